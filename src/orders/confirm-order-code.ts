import { timingSafeEqual } from 'node:crypto'
import type { StoreContext } from '../context.ts'
import type { Db } from '../db/transaction.ts'
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
): Promise<ConfirmedCode> {
  const { check, use } = await prepareOrderCodeUse(ctx, input, who)
  return use && !(await use(ctx.db)) ? { kind: 'no_match' } : check
}

const WRONG = { check: { kind: 'no_match' }, use: null } as const

type ConfirmedCode = Extract<OrderCheck, { kind: 'found' | 'no_match' }>

/**
 * Checks a code as confirmOrderCode does, which counts as a try, and leaves it unused.
 * @returns also what uses it, or finds that another use came first (false); null for a wrong code
 */
export async function prepareOrderCodeUse(
  ctx: StoreContext,
  input: { code: string },
  who: Pick<OrderCheckIdentity, 'conversationId'>,
): Promise<{ check: ConfirmedCode; use: ((db: Db) => Promise<boolean>) | null }> {
  if (!ctx.secrets.isReady) return WRONG
  const open = await takeCodeTry(ctx.db, ctx.storeId, who.conversationId, {
    mostTries: MOST_CODE_TRIES,
    lifeSeconds: CODE_LIFE_SECONDS,
  })
  if (!open) return WRONG
  const digits = input.code.replace(/[^0-9]+/g, '')
  const given = ctx.secrets.mac(digits, codePurpose(ctx.storeId, open.id))
  const isRight = timingSafeEqual(given, open.code_mac ?? Buffer.alloc(given.length))
  if (!isRight || open.order_id === null) return WRONG
  const [order] = await findOrders(ctx.db, ctx.storeId, [open.order_id])
  if (!order) return WRONG
  return { check: await found(ctx, order), use: (db) => setCodeUsed(db, ctx.storeId, open.id) }
}
