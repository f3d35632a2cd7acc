import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../db/connect.ts'
import { defineJob } from './define-job.ts'
import { deleteOldBrokenJobs } from './jobs.queries.ts'

/** Hourly housekeeping of the database. */
export const keepHouseJob = defineJob({
  name: 'keep-house',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  timeLimitSeconds: 900,
})

/** Tables whose rows are rewritten often. A server's autovacuum sees to them; the embedded database has none. */
const BUSY_TABLES = [
  'rate_limits',
  'store_clocks',
  'api_keys',
  'account_sessions',
  'products',
  'variants',
  'orders',
  'order_items',
  'conversations',
  'messages',
  'conversation_reads',
  'conversation_presence',
  'answer_notes',
  'shown_products',
  'overview_counts',
  'overview_times',
  'overview_progress',
  'leads',
  'product_vectors',
  'order_attempts',
  'order_codes',
  'dialogue_states',
  'widget_sessions',
  'widget_turns',
  'widget_limits',
  'knowledge_chunks',
  'events',
  'event_logs',
  'webhook_endpoints',
  'webhook_deliveries',
  'webhook_attempts',
  'pgboss.job_common',
]

/**
 * Forgets the request logs of keys idle for over a day, or last used over a day ahead of now, ended sessions of accounts, and old
 * troubles of jobs; vacuums the embedded database table by table.
 */
export async function keepHouse(database: Database): Promise<void> {
  await sql`DELETE FROM rate_limits
    WHERE abs(coalesce(admitted_at[array_upper(admitted_at, 1)], 0) - extract(epoch FROM clock_timestamp()) * 1000000)
      > 86400 * 1000000::bigint`.execute(database.kysely)
  await sql`DELETE FROM account_sessions WHERE expires_at < clock_timestamp()`.execute(database.kysely)
  await sql`DELETE FROM account_links WHERE expires_at < clock_timestamp()`.execute(database.kysely)
  await deleteOldBrokenJobs(database.kysely)
  if (database.kind !== 'embedded') return
  for (const table of BUSY_TABLES) {
    const { rows } = await sql<{ bytes: string }>`SELECT pg_relation_size(${table}) AS bytes`.execute(database.kysely)
    // Statistics of an empty table mislead the planner until the next ones: a load after them took minutes.
    if (Number(rows[0]?.bytes) > 0) await sql.raw(`VACUUM ANALYZE ${table}`).execute(database.kysely)
  }
}
