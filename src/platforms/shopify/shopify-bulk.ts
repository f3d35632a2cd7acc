import type { ItemKind, Place, PlatformItem, Session, SyncPage } from '../connector.ts'
import { PlatformError } from '../platform-error.ts'
import { type BulkItem, readBulkFile } from './bulk-file.ts'
import { operations } from './operations.ts'
import { askShopify, type Json } from './shopify-client.ts'
import { mapOrder, mapProduct } from './shopify-maps.ts'

const PER_PAGE = 200
const LOOK_AGAIN_MS = 1_000
/** Between our clock and the moment at which Shopify begins to read. */
const MARGIN_MS = 5_000
const MOST_TRIES = 5

interface BulkPlace extends Place {
  kind: ItemKind
  step: 'start' | 'poll' | 'read'
  tries: number
  id?: string
  startedMs?: number
  lines?: number
  roots?: number
  /** Nodes of the file that were handed over. */
  done?: number
}

const bulkQueries: Record<ItemKind, string> = { product: operations.bulkProducts, order: operations.bulkOrders }
const beginning = (kind: ItemKind, tries = 0): BulkPlace => ({ kind, step: 'start', tries })

/** Everything, by two bulk operations: Shopify writes a file of all products, then one of all orders. */
export async function fullSync(session: Session, given: Place | null): Promise<SyncPage> {
  const place = (given ?? beginning('product')) as BulkPlace
  if (place.tries > MOST_TRIES) throw new PlatformError('unreadable', 'Shopify does not finish the list of everything')
  if (place.step === 'start') return start(session, place)
  if (place.step === 'poll') return poll(session, place)
  return read(session, place)
}

async function start(session: Session, place: BulkPlace): Promise<SyncPage> {
  const startedMs = Date.now() - MARGIN_MS
  const { bulkOperationRunQuery: begun } = await askShopify(session, operations.runBulk, {
    query: bulkQueries[place.kind],
  })
  const id = begun?.bulkOperation?.id
  // Five may run at a time: others of the shop's are at it.
  if (!id) return { items: [], next: { ...place, tries: place.tries + 1 }, waitMs: 10 * LOOK_AGAIN_MS }
  return { items: [], next: { ...place, step: 'poll', id, startedMs }, waitMs: LOOK_AGAIN_MS }
}

async function poll(session: Session, place: BulkPlace): Promise<SyncPage> {
  const { bulkOperation: run } = await askShopify(session, operations.pollBulk, { id: place.id })
  if (run?.status === 'COMPLETED') {
    const [lines, roots] = [Number(run.objectCount), Number(run.rootObjectCount)]
    // No file for no objects.
    if (!run.url) return after(place, [])
    return { items: [], next: { ...place, step: 'read', lines, roots, done: 0 }, totals: totalsOf(place.kind, roots) }
  }
  if (run?.errorCode === 'ACCESS_DENIED')
    throw new PlatformError('refused', 'Shopify denies access to the list: a scope is missing')
  const isOver = !run || ['FAILED', 'EXPIRED', 'CANCELED', 'CANCELING'].includes(run.status)
  return { items: [], next: isOver ? beginning(place.kind, place.tries + 1) : place, waitMs: LOOK_AGAIN_MS }
}

const totalsOf = (kind: ItemKind, roots: number | undefined) => ({
  [kind === 'product' ? 'products' : 'orders']: roots,
})

function after(place: BulkPlace, items: PlatformItem[]): SyncPage {
  const next = place.kind === 'product' ? beginning('order') : null
  return { items, next, ...(place.startedMs ? { asOfMs: place.startedMs } : {}) }
}

/** Files that are being read, as long as the session lasts; after a stop one is opened anew, and what was done is passed over. */
const readers = new WeakMap<Session, { id: string; done: number; items: AsyncGenerator<BulkItem> }>()

async function read(session: Session, place: BulkPlace): Promise<SyncPage> {
  const reader = await readerOf(session, place)
  if (!reader) return { items: [], next: beginning(place.kind, place.tries + 1) }
  const items: PlatformItem[] = []
  while (items.length < PER_PAGE) {
    const { value, done } = await reader.items.next()
    if (done) {
      readers.delete(session)
      return after(place, items)
    }
    items.push(toItem(value, place.kind, session))
    reader.done++
  }
  const next = { ...place, done: reader.done }
  return {
    items,
    next,
    totals: totalsOf(place.kind, place.roots),
    ...(place.startedMs ? { asOfMs: place.startedMs } : {}),
  }
}

/** Undefined when the file is not there any more: it is good for seven days. */
async function readerOf(session: Session, { id = '', done = 0, lines = 0 }: BulkPlace) {
  const open = readers.get(session)
  if (open?.id === id && open.done === done) return open
  await open?.items.return(undefined)
  const { bulkOperation: run } = await askShopify(session, operations.pollBulk, { id })
  if (run?.status !== 'COMPLETED' || !run.url) return undefined
  const items = readBulkFile(() => session.http.download(run.url), lines)
  for (let passed = 0; passed < done; passed++) if ((await items.next()).done) break
  const reader = { id, done, items }
  readers.set(session, reader)
  return reader
}

function toItem({ node, children }: BulkItem, kind: ItemKind, session: Session): PlatformItem {
  if (kind === 'order') return { kind, input: mapOrder(node, children) }
  const isVariant = ({ id }: Json) => String(id).includes('/ProductVariant/')
  const variants = children.filter(isVariant)
  const ownMedia = Map.groupBy(
    children.filter(({ __parentId }) => String(__parentId).includes('/ProductVariant/')),
    ({ __parentId }) => __parentId,
  )
  const media = children.filter((child) => !isVariant(child) && child.__parentId === node.id)
  const whole = variants.map((variant) => ({ ...variant, ownMedia: ownMedia.get(variant.id) ?? [] }))
  return { kind, input: mapProduct({ product: node, variants: whole, media }, session) }
}
