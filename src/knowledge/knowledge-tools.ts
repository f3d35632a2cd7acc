import type { Db } from '../db/transaction.ts'
import { createPageFetcher, type FetchPage } from './fetch/fetch-page.ts'
import { KnowledgeIndexes } from './knowledge-indexes.ts'
import { DocumentReader } from './readers/read-document.ts'

/** What the verbs of this room need beside the database. Made once, by the composition root. */
export interface KnowledgeTools {
  indexes: Pick<KnowledgeIndexes, 'get'>
  fetchPage: FetchPage
  reader: Pick<DocumentReader, 'readPassages'>
}

/** Passages of all stores in memory: some 10,000 of them. */
const BUDGET_BYTES = 128 * 1024 * 1024

export const createKnowledgeTools = (db: Db, { allowPrivate }: { allowPrivate: boolean }): KnowledgeTools => ({
  indexes: new KnowledgeIndexes(db, BUDGET_BYTES),
  fetchPage: createPageFetcher({ allowPrivate }),
  reader: new DocumentReader(),
})
