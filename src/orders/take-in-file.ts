import { Readable } from 'node:stream'
import { z } from 'zod'
import { upsertProducts } from '../catalog/upsert-products.ts'
import { requireScope, type StoreContext } from '../context.ts'
import { BadRequestError } from '../errors.ts'
import { FeedFormatError } from '../feeds/feed-entry.ts'
import { type Feed, readFeed } from '../feeds/read-feed.ts'
import { visibleText } from '../shared/fields.ts'
import { parseInput } from '../shared/parse-input.ts'
import { upsertOrders } from './upsert-orders.ts'

const BATCH = 200
/** Of faults that are told one by one. */
const MOST_FAULTS = 200

/** A file's content, as base64. */
export const takeInFileSchema = z.object({
  name: visibleText(255),
  content: z.base64('must be base64'),
})

/** What became of a file. */
export interface TakenIn {
  kind: 'products' | 'orders'
  format: string
  upserted: number
  failed: number
  /** The first of those that failed: where, and why. */
  faults: { line: number; externalId: string | null; message: string }[]
}

interface Waiting {
  line: number
  item: unknown
}

/** How far it is. */
export interface TakingIn {
  /** Of the file, 0 to 1. */
  share: number
  upserted: number
  failed: number
}

/** What is read of a file at a time. */
const PIECE_BYTES = 64 * 1024

/**
 * Opens a catalog or order file in any of the formats that `spiel push` reads; nothing is stored before its steps are asked for. Good
 * rows are stored, whatever becomes of others. The last step is what became of the file.
 * @throws {BadRequestError} when the format cannot be told, or its columns do not fit
 */
export async function openUpload(
  ctx: StoreContext,
  raw: z.input<typeof takeInFileSchema>,
): Promise<AsyncGenerator<TakingIn, TakenIn>> {
  requireScope(ctx, 'write')
  const { name, content } = parseInput(takeInFileSchema, raw)
  const bytes = Buffer.from(content, 'base64')
  const read = { bytes: 0, of: bytes.length }
  const stream = Readable.from(piecesOf(bytes, read))
  const feed = await readFeed({ stream, name }, {}).catch((error) => {
    if (!(error instanceof FeedFormatError)) throw error
    throw new BadRequestError([{ path: 'name', code: 'unreadable', message: error.message }])
  })
  return takeIn(ctx, feed, read)
}

function* piecesOf(bytes: Buffer, read: { bytes: number }): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES)
    read.bytes = at + piece.length
    yield piece
  }
}

async function* takeIn(
  ctx: StoreContext,
  feed: Feed,
  read: { bytes: number; of: number },
): AsyncGenerator<TakingIn, TakenIn> {
  const upsert = feed.kind === 'orders' ? upsertOrders : upsertProducts
  const result: TakenIn = { kind: feed.kind, format: feed.format, upserted: 0, failed: 0, faults: [] }
  const fail = (fault: TakenIn['faults'][number]) => {
    result.failed++
    if (result.faults.length < MOST_FAULTS) result.faults.push(fault)
  }
  let waiting: Waiting[] = []
  const flush = async (): Promise<TakingIn> => {
    const batch = waiting
    waiting = []
    if (batch.length > 0) {
      const { upserted, errors } = await upsert(
        ctx,
        batch.map(({ item }) => item),
      )
      result.upserted += upserted
      for (const { index, externalId, message } of errors) fail({ line: batch[index]?.line ?? 0, externalId, message })
    }
    return { share: read.of === 0 ? 1 : read.bytes / read.of, upserted: result.upserted, failed: result.failed }
  }
  for await (const entry of feed.items) {
    if ('problem' in entry) fail({ line: entry.line, externalId: null, message: entry.problem })
    else waiting.push({ line: entry.line, item: entry.item })
    if (waiting.length === BATCH) yield await flush()
  }
  yield await flush()
  return result
}

/** The same in one step. @throws {BadRequestError} */
export async function takeInFile(ctx: StoreContext, raw: z.input<typeof takeInFileSchema>): Promise<TakenIn> {
  const steps = await openUpload(ctx, raw)
  for (;;) {
    const { done, value } = await steps.next()
    if (done) return value
  }
}
