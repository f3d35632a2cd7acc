import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'

/** As the database knows them. */
const known = { card_click: 'product:click', add_to_cart: 'cart:add' } as const

/** False when the conversation never showed the product. */
export async function writeDeed(
  db: Db,
  storeId: number,
  conversationId: string,
  productId: string,
  deed: keyof typeof known,
): Promise<boolean> {
  const { rows } = await sql<{ counted: boolean }>`
    SELECT note_deed(${storeId}, ${conversationId}, ${productId}, ${known[deed]}) AS counted`.execute(db)
  return rows[0]?.counted ?? false
}
