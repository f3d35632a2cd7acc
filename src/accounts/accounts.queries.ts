import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

export interface AccountRow {
  id: string
  email: string
  name: string
  is_operator: boolean
}

export interface LinkRow {
  account_id: string | null
}

const ACCOUNT = sql`id, email, name, is_operator`

export async function hasAccounts(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM accounts) AS found`.execute(db)
  return rows[0]?.found ?? false
}

/** Those who make the first account queue here, until the transaction ends. */
export async function lockAccounts(trx: Transaction): Promise<void> {
  await sql`LOCK TABLE accounts IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
}

/** False when the address is taken. */
export async function insertAccount(
  trx: Transaction,
  account: { id: string; email: string; name: string; isOperator: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO accounts (id, email, name, is_operator)
    VALUES (${account.id}, ${account.email}, ${account.name}, ${account.isOperator})
    ON CONFLICT (email) DO NOTHING RETURNING id`.execute(trx)
  return rows.length > 0
}

/** As the login library expects it: one credential an account, under the account's own id. */
export async function writePassword(
  trx: Transaction,
  { id, accountId, hash }: { id: string; accountId: string; hash: string },
): Promise<void> {
  await sql`
    INSERT INTO account_credentials (id, account_id, provider_id, provider_account_id, password)
    VALUES (${id}, ${accountId}, 'credential', ${accountId}, ${hash})
    ON CONFLICT (account_id, provider_id) DO UPDATE SET password = excluded.password, updated_at = clock_timestamp()`.execute(
    trx,
  )
}

export async function findPasswordHash(db: Db, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ password: string | null }>`
    SELECT password FROM account_credentials
    WHERE account_id = ${accountId} AND provider_id = 'credential'`.execute(db)
  return rows[0]?.password ?? undefined
}

/** All of an account, but the one that is kept. */
export async function deleteSessions(trx: Transaction, accountId: string, keptToken = ''): Promise<void> {
  await sql`DELETE FROM account_sessions WHERE account_id = ${accountId} AND token <> ${keptToken}`.execute(trx)
}

export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return (await sql<AccountRow>`SELECT ${ACCOUNT} FROM accounts WHERE id = ${id}`.execute(db)).rows[0]
}

export async function findAccountByEmail(db: Db, email: string): Promise<AccountRow | undefined> {
  return (await sql<AccountRow>`SELECT ${ACCOUNT} FROM accounts WHERE email = ${email}`.execute(db)).rows[0]
}

export async function writeName(trx: Transaction, id: string, name: string): Promise<void> {
  await sql`UPDATE accounts SET name = ${name}, updated_at = clock_timestamp() WHERE id = ${id}`.execute(trx)
}

export async function findNames(db: Db, ids: string[]): Promise<{ id: string; name: string }[]> {
  return (await sql<{ id: string; name: string }>`SELECT id, name FROM accounts WHERE id = ANY(${ids})`.execute(db))
    .rows
}

export async function insertLink(
  trx: Transaction,
  link: { tokenHash: Buffer; accountId: string | null; hours: number },
): Promise<void> {
  await sql`
    INSERT INTO account_links (token_hash, account_id, expires_at)
    VALUES (${link.tokenHash}, ${link.accountId}, clock_timestamp() + make_interval(hours => ${link.hours}))`.execute(
    trx,
  )
}

export async function findLink(db: Db, tokenHash: Buffer): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    SELECT account_id FROM account_links
    WHERE token_hash = ${tokenHash} AND used_at IS NULL AND expires_at > clock_timestamp()`.execute(db)
  return rows[0]
}

/** Of two who come with one link at once, one gets it. */
export async function takeLink(trx: Transaction, tokenHash: Buffer): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    UPDATE account_links SET used_at = clock_timestamp()
    WHERE token_hash = ${tokenHash} AND used_at IS NULL AND expires_at > clock_timestamp()
    RETURNING account_id`.execute(trx)
  return rows[0]
}

/** Links to the same end: only the last one of an account holds, and the first owner's ends with the first owner. */
export async function dropLinks(trx: Transaction, accountId: string | null): Promise<void> {
  await sql`
    DELETE FROM account_links
    WHERE account_id IS NOT DISTINCT FROM ${accountId} OR expires_at < clock_timestamp()`.execute(trx)
}

export interface AdmittedRow {
  admitted: boolean
  retry_after_s: number
}

/** Counts one try in the last minute, by the log that counts requests of keys. */
export async function admitTry(db: Db, name: string, limit: number): Promise<AdmittedRow> {
  const { rows } = await sql<AdmittedRow>`SELECT admitted, retry_after_s FROM admit(${name}, ${limit})`.execute(db)
  return rows[0] as AdmittedRow
}

/** Forgets the tries counted under a name. */
export async function forgetTries(db: Db, name: string): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE key_prefix = ${name}`.execute(db)
}

/** Made once, for a server without SPIEL_SECRET. */
export async function findOrMakeServerSecret(db: Db, name: string, made: Buffer): Promise<Buffer> {
  await sql`INSERT INTO server_secrets (name, value) VALUES (${name}, ${made}) ON CONFLICT DO NOTHING`.execute(db)
  const { rows } = await sql<{ value: Buffer }>`SELECT value FROM server_secrets WHERE name = ${name}`.execute(db)
  if (!rows[0]) throw new Error('The server secret vanished')
  return rows[0].value
}

/** Also one that is being set up. */
export async function deleteSecondFactor(trx: Transaction, accountId: string): Promise<void> {
  await sql`DELETE FROM account_second_factors WHERE account_id = ${accountId}`.execute(trx)
  await sql`UPDATE accounts SET has_second_factor = false WHERE id = ${accountId}`.execute(trx)
}

export interface PasskeyRow {
  id: string
  name: string
  created_at: Date
  last_used_at: Date | null
}

export async function findPasskeys(db: Db, accountId: string): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`SELECT id, name, created_at, last_used_at FROM account_passkeys
    WHERE account_id = ${accountId} ORDER BY created_at, id`.execute(db)
  return rows
}

/** False when the account has none of this id. */
export async function writePasskeyName(
  trx: Transaction,
  { accountId, id, name }: { accountId: string; id: string; name: string },
): Promise<boolean> {
  const { rows } = await sql`UPDATE account_passkeys SET name = ${name}
    WHERE account_id = ${accountId} AND id = ${id} RETURNING id`.execute(trx)
  return rows.length > 0
}

/** False when the account has none of this id. */
export async function deletePasskey(trx: Transaction, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql`DELETE FROM account_passkeys
    WHERE account_id = ${accountId} AND id = ${id} RETURNING id`.execute(trx)
  return rows.length > 0
}

export async function deletePasskeys(trx: Transaction, accountId: string): Promise<void> {
  await sql`DELETE FROM account_passkeys WHERE account_id = ${accountId}`.execute(trx)
}

export async function notePasskeyUse(trx: Transaction, credentialId: string): Promise<void> {
  await sql`UPDATE account_passkeys SET last_used_at = clock_timestamp()
    WHERE credential_id = ${credentialId}`.execute(trx)
}
