import { sql } from 'kysely'
import type { Transaction } from './transaction.ts'

export type StampedResource =
  | 'products'
  | 'orders'
  | 'conversations'
  | 'leads'
  | 'vectors'
  | 'search_settings'
  | 'knowledge'
  | 'erased_products'

/**
 * Takes `count` stamps, 1 ms apart, unique per store and resource; returns the first.
 * The store's clock stays locked until the transaction ends: call it as late as possible, and do no slow work after it.
 */
export async function takeStamps(
  trx: Transaction,
  storeId: number,
  resource: StampedResource,
  count = 1,
): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`SELECT take_stamps(${storeId}, ${resource}, ${count}) AS at`.execute(trx)
  if (!rows[0]) throw new Error('take_stamps gave no stamp')
  return rows[0].at
}
