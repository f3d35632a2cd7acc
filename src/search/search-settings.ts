import { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { takeStamps } from '../db/store-clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { externalId, visibleText } from '../shared/fields.ts'
import { parseInput } from '../shared/parse-input.ts'
import { findSettings, writeSettings } from './search.queries.ts'

const words = z.array(visibleText(100)).min(1).max(20)
const products = z.object({ query: visibleText(200), productIds: z.array(externalId).min(1).max(50) })

/** The owner's levers of search. Every part has a default, so that `{}` is a whole document. */
export const searchSettingsSchema = z.strictObject({
  synonyms: z
    .array(z.strictObject({ from: words, to: words, twoWay: z.boolean().default(true) }))
    .max(1000)
    .default([])
    .describe('Who says one of `from` also means `to`; two-way: and the other way round.'),
  pins: z.array(products).max(500).default([]).describe('For these queries these products come first, in this order.'),
  buries: z.array(products).max(500).default([]).describe('For these queries these products come last.'),
  boosts: z
    .array(
      z.strictObject({
        by: z.enum(['tag', 'vendor', 'category']),
        value: visibleText(255),
        factor: z.number().min(0.1).max(10),
      }),
    )
    .max(200)
    .default([])
    .describe(
      'Scores of products with this tag, vendor or category are multiplied: a tag such as margin-high can carry a margin.',
    ),
  vectorWeight: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .default(null)
    .describe('Share of the vectors in the order of results; null: 0.3 with a model, 0 with hash-256.'),
})

export type SearchSettings = z.output<typeof searchSettingsSchema>

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
