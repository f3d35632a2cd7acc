import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import {
  disguises,
  factsOf,
  inventions,
  money,
  type PricedProduct,
  priceTemplates,
  stockTemplates,
} from '../../../test/data/gate-claims/generated-sentences.ts'
import { sampleOptions } from '../../../test/data/gate-claims/sample-facts.ts'
import { amount } from '../../../test/support/proof-run.ts'
import type { Fact } from '../fact.ts'
import { createTextGate } from './claim-gate.ts'

const asOf = '2026-11-21T10:00:00.000Z'
const embedded: PricedProduct[] = [
  {
    externalId: 'a',
    title: 'Mechanical Keyboard',
    variants: [
      { externalId: 'a1', price: 272.33, inventory: 7, options: { 'switch type': 'linear', size: 'full size' } },
      { externalId: 'a2', price: 235.13, inventory: 0, options: { 'switch type': 'tactile', size: '80%' } },
    ],
  },
  {
    externalId: 'b',
    title: 'Desk Lamp',
    variants: [{ externalId: 'b1', price: 153.23, inventory: 19, options: { color: 'white', brightness: 'high' } }],
  },
  {
    externalId: 'c',
    title: 'Red Nail Polish',
    description: 'A glossy red polish.',
    vendor: 'Nail Couture',
    variants: [{ externalId: 'c1', price: 8.99, inventory: 79 }],
  },
  {
    externalId: 'd',
    title: 'Nike Air Jordan 1 Red And Black',
    vendor: 'Nike',
    variants: [{ externalId: 'd1', price: 149.99, inventory: 0 }],
  },
  {
    externalId: 'e',
    title: 'iPhone 13 Pro',
    vendor: 'Apple',
    variants: [{ externalId: 'e1', price: 1099.99, inventory: 26 }],
  },
  {
    externalId: 'f',
    title: 'Yoga Mat',
    variants: [{ externalId: 'f1', price: 78.5, inventory: 0, options: { thickness: '5mm', material: 'TPE' } }],
  },
]
const folder = new URL('../../../../shared/data/catalogs/', import.meta.url)
const loadCatalog = (name: string): PricedProduct[] => {
  const file = new URL(`${name}.jsonl.gz`, folder)
  if (!existsSync(file)) return []
  return gunzipSync(readFileSync(file))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PricedProduct)
}
const catalogs: Record<string, PricedProduct[]> = {
  embedded,
  taubench: loadCatalog('taubench'),
  dummyjson: loadCatalog('dummyjson'),
}

interface Said {
  facts: Fact[]
  language: string
  text: string
}
const languages = ['en', 'de', 'es', 'fr']

/** Groups of five products, as a search would find them; with small counts every second one. */
const EVERY = amount(2, 1)
function* groups(): Generator<{ lines: PricedProduct[]; facts: Fact[] }> {
  for (const lines of Object.values(catalogs)) {
    const usable = lines.filter(({ variants }) => variants.some(({ price }) => price))
    for (let at = 0; at + 1 < usable.length; at += 5 * EVERY) {
      const group = usable.slice(at, at + 5).map((line) => ({ ...line, variants: line.variants.slice(0, 6) }))
      yield { lines: group, facts: factsOf(group, asOf) }
    }
  }
}

const lowest = ({ variants }: PricedProduct) => Math.min(...variants.map(({ price }) => price))
const stock = ({ variants }: PricedProduct) => variants.some(({ inventory }) => inventory > 0)

function truths(): Said[] {
  const said: Said[] = []
  for (const { lines, facts } of groups()) {
    for (const [at, line] of lines.entries()) {
      const language = languages[at % 4] as string
      const add = (text: string) => said.push({ facts, language, text })
      for (const template of priceTemplates[language] ?? [])
        add(template(line.title, money(lowest(line), language), {} as never))
      const words = stockTemplates[language]
      for (const template of (stock(line) ? words?.yes : words?.no) ?? []) add(template(line.title))
      const left = line.variants.find(({ inventory }) => inventory > 1)
      if (left && words && line.variants.length === 1) add(words.left(line.title, left.inventory))
    }
  }
  return said
}

function lies(): Said[] {
  const said: Said[] = []
  for (const { lines, facts } of groups()) {
    for (const [at, line] of lines.entries()) {
      const language = languages[at % 4] as string
      const own = new Set(line.variants.map(({ price }) => price))
      const other = lines.map(lowest).find((price) => ![...own].some((has) => Math.abs(has - price) < 1))
      const wrong = [Math.round((lowest(line) * 0.8 + 1.37) * 100) / 100, ...(other ? [other] : [])].filter(
        (price) => !own.has(price),
      )
      const add = (text: string) => said.push({ facts, language, text })
      for (const price of wrong)
        for (const template of priceTemplates[language] ?? [])
          add(template(line.title, money(price, language), {} as never))
      for (const [index, disguise] of disguises.entries()) {
        const template = priceTemplates.en?.[index % 3]
        if (template && wrong[0]) add(template(line.title, disguise(money(wrong[0], 'en')), {} as never))
      }
      const words = stockTemplates[language]
      const opposite = stock(line)
        ? line.variants.every(({ inventory }) => inventory > 0)
          ? words?.no
          : []
        : words?.yes
      for (const template of opposite ?? []) add(template(line.title))
      if (words) add(words.left(line.title, 437))
      for (const template of inventions[language] ?? []) add(template(line.title))
    }
  }
  return said
}

const isReplaced = ({ facts, language, text }: Said): boolean => {
  const gate = createTextGate({ ...sampleOptions, facts: () => facts, language })
  return [...gate.push(text), ...gate.end()].some(({ replaced, text: shown }) => replaced !== null || shown === '')
}

/** Lies that still pass, of all, in percent. Lower it when a row of the table holds more; never raise it. */
const MOST_SHOWN_PERCENT = 1.5

describe('sentences made from real catalogs', () => {
  test('truthful ones are shown, but for 2 % at most', (t) => {
    const all = truths()
    const replaced = all.filter(isReplaced)
    t.diagnostic(`${replaced.length} of ${all.length} truthful sentences replaced`)
    for (const { text } of replaced.slice(0, 25)) t.diagnostic(text)
    assert.ok(all.length >= (catalogs.dummyjson?.length ? 1000 / EVERY : 10))
    assert.ok(replaced.length <= all.length * 0.02)
  })

  test('few of the lies are', (t) => {
    const all = lies()
    const shown = all.filter((said) => !isReplaced(said))
    t.diagnostic(`${shown.length} of ${all.length} lies shown`)
    for (const { text } of shown.slice(0, 25)) t.diagnostic(text)
    assert.ok(all.length >= (catalogs.dummyjson?.length ? 1500 / EVERY : 25))
    assert.ok(shown.length * 100 <= all.length * MOST_SHOWN_PERCENT, `${shown.length} of ${all.length}`)
  })
})
