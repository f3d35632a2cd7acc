import type { AskSearch } from './ask-search.ts'
import { type FitKind, type FitQuery, fitKinds } from './fit-query.ts'
import { type FitAnswer, type FitFault, type Judgement, judgeAnswer } from './judge-answer.ts'
import type { Shop } from './shop.ts'

export interface KindTotals {
  kind: FitKind
  queries: number
  right: number
  wrong: number
  undecided: number
}

export interface JudgedQuery {
  query: FitQuery
  answer: FitAnswer
  judgement: Judgement
}

export interface FitReport {
  products: number
  kinds: KindTotals[]
  total: KindTotals
  /** Products over all answers, by what is wrong with them. */
  faults: Record<FitFault, number>
  judged: JudgedQuery[]
}

/** Share of right answers among those that the rows decide; 1 when they decide none. */
export const rightShare = ({ right, wrong }: KindTotals): number => (right + wrong === 0 ? 1 : right / (right + wrong))

/** Asks all queries and holds the answers against the rows. */
export async function evaluateFit(shop: Shop, queries: readonly FitQuery[], ask: AskSearch): Promise<FitReport> {
  const judged: JudgedQuery[] = []
  for (const query of queries) {
    const answer = await ask(query.q, query.language)
    judged.push({ query, answer, judgement: judgeAnswer(shop, query, answer) })
  }
  const faults: Record<FitFault, number> = {
    ...{ exact_contradicted: 0, exact_unsupported: 0, likely_contradicted: 0 },
    ...{ missing: 0, wrong_first: 0, unnamed_near: 0 },
  }
  for (const { judgement } of judged) for (const { fault } of judgement.faults) faults[fault]++
  const kinds = fitKinds.map((kind) =>
    totalsOf(
      kind,
      judged.filter(({ query }) => query.kind === kind),
    ),
  )
  return {
    products: shop.readings.length,
    kinds: kinds.filter(({ queries: count }) => count > 0),
    total: totalsOf('all', judged),
    faults,
    judged,
  }
}

function totalsOf(kind: FitKind, judged: JudgedQuery[]): KindTotals {
  const count = (outcome: Judgement['outcome']) =>
    judged.filter(({ judgement }) => judgement.outcome === outcome).length
  return { kind, queries: judged.length, right: count('right'), wrong: count('wrong'), undecided: count('undecided') }
}
