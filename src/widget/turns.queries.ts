import { sql } from 'kysely'
import type { TurnEvent } from '../conversations/turn.ts'
import { planOnce } from '../db/plan-once.ts'
import type { Db, SqlCall } from '../db/transaction.ts'

/** An event of a turn; `seq` grows within the turn. */
export interface TurnStep {
  seq: number
  event: TurnEvent
}

export interface TurnRow {
  number: number
  client_message_id: string | null
  text_hash: Buffer
  state: 'running' | 'done' | 'failed'
  first_position: number
  events: TurnStep[]
  /** Its process has not been heard of for too long. */
  is_stale: boolean
}

export interface TakenRow {
  /** `limited`: refused, and counted nowhere. */
  outcome: 'begun' | 'known' | 'busy' | 'stale' | 'limited'
  number: number
  same_text: boolean | null
  refused_limit: number | null
  retry_after_s: number | null
}

/** A process renews its sign of life every few seconds; one without it for this long counts as dead. */
const STALE_S = 15

export interface Whose {
  storeId: number
  conversationId: string
  sessionId: string
  shopperId: string | null
}

/**
 * @param name what the session calls it; undefined = nothing
 * @returns false when the session has a conversation of that name
 */
export async function insertWidgetConversation(
  db: Db,
  whose: Whose,
  { keyId, name }: { keyId: string; name: string | undefined },
): Promise<boolean> {
  const { storeId, conversationId, sessionId, shopperId } = whose
  const { rows } = await sql`
    INSERT INTO widget_conversations (store_id, conversation_id, session_id, key_id, shopper_id, client_conversation_id)
    VALUES (${storeId}, ${conversationId}, ${sessionId}, ${keyId}, ${shopperId}, ${name ?? null})
    ON CONFLICT (store_id, session_id, client_conversation_id) WHERE client_conversation_id IS NOT NULL DO NOTHING
    RETURNING 1`.execute(db)
  return rows.length > 0
}

/** The conversation that a session calls so. */
export async function findNamedConversation(
  db: Db,
  { storeId, sessionId }: Pick<Whose, 'storeId' | 'sessionId'>,
  name: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT conversation_id AS id FROM widget_conversations
    WHERE store_id = ${storeId} AND session_id = ${sessionId} AND client_conversation_id = ${name}`.execute(db)
  return rows[0]?.id
}

export interface WidgetConversationRow {
  running_turn: number | null
}

/** undefined unless the conversation is of this session or of this shopper. */
export async function findWidgetConversation(db: Db, whose: Whose): Promise<WidgetConversationRow | undefined> {
  const { rows } = await sql<WidgetConversationRow>`
    SELECT running_turn FROM widget_conversations
    WHERE store_id = ${whose.storeId} AND conversation_id = ${whose.conversationId}
      AND (session_id = ${whose.sessionId} OR shopper_id = ${whose.shopperId})`.execute(db)
  return rows[0]
}

/** The conversation in which this answer was given. */
export async function findConversationOf(db: Db, storeId: number, messageId: string): Promise<string | undefined> {
  const { rows } = await sql<{ conversation_id: string }>`
    SELECT conversation_id FROM widget_turns WHERE store_id = ${storeId} AND message_id = ${messageId}`.execute(db)
  return rows[0]?.conversation_id
}

/**
 * Takes a message in: known already, or counted against the limits and its turn begun. One round trip.
 * @param limits undefined = counted before
 * @returns undefined for a conversation that is neither of this session nor of this shopper
 */
export async function takeTurn(
  db: Db,
  whose: Whose,
  message: { clientMessageId: string | undefined; textHash: Buffer },
  limits: { names: string[]; limits: number[] } = { names: [], limits: [] },
): Promise<TakenRow | undefined> {
  const { rows } = await sql<TakenRow>`
    ${planOnce} SELECT * FROM widget_take_turn(${whose.storeId}, ${whose.conversationId}, ${whose.sessionId}, ${whose.shopperId},
      ${message.clientMessageId ?? null}, ${message.textHash}, ${STALE_S}, ${limits.names}::text[],
      ${limits.limits}::integer[])`.execute(db)
  return rows[0]
}

/** undefined also for a conversation that is neither of this session nor of this shopper. */
export async function findTurn(
  db: Db,
  whose: Whose,
  by: { number: number } | { clientMessageId: string },
): Promise<TurnRow | undefined> {
  const which = 'number' in by ? sql`t.number = ${by.number}` : sql`t.client_message_id = ${by.clientMessageId}`
  const { rows } = await sql<TurnRow>`
    SELECT t.number, t.client_message_id, t.text_hash, t.state, t.first_position, t.events,
      t.state = 'running' AND (w.running_turn IS DISTINCT FROM t.number
        OR widget_is_stale(w.beat_at, ${STALE_S}::double precision)) AS is_stale
    FROM widget_turns t JOIN widget_conversations w USING (store_id, conversation_id)
    WHERE t.store_id = ${whose.storeId} AND t.conversation_id = ${whose.conversationId} AND ${which}
      AND (w.session_id = ${whose.sessionId} OR w.shopper_id = ${whose.shopperId})`.execute(db)
  return rows[0]
}

/**
 * Stores what a running turn has said so far, with a sign of life. The conversation's row is locked first, as by
 * widget_end_turn: the other way round the two could wait for each other, and an answer would lose its end.
 */
export async function keepTurn(
  db: Db,
  storeId: number,
  conversationId: string,
  number: number,
  events: readonly TurnStep[],
): Promise<void> {
  await sql`
    WITH beat AS (
      UPDATE widget_conversations SET beat_at = clock_timestamp()
      WHERE store_id = ${storeId} AND conversation_id = ${conversationId} AND running_turn = ${number}
      RETURNING 1
    )
    UPDATE widget_turns SET events = ${JSON.stringify(events)}::jsonb
    WHERE store_id = ${storeId} AND conversation_id = ${conversationId} AND number = ${number}
      AND state = 'running' AND EXISTS (SELECT FROM beat)`.execute(db)
}

interface EndedTurn {
  storeId: number
  conversationId: string
  number: number
  state: 'done' | 'failed'
  events: readonly TurnStep[]
  messageId: string | null
  /** The client may send the same message again and be answered anew. */
  isRepeatable: boolean
}

/** Ends a turn and frees its conversation, as part of somebody's statement. */
export function endTurnCall(turn: EndedTurn): SqlCall {
  const { storeId, conversationId, number, state, events, messageId, isRepeatable } = turn
  return sql`widget_end_turn(${storeId}::integer, ${conversationId}::text, ${number}::integer, ${state}::text,
    ${JSON.stringify(events)}::jsonb, ${messageId}::text, ${isRepeatable}::boolean)`
}

/**
 * Ends a turn and frees its conversation; does nothing when it had been ended before.
 * @param before SQL that runs first, in the same statement
 * @returns whether this ended it
 */
export async function endTurn(db: Db, turn: EndedTurn, before?: SqlCall): Promise<boolean> {
  const { rows } = await sql<{ is_ended: boolean }>`
    SELECT CASE WHEN ${before ?? sql`true`} THEN ${endTurnCall(turn)} END AS is_ended`.execute(db)
  return rows[0]?.is_ended === true
}

export interface PulseRow {
  store_id: number
  conversation_id: string
  message_count: number
  status: string
  person: string | null
  /** In the queue; null unless it waits for a person. */
  place: number | null
  is_typing: boolean
}

/** What may have changed in many conversations, in one query. */
export async function findPulses(db: Db, keys: { storeId: number; conversationId: string }[]): Promise<PulseRow[]> {
  const { rows } = await sql<PulseRow>`
    SELECT w.store_id, w.conversation_id, c.message_count, c.status, c.person,
      CASE WHEN c.status = 'waiting_for_human' THEN (
        SELECT count(*)::int FROM conversations q WHERE q.store_id = c.store_id AND q.status = 'waiting_for_human'
          AND q.waiting_since <= c.waiting_since) END AS place,
      coalesce(w.human_typing_until > clock_timestamp()
        AND w.human_typing_until <= clock_timestamp() + interval '1 minute', false) AS is_typing
    FROM unnest(${keys.map(({ storeId }) => storeId)}::integer[],
      ${keys.map(({ conversationId }) => conversationId)}::text[]) AS k (store_id, id)
    JOIN widget_conversations w ON w.store_id = k.store_id AND w.conversation_id = k.id
    JOIN conversations c ON c.store_id = k.store_id AND c.id = k.id`.execute(db)
  return rows
}

/** false when there is no such conversation in a widget. */
export async function writeTyping(db: Db, storeId: number, conversationId: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE widget_conversations SET human_typing_until = clock_timestamp() + make_interval(secs => ${seconds})
    WHERE store_id = ${storeId} AND conversation_id = ${conversationId} RETURNING conversation_id`.execute(db)
  return rows.length > 0
}
