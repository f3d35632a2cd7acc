import type { AppContext } from '../context.ts'
import { deleteOldDeliveries } from './deliveries.queries.ts'

/** Forgets deliveries, attempts and notices that are as old as events are kept, of all stores. */
export const tidyWebhooks = ({ db }: Pick<AppContext, 'db'>, days: number): Promise<void> =>
  deleteOldDeliveries(db, days)
