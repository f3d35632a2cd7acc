import { findHits } from '../src/search/find-hits.ts'
import { searchSettingsSchema } from '../src/search/search.schema.ts'
import { StoreCatalog } from '../src/search/store-catalog.ts'
import { understandQuery } from '../src/search/understand-query.ts'
import type { MeasuredEngine } from './search-runs.ts'

export interface SpielSearch extends MeasuredEngine {
  isCompacting(): boolean
  compactions(): number
}

const LIMIT = 20
const NO_VECTORS = { scores: new Map<string, number>(), weight: 0 }

/** Search as shoppers get it: constraints read out of the words and held, spelling, ranking; everything but the database. */
export function createSpielSearch(): SpielSearch {
  let compactions = 0
  let wasCompacting = false
  const catalog = new StoreCatalog({ language: 'en', currency: 'USD' })
  const settings = searchSettingsSchema.parse({})
  return {
    add: (products) => {
      catalog.upsert(products)
      if (catalog.index.isCompacting && !wasCompacting) compactions++
      wasCompacting = catalog.index.isCompacting
    },
    ways: {
      Spiel: (q) => {
        const understood = understandQuery(q, catalog)
        return findHits({ q, understood, filters: {}, limit: LIMIT, settings, nearest: NO_VECTORS }, catalog)
      },
    },
    isCompacting: () => catalog.index.isCompacting,
    compactions: () => compactions,
  }
}
