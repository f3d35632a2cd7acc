import { unitOf } from '../../../language/units.ts'
import type { Fact } from '../../fact.ts'
import type { Scene } from '../claim.ts'
import { type KnownProduct, numbersOf } from '../known.ts'
import type { Amount } from '../said-amounts.ts'
import { inBase } from '../same-amount.ts'
import { isCount } from './counts.ts'

const NEAR = 0.03
const isPortions = ({ unit }: Amount): boolean => isCount(unit) || unit === 'cup'
const isMadeOf = (whole: number, part: number, count: number): boolean =>
  whole > part && (Math.abs(whole / part - count) <= count * NEAR || Math.floor(whole / part) === count)

/** "15 bowls of 2 g" of 30 g, "9 rides of 40 minutes" of 6 hours: how often a measure that is known has another in it. */
export function portionsOf(
  { clauses, turn }: Scene,
  amount: Amount,
  products: readonly KnownProduct[],
): readonly Fact[] | null {
  const said = [...clauses.flatMap(({ amounts }) => amounts), ...turn.shopperAmounts].filter((one) => one !== amount)
  const own = inBase(amount)
  const [count = 0] = amount.values
  for (const { amount: one, fact } of products.flatMap((product) => numbersOf(product, turn.catalogLanguage))) {
    const whole = inBase(one)
    if (!whole) continue
    const isPart = said.some((other) => {
      const part = inBase(other)
      if (isPortions(amount)) return part?.base === whole.base && isMadeOf(whole.value, part.value, count)
      return isPortions(other) && own?.base === whole.base && isMadeOf(whole.value, own.value, other.values[0] ?? 0)
    })
    if (isPart) return [fact]
  }
  return null
}

/** "At 35 g per square metre 100 m² take 3.5 kg", "one every three months, so a pack of four lasts a year": one amount so many times another. */
export function multiplesOf(
  { clauses, turn }: Scene,
  amount: Amount,
  products: readonly KnownProduct[],
): readonly Fact[] | null {
  const own = inBase(amount)
  const said = clauses.flatMap(({ amounts }) => amounts).filter(({ from }) => from < amount.from)
  const isPer = clauses.some(({ cues }) => cues.some(({ name }) => name === 'trade.each' || name === 'trade.all'))
  if (!own || !isPer) return null
  const numbers = products.flatMap((product) => numbersOf(product, turn.catalogLanguage))
  const isTimes = (one: Amount, other: Amount): boolean => {
    const [part, times = 0] = [inBase(one), other.values[0]]
    const isFactor = isCount(other.unit) || inBase(other)?.base !== own.base
    return part?.base === own.base && isFactor && times > 1 && isNear(part.value * times, own.value)
  }
  for (const one of said) {
    if (said.some((other) => other !== one && isTimes(one, other))) return []
    const found = numbers.find(({ amount: other }) => isTimes(one, other) || isTimes(other, one))
    if (found) return [found.fact]
  }
  return null
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(0.0051, other * 0.001)

/** "1.1 kg and 1 kg: that is 100 g more", in whatever unit. */
export function differencesIn({ clauses }: Scene, amount: Amount): readonly Fact[] | null {
  const own = inBase(amount)
  const before = clauses.flatMap(({ amounts }) => amounts).filter(({ from }) => from < amount.from)
  const all = before.flatMap((one) => inBase(one) ?? []).filter(({ base }) => base === own?.base)
  const isApart = all.some((one, at) =>
    all.slice(at + 1).some((other) => Math.abs(Math.abs(one.value - other.value) - (own?.value ?? 0)) < 0.006),
  )
  return isApart ? [] : null
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
  const told = clauses.flatMap(({ cues, amounts }) =>
    cues
      .filter(({ name }) => name === 'trade.each')
      .flatMap(({ to }) => {
        const amount = amounts.find(({ from }) => from === to)
        const unit = unitOf(tokens[to]?.text ?? '')
        return inBase(amount ?? { values: [1], unit: unit ?? null }) ?? []
      }),
  )
  return [...behind, ...round, ...told]
}
