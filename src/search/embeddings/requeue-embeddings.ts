import { embedProductsJob } from '../../catalog/catalog.jobs.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findUnembedded } from '../search.queries.ts'

/** As a push has them. */
const PRODUCTS_PER_JOB = 200
/** Products looked for at a time. Each look reads the whole queue: a page of one job's size took 25 times as many. */
const PAGE = 5_000

/**
 * Queues products without a vector of the current embedder, but for those that wait in a job already and those given up. So a change of
 * embedder reaches every product even while pushes never end.
 */
export async function requeueEmbeddings({
  db,
  queue,
  embedder,
}: Pick<AppContext, 'db' | 'queue' | 'embedder'>): Promise<number> {
  let queued = 0
  let after = { storeId: 0, productId: '' }
  for (;;) {
    const rows = await findUnembedded(db, embedder, after, PAGE)
    const last = rows.at(-1)
    if (!last) return queued
    const byStore = Map.groupBy(rows, (row) => row.store_id)
    await inTransaction(db, async (trx) => {
      for (const [storeId, products] of byStore) {
        const ids = products.map((product) => product.external_id)
        for (let at = 0; at < ids.length; at += PRODUCTS_PER_JOB) {
          await queue.enqueue(trx, embedProductsJob, { storeId, productIds: ids.slice(at, at + PRODUCTS_PER_JOB) })
        }
      }
    })
    queued += rows.length
    after = { storeId: last.store_id, productId: last.external_id }
  }
}
