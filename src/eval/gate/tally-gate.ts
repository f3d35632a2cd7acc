import type { GateCase } from './gate-case.ts'
import type { Judgement } from './judge-shown.ts'

/** A case, with what was shown. */
export interface PlayedCase {
  gateCase: GateCase
  shown: string
  judgement: Judgement
}

/** How many of how many went wrong: true answers that lost a part, or false ones whose falsehood was shown. */
export interface GateCount {
  wrong: number
  of: number
}

export interface GateRow {
  kind: string
  byLanguage: Record<string, GateCount>
  all: GateCount
}

export interface GateTally {
  truth: GateCase['truth']
  kinds: GateRow[]
  total: GateRow
  /** Answers of which no sentence was shown. */
  nothingLeft: number
}

/** Counts by kind and language, kinds in the order in which they come. */
export function tallyGate(played: readonly PlayedCase[], truth: GateCase['truth']): GateTally {
  const own = played.filter(({ gateCase }) => gateCase.truth === truth)
  const kinds = Map.groupBy(own, ({ gateCase }) => gateCase.kind)
  return {
    truth,
    kinds: [...kinds].map(([kind, cases]) => rowOf(kind, cases)),
    total: rowOf('all', own),
    nothingLeft: own.filter(({ judgement }) => judgement.lost.length === judgement.of).length,
  }
}

const rowOf = (kind: string, cases: readonly PlayedCase[]): GateRow => ({
  kind,
  byLanguage: Object.fromEntries(
    [...Map.groupBy(cases, ({ gateCase }) => gateCase.language)].map(([language, own]) => [language, countOf(own)]),
  ),
  all: countOf(cases),
})

const countOf = (cases: readonly PlayedCase[]): GateCount => ({
  wrong: cases.filter(({ judgement }) => judgement.outcome !== 'right').length,
  of: cases.length,
})
