import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { findSettings, writeSettings } from './assistant.queries.ts'
import { type AssistantSettings, assistantSettingsSchema } from './assistant.schema.ts'

/** What the owner is shown: the key of a model is never given back. */
export type ShownSettings = AssistantSettings & { hasModelKey: boolean }

export async function getAssistantSettings(ctx: StoreContext): Promise<ShownSettings> {
  requireScope(ctx, 'admin')
  const row = await findSettings(ctx.db, ctx.storeId)
  return { ...assistantSettingsSchema.parse(row?.settings ?? {}), hasModelKey: Boolean(row?.llm_key) }
}

/**
 * Changes the settings. @param given.settings the whole document; absent = they stay. @param given.modelKey key of the store's
 * own model, kept encrypted: absent = it stays, null = forget it
 * @throws {BadRequestError | SecretMissingError}
 */
export async function setAssistantSettings(
  ctx: StoreContext,
  given: { settings?: unknown; modelKey?: string | null },
): Promise<ShownSettings> {
  requireScope(ctx, 'admin')
  const { hasModelKey: _, ...former } = await getAssistantSettings(ctx)
  const settings = parseInput(assistantSettingsSchema, given.settings ?? former)
  const { modelKey } = given
  const sealed = typeof modelKey === 'string' ? ctx.secrets.seal(modelKey, `llm-key:${ctx.storeId}`) : modelKey
  await inTransaction(ctx.db, async (trx) => {
    await writeSettings(trx, ctx.storeId, settings, sealed)
    await recordAudit(trx, ctx, 'assistant.settings', 'assistant', {})
  })
  return getAssistantSettings(ctx)
}

/** The owner's first words, by language. */
export async function findGreetings(ctx: StoreContext): Promise<Record<string, string>> {
  const row = await findSettings(ctx.db, ctx.storeId)
  return assistantSettingsSchema.parse(row?.settings ?? {}).greeting
}
