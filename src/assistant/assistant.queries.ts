import { sql } from 'kysely'
import { planOnce } from '../db/plan-once.ts'
import { type Db, type SqlCall, sqlState, type Transaction } from '../db/transaction.ts'
import { TurnLostError } from '../errors.ts'

export interface SettingsRow {
  settings: unknown
  llm_key: Buffer | null
}

export async function findSettings(db: Db, storeId: number): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`
    SELECT settings, llm_key FROM assistant_settings WHERE store_id = ${storeId}`.execute(db)
  return rows[0]
}

/** @param llmKey undefined = keep the one there is */
export async function writeSettings(
  trx: Transaction,
  storeId: number,
  settings: object,
  llmKey: Buffer | null | undefined,
): Promise<void> {
  await sql`
    INSERT INTO assistant_settings AS s (store_id, settings, llm_key, changed_at)
    VALUES (${storeId}, ${JSON.stringify(settings)}::jsonb, ${llmKey ?? null}::bytea, now())
    ON CONFLICT (store_id) DO UPDATE SET settings = excluded.settings, changed_at = excluded.changed_at,
      llm_key = CASE WHEN ${llmKey === undefined}::boolean THEN s.llm_key ELSE excluded.llm_key END`.execute(trx)
}

/**
 * Lets the statement commit without waiting for the disk. A crash of the database may then lose the last moments: a claim expires by
 * itself, and of the dialogue's state only the last turn's is lost; messages are never written so.
 */
const unhurried = sql`(SELECT set_config('synchronous_commit', 'off', true)) AS unhurried`

export interface BegunTurnRow {
  /**
   * `known`: this message was stored before, and the conversation is claimed. `busy`: another turn has claimed it. `lost`: the
   * turn was revoked before it began.
   */
  outcome: 'added' | 'known' | 'busy' | 'lost'
  /** Of the shopper's message. */
  message_id: string
  /** Of the conversation, before this message. */
  status: string
  language: string | null
  state: unknown
  tokens: number
  settings: unknown
  llm_key: Buffer | null
  store_name: string
}

/**
 * Claims a conversation for a turn, stores the shopper's message and reads what the turn needs: one round trip, one commit.
 * undefined: no such conversation. A claim whose process died before giving it back expires by itself.
 * @param turn.id also that of the message
 * @param turn.fence its number, of somebody who lets one turn through at a time: it takes the conversation from every turn with
 * a lower one. undefined = a claim is waited for
 */
export async function beginTurn(
  db: Db,
  storeId: number,
  turn: {
    conversationId: string
    id: string
    text: string
    clientMessageId: string | undefined
    newState: object
    claimMs: number
    idleMs: number
    fence?: number | undefined
  },
): Promise<BegunTurnRow | undefined> {
  const { conversationId, id, text, clientMessageId, newState, claimMs, idleMs, fence } = turn
  const { rows } = await sql<BegunTurnRow>`
    ${planOnce} SELECT t.*, (SELECT name FROM stores WHERE id = ${storeId}) AS store_name
    FROM begin_assistant_turn(${storeId}, ${conversationId}, ${id}, ${text}, ${clientMessageId ?? null},
      ${idleMs}, ${JSON.stringify(newState)}, ${claimMs}, ${fence ?? null}) t`.execute(db)
  return rows[0]
}

interface ClaimedTurn {
  conversationId: string
  /** As given to beginTurn. */
  id: string
}

/** Says that a turn is still being answered. @returns false when it has lost its conversation */
export async function renewClaim(
  db: Db,
  storeId: number,
  { conversationId, id }: ClaimedTurn,
  claimMs: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE dialogue_states SET busy_until = now() + ${claimMs}::integer * interval '1 millisecond' FROM ${unhurried}
    WHERE store_id = ${storeId} AND conversation_id = ${conversationId} AND busy_turn = ${id}`.execute(db)
  return Number(numAffectedRows) === 1
}

/** SQL that takes a conversation from the turn with this number and all before it: nothing of them is stored any more. */
export function revokeTurnCall(storeId: number, conversationId: string, fence: number): SqlCall {
  return sql`revoke_assistant_turn(${storeId}::integer, ${conversationId}::text, ${fence}::integer)`
}

const LOST = 'SPT01'

export interface AnswerRow {
  id: string
  text: string
  payload?: object | null | undefined
  receipts: object[]
  engine?: string | null | undefined
}

/**
 * Stores an answer, remembers the dialogue and gives the claim back: one round trip, one commit.
 * @param turn.language null = as it was
 * @param calls SQL that runs in the same statement, if the answer is stored: `noting` what it did, and `closing` by whoever asked
 * @returns `with_human`: a person has taken the conversation meanwhile, nothing was stored but the state; null: there is no
 * such conversation any more
 * @throws {TurnLostError} when the turn has lost its conversation: its whole transaction is undone
 */
export async function endTurnWithAnswer(
  db: Db,
  storeId: number,
  turn: ClaimedTurn & { state: object; tokens: number; answer: AnswerRow; language: string | null; idleMs: number },
  { closing, noting }: { closing?: SqlCall | undefined; noting?: SqlCall | undefined } = {},
): Promise<'added' | 'with_human' | null> {
  const { conversationId, id, state, tokens, answer, language, idleMs } = turn
  const { rows } = await sql<{ outcome: 'added' | 'with_human' | null }>`
    ${planOnce} SELECT outcome, CASE WHEN outcome = 'added' THEN ${closing ?? sql`true`} END AS is_closed,
      CASE WHEN outcome = 'added' THEN ${noting ?? sql`true`} END AS is_noted
    FROM end_assistant_turn(${storeId}, ${conversationId}, ${id}, ${JSON.stringify(state)}, ${tokens}, ${answer.id},
      ${answer.text}, ${answer.payload ? JSON.stringify(answer.payload) : null}, ${JSON.stringify(answer.receipts)},
      ${answer.engine ?? null}, ${language}, ${idleMs}) AS outcome`
    .execute(db)
    .catch((error) => Promise.reject(sqlState(error) === LOST ? new TurnLostError() : error))
  return rows[0]?.outcome ?? null
}

/** Ends a turn without an answer: what was remembered stays as it was before the turn. */
export async function endTurn(db: Db, storeId: number, { conversationId, id }: ClaimedTurn): Promise<void> {
  await sql`
    UPDATE dialogue_states SET busy_until = NULL, busy_turn = NULL FROM ${unhurried}
    WHERE store_id = ${storeId} AND conversation_id = ${conversationId} AND busy_turn = ${id}`.execute(db)
}

export async function findMonthCost(db: Db, storeId: number): Promise<number> {
  const { rows } = await sql<{ cost: number }>`
    SELECT cost_micros::float8 AS cost FROM assistant_usage
    WHERE store_id = ${storeId} AND month = date_trunc('month', now() AT TIME ZONE 'UTC')::date`.execute(db)
  return rows[0]?.cost ?? 0
}

export async function findMonthUsage(
  db: Db,
  storeId: number,
): Promise<{ input: number; output: number; cost: number } | undefined> {
  const { rows } = await sql<{ input: number; output: number; cost: number }>`
    SELECT input_tokens::float8 AS input, output_tokens::float8 AS output, cost_micros::float8 AS cost FROM assistant_usage
    WHERE store_id = ${storeId} AND month = date_trunc('month', now() AT TIME ZONE 'UTC')::date`.execute(db)
  return rows[0]
}

export async function addUsage(
  db: Db,
  storeId: number,
  { input, output, costMicros }: { input: number; output: number; costMicros: number },
): Promise<void> {
  await sql`
    INSERT INTO assistant_usage AS u (store_id, month, input_tokens, output_tokens, cost_micros)
    VALUES (${storeId}, date_trunc('month', now() AT TIME ZONE 'UTC')::date, ${input}, ${output}, ${costMicros})
    ON CONFLICT (store_id, month) DO UPDATE SET input_tokens = u.input_tokens + excluded.input_tokens,
      output_tokens = u.output_tokens + excluded.output_tokens, cost_micros = u.cost_micros + excluded.cost_micros`.execute(
    db,
  )
}
