import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'

export interface AuditRow {
  id: string
  at: Date
  actor: string
  action: string
  subject: string
  details: Record<string, unknown>
}

/** Latest first, from before an id on. */
export async function findAudit(
  db: Db,
  storeId: number,
  { before, actor, limit }: { before: string | undefined; actor: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    SELECT id, at, actor, action, subject, details FROM audit_events
    WHERE store_id = ${storeId} AND (${before ?? null}::bigint IS NULL OR id < ${before ?? null}::bigint)
      AND (${actor ?? null}::text IS NULL OR actor = ${actor ?? null})
    ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows
}
