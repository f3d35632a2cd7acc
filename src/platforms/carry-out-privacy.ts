import type { AppContext } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { eraseTracesOf, readTracesOf } from '../privacy/erase-person.ts'
import { markErased } from './changes.queries.ts'
import { type ConnectionRow, findConnection } from './connections.queries.ts'
import type { ShopperIdentity } from './connector.ts'
import { eraseSynced } from './disconnect-platform.ts'
import { asPlatform, tryWithSession } from './open-session.ts'
import { findPrivacy, finishPrivacy } from './privacy.queries.ts'
import { privacyPurpose } from './privacy-requests.ts'

/** Carries out what was asked of a shopper's data, or of a whole shop's. Harmless when it is done already. */
export async function carryOutPrivacy(
  app: AppContext,
  { storeId, requestId }: { storeId: number; requestId: string },
): Promise<void> {
  const request = await findPrivacy(app.db, storeId, requestId)
  if (!request || request.done_at !== null) return
  if (request.kind === 'erase_shop') {
    const row = await findConnection(app.db, storeId)
    const counts = row ? await eraseSynced(asPlatform(app, row)) : {}
    await inTransaction(app.db, (trx) => finishPrivacy(trx, storeId, { id: requestId, answer: null, counts }))
    return
  }
  if (request.asked === null) return
  const asked: ShopperIdentity = JSON.parse(app.secrets.open(request.asked, privacyPurpose(storeId, requestId)))
  const row = await findConnection(app.db, storeId)
  const shopper = await whoIsIt(app, row, asked)
  const where = { storeId, currency: request.currency }
  await inTransaction(app.db, async (trx) => {
    const found = request.kind === 'data_request' ? await readTracesOf(trx, where, shopper) : undefined
    if (!found) await markErased(trx, storeId, shopper.orderIds)
    const counts = found ? countsOf(found) : await eraseTracesOf(trx, where, shopper)
    const answer = found ? app.secrets.seal(JSON.stringify(found), privacyPurpose(storeId, requestId)) : null
    await finishPrivacy(trx, storeId, { id: requestId, answer, counts })
  })
}

/** The platform may know more of whom its id stands for; without it, what the request itself tells is enough. */
async function whoIsIt(
  app: AppContext,
  row: ConnectionRow | undefined,
  asked: ShopperIdentity,
): Promise<ShopperIdentity> {
  if (!row || row.credentials === null) return asked
  const known = await tryWithSession(app, row, ({ connector, session }) => connector.eraseShopper(session, asked))
  return known ?? asked
}

const countsOf = (found: Record<string, object[]>): Record<string, number> =>
  Object.fromEntries(Object.entries(found).map(([table, rows]) => [table, rows.length]))
