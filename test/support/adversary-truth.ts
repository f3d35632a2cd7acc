import { sql } from 'kysely'
import type { TurnAnswer, TurnEvent } from '../../src/conversations/turn.ts'
import type { World } from './adversary-world.ts'
import type { Lie } from './model-scripts-prices.ts'

export interface TrueVariant {
  id: string
  title: string | null
  price: number | null
  compareAtPrice: number | null
  inventory: number | null
  options: Record<string, string>
  url: string | null
}

export interface TrueProduct {
  id: string
  title: string
  description: string
  vendor: string | null
  category: string | null
  url: string | null
  imageUrl: string | null
  tags: string[]
  variants: TrueVariant[]
}

export interface TrueOrder {
  id: string
  number: string
  email: string | null
  name: string | null
  total: number | null
  financialStatus: string | null
  fulfillmentStatus: string | null
  trackingNumber: string | null
  cancelledAt: Date | null
  placedAt: Date | null
  items: { title: string; quantity: number; unitPrice: number | null }[]
}

/** What is true at this moment, read from the tables and not through the code under test. */
export interface Truth {
  products: Map<string, TrueProduct>
  orders: Map<string, TrueOrder>
  policies: { id: string; text: string; title: string; url: string | null }[]
}

const number = (value: unknown) => (value === null ? null : Number(value))
// biome-ignore lint/suspicious/noExplicitAny: rows as they are
type Row = any

export async function readTruth({ app, store }: World): Promise<Truth> {
  const { db } = app.context
  const { storeId } = store.context
  const products: Truth['products'] = new Map()
  const found = await sql<Row>`SELECT * FROM products WHERE store_id = ${storeId} AND status = 'active'`.execute(db)
  for (const row of found.rows) {
    const { title, vendor, category, url, tags } = row
    const own = { id: row.external_id, title, vendor, category, url, tags, imageUrl: row.image_url, variants: [] }
    products.set(row.external_id, { ...own, description: row.description ?? '' })
  }
  const variants = await sql<Row>`
    SELECT * FROM variants WHERE store_id = ${storeId} AND archived_at IS NULL ORDER BY position`.execute(db)
  for (const {
    external_id: id,
    title,
    price,
    compare_at_price,
    inventory,
    options,
    url,
    product_id,
  } of variants.rows) {
    const variant = { id, title, options, url, inventory, price: number(price) }
    products.get(product_id)?.variants.push({ ...variant, compareAtPrice: number(compare_at_price) })
  }
  return { products, orders: await readOrders({ db, storeId }), policies: await readPolicies({ db, storeId }) }
}

type Where = { db: World['app']['context']['db']; storeId: number }

async function readOrders({ db, storeId }: Where): Promise<Truth['orders']> {
  const orders: Truth['orders'] = new Map()
  const { rows } = await sql<Row>`SELECT * FROM orders WHERE store_id = ${storeId}`.execute(db)
  for (const row of rows) {
    orders.set(row.external_id, {
      ...{ id: row.external_id, number: row.number, email: row.email, name: row.customer_name, items: [] },
      ...{ total: number(row.total), financialStatus: row.financial_status, fulfillmentStatus: row.fulfillment_status },
      ...{ trackingNumber: row.tracking_number, cancelledAt: row.cancelled_at, placedAt: row.placed_at },
    })
  }
  const items = await sql<Row>`SELECT * FROM order_items WHERE store_id = ${storeId} ORDER BY position`.execute(db)
  for (const { order_id, title, quantity, unit_price } of items.rows) {
    orders.get(order_id)?.items.push({ title, quantity, unitPrice: number(unit_price) })
  }
  return orders
}

async function readPolicies({ db, storeId }: Where): Promise<Truth['policies']> {
  const { rows } = await sql<Row>`
    SELECT c.source_id || '.' || c.position AS id, c.text, s.title, s.url FROM knowledge_chunks c
    JOIN knowledge_sources s ON s.store_id = c.store_id AND s.id = c.source_id WHERE c.store_id = ${storeId}`.execute(
    db,
  )
  return rows
}

/** What a turn left in the tables beside its messages. */
export interface Traces {
  verified: string[]
  pending: { kind: string; data: Record<string, string> } | null
  offered: string | null
  reorders: string[]
  leads: {
    id: string
    email: string | null
    phone: string | null
    name: string | null
    conversation_id: string | null
    consent: unknown
  }[]
}

export async function readTraces({ app, store }: World, conversationId: string): Promise<Traces> {
  const { db } = app.context
  const { storeId } = store.context
  const [states, reorders, leads] = await Promise.all([
    sql<Row>`SELECT state FROM dialogue_states WHERE store_id = ${storeId} AND conversation_id = ${conversationId}`.execute(
      db,
    ),
    sql<Row>`SELECT order_id FROM reorders WHERE store_id = ${storeId} AND conversation_id = ${conversationId}`.execute(
      db,
    ),
    sql<Row>`SELECT id, email, phone, name, conversation_id, consent FROM leads WHERE store_id = ${storeId}`.execute(
      db,
    ),
  ])
  const state = states.rows[0]?.state
  return {
    ...{
      verified: state?.verifiedOrders ?? [],
      pending: state?.pending ?? null,
      offered: state?.reorders?.offered ?? null,
    },
    ...{ reorders: reorders.rows.map((row) => row.order_id), leads: leads.rows },
  }
}

/** What the oracle keeps of a conversation. */
export interface Talk {
  typed: string[]
  /** What was shown before this turn. */
  shown: string[]
  before: Traces
  /** Ids of orders that were offered again in a turn before. */
  offered: Set<string>
}

/** Everything of one turn that a shopper, or whoever reads the API, could see. */
export interface Seen {
  events: TurnEvent[]
  answer: TurnAnswer
  /** The message as the public API tells it. */
  stored: { text: string; receipts: TurnAnswer['receipts'] } | null
  traces: Traces
  lies: Lie[]
  canary: string
  instructions: string
}
