import { type Selectable, sql } from 'kysely'
import { pageClause } from '../db/page-query.ts'
import type { Schema } from '../db/schema.ts'
import type { Db, Transaction } from '../db/transaction.ts'
import type { PageQuery } from '../shared/page.ts'

export type LeadRow = Selectable<Schema['leads']>

export async function findLeads(db: Db, storeId: number, query: PageQuery): Promise<LeadRow[]> {
  const { rows } = await sql<LeadRow>`SELECT * FROM leads ${pageClause(storeId, query)}`.execute(db)
  return rows
}

export async function findLead(db: Db, storeId: number, id: string): Promise<LeadRow | undefined> {
  return db.selectFrom('leads').selectAll().where('store_id', '=', storeId).where('id', '=', id).executeTakeFirst()
}

export async function findLeadByEmail(trx: Transaction, storeId: number, email: string): Promise<LeadRow | undefined> {
  return trx
    .selectFrom('leads')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Inserts the row, or overwrites the one with its id. */
export async function writeLead(trx: Transaction, row: LeadRow): Promise<void> {
  const {
    store_id: _,
    id: __,
    created_at: ___,
    ...values
  } = { ...row, consent: row.consent && JSON.stringify(row.consent) }
  await trx
    .insertInto('leads')
    .values({ store_id: row.store_id, id: row.id, created_at: row.created_at, ...values })
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doUpdateSet(values))
    .execute()
}
