import type { Db } from '../db/transaction.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { createPageFetcher, type FetchPage } from './fetch/fetch-page.ts'
import { KnowledgeIndexes } from './knowledge-indexes.ts'
import { DocumentReader } from './readers/read-document.ts'

/** What the verbs of this room need beside the database. Made once, by the composition root. */
export interface KnowledgeTools {
  indexes: Pick<KnowledgeIndexes, 'get'>
  /** Makes a store's passages ready ahead of need. */
  prepare: KnowledgeIndexes['prepare']
  fetchPage: FetchPage
  reader: Pick<DocumentReader, 'readPassages'>
}

/** Passages of all stores in memory: some 10,000 of them. */
const BUDGET_BYTES = 128 * 1024 * 1024

export function createKnowledgeTools(db: Db, { outbound }: { outbound: Outbound }): KnowledgeTools {
  const indexes = new KnowledgeIndexes(db, BUDGET_BYTES)
  return {
    indexes,
    prepare: (storeId) => indexes.prepare(storeId),
    fetchPage: createPageFetcher({ outbound }),
    reader: new DocumentReader(),
  }
}
