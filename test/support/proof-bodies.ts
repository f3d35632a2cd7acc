import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'

const NAUGHTY = new URL('../../../shared/data/suites/naughty-strings.json', import.meta.url)

const naughty: string[] = existsSync(NAUGHTY)
  ? JSON.parse(readFileSync(NAUGHTY, 'utf8'))
  : ["'; DROP TABLE products;--"]

export const hostileText = fc.oneof(
  fc.constantFrom(...naughty),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\u0000', 'a\u0000b', '\ud800', '\udc00x', '\ufeff', '\uffff', ' ', '', '𝒳'.repeat(600), '\u202e'),
  fc.nat({ max: 70_000 }).map((length) => 'x'.repeat(length)),
)

const extremeNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(
    0,
    -0,
    1e308,
    -1e308,
    5e-324,
    2 ** 53,
    2 ** 31,
    -(2 ** 31) - 1,
    0.1,
    99_999_999_999.9999,
    1e21,
    0.00005,
  ),
)

const nested = fc
  .nat({ max: 60 })
  .map((depth) => JSON.parse(`${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`) as unknown)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  extremeNumber,
  nested,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, false, [], {}),
  hostileText.map((text) => ({ [text]: text })),
)

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
const id = fc.nat({ max: 400 }).map((number) => `fuzz-${number}`)
const amountOfMoney = fc.integer({ min: 0, max: 10 ** 9 }).map((cents) => cents / 100)
export const instant = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

const variant = fc.record({
  externalId: id,
  title: optional(fc.string({ maxLength: 40 })),
  price: optional(amountOfMoney),
  compareAtPrice: optional(fc.option(amountOfMoney)),
  inventory: optional(fc.option(fc.integer({ min: -100, max: 10_000 }))),
  sku: optional(fc.string({ maxLength: 20 })),
  options: optional(
    fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), fc.string({ maxLength: 8 }), { maxKeys: 3 }),
  ),
  position: optional(fc.nat({ max: 100 })),
})

export const product = fc.record({
  externalId: id,
  title: optional(fc.string({ minLength: 1, maxLength: 60 })),
  description: optional(fc.string({ maxLength: 200 })),
  status: optional(fc.constantFrom('active', 'DRAFT', 'archived', 'unlisted')),
  url: optional(fc.webUrl()),
  tags: optional(fc.array(fc.string({ maxLength: 12 }), { maxLength: 5 })),
  currency: optional(fc.constantFrom('EUR', 'usd', 'JPY')),
  updatedAt: optional(instant),
  variants: optional(fc.array(variant, { maxLength: 4 })),
})

export const order = fc.record({
  externalId: id,
  number: optional(fc.string({ minLength: 1, maxLength: 10 })),
  email: optional(fc.emailAddress()),
  total: optional(amountOfMoney),
  financialStatus: optional(fc.constantFrom('paid', 'PENDING', 'refunded')),
  fulfillmentStatus: optional(fc.constantFrom('shipped', 'unfulfilled')),
  placedAt: optional(instant),
  items: optional(
    fc.array(
      fc.record({
        title: fc.string({ minLength: 1, maxLength: 20 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        unitPrice: amountOfMoney,
      }),
      { maxLength: 4 },
    ),
  ),
})

type Mutation = [place: number, how: 'replace' | 'drop' | 'add' | 'wrap' | 'repeat', value: unknown, name: string]

export const mutation: fc.Arbitrary<Mutation> = fc.tuple(
  fc.nat(),
  fc.constantFrom('replace', 'drop', 'add', 'wrap', 'repeat'),
  hostileValue,
  fc.oneof(
    fc.constantFrom('externalId', 'title', 'variants', 'items', 'updatedAt', 'price', 'toString', 'length'),
    hostileText,
  ),
)

interface Place {
  holder: Record<string, unknown>
  key: string
}

function placesOf(root: object): Place[] {
  const places: Place[] = []
  const waiting: object[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const holder = node as Record<string, unknown>
    for (const key of Object.keys(holder)) {
      places.push({ holder, key })
      const child = holder[key]
      if (typeof child === 'object' && child !== null) waiting.push(child)
    }
  }
  return places
}

export function mutate(body: object, mutations: Mutation[]): object {
  const copy = structuredClone(body)
  let hasRepeated = false
  for (const [at, how, value, name] of mutations) {
    const places = placesOf(copy)
    const place = places[at % Math.max(places.length, 1)]
    if (!place) break
    const { holder, key } = place
    if (how === 'drop') delete holder[key]
    else if (how === 'replace') holder[key] = value
    else if (how === 'wrap') holder[key] = [holder[key]]
    else if (how === 'add' && !Array.isArray(holder))
      Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
    else if (how === 'repeat' && Array.isArray(holder[key]) && !hasRepeated) {
      // Once only: lists of lists of 210 would be larger than any string.
      hasRepeated = true
      holder[key] = Array(210).fill(holder[key][0] ?? value)
    }
  }
  return copy
}
