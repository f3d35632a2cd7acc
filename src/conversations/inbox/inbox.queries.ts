import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/transaction.ts'
import type { ConversationRow } from '../conversations.queries.ts'
import { TERMINAL } from '../conversations.schema.ts'
import type { InboxQuery } from './inbox.schema.ts'

export interface InboxRow extends ConversationRow {
  last_message_at: Date
  last_role: 'shopper' | 'assistant' | 'human' | null
  last_text: string | null
  last_author: string | null
  seen_count: number
  match: string | null
}

/** A word looked for; `isBegun`: whatever begins with it is found too. */
export interface SearchedWord {
  word: string
  isBegun: boolean
}

/** More messages with the words than this are not gathered: nearly every conversation has one, so the latest are looked through. */
const MOST_GATHERED = 2_000
/** What is read of a message for a line of the list. */
const PREVIEW = 300
/** Of what is older nobody is told that they did not see it. */
const UNREAD_DAYS = 30

const quoted = (word: string): string => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`

/** What messages of the store must hold. */
function wordsQuery(storeId: number, words: readonly SearchedWord[]): RawBuilder<unknown> {
  const wanted = words.map(({ word, isBegun }) => `${quoted(word)}${isBegun ? ':*' : ''}`).join(' & ')
  return sql`(to_tsquery('pg_catalog.simple', searchable(${wanted})) && ${quoted(`=${storeId}`)}::tsquery)`
}

/** Whether so many messages hold the words that they are not worth gathering. */
async function areEverywhere(db: Db, storeId: number, words: readonly SearchedWord[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM messages WHERE message_words(store_id, text) @@ ${wordsQuery(storeId, words)}
      LIMIT ${MOST_GATHERED + 1}) AS found`.execute(db)
  return (rows[0]?.count ?? 0) > MOST_GATHERED
}

/** The shopper's name or address as it was typed into the search, for LIKE. */
const likePrefix = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

async function textCondition(
  db: Db,
  storeId: number,
  text: string,
  words: readonly SearchedWord[],
): Promise<RawBuilder<unknown>> {
  const ofShopper = sql`
    SELECT id FROM conversations WHERE store_id = ${storeId} AND shopper_email = ${text.toLowerCase()}
    UNION ALL SELECT id FROM conversations WHERE store_id = ${storeId} AND searchable(shopper_name) LIKE searchable(${likePrefix(text)})
    UNION ALL SELECT id FROM conversations WHERE store_id = ${storeId} AND id = ${text}`
  if (words.length === 0) return sql`c.id IN (${ofShopper})`
  if (await areEverywhere(db, storeId, words)) {
    return sql`EXISTS (SELECT FROM messages f WHERE f.store_id = c.store_id AND f.conversation_id = c.id
      AND message_words(f.store_id, f.text) @@ ${wordsQuery(storeId, words)})`
  }
  // Gathered first: the planner has no statistics of the words, and would look through all conversations.
  return sql`c.id IN (${ofShopper} UNION ALL SELECT conversation_id FROM (
    SELECT conversation_id FROM messages WHERE message_words(store_id, text) @@ ${wordsQuery(storeId, words)} OFFSET 0) AS held)`
}

/** Somebody wrote, and it was no test. */
const isShown = sql`c.last_message_at IS NOT NULL AND c.channel <> ${sql.lit(TERMINAL)}`

/** A page of conversations that somebody wrote in, the latest first; one row more than asked for. */
export async function findInboxPage(
  db: Db,
  storeId: number,
  query: InboxQuery & { words: readonly SearchedWord[]; text: string },
  personId: string,
): Promise<InboxRow[]> {
  const { status, intent, sentiment, tag, language, assignee, unread, cursor, words, text } = query
  const conditions = [sql`c.store_id = ${storeId}`, isShown]
  if (status === 'open') conditions.push(sql`c.status <> 'resolved'`)
  else if (status) conditions.push(sql`c.status = ${status}`)
  if (intent) conditions.push(sql`c.intent = ${intent}`)
  if (sentiment) conditions.push(sql`c.sentiment = ${sentiment}`)
  if (language) conditions.push(sql`c.language = ${language}`)
  if (tag) conditions.push(sql`c.tags @> ARRAY[${tag}]::text[]`)
  if (assignee === 'none') conditions.push(sql`c.person_id IS NULL`)
  else if (assignee) conditions.push(sql`c.person_id = ${assignee === 'me' ? personId : assignee}`)
  if (unread === 'true') conditions.push(unreadCondition(storeId, personId))
  if (cursor) conditions.push(sql`c.last_message_at < ${cursor}::timestamptz`)
  if (text !== '') conditions.push(await textCondition(db, storeId, text, words))
  const found = sql`SELECT c.* FROM conversations c WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY c.last_message_at DESC LIMIT ${query.limit + 1}`
  return readItems(db, storeId, found, personId, words)
}

const unreadCondition = (storeId: number, personId: string) => sql`
  c.last_message_at > clock_timestamp() - make_interval(days => ${UNREAD_DAYS})
  AND NOT EXISTS (SELECT FROM conversation_reads r WHERE r.store_id = ${storeId} AND r.person_id = ${personId}
    AND r.conversation_id = c.id AND r.message_count >= c.message_count)`

async function readItems(
  db: Db,
  storeId: number,
  found: RawBuilder<unknown>,
  personId: string,
  words: readonly SearchedWord[] = [],
): Promise<InboxRow[]> {
  const match =
    words.length === 0
      ? sql`NULL::text`
      : sql`(SELECT f.text FROM messages f WHERE f.store_id = c.store_id AND f.conversation_id = c.id
          AND message_words(f.store_id, f.text) @@ ${wordsQuery(storeId, words)} ORDER BY f.position DESC LIMIT 1)`
  const { rows } = await sql<InboxRow>`
    SELECT c.*, m.role AS last_role, left(m.text, ${PREVIEW}) AS last_text, m.author AS last_author,
      coalesce(r.message_count, 0) AS seen_count, ${match} AS match
    FROM (${found}) AS c
    LEFT JOIN messages m ON m.store_id = c.store_id AND m.conversation_id = c.id AND m.position = c.message_count - 1
    LEFT JOIN conversation_reads r ON r.store_id = c.store_id AND r.person_id = ${personId} AND r.conversation_id = c.id
    ORDER BY c.last_message_at DESC`.execute(db)
  return rows
}

/** Conversations changed after a stamp, the latest said in first, at most so many. */
export async function findInboxChanges(
  db: Db,
  storeId: number,
  { since, limit }: { since: Date; limit: number },
  personId: string,
): Promise<InboxRow[]> {
  const found = sql`SELECT c.* FROM (
      SELECT * FROM conversations WHERE store_id = ${storeId} AND updated_at > ${since}
      ORDER BY updated_at DESC LIMIT ${limit}) AS c
    WHERE ${isShown}`
  return readItems(db, storeId, found, personId)
}

/** One line of the inbox; undefined also while nobody wrote. */
export async function findInboxItem(
  db: Db,
  storeId: number,
  id: string,
  personId: string,
): Promise<InboxRow | undefined> {
  const found = sql`SELECT c.* FROM conversations c
    WHERE c.store_id = ${storeId} AND c.id = ${id} AND ${isShown}`
  return (await readItems(db, storeId, found, personId))[0]
}

export interface OpenCountRow {
  status: string
  person_id: string | null
  count: number
}

export async function countOpen(db: Db, storeId: number): Promise<OpenCountRow[]> {
  const { rows } = await sql<OpenCountRow>`
    SELECT status, person_id, count(*)::int AS count FROM conversations c
    WHERE store_id = ${storeId} AND ${isShown} AND status IN ('active', 'waiting_for_human', 'with_human')
    GROUP BY status, person_id`.execute(db)
  return rows
}

export interface FacetRow {
  kind: 'tag' | 'language' | 'person'
  value: string
  label: string | null
}

/** Values that can be filtered by, as the latest 2,000 conversations have them, the most used first. */
export async function findFacets(db: Db, storeId: number): Promise<FacetRow[]> {
  const { rows } = await sql<FacetRow>`
    WITH latest AS MATERIALIZED (
      SELECT tags, language, person_id, person FROM conversations c
      WHERE store_id = ${storeId} AND ${isShown} ORDER BY last_message_at DESC LIMIT 2000)
    SELECT kind, value, label FROM (
      SELECT 'tag' AS kind, tag AS value, NULL AS label, count(*) AS count FROM latest, unnest(tags) AS tag GROUP BY tag
      UNION ALL SELECT 'language', language, NULL, count(*) FROM latest WHERE language IS NOT NULL GROUP BY language
      UNION ALL SELECT 'person', person_id, max(person), count(*) FROM latest WHERE person_id IS NOT NULL GROUP BY person_id
    ) AS used ORDER BY kind, count DESC, value LIMIT 200`.execute(db)
  return rows
}

export async function writeRead(
  db: Db,
  storeId: number,
  personId: string,
  conversationId: string,
  messageCount: number,
): Promise<void> {
  await sql`
    INSERT INTO conversation_reads AS r VALUES (${storeId}, ${personId}, ${conversationId}, ${messageCount})
    ON CONFLICT (store_id, person_id, conversation_id) DO UPDATE SET message_count = excluded.message_count
    WHERE r.message_count IS DISTINCT FROM excluded.message_count`.execute(db)
}
