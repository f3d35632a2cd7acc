import { sql } from 'kysely'
import type { Db } from '../../db/transaction.ts'

/** A page tells again every 10 s that it is there. */
const PRESENT_S = 25
const TYPING_S = 6

/** Says that a person has a conversation open, and forgets where else they were. */
export async function writePresence(
  db: Db,
  storeId: number,
  conversationId: string,
  person: { id: string; name: string },
  isTyping: boolean,
): Promise<void> {
  await sql`
    WITH former AS (
      DELETE FROM conversation_presence
      WHERE store_id = ${storeId} AND person_id = ${person.id} AND seen_until < clock_timestamp())
    INSERT INTO conversation_presence AS p (store_id, conversation_id, person_id, name, seen_until, typing_until)
    SELECT ${storeId}, c.id, ${person.id}, ${person.name}, clock_timestamp() + make_interval(secs => ${PRESENT_S}),
      CASE WHEN ${isTyping}::boolean THEN clock_timestamp() + make_interval(secs => ${TYPING_S}) END
    FROM conversations c WHERE c.store_id = ${storeId} AND c.id = ${conversationId}
    ON CONFLICT (store_id, person_id, conversation_id) DO UPDATE SET name = excluded.name, seen_until = excluded.seen_until,
      typing_until = excluded.typing_until`.execute(db)
}

export async function deletePresence(db: Db, storeId: number, conversationId: string, personId: string): Promise<void> {
  await sql`DELETE FROM conversation_presence
    WHERE store_id = ${storeId} AND person_id = ${personId} AND conversation_id = ${conversationId}`.execute(db)
}

export interface PresentRow {
  conversationId: string
  personId: string
  name: string
  isTyping: boolean
}

export interface StorePulseRow {
  store_id: number
  /** The last stamp of each of the store's resources. */
  clocks: Record<string, string>
  present: PresentRow[]
}

/** What may have changed in stores whose pages are open, in one query. */
export async function findStorePulses(db: Db, storeIds: readonly number[]): Promise<StorePulseRow[]> {
  const { rows } = await sql<StorePulseRow>`
    SELECT s.id AS store_id,
      (SELECT coalesce(json_object_agg(resource, last_at), '{}') FROM store_clocks
        WHERE store_id = s.id AND resource IN ('conversations', 'leads', 'orders', 'products', 'knowledge')) AS clocks,
      (SELECT coalesce(json_agg(json_build_object('conversationId', conversation_id, 'personId', person_id, 'name', name,
          'isTyping', coalesce(typing_until > clock_timestamp(), false)) ORDER BY conversation_id, person_id), '[]')
        FROM conversation_presence WHERE store_id = s.id AND seen_until > clock_timestamp()) AS present
    FROM unnest(${[...storeIds]}::integer[]) AS s(id)`.execute(db)
  return rows
}
