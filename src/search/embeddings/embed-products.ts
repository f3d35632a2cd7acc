import { takeStamps } from '../../db/store-clock.ts'
import { type Db, inTransaction } from '../../db/transaction.ts'
import { Slices } from '../../shared/yielding.ts'
import { type EmbeddableRow, findEmbeddable, type NewVector, touchVectors, writeVectors } from '../search.queries.ts'
import { encodeVector } from '../vectors/vector-codec.ts'
import { embedInParts, type RefusedText } from './embed-products-parts.ts'
import { embedText, contentHash as hashOf } from './embed-text.ts'
import type { Embedder } from './embedder.ts'
import { deleteRefusals, writeFailure, writeRefusals, writeSuccess } from './embedding-health.queries.ts'

const READ_AT_A_TIME = 20

interface WantedText {
  row: EmbeddableRow
  text: string
  contentHash: Buffer
}

/** What became of a job's products; those that were current already count in neither. */
export interface EmbeddedProducts {
  embedded: number
  /** Failed by themselves and not given up yet: the job must run again. */
  toRetry: number
}

/**
 * Gives products' current text a vector, as job `embed-products` asks. A text that has its vector already, or was given up, is not
 * embedded again. Safe to run twice, and by two workers at once: a vector is written only while its product's text is
 * still the one that was embedded. Texts that the model refuses are noted and keep no other from its vector.
 * @throws {EmbedderUnavailableError | EmbedderMisconfiguredError} nothing was written; the job is to be tried again later
 */
export async function embedProducts(
  { db, embedder }: { db: Db; embedder: Embedder },
  { storeId, productIds }: { storeId: number; productIds: string[] },
  signal?: AbortSignal,
): Promise<EmbeddedProducts> {
  const { wanted, same } = await findWanted(db, embedder, storeId, productIds)
  if (same.length > 0) {
    await inTransaction(db, async (trx) => touchVectors(trx, storeId, same, await takeStamps(trx, storeId, 'vectors')))
  }
  if (wanted.length === 0) return { embedded: 0, toRetry: 0 }
  const texts = wanted.map(({ text }) => text)
  const { vectors, refused } = await embedInParts(embedder, texts, signal)
  const made = vectors.flatMap((vector, at) => (vector ? [toNewVector(wanted[at] as WantedText, vector)] : []))
  const dimensions = vectors.find((vector) => vector !== undefined)?.length ?? 0
  return await inTransaction(db, async (trx) => {
    if (made.length > 0) {
      const stamp = await takeStamps(trx, storeId, 'vectors')
      await writeVectors(trx, storeId, { id: embedder.id, dimensions }, made, stamp)
      const ids = made.map(({ productId }) => productId)
      await deleteRefusals(trx, storeId, ids)
      await writeSuccess(trx, storeId)
    }
    const [first] = refused
    if (!first) return { embedded: made.length, toRetry: 0 }
    await writeFailure(trx, storeId, first)
    const list = refused.map((one) => toNewRefusal(wanted[one.index] as WantedText, one))
    return { embedded: made.length, toRetry: await writeRefusals(trx, storeId, embedder.id, list) }
  })
}

/** Those to be embedded, and those whose new text is embedded like the former one: a sku changed. */
async function findWanted(
  db: Db,
  embedder: Embedder,
  storeId: number,
  productIds: string[],
): Promise<{ wanted: WantedText[]; same: { productId: string; searchHash: Buffer }[] }> {
  const wanted: WantedText[] = []
  const same: { productId: string; searchHash: Buffer }[] = []
  for await (const row of embeddable(db, storeId, productIds)) {
    const text = embedText({ ...row, variants: row.variants ?? [] })
    const contentHash = hashOf(text, embedder.id)
    if (row.refused_hash?.equals(contentHash)) continue
    // Another number of dimensions under the same name is another model.
    const isOfThisModel =
      row.embedder === embedder.id && (embedder.dimensions === null || row.dimensions === embedder.dimensions)
    if (isOfThisModel && row.content_hash?.equals(contentHash)) {
      const isKnown = row.vector_search_hash?.equals(row.search_hash) === true
      if (!isKnown) same.push({ productId: row.external_id, searchHash: row.search_hash })
      continue
    }
    wanted.push({ row, text, contentHash })
  }
  return { wanted, same }
}

/** Read some at a time, with others in between: products can have 2,048 variants of 50 options each. */
async function* embeddable(db: Db, storeId: number, productIds: string[]): AsyncGenerator<EmbeddableRow> {
  const slices = new Slices()
  for (let at = 0; at < productIds.length; at += READ_AT_A_TIME) {
    for (const row of await findEmbeddable(db, storeId, productIds.slice(at, at + READ_AT_A_TIME))) {
      yield row
      if (slices.isSpent) await slices.rest()
    }
  }
}

const toNewVector = ({ row, contentHash }: WantedText, vector: Float32Array): NewVector => ({
  productId: row.external_id,
  searchHash: row.search_hash,
  contentHash,
  vector: encodeVector(vector),
})

const toNewRefusal = ({ row, contentHash }: WantedText, { code, message }: RefusedText) => ({
  ...{ productId: row.external_id, contentHash, code, message },
  isFinal: code === 'text_refused',
})
