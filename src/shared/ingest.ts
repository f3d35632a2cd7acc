import type { z } from 'zod'
import type { Issue } from '../errors.ts'
import { externalId } from './fields.ts'
import { inWords } from './issue-words.ts'
import { issuesOf } from './issues.ts'

/** Why one item of a batch was not stored. The item's former row is as it was. */
export interface IngestError {
  /** Place in the request's list, from 0. */
  index: number
  externalId: string | null
  code: 'invalid_item' | 'title_required' | 'conflict' | 'storage_error'
  message: string
  issues: Issue[]
}

/** upserted + errors.length === received, always. */
export interface IngestResult {
  upserted: number
  received: number
  errors: IngestError[]
}

export interface AcceptedItem<Item> {
  index: number
  item: Item
}

/** Parses each item by itself, so that a bad one does not stop the others. */
export function parseItems<Item>(
  schema: z.ZodType<Item>,
  items: readonly unknown[],
): { accepted: AcceptedItem<Item>[]; errors: IngestError[] } {
  const accepted: AcceptedItem<Item>[] = []
  const errors: IngestError[] = []
  items.forEach((raw, index) => {
    const parsed = schema.safeParse(raw, { error: inWords })
    if (parsed.success) {
      accepted.push({ index, item: parsed.data })
      return
    }
    const issues = issuesOf(parsed.error)
    errors.push({ index, externalId: readableId(raw), code: 'invalid_item', message: sentence(issues), issues })
  })
  return { accepted, errors }
}

export function ingestResult(received: number, errors: IngestError[]): IngestResult {
  return { upserted: received - errors.length, received, errors: errors.sort((a, b) => a.index - b.index) }
}

function sentence(issues: Issue[]): string {
  const [first] = issues
  if (!first) return 'The item is not valid'
  const rest = issues.length - 1
  return `${first.path === '' ? 'item' : first.path} ${first.message}${rest > 0 ? ` (and ${rest} more)` : ''}`
}

/** The id a failed item carries, when it is one. */
function readableId(raw: unknown): string | null {
  const id = typeof raw === 'object' && raw !== null ? (raw as { externalId?: unknown }).externalId : undefined
  if (typeof id === 'number' && Number.isSafeInteger(id)) return String(id)
  if (typeof id !== 'string' || id.length > 2 * 255) return null
  return externalId.safeParse(id).data ?? null
}

/**
 * A batch without the items whose payload is the one applied last: they change nothing. One that comes twice in a
 * batch is always applied.
 */
export function withoutUnchanged<Item extends { externalId: string; payloadHash: Buffer }>(
  batch: AcceptedItem<Item>[],
  known: readonly { external_id: string; payload_hash: Buffer | null }[],
): AcceptedItem<Item>[] {
  const hashes = new Map(known.map((row) => [row.external_id, row.payload_hash]))
  const times = new Map<string, number>()
  for (const { item } of batch) times.set(item.externalId, (times.get(item.externalId) ?? 0) + 1)
  return batch.filter(
    ({ item }) => times.get(item.externalId) !== 1 || !hashes.get(item.externalId)?.equals(item.payloadHash),
  )
}

/** 200, or 422 when there were items and every one failed. */
export function ingestResponse(result: IngestResult): { status: number; body: object } {
  if (result.received === 0 || result.upserted > 0) return { status: 200, body: result }
  return { status: 422, body: { error: 'Unprocessable entity', ...result } }
}
