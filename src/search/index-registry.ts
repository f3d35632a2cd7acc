import { FreshByStore } from '../db/fresh-by-store.ts'
import type { Db } from '../db/transaction.ts'
import { StoreIndex } from './store-index.ts'

/** The indexes of the stores this process was asked about, within a budget of memory. */
export class IndexRegistry extends FreshByStore<StoreIndex> {
  constructor(db: Db, budgetBytes: number) {
    super(db, { budgetBytes, load: StoreIndex.load })
  }
}
