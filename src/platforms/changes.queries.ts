import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'
import type { Change, ItemKind } from './connector.ts'

/** False when this delivery came before. */
export async function insertHook(trx: Transaction, storeId: number, hookId: string, topic: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO platform_hooks (store_id, hook_id, topic) VALUES (${storeId}, ${hookId}, ${topic})
    ON CONFLICT DO NOTHING`.execute(trx)
  return numAffectedRows === 1n
}

const rowsOf = (changes: readonly Change[]) => {
  const byId = new Map(changes.map((change) => [`${change.kind} ${change.id}`, change]))
  return JSON.stringify(
    [...byId.values()]
      .map(({ kind, id, changedAtMs }) => ({
        kind,
        item_id: id,
        changed_at: changedAtMs === null ? null : new Date(changedAtMs).toISOString(),
      }))
      .sort((a, b) => (a.kind + a.item_id < b.kind + b.item_id ? -1 : 1)),
  )
}

/** Notes what is to be looked at again. */
export async function noteChanges(db: Db, storeId: number, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await sql`
    INSERT INTO platform_changes AS c (store_id, kind, item_id, changed_at)
    SELECT ${storeId}::int, r.kind, r.item_id, r.changed_at
    FROM jsonb_to_recordset(${rowsOf(changes)}::jsonb) AS r(kind text, item_id text, changed_at timestamptz)
    ORDER BY r.kind, r.item_id
    ON CONFLICT (store_id, kind, item_id) DO UPDATE SET version = c.version + 1, tries = 0,
      changed_at = coalesce(c.changed_at, excluded.changed_at)`.execute(db)
}

/**
 * The same for what a poll told: only what is not known to have been seen as it is. What was looked at within two seconds of its change may
 * have changed once more in the same second of the platform's clock.
 * @returns how many were news, and older than `missedMs`: no hook told of them
 */
export async function notePolled(
  db: Db,
  storeId: number,
  changes: readonly Change[],
  missedMs: number,
): Promise<number> {
  if (changes.length === 0) return 0
  const { rows } = await sql<{ is_missed: boolean }>`
    INSERT INTO platform_changes AS c (store_id, kind, item_id, changed_at)
    SELECT ${storeId}::int, r.kind, r.item_id, r.changed_at
    FROM jsonb_to_recordset(${rowsOf(changes)}::jsonb) AS r(kind text, item_id text, changed_at timestamptz)
    LEFT JOIN platform_items i ON i.store_id = ${storeId}::int AND i.kind = r.kind AND i.item_id = r.item_id
    WHERE i.item_id IS NULL OR r.changed_at IS NULL OR i.updated_at IS NULL OR i.updated_at < r.changed_at
      OR i.checked_at < r.changed_at + interval '2 seconds'
    ORDER BY r.kind, r.item_id
    ON CONFLICT (store_id, kind, item_id) DO UPDATE SET version = c.version + 1
    RETURNING c.version = 1 AND c.changed_at < clock_timestamp() - ${missedMs}::int * interval '1 millisecond' AS is_missed`.execute(
    db,
  )
  return rows.filter(({ is_missed }) => is_missed).length
}

export interface NotedChange {
  kind: ItemKind
  item_id: string
  version: number
  tries: number
  changed_at: Date | null
}

/** The next ones, all of one kind, those noted longest ago first. */
export async function findNextChanges(db: Db, storeId: number, limit: number): Promise<NotedChange[]> {
  const { rows } = await sql<NotedChange>`
    SELECT kind, item_id, version, tries, changed_at FROM platform_changes
    WHERE store_id = ${storeId} ORDER BY noted_at, kind, item_id LIMIT ${limit}`.execute(db)
  return rows.filter(({ kind }) => kind === rows[0]?.kind)
}

export async function countChanges(db: Db, storeId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM platform_changes WHERE store_id = ${storeId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Forgets those that were not noted anew since they were read. */
export async function deleteChanges(db: Db, storeId: number, done: readonly NotedChange[]): Promise<void> {
  await sql`
    DELETE FROM platform_changes c USING jsonb_to_recordset(${JSON.stringify(done)}::jsonb)
      AS r(kind text, item_id text, version int)
    WHERE c.store_id = ${storeId} AND c.kind = r.kind AND c.item_id = r.item_id AND c.version = r.version`.execute(db)
}

export async function countTry(db: Db, storeId: number, tried: readonly NotedChange[]): Promise<void> {
  await sql`
    UPDATE platform_changes c SET tries = c.tries + 1 FROM jsonb_to_recordset(${JSON.stringify(tried)}::jsonb)
      AS r(kind text, item_id text)
    WHERE c.store_id = ${storeId} AND c.kind = r.kind AND c.item_id = r.item_id`.execute(db)
}

export interface SeenItem {
  kind: ItemKind
  item_id: string
  updated_at: string | null
  problem: string | null
}

/** What these orders tell of their shopper is not stored again, nor when they are seen for the first time later. */
export async function markErased(trx: Transaction, storeId: number, orderIds: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO platform_items AS i (store_id, kind, item_id, checked_at, gone_at, erased_at)
    SELECT ${storeId}::int, 'order', id, 'epoch', clock_timestamp(), clock_timestamp()
    FROM unnest(${[...new Set(orderIds)].sort()}::text[]) AS id
    ON CONFLICT (store_id, kind, item_id) DO UPDATE SET erased_at = excluded.erased_at`.execute(trx)
}

/** Orders of whom nothing may be stored any more. */
export async function findErasedOrders(db: Db, storeId: number, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ item_id: string }>`
    SELECT item_id FROM platform_items WHERE store_id = ${storeId} AND kind = 'order' AND item_id = ANY(${[...ids]})
      AND erased_at IS NOT NULL`.execute(db)
  return new Set(rows.map(({ item_id }) => item_id))
}

/** Those of the things that were looked at after this time: what is older than that must not go over them. */
export async function findCheckedSince(
  db: Db,
  storeId: number,
  { kind, ids, since }: { kind: ItemKind; ids: readonly string[]; since: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ item_id: string }>`
    SELECT item_id FROM platform_items
    WHERE store_id = ${storeId} AND kind = ${kind} AND item_id = ANY(${[...ids]}) AND checked_at > ${since}`.execute(db)
  return new Set(rows.map(({ item_id }) => item_id))
}

/** @param seenIn the walk that saw them; null = none did */
export async function writeSeen(
  db: Db,
  storeId: number,
  seen: readonly SeenItem[],
  { checkedAt, seenIn }: { checkedAt: Date; seenIn: string | null },
): Promise<void> {
  if (seen.length === 0) return
  await sql`
    INSERT INTO platform_items AS i (store_id, kind, item_id, checked_at, updated_at, seen_in, problem)
    SELECT ${storeId}::int, r.kind, r.item_id, ${checkedAt}::timestamptz, r.updated_at, ${seenIn}::text, r.problem
    FROM jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) AS r(kind text, item_id text, updated_at timestamptz, problem text)
    ORDER BY r.kind, r.item_id
    ON CONFLICT (store_id, kind, item_id) DO UPDATE SET checked_at = excluded.checked_at, updated_at = excluded.updated_at,
      problem = excluded.problem, gone_at = NULL, seen_in = coalesce(excluded.seen_in, i.seen_in)`.execute(db)
}

/** Seen by a walk, but known better already. */
export async function markSeen(
  db: Db,
  storeId: number,
  { kind, ids, seenIn }: { kind: ItemKind; ids: readonly string[]; seenIn: string },
): Promise<void> {
  await sql`UPDATE platform_items SET seen_in = ${seenIn}
    WHERE store_id = ${storeId} AND kind = ${kind} AND item_id = ANY(${[...ids]})`.execute(db)
}

/** They are remembered for a while: a list of everything that was begun before may still hold them. */
export async function writeGone(
  db: Db,
  storeId: number,
  { kind, ids, checkedAt }: { kind: ItemKind; ids: readonly string[]; checkedAt: Date },
): Promise<void> {
  await sql`
    INSERT INTO platform_items AS i (store_id, kind, item_id, checked_at, gone_at)
    SELECT ${storeId}::int, ${kind}::text, id, ${checkedAt}::timestamptz, ${checkedAt}::timestamptz
    FROM unnest(${[...ids].sort()}::text[]) AS id
    ON CONFLICT (store_id, kind, item_id) DO UPDATE SET checked_at = excluded.checked_at, gone_at = excluded.gone_at,
      updated_at = NULL, problem = NULL`.execute(db)
}

/** What a walk did not see and nobody looked at since it began is to be looked at by itself. Returns how many. */
export async function noteUnseen(db: Db, storeId: number, walk: { id: string; startedAt: Date }): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO platform_changes AS c (store_id, kind, item_id)
    SELECT store_id, kind, item_id FROM platform_items
    WHERE store_id = ${storeId} AND seen_in IS DISTINCT FROM ${walk.id} AND checked_at < ${walk.startedAt}
      AND gone_at IS NULL
    ON CONFLICT (store_id, kind, item_id) DO UPDATE SET version = c.version + 1`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export async function findProblems(
  db: Db,
  storeId: number,
): Promise<{ kind: ItemKind; item_id: string; problem: string; checked_at: Date }[]> {
  const { rows } = await sql<{ kind: ItemKind; item_id: string; problem: string; checked_at: Date }>`
    SELECT kind, item_id, problem, checked_at FROM platform_items
    WHERE store_id = ${storeId} AND problem IS NOT NULL ORDER BY checked_at DESC LIMIT 20`.execute(db)
  return rows
}

export async function countItems(db: Db, storeId: number): Promise<Record<ItemKind, number>> {
  const { rows } = await sql<{ kind: ItemKind; count: number }>`
    SELECT kind, count(*)::int AS count FROM platform_items
    WHERE store_id = ${storeId} AND gone_at IS NULL GROUP BY kind`.execute(db)
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]))
  return { product: counts.get('product') ?? 0, order: counts.get('order') ?? 0 }
}

export async function findLastHook(db: Db, storeId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT max(came_at) AS at FROM platform_hooks WHERE store_id = ${storeId}`.execute(db)
  return rows[0]?.at ?? null
}

/** Forgets what nobody will ask for: a platform sends a delivery again within two days. All stores: for the job. */
export async function deleteOldNews(db: Db): Promise<void> {
  await sql`DELETE FROM platform_hooks WHERE came_at < clock_timestamp() - interval '7 days'`.execute(db)
  // Shopify's lists of everything are good for as long as they take to be made, and seven days.
  await sql`DELETE FROM platform_items WHERE gone_at < clock_timestamp() - interval '20 days' AND erased_at IS NULL`.execute(
    db,
  )
}
