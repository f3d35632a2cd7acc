import { sql } from 'kysely'
import { planOnce } from '../db/plan-once.ts'
import type { Db } from '../db/transaction.ts'
import type { Whose } from './turns.queries.ts'

export interface KeyOwnerRow {
  store_id: number
  key_id: string
  origins: string[]
  currency: string
  store_name: string
  store_language: string
}

export interface SessionRow extends KeyOwnerRow {
  id: string
  origin: string
  locale: string | null
  page_url: string | null
  page_product_id: string | null
  shopper_id: string | null
  shopper_email: string | null
  shopper_name: string | null
}

const OWNER = sql`k.store_id, k.id AS key_id, k.origins, st.currency, st.name AS store_name, st.language AS store_language`

/** Whose key this is; undefined for an unknown or revoked one. */
export async function findKeyOwner(db: Db, publicKey: string): Promise<KeyOwnerRow | undefined> {
  const { rows } = await sql<KeyOwnerRow>`
    SELECT ${OWNER} FROM widget_keys k JOIN stores st ON st.id = k.store_id
    WHERE k.public_key = ${publicKey} AND k.revoked_at IS NULL`.execute(db)
  return rows[0]
}

/** A session with its key's owner, in one round trip; undefined when either is gone. */
export async function findSession(db: Db, publicKey: string, sessionId: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    ${planOnce} SELECT ${OWNER}, s.id, s.origin, s.locale, s.page_url, s.page_product_id, s.shopper_id, s.shopper_email, s.shopper_name
    FROM widget_keys k
    JOIN stores st ON st.id = k.store_id
    JOIN widget_sessions s ON s.store_id = k.store_id AND s.key_id = k.id AND s.id = ${sessionId}
    WHERE k.public_key = ${publicKey} AND k.revoked_at IS NULL`.execute(db)
  return rows[0]
}

/**
 * Of these sessions, the positions of those that are live, whose key is not revoked, and whose conversation is still their own or their
 * shopper's.
 */
export async function findLive(db: Db, all: Whose[], now: Date): Promise<Set<number>> {
  const { rows } = await sql<{ place: number }>`
    SELECT a.place::int AS place
    FROM unnest(${all.map(({ storeId }) => storeId)}::integer[], ${all.map(({ sessionId }) => sessionId)}::text[],
      ${all.map(({ shopperId }) => shopperId)}::text[], ${all.map(({ conversationId }) => conversationId)}::text[])
      WITH ORDINALITY AS a (store_id, session_id, shopper_id, conversation_id, place)
    JOIN widget_sessions s ON s.store_id = a.store_id AND s.id = a.session_id AND s.expires_at > ${now}
    JOIN widget_keys k ON k.store_id = s.store_id AND k.id = s.key_id AND k.revoked_at IS NULL
    JOIN widget_conversations w ON w.store_id = a.store_id AND w.conversation_id = a.conversation_id
      AND (w.session_id = a.session_id OR w.shopper_id = a.shopper_id)`.execute(db)
  return new Set(rows.map(({ place }) => place - 1))
}

/** A session that goes on after it was forgotten is written anew. */
export async function writeSession(
  db: Db,
  row: Omit<SessionRow, 'origins' | 'currency' | 'store_name' | 'store_language'>,
  expiresAt: Date,
): Promise<void> {
  await sql`
    INSERT INTO widget_sessions (store_id, id, key_id, origin, locale, page_url, page_product_id, shopper_id, shopper_email,
      shopper_name, expires_at)
    VALUES (${row.store_id}, ${row.id}, ${row.key_id}, ${row.origin}, ${row.locale}, ${row.page_url},
      ${row.page_product_id}, ${row.shopper_id}, ${row.shopper_email}, ${row.shopper_name}, ${expiresAt})
    ON CONFLICT (store_id, id) DO UPDATE SET locale = excluded.locale, page_url = excluded.page_url,
      page_product_id = excluded.page_product_id, shopper_email = excluded.shopper_email,
      shopper_name = excluded.shopper_name, expires_at = greatest(widget_sessions.expires_at, excluded.expires_at)`.execute(
    db,
  )
}

/** What the shopper looks at now. The commit does not wait for the disk: a crash may bring the page before back. */
export async function writeSessionPage(
  db: Db,
  storeId: number,
  id: string,
  page: { url?: string | undefined; productId?: string | undefined },
): Promise<void> {
  await sql`
    UPDATE widget_sessions SET page_url = ${page.url ?? null}, page_product_id = ${page.productId ?? null}
    FROM (SELECT set_config('synchronous_commit', 'off', true)) AS unhurried
    WHERE store_id = ${storeId} AND id = ${id}`.execute(db)
}

/** Moves the conversations that a session had before its visitor logged in to the shopper; returns their ids, the latest first. */
export async function takeOverRows(
  db: Db,
  storeId: number,
  { from, to, shopperId }: { from: string; to: string; shopperId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH taken AS (
      UPDATE widget_conversations SET session_id = ${to}, shopper_id = ${shopperId}
      WHERE store_id = ${storeId} AND session_id = ${from} AND shopper_id IS NULL
      RETURNING conversation_id, created_at
    )
    SELECT conversation_id AS id FROM taken ORDER BY created_at DESC`.execute(db)
  return rows.map(({ id }) => id)
}

export async function prolongSession(db: Db, storeId: number, id: string, expiresAt: Date): Promise<void> {
  await sql`
    UPDATE widget_sessions SET expires_at = greatest(expires_at, ${expiresAt})
    WHERE store_id = ${storeId} AND id = ${id}`.execute(db)
}

/** Sessions nobody can use any more, and what they held of shoppers; logs whose last admission is over a minute from now. */
export async function deleteExpired(db: Db): Promise<void> {
  await sql`DELETE FROM widget_sessions WHERE expires_at < now() - interval '1 hour'`.execute(db)
  await sql`DELETE FROM widget_limits
    WHERE abs(coalesce(admitted_at[array_upper(admitted_at, 1)], 0) - extract(epoch FROM clock_timestamp()) * 1000000)
      > 60000000`.execute(db)
}

export async function findOrMakeSecret(db: Db, name: string, made: Buffer): Promise<Buffer> {
  await sql`INSERT INTO server_secrets (name, value) VALUES (${name}, ${made}) ON CONFLICT DO NOTHING`.execute(db)
  const { rows } = await sql<{ value: Buffer }>`SELECT value FROM server_secrets WHERE name = ${name}`.execute(db)
  if (!rows[0]) throw new Error('The server secret vanished')
  return rows[0].value
}

export interface AdmittedRow {
  admitted: boolean
  refused_limit: number | null
  retry_after_s: number
}

export async function admitRow(
  db: Db,
  storeId: number,
  names: string[],
  limits: number[],
): Promise<AdmittedRow | undefined> {
  const { rows } = await sql<AdmittedRow>`
    SELECT * FROM widget_admit(${storeId}, ${names}::text[], ${limits}::integer[])`.execute(db)
  return rows[0]
}
