import type { AppContext } from '../context.ts'
import { noteEvents } from '../db/event-log.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { rescored } from './capture-lead.ts'
import { leadEvent } from './lead-event.ts'
import { rescoreIdleLeadsJob } from './leads.jobs.ts'
import { findIdleLeads, findLead, findLeadRules, writeLead } from './leads.queries.ts'
import { leadRulesSchema } from './score-lead.ts'

const BATCH = 200

/**
 * Scores leads anew that lost a further week of silence, in all stores. Each is written once a week at most, and no more once
 * its score is 0. Returns how many.
 */
export async function rescoreIdleLeads({ db }: Pick<AppContext, 'db'>): Promise<number> {
  for (let total = 0; ; ) {
    const idle = await findIdleLeads(db, BATCH)
    for (const { store_id: storeId, id, idle_days: idleDays, last_contact_at: heardAt } of idle) {
      await inTransaction(db, async (trx) => {
        const stamp = await takeStamps(trx, storeId, 'leads')
        const row = await findLead(trx, storeId, id)
        // Heard of meanwhile.
        if (row?.last_contact_at?.getTime() !== heardAt.getTime()) return
        const rules = leadRulesSchema.parse((await findLeadRules(trx, storeId)) ?? {})
        const told = { ...row, signals: { ...row.signals, idleDays }, updated_at: stamp }
        const written = rescored(told, rules)
        await writeLead(trx, written)
        noteEvents(trx, [leadEvent({ storeId, actor: `job:${rescoreIdleLeadsJob.name}` }, written, { isNew: false })])
      })
    }
    total += idle.length
    if (idle.length < BATCH) return total
  }
}
