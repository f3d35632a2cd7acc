import { escapeMarkup } from './report-junit.ts'
import type { ConversationResult, SuiteResult, TurnResult } from './run-suite.ts'
import type { Totals } from './totals.ts'

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c;background:#fff}
table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left;vertical-align:top}
details{border-top:1px solid #ddd;padding:.4rem 0}summary{cursor:pointer}
.failed>summary::before{content:"\\2717 ";color:#b00020}.passed>summary::before{content:"\\2713 ";color:#0a7d33}.skipped>summary::before{content:"\\2013 "}
.user{margin:.6rem 0 .2rem;font-weight:600}.said{white-space:pre-wrap}.shown,.tools{color:#555;font-size:.9em}.fault{color:#b00020}
@media (prefers-color-scheme:dark){body{background:#161616;color:#eee}.shown,.tools{color:#aaa}.fault{color:#ff8a80}details{border-color:#333}}`

/** One page with all transcripts, which needs nothing from elsewhere. */
export function htmlReport(results: SuiteResult[], totals: Totals): string {
  const { passed, turnMs, clarifyingRate } = totals
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const groups = Object.entries({ ...totals.byCategory, ...totals.byLanguage })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conversations</title><style>${STYLE}</style>
<h1>${passed.count} of ${passed.of} conversations passed</h1>
<p>${percent(passed.share)}, 95 % interval ${percent(passed.low)} to ${percent(passed.high)}. ${totals.turns} turns, p50 ${turnMs.p50.toFixed(1)} ms, p95 ${turnMs.p95.toFixed(1)} ms. Asked back in ${percent(clarifyingRate)} of turns.</p>
<table>${groups.map(([name, share]) => `<tr><th>${escapeMarkup(name)}<td>${share.count} of ${share.of}<td>${percent(share.share)}`).join('\n')}</table>
${results.map(({ suite, conversations }) => `<h2>${escapeMarkup(suite)}</h2>\n${conversations.map(conversationHtml).join('\n')}`).join('\n')}
</html>
`
}

function conversationHtml(conversation: ConversationResult): string {
  const { name, category, language, outcome, reason, turns, notRun } = conversation
  const open = outcome === 'failed' ? ' open' : ''
  return `<details class="${outcome}"${open}><summary>${escapeMarkup(name)} (${escapeMarkup(category)}, ${escapeMarkup(language)})</summary>
${reason ? `<p class="fault">${escapeMarkup(reason)}</p>` : ''}${turns.map(turnHtml).join('\n')}${notRun.map((one) => `<p class="tools">not run: ${escapeMarkup(one)}</p>`).join('')}</details>`
}

function turnHtml({ user, text, cards, buttons, order, tools, tookMs, understood, failures }: TurnResult): string {
  const shown = [...cards, ...(order ? [order] : []), ...buttons.map((label) => `[${label}]`)].join(' · ')
  const used = tools.map(({ name, input }) => `${name} ${JSON.stringify(input)}`).join('; ')
  return `<p class="user">${escapeMarkup(user)}</p><div class="said">${text.split('\n').map(escapeMarkup).join('\n')}</div>
<div class="shown">${escapeMarkup(shown)}</div><div class="tools">${escapeMarkup(`${understood ?? ''} · ${tookMs.toFixed(1)} ms · ${used}`)}</div>
${failures.map(({ kind, message }) => `<div class="fault">${escapeMarkup(`${kind}: ${message}`)}</div>`).join('')}`
}
