import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

export async function findWidgetSettings(db: Db, storeId: number): Promise<unknown> {
  const { rows } = await sql<{ settings: unknown }>`
    SELECT settings FROM widget_settings WHERE store_id = ${storeId}`.execute(db)
  return rows[0]?.settings
}

export async function writeWidgetSettings(trx: Transaction, storeId: number, settings: object): Promise<void> {
  await sql`
    INSERT INTO widget_settings (store_id, settings) VALUES (${storeId}, ${JSON.stringify(settings)}::jsonb)
    ON CONFLICT (store_id) DO UPDATE SET settings = excluded.settings, changed_at = clock_timestamp()`.execute(trx)
}
