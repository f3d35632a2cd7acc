import type { ShopperContext } from '../assistant/turn-scope.ts'
import { writeSessionPage } from './sessions.queries.ts'

/** A page that was told with a message holds for it and for those after it. @param page undefined = as told before */
export async function notePage(
  ctx: ShopperContext,
  page: { url?: string | undefined; productId?: string | undefined } | undefined,
): Promise<ShopperContext> {
  const { sessionId, page: before } = ctx.visitor
  if (!page || (page.url === before?.url && page.productId === before?.productId)) return ctx
  await writeSessionPage(ctx.db, ctx.storeId, sessionId, page)
  return { ...ctx, visitor: { ...ctx.visitor, page } }
}
