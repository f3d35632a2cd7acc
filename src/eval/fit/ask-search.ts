import { fold } from '../../language/text/fold.ts'
import { compileFilters } from '../../search/constraints/filters.ts'
import { findHits } from '../../search/find-hits.ts'
import { translateQuery } from '../../search/glossary/translate-query.ts'
import { searchSettingsSchema } from '../../search/search.schema.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import { StoreCatalog } from '../../search/store-catalog.ts'
import { understandQuery } from '../../search/understand-query.ts'
import type { FitAnswer } from './judge-answer.ts'

/** Asks a search; the language is that of the query, ISO 639-1. */
export type AskSearch = (q: string, language: string) => FitAnswer | Promise<FitAnswer>

const PAGE = 500
const RESULTS = 10
const NO_VECTORS = { scores: new Map<string, number>(), weight: 0 }

/**
 * The search of this program over products in memory, as shoppers get it: words of another language are put into the
 * catalog's, constraints are read out of the words and held. Everything that knows the engine is in this file.
 */
export function searchInMemory(products: readonly SearchProduct[], language: string): AskSearch {
  const catalog = new StoreCatalog({ language, currency: products[0]?.currency ?? 'USD' })
  for (let at = 0; at < products.length; at += PAGE) catalog.upsert(products.slice(at, at + PAGE))
  const settings = searchSettingsSchema.parse({})
  const isKnown = (word: string) => catalog.vocabulary.wordUse(fold(word)) !== undefined
  return (asked, from) => {
    const q = translateQuery(asked, { from, to: language, isKnown })
    const understood = understandQuery(q, catalog)
    const original = q === asked ? {} : { original: understandQuery(asked, catalog) }
    const input = {
      q,
      ...original,
      understood,
      filters: {},
      limit: RESULTS,
      settings,
      nearest: NO_VECTORS,
      language: from,
      isThingMeant: true,
    }
    const { hits, filters, relaxed } = findHits(input, catalog)
    const fitting = compileFilters(filters)
    return {
      products: hits.slice(0, RESULTS).flatMap(({ product, grade }) => {
        if (grade.fit === 'other') return []
        const fails = grade.parts
          .filter(({ verdict }) => verdict === 'fails')
          .map(({ part, wanted }) => `${part} ${wanted}`)
        const variants = fitting(product) ?? grade.variants
        return [{ id: product.id, fit: grade.fit, fails, variantIds: variants.map(({ id }) => id) }]
      }),
      relaxed: relaxed.map(({ filter, wanted }) => `${filter} ${wanted}`),
    }
  }
}
