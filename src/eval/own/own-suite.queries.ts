import { sql } from 'kysely'
import type { Db } from '../../db/transaction.ts'

export interface EvalCaseRow {
  id: string
  name: string
  conversation_id: string | null
  message_id: string | null
  document: unknown
  was: string
  author: string
  created_at: Date
}

export async function findEvalCases(db: Db, storeId: number): Promise<EvalCaseRow[]> {
  const { rows } = await sql<EvalCaseRow>`
    SELECT id, name, conversation_id, message_id, document, was, author, created_at FROM eval_cases
    WHERE store_id = ${storeId} ORDER BY created_at, id`.execute(db)
  return rows
}

export async function insertEvalCase(
  db: Db,
  storeId: number,
  row: Omit<EvalCaseRow, 'created_at'>,
): Promise<EvalCaseRow> {
  const { rows } = await sql<EvalCaseRow>`
    INSERT INTO eval_cases (store_id, id, name, conversation_id, message_id, document, was, author)
    VALUES (${storeId}, ${row.id}, ${row.name}, ${row.conversation_id}, ${row.message_id},
      ${JSON.stringify(row.document)}::jsonb, ${row.was}, ${row.author})
    RETURNING id, name, conversation_id, message_id, document, was, author, created_at`.execute(db)
  return rows[0] as EvalCaseRow
}

export async function deleteEvalCase(db: Db, storeId: number, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM eval_cases WHERE store_id = ${storeId} AND id = ${id}`.execute(db)
  return Number(numAffectedRows) === 1
}

export async function insertEvalRun(
  db: Db,
  storeId: number,
  { id, passed, cases }: { id: string; passed: number; cases: number },
): Promise<void> {
  await sql`INSERT INTO eval_runs (store_id, id, passed, cases)
    VALUES (${storeId}, ${id}, ${passed}, ${cases})`.execute(db)
}

/** The last runs of a store, the oldest first. */
export async function findEvalRuns(
  db: Db,
  storeId: number,
  limit: number,
): Promise<{ at: Date; passed: number; cases: number }[]> {
  const { rows } = await sql<{ at: Date; passed: number; cases: number }>`
    SELECT at, passed, cases FROM eval_runs WHERE store_id = ${storeId} ORDER BY seq DESC LIMIT ${limit}`.execute(db)
  return rows.reverse()
}
