import { type RawBuilder, sql } from 'kysely'
import type { PageQuery } from '../shared/page.ts'

/** The part of a list's SELECT from WHERE on; reads one row more than the page holds. */
export function pageClause(storeId: number, query: PageQuery): RawBuilder<unknown> {
  const column = sql.ref(query.sort)
  const conditions = [sql`store_id = ${storeId}`]
  if (query.status) conditions.push(sql`status = ${query.status}`)
  if (query.created_after) conditions.push(sql`created_at > ${query.created_after}::timestamptz`)
  if (query.updated_after) conditions.push(sql`updated_at > ${query.updated_after}::timestamptz`)
  if (query.cursor) {
    const before = sql.raw(query.order === 'desc' ? '<' : '>')
    conditions.push(sql`${column} ${before} ${query.cursor}::timestamptz`)
  }
  const direction = sql.raw(query.order === 'desc' ? 'DESC' : 'ASC')
  return sql`WHERE ${sql.join(conditions, sql` AND `)} ORDER BY ${column} ${direction} LIMIT ${query.limit + 1}`
}
