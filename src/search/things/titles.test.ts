import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { bareProduct } from '../search-product.ts'
import { ThingReader } from './thing-reader.ts'

/** A wish and the title of a product, both in one language: see test/data/fit/README.md. */
interface TitleLine {
  wish: string
  language: string
  title: string
  isTheThing: boolean
}

const linesAt = new URL('../../../test/data/fit/', import.meta.url)
const linesOf = (file: URL): TitleLine[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TitleLine)

/** Lines of 30 that were right when this was written. */
const floors = { working: 29, 'held-back': 25 }

for (const [half, floor] of Object.entries(floors)) {
  const file = new URL(`titles-${half}.jsonl`, linesAt)
  test(`titles told by hand, ${half}: at least ${floor} right`, (t) => {
    if (!existsSync(file)) return t.skip('test/data/fit is not there')
    const lines = linesOf(file)
    const languages = [...new Set(lines.map(({ language }) => language))]
    const wrong = languages.flatMap((language) => {
      const own = lines.filter((line) => line.language === language)
      const reader = new ThingReader(language)
      for (const { title } of own) reader.add(bareProduct(title, title))
      const wrong = own.filter(({ wish, title, isTheThing }) => {
        const thing = reader.readThing(wish, language)
        return (thing !== null && reader.gradeThing(thing, bareProduct(title, title)).grade === 'holds') !== isTheThing
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
