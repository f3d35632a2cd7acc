import { CatalogIndex } from '../src/search/index/catalog-index.ts'
import type { MeasuredEngine } from './search-runs.ts'

export interface SpielSearch extends MeasuredEngine {
  isCompacting(): boolean
  compactions(): number
}

/** Spiel's index with its usual settings. */
export function createSpielSearch(): SpielSearch {
  let compactions = 0
  let wasCompacting = false
  const index = new CatalogIndex({ language: 'en' })
  return {
    add: (products) => {
      index.upsert(products)
      if (index.isCompacting && !wasCompacting) compactions++
      wasCompacting = index.isCompacting
    },
    ways: { Spiel: (query) => index.rank(index.parse(query), { limit: 20 }) },
    isCompacting: () => index.isCompacting,
    compactions: () => compactions,
  }
}
