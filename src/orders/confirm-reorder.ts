import { hash } from 'node:crypto'
import type { StoreContext } from '../context.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { cartLink } from './cart-link.ts'
import { checkReorder } from './offer-reorder.ts'
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
  if (!who.verifiedOrders.includes(input.orderId)) throw new NotFoundError('There is no such order')
  // A model may have made the key up: of any length, with any signs.
  const idempotencyKey = hash('sha256', input.idempotencyKey, 'base64url')
  const wish = { orderId: input.orderId, idempotencyKey, conversationId: who.conversationId }
  const answered = await findReorder(ctx.db, ctx.storeId, wish)
  if (answered) return sameOrder(answered, input.orderId)
  const { offer, cart } = await checkReorder(ctx, input, who)
  const commerce = await findCommerce(ctx.db, ctx.storeId)
  const confirmed = { ...offer, cartUrl: commerce ? cartLink(commerce, cart) : null }
  if (cart.length === 0) return confirmed
  await insertReorder(ctx.db, ctx.storeId, wish, confirmed)
  // Of two at once the first one's answer is both's.
  const kept = await findReorder(ctx.db, ctx.storeId, wish)
  return kept ? sameOrder(kept, input.orderId) : confirmed
}

function sameOrder({ order_id, offer }: { order_id: string; offer: ReorderOffer }, orderId: string): ReorderOffer {
  if (order_id !== orderId) throw new ConflictError('The key was used for another order')
  return offer
}
