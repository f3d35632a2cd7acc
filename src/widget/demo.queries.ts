import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

/** The key of the demo shop's pages, if there is a live one. */
export async function findDemoKey(db: Db, storeId: number, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ public_key: string }>`
    SELECT public_key FROM widget_keys WHERE store_id = ${storeId} AND id = ${id} AND revoked_at IS NULL`.execute(db)
  return rows[0]?.public_key
}

/** One row a store and id; a revoked one comes to life with another key. False when a live one was there. */
export async function writeDemoKey(
  trx: Transaction,
  storeId: number,
  key: { id: string; publicKey: string; name: string; origin: string },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO widget_keys (store_id, id, public_key, name, origins)
    VALUES (${storeId}, ${key.id}, ${key.publicKey}, ${key.name}, ${[key.origin]})
    ON CONFLICT (store_id, id) DO UPDATE SET public_key = excluded.public_key, revoked_at = NULL
      WHERE widget_keys.revoked_at IS NOT NULL
    RETURNING id`.execute(trx)
  return rows.length > 0
}

/** Of all stores. */
export async function revokeDemoKeys(trx: Transaction, id: string): Promise<void> {
  await sql`UPDATE widget_keys SET revoked_at = now() WHERE id = ${id} AND revoked_at IS NULL`.execute(trx)
}

export async function replaceSecret(trx: Transaction, name: string, value: Buffer): Promise<void> {
  await sql`
    INSERT INTO server_secrets (name, value) VALUES (${name}, ${value})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(trx)
}
