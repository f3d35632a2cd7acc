import { randomInt } from 'node:crypto'
import type { AppContext } from '../context.ts'
import { readMailAddress } from '../shared/mail-address.ts'
import { newest } from './check-order.ts'
import { findOrdersAround } from './order-checks.queries.ts'
import { orderCodeMail } from './order-code-mail.ts'
import { findWaitingCode, setCodeSent, writeCode } from './order-codes.queries.ts'
import { CODE_LIFE_SECONDS } from './send-order-code.ts'

export const codePurpose = (storeId: number, codeId: string): string => `order-code:${storeId}:${codeId}`

/**
 * Makes the code that a shopper requested and mails it to the order's own address; does nothing when the request fits no order, or
 * one whose address can be read in more than one way. The code exists in this
 * function and in the mail only. Tried again after a fault, it makes another one, and the latest mail counts.
 */
export async function mailOrderCode(ctx: AppContext, job: { storeId: number; codeId: string }): Promise<void> {
  const { storeId, codeId } = job
  const wish = await findWaitingCode(ctx.db, storeId, codeId)
  if (!wish || !ctx.mailer) return
  const around = await findOrdersAround(ctx.db, storeId, wish.number_key)
  const order = newest(around.filter(({ number_key, email }) => number_key === wish.number_key && email !== null))
  const address = readMailAddress(order?.email ?? '')
  if (!order || address === undefined) return
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeMac = ctx.secrets.mac(code, codePurpose(storeId, codeId))
  await writeCode(ctx.db, storeId, codeId, { orderId: order.external_id, codeMac, lifeSeconds: CODE_LIFE_SECONDS })
  await ctx.mailer.send({ to: address, ...orderCodeMail(wish.language, { code, storeName: wish.store_name }) })
  await setCodeSent(ctx.db, storeId, codeId)
}
