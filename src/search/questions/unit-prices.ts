import { scaleOf } from '../../language/amounts/units.ts'
import { kindOfName } from '../../language/text/families.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { dimensionsOfUnit } from './read-question.ts'
import { readShopText } from './shop-texts.ts'

/** A variant as far as its price and options go. */
export interface PricedVariant {
  options: Readonly<Record<string, string>>
  price: number | null
  available: boolean
}

/** What so much of a product costs in one of the sizes that it comes in. */
export interface UnitPrice<Variant> {
  variant: Variant
  /** The value of the option that tells how much it is: "2.5 kg". */
  value: string
  price: number
}

export interface UnitPrices<Variant> {
  /** Of how much: "kg", "100 g"; null for one piece. */
  of: string | null
  /** The cheapest first. */
  each: UnitPrice<Variant>[]
}

/** In what amounts of the smallest unit of a kind prices are told, the greatest first, and how these are written. */
const steps: Readonly<Record<string, readonly (readonly [amount: number, written: string])[]>> = {
  g: [
    [1000, 'kg'],
    [100, '100 g'],
    [1, 'g'],
  ],
  ml: [
    [1000, 'l'],
    [100, '100 ml'],
    [1, 'ml'],
  ],
}

/** Prices are told by no less than this, where there is as much of it. */
const SMALL = 100

/** What can be had goes before, of that the cheapest. */
const orderOf = ({ available, price }: PricedVariant): number => (available ? 0 : 1e9) + (price ?? 0)

/** How much a value of an option is: "2.5 kg", "64 pieces", "3 sacks"; null where it tells none. "40" and "M" are sizes. */
function amountOf(value: string, language: string): { base: string; amount: number } | null {
  const [own, ...others] = readShopText(boundedReading(value, textBounds.key), language).amounts
  if (!own || others.length > 0 || own.min !== own.max || own.isAcross || own.max <= 0) return null
  const scale = own.unit === null ? null : scaleOf(own.unit)
  if (scale && dimensionsOfUnit(own.unit).some((one) => one === 'weight' || one === 'volume'))
    return { base: scale.base, amount: own.max * scale.factor }
  const isCounted = own.unit === 'pc' || (own.unit === null && /^\s*\d+\s*\p{L}{3,}/u.test(value))
  return isCounted ? { base: '', amount: own.max } : null
}

/**
 * What the same amount costs in each size that a product comes in; null where it does not come in several that tell how much they are.
 * @param unit the unit it is asked for, as typed; any when that is not told
 * @param language of the shop's texts, ISO 639-1
 */
export function unitPricesOf<Variant extends PricedVariant>(
  variants: readonly Variant[],
  language: string,
  unit?: string,
): UnitPrices<Variant> | null {
  for (const name of new Set(variants.flatMap(({ options }) => Object.keys(options)))) {
    const kind = kindOfName(name)?.kind
    if (kind === 'color' || kind === 'material') continue
    const read = variants.map((variant) => ({ variant, own: amountOf(variant.options[name] ?? '', language) }))
    const [first] = read
    const base = first?.own?.base
    if (base === undefined || read.some(({ own }) => own?.base !== base)) continue
    const asked = unit === undefined ? null : scaleOf(unit)
    if (unit !== undefined && asked?.base !== base) continue
    const amounts = read.map(({ own }) => own?.amount ?? 0)
    // "Per gram" is told by the hundred grams, where that is less than there is of it.
    const most = asked && asked.factor > 1 ? asked.factor : Math.max(SMALL, Math.min(...amounts))
    const fitting = (steps[base] ?? []).filter(
      ([amount]) => amount <= Math.min(most, Math.max(...amounts, asked?.factor ?? 0)),
    )
    const [per, of] = fitting[0] ?? [1, null]
    const best = new Map<number, UnitPrice<Variant>>()
    for (const { variant, own } of read.toSorted((one, other) => orderOf(one.variant) - orderOf(other.variant)))
      if (variant.price !== null && own && !best.has(own.amount))
        best.set(own.amount, {
          ...{ variant, value: variant.options[name] ?? '' },
          price: (variant.price / own.amount) * per,
        })
    const each = [...best.values()].sort((a, b) => a.price - b.price)
    if (each.length > 1) return { of, each }
  }
  return null
}
