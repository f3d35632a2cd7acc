import type { ComparedBy } from '../../language/amounts/read-comparative.ts'
import { scaleOf } from '../../language/amounts/units.ts'
import { kindOfName, sizeRank } from '../../language/text/families.ts'
import type { SearchProduct } from '../search-product.ts'
import { dimensionsOfUnit } from './read-question.ts'
import { readShopText, type ShopText, sentencesOf } from './shop-texts.ts'
import { isLoad } from './text-amounts.ts'

/** A measure that a shop tells of a product, in the unit its kind of measure is told in. */
export interface Measure {
  by: 'volume' | 'length' | 'weight'
  value: number
  /** As the shop wrote it: "9 L". */
  said: string
}

interface Measured {
  title: string
  description: string | null
  options: Readonly<Record<string, readonly string[]>>
}

const kinds = ['volume', 'length', 'weight'] as const
/** By what a thing is big, what counts most first. */
const ofComparison: Record<ComparedBy, readonly Measure['by'][]> = {
  size: ['volume', 'length'],
  length: ['length'],
  weight: ['weight'],
}

/**
 * What a product measures: by its title, else its options (their greatest, or least), else its description. One measure a kind.
 * @param language of the shop's texts, ISO 639-1
 */
function measuresOf({ title, description, options }: Measured, language: string, direction: 1 | -1 = 1): Measure[] {
  const texts = [
    [readShopText(title, language)],
    Object.values(options).flatMap((values) => values.map((value) => readShopText(value, language))),
    sentencesOf(description ?? '', language).map((text) => ({
      ...text,
      amounts: text.amounts.filter((amount) => !isLoad(amount)),
    })),
  ]
  return kinds.flatMap((by): Measure[] => {
    for (const one of texts) {
      const found = one.flatMap((text) => measuresIn(text, by)).sort((a, b) => b.value - a.value)
      const end = one === texts[1] && direction < 0 ? found.at(-1) : found[0]
      if (end) return [end]
    }
    return []
  })
}

function measuresIn(text: ShopText, by: Measure['by']): Measure[] {
  return text.amounts.flatMap(({ max, unit, from, to }): Measure[] => {
    const scale = unit === null ? null : scaleOf(unit)
    if (!scale || !Number.isFinite(max) || !dimensionsOfUnit(unit).includes(by)) return []
    const [first, last] = [text.words[from]?.at ?? 0, text.words[to]?.at ?? text.words[to - 1]?.at ?? 0]
    const said = text.tokens
      .slice(first, last + 1)
      .map(({ raw, glued }, at) => (at > 0 && !glued ? ` ${raw}` : raw))
      .join('')
    return [{ by, value: max * scale.factor, said }]
  })
}

/**
 * Two products by a measure that both tell; null where they tell none in common.
 * @param language of the shop's texts, ISO 639-1
 */
export function compareMeasures(
  one: Measured,
  other: Measured,
  { by, language }: { by: ComparedBy; language: string },
): { difference: number; said: [string, string] } | null {
  const [own, others] = [measuresOf(one, language), measuresOf(other, language)]
  for (const kind of ofComparison[by]) {
    const [a, b] = [own.find((measure) => measure.by === kind), others.find((measure) => measure.by === kind)]
    if (a && b) return { difference: a.value - b.value, said: [a.said, b.said] }
  }
  return null
}

/**
 * Products that tell a measure, the one with most (1) or least (-1) of it first: by the kind of measure that most of them tell.
 * @param language of the shop's texts, ISO 639-1
 */
export function inOrderOfMeasure<Product extends Measured>(
  products: readonly Product[],
  { by, direction, language }: { by: ComparedBy; direction: 1 | -1; language: string },
): { product: Product; said: string }[] {
  const read = products.map((product) => ({ product, measures: measuresOf(product, language, direction) }))
  const told = ofComparison[by].map((kind) =>
    read.flatMap(({ product, measures }) => {
      const measure = measures.find((one) => one.by === kind)
      return measure ? [{ product, value: measure.value, said: measure.said }] : []
    }),
  )
  const most = Math.max(...told.map(({ length }) => length))
  const best = told.find(({ length }) => length === most) ?? []
  return best.sort((a, b) => (b.value - a.value) * direction)
}

/** The value of an option that measures most (1) or least (-1), a size by letter or word too; null when not all of them are measures of a kind, or two are the same. */
export function valueAtEnd(values: readonly string[], read: readonly ShopText[], direction: 1 | -1): string | null {
  const ranks = values.flatMap((value) => sizeRank(value) ?? [])
  if (ranks.length > 1 && ranks.length === values.length) {
    const end = direction > 0 ? Math.max(...ranks) : Math.min(...ranks)
    return values[ranks.indexOf(end)] ?? null
  }
  for (const kind of kinds) {
    const measured = values.flatMap((value, at) => {
      const [measure] = read[at] ? measuresIn(read[at], kind) : []
      return measure ? [{ value, size: measure.value * direction }] : []
    })
    if (measured.length < 2 || measured.length < values.length) continue
    const [best, next] = measured.sort((a, b) => b.size - a.size)
    return best && best.size !== next?.size ? best.value : null
  }
  return null
}

/** The value that begins with the greatest (1) or least (-1) amount, in whatever unit they all have: hours, watts; null when they have none in common. */
export function amountAtEnd(values: readonly string[], read: readonly ShopText[], direction: 1 | -1): string | null {
  const amounts = values.flatMap((value, at) => {
    const [amount] = read[at]?.amounts ?? []
    const scale = amount?.unit ? scaleOf(amount.unit) : null
    return amount
      ? [{ value, unit: scale?.base ?? amount.unit, size: amount.max * (scale?.factor ?? 1) * direction }]
      : []
  })
  const isOfOne =
    amounts.length > 1 && amounts.length === values.length && new Set(amounts.map(({ unit }) => unit)).size === 1
  const [best, next] = isOfOne ? amounts.sort((a, b) => b.size - a.size) : []
  return best && best.size !== next?.size ? best.value : null
}

/** The options of a product that are sizes or amounts, with their values: "500 ml", "1 l". None where it comes in one only. */
export function sizesOf(
  { variants }: Pick<SearchProduct, 'variants'>,
  by: ComparedBy,
  language: string,
): [name: string, values: string[]][] {
  const all = new Map<string, Set<string>>()
  for (const { options } of variants)
    for (const [name, value] of Object.entries(options)) all.set(name, (all.get(name) ?? new Set()).add(value))
  // "The big bag" has most in it.
  const ofOwn = by === 'size' ? kinds : ofComparison[by]
  const isMeasured = (values: ReadonlySet<string>) =>
    ofOwn.some((kind) => [...values].every((value) => measuresIn(readShopText(value, language), kind).length > 0))
  return [...all].flatMap(([name, values]) =>
    values.size > 1 && (isMeasured(values) || (by === 'size' && kindOfName(name)?.kind === 'size'))
      ? [[name, [...values]] as [string, string[]]]
      : [],
  )
}
