import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'

/** False when the conversation never showed the product. */
export async function writeDeed(
  db: Db,
  storeId: number,
  conversationId: string,
  productId: string,
  deed: 'product:click' | 'cart:add',
): Promise<boolean> {
  const { rows } = await sql<{ counted: boolean }>`
    SELECT note_deed(${storeId}, ${conversationId}, ${productId}, ${deed}) AS counted`.execute(db)
  return rows[0]?.counted ?? false
}
