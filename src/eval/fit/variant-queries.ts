import type { SearchVariant } from '../../search/search-product.ts'
import type { Rule } from './fit-query.ts'
import {
  isFood,
  type Maker,
  type Material,
  optionRule,
  type QueryDraft,
  someThing,
  valuesOf,
  valuesOfShop,
} from './query-draft.ts'
import { type AskedThing, askedValue, thingRule } from './query-writer.ts'
import type { Shop } from './shop.ts'
import type { RowReading } from './shop-reading.ts'

export function optionQuery(given: Material): QueryDraft | undefined {
  const some = someThing(given)
  const value = some && given.writer.pick(valuesOf(some.readings))
  if (!some || !value) return undefined
  const q = given.writer.frame((name) => given.writer.withValue(name, value), some.thing)
  return q ? { q, rules: [thingRule(some.thing), optionRule(value)], isNothingMeant: false } : undefined
}

const pricesOf = (readings: RowReading[]): number[] =>
  readings.flatMap(({ row }) => row.variants.flatMap(({ price }) => price ?? [])).sort((a, b) => a - b)

/** The next amount above that people would say. */
export function niceAbove(amount: number): number {
  const step = amount < 20 ? 1 : amount < 100 ? 5 : amount < 1000 ? 10 : amount < 10_000 ? 100 : 1000
  return (Math.floor(amount / step) + 1) * step
}

export function priceQuery(given: Material): QueryDraft | undefined {
  const { writer } = given
  const some = someThing(given)
  const prices = some ? pricesOf(some.readings) : []
  if (!some || prices.length === 0) return undefined
  const at = Math.floor(writer.random() * prices.length)
  const amount = prices[at] as number
  const bound = niceAbove(amount)
  const way = writer.random()
  const draft =
    way < 0.5
      ? { max: bound }
      : way < 0.65
        ? { min: bound }
        : way < 0.85
          ? { min: niceAbove(amount * 0.6), max: bound }
          : { max: niceAbove((prices[0] as number) * 0.5) }
  const rules = boundRules(draft)
  if (prices.some((price) => price === draft.max || price === draft.min) || (draft.max ?? 1e9) <= (draft.min ?? 0))
    return undefined
  const kind = draft.min === undefined ? 'under' : draft.max === undefined ? 'over' : 'between'
  const values = way < 0.25 ? valuesOf(some.readings) : []
  const value = writer.pick(values)
  const q = writer.frame((name) => {
    const wish = value ? writer.withValue(name, value) : name
    const max = writer.money(draft.max ?? 0)
    const places = {
      max,
      priced: writer.priced(max),
      min: kind === 'between' ? String(draft.min) : writer.money(draft.min ?? 0),
    }
    return wish && writer.say(kind, { wish, ...places })
  }, some.thing)
  return q ? { q, rules: [thingRule(some.thing), ...(value ? [optionRule(value)] : []), ...rules] } : undefined
}

const boundRules = ({ min, max }: { min?: number; max?: number }): Rule[] => [
  ...(min === undefined ? [] : [{ price_min: min }]),
  ...(max === undefined ? [] : [{ price_max: max }]),
]

export function negationQuery(given: Material): QueryDraft | undefined {
  const { writer } = given
  const some = someThing(given)
  const value =
    some && writer.pick(valuesOf(some.readings).filter(({ about }) => about === 'colour' || about === 'material'))
  const said = value && writer.valueName(value)
  if (!some || !value || said === undefined) return undefined
  const kind = value.about === 'colour' ? 'notColour' : 'notMaterial'
  const q = writer.frame((thing) => writer.say(kind, { thing, value: said }), some.thing)
  return q ? { q, rules: [thingRule(some.thing), { not_option: [value.name, value.value] }] } : undefined
}

/** A value that the shop has, but not of this thing; or two of its values that no variant has together. */
export function noCombinationQuery(given: Material): QueryDraft | undefined {
  const { writer, shop } = given
  const some = someThing(given)
  if (!some) return undefined
  const own = valuesOf(some.readings)
  const names = new Set(own.map(({ name }) => name))
  const second = writer.random() < 0.4
  if (names.size === 0 && some.readings.some(isFood)) return undefined
  const elsewhere = valuesOfShop(shop).filter(
    ({ name, about }) => names.has(name) || (names.size === 0 && about === 'colour'),
  )
  const first = writer.pick(second ? own : elsewhere)
  const other = second
    ? writer.pick(own.filter(({ name, about }) => name !== first?.name && about !== 'named'))
    : undefined
  if (!first || (second && !other)) return undefined
  const q = writer.frame((name) => {
    const wish = writer.withValue(name, first)
    return wish && other
      ? writer.withValue(wish, {
          ...other,
          about: other.about === 'colour' || other.about === 'material' ? 'value' : other.about,
        })
      : wish
  }, some.thing)
  const rules = [thingRule(some.thing), optionRule(first), ...(other ? [optionRule(other)] : [])]
  return q ? { q, rules, isNothingMeant: true } : undefined
}

const isGone = ({ inventory }: SearchVariant): boolean => inventory !== null && inventory <= 0
const hasGone = (shop: Shop, { ids }: AskedThing): boolean =>
  ids.some((id) => shop.reading(id)?.row.variants.some(isGone))

/** A form of which all are gone, asked for in stock; every third time one that is there. */
export function soldOutQuery(given: Material): QueryDraft | undefined {
  const { writer } = given
  const isThereMeant = writer.random() < 0.33
  const some = isThereMeant
    ? someThing(given)
    : someThing({ ...given, things: given.things.filter((thing) => hasGone(given.shop, thing)) })
  const variant =
    some && writer.pick(some.readings.flatMap(({ row }) => row.variants).filter((own) => isGone(own) !== isThereMeant))
  if (!some || !variant) return undefined
  const values = Object.entries(variant.options).flatMap(([name, value]) => askedValue(name, value) ?? [])
  const asked = values.filter(() => writer.random() < 0.8).slice(0, 2)
  const q = writer.frame((name) => {
    let wish: string | undefined = name
    for (const value of asked) wish = wish && writer.withValue(wish, value)
    return wish && writer.say('inStock', { wish })
  }, some.thing)
  const rules = [thingRule(some.thing), ...asked.map(optionRule), { in_stock: true as const }]
  return q ? { q, rules, isNothingMeant: !isThereMeant } : undefined
}

export function orderQuery(order: 'cheapest' | 'dearest'): Maker {
  return (given) => {
    const { writer } = given
    const some = someThing(given)
    if (!some || new Set(pricesOf(some.readings)).size < 2) return undefined
    const value =
      writer.random() < 0.3 ? writer.pick(valuesOf(some.readings).filter(({ about }) => about === 'colour')) : undefined
    const name = some.thing.names[0] as string
    const wish = value ? writer.withValue(name, value) : name
    const q = wish && writer.say(order, { thing: wish })
    return q
      ? { q, rules: [thingRule(some.thing), ...(value ? [optionRule(value)] : [])], order, isNothingMeant: false }
      : undefined
  }
}
