import { hash } from 'node:crypto'
import type { StoreContext } from '../context.ts'
import type { Db } from '../db/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { cartLink } from './cart-link.ts'
import { checkReorder, type ReorderChoice } from './offer-reorder.ts'
import type { OrderCheckIdentity } from './order-attempts.ts'
import type { ReorderOffer } from './order-card.ts'
import { findCommerce, findReorder, insertReorder } from './reorders.queries.ts'

/**
 * After the shopper's yes: the offer, checked again, with the link at which they can pay. It charges nothing and orders nothing.
 * The same key again, or the same order in the same conversation, gets the same answer. An offer of nothing is not kept: what is out
 * of stock may come back.
 * @throws {NotFoundError} unless the order was verified in this conversation
 * @throws {ConflictError} for a key that was used for another order
 */
export async function confirmReorder(
  ctx: StoreContext,
  input: { orderId: string; idempotencyKey: string },
  who: Pick<OrderCheckIdentity, 'conversationId' | 'verifiedOrders'>,
): Promise<ReorderOffer> {
  const { offer, keep } = await prepareReorder(ctx, input, who)
  if (!keep) return offer
  await keep(ctx.db)
  // Of two at once the first one's answer is both's.
  return (await prepareReorder(ctx, input, who)).offer
}

/**
 * What confirmReorder answers, without keeping it. A part of an order is put into a cart anew each time.
 * @returns also what keeps it; null when there is nothing to keep
 */
export async function prepareReorder(
  ctx: StoreContext,
  input: { orderId: string; idempotencyKey: string; only?: readonly ReorderChoice[] | undefined },
  who: Pick<OrderCheckIdentity, 'conversationId' | 'verifiedOrders'>,
): Promise<{ offer: ReorderOffer; keep: ((db: Db) => Promise<void>) | null }> {
  if (!who.verifiedOrders.includes(input.orderId)) throw new NotFoundError('There is no such order')
  // A model may have made the key up: of any length, with any signs.
  const idempotencyKey = hash('sha256', input.idempotencyKey, 'base64url')
  const wish = { orderId: input.orderId, idempotencyKey, conversationId: who.conversationId }
  const answered = input.only ? undefined : await findReorder(ctx.db, ctx.storeId, wish)
  if (answered) return { offer: sameOrder(answered, input.orderId), keep: null }
  const { offer, cart } = await checkReorder(ctx, input, who)
  const commerce = await findCommerce(ctx.db, ctx.storeId)
  const confirmed = { ...offer, cartUrl: commerce ? cartLink(commerce, cart) : null }
  if (cart.length === 0 || input.only) return { offer: confirmed, keep: null }
  return { offer: confirmed, keep: (db) => insertReorder(db, ctx.storeId, wish, confirmed) }
}

function sameOrder({ order_id, offer }: { order_id: string; offer: ReorderOffer }, orderId: string): ReorderOffer {
  if (order_id !== orderId) throw new ConflictError('The key was used for another order')
  return offer
}
