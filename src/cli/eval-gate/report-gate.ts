import { type GateCount, type GateRow, type GateTally, type PlayedCase, tallyGate } from '../../eval/gate/tally-gate.ts'
import { inline, table } from '../print.ts'

export interface GateReport {
  file: string
  cases: number
  truths: GateTally
  lies: GateTally
}

export const reportOf = (file: string, played: readonly PlayedCase[]): GateReport => ({
  file,
  cases: played.length,
  truths: tallyGate(played, 'true'),
  lies: tallyGate(played, 'lie'),
})

/** The report for people: a table of each file; with `isWhole` a line a kind. */
export function describeGate({ file, cases, truths, lies }: GateReport, isWhole: boolean): string[] {
  return [
    `${file}: ${cases} answers`,
    '',
    ...tallyTable('TRUE, BLOCKED', truths, isWhole),
    `Nothing left of ${truths.nothingLeft} true answers`,
    '',
    ...tallyTable('FALSE, SHOWN', lies, isWhole),
  ]
}

function tallyTable(head: string, { kinds, total }: GateTally, isWhole: boolean): string[] {
  const languages = Object.keys(total.byLanguage).sort()
  const row = ({ kind, byLanguage, all }: GateRow) => [
    kind,
    ...languages.map((language) => countText(byLanguage[language])),
    countText(all),
    all.of === 0 ? '-' : `${((100 * all.wrong) / all.of).toFixed(1)} %`,
  ]
  return table([[head, ...languages, 'all', '%'], ...(isWhole ? kinds.map(row) : []), row(total)])
}

const countText = (count: GateCount | undefined): string => (count ? `${count.wrong}/${count.of}` : '-')

/** A wrong one: what was asked, said and shown. */
export function describePlayed({ gateCase, shown, judgement }: PlayedCase): string[] {
  const { id, store, shopper, say, lie } = gateCase
  return [
    '',
    `${judgement.outcome}: ${id} (${store})${lie === null ? '' : ` ${inline(lie)}`}`,
    `  > ${shopper}`,
    `  said  ${say.replaceAll('\n', ' / ')}`,
    `  shown ${shown.replaceAll('\n', ' / ')}`,
  ]
}
