import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { kitchenFacts, kitchenTruths } from '../../../test/data/guards/kitchen-store.ts'
import { sampleOptions } from '../../../test/data/guards/sample-facts.ts'
import { trailLies } from '../../../test/data/guards/trail-lies.ts'
import { trailFacts, trailTruths } from '../../../test/data/guards/trail-store.ts'
import type { Fact } from './fact.ts'
import { createTextGate } from './text-gate.ts'

interface Line {
  language: string
  shopperText: string
  text: string
}
const linesOf = (all: string): Line[] =>
  all
    .trim()
    .split('\n')
    .map((line) => {
      const [language = 'en', shopperText = '', ...rest] = line.split('|')
      return { language: language.trim(), shopperText: shopperText.trim(), text: rest.join('|').trim() }
    })
    .map((line) => ({ ...line, text: line.text.replaceAll('\\n', '\n') }))

interface Shop {
  facts: readonly Fact[]
  currency: string
}
const trail: Shop = { facts: trailFacts, currency: 'EUR' }

const reasonOf = ({ language, shopperText, text }: Line, { facts, currency }: Shop = trail): string | null => {
  const given = { facts: () => facts, currency, storeName: 'Berglicht', language, shopperText }
  const gate = createTextGate({ ...sampleOptions, ...given })
  return [...gate.push(text), ...gate.end()].find(({ replaced }) => replaced)?.replaced?.reason ?? null
}

/** Each number of a sentence that stands neither in a name nor before a point of a list, as another one. */
function* otherNumbers(text: string): Generator<string> {
  for (const match of text.matchAll(/(?<![\p{L}\d.,:-]|Trail |Summit )\d+(?:[.,]\d+)?(?!\d|[.,]\d|\. |\p{L})/gu)) {
    const [own] = match
    const point = own.includes(',') ? ',' : '.'
    const value = Number(own.replace(',', '.'))
    for (const other of [value + 7, value * 2 + 3, Math.max(1, value - 3)]) {
      const said = other.toFixed(own.split(point)[1]?.length ?? 0).replace('.', point)
      if (said !== own) yield text.slice(0, match.index) + said + text.slice(match.index + own.length)
    }
  }
}

describe('a shop with things to compare, reduced prices and an order', () => {
  test('truthful sentences are shown, but for a few', (t) => {
    const all = linesOf(trailTruths)
    const replaced = all.filter((line) => reasonOf(line) !== null)
    const told = replaced.map((line) => `${line.language} ${reasonOf(line)}: ${line.text}`)
    t.diagnostic(`${replaced.length} of ${all.length} replaced`)
    for (const line of told) t.diagnostic(line)
    assert.ok(replaced.length <= all.length * 0.02, told.join('\n'))
    assert.ok(all.length >= 150)
  })

  test('so are those about another shop, of which half is held back', (t) => {
    const all = linesOf(kitchenTruths)
    const shop = { facts: kitchenFacts, currency: 'GBP' }
    for (const half of [0, 1]) {
      const part = all.filter((_, at) => at % 2 === half)
      const replaced = part.filter((line) => reasonOf(line, shop) !== null)
      t.diagnostic(`half ${half}: ${replaced.length} of ${part.length} replaced`)
      assert.ok(
        replaced.length <= part.length * 0.11,
        half === 0 ? replaced.map(({ text }) => text).join('\n') : 'held back',
      )
    }
  })

  test('near misses are not', () => {
    const shown = linesOf(trailLies).filter((line) => reasonOf(line) === null)
    assert.deepEqual(
      shown.map(({ text }) => text),
      [],
    )
  })

  test('with another number a sentence is no longer shown', (t) => {
    const shown: string[] = []
    let told = 0
    for (const line of linesOf(trailTruths)) {
      if (reasonOf(line) !== null) continue
      for (const text of otherNumbers(line.text)) {
        told++
        if (reasonOf({ ...line, text }) === null) shown.push(`${line.language} ${text}`)
      }
    }
    t.diagnostic(`${shown.length} of ${told} shown`)
    assert.ok(told > 300)
    assert.ok(shown.length <= told * 0.03, shown.join('\n'))
  })
})
