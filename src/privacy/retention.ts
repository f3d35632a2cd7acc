import { type AppContext, requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { takeStamps } from '../db/store-clock.ts'
import { type Db, inTransaction } from '../db/transaction.ts'
import { parseInput } from '../shared/parse-input.ts'
import { deleteConversations, deleteLeads } from './forget.queries.ts'
import { type Retention, retentionSchema } from './privacy.schema.ts'
import {
  findAllRetention,
  findOldConversations,
  findOldLeads,
  findRetention,
  type RetentionRow,
  writeRetention,
  writeRun,
} from './retention.queries.ts'

const present = (row: RetentionRow | undefined): Retention => ({
  conversationDays: row?.conversation_days ?? null,
  leadDays: row?.lead_days ?? null,
  ranAt: row?.ran_at?.toISOString() ?? null,
  forgotten: { conversations: row?.forgotten_conversations ?? 0, leads: row?.forgotten_leads ?? 0 },
})

/** How long the store keeps things. Nothing is forgotten by itself until the owner says so. */
export async function getRetention(ctx: StoreContext): Promise<Retention> {
  requireScope(ctx, 'read')
  return present(await findRetention(ctx.db, ctx.storeId))
}

/** Replaces the whole document; the next run of the job goes by it. */
export async function setRetention(ctx: StoreContext, raw: unknown): Promise<Retention> {
  requireScope(ctx, 'admin')
  const wanted = parseInput(retentionSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    const row = await writeRetention(trx, ctx.storeId, wanted)
    await recordAudit(trx, ctx, 'retention.changed', 'data', wanted)
    return present(row)
  })
}

/** In one transaction: a conversation has a dozen tables. */
const BATCH = 200

/** Forgets what is older than each store keeps it, in all stores. Harmless when it is run twice, or ended half way. */
export async function forgetOld({ db }: Pick<AppContext, 'db'>): Promise<void> {
  for (const { store_id: storeId, conversation_days: talkDays, lead_days: leadDays } of await findAllRetention(db)) {
    const conversations = talkDays === null ? 0 : await forgetConversations(db, storeId, talkDays)
    const leads = leadDays === null ? 0 : await forgetLeads(db, storeId, leadDays)
    await writeRun(db, storeId, { conversations, leads })
  }
}

async function forgetConversations(db: Db, storeId: number, days: number): Promise<number> {
  for (let count = 0; ; ) {
    const ids = await findOldConversations(db, storeId, days, BATCH)
    if (ids.length === 0) return count
    await inTransaction(db, async (trx) => {
      await deleteConversations(trx, storeId, ids)
      await takeStamps(trx, storeId, 'conversations')
    })
    count += ids.length
  }
}

async function forgetLeads(db: Db, storeId: number, days: number): Promise<number> {
  for (let count = 0; ; ) {
    const ids = await findOldLeads(db, storeId, days, BATCH)
    if (ids.length === 0) return count
    await inTransaction(db, async (trx) => {
      await takeStamps(trx, storeId, 'leads')
      await deleteLeads(trx, storeId, ids)
    })
    count += ids.length
  }
}
