import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'
import type { PrivacyRequest } from './platforms.schema.ts'

export interface PrivacyRow {
  id: string
  kind: PrivacyRequest['kind']
  came_at: Date
  asked: Buffer | null
  answer: Buffer | null
  done_at: Date | null
  counts: Record<string, number> | null
}

export async function insertPrivacy(
  trx: Transaction,
  storeId: number,
  row: Pick<PrivacyRow, 'id' | 'kind' | 'asked'>,
): Promise<void> {
  await sql`INSERT INTO platform_privacy (store_id, id, kind, asked) VALUES (${storeId}, ${row.id}, ${row.kind}, ${row.asked})`.execute(
    trx,
  )
}

/** One request, with the store's currency. */
export async function findPrivacy(
  db: Db,
  storeId: number,
  id: string,
): Promise<(PrivacyRow & { currency: string }) | undefined> {
  const { rows } = await sql<PrivacyRow & { currency: string }>`
    SELECT p.id, p.kind, p.came_at, p.asked, p.answer, p.done_at, p.counts, s.currency
    FROM platform_privacy p JOIN stores s ON s.id = p.store_id
    WHERE p.store_id = ${storeId} AND p.id = ${id}`.execute(db)
  return rows[0]
}

export async function findPrivacies(db: Db, storeId: number): Promise<PrivacyRow[]> {
  const { rows } = await sql<PrivacyRow>`
    SELECT id, kind, came_at, asked, answer, done_at, counts FROM platform_privacy
    WHERE store_id = ${storeId} ORDER BY came_at DESC, id LIMIT 50`.execute(db)
  return rows
}

/** Whom it was about is forgotten with it. */
export async function finishPrivacy(
  trx: Transaction,
  storeId: number,
  { id, answer, counts }: { id: string; answer: Buffer | null; counts: Record<string, number> },
): Promise<void> {
  await sql`
    UPDATE platform_privacy SET asked = NULL, answer = ${answer}, counts = ${JSON.stringify(counts)}::jsonb,
      done_at = clock_timestamp()
    WHERE store_id = ${storeId} AND id = ${id}`.execute(trx)
}

/** All stores: for the job. */
export async function deleteOldAnswers(db: Db): Promise<void> {
  await sql`UPDATE platform_privacy SET answer = NULL
    WHERE answer IS NOT NULL AND done_at < clock_timestamp() - interval '30 days'`.execute(db)
}
