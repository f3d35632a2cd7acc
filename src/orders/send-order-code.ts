import type { StoreContext } from '../context.ts'
import { inTransaction, type Transaction } from '../db/transaction.ts'
import { newId } from '../shared/random.ts'
import { codeLogs, type OrderCheckIdentity, takeAttemptIn } from './order-attempts.ts'
import { insertCode } from './order-codes.queries.ts'
import { orderKey } from './order-key.ts'
import { mailOrderCodeJob } from './orders.jobs.ts'

export const CODE_LIFE_SECONDS = 600

export type OrderCodeSending =
  /** If there is an order with this number, a code is on its way to its address. */
  | { kind: 'accepted'; expiresInSeconds: number }
  /** No mail server is set, or (PostgreSQL) no SPIEL_SECRET: codes cannot be sent. */
  | { kind: 'off'; reason: 'no_mail_server' | 'no_secret' }
  | { kind: 'too_many_attempts'; retryAfterSeconds: number }

/** Whether one-time codes can be sent at all. */
export function orderCodesAre(ctx: Pick<StoreContext, 'mailer' | 'secrets'>): 'on' | 'no_mail_server' | 'no_secret' {
  if (!ctx.mailer) return 'no_mail_server'
  return ctx.secrets.isReady ? 'on' : 'no_secret'
}

/**
 * Takes the request for a one-time code of six digits, which is mailed to the order's own address and valid for ten minutes. Answers the same,
 * after the same work, whether or not there is such an order: the worker looks it up, later.
 * @param input.language ISO 639-1 of the mail: en, es, fr or de, else en
 */
export async function sendOrderCode(
  ctx: StoreContext,
  input: { number: string; language?: string },
  who: OrderCheckIdentity,
): Promise<OrderCodeSending> {
  const { sending, send } = await prepareOrderCode(ctx, input, who)
  if (send) await inTransaction(ctx.db, send)
  return sending
}

/**
 * Counts a request for a code and answers it as sendOrderCode does.
 * @returns also what has the code sent, in a transaction of the caller; null when none is to be
 */
export async function prepareOrderCode(
  ctx: StoreContext,
  input: { number: string; language?: string },
  who: OrderCheckIdentity,
): Promise<{ sending: OrderCodeSending; send: ((trx: Transaction) => Promise<void>) | null }> {
  const state = orderCodesAre(ctx)
  if (state !== 'on') return { sending: { kind: 'off', reason: state }, send: null }
  const key = await orderKey(ctx, input.number)
  const retryAfterSeconds = await takeAttemptIn(ctx, codeLogs(who, key))
  if (retryAfterSeconds > 0) return { sending: { kind: 'too_many_attempts', retryAfterSeconds }, send: null }
  const id = newId('code')
  const send = async (trx: Transaction) => {
    await insertCode(trx, ctx.storeId, {
      id,
      conversationId: who.conversationId,
      numberKey: key,
      language: input.language ?? 'en',
      lifeSeconds: CODE_LIFE_SECONDS,
    })
    await ctx.queue.enqueue(trx, mailOrderCodeJob, { storeId: ctx.storeId, codeId: id })
  }
  return { sending: { kind: 'accepted', expiresInSeconds: CODE_LIFE_SECONDS }, send }
}
