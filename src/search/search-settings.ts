import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { findSettings, writeSettings } from './search.queries.ts'
import { type SearchSettings, searchSettingsSchema } from './search.schema.ts'

export async function getSearchSettings(ctx: StoreContext): Promise<SearchSettings> {
  requireScope(ctx, 'read')
  return searchSettingsSchema.parse((await findSettings(ctx.db, ctx.storeId))?.settings ?? {})
}

/** Replaces the whole document; every process uses it from its next answer on. */
export async function setSearchSettings(
  ctx: StoreContext,
  raw: z.input<typeof searchSettingsSchema>,
): Promise<SearchSettings> {
  requireScope(ctx, 'admin')
  const settings = parseInput(searchSettingsSchema, raw)
  await inTransaction(ctx.db, async (trx) => {
    const stamp = await takeStamps(trx, ctx.storeId, 'search_settings')
    await writeSettings(trx, ctx.storeId, settings, stamp)
    await recordAudit(trx, ctx, 'search_settings.changed', 'search', {})
  })
  return settings
}
