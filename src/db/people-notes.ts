import { sql } from 'kysely'
import type { Db, Transaction } from './transaction.ts'

/** Where people of the shop note something about something: the table, and its column that names what it is about. */
export interface NotesTable {
  table: 'conversation_notes' | 'lead_notes'
  about: 'conversation_id' | 'lead_id'
}

export interface NoteRow {
  id: string
  author_id: string
  author: string
  text: string
  created_at: Date
}

/** A note as it is shown. */
export interface Note {
  id: string
  author: string
  text: string
  createdAt: string
}

export const presentNote = ({ id, author, text, created_at }: NoteRow): Note => ({
  ...{ id, author, text },
  createdAt: created_at.toISOString(),
})

const COLUMNS = sql.raw('id, author_id, author, text, created_at')

/** What people noted about one thing of the store, oldest first. */
export async function findNotes(db: Db, storeId: number, { table, about }: NotesTable, id: string): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    SELECT ${COLUMNS} FROM ${sql.ref(table)}
    WHERE store_id = ${storeId} AND ${sql.ref(about)} = ${id} ORDER BY created_at, id`.execute(db)
  return rows
}

export async function insertNote(
  trx: Transaction,
  storeId: number,
  { table, about }: NotesTable,
  note: Omit<NoteRow, 'created_at'> & { about: string },
): Promise<NoteRow> {
  const { rows } = await sql<NoteRow>`
    INSERT INTO ${sql.ref(table)} (store_id, ${sql.ref(about)}, id, author_id, author, text)
    VALUES (${storeId}, ${note.about}, ${note.id}, ${note.author_id}, ${note.author}, ${note.text})
    RETURNING ${COLUMNS}`.execute(trx)
  return rows[0] as NoteRow
}

/** @param authorId null = whoever wrote it */
export async function deleteNote(
  trx: Transaction,
  storeId: number,
  { table, about }: NotesTable,
  note: { about: string; id: string; authorId: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM ${sql.ref(table)} WHERE store_id = ${storeId} AND ${sql.ref(about)} = ${note.about} AND id = ${note.id}
      AND (${note.authorId}::text IS NULL OR author_id = ${note.authorId})`.execute(trx)
  return Number(numAffectedRows) === 1
}
