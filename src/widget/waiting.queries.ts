import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'

const DAYS = 28
const MOST = 50
const LONGEST_HOURS = 4

/**
 * How long shoppers of the last weeks waited for a person: from the assistant's last word to the person's first. Over night nobody
 * is there: longer waits than some hours do not count.
 */
export async function findWaits(db: Db, storeId: number): Promise<{ seconds: number | null; count: number }> {
  const { rows } = await sql<{ seconds: number | null; count: number }>`
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY wait)::float AS seconds, count(*)::int AS count FROM (
      SELECT extract(epoch FROM person.at - (
        SELECT max(before.created_at) FROM messages AS before
        WHERE before.store_id = ${storeId} AND before.conversation_id = person.conversation_id
          AND before.role = 'assistant' AND before.created_at < person.at)) AS wait
      FROM (
        SELECT conversation_id, min(created_at) AS at FROM messages
        WHERE store_id = ${storeId} AND role = 'human' AND created_at > now() - make_interval(days => ${DAYS})
        GROUP BY conversation_id ORDER BY 2 DESC LIMIT ${MOST}) AS person) AS waits
    WHERE wait < ${LONGEST_HOURS * 3600}`.execute(db)
  return rows[0] ?? { seconds: null, count: 0 }
}
