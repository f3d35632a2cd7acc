import type { StoreContext } from '../context.ts'
import { checkLogs, lookCounted, type OrderCheckIdentity } from './order-attempts.ts'
import type { OrderCard } from './order-card.ts'
import { findOrderItems, findOrders, type OrderItemRow, type OrderRow } from './order-checks.queries.ts'
import { orderKey } from './order-key.ts'
import { matchOrders, normalEmail } from './order-match.ts'
import { presentOrder } from './present-order.ts'

export type OrderCheck =
  | {
      kind: 'found'
      /** The order's external id: for the server's own list of verified orders, not for the shopper. */
      orderId: string
      order: OrderCard
    }
  | { kind: 'needs_email' }
  /** No such number, another buyer's order, or an order without an address: one answer for all, and in the same time. */
  | { kind: 'no_match' }
  | { kind: 'too_many_attempts'; retryAfterSeconds: number }

/**
 * Shows an order to its buyer: who names its number and its e-mail address, whom the shop's own login has verified under that
 * address, or who has seen it in this conversation before. Needs no scope: `who` is what is checked.
 *
 * Each failure counts, in the database, against the conversation, the network and the number (see order-attempts.ts); while one of
 * them is used up nothing is compared. Returns neither address, phone, payment, e-mail nor name.
 */
export async function checkOrder(
  ctx: StoreContext,
  input: { number: string; email?: string | undefined },
  who: OrderCheckIdentity,
): Promise<OrderCheck> {
  const key = await orderKey(ctx, input.number)
  const seen = await findOrders(ctx.db, ctx.storeId, who.verifiedOrders)
  const again = newest(seen.filter((order) => order.number_key === key))
  if (again) return found(ctx, again)

  const own = normalEmail(who.shopper?.email)
  const given = normalEmail(input.email)
  const emails = [...new Set([own, given].filter((email) => email !== undefined))]
  if (emails.length === 0) return { kind: 'needs_email' }

  const isGuess = given !== undefined && given !== own
  const look = await lookCounted(ctx, checkLogs(who, key, isGuess), key)
  if (look.retryAfterSeconds > 0) return { kind: 'too_many_attempts', retryAfterSeconds: look.retryAfterSeconds }
  const match = newest(matchOrders(look.orders, key, emails))
  if (!match) return { kind: 'no_match' }
  return shown(ctx, match, await look.giveBackFor(match.external_id))
}

/** The order as its verified buyer may see it. */
export async function found(ctx: StoreContext, order: OrderRow): Promise<OrderCheck & { kind: 'found' }> {
  return shown(ctx, order, await findOrderItems(ctx.db, ctx.storeId, order.external_id))
}

function shown(ctx: StoreContext, order: OrderRow, items: OrderItemRow[]): OrderCheck & { kind: 'found' } {
  return { kind: 'found', orderId: order.external_id, order: presentOrder(order, items, ctx.currency) }
}

const placedMs = (order: OrderRow) => order.placed_at?.getTime() ?? 0

/** Of several with one number the one placed last. */
export function newest(orders: OrderRow[]): OrderRow | undefined {
  return orders.toSorted((a, b) => placedMs(b) - placedMs(a))[0]
}
