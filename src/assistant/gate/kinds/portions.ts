import { wordsOfAll } from '../../../language/packs.ts'
import type { Fact } from '../../fact.ts'
import type { Scene } from '../claim.ts'
import { type KnownProduct, numbersOf } from '../known.ts'
import type { Amount } from '../said-amounts.ts'
import { inBase } from '../same-amount.ts'
import { isCount } from './counts.ts'

const times = wordsOfAll(({ reckoning }) => reckoning?.times)
const NEAR = 0.03
const isPortions = ({ unit }: Amount): boolean => isCount(unit) || unit === 'cup'
const isMadeOf = (whole: number, part: number, count: number): boolean =>
  whole > part && (Math.abs(whole / part - count) <= count * NEAR || Math.floor(whole / part) === count)

/** "15 bowls of 2 g" of 30 g, "9 rides of 40 minutes" of 6 hours: how often a measure that is known has another in it. */
export function portionsOf(
  { clauses, turn, tokens }: Scene,
  amount: Amount,
  products: readonly KnownProduct[],
): readonly Fact[] | null {
  const said = [...clauses.flatMap(({ amounts }) => amounts), ...turn.shopperAmounts].filter((one) => one !== amount)
  const own = inBase(amount)
  const [count = 0] = amount.values
  const known = products.flatMap((product) => numbersOf(product, turn.catalogLanguage))
  // "Four times the pieces": so many times another number of its unit.
  if (times.has(tokens[amount.to]?.text ?? '')) {
    const isTimes = (one: Amount, other: Amount) =>
      one.unit === other.unit && one.values.some((value) => other.values.some((part) => part * count === value))
    const whole = known.find((one) => known.some((part) => isTimes(one.amount, part.amount)))
    if (whole && count > 1) return [whole.fact]
  }
  const isEach = clauses.some(
    ({ from, to, cues }) => from <= amount.from && amount.from < to && cues.some(({ name }) => name === 'trade.each'),
  )
  for (const { amount: one, fact } of known) {
    const whole = inBase(one)
    if (!whole) continue
    // "1.3 kg the pair, 650 g each"
    if (isEach && own?.base === whole.base && Math.abs(own.value * 2 - whole.value) <= whole.value * 0.005)
      return [fact]
    const isPart = said.some((other) => {
      const part = inBase(other)
      if (isPortions(amount)) return part?.base === whole.base && isMadeOf(whole.value, part.value, count)
      return isPortions(other) && own?.base === whole.base && isMadeOf(whole.value, own.value, other.values[0] ?? 0)
    })
    if (isPart) return [fact]
  }
  return null
}
