import { sql } from 'kysely'
import type { Db, Transaction } from '../../db/transaction.ts'

export interface NoteRow {
  id: string
  author_id: string
  author: string
  text: string
  created_at: Date
}

export async function findNotes(db: Db, storeId: number, conversationId: string): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    SELECT id, author_id, author, text, created_at FROM conversation_notes
    WHERE store_id = ${storeId} AND conversation_id = ${conversationId} ORDER BY created_at, id`.execute(db)
  return rows
}

export async function insertNote(
  trx: Transaction,
  storeId: number,
  conversationId: string,
  note: Omit<NoteRow, 'created_at'>,
): Promise<NoteRow> {
  const { rows } = await sql<NoteRow>`
    INSERT INTO conversation_notes (store_id, conversation_id, id, author_id, author, text)
    VALUES (${storeId}, ${conversationId}, ${note.id}, ${note.author_id}, ${note.author}, ${note.text})
    RETURNING id, author_id, author, text, created_at`.execute(trx)
  return rows[0] as NoteRow
}

/** @param authorId null = whoever wrote it */
export async function deleteNote(
  trx: Transaction,
  storeId: number,
  conversationId: string,
  id: string,
  authorId: string | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM conversation_notes WHERE store_id = ${storeId} AND conversation_id = ${conversationId} AND id = ${id}
      AND (${authorId}::text IS NULL OR author_id = ${authorId})`.execute(trx)
  return Number(numAffectedRows) === 1
}

export interface CannedReplyRow {
  id: string
  shortcut: string
  text: string
}

export async function findCannedReplies(db: Db, storeId: number): Promise<CannedReplyRow[]> {
  const { rows } = await sql<CannedReplyRow>`
    SELECT id, shortcut, text FROM canned_replies WHERE store_id = ${storeId} ORDER BY lower(shortcut)`.execute(db)
  return rows
}

/** Inserts the reply, or overwrites the one with its id. undefined when another has its shortcut, or there is none to overwrite. */
export async function writeCannedReply(
  db: Db,
  storeId: number,
  { id, shortcut, text }: CannedReplyRow,
  { isNew }: { isNew: boolean },
): Promise<CannedReplyRow | undefined> {
  const { rows } = isNew
    ? await sql<CannedReplyRow>`
        INSERT INTO canned_replies (store_id, id, shortcut, text) VALUES (${storeId}, ${id}, ${shortcut}, ${text})
        ON CONFLICT DO NOTHING RETURNING id, shortcut, text`.execute(db)
    : await sql<CannedReplyRow>`
        UPDATE canned_replies SET shortcut = ${shortcut}, text = ${text}, changed_at = clock_timestamp()
        WHERE store_id = ${storeId} AND id = ${id} AND NOT EXISTS (SELECT FROM canned_replies o
          WHERE o.store_id = ${storeId} AND lower(o.shortcut) = lower(${shortcut}) AND o.id <> ${id})
        RETURNING id, shortcut, text`.execute(db)
  return rows[0]
}

export async function deleteCannedReply(db: Db, storeId: number, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM canned_replies WHERE store_id = ${storeId} AND id = ${id}`.execute(db)
  return Number(numAffectedRows) === 1
}
