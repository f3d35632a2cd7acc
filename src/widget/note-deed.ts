import type { z } from 'zod'
import { requireScope } from '../context.ts'
import type { ShopperContext } from '../conversations/shopper-context.ts'
import { parseInput } from '../shared/parse-input.ts'
import { writeDeed } from './deeds.queries.ts'
import { getWidgetConversation } from './open-conversation.ts'
import { type DeedAnswer, deedSchema } from './widget.schema.ts'

/**
 * What a shopper did with a product that the conversation showed, for the figures of the overview. Told twice it counts once; of a
 * product that was not shown it counts nothing.
 * @throws {NotFoundError} unless the conversation is of this session or shopper
 */
export async function noteDeed(ctx: ShopperContext, id: string, raw: z.input<typeof deedSchema>): Promise<DeedAnswer> {
  requireScope(ctx, 'write')
  const { deed, productId } = parseInput(deedSchema, raw)
  await getWidgetConversation(ctx, id)
  return { counted: await writeDeed(ctx.db, ctx.storeId, id, productId, deed) }
}
