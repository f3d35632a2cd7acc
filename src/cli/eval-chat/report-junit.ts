import { printable, printableRecord } from '../../shared/printable.ts'
import type { ConversationResult, SuiteResult } from './run-suite.ts'

/** XML 1.0 cannot hold them, not even escaped. */
const NOT_XML = /[\ufffe\uffff]/g
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** One line that says what is in it: hidden characters and line breaks are written out. */
export const escapeMarkup = (text: string): string =>
  printable(text)
    .replace(NOT_XML, '\ufffd')
    .replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)

/** The results as continuous integration servers read them. */
export function junitReport(results: SuiteResult[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...results.flatMap(({ suite, file, conversations }) => {
      const count = (outcome: string) => conversations.filter((one) => one.outcome === outcome).length
      const head = `name="${escapeMarkup(suite)}" tests="${conversations.length}" failures="${count('failed')}" skipped="${count('skipped')}" time="${seconds(conversations)}"`
      return [
        `  <testsuite ${head}>`,
        ...conversations.flatMap((one) => testCase(one, `${file}: ${one.category}`)),
        '  </testsuite>',
      ]
    }),
    '</testsuites>',
    '',
  ].join('\n')
}

const seconds = (conversations: ConversationResult[]): string =>
  (conversations.flatMap(({ turns }) => turns).reduce((sum, { tookMs }) => sum + tookMs, 0) / 1000).toFixed(3)

function testCase(conversation: ConversationResult, className: string): string[] {
  const { name, attempt, outcome, reason, turns } = conversation
  const title = attempt > 1 ? `${name} (${attempt})` : name
  const head = `    <testcase classname="${escapeMarkup(className)}" name="${escapeMarkup(title)}" time="${seconds([conversation])}"`
  if (outcome === 'passed') return [`${head}/>`]
  if (outcome === 'skipped')
    return [`${head}>`, `      <skipped message="${escapeMarkup(reason ?? '')}"/>`, '    </testcase>']
  const faults = turns.flatMap(({ failures }) => failures.map(({ kind, message }) => `${kind}: ${message}`))
  const transcript = turns.flatMap(({ user, text, failures }) => [
    `> ${user}`,
    `< ${text}`,
    ...failures.map(({ kind, message }) => `  ${kind}: ${message}`),
  ])
  return [
    `${head}>`,
    `      <failure message="${escapeMarkup(reason ?? faults[0] ?? '')}">${transcript.flatMap(printableRecord).map(escapeMarkup).join('\n')}</failure>`,
    '    </testcase>',
  ]
}
