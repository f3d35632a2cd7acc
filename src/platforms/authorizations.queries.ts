import { sql } from 'kysely'
import type { Db, Transaction } from '../db/transaction.ts'
import type { PlatformName } from './connector.ts'

export interface Authorization {
  store_id: number
  currency: string
  platform: PlatformName
  /** As the owner typed it. */
  shop: string
  actor: string
}

/** In place of the one before. */
export async function writeAuthorization(
  trx: Transaction,
  storeId: number,
  given: { platform: PlatformName; shop: string; stateHash: Buffer; actor: string; lifeMs: number },
): Promise<void> {
  await sql`
    INSERT INTO platform_authorizations AS a (store_id, platform, shop, state_hash, actor, expires_at)
    VALUES (${storeId}, ${given.platform}, ${given.shop}, ${given.stateHash}, ${given.actor},
      clock_timestamp() + ${given.lifeMs}::int * interval '1 millisecond')
    ON CONFLICT (store_id) DO UPDATE SET platform = excluded.platform, shop = excluded.shop,
      state_hash = excluded.state_hash, actor = excluded.actor, expires_at = excluded.expires_at`.execute(trx)
}

/** Gives it once: who comes second, too late or with another state gets nothing. */
export async function takeAuthorization(
  db: Db,
  { platform, publicId, stateHash }: { platform: string; publicId: string; stateHash: Buffer },
): Promise<Authorization | undefined> {
  const { rows } = await sql<Authorization>`
    DELETE FROM platform_authorizations a USING stores s
    WHERE s.public_id = ${publicId} AND a.store_id = s.id AND a.platform = ${platform} AND a.state_hash = ${stateHash}
      AND a.expires_at > clock_timestamp()
    RETURNING a.store_id, s.currency, a.platform, a.shop, a.actor`.execute(db)
  return rows[0]
}

/** All stores: for the job. */
export async function deleteOldAuthorizations(db: Db): Promise<void> {
  await sql`DELETE FROM platform_authorizations WHERE expires_at < clock_timestamp()`.execute(db)
}
