import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Card, TurnAnswer } from '../../conversations/turn.ts'
import type { SearchProduct, SearchVariant } from '../../search/search-product.ts'
import { Shop } from '../fit/shop.ts'
import { generateTalks } from './generate-talks.ts'
import { judgeTalkAnswer } from './judge-talk.ts'
import { languageOfAnswer } from './read-answer.ts'
import { rowsWithName } from './talk-material.ts'
import { type TalkExpect, type TalkScene, talkKinds } from './talk-types.ts'

const variant = (id: string, color: string, size: string, price: number, inventory: number): SearchVariant => ({
  ...{ id, title: null, sku: null, gtin: null, mpn: null, compareAtPrice: null, url: null, imageUrl: null },
  ...{ price, inventory, options: { color, size } },
})

const jacket = (id: string, name: string, colors: string[], price: number): SearchProduct => ({
  ...{ id, title: `${name} Jacket`, vendor: null, category: 'Men > Jackets', tags: [], url: null, imageUrl: null },
  ...{ currency: 'USD', popularity: 0, description: 'A light shell. Machine washable. With zip pockets.' },
  variants: colors.flatMap((color) => [
    variant(`${id}-${color}-m`, color, 'M', price, 5),
    variant(`${id}-${color}-l`, color, 'L', price + 5, 0),
  ]),
})

const plain = (id: string, title: string, inventory: number): SearchProduct => ({
  ...jacket(id, title, [], 0),
  ...{ title, category: 'Outdoor > Tents', description: 'A tent for two.' },
  variants: [{ ...variant(`${id}-1`, '', '', 90, inventory), options: {} }],
})

const rows = [
  jacket('trail', 'Trail', ['Black', 'Blue'], 80),
  jacket('city', 'City', ['Black', 'Red'], 120),
  jacket('storm', 'Storm', ['Green'], 60),
  plain('dome', 'Dome Tent', 12),
  plain('ridge', 'Ridge Tent', 0),
]
const shop = new Shop(rows)

const card = (id: string): Card => {
  const row = shop.reading(id)?.row as SearchProduct
  const { title, url, imageUrl, currency, variants } = row
  const shown = variants.map(({ id: externalId, price, options, inventory }) => ({
    ...{ externalId, title: null, price, options, available: inventory !== 0 },
  }))
  const available = shown.some((one) => one.available)
  return {
    externalId: id,
    title,
    price: variants[0]?.price ?? null,
    currency,
    available,
    url,
    imageUrl,
    variants: shown,
  }
}

const answer = (text: string, ids: string[] = [], more: Partial<TurnAnswer> = {}): TurnAnswer => ({
  ...{ id: 'x', text, cards: ids.map(card), buttons: [], order: null, reorder: null, leadId: null },
  ...{ handedOff: false, language: 'en', receipts: [], ...more },
})

/** "right", "wrong" or "contradicting". */
const judge = (expect: TalkExpect, ...given: Parameters<typeof answer>): string => {
  const faults = judgeTalkAnswer(shop, expect, answer(...given), 'en')
  if (faults.length === 0) return 'right'
  return faults.some(({ isContradiction }) => isContradiction) ? 'contradicting' : 'wrong'
}

test('conversations are of all kinds and languages, and the same for a seed', () => {
  const options = { count: 170, seed: 3, shopLanguage: 'en', languages: ['en', 'de', 'es', 'fr'] } as const
  const talks = generateTalks(shop, options)
  assert.deepEqual(
    talkKinds.filter((kind) => !talks.some((talk) => talk.kind === kind)),
    [],
  )
  assert.deepEqual([...new Set(talks.map(({ language }) => language))].sort(), ['de', 'en', 'es', 'fr'])
  const all = { shown: ['trail', 'city', 'storm'].map(card) } satisfies TalkScene
  const said = (held: typeof talks) => held.map(({ steps }) => steps.map((step) => step(all)))
  const first = said(talks)
  assert.deepEqual(said(generateTalks(shop, options)), first)
  assert.notDeepEqual(said(generateTalks(shop, { ...options, seed: 4 })), first)
  for (const turn of first.flat()) assert.doesNotMatch(turn?.say ?? '', /[{}]|undefined/)
  const numbers = talks.flatMap(({ orders }) => orders.map(({ number }) => number))
  assert.equal(new Set(numbers).size, numbers.length)
})

test('a search is held against the rows of what it shows', () => {
  const wish = {
    rules: [{ thing: 'jacket' }, { option: ['color', 'Green'] as [string, string] }],
    fits: ['storm'],
    nothing: false,
  }
  assert.equal(judge({ wish }, 'Storm Jacket fits: $60, in stock.', ['storm']), 'right')
  assert.equal(judge({ wish }, 'These fit.', ['storm', 'trail']), 'contradicting')
  assert.equal(judge({ wish }, 'The closest are these; they are not green.', ['trail']), 'wrong')
  const none = { ...wish, fits: [], nothing: true }
  assert.equal(judge({ wish: none }, 'Here you are.', ['trail']), 'contradicting')
  assert.equal(judge({ wish: none }, 'There is none in green, but these.', ['trail']), 'right')
  assert.equal(judge({ wish: none }, 'Hello!'), 'wrong')
})

test('what was pointed at is spoken of, and nothing else of what was shown', () => {
  const about = { id: 'city', others: ['trail', 'storm'] }
  assert.equal(judge({ about }, 'City Jacket is $120.', ['city']), 'right')
  assert.equal(judge({ about }, 'Trail Jacket is $80.', ['trail']), 'wrong')
  assert.equal(judge({ about }, 'Here they are.', ['trail', 'city']), 'wrong')
  assert.equal(judge({ all: ['city', 'trail'] }, 'City Jacket is $120, Trail Jacket $80.'), 'right')
  assert.equal(judge({ all: ['city', 'trail'] }, 'Their pages do not say.', ['city', 'trail']), 'wrong')
})

test('stock and numbers are those of the rows', () => {
  const gone = { id: 'trail', is: 'gone' as const, values: ['blue', 'l'] }
  assert.equal(judge({ stock: gone }, 'Sorry, Trail Jacket in Blue, L is sold out.'), 'right')
  assert.equal(judge({ stock: gone }, 'Yes, Trail Jacket in Blue, L is in stock.'), 'contradicting')
  assert.equal(judge({ stock: gone }, 'Trail Jacket is a jacket.'), 'wrong')
  const never = { id: 'trail', is: 'not_offered' as const, values: ['red'] }
  assert.equal(judge({ stock: never }, 'No, Trail Jacket does not come in red. In stock: black.'), 'right')
  assert.equal(judge({ stock: never }, 'Yes, Trail Jacket in red is in stock.'), 'contradicting')
  const there = { id: 'trail', is: 'there' as const, values: ['blue'] }
  assert.equal(judge({ stock: there }, 'Trail Jacket in Blue is sold out.'), 'contradicting')
  const es = { language: 'es' }
  assert.equal(judge({ stock: there }, 'Sí, Trail Jacket está disponible.', [], es), 'right', 'no "if"')
  assert.equal(judge({ amount: { any: [160], isInText: true } }, 'That is $160.00 together.'), 'right')
  assert.equal(judge({ amount: { any: [160], isInText: true } }, 'That is $150.', ['trail']), 'wrong')
  const many = { wanted: 15, there: 12, sum: 1350 }
  assert.equal(judge({ pieces: many }, 'Yes, there are 15 of Dome Tent in stock.'), 'contradicting')
  assert.equal(judge({ pieces: many }, 'Of Dome Tent 12 are left.'), 'right')
  assert.equal(judge({ pieces: { ...many, wanted: 3 } }, 'No, there are not so many.'), 'contradicting')
})

test('a fact is quoted where it stands, and admitted to be open where it does not', () => {
  const fact = { pieces: ['machine wash'] }
  assert.equal(judge({ fact }, 'Yes. The page says: “Machine washable.”'), 'right')
  assert.equal(judge({ fact }, 'The page says: “With zip pockets.”'), 'wrong')
  assert.equal(judge({ fact }, 'The page does not say.'), 'contradicting')
  const untold = { pieces: ['waterproof'] }
  assert.equal(judge({ untold }, 'The page of Trail Jacket says nothing about “waterproof”.'), 'right')
  assert.equal(judge({ untold }, 'Yes, that is how the shop describes it.'), 'contradicting')
  assert.equal(judge({ untold }, 'Trail Jacket fits.'), 'wrong')
  const values = { each: [['black'], ['blue']], never: ['red'] }
  assert.equal(judge({ values }, 'It comes in color: Black, Blue.'), 'right')
  assert.equal(judge({ values }, 'It comes in Black, Blue and Red.'), 'contradicting')
  assert.equal(judge({ values }, 'There are no colours.'), 'wrong')
})

test('the language is that of the words around titles', () => {
  const text = 'Así se diferencian. Basket with Liner for the Beach cuesta 38,99.'
  assert.equal(languageOfAnswer(answer(text, [], { language: 'es' }), ['Basket with Liner for the Beach']), 'es')
})

test('only what can be named without shortening is asked for by its title', () => {
  const titles = ['Dome Tent', 'Dome Tent Pro', 'Ridge Tent', 'Loft&trade; Tent', 'x'.repeat(90)]
  const named = rowsWithName(titles.map((title, at) => ({ ...(rows[0] as SearchProduct), id: String(at), title })))
  assert.deepEqual(
    named.map(({ title }) => title),
    ['Dome Tent Pro', 'Ridge Tent'],
  )
})
