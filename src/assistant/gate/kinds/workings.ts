import { unitOf } from '../../../language/amounts/units.ts'
import type { Fact } from '../../fact.ts'
import type { Scene } from '../claim.ts'
import type { KnownProduct } from '../known.ts'
import type { Amount } from '../said-amounts.ts'
import { inBase } from '../same-amount.ts'
import { isCount } from './counts.ts'

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
        term !== one &&
        mayBe(one, term) &&
        ways.some((way) => way(one.value, term.value).some((value) => isMeant(value))),
    )
    if (other) return [...one.facts, ...other.facts]
  }
  return null
}

/** Share by which how often one measure has another in it may be off. */
const NEAR = 0.03
const isPortions = ({ unit }: Amount): boolean => isCount(unit) || unit === 'cup'
const isMadeOf = (whole: number, part = whole, count = 0): boolean =>
  whole > part && (Math.abs(whole / part - count) <= count * NEAR || Math.floor(whole / part) === count)

/** "15 bowls of 2 g" of 30 g, "9 rides of 40 minutes" of 6 hours: how often a measure that is known has another in it. */
export function portionsOf(
  amount: Amount,
  others: readonly Amount[],
  known: readonly { amount: Amount; fact: Fact }[],
): readonly Fact[] | null {
  const found = known.find((one) => {
    const whole = inBase(one.amount)
    const sameOf = (of: Amount) => {
      const part = inBase(of)
      return part?.base === whole?.base ? part?.value : undefined
    }
    return others.some((other) =>
      isPortions(amount)
        ? whole && isMadeOf(whole.value, sameOf(other), amount.values[0])
        : whole && isPortions(other) && isMadeOf(whole.value, sameOf(amount), other.values[0]),
    )
  })
  return found ? [found.fact] : null
}

/** What prices are told for: "per 100 g", "per litre". */
export function referencesIn({ clauses, tokens }: Scene): { base: string; value: number }[] {
  // "1.60 €/ml", "33 € le litre": a unit without a number.
  const all = clauses.flatMap(({ amounts }) => amounts)
  const behind = tokens.flatMap(({ text, kind }, at) => {
    const isBare = kind === 'word' && text.length > 1 && !all.some(({ from, to }) => from <= at && at < to)
    const unit = isBare || tokens[at - 1]?.text === '/' ? unitOf(text) : undefined
    return unit === undefined ? [] : (inBase({ values: [1], unit }) ?? [])
  })
  // "Per 100 ml the large one comes to ...": told before.
  const round = all
    .filter(({ values: [value = 0] }) => /^10*$/.test(String(value)))
    .flatMap((amount) => inBase(amount) ?? [])
  const behindEach = clauses.flatMap(({ cues, amounts }) =>
    cues
      .filter(({ name }) => name === 'trade.each')
      .flatMap(({ to }) => {
        const amount = amounts.find(({ from }) => from === to)
        const unit = unitOf(tokens[to]?.text ?? '')
        return inBase(amount ?? { values: [1], unit: unit ?? null }) ?? []
      }),
  )
  return [...behind, ...round, ...behindEach]
}
