import type { Rule } from './fit-query.ts'
import { type AskedThing, type AskedValue, askedValue, type QueryWriter } from './query-writer.ts'
import { titleColour } from './say-of-row.ts'
import type { Shop } from './shop.ts'
import type { RowReading } from './shop-reading.ts'

/** A query before its answer is computed: the rules are what it asks for. */
export interface QueryDraft {
  q: string
  rules: Rule[]
  /** Whether it was meant to be one that nothing fits; dropped when its rows say otherwise. undefined = either. */
  isNothingMeant?: boolean
  order?: 'cheapest' | 'dearest'
}

export interface Material {
  shop: Shop
  things: AskedThing[]
  writer: QueryWriter
}

export type Maker = (given: Material) => QueryDraft | undefined

/** A thing with the readings of what certainly is it. */
export function someThing({
  shop,
  things,
  writer,
}: Material): { thing: AskedThing; readings: RowReading[] } | undefined {
  const thing = writer.pick(things)
  const readings = thing?.ids.flatMap((id) => shop.reading(id) ?? [])
  return thing && readings ? { thing, readings } : undefined
}

export const valuesOf = (readings: RowReading[]): AskedValue[] => {
  const found = new Map<string, AskedValue>()
  for (const reading of readings) {
    const colour = titleColour(reading)
    const options = reading.row.variants.flatMap(({ options: own }) => Object.entries(own))
    if (colour !== undefined && options.every(([name]) => !/colou?r/i.test(name))) options.push(['color', colour])
    for (const [name, value] of options) {
      const asked = askedValue(name, value)
      if (asked) found.set(`${name}\n${value}`, asked)
    }
  }
  return [...found.values()]
}

const ofShop = new WeakMap<Shop, AskedValue[]>()
export function valuesOfShop(shop: Shop): AskedValue[] {
  const known = ofShop.get(shop) ?? valuesOf(shop.readings)
  ofShop.set(shop, known)
  return known
}

export const optionRule = ({ name, value }: AskedValue): Rule => ({ option: [name, value] })

/** Whether it is eaten or drunk: nobody asks for rice in blue. */
export const isFood = ({ label }: RowReading): boolean =>
  /fruit|vegetable|meat|beverage|dessert|grain|dairy|condiment|cooking|grocery|vitamin|food|supplement|coffee/.test(
    label,
  )
