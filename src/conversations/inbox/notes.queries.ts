import { sql } from 'kysely'
import type { Db } from '../../db/transaction.ts'

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
