import { sql } from 'kysely'
import type { Db } from '../../db/transaction.ts'
import type { LeadRow } from '../leads.queries.ts'

export interface LeadFilters {
  status: string | undefined
  priority: string | undefined
  purpose: string | undefined
  /** The beginning of a name, an address or a phone number. */
  q: string | undefined
  sort: 'score' | 'created'
  cursor: { score: number; createdAt: string } | undefined
  limit: number
}

const begun = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** Leads, the best or the newest first; one row more than asked for. */
export async function findLeadsToWork(db: Db, storeId: number, filters: LeadFilters): Promise<LeadRow[]> {
  const { status, priority, purpose, q, sort, cursor, limit } = filters
  const conditions = [sql`store_id = ${storeId}`]
  if (status) conditions.push(sql`status = ${status}`)
  if (priority) conditions.push(sql`priority = ${priority}`)
  if (purpose) conditions.push(sql`purpose = ${purpose}`)
  if (q) {
    conditions.push(sql`(searchable(name) LIKE searchable(${begun(q)}) OR email LIKE ${begun(q.toLowerCase())}
      OR phone LIKE ${begun(q)} OR id = ${q})`)
  }
  if (cursor && sort === 'created') conditions.push(sql`created_at < ${cursor.createdAt}::timestamptz`)
  if (cursor && sort === 'score') {
    conditions.push(sql`(score, created_at) < (${cursor.score}::int, ${cursor.createdAt}::timestamptz)`)
  }
  const order = sort === 'score' ? sql`score DESC, created_at DESC` : sql`created_at DESC`
  const { rows } = await sql<LeadRow>`
    SELECT * FROM leads WHERE ${sql.join(conditions, sql` AND `)} ORDER BY ${order} LIMIT ${limit + 1}`.execute(db)
  return rows
}

/** Leads written down after a stamp, oldest first: an export reads on from there. */
export async function findLeadsAfter(
  db: Db,
  storeId: number,
  { after, status, limit }: { after: Date | null; status: string | undefined; limit: number },
): Promise<LeadRow[]> {
  const { rows } = await sql<LeadRow>`
    SELECT * FROM leads WHERE store_id = ${storeId} AND created_at > ${after ?? new Date(0)}
      AND (${status ?? null}::text IS NULL OR status = ${status ?? null})
    ORDER BY created_at LIMIT ${limit}`.execute(db)
  return rows
}

export async function countLeads(
  db: Db,
  storeId: number,
): Promise<{ status: string; priority: string; count: number }[]> {
  const { rows } = await sql<{ status: string; priority: string; count: number }>`
    SELECT status, priority, count(*)::int AS count FROM leads WHERE store_id = ${storeId}
    GROUP BY status, priority`.execute(db)
  return rows
}
