import { FreshByStore } from '../db/fresh-by-store.ts'
import type { Db } from '../db/transaction.ts'
import { StoreIndex } from './store-index.ts'
import type { CatalogCache } from './stored/catalog-cache.ts'

/** The indexes of the stores this process was asked about, within a budget of memory. */
export class IndexRegistry extends FreshByStore<StoreIndex> {
  constructor(db: Db, budgetBytes: number, cache?: CatalogCache) {
    super(db, { budgetBytes, load: (connection, storeId) => StoreIndex.load(connection, storeId, cache) })
  }
}
