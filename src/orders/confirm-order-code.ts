import { timingSafeEqual } from 'node:crypto'
import type { StoreContext } from '../context.ts'
import { found, type OrderCheck } from './check-order.ts'
import { codePurpose } from './mail-order-code.ts'
import type { OrderCheckIdentity } from './order-attempts.ts'
import { findOrders } from './order-checks.queries.ts'
import { setCodeUsed, takeCodeTry } from './order-codes.queries.ts'
import { CODE_LIFE_SECONDS } from './send-order-code.ts'

/** Tries per code. With at most five codes an hour for an order, fifteen of a million can be tried. */
export const MOST_CODE_TRIES = 3

/**
 * Shows the order whose code was mailed at the last wish of this conversation. A code works once, for ten minutes, three tries long.
 * A wrong code, one never sent, one that has ended and one used up all get `no_match`.
 */
export async function confirmOrderCode(
  ctx: StoreContext,
  input: { code: string },
  who: Pick<OrderCheckIdentity, 'conversationId'>,
): Promise<Extract<OrderCheck, { kind: 'found' | 'no_match' }>> {
  if (!ctx.secrets.isReady) return { kind: 'no_match' }
  const open = await takeCodeTry(ctx.db, ctx.storeId, who.conversationId, {
    mostTries: MOST_CODE_TRIES,
    lifeSeconds: CODE_LIFE_SECONDS,
  })
  if (!open) return { kind: 'no_match' }
  const digits = input.code.replace(/[^0-9]+/g, '')
  const given = ctx.secrets.mac(digits, codePurpose(ctx.storeId, open.id))
  const isRight = timingSafeEqual(given, open.code_mac ?? Buffer.alloc(given.length))
  if (!isRight || open.order_id === null) return { kind: 'no_match' }
  const [order] = await findOrders(ctx.db, ctx.storeId, [open.order_id])
  if (!order || !(await setCodeUsed(ctx.db, ctx.storeId, open.id))) return { kind: 'no_match' }
  return found(ctx, order)
}
