import type { AppContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { findStoreName } from './back-in-stock.queries.ts'
import { leadEvent } from './lead-event.ts'
import { findLead, writeLead } from './leads.queries.ts'
import { readStopToken } from './stop-token.ts'

type Tools = Pick<AppContext, 'db' | 'secrets'>

/** Whom a stop link is about; undefined when the link is not ours. */
export async function findStop(
  { db, secrets }: Tools,
  token: string,
): Promise<{ storeName: string; language: string } | undefined> {
  const of = readStopToken(secrets, token)
  const store = of && (await findStoreName(db, of.storeId))
  return store && { storeName: store.name, language: store.language }
}

/** Withdraws the consent of the lead of a stop link: nothing is mailed any more until the shopper consents anew. */
export async function stopMails({ db, secrets }: Tools, token: string): Promise<void> {
  const of = readStopToken(secrets, token)
  if (!of) return
  const { storeId, leadId } = of
  await inTransaction(db, async (trx) => {
    const stamp = await takeStamps(trx, storeId, 'leads')
    const row = await findLead(trx, storeId, leadId)
    if (!row?.consent?.given) return
    const stopped = { ...row, consent: { ...row.consent, given: false, at: stamp.toISOString() }, updated_at: stamp }
    await writeLead(trx, stopped)
    noteEvents(trx, [leadEvent({ storeId, actor: 'shopper' }, stopped, { isNew: false })])
  })
}
