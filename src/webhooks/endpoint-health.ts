import type { AppContext } from '../context.ts'
import { inTransaction, type Transaction } from '../db/transaction.ts'
import type { Queue } from '../jobs/queue.ts'
import { newId } from '../shared/random.ts'
import { type EndpointKey, findFailing, setWarned } from './deliveries.queries.ts'
import { noticeMail } from './notice-mail.ts'
import { DISABLE_AFTER_MS, WARN_AFTER_MS } from './schedule.ts'
import { mailWebhookNoticeJob } from './webhooks.jobs.ts'
import {
  failPending,
  findNoticeToMail,
  insertNotice,
  lockEndpoint,
  setNoticeMailed,
  updateEndpointRow,
} from './webhooks.queries.ts'

type Kind = 'exhausted' | 'will_disable' | 'disabled'

/** Notes what the owner has to know, and has it mailed where there is somebody to mail it to. */
async function notify(
  queue: Queue,
  trx: Transaction,
  { storeId, endpointId }: EndpointKey,
  { kind, reason, at }: { kind: Kind; reason: string | null; at: Date },
): Promise<void> {
  const id = newId('whnt')
  await insertNotice(trx, storeId, { id, endpoint_id: endpointId, kind, reason, at })
  await queue.enqueue(trx, mailWebhookNoticeJob, { storeId, noticeId: id })
}

/** For the first time since its last success a delivery has used up all its attempts. */
export const tellExhausted = (queue: Queue, trx: Transaction, key: EndpointKey, at: Date): Promise<void> =>
  notify(queue, trx, key, { kind: 'exhausted', reason: null, at })

/** Nothing is delivered any more until the owner enables it; what waited counts as missed. */
export async function disableEndpoint(
  queue: Queue,
  trx: Transaction,
  key: EndpointKey,
  reason: 'gone' | 'failing',
  at: Date,
): Promise<void> {
  const row = await lockEndpoint(trx, key.storeId, key.endpointId)
  if (!row?.enabled) return
  await updateEndpointRow(trx, { ...row, enabled: false, disabled_reason: reason, disabled_at: at, updated_at: at })
  await failPending(trx, key.storeId, key.endpointId, at)
  await notify(queue, trx, key, { kind: 'disabled', reason, at })
}

/** Disables endpoints that had no success for five days, and warns of it a day before. */
export async function tendEndpoints({ db, queue }: Pick<AppContext, 'db' | 'queue'>, now: number): Promise<void> {
  const at = new Date(now)
  for (const key of await findFailing(db, new Date(now - DISABLE_AFTER_MS), false)) {
    await inTransaction(db, (trx) => disableEndpoint(queue, trx, key, 'failing', at))
  }
  for (const key of await findFailing(db, new Date(now - WARN_AFTER_MS), true)) {
    await inTransaction(db, async (trx) => {
      if (await setWarned(trx, key, at)) await notify(queue, trx, key, { kind: 'will_disable', reason: 'failing', at })
    })
  }
}

/** Mails a notice to the endpoint's notify address; does nothing where there is none, or no mail server. */
export async function mailWebhookNotice(
  { db, mailer }: Pick<AppContext, 'db' | 'mailer'>,
  { storeId, noticeId }: { storeId: number; noticeId: string },
): Promise<void> {
  const notice = await findNoticeToMail(db, storeId, noticeId)
  if (!notice || !mailer) return
  await mailer.send({ to: notice.notify_email, ...noticeMail(notice) })
  await setNoticeMailed(db, storeId, noticeId)
}
