import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

export interface StoreRow {
  id: number
  public_id: string
  slug: string
  name: string
  currency: string
  created_at: Date
}

/** undefined when the slug is taken. */
export async function insertStore(
  trx: Transaction,
  store: { publicId: string; slug: string; name: string; currency: string },
): Promise<StoreRow | undefined> {
  const { rows } = await sql<StoreRow>`
    INSERT INTO stores (public_id, slug, name, currency)
    VALUES (${store.publicId}, ${store.slug}, ${store.name}, ${store.currency})
    ON CONFLICT (slug) DO NOTHING
    RETURNING id, public_id, slug, name, currency, created_at`.execute(trx)
  return rows[0]
}

export async function findStores(db: Db): Promise<StoreRow[]> {
  return db.selectFrom('stores').selectAll().orderBy('id').execute()
}

/** By slug or public id. */
export async function findStore(db: Db, slugOrId: string): Promise<StoreRow | undefined> {
  return db
    .selectFrom('stores')
    .selectAll()
    .where((eb) => eb.or([eb('slug', '=', slugOrId), eb('public_id', '=', slugOrId)]))
    .executeTakeFirst()
}
