import type { AppContext } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteOldAuthorizations } from './authorizations.queries.ts'
import { deleteOldNews } from './changes.queries.ts'
import { findDueStores } from './connections.queries.ts'
import { runPlatformJob } from './platforms.jobs.ts'
import { forgetOldAnswers } from './privacy-requests.ts'

/** The shortest time between two polls: which store is due is its own run's to say. */
const MINUTE_MS = 60_000

/** Has every store looked at whose platform may have news, and forgets what is not needed any more. */
export async function tendPlatforms(app: AppContext): Promise<void> {
  const due = await findDueStores(app.db, MINUTE_MS)
  for (const storeId of due) await inTransaction(app.db, (trx) => app.queue.enqueue(trx, runPlatformJob, { storeId }))
  await deleteOldNews(app.db)
  await deleteOldAuthorizations(app.db)
  await forgetOldAnswers(app)
}
