import { sql } from 'kysely'
import { pageClause } from '../db/page-query.ts'
import type { Row } from '../db/schema.ts'
import type { Db, Transaction } from '../db/transaction.ts'
import type { PageQuery } from '../shared/page.ts'

export type LeadRow = Row<'leads'>

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

/** The one written last, where several people share a number. */
export async function findLeadByPhone(
  trx: Transaction,
  storeId: number,
  phone: string,
  { withoutEmail }: { withoutEmail: boolean },
): Promise<LeadRow | undefined> {
  return trx
    .selectFrom('leads')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('phone', '=', phone)
    .$if(withoutEmail, (query) => query.where('email', 'is', null))
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export interface IdleLead {
  store_id: number
  id: string
  idle_days: number
  last_contact_at: Date
}

/** Leads of all stores that lost a further week since they were scored, and whose score can still fall. */
export async function findIdleLeads(db: Db, limit: number): Promise<IdleLead[]> {
  const { rows } = await sql<IdleLead>`
    SELECT store_id, id, idle_days, last_contact_at FROM (
      SELECT store_id, id, signals, last_contact_at, floor(extract(epoch FROM clock_timestamp() - last_contact_at) / 86400)::int AS idle_days
      FROM leads WHERE status IN ('new', 'contacted') AND score > 0
        AND last_contact_at < clock_timestamp() - interval '7 days') AS idle
    WHERE idle_days / 7 > floor(coalesce((signals ->> 'idleDays')::numeric, 0) / 7)
    LIMIT ${limit}`.execute(db)
  return rows
}

export async function findLeadRules(db: Db, storeId: number): Promise<object | undefined> {
  const row = await db.selectFrom('lead_settings').select('rules').where('store_id', '=', storeId).executeTakeFirst()
  return row?.rules
}

export async function writeLeadRules(trx: Transaction, storeId: number, rules: object): Promise<void> {
  const json = JSON.stringify(rules)
  await sql`
    INSERT INTO lead_settings (store_id, rules) VALUES (${storeId}, ${json}::jsonb)
    ON CONFLICT (store_id) DO UPDATE SET rules = excluded.rules, changed_at = clock_timestamp()`.execute(trx)
}

/** Inserts the row, or overwrites the one with its id. */
export async function writeLead(trx: Transaction, row: LeadRow): Promise<void> {
  const {
    store_id: _,
    id: __,
    created_at: ___,
    ...values
  } = {
    ...row,
    consent: row.consent && JSON.stringify(row.consent),
    details: row.details && JSON.stringify(row.details),
    interests: JSON.stringify(row.interests),
    signals: JSON.stringify(row.signals),
  }
  await trx
    .insertInto('leads')
    .values({ store_id: row.store_id, id: row.id, created_at: row.created_at, ...values })
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doUpdateSet(values))
    .execute()
}
