import { unitOf } from '../../language/units.ts'
import { remembering } from '../../shared/remembering.ts'
import { isOfOther } from './attributes.ts'
import type { Fact } from './fact.ts'
import { type ProductFacts, stem } from './fact-book.ts'
import { numberOfOptions, type VariantFacts } from './option-table.ts'
import { numberFrom, readNumbers, readTokens } from './read-tokens.ts'
import type { Scene } from './scene.ts'

/** A number in the title, the texts or the options of the product that is talked about: "128 GB", "1000 pieces". */
export function isOfProduct(scene: Scene, values: readonly number[], from: number, to: number): boolean {
  if (scene.near('delivery', from, to, 6) || scene.near('discount', from, to, 5) || scene.near('left', from, to, 2))
    return false
  for (const product of isBeside(scene, from) ? scene.book.products.values() : scene.productsAt(from, to)) {
    const variants = scene.variantsOf(product, from)
    const fact = values.map((value) => numberFact(product, value, variants)).find(Boolean)
    if (!fact || !unitFits(scene, String(fact.value), values, to)) continue
    if (isOfOther(scene.tokens, from, String(fact.value), values)) continue
    scene.used.add(fact)
    return true
  }
  return false
}

/** "up to 40 hours instead of 9", "62 g frente a 86 g": of what it is compared with. */
const isBeside = (scene: Scene, from: number): boolean =>
  /\b(instead of|compared (to|with)|versus|vs|rather than|against|anstatt|statt|gegenuber|im vergleich zu|gegen|frente a|en lugar de|comparad[oa]s? con|contre|au lieu de|par rapport a)( (the|los|las|les|der|die|den|nur|only))?$/.test(
    scene.tokens
      .slice(Math.max(0, from - 5), from)
      .map(({ text }) => text)
      .join(' '),
  )

/** Said of certain variants, a number of their options or of the product as a whole; else any that was read. */
export function numberFact(
  product: ProductFacts,
  value: number,
  variants: readonly VariantFacts[] | null,
): Fact | undefined {
  const fact = product.numbers.get(value)
  return !variants || !fact || fact.entity === 'product' ? fact : numberOfOptions(variants, value)
}

/** A unit alike in all languages and spellings: "inches" and "Zoll" are "in"; another word by its stem. */
export const unitKey = (word: string): string => unitOf(word) ?? stem(word)

/** Between two numbers or behind one, in figures of a thing. */
const otherMeasures = new Set('bar mp k p'.split(' '))
const measures = (word: string): boolean =>
  (unitOf(word) !== undefined && !spans.has(unitOf(word) as string)) || otherMeasures.has(word)
/** Counted of a policy or an order rather than measured of a thing. */
const spans = new Set(['day', 'week', 'month', 'year', 'min', 'item'])

/** What is measured by a number that ends at a place; "from 65 to 135 cm" are both centimetres. Null without a measure. */
export function saidUnit({ tokens, numbers }: Pick<Scene, 'tokens' | 'numbers'>, to: number): string | null {
  const second = numberFrom(numbers, to + 1)
  if (second && /^(to|bis|a|x|-|und|and|y|et)$/.test(tokens[to]?.text ?? '')) {
    const unit = tokens[second.to]
    if (unit && measures(unit.text)) return unitKey(unit.text)
  }
  const next = tokens[to]?.skip ? tokens[to + 1] : tokens[to]
  return next && measures(next.text) ? unitKey(next.text) : null
}

/** "64 inches" does not support "64 GB". */
export function unitFits(scene: Scene, text: string, values: readonly number[], to: number): boolean {
  const said = saidUnit(scene, to)
  if (said === null) return true
  return measuresIn(text).some(({ value, unit }) => values.includes(value) && unitsAlike(said, unit))
}

/** The numbers of a text, each with its measure or the word behind it; those within a name ("IPX5") are none. */
const measuresIn = remembering((text: string): { value: number; unit: string }[] => {
  const tokens = readTokens(text.slice(0, 4000))
  const numbers = readNumbers(tokens)
  return numbers.flatMap(({ from, to, values }) => {
    const before = tokens[from - 1]
    if (tokens[from]?.glued && before?.kind === 'word') return []
    const next = tokens[to]?.skip ? tokens[to + 1] : tokens[to]
    const unit = saidUnit({ tokens, numbers }, to) ?? unitKey(next?.kind === 'word' ? next.text : '')
    return values.map((value) => ({ value, unit }))
  })
}, 500)

const unitsAlike = (said: string, has: string): boolean => said === has || has === ''

interface Measured {
  value: number
  unit: string
  fact: Fact
}

const measured = new WeakMap<ProductFacts, { count: number; found: readonly Measured[] }>()

/** What the texts of a product measure: 62 g, 120 m. Read again only when it has more texts: each number of a sentence may ask. */
export function measuredIn(product: ProductFacts): readonly Measured[] {
  const known = measured.get(product)
  if (known?.count === product.texts.length) return known.found
  const found = new Map<string, Measured>()
  // Many variants have the same options.
  for (const fact of product.texts)
    for (const one of measuresIn(String(fact.value))) {
      const key = `${one.value} ${one.unit} ${fact.value}`
      if (!found.has(key)) found.set(key, { ...one, fact })
    }
  const all = [...found.values()]
  measured.set(product, { count: product.texts.length, found: all })
  return all
}

const apart =
  /^(difference|diferencia|ecart|\w*unterschied|lighter|heavier|longer|shorter|taller|wider|larger|smaller|bigger|more|less|leichter|schwerer|langer|kurzer|grosser|kleiner|mehr|weniger|mas|menos|plus|moins)$/

/** "The difference in weight is 24 g": of two numbers of two products in the same measure. */
export function isApart(scene: Scene, values: readonly number[], to: number): boolean {
  const unit = saidUnit(scene, to)
  if (unit === null || !scene.tokens.some(({ text }) => apart.test(text))) return false
  const { all, byValue } = measuredAs(scene, unit)
  for (const value of values) {
    for (const a of all) {
      const b = byValue.get(millionths(a.value - value))?.find(({ fact }) => fact !== a.fact)
      if (!b) continue
      scene.used.add(a.fact).add(b.fact)
      return true
    }
  }
  return false
}

interface MeasuredAs {
  all: readonly Measured[]
  /** Two of each value, by millionths. */
  byValue: ReadonlyMap<number, readonly Measured[]>
}

/** The difference of two fractions is not exact. */
const millionths = (value: number): number => Math.round(value * 1e6)

const measuredByScene = new WeakMap<Scene, Map<string, MeasuredAs>>()

/** What the products that a sentence names, or all that were read, measure in a unit. Worked out once a sentence. */
function measuredAs(scene: Scene, unit: string): MeasuredAs {
  const byUnit = measuredByScene.get(scene) ?? new Map<string, MeasuredAs>()
  measuredByScene.set(scene, byUnit)
  const known = byUnit.get(unit)
  if (known) return known
  const products =
    scene.mentions.length > 1 ? scene.mentions.flatMap((one) => one.products) : [...scene.book.products.values()]
  const all = products.flatMap((product) => measuredIn(product).filter((one) => one.unit === unit))
  const byValue = new Map<number, Measured[]>()
  for (const one of all) {
    const same = byValue.get(millionths(one.value)) ?? []
    if (same.length < 2 && same[0]?.fact !== one.fact) same.push(one)
    byValue.set(millionths(one.value), same)
  }
  byUnit.set(unit, { all, byValue })
  return { all, byValue }
}

/** "Twice as long": two numbers of a product, the one twice the other. */
export const isTwice = (scene: Scene, from: number, to: number): boolean =>
  /^(twice|doppelt|doble|double)$/.test(scene.tokens[from]?.text ?? '') &&
  /^(as|so|de|que)$/.test(scene.tokens[to]?.text ?? '') &&
  scene.productsAt(from, to).some((product) => {
    const all = measuredIn(product).filter(({ unit }) => unit !== '')
    const known = new Set(all.map(({ value, unit }) => `${value} ${unit}`))
    return all.some(({ value, unit }) => known.has(`${2 * value} ${unit}`))
  })
