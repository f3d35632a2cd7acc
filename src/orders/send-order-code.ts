import type { StoreContext } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../shared/random.ts'
import { codeLogs, type OrderCheckIdentity, takeAttemptIn } from './order-attempts.ts'
import { insertCode } from './order-codes.queries.ts'
import { numberKey } from './order-match.ts'
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
  const state = orderCodesAre(ctx)
  if (state !== 'on') return { kind: 'off', reason: state }
  const key = numberKey(input.number)
  const retryAfterSeconds = await takeAttemptIn(ctx, codeLogs(who, key))
  if (retryAfterSeconds > 0) return { kind: 'too_many_attempts', retryAfterSeconds }
  const id = newId('code')
  await inTransaction(ctx.db, async (trx) => {
    await insertCode(trx, ctx.storeId, {
      id,
      conversationId: who.conversationId,
      numberKey: key,
      language: input.language ?? 'en',
      lifeSeconds: CODE_LIFE_SECONDS,
    })
    await ctx.queue.enqueue(trx, mailOrderCodeJob, { storeId: ctx.storeId, codeId: id })
  })
  return { kind: 'accepted', expiresInSeconds: CODE_LIFE_SECONDS }
}
