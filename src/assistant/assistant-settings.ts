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
 * Replaces the settings. @param modelKey key of the store's own model: undefined = keep, null = forget; kept encrypted
 * @throws {BadRequestError | SecretMissingError}
 */
export async function setAssistantSettings(
  ctx: StoreContext,
  raw: unknown,
  modelKey?: string | null,
): Promise<ShownSettings> {
  requireScope(ctx, 'admin')
  const settings = parseInput(assistantSettingsSchema, raw)
  const sealed = modelKey ? ctx.secrets.seal(modelKey, `llm-key:${ctx.storeId}`) : modelKey
  await inTransaction(ctx.db, async (trx) => {
    await writeSettings(trx, ctx.storeId, settings, sealed as Buffer | null | undefined)
    await recordAudit(trx, ctx, 'assistant.settings', 'assistant', {})
  })
  return getAssistantSettings(ctx)
}
