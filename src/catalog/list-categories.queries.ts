import { sql } from 'kysely'
import type { Db } from '../db/transaction.ts'

/** The first parts of category paths ("Men" of "Men > Tops"), the largest first, each with one of its products. */
export async function findTopCategories(
  db: Db,
  storeId: number,
  most: number,
): Promise<{ name: string; count: number; product_id: string }[]> {
  const { rows } = await sql<{ name: string; count: number; product_id: string }>`
    SELECT trim(split_part(category, '>', 1)) AS name, count(*)::int AS count,
      (array_agg(external_id ORDER BY (image_url IS NULL), external_id))[1] AS product_id
    FROM products WHERE store_id = ${storeId} AND status = 'active' AND trim(split_part(category, '>', 1)) <> ''
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${most}`.execute(db)
  return rows
}
