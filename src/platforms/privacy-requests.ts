import type { AppContext, StoreContext } from '../context.ts'
import { requireScope } from '../context.ts'
import type { Transaction } from '../db/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { newId } from '../shared/random.ts'
import type { ShopperIdentity } from './connector.ts'
import { carryOutPrivacyJob } from './platforms.jobs.ts'
import type { PrivacyRequest } from './platforms.schema.ts'
import { deleteOldAnswers, findPrivacies, findPrivacy, insertPrivacy } from './privacy.queries.ts'

/** What is kept of a request is sealed for it alone. */
export const privacyPurpose = (storeId: number, id: string): string => `platform-privacy:${storeId}:${id}`

/** Notes what a shopper asked of their data, to be carried out by the queue. */
export async function notePrivacyRequest(
  app: AppContext,
  trx: Transaction,
  storeId: number,
  kind: 'data_request' | 'erase_shopper',
  shopper: ShopperIdentity,
): Promise<string> {
  const id = newId('priv')
  const asked = app.secrets.seal(JSON.stringify(shopper), privacyPurpose(storeId, id))
  await insertPrivacy(trx, storeId, { id, kind, asked })
  await app.queue.enqueue(trx, carryOutPrivacyJob, { storeId, requestId: id })
  return id
}

/** The platform asks to forget the shop. */
export async function noteEraseShop(app: AppContext, trx: Transaction, storeId: number): Promise<void> {
  const id = newId('priv')
  await insertPrivacy(trx, storeId, { id, kind: 'erase_shop', asked: null })
  await app.queue.enqueue(trx, carryOutPrivacyJob, { storeId, requestId: id })
}

/** The last ones, without whom they are about. */
export async function listPrivacyRequests(ctx: StoreContext): Promise<PrivacyRequest[]> {
  return (await findPrivacies(ctx.db, ctx.storeId)).map((row) => ({
    ...{ id: row.id, kind: row.kind, cameAt: row.came_at.toISOString(), doneAt: row.done_at?.toISOString() ?? null },
    ...{ counts: row.counts, hasAnswer: row.answer !== null },
  }))
}

/** What was found of a shopper who asked for their data: for the owner to hand over, kept for 30 days. @throws {NotFoundError} */
export async function getPrivacyAnswer(ctx: StoreContext, { id }: { id: string }): Promise<object> {
  requireScope(ctx, 'admin')
  const row = await findPrivacy(ctx.db, ctx.storeId, id)
  if (!row?.answer) throw new NotFoundError()
  return JSON.parse(ctx.secrets.open(row.answer, privacyPurpose(ctx.storeId, id)))
}

export const forgetOldAnswers = (app: AppContext): Promise<void> => deleteOldAnswers(app.db)
