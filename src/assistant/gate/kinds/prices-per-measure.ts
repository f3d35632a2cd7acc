import { unitOf } from '../../../language/amounts/units.ts'
import type { Fact } from '../../fact.ts'
import type { Clause, Scene } from '../claim.ts'
import { type KnownProduct, numbersOf, pricesOf } from '../known.ts'
import { namedBy, variantsWith } from '../options.ts'
import type { Amount } from '../said-amounts.ts'
import { inBase } from '../same-amount.ts'
import { different, isCount } from './counts.ts'

/** Whether a price is reckoned for an amount, which is no size of anything: "per 100 g", "auf 100 g gerechnet", "2,70 € les 100 ml". */
export function isReference({ cues, amounts }: Clause, { from, values, unit }: Amount): boolean {
  const isEach = cues.some(
    (cue) => cue.name === 'trade.each' && (cue.to === from || (cue.from < from && from < cue.to)),
  )
  const isBehind = !isCount(unit) && amounts.some((one) => one.unit === 'money' && one.to === from - 1)
  return values.some((value) => /^10*$/.test(String(value))) && (isEach || isBehind)
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
  const round = clauses.flatMap((clause) =>
    clause.amounts.flatMap((amount) => (isReference(clause, amount) ? (inBase(amount) ?? []) : [])),
  )
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

/** The prices that one per measure may be made of: that of the size that is told before it in the clause, else all. */
export function ratedIn({ turn }: Scene, clause: Clause, product: KnownProduct, amount: Amount): Fact[] {
  const before = clause.amounts.filter(({ to }) => to <= amount.from)
  const sizes = before
    .slice(before.findLastIndex(({ unit }) => unit === 'money') + 1)
    .filter((one) => !isReference(clause, one))
  const named = namedBy({ words: [], amounts: sizes }, product, turn.catalogLanguage)
  return different(pricesOf(product, named.size > 0 ? variantsWith(product, named) : []))
}

/** Prices for what the sentence tells them for, else for each piece of a pack, and for 10, 100 or 1000 of a measure. */
export function perMeasure(
  scene: Scene,
  product: KnownProduct,
  prices: readonly Fact[],
): { fact: Fact; value: number }[] {
  const references = referencesIn(scene)
  // Measures that the sentence tells are held for themselves: "30 g in all, so about 13 cents a gram".
  const told = scene.clauses.flatMap(({ amounts }) => amounts.filter(inBase))
  const numbers = [
    ...numbersOf(product, scene.turn.catalogLanguage),
    ...told.flatMap((amount) => (product.title ? { amount, fact: product.title } : [])),
  ]
  const partsOf = (amount: Amount): number[] => {
    const own = inBase(amount)
    const meant = references.filter(({ base }) => base === own?.base)
    return own && meant.length > 0
      ? meant.map(({ value }) => own.value / value)
      : amount.values.flatMap((part) => [1, 10, 100, 1000].map((of) => part / of))
  }
  return prices.flatMap((fact) =>
    numbers
      .filter(({ fact: { entity, id } }) => entity !== 'variant' || id === fact.id)
      .flatMap(({ amount }) => partsOf(amount))
      .filter((part) => part > 0 && part !== 1)
      .map((part) => ({ fact, value: Number(fact.value) / part })),
  )
}
