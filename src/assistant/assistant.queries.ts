import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

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
 * Lets the statement's commit not wait for the disk. A crash of the database may then forget the last moments: a claim ends by
 * itself, and of the dialogue's state only the last turn's is lost; messages are never written so.
 */
const unhurried = sql`(SELECT set_config('synchronous_commit', 'off', true)) AS unhurried`

export interface TurnStartRow {
  state: unknown
  tokens: number
}

/**
 * Claims a conversation for one turn; undefined when another turn is being answered. A claim that was never given back,
 * because its process died, ends by itself.
 */
export async function claimTurn(
  db: Db,
  storeId: number,
  conversationId: string,
  { newState, claimMs }: { newState: object; claimMs: number },
): Promise<TurnStartRow | undefined> {
  const until = sql`now() + ${claimMs}::integer * interval '1 millisecond'`
  const { rows } = await sql<TurnStartRow>`
    INSERT INTO dialogue_states AS d (store_id, conversation_id, state, busy_until)
    SELECT ${storeId}::integer, ${conversationId}::text, ${JSON.stringify(newState)}::jsonb, ${until} FROM ${unhurried}
    ON CONFLICT (store_id, conversation_id) DO UPDATE SET busy_until = excluded.busy_until
    WHERE d.busy_until IS NULL OR d.busy_until < now()
    RETURNING state, tokens`.execute(db)
  return rows[0]
}

/** Ends a turn. @param state undefined = what was remembered stays */
export async function endTurn(
  db: Db,
  storeId: number,
  conversationId: string,
  { state, tokens }: { state?: object; tokens: number },
): Promise<void> {
  const json = state === undefined ? null : JSON.stringify(state)
  await sql`
    UPDATE dialogue_states SET state = coalesce(${json}::jsonb, state), tokens = tokens + ${tokens}::integer, busy_until = NULL
    FROM ${unhurried} WHERE store_id = ${storeId} AND conversation_id = ${conversationId}`.execute(db)
}

export async function findMonthCost(db: Db, storeId: number): Promise<number> {
  const { rows } = await sql<{ cost: number }>`
    SELECT cost_micros::float8 AS cost FROM assistant_usage
    WHERE store_id = ${storeId} AND month = date_trunc('month', now() AT TIME ZONE 'UTC')::date`.execute(db)
  return rows[0]?.cost ?? 0
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
