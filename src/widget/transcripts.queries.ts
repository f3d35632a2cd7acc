import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'

export interface TranscriptWish {
  id: string
  conversationId: string
  /** Keyed digests of the mail address, of the client's network address, and of its IPv6 /48. */
  addressKey: string
  clientKey: string
  networkKey: string | null
  address: string
  /** ISO 639-1 */
  language: string
}

/** A limit on what was asked for in the last `windowSeconds`. */
export interface TranscriptLimit {
  of: Partial<Pick<TranscriptWish, 'conversationId' | 'addressKey' | 'clientKey' | 'networkKey'>>
  limit: number
  windowSeconds: number
}

/** Those who ask in one store queue here, so that no two see the same room. */
export async function lockTranscripts(trx: Transaction, storeId: number): Promise<void> {
  await sql`INSERT INTO widget_limits VALUES (${storeId}, 'transcripts', '{}') ON CONFLICT DO NOTHING`.execute(trx)
  await sql`SELECT FROM widget_limits WHERE store_id = ${storeId} AND name = 'transcripts' FOR UPDATE`.execute(trx)
}

/** Seconds until a limit has room again, at most its window; 0 = it has. What was asked for later than that from now does not count. */
export async function secondsToWait(
  trx: Transaction,
  storeId: number,
  { of, limit, windowSeconds }: TranscriptLimit,
): Promise<number> {
  const { conversationId = null, addressKey = null, clientKey = null, networkKey = null } = of
  const { rows } = await sql<{ wait_s: number }>`
    SELECT ceil(extract(epoch FROM asked_at + make_interval(secs => ${windowSeconds}) - clock_timestamp()))::int AS wait_s
    FROM widget_transcripts
    WHERE store_id = ${storeId} AND asked_at > clock_timestamp() - make_interval(secs => ${windowSeconds})
      AND asked_at <= clock_timestamp() + make_interval(secs => ${windowSeconds})
      AND (${conversationId}::text IS NULL OR conversation_id = ${conversationId})
      AND (${addressKey}::text IS NULL OR address_key = ${addressKey})
      AND (${clientKey}::text IS NULL OR client_key = ${clientKey})
      AND (${networkKey}::text IS NULL OR network_key = ${networkKey})
    ORDER BY asked_at DESC OFFSET ${limit - 1} LIMIT 1`.execute(trx)
  const wait = rows[0]?.wait_s
  return wait === undefined ? 0 : Math.min(Math.max(wait, 1), windowSeconds)
}

export async function insertTranscript(trx: Transaction, storeId: number, wish: TranscriptWish): Promise<void> {
  await sql`
    INSERT INTO widget_transcripts (store_id, id, conversation_id, address_key, client_key, network_key, address,
      language)
    VALUES (${storeId}, ${wish.id}, ${wish.conversationId}, ${wish.addressKey}, ${wish.clientKey},
      ${wish.networkKey}, ${wish.address}, ${wish.language})`.execute(trx)
}

export interface WaitingTranscriptRow {
  conversation_id: string
  address: string
  language: string
  store_name: string
  currency: string
}

/** undefined when it was sent, or forgotten. */
export async function findWaitingTranscript(
  db: Db,
  storeId: number,
  id: string,
): Promise<WaitingTranscriptRow | undefined> {
  const { rows } = await sql<WaitingTranscriptRow>`
    SELECT t.conversation_id, t.address, t.language, s.name AS store_name, s.currency
    FROM widget_transcripts t JOIN stores s ON s.id = t.store_id
    WHERE t.store_id = ${storeId} AND t.id = ${id} AND t.sent_at IS NULL AND t.address IS NOT NULL`.execute(db)
  return rows[0]
}

/** The address is not needed any more. */
export async function setTranscriptSent(db: Db, storeId: number, id: string): Promise<void> {
  await sql`
    UPDATE widget_transcripts SET sent_at = clock_timestamp(), address = NULL
    WHERE store_id = ${storeId} AND id = ${id}`.execute(db)
}

/** The longest limit looks back a day. A mail that could not be sent for two hours is given up. */
export async function forgetTranscripts(db: Db): Promise<void> {
  await sql`DELETE FROM widget_transcripts WHERE asked_at < now() - interval '1 day'`.execute(db)
  await sql`UPDATE widget_transcripts SET address = NULL
    WHERE address IS NOT NULL AND asked_at < now() - interval '2 hours'`.execute(db)
}
