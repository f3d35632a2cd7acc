import type { Db } from '../db/transaction.ts'
import { setBrowserSeen } from './api-keys.queries.ts'

/** Of what a header claims. */
const MOST_ORIGIN = 200

/**
 * Notes that a browser sent a secret key: whoever reads the page's script has it. Written once an hour at most, and for the owner to see;
 * the request itself is answered like any other.
 * @param origin as the Origin header tells; undefined where the browser told its site by another header
 */
export async function noteBrowserUse(
  db: Db,
  { storeId, keyPrefix }: { storeId: number; keyPrefix: string },
  origin: string | undefined,
): Promise<void> {
  const told = origin?.slice(0, MOST_ORIGIN).replaceAll('\u0000', '').toWellFormed()
  await setBrowserSeen(db, storeId, keyPrefix, told ?? null)
}
