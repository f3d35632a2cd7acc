import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'

/** Whether shoppers can write in some store, or have. */
export async function hasShoppers(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    SELECT EXISTS (SELECT FROM widget_keys WHERE revoked_at IS NULL) OR EXISTS (SELECT FROM conversations) AS is`.execute(
    db,
  )
  return rows[0]?.is ?? false
}
