import { embedProductsJob } from '../catalog/catalog.jobs.ts'
import type { AppContext } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { findUnembedded } from './search.queries.ts'

const BATCH = 200

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
    const rows = await findUnembedded(db, embedder, after, BATCH)
    const last = rows.at(-1)
    if (!last) return queued
    const byStore = Map.groupBy(rows, (row) => row.store_id)
    await inTransaction(db, async (trx) => {
      for (const [storeId, products] of byStore) {
        const productIds = products.map((product) => product.external_id)
        await queue.enqueue(trx, embedProductsJob, { storeId, productIds })
      }
    })
    queued += rows.length
    after = { storeId: last.store_id, productId: last.external_id }
  }
}
