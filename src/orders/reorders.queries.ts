import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'
import type { Commerce } from './cart-link.ts'
import type { ReorderOffer } from './order-card.ts'

export async function findCommerce(db: Db, storeId: number): Promise<Commerce | undefined> {
  const { rows } = await sql<Commerce>`
    SELECT platform, origin, cart_template AS "cartTemplate" FROM store_commerce WHERE store_id = ${storeId}`.execute(
    db,
  )
  return rows[0]
}

export async function writeCommerce(trx: Transaction, storeId: number, commerce: Commerce): Promise<void> {
  await sql`
    INSERT INTO store_commerce (store_id, platform, origin, cart_template)
    VALUES (${storeId}, ${commerce.platform}, ${commerce.origin}, ${commerce.cartTemplate})
    ON CONFLICT (store_id) DO UPDATE SET platform = excluded.platform, origin = excluded.origin,
      cart_template = excluded.cart_template, updated_at = clock_timestamp()`.execute(trx)
}

interface Reorder {
  conversationId: string
  orderId: string
  idempotencyKey: string
}

/** What was answered in this conversation to the same key, or for the same order. */
export async function findReorder(
  db: Db,
  storeId: number,
  { conversationId, orderId, idempotencyKey }: Reorder,
): Promise<{ order_id: string; offer: ReorderOffer } | undefined> {
  const { rows } = await sql<{ order_id: string; offer: ReorderOffer }>`
    SELECT order_id, offer FROM reorders
    WHERE store_id = ${storeId} AND conversation_id = ${conversationId}
      AND (idempotency_key = ${idempotencyKey} OR order_id = ${orderId})
    ORDER BY idempotency_key = ${idempotencyKey} DESC LIMIT 1`.execute(db)
  return rows[0]
}

/** Nothing when an answer is there already. */
export async function insertReorder(
  db: Db,
  storeId: number,
  { conversationId, orderId, idempotencyKey }: Reorder,
  offer: ReorderOffer,
): Promise<void> {
  await sql`
    INSERT INTO reorders (store_id, conversation_id, order_id, idempotency_key, offer)
    VALUES (${storeId}, ${conversationId}, ${orderId}, ${idempotencyKey}, ${JSON.stringify(offer)}::jsonb)
    ON CONFLICT DO NOTHING`.execute(db)
}
