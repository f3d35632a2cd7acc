import { requireScope, type StoreContext } from '../context.ts'
import { findAudit } from './audit.queries.ts'
import { nameActors } from './own-account.ts'

const PAGE = 50

/** One line of who did what. */
export interface AuditLine {
  id: string
  at: string
  /** `account:<id>`, `key:<prefix>`, `operator`, or a job. */
  actor: string
  /** Of a person, where they still have an account. */
  actorName: string | null
  action: string
  subject: string
  details: Record<string, unknown>
}

/** What was changed in the store, and by whom, the latest first. Every verb that changes something writes its line in the same transaction. */
export async function listAudit(
  ctx: StoreContext,
  { cursor, actor }: { cursor?: string | undefined; actor?: string | undefined },
): Promise<{ data: AuditLine[]; nextCursor: string | null }> {
  requireScope(ctx, 'admin')
  const rows = await findAudit(ctx.db, ctx.storeId, { before: cursor, actor, limit: PAGE + 1 })
  const page = rows.slice(0, PAGE)
  const names = await nameActors(
    ctx,
    page.map((row) => row.actor),
  )
  return {
    data: page.map(({ at, ...row }) => ({ ...row, at: at.toISOString(), actorName: names.get(row.actor) ?? null })),
    nextCursor: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}
