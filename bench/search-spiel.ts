import { CatalogIndex } from '../src/search/index/catalog-index.ts'
import type { MeasuredEngine } from './search-runs.ts'

export interface SpielSearch extends MeasuredEngine {
  isCompacting(): boolean
  compactions(): number
}

/** Spiel's index with its usual settings. */
export function createSpielSearch(): SpielSearch {
  const index = new CatalogIndex({ language: 'en' })
  return {
    add: (products) => index.upsert(products),
    ways: { Spiel: (query) => index.rank(index.parse(query), { limit: 20 }) },
    isCompacting: () => false,
    compactions: () => 0,
  }
}
