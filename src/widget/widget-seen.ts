import type { StoreContext } from '../context.ts'
import { requireScope } from '../context.ts'
import { hasSessions } from './widget-keys.queries.ts'

/** Whether a page of the shop has opened the widget with one of the owner's keys; the demo shop does not count. */
export async function isWidgetLive(ctx: StoreContext): Promise<boolean> {
  requireScope(ctx, 'read')
  return hasSessions(ctx.db, ctx.storeId)
}
