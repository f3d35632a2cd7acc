import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { presentStore } from './create-store.ts'
import { lockStore, writeLanguage } from './stores.queries.ts'
import { type Store, updateStoreSchema } from './stores.schema.ts'

/**
 * Changes the language of the store's catalog. It moves the store's clock of 'search_settings' in the same transaction,
 * by which every process sees that its index was made for another language. The language it has already changes nothing.
 */
export async function updateStore(ctx: StoreContext, raw: z.input<typeof updateStoreSchema>): Promise<Store> {
  requireScope(ctx, 'admin')
  const { language } = parseInput(updateStoreSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const former = await lockStore(trx, ctx.storeId)
    if (former.language === language) return presentStore(former)
    await writeLanguage(trx, ctx.storeId, language)
    await recordAudit(trx, ctx, 'store.updated', former.public_id, { language, former: former.language })
    await takeStamps(trx, ctx.storeId, 'search_settings')
    return presentStore({ ...former, language })
  })
}
