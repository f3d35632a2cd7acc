import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

/** Sealed secrets that are valid now, the newest first. */
export async function findLiveSecrets(db: Db, storeId: number): Promise<{ id: string; sealed: Buffer }[]> {
  const { rows } = await sql<{ id: string; sealed: Buffer }>`
    SELECT id, sealed FROM shopper_secrets
    WHERE store_id = ${storeId} AND (expires_at IS NULL OR expires_at > clock_timestamp())
    ORDER BY expires_at DESC NULLS FIRST`.execute(db)
  return rows
}

/** Ends the secret in use after the grace, and at once any that was in grace already: two are valid at most. */
export async function endFormerSecrets(trx: Transaction, storeId: number, graceSeconds: number): Promise<void> {
  await sql`SELECT FROM stores WHERE id = ${storeId} FOR NO KEY UPDATE`.execute(trx)
  await sql`DELETE FROM shopper_secrets
    WHERE store_id = ${storeId} AND (expires_at IS NOT NULL OR ${graceSeconds} = 0)`.execute(trx)
  await sql`
    UPDATE shopper_secrets SET expires_at = clock_timestamp() + ${graceSeconds} * interval '1 second'
    WHERE store_id = ${storeId}`.execute(trx)
}

export async function insertSecret(
  trx: Transaction,
  storeId: number,
  secret: { id: string; sealed: Buffer },
): Promise<void> {
  await sql`INSERT INTO shopper_secrets (store_id, id, sealed)
    VALUES (${storeId}, ${secret.id}, ${secret.sealed})`.execute(trx)
}
