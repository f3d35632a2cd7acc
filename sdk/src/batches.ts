/** Contract: at most 200 products per request; Spiel takes as many orders. */
export const MAX_BATCH_ITEMS = 200
/** Under the server's 10 MiB, with room for the envelope. */
export const MAX_BATCH_BYTES = 9.5 * 1024 * 1024

/** Items that travel in one request, already as JSON text. */
export interface Batch {
  /** Place of each item in all that was pushed; not always consecutive once a batch was split. */
  indexes: number[]
  externalIds: (string | null)[]
  texts: string[]
}

export interface BatchLimits {
  maxItems: number
  maxBytes: number
}

/** Groups items into requests. `limits` is read before each item, so that it may shrink on the way. */
export async function* batchesOf(
  items: Iterable<unknown> | AsyncIterable<unknown>,
  limits: BatchLimits,
): AsyncGenerator<Batch> {
  let batch = emptyBatch()
  let bytes = 0
  let index = 0
  for await (const item of items) {
    const text = JSON.stringify(item) ?? 'null'
    const itemBytes = byteLength(text, limits.maxBytes) + 1
    if (batch.texts.length > 0 && (batch.texts.length >= limits.maxItems || bytes + itemBytes > limits.maxBytes)) {
      yield batch
      batch = emptyBatch()
      bytes = 0
    }
    batch.indexes.push(index)
    batch.externalIds.push(externalIdOf(item))
    batch.texts.push(text)
    bytes += itemBytes
    index += 1
    // Not left for the next item to find: a slow source would hold back a full batch.
    if (batch.texts.length >= limits.maxItems) {
      yield batch
      batch = emptyBatch()
      bytes = 0
    }
  }
  if (batch.texts.length > 0) yield batch
}

/** The two halves of a batch of two or more. */
export function splitBatch(batch: Batch): [Batch, Batch] {
  const middle = Math.ceil(batch.texts.length / 2)
  const part = (from: number, to?: number): Batch => ({
    indexes: batch.indexes.slice(from, to),
    externalIds: batch.externalIds.slice(from, to),
    texts: batch.texts.slice(from, to),
  })
  return [part(0, middle), part(middle)]
}

/** The UTF-8 size of `text`; measured only when its cheap upper bound could matter (a UTF-16 unit makes at most 3 bytes). */
export function byteLength(text: string, limitBytes: number): number {
  const bound = text.length * 3
  return bound * MAX_BATCH_ITEMS <= limitBytes ? bound : new TextEncoder().encode(text).length
}

export function bodyOf(field: string, batch: Batch): string {
  return `{${JSON.stringify(field)}:[${batch.texts.join(',')}]}`
}

function emptyBatch(): Batch {
  return { indexes: [], externalIds: [], texts: [] }
}

/** As the server reads it: a safe integer counts as its decimal string. */
function externalIdOf(item: unknown): string | null {
  const id = typeof item === 'object' && item !== null ? (item as { externalId?: unknown }).externalId : null
  if (typeof id === 'string') return id
  return Number.isSafeInteger(id) ? String(id) : null
}
