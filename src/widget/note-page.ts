import type { ShopperContext } from '../conversations/shopper-context.ts'
import { writeSessionPage } from './sessions.queries.ts'

/** Notes the page sent with a message: it holds for this message and the next ones. @param page undefined = unchanged */
export async function notePage(
  ctx: ShopperContext,
  page: { url?: string | undefined; productId?: string | undefined } | undefined,
): Promise<ShopperContext> {
  const { sessionId, page: before } = ctx.visitor
  if (!page || (page.url === before?.url && page.productId === before?.productId)) return ctx
  await writeSessionPage(ctx.db, ctx.storeId, sessionId, page)
  return { ...ctx, visitor: { ...ctx.visitor, page } }
}
