import type { ProductPage } from '../../catalog/list-products.ts'
import type { AskSearch } from '../../eval/fit/ask-search.ts'
import type { ShownProduct } from '../../eval/fit/judge-answer.ts'
import type { SearchProduct } from '../../search/search-product.ts'
import type { SearchAnswer } from '../../search/search-products.ts'
import { type OperatorSession, openOperatorSession } from '../chat/operator-session.ts'
import { readCatalogFile } from '../eval-catalog.ts'
import { CommandError } from '../operator.ts'

/** Rows of a shop, and its search. */
export interface FitSource {
  rows: SearchProduct[]
  /** Made when it is asked for: a file's products are indexed then. */
  search(): Promise<AskSearch>
  close(): Promise<void>
}

export interface FitSourceOptions {
  store?: string
  catalog?: string
  /** Language of a file's rows, ISO 639-1. */
  storeLanguage: string
}

/** @throws {CommandError} unless exactly one of store and catalog is named */
export async function openFitSource({ store, catalog, storeLanguage }: FitSourceOptions): Promise<FitSource> {
  if ((store === undefined) === (catalog === undefined)) {
    throw new CommandError('bad_request', 'Name either --store or --catalog')
  }
  if (catalog !== undefined) {
    const rows = await readCatalogFile(catalog)
    const search = async () => (await import('../../eval/fit/ask-search.ts')).searchInMemory(rows, storeLanguage)
    return { rows, search, close: async () => {} }
  }
  return sourceOfStore(await openOperatorSession(), store as string)
}

/** A store through the operator's commands; closes the session with itself, or when it has no product. */
export async function sourceOfStore(session: OperatorSession, store: string): Promise<FitSource> {
  try {
    const rows = await readStore(session, store)
    if (rows.length === 0) throw new CommandError('bad_request', `${store} has no active product`)
    return { rows, search: async () => searchOfStore(session, store), close: () => session.close() }
  } catch (error) {
    await session.close()
    throw error
  }
}

async function readStore(session: OperatorSession, store: string): Promise<SearchProduct[]> {
  const rows: SearchProduct[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: ProductPage = await session.run<ProductPage>('catalog.list', { store, after })
    for (const { externalId, variants, ...product } of page.products) {
      const own = variants.map(({ externalId: id, ...variant }) => ({ ...variant, id, gtin: null, mpn: null }))
      rows.push({ ...product, id: externalId, variants: own, popularity: 0 })
    }
    after = page.next
  }
  return rows
}

/** What `GET /search` answers; the grades are read when they are there. */
function searchOfStore(session: OperatorSession, store: string): AskSearch {
  return async (q) => {
    const { data, relaxed } = await session.run<SearchAnswer>('search.query', { store, q, limit: '10' })
    return {
      products: data.flatMap(({ externalId: id, fit, fails, variants }): ShownProduct[] => {
        if (fit === 'other') return []
        const variantIds = variants.map(({ externalId }) => externalId)
        return [{ id, fit, fails: fails.map(({ part, wanted }) => `${part} ${wanted}`), variantIds }]
      }),
      relaxed: relaxed.map(({ filter, wanted }) => `${filter} ${wanted}`),
    }
  }
}
