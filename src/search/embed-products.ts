import { takeStamps } from '../db/store-clock.ts'
import { type Db, inTransaction } from '../db/transaction.ts'
import { embedText, contentHash as hashOf } from './embeddings/embed-text.ts'
import type { Embedder } from './embeddings/embedder.ts'
import { type EmbeddableRow, findEmbeddable, type NewVector, writeVectors } from './search.queries.ts'
import { encodeVector } from './vectors/vector-codec.ts'

/**
 * Gives products' current text a vector, as job `embed-products` asks. A text that has its vector already is not
 * embedded again. Safe to run twice, and by two workers at once: a vector is written only while its product's text is
 * still the one that was embedded.
 * @throws {EmbedderUnavailableError | EmbedderMisconfiguredError} the job is tried again later
 */
export async function embedProducts(
  { db, embedder }: { db: Db; embedder: Embedder },
  { storeId, productIds }: { storeId: number; productIds: string[] },
): Promise<void> {
  const wanted: { row: EmbeddableRow; text: string; contentHash: Buffer }[] = []
  for (const row of await findEmbeddable(db, storeId, productIds)) {
    const text = embedText({ ...row, variants: row.variants ?? [] })
    const contentHash = hashOf(text, embedder.id)
    if (row.embedder === embedder.id && row.content_hash?.equals(contentHash)) continue
    wanted.push({ row, text, contentHash })
  }
  if (wanted.length === 0) return
  const vectors = await embedder.embed(
    wanted.map(({ text }) => text),
    'document',
  )
  const made: NewVector[] = wanted.map(({ row, contentHash }, index) => ({
    productId: row.external_id,
    searchHash: row.search_hash,
    contentHash,
    vector: encodeVector(vectors[index] as Float32Array),
  }))
  const dimensions = vectors[0]?.length ?? 0
  await inTransaction(db, async (trx) => {
    const stamp = await takeStamps(trx, storeId, 'vectors')
    await writeVectors(trx, storeId, { id: embedder.id, dimensions }, made, stamp)
  })
}
