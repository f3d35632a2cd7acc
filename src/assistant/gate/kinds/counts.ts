import { wordsOfAll } from '../../../language/packs.ts'
import type { Fact } from '../../fact.ts'
import type { Scene } from '../claim.ts'
import type { Known } from '../known.ts'
import type { Amount } from '../said-amounts.ts'

const MOST_PIECES = 100

/** A number of pieces: without a unit, or "pieces". */
export const isCount = (unit: string | null): boolean => unit === null || unit === 'pc' || unit === 'item'
export const different = (facts: readonly Fact[]): Fact[] => [
  ...new Map(facts.toReversed().map((fact) => [fact.value, fact])).values(),
]
/** The numbers of pieces among some amounts. */
export const countsIn = (amounts: readonly Amount[]): number[] =>
  amounts.flatMap(({ unit, values: [value = 0] }) =>
    isCount(unit) && Number.isInteger(value) && value >= 2 && value <= MOST_PIECES ? value : [],
  )
export const sizeWords = wordsOfAll(({ options }) => options?.names?.size)
export const notCounted = wordsOfAll(({ quantities }) => quantities?.notCounted)

/** "2." at the start of a point. */
export const isListMark = ({ tokens }: Scene, { from, to }: Amount): boolean =>
  tokens.slice(0, from).every(({ kind }) => kind === 'sign') &&
  /^\d{1,2}$/.test(tokens[from]?.text ?? '') &&
  /^[.):]$/.test(tokens[to]?.text ?? '')

/** A number of pieces or of different things of an order that was shown. */
export function countedInOrders({ orders }: Known, said: number): readonly Fact[] | null {
  for (const { facts, items } of orders.values()) {
    const quantities = items.filter(({ field }) => field === 'quantity')
    const count = [...facts.filter(({ field }) => field === 'count'), ...quantities].find(
      ({ value }) => Number(value) === said,
    )
    if (count) return [count]
    if (quantities.reduce((sum, { value }) => sum + Number(value), 0) === said) return quantities
  }
  return null
}
