import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

export interface StoreRow {
  id: number
  public_id: string
  slug: string
  name: string
  currency: string
  language: string
  created_at: Date
}

const COLUMNS = sql`id, public_id, slug, name, currency, language, created_at`

/** undefined when the slug is taken. */
export async function insertStore(
  trx: Transaction,
  store: { publicId: string; slug: string; name: string; currency: string; language: string },
): Promise<StoreRow | undefined> {
  const { rows } = await sql<StoreRow>`
    INSERT INTO stores (public_id, slug, name, currency, language)
    VALUES (${store.publicId}, ${store.slug}, ${store.name}, ${store.currency}, ${store.language})
    ON CONFLICT (slug) DO NOTHING
    RETURNING ${COLUMNS}`.execute(trx)
  return rows[0]
}

export async function findStores(db: Db): Promise<StoreRow[]> {
  return (await sql<StoreRow>`SELECT ${COLUMNS} FROM stores ORDER BY id`.execute(db)).rows
}

/** By slug or public id. */
export async function findStore(db: Db, slugOrId: string): Promise<StoreRow | undefined> {
  const { rows } = await sql<StoreRow>`
    SELECT ${COLUMNS} FROM stores WHERE slug = ${slugOrId} OR public_id = ${slugOrId}`.execute(db)
  return rows[0]
}

export async function getStoreRow(db: Db, storeId: number): Promise<StoreRow> {
  const { rows } = await sql<StoreRow>`SELECT ${COLUMNS} FROM stores WHERE id = ${storeId}`.execute(db)
  if (!rows[0]) throw new Error(`There is no store ${storeId}`)
  return rows[0]
}

/** Locks the store's row against other changes of it, not against rows of the store being written. */
export async function lockStore(trx: Transaction, storeId: number): Promise<StoreRow> {
  const { rows } = await sql<StoreRow>`
    SELECT ${COLUMNS} FROM stores WHERE id = ${storeId} FOR NO KEY UPDATE`.execute(trx)
  if (!rows[0]) throw new Error(`There is no store ${storeId}`)
  return rows[0]
}

export async function writeStore(
  trx: Transaction,
  storeId: number,
  { name, currency, language }: Pick<StoreRow, 'name' | 'currency' | 'language'>,
): Promise<void> {
  await sql`
    UPDATE stores SET name = ${name}, currency = ${currency}, language = ${language} WHERE id = ${storeId}`.execute(trx)
}
