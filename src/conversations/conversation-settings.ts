import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { findConversationSettings, writeConversationSetting } from './conversations.queries.ts'
import { type TagRule, tagRulesSchema } from './conversations.schema.ts'
import { type OfficeHours, officeHoursSchema } from './office-hours.ts'

/** null = the owner set none: somebody counts as there at any time. */
export async function getOfficeHours(ctx: StoreContext): Promise<OfficeHours | null> {
  requireScope(ctx, 'read')
  const row = await findConversationSettings(ctx.db, ctx.storeId)
  return row?.office_hours ? officeHoursSchema.parse(row.office_hours) : null
}

/** Replaces the whole document; null takes it away. */
export async function setOfficeHours(ctx: StoreContext, raw: unknown): Promise<OfficeHours | null> {
  requireScope(ctx, 'admin')
  const hours = raw === null ? null : parseInput(officeHoursSchema, raw)
  await write(ctx, 'office_hours', hours)
  return hours
}

export async function getTagRules(ctx: StoreContext): Promise<TagRule[]> {
  requireScope(ctx, 'read')
  return tagRulesSchema.parse((await findConversationSettings(ctx.db, ctx.storeId))?.tag_rules ?? [])
}

/** Replaces all rules. */
export async function setTagRules(ctx: StoreContext, raw: unknown): Promise<TagRule[]> {
  requireScope(ctx, 'admin')
  const rules = parseInput(tagRulesSchema, raw)
  await write(ctx, 'tag_rules', rules)
  return rules
}

async function write(ctx: StoreContext, column: 'office_hours' | 'tag_rules', value: object | null): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    await writeConversationSetting(trx, ctx.storeId, column, value)
    await recordAudit(trx, ctx, `${column}.changed`, 'conversations', {})
  })
}
