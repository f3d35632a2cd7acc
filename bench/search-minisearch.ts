import MiniSearch from 'minisearch'
import { fieldNames, fieldTexts } from '../src/search/index/indexed-fields.ts'
import type { MeasuredEngine } from './search-runs.ts'

/** Spiel's weights of the fields, for both. */
const boost = { title: 10, vendor: 4, category: 4, tags: 4, options: 4, description: 1 }

/** MiniSearch over the same texts, any word being enough: as typed, and with the tolerance its guide shows. */
export function createMiniSearch(): MeasuredEngine {
  const index = new MiniSearch<Record<string, string>>({ fields: [...fieldNames], idField: 'id' })
  const fuzzy = (term: string) => (term.length > 3 ? 0.2 : false)
  return {
    add: (products) =>
      index.addAll(
        products.map((product) => {
          const texts = fieldTexts(product)
          return { id: product.id, ...Object.fromEntries(fieldNames.map((name, field) => [name, texts[field] ?? ''])) }
        }),
      ),
    ways: {
      MiniSearch: (query) => index.search(query, { boost }).slice(0, 20),
      'MiniSearch, fuzzy': (query) => index.search(query, { boost, fuzzy }).slice(0, 20),
    },
  }
}
