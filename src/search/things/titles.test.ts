import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { bareProduct, type SearchProduct } from '../search-product.ts'
import { ThingReader } from './thing-reader.ts'

/** A wish and what a shop writes of a product: see test/data/fit/README.md. */
interface TitleLine {
  wish: string
  /** The shopper's, ISO 639-1. */
  language: string
  /** The shop's, where it is another. */
  shop?: string
  title: string
  category?: string | null
  isTheThing: boolean
}

const linesAt = new URL('../../../test/data/fit/', import.meta.url)
const linesOf = (file: URL): TitleLine[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TitleLine)

const productOf = ({ title, category = null }: TitleLine): SearchProduct => ({ ...bareProduct(title, title), category })

/** Lines (of 30 and of 66) that were right when this was written. */
const floors = {
  titles: { working: 29, 'held-back': 26 },
  fields: { working: 64, 'held-back': 61 },
}

for (const [name, halves] of Object.entries(floors)) {
  for (const [half, floor] of Object.entries(halves)) {
    const file = new URL(`${name}-${half}.jsonl`, linesAt)
    test(`${name} told by hand, ${half}: at least ${floor} right`, (t) => {
      if (!existsSync(file)) return t.skip('test/data/fit is not there')
      const lines = linesOf(file)
      const shops = Map.groupBy(lines, ({ shop, language }) => shop ?? language)
      const wrong = [...shops].flatMap(([language, own]) => {
        const reader = new ThingReader(language)
        for (const line of own) reader.add(productOf(line))
        const wrong = own.filter((line) => {
          const thing = reader.readThing(line.wish, line.language)
          return (thing !== null && reader.gradeThing(thing, productOf(line)).grade === 'holds') !== line.isTheThing
        })
        t.diagnostic(`${language}: ${own.length - wrong.length} of ${own.length} right`)
        return wrong
      })
      t.diagnostic(`all: ${lines.length - wrong.length} of ${lines.length} right`)
      // The other half measures nothing once it was read.
      if (half === 'working')
        for (const { wish, title, isTheThing } of wrong) t.diagnostic(`  ${wish}: ${title} ${isTheThing}`)
      assert.ok(lines.length - wrong.length >= floor, `${lines.length - wrong.length} right`)
    })
  }
}
