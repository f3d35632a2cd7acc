import type { Fact } from '../../fact.ts'
import type { KnownProduct } from '../known.ts'

/** A number that is known, or worked out of one, with what bears it out. */
export interface Term {
  value: number
  facts: readonly Fact[]
  product?: KnownProduct
  /** How often it is taken. */
  times?: number
}

/** What two numbers make. */
type Way = (one: number, other: number) => readonly number[]
export const sum: Way = (one, other) => [one + other]
export const apart: Way = (one, other) => [Math.abs(one - other)]
export const product: Way = (one, other) => [one * other]
export const shares: Way = (one, other) => [one / other, other / one]
/** What some percent of an amount are, and what is left of it. */
export const percent: Way = (one, share) => [(one * share) / 100, one * (1 - share / 100)]

/** Numbers that an answer or the shopper told: they are held for themselves. */
export const told = (values: readonly number[]): Term[] => values.map((value) => ({ value, facts: [] }))

/** Each number as often as each count says. */
export const taken = (terms: readonly Term[], counts: readonly number[]): Term[] =>
  terms.flatMap((term) => counts.map((times) => ({ ...term, times, value: term.value * times })))

/** What bears out a number that two known ones make; null where no two do. */
export function made(
  isMeant: (value: number) => boolean,
  ones: readonly Term[],
  others: readonly Term[],
  ways: readonly Way[],
  mayBe: (one: Term, other: Term) => boolean = () => true,
): readonly Fact[] | null {
  for (const one of ones) {
    const other = others.find(
      (term) =>
        term !== one && mayBe(one, term) && ways.some((way) => way(one.value, term.value).some((value) => isMeant(value))),
    )
    if (other) return [...one.facts, ...other.facts]
  }
  return null
}
