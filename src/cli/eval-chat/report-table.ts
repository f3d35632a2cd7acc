import type { Share } from '../../eval/chat/summarize.ts'
import { table } from '../print.ts'
import type { ConversationResult, SuiteResult } from './run-suite.ts'
import type { Totals } from './totals.ts'

/** The table per conversation, what failed, and the totals. */
export function describeResults(results: SuiteResult[], totals: Totals): string[] {
  return [
    ...results.flatMap(({ suite, file, conversations }) => ['', `${suite} (${file})`, ...describeSuite(conversations)]),
    '',
    ...describeTotals(totals),
  ]
}

function describeSuite(conversations: ConversationResult[]): string[] {
  const rows = conversations.map((one) => [
    one.outcome,
    one.attempt > 1 ? `${one.name} (${one.attempt})` : one.name,
    one.category,
    one.language,
    String(one.turns.length),
    one.turns.length === 0 ? '-' : Math.max(...one.turns.map(({ tookMs }) => tookMs)).toFixed(1),
  ])
  return [
    ...table([['OUTCOME', 'CONVERSATION', 'CATEGORY', 'LANGUAGE', 'TURNS', 'SLOWEST MS'], ...rows]),
    ...conversations.filter(({ outcome }) => outcome !== 'passed').flatMap(describeFailed),
    ...describeNotRun(conversations),
  ]
}

function describeFailed({ name, outcome, reason, turns }: ConversationResult): string[] {
  return [
    '',
    `${outcome}: ${name}${reason ? `: ${reason}` : ''}`,
    ...turns.flatMap(({ user, text, tools, understood, failures }) =>
      failures.length === 0
        ? []
        : [
            `  > ${user}`,
            `  < ${text.replaceAll('\n', ' ')}`,
            `    understood ${understood ?? '-'}; tools ${tools.map((tool) => tool.name).join(', ') || 'none'}`,
            ...failures.map(({ kind, message }) => `    ${kind}: ${message}`),
          ],
    ),
  ]
}

function describeNotRun(conversations: ConversationResult[]): string[] {
  const count = conversations.reduce((sum, { notRun }) => sum + notRun.length, 0)
  return count === 0 ? [] : ['', `${count} criteria were not run: they need a judge model`]
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const shareText = ({ count, of, share, low, high }: Share): string =>
  `${count} of ${of} = ${percent(share)} [${percent(low)}, ${percent(high)}]`

function describeTotals(totals: Totals): string[] {
  const { turnMs, cpuMs, firstEventMs, passHat, failures } = totals
  const groups = (shares: Record<string, Share>) =>
    Object.entries(shares).map(([name, share]) => [`  ${name}`, shareText(share)])
  return [
    `Passed: ${shareText(totals.passed)} (95 % interval)${totals.skipped > 0 ? `; ${totals.skipped} skipped` : ''}`,
    ...table([...groups(totals.byCategory), ...groups(totals.byLanguage)]),
    ...Object.entries(passHat).map(([k, chance]) => `pass^${k}: ${percent(chance)}`),
    `${totals.turns} turns; ms per turn p50 ${turnMs.p50.toFixed(1)}, p95 ${turnMs.p95.toFixed(1)}, most ${turnMs.most.toFixed(1)}; processor p50 ${cpuMs.p50.toFixed(1)}, p95 ${cpuMs.p95.toFixed(1)}; first event p50 ${firstEventMs.p50.toFixed(1)}, p95 ${firstEventMs.p95.toFixed(1)}`,
    `Asked back in ${percent(totals.clarifyingRate)} of turns`,
    `Failed expectations: ${
      Object.entries(failures)
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', ') || 'none'
    }`,
  ]
}
