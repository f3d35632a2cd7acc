import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'
import type { HookHealth, PlatformName } from './connector.ts'

export type ConnectionState = 'connected' | 'refused' | 'uninstalled'

export interface ConnectionRow {
  store_id: number
  public_id: string
  platform: PlatformName
  shop: string
  shop_name: string
  origin: string
  currency: string
  state: ConnectionState
  credentials: Buffer | null
  hook_secret: Buffer
  missing_scopes: string[]
  hooks: Partial<HookHealth>
  fault: string | null
  fault_at: Date | null
  connected_at: Date
  changes_until: Date
  polled_at: Date | null
  hooks_checked_at: Date | null
  reconciled_at: Date | null
  latencies: number[]
}

const COLUMNS = sql`c.store_id, s.public_id, c.platform, c.shop, c.shop_name, c.origin, c.currency, c.state, c.credentials,
  c.hook_secret, c.missing_scopes, c.hooks, c.fault, c.fault_at, c.connected_at, c.changes_until, c.polled_at, c.hooks_checked_at,
  c.reconciled_at, c.latencies`

export async function findConnection(db: Db, storeId: number): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    SELECT ${COLUMNS} FROM platform_connections c JOIN stores s ON s.id = c.store_id
    WHERE c.store_id = ${storeId}`.execute(db)
  return rows[0]
}

/** By the public id of its store, as it stands in the address of its hooks. */
export async function findConnectionOf(db: Db, platform: string, publicId: string): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    SELECT ${COLUMNS} FROM platform_connections c JOIN stores s ON s.id = c.store_id
    WHERE s.public_id = ${publicId} AND c.platform = ${platform}`.execute(db)
  return rows[0]
}

export interface NewConnection {
  platform: PlatformName
  shop: string
  shopName: string
  origin: string
  currency: string
  credentials: Buffer
  hookSecret: Buffer
  missingScopes: string[]
}

/** In place of the one before; what is known of the things of the shop stays when it is the same shop. */
export async function writeConnection(trx: Transaction, storeId: number, given: NewConnection): Promise<void> {
  await sql`
    INSERT INTO platform_connections AS c (store_id, platform, shop, shop_name, origin, currency, state, credentials, hook_secret,
      missing_scopes, changes_until)
    VALUES (${storeId}, ${given.platform}, ${given.shop}, ${given.shopName}, ${given.origin}, ${given.currency}, 'connected',
      ${given.credentials}, ${given.hookSecret}, ${given.missingScopes}, now())
    ON CONFLICT (store_id) DO UPDATE SET shop = excluded.shop, shop_name = excluded.shop_name, origin = excluded.origin,
      currency = excluded.currency, state = 'connected', credentials = excluded.credentials, hook_secret = excluded.hook_secret,
      missing_scopes = excluded.missing_scopes, hooks = '{}', hooks_checked_at = NULL, fault = NULL, fault_at = NULL,
      pause_until = NULL`.execute(trx)
}

export async function writeCredentials(db: Db, storeId: number, credentials: Buffer | null): Promise<void> {
  await sql`UPDATE platform_connections SET credentials = ${credentials} WHERE store_id = ${storeId}`.execute(db)
}

export async function writeState(db: Db, storeId: number, state: ConnectionState): Promise<void> {
  await sql`UPDATE platform_connections SET state = ${state} WHERE store_id = ${storeId}`.execute(db)
}

export async function writeHealth(
  db: Db,
  storeId: number,
  { missingScopes, hooks }: { missingScopes: string[]; hooks: HookHealth | null },
): Promise<void> {
  await sql`
    UPDATE platform_connections SET missing_scopes = ${missingScopes}, hooks = ${JSON.stringify(hooks ?? {})}::jsonb,
      hooks_checked_at = clock_timestamp() WHERE store_id = ${storeId}`.execute(db)
}

/** Has the hooks looked at with the next run. */
export async function askForHookCheck(db: Db, storeId: number): Promise<void> {
  await sql`UPDATE platform_connections SET hooks_checked_at = NULL WHERE store_id = ${storeId}`.execute(db)
}

/** @param fault null = all is well */
export async function writeFault(
  db: Db,
  storeId: number,
  fault: { message: string; pauseMs: number; isRefused: boolean } | null,
): Promise<void> {
  if (fault === null) {
    await sql`UPDATE platform_connections SET fault = NULL, fault_at = NULL, pause_until = NULL,
      state = CASE state WHEN 'refused' THEN 'connected' ELSE state END
      WHERE store_id = ${storeId} AND fault IS NOT NULL`.execute(db)
    return
  }
  await sql`
    UPDATE platform_connections SET fault = ${fault.message}, fault_at = clock_timestamp(),
      pause_until = clock_timestamp() + ${fault.pauseMs}::int * interval '1 millisecond',
      state = CASE WHEN ${fault.isRefused}::boolean AND state = 'connected' THEN 'refused' ELSE state END
    WHERE store_id = ${storeId}`.execute(db)
}

export async function writePolled(db: Db, storeId: number, changesUntil: Date): Promise<void> {
  await sql`UPDATE platform_connections SET polled_at = clock_timestamp(), changes_until = ${changesUntil}
    WHERE store_id = ${storeId}`.execute(db)
}

/** The last hundred: what freshness is told by. */
export async function addLatencies(db: Db, storeId: number, latencies: number[]): Promise<void> {
  if (latencies.length === 0) return
  await sql`
    UPDATE platform_connections SET latencies = (
      SELECT array_agg(ms ORDER BY place) FROM (
        SELECT ms, place FROM unnest(latencies || ${latencies}::int[]) WITH ORDINALITY AS all_of(ms, place)
        ORDER BY place DESC LIMIT 100) AS last)
    WHERE store_id = ${storeId}`.execute(db)
}

export async function deleteConnection(trx: Transaction, storeId: number): Promise<void> {
  for (const table of [
    'platform_connections',
    'platform_syncs',
    'platform_items',
    'platform_changes',
    'platform_hooks',
  ]) {
    await sql`DELETE FROM ${sql.table(table)} WHERE store_id = ${storeId}`.execute(trx)
  }
}

/**
 * Makes this worker the only one of the store for a while, unless another is, or the platform is to be left alone. Calling again with the same
 * token goes on. Returns the database's time, or undefined.
 */
export async function takeLease(db: Db, storeId: number, token: string, ms: number): Promise<Date | undefined> {
  const { rows } = await sql<{ now: Date }>`
    UPDATE platform_connections SET lease_token = ${token}, lease_until = clock_timestamp() + ${ms}::int * interval '1 millisecond'
    WHERE store_id = ${storeId} AND state <> 'uninstalled' AND (pause_until IS NULL OR pause_until <= clock_timestamp())
      AND (lease_token IS NULL OR lease_token = ${token} OR lease_until < clock_timestamp())
    RETURNING clock_timestamp() AS now`.execute(db)
  return rows[0]?.now
}

/** Undefined when another worker has the store meanwhile: nothing may be written any more. */
export async function keepLease(db: Db, storeId: number, token: string, ms: number): Promise<Date | undefined> {
  const { rows } = await sql<{ now: Date }>`
    UPDATE platform_connections SET lease_until = clock_timestamp() + ${ms}::int * interval '1 millisecond'
    WHERE store_id = ${storeId} AND lease_token = ${token} AND state <> 'uninstalled'
    RETURNING clock_timestamp() AS now`.execute(db)
  return rows[0]?.now
}

/** Whether a worker is at it. */
export async function isLeased(db: Db, storeId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM platform_connections WHERE store_id = ${storeId} AND lease_until > clock_timestamp()`.execute(db)
  return rows.length > 0
}

export async function endLease(db: Db, storeId: number, token: string): Promise<void> {
  await sql`UPDATE platform_connections SET lease_token = NULL, lease_until = NULL
    WHERE store_id = ${storeId} AND lease_token = ${token}`.execute(db)
}

/** Stores whose platform has something to be done now and nobody who does it. */
export async function findDueStores(db: Db, pollMs: number): Promise<number[]> {
  const { rows } = await sql<{ store_id: number }>`
    SELECT c.store_id FROM platform_connections c
    WHERE c.state <> 'uninstalled' AND (c.pause_until IS NULL OR c.pause_until <= clock_timestamp())
      AND (c.lease_until IS NULL OR c.lease_until < clock_timestamp())
      AND (c.polled_at IS NULL OR c.polled_at < clock_timestamp() - ${pollMs}::int * interval '1 millisecond'
        OR c.hooks_checked_at IS NULL OR c.hooks_checked_at < clock_timestamp() - interval '1 hour'
        OR c.reconciled_at < clock_timestamp() - interval '1 day'
        OR EXISTS (SELECT FROM platform_changes d WHERE d.store_id = c.store_id)
        OR EXISTS (SELECT FROM platform_syncs y WHERE y.store_id = c.store_id AND y.state IN ('waiting', 'running')))
    ORDER BY c.store_id`.execute(db)
  return rows.map(({ store_id }) => store_id)
}
