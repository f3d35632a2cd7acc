import type { Transaction } from './transaction.ts'

/** Leaves a trail of who did what, in the transaction that does it. Details never hold secrets. */
export async function recordAudit(
  trx: Transaction,
  who: { storeId: number; actor: string },
  action: string,
  subject: string,
  details: Record<string, unknown>,
): Promise<void> {
  await trx
    .insertInto('audit_events')
    .values({ store_id: who.storeId, actor: who.actor, action, subject, details: JSON.stringify(details) })
    .execute()
}
