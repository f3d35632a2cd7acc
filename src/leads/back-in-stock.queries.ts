import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'
import type { LeadRow } from './leads.queries.ts'

export type AskingLead = LeadRow & { store_name: string; language: string }

/** Leads that may be written to and once asked for this product to come back. */
export async function findLeadsAsking(db: Db, storeId: number, productId: string): Promise<AskingLead[]> {
  const asked = JSON.stringify([{ purpose: 'back_in_stock', productId }])
  const { rows } = await sql<AskingLead>`
    SELECT l.*, s.name AS store_name, coalesce(c.language, s.language) AS language FROM leads l
    JOIN stores s ON s.id = l.store_id
    LEFT JOIN conversations c ON c.store_id = l.store_id AND c.id = l.conversation_id
    WHERE l.store_id = ${storeId} AND l.interests @> ${asked}::jsonb AND l.email IS NOT NULL
      AND (l.consent ->> 'given')::boolean
    ORDER BY l.id`.execute(db)
  return rows
}

/** What was asked for, of whom and when. */
export interface AskedFor {
  leadId: string
  productId: string
  variantId: string | null
  askedAt: string
}

/** Returns false when it was told of, or is being told of. */
export async function claimMail(db: Db, storeId: number, asked: AskedFor): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO back_in_stock_mails (store_id, lead_id, product_id, variant_id, asked_at)
    VALUES (${storeId}, ${asked.leadId}, ${asked.productId}, ${asked.variantId ?? ''}, ${asked.askedAt})
    ON CONFLICT DO NOTHING`.execute(db)
  return Number(numAffectedRows) > 0
}

const isThis = (storeId: number, { leadId, productId, variantId, askedAt }: AskedFor) =>
  sql`store_id = ${storeId} AND lead_id = ${leadId} AND product_id = ${productId} AND variant_id = ${variantId ?? ''}
    AND asked_at = ${askedAt}`

export async function dropClaim(db: Db, storeId: number, asked: AskedFor): Promise<void> {
  await sql`DELETE FROM back_in_stock_mails WHERE ${isThis(storeId, asked)}`.execute(db)
}

export async function setMailSent(db: Db, storeId: number, asked: AskedFor): Promise<void> {
  await sql`UPDATE back_in_stock_mails SET sent_at = clock_timestamp() WHERE ${isThis(storeId, asked)}`.execute(db)
}

export async function findStoreName(db: Db, storeId: number): Promise<{ name: string; language: string } | undefined> {
  const { rows } = await sql<{ name: string; language: string }>`
    SELECT name, language FROM stores WHERE id = ${storeId}`.execute(db)
  return rows[0]
}
