import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { constraintQueries } from '../../../test/data/search/constraint-queries.ts'
import { testStores } from '../../../test/data/search/test-stores.ts'
import { fold } from '../../language/text/fold.ts'
import { readConstraints, type ShopperConstraints } from './read-constraints.ts'
import { StoreVocabulary } from './store-vocabulary.ts'

const vocabularies = new Map(Object.entries(testStores).map(([name, products]) => [name, StoreVocabulary.of(products)]))

function summarize({ filters, notOptions, cheap, spans }: ShopperConstraints): string[] {
  const parts: string[] = []
  if (filters.priceMin !== undefined) parts.push(`min=${filters.priceMin}`)
  if (filters.priceMax !== undefined) parts.push(`max=${filters.priceMax}`)
  if (filters.inStock) parts.push('stock')
  if (cheap) parts.push('cheap')
  for (const [name, values] of Object.entries(filters.options ?? {})) parts.push(`${name}=${values.join(',')}`)
  for (const [name, values] of Object.entries(notOptions ?? {})) parts.push(`!${name}=${values.join(',')}`)
  for (const name of ['vendor', 'category'] as const) if (filters[name]) parts.push(`${name}=${filters[name]}`)
  for (const tag of filters.tags ?? []) parts.push(`tag=${tag}`)
  for (const { currency } of spans) if (currency) parts.push(`other=${currency}`)
  return parts.sort()
}

interface Line {
  text: string
  query: string
  ok: boolean
  got: string
}

const lines = constraintQueries
  .trim()
  .split('\n')
  .map((text): Line => {
    const [where = '', query = '', expected = '', rest] = text.split('|').map((part) => part.trim())
    const [language = 'en', store = language] = where.split('@')
    const vocabulary = vocabularies.get(store) as StoreVocabulary
    const result = readConstraints(query, vocabulary, { language, currency: store === 'en' ? 'USD' : 'EUR' })
    const wanted =
      expected === ''
        ? []
        : expected
            .split(/ (?=!?[a-z_]+=|stock|cheap)/)
            .map((part) => part.replace('_', ' '))
            .sort()
    const got = summarize(result)
    const restFits = !rest || fold(result.rest) === fold(rest)
    const ok = JSON.stringify(wanted) === JSON.stringify(got) && restFits
    return { text, query, ok, got: `${got.join(' ')} | ${result.rest}` }
  })

describe('readConstraints', () => {
  for (const [half, name] of ['worked on', 'held back'].entries()) {
    test(`half of the shoppers' queries: ${name}`, (t) => {
      const mine = lines.filter((_, at) => at % 2 === half)
      const failed = mine.filter(({ ok }) => !ok)
      t.diagnostic(`${mine.length - failed.length} of ${mine.length}`)
      if (half === 0 || process.env.SHOW_ALL)
        for (const { text, got } of failed) t.diagnostic(`${text}\n      GOT ${got}`)
      assert.equal(failed.length, 0)
    })
  }
})
