import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

export interface CodeWish {
  id: string
  conversationId: string
  numberKey: string
  language: string
  /** From now. */
  lifeSeconds: number
}

/** email_mac is of a former design, in which a code was wished for by number and address. */
export async function insertCode(trx: Transaction, storeId: number, wish: CodeWish): Promise<void> {
  await sql`
    INSERT INTO order_codes (store_id, id, conversation_id, number_key, email_mac, language, expires_at)
    VALUES (${storeId}, ${wish.id}, ${wish.conversationId}, ${wish.numberKey}, ''::bytea, ${wish.language},
      clock_timestamp() + ${wish.lifeSeconds} * interval '1 second')`.execute(trx)
}

export interface WaitingCode {
  number_key: string
  language: string
  store_name: string
}

/** A request for a code that was neither mailed nor forgotten. */
export async function findWaitingCode(db: Db, storeId: number, id: string): Promise<WaitingCode | undefined> {
  const { rows } = await sql<WaitingCode>`
    SELECT c.number_key, c.language, s.name AS store_name
    FROM order_codes c JOIN stores s ON s.id = c.store_id
    WHERE c.store_id = ${storeId} AND c.id = ${id} AND c.sent_at IS NULL AND c.expires_at > clock_timestamp()`.execute(
    db,
  )
  return rows[0]
}

/** A new code takes the place of one whose mail failed; it is good for its whole life from now on. */
export async function writeCode(
  db: Db,
  storeId: number,
  id: string,
  code: { orderId: string; codeMac: Buffer; lifeSeconds: number },
): Promise<void> {
  await sql`
    UPDATE order_codes SET order_id = ${code.orderId}, code_mac = ${code.codeMac},
      expires_at = clock_timestamp() + ${code.lifeSeconds} * interval '1 second'
    WHERE store_id = ${storeId} AND id = ${id} AND sent_at IS NULL`.execute(db)
}

export async function setCodeSent(db: Db, storeId: number, id: string): Promise<void> {
  await sql`UPDATE order_codes SET sent_at = clock_timestamp() WHERE store_id = ${storeId} AND id = ${id}`.execute(db)
}

/**
 * Takes one try at the newest wish of a conversation: tries at once each count. undefined = none is open, or its tries are used up.
 * A wish that was made further ahead of now than a code lives, by a clock that was set back since, is none.
 */
export async function takeCodeTry(
  db: Db,
  storeId: number,
  conversationId: string,
  { mostTries, lifeSeconds }: { mostTries: number; lifeSeconds: number },
): Promise<{ id: string; code_mac: Buffer | null; order_id: string | null } | undefined> {
  const { rows } = await sql<{ id: string; code_mac: Buffer | null; order_id: string | null }>`
    UPDATE order_codes SET tries = tries + 1
    WHERE store_id = ${storeId} AND id = (
        SELECT id FROM order_codes WHERE store_id = ${storeId} AND conversation_id = ${conversationId}
          AND created_at <= clock_timestamp() + ${lifeSeconds} * interval '1 second'
        ORDER BY created_at DESC, id LIMIT 1)
      AND tries < ${mostTries} AND used_at IS NULL AND expires_at > clock_timestamp()
      AND expires_at <= clock_timestamp() + 2 * ${lifeSeconds} * interval '1 second'
    RETURNING id, code_mac, order_id`.execute(db)
  return rows[0]
}

/** False when another use came first. */
export async function setCodeUsed(db: Db, storeId: number, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE order_codes SET used_at = clock_timestamp()
    WHERE store_id = ${storeId} AND id = ${id} AND used_at IS NULL`.execute(db)
  return Number(numAffectedRows) === 1
}
