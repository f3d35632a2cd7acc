import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { findLeadRules, writeLeadRules } from './leads.queries.ts'
import { type LeadRules, leadRulesSchema } from './score-lead.ts'

export async function getLeadRules(ctx: StoreContext): Promise<LeadRules> {
  requireScope(ctx, 'read')
  return leadRulesSchema.parse((await findLeadRules(ctx.db, ctx.storeId)) ?? {})
}

/** Replaces the points and priorities; those not given are as Spiel ships them. A lead is scored by them when it changes next. */
export async function setLeadRules(ctx: StoreContext, raw: unknown): Promise<LeadRules> {
  requireScope(ctx, 'admin')
  const rules = parseInput(leadRulesSchema, raw)
  await inTransaction(ctx.db, async (trx) => {
    await writeLeadRules(trx, ctx.storeId, rules)
    await recordAudit(trx, ctx, 'lead_rules.changed', 'leads', {})
  })
  return rules
}
