import type { AppContext } from '../context.ts'
import { deleteOldChecks } from './order-checks.queries.ts'

/** Forgets tries and codes that no limit and no shopper needs any more, in all stores. */
export async function tidyOrderChecks({ db }: Pick<AppContext, 'db'>): Promise<void> {
  await deleteOldChecks(db)
}
