import { sql } from 'kysely'
import type { Db, SqlCall } from '../db/transaction.ts'
import type { AnswerNote, NewAnswerNote } from './answer-notes.schema.ts'

/** SQL that keeps what an answer did, within the statement that stores the answer. */
export function noteAnswerCall(storeId: number, note: NewAnswerNote): SqlCall {
  const { conversationId, messageId, tookMs, usage, costMicros, tools, replaced, shown, gap, asked, demand } = note
  return sql`note_answer(${storeId}::integer, ${conversationId}::text, ${messageId}::text, ${tookMs}::integer,
    ${usage.input}::integer, ${usage.output}::integer, ${costMicros}::bigint, ${JSON.stringify(tools)}::jsonb,
    ${JSON.stringify(replaced)}::jsonb, ${[...shown]}::text[], ${gap}::text, ${asked}::text,
    ${demand.length > 0 ? JSON.stringify(demand) : null}::jsonb)`
}

interface NoteRow {
  message_id: string
  took_ms: number
  tokens: number
  tools: AnswerNote['tools']
  replaced: AnswerNote['replaced']
  gap: AnswerNote['gap']
}

/** By the id of the answer. */
export async function findAnswerNotes(
  db: Db,
  storeId: number,
  messageIds: readonly string[],
): Promise<Map<string, AnswerNote>> {
  const { rows } = await sql<NoteRow>`
    SELECT message_id, took_ms, input_tokens + output_tokens AS tokens, tools, replaced, gap FROM answer_notes
    WHERE store_id = ${storeId} AND message_id = ANY(${[...messageIds]})`.execute(db)
  return new Map(
    rows.map(({ message_id, took_ms, tokens, tools, replaced, gap }) => [
      message_id,
      { tookMs: took_ms, tokens, tools, replaced, gap },
    ]),
  )
}

const sentences = (storeId: number, days: number) => sql`
  SELECT n.conversation_id, n.said_at, s.value->>'reason' AS reason, s.value->>'original' AS original
  FROM answer_notes n, jsonb_array_elements(n.replaced) AS s(value)
  WHERE n.store_id = ${storeId} AND n.replaced <> '[]' AND n.said_at >= clock_timestamp() - make_interval(days => ${days})`

/** Sentences that were not let through, by reason, the most frequent first. */
export async function countReplaced(
  db: Db,
  storeId: number,
  days: number,
): Promise<{ reason: string; count: number }[]> {
  const { rows } = await sql<{ reason: string; count: number }>`
    SELECT reason, count(*)::int AS count FROM (${sentences(storeId, days)}) AS s
    GROUP BY reason ORDER BY count(*) DESC, reason`.execute(db)
  return rows
}

/** The latest of them. */
export async function findReplaced(
  db: Db,
  storeId: number,
  days: number,
  limit: number,
): Promise<{ reason: string; original: string; conversation_id: string; said_at: Date }[]> {
  const { rows } = await sql<{ reason: string; original: string; conversation_id: string; said_at: Date }>`
    SELECT * FROM (${sentences(storeId, days)}) AS s ORDER BY said_at DESC LIMIT ${limit}`.execute(db)
  return rows
}
