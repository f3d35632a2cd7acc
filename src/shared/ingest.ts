import type { Issue } from '../errors.ts'
import { externalId } from './fields.ts'
import { contentHash } from './hash.ts'
import { type ItemKind, parseItem } from './parse-item.ts'
import { parsedJson } from './raw-json.ts'
import { Slices } from './yielding.ts'

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

/** Of what the store's own programs push. */
export const OWN_SOURCE = 'push'

/** Why an item is refused whose stored row another source wrote: pushed and synced data stay apart. */
export function othersItem(source: string): Pick<IngestError, 'code' | 'message' | 'issues'> {
  const message =
    source === OWN_SOURCE ? 'is the id of a pushed item' : `is the id of an item that is synced from ${source}`
  return {
    code: 'conflict',
    message: `externalId ${message}`,
    issues: [{ path: 'externalId', code: 'conflict', message }],
  }
}

export interface AcceptedItem<Item> {
  index: number
  item: Item
}

/** An accepted item carries the hash of its content, by which a later one is known to change nothing. */
type Hashed<Item> = Item & { payloadHash: Buffer }

/**
 * Parses each item by itself, so that a bad one does not stop the others. Others have their turn meanwhile: 200 items may take a second.
 * @param items some may be `RawJson`: each is parsed when its turn comes, and let go
 */
export async function parseItems<Item extends object>(
  kind: ItemKind<Item>,
  items: readonly unknown[],
): Promise<{ accepted: AcceptedItem<Hashed<Item>>[]; errors: IngestError[] }> {
  const accepted: AcceptedItem<Hashed<Item>>[] = []
  const errors: IngestError[] = []
  const slices = new Slices()
  for (const [index, given] of items.entries()) {
    const raw = parsedJson(given)
    // An item may be as long as the body: its text, its members and its hash are three pieces of work.
    if (slices.isSpent) await slices.rest()
    const parsed = await parseItem(kind, raw, slices)
    if (slices.isSpent) await slices.rest()
    if ('item' in parsed) {
      accepted.push({ index, item: { ...parsed.item, payloadHash: contentHash(parsed.item) } })
    } else {
      const { issues } = parsed
      errors.push({ index, externalId: readableId(raw), code: 'invalid_item', message: sentence(issues), issues })
    }
    if (slices.isSpent) await slices.rest()
  }
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

/** A batch in parts of consecutive items, each of items that count `most` in all, or of a single one that counts more. */
export function groupsOf<Item>(
  batch: AcceptedItem<Item>[],
  countOf: (item: Item) => number,
  most: number,
): AcceptedItem<Item>[][] {
  const groups: AcceptedItem<Item>[][] = []
  let count = Number.POSITIVE_INFINITY
  for (const accepted of batch) {
    count += countOf(accepted.item)
    if (count > most) {
      groups.push([])
      count = countOf(accepted.item)
    }
    groups.at(-1)?.push(accepted)
  }
  return groups
}

/** 200, or 422 when there were items and every one failed. */
export function ingestResponse(result: IngestResult): { status: number; body: object } {
  if (result.received === 0 || result.upserted > 0) return { status: 200, body: result }
  return { status: 422, body: { error: 'Unprocessable entity', ...result } }
}

/** What a push answers, for the API's document. */
export const ingestResponses = {
  200: {
    description: 'Stored; some items may have failed.',
    component: 'IngestResult',
    example: { upserted: 1, received: 1, errors: [] },
  },
  422: { description: 'Every item failed.', component: 'IngestFailure' },
}
