import { sql } from 'kysely'
import type { Transaction } from '../db/transaction.ts'
import { tablesOf } from './personal-data.queries.ts'

/**
 * Forgets conversations with all that belongs to them. Locked before: whoever answers in one waits, and then finds none.
 * Leads that came of them stay, and lose the way to them. Returns the rows of each table.
 */
export async function deleteConversations(
  trx: Transaction,
  storeId: number,
  ids: readonly string[],
): Promise<Record<string, number>> {
  if (ids.length === 0) return {}
  const these = [...ids]
  await sql`SELECT FROM conversations WHERE store_id = ${storeId} AND id = ANY(${these}) ORDER BY id FOR UPDATE`.execute(
    trx,
  )
  await sql`UPDATE leads SET conversation_id = NULL
    WHERE store_id = ${storeId} AND conversation_id = ANY(${these})`.execute(trx)
  await sql`UPDATE eval_cases SET conversation_id = NULL, message_id = NULL
    WHERE store_id = ${storeId} AND conversation_id = ANY(${these})`.execute(trx)
  return deleteOf(trx, storeId, 'conversation', these)
}

/** Forgets leads with all that belongs to them. Returns the rows of each table. */
export async function deleteLeads(
  trx: Transaction,
  storeId: number,
  ids: readonly string[],
): Promise<Record<string, number>> {
  if (ids.length === 0) return {}
  const these = [...ids]
  await sql`UPDATE conversations SET lead_id = NULL
    WHERE store_id = ${storeId} AND lead_id = ANY(${these})`.execute(trx)
  return deleteOf(trx, storeId, 'lead', these)
}

async function deleteOf(
  trx: Transaction,
  storeId: number,
  what: 'conversation' | 'lead',
  ids: string[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [table, by] of tablesOf(what)) {
    const { numAffectedRows } = await sql`
      DELETE FROM ${sql.table(table)} WHERE store_id = ${storeId} AND ${sql.ref(by)} = ANY(${ids})`.execute(trx)
    if (numAffectedRows) counts[table] = Number(numAffectedRows)
  }
  return counts
}
