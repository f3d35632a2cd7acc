import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'

/** Counting stops at `most`: who asks only needs to know whether there are that many. */
export async function countUpTo(db: Db, storeId: number, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (SELECT FROM products WHERE store_id = ${storeId} LIMIT ${most}) AS counted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
