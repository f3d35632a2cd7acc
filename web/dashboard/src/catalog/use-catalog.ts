import type { ShelfPage, ShelfProduct } from '../../../../src/search/catalog-view/list-shelf.ts'
import type { WhereInSearch, WholeProduct } from '../../../../src/search/catalog-view/read-product.ts'
import { useStoreQuery } from '../api/use-store-api.ts'

export type { ShelfProduct, WholeProduct }

/** A page of the catalog. @param query as `?q=red+shirt` */
export const useShelf = (query: string) => useStoreQuery<ShelfPage>(`/catalog${query}`, { keepOld: true })
export const useShelfCounts = () => useStoreQuery<Record<string, number>>('/catalog-counts')
export const useProduct = (id: string) => useStoreQuery<WholeProduct>(`/catalog/${encodeURIComponent(id)}`)
/** Where the product stands for what a shopper asked. */
export const useInSearch = (id: string, q: string) =>
  useStoreQuery<WhereInSearch>(`/catalog/${encodeURIComponent(id)}/in-search?q=${encodeURIComponent(q)}`, {
    enabled: q !== '',
  })
