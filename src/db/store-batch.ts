import type { AcceptedItem, IngestError } from '../shared/ingest.ts'
import { type Db, inSavepoint, inTransaction, sqlState, type Transaction } from './transaction.ts'

type Apply<Item> = (trx: Transaction, batch: AcceptedItem<Item>[]) => Promise<IngestError[]>

/**
 * Stores a batch in one transaction. Should the database refuse a value that validation let through, the batch is
 * stored again item by item, so that only the refused one is reported as `storage_error`.
 */
export async function storeBatch<Item extends { externalId: string }>(
  db: Db,
  batch: AcceptedItem<Item>[],
  apply: Apply<Item>,
): Promise<IngestError[]> {
  if (batch.length === 0) return []
  try {
    return await inTransaction(db, (trx) => apply(trx, batch))
  } catch (error) {
    if (!isRefusedValue(error)) throw error
    return inTransaction(db, (trx) => storeOneByOne(trx, batch, apply))
  }
}

async function storeOneByOne<Item extends { externalId: string }>(
  trx: Transaction,
  batch: AcceptedItem<Item>[],
  apply: Apply<Item>,
): Promise<IngestError[]> {
  const errors: IngestError[] = []
  for (const accepted of batch) {
    try {
      errors.push(...(await inSavepoint(trx, () => apply(trx, [accepted]))))
    } catch (error) {
      if (!isRefusedValue(error)) throw error
      errors.push({
        index: accepted.index,
        externalId: accepted.item.externalId,
        code: 'storage_error',
        message: 'The item could not be stored',
        issues: [],
      })
    }
  }
  return errors
}

/** Class 22 (data exception) and 23 (integrity constraint violation). */
function isRefusedValue(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '')
}
