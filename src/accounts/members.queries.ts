import { sql } from 'kysely'
import type { Role } from '../context.ts'
import type { Db, Transaction } from '../db/transaction.ts'

export interface MembershipRow {
  store_id: number
  currency: string
  role: Role
}

export interface OwnStoreRow {
  public_id: string
  slug: string
  name: string
  currency: string
  language: string
  role: Role
}

export interface MemberRow {
  id: string
  name: string
  email: string
  role: Role
  created_at: Date
}

export interface InvitationRow {
  store_id: number
  id: string
  role: Role
  email: string | null
  created_at: Date
  expires_at: Date
}

/** By the store's slug or public id. */
export async function findMembership(db: Db, accountId: string, store: string): Promise<MembershipRow | undefined> {
  const { rows } = await sql<MembershipRow>`
    SELECT m.store_id, s.currency, m.role FROM memberships m JOIN stores s ON s.id = m.store_id
    WHERE m.account_id = ${accountId} AND (s.slug = ${store} OR s.public_id = ${store})`.execute(db)
  return rows[0]
}

export async function findOwnStores(db: Db, accountId: string): Promise<OwnStoreRow[]> {
  const { rows } = await sql<OwnStoreRow>`
    SELECT s.public_id, s.slug, s.name, s.currency, s.language, m.role
    FROM memberships m JOIN stores s ON s.id = m.store_id
    WHERE m.account_id = ${accountId} ORDER BY lower(s.name), s.id`.execute(db)
  return rows
}

export async function insertMembership(
  trx: Transaction,
  { storeId, accountId, role }: { storeId: number; accountId: string; role: Role },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO memberships (store_id, account_id, role) VALUES (${storeId}, ${accountId}, ${role})
    ON CONFLICT DO NOTHING RETURNING account_id`.execute(trx)
  return rows.length > 0
}

/** The operator's own: of a store made by public id, or of all there are. */
export async function insertMembershipOf(trx: Transaction, accountId: string, store: string | null): Promise<number[]> {
  const { rows } = await sql<{ store_id: number }>`
    INSERT INTO memberships (store_id, account_id, role)
    SELECT id, ${accountId}, 'owner' FROM stores
    WHERE ${store}::text IS NULL OR public_id = ${store} OR slug = ${store}
    ON CONFLICT (store_id, account_id) DO UPDATE SET role = 'owner'
    RETURNING store_id`.execute(trx)
  return rows.map(({ store_id }) => store_id)
}

export async function findMembers(db: Db, storeId: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    SELECT a.id, a.name, a.email, m.role, m.created_at
    FROM memberships m JOIN accounts a ON a.id = m.account_id
    WHERE m.store_id = ${storeId} ORDER BY m.created_at, a.id`.execute(db)
  return rows
}

/** All of a store's, locked, so that two changes at once cannot leave a store without an owner. */
export async function lockMembers(trx: Transaction, storeId: number): Promise<{ account_id: string; role: Role }[]> {
  const { rows } = await sql<{ account_id: string; role: Role }>`
    SELECT account_id, role FROM memberships WHERE store_id = ${storeId} ORDER BY account_id FOR UPDATE`.execute(trx)
  return rows
}

export async function writeRole(trx: Transaction, storeId: number, accountId: string, role: Role): Promise<void> {
  await sql`UPDATE memberships SET role = ${role}
    WHERE store_id = ${storeId} AND account_id = ${accountId}`.execute(trx)
}

export async function deleteMembership(trx: Transaction, storeId: number, accountId: string): Promise<void> {
  await sql`DELETE FROM memberships WHERE store_id = ${storeId} AND account_id = ${accountId}`.execute(trx)
}

export async function insertInvitation(
  trx: Transaction,
  storeId: number,
  row: { id: string; tokenHash: Buffer; role: Role; email: string | null; createdBy: string; days: number },
): Promise<InvitationRow> {
  const { rows } = await sql<InvitationRow>`
    INSERT INTO invitations (store_id, id, token_hash, role, email, created_by, expires_at)
    VALUES (${storeId}, ${row.id}, ${row.tokenHash}, ${row.role}, ${row.email}, ${row.createdBy},
      clock_timestamp() + make_interval(days => ${row.days}))
    RETURNING store_id, id, role, email, created_at, expires_at`.execute(trx)
  return rows[0] as InvitationRow
}

const IS_OPEN = sql`accepted_at IS NULL AND revoked_at IS NULL AND expires_at > clock_timestamp()`

export async function findInvitations(db: Db, storeId: number): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    SELECT store_id, id, role, email, created_at, expires_at FROM invitations
    WHERE store_id = ${storeId} AND ${IS_OPEN} ORDER BY created_at DESC, id`.execute(db)
  return rows
}

/** Found before its store is known. */
export async function findInvitation(
  db: Db,
  tokenHash: Buffer,
): Promise<(InvitationRow & { store: string; slug: string }) | undefined> {
  const { rows } = await sql<InvitationRow & { store: string; slug: string }>`
    SELECT i.store_id, i.id, i.role, i.email, i.created_at, i.expires_at, s.name AS store, s.slug
    FROM invitations i JOIN stores s ON s.id = i.store_id
    WHERE i.token_hash = ${tokenHash} AND ${IS_OPEN}`.execute(db)
  return rows[0]
}

/** Of two who come with one link at once, one gets it. */
export async function takeInvitation(trx: Transaction, storeId: number, id: string, by: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE invitations SET accepted_at = clock_timestamp(), accepted_by = ${by}
    WHERE store_id = ${storeId} AND id = ${id} AND ${IS_OPEN} RETURNING id`.execute(trx)
  return rows.length > 0
}

export async function setInvitationRevoked(trx: Transaction, storeId: number, id: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE invitations SET revoked_at = clock_timestamp()
    WHERE store_id = ${storeId} AND id = ${id} AND ${IS_OPEN} RETURNING id`.execute(trx)
  return rows.length > 0
}

export async function findStoreName(db: Db, storeId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM stores WHERE id = ${storeId}`.execute(db)
  return rows[0]?.name ?? ''
}
