import { BadRequestError, PayloadTooLargeError, SpielError } from './api-errors.ts'
import type { IngestError, IngestResult } from './api-types.ts'
import { type Batch, batchesOf, bodyOf, byteLength, MAX_BATCH_BYTES, MAX_BATCH_ITEMS, splitBatch } from './batches.ts'
import { linkedController } from './clock.ts'
import type { Transport } from './transport.ts'

/** After so many items refused alone, with none ever taken, the fault is not in the items. */
const MAX_REFUSED_ALONE = 5

export interface BatchReport {
  /** Places of the batch's items among all that were pushed, ascending. */
  indexes: number[]
  received: number
  upserted: number
  /** `index` counts from the start of the whole push. */
  errors: IngestError[]
}

export interface PushOptions {
  /** Items per request, 1..200. Default 200. */
  batchSize?: number
  /** Requests under way at once. Default 1. Batches that share an `externalId` never overlap, so the later one wins. */
  concurrency?: number
  /** Called as each batch is acknowledged, in the order of the answers. */
  onBatch?: (report: BatchReport) => void
  /** Aborts at once, requests under way included; the push rejects with the signal's reason. */
  signal?: AbortSignal
  /** Stops softly: no further request begins, those under way finish, and the push resolves with what was done. */
  stopSignal?: AbortSignal
  /** `false` leaves `errors` of the result empty, for pushes too long to keep them all; `onBatch` still has them. */
  keepErrors?: boolean
}

export interface PushResult {
  received: number
  upserted: number
  /** One entry per failed item; `index` is its place among all that were pushed. */
  errors: IngestError[]
}

export type Items<T> = Iterable<T> | AsyncIterable<T>

interface Push {
  transport: Transport
  path: string
  field: string
  options: PushOptions
  /** Aborted by either signal or by the first fault: no further request begins. */
  noMore: AbortSignal
  limits: { maxItems: number; maxBytes: number }
  taken: boolean
  refusedAlone: number
  report: (report: BatchReport) => void
}

/** Sends all items in batches and sums up the answers. Throws what no retry can mend; batches under way are waited for first. */
export async function pushItems(
  transport: Transport,
  path: string,
  field: string,
  items: Items<unknown>,
  options: PushOptions,
): Promise<PushResult> {
  const result: PushResult = { received: 0, upserted: 0, errors: [] }
  const { controller, unlink } = linkedController(options.signal, options.stopSignal)
  const push: Push = {
    transport,
    path,
    field,
    options,
    noMore: controller.signal,
    limits: {
      maxItems: Math.min(MAX_BATCH_ITEMS, Math.max(1, options.batchSize ?? MAX_BATCH_ITEMS)),
      maxBytes: MAX_BATCH_BYTES,
    },
    taken: false,
    refusedAlone: 0,
    report: (report) => {
      result.received += report.received
      result.upserted += report.upserted
      if (options.keepErrors !== false) result.errors.push(...report.errors)
      options.onBatch?.(report)
    },
  }
  let fault: { error: unknown } | null = null
  const fail = (error: unknown) => {
    fault ??= { error }
    controller.abort()
  }
  await sendAll(push, items, options.concurrency ?? 1, fail).catch(fail)
  unlink()
  options.signal?.throwIfAborted()
  if (fault !== null) throw (fault as { error: unknown }).error
  result.errors.sort((a, b) => a.index - b.index)
  return result
}

async function sendAll(
  push: Push,
  items: Items<unknown>,
  concurrency: number,
  fail: (error: unknown) => void,
): Promise<void> {
  const underWay = new Map<Promise<void>, Set<string | null>>()
  const batches = batchesOf(items, push.limits)
  // A source that has gone quiet must not keep an abort from ending the push.
  const over = new Promise<null>((resolve) =>
    push.noMore.addEventListener('abort', () => resolve(null), { once: true }),
  )
  try {
    while (!push.noMore.aborted) {
      const next = await Promise.race([batches.next(), over])
      if (next === null || next.done) break
      const batch = next.value
      const ids = new Set(batch.externalIds)
      while (underWay.size >= Math.max(1, concurrency) || sharesId(underWay, ids)) await Promise.race(underWay.keys())
      if (push.noMore.aborted) break
      const sent: Promise<void> = sendBatch(push, batch)
        .catch((error) => {
          if (!push.noMore.aborted) fail(error)
        })
        .finally(() => underWay.delete(sent))
      underWay.set(sent, ids)
    }
  } finally {
    // Not awaited: it would wait for that source.
    batches.return(undefined).catch(() => {})
    await Promise.all(underWay.keys())
  }
}

function sharesId(underWay: Map<Promise<void>, Set<string | null>>, ids: Set<string | null>): boolean {
  for (const others of underWay.values()) {
    for (const id of ids) if (id !== null && others.has(id)) return true
  }
  return false
}

/** A body refused as a whole (413 by a proxy, 400 for one item's forbidden key) is halved until the item at fault stands alone. */
async function sendBatch(push: Push, batch: Batch): Promise<void> {
  const size = batch.texts.length
  if (size > push.limits.maxItems) return sendHalves(push, batch)
  if (size === 1 && byteLength(batch.texts[0] ?? '', MAX_BATCH_BYTES) > MAX_BATCH_BYTES) {
    const message = `The item alone is larger than ${MAX_BATCH_BYTES / 1024 / 1024} MiB`
    return push.report(refusedReport(batch, 'payload_too_large', message))
  }
  try {
    const answer = await post(push, batch)
    push.taken = true
    push.report(reportOf(batch, answer))
  } catch (error) {
    if (!(error instanceof PayloadTooLargeError || error instanceof BadRequestError)) throw error
    if (size > 1) {
      if (error.status === 413) push.limits.maxItems = Math.min(push.limits.maxItems, Math.ceil(size / 2))
      return sendHalves(push, batch)
    }
    push.refusedAlone += 1
    if (!push.taken && push.refusedAlone >= MAX_REFUSED_ALONE) throw error
    push.report(refusedReport(batch, error.code, error.message))
  }
}

async function sendHalves(push: Push, batch: Batch): Promise<void> {
  for (const half of splitBatch(batch)) {
    if (!push.noMore.aborted) await sendBatch(push, half)
  }
}

async function post(push: Push, batch: Batch): Promise<IngestResult> {
  const answer = await push.transport.request<IngestResult>({
    method: 'POST',
    path: push.path,
    body: bodyOf(push.field, batch),
    signal: push.options.signal,
    stopSignal: push.noMore,
    accept: [422],
  })
  if (Array.isArray(answer?.errors) && typeof answer.upserted === 'number') return answer
  throw new SpielError({
    status: 200,
    code: 'invalid_answer',
    message: 'The answer is not that of a Spiel server: check the url',
  })
}

function reportOf(batch: Batch, answer: IngestResult): BatchReport {
  const errors = answer.errors.map((error) => ({ ...error, index: batch.indexes[error.index] ?? error.index }))
  return { indexes: batch.indexes, received: batch.indexes.length, upserted: answer.upserted, errors }
}

function refusedReport(batch: Batch, code: string, message: string): BatchReport {
  const errors = batch.indexes.map((index, at) => ({
    index,
    externalId: batch.externalIds[at] ?? null,
    code,
    message,
    issues: [],
  }))
  return { indexes: batch.indexes, received: batch.indexes.length, upserted: 0, errors }
}
