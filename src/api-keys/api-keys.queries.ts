import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

export interface ApiKeyRow {
  id: string
  prefix: string
  name: string
  scopes: string[]
  created_at: Date
  expires_at: Date | null
  revoked_at: Date | null
  last_used_at: Date | null
  created_by: string | null
  browser_seen_at: Date | null
  browser_origin: string | null
}

const columns = [
  ...(['id', 'prefix', 'name', 'scopes', 'created_at', 'expires_at', 'revoked_at', 'last_used_at'] as const),
  ...(['created_by', 'browser_seen_at', 'browser_origin'] as const),
]

export interface AuthenticatedRow {
  store_id: number
  key_id: string
  scopes: string[]
  currency: string
  admitted: boolean
  remaining: number | null
  reset_ms: string | null
  retry_after_s: number | null
}

/** Looks up a key and counts the request against its limit, in one round trip. */
export async function authenticateRow(
  db: Db,
  values: { prefix: string; keyHash: Buffer; nonce: Buffer; limit: number },
): Promise<AuthenticatedRow | undefined> {
  const { rows } = await sql<AuthenticatedRow>`
    SELECT * FROM authenticate(${values.prefix}, ${values.keyHash}, ${values.nonce}, ${values.limit})`.execute(db)
  return rows[0]
}

export async function insertKey(
  trx: Transaction,
  storeId: number,
  key: {
    id: string
    prefix: string
    keyHash: Buffer
    name: string
    scopes: string[]
    expiresAt: Date | null
    createdBy: string
  },
): Promise<void> {
  await trx
    .insertInto('api_keys')
    .values({
      store_id: storeId,
      id: key.id,
      prefix: key.prefix,
      key_hash: key.keyHash,
      name: key.name,
      scopes: key.scopes,
      expires_at: key.expiresAt,
      created_by: key.createdBy,
    })
    .execute()
}

/** Two that make keys for one store queue here, so that the count holds until the transaction ends. */
export async function countLiveKeys(trx: Transaction, storeId: number): Promise<number> {
  await sql`SELECT FROM stores WHERE id = ${storeId} FOR NO KEY UPDATE`.execute(trx)
  const { rows } = await sql<{ live: number }>`
    SELECT count(*)::int AS live FROM api_keys
    WHERE store_id = ${storeId} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())`.execute(trx)
  return rows[0]?.live ?? 0
}

export async function findKeys(db: Db, storeId: number): Promise<ApiKeyRow[]> {
  return db
    .selectFrom('api_keys')
    .select(columns)
    .where('store_id', '=', storeId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** One key of the store by id or public prefix, locked until the transaction ends. */
export async function lockKey(trx: Transaction, storeId: number, idOrPrefix: string): Promise<ApiKeyRow | undefined> {
  return trx
    .selectFrom('api_keys')
    .select(columns)
    .where('store_id', '=', storeId)
    .where((eb) => eb.or([eb('id', '=', idOrPrefix), eb('prefix', '=', idOrPrefix)]))
    .forUpdate()
    .executeTakeFirst()
}

export async function setRevoked(trx: Transaction, storeId: number, id: string): Promise<void> {
  await sql`UPDATE api_keys SET revoked_at = clock_timestamp() WHERE store_id = ${storeId} AND id = ${id}`.execute(trx)
}

/** The old key of a rotation ends after so many seconds, or sooner if it was to end sooner. */
export async function setReplaced(
  trx: Transaction,
  storeId: number,
  id: string,
  values: { replacedBy: string; graceSeconds: number },
): Promise<void> {
  await sql`
    UPDATE api_keys SET replaced_by = ${values.replacedBy},
      expires_at = least(expires_at, clock_timestamp() + make_interval(secs => ${values.graceSeconds}))
    WHERE store_id = ${storeId} AND id = ${id}`.execute(trx)
}

/** Once an hour at most. */
export async function setBrowserSeen(db: Db, storeId: number, prefix: string, origin: string | null): Promise<void> {
  await sql`
    UPDATE api_keys SET browser_seen_at = clock_timestamp(), browser_origin = ${origin}
    WHERE store_id = ${storeId} AND prefix = ${prefix}
      AND (browser_seen_at IS NULL OR browser_seen_at < clock_timestamp() - interval '1 hour')`.execute(db)
}
