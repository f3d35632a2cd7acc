import { requireScope, type StoreContext } from '../context.ts'
import { type Page, type PageQuery, pageOf } from '../shared/page.ts'
import { parseInput } from '../shared/parse-input.ts'
import { findConversations } from './conversations.queries.ts'
import { type Conversation, conversationQuerySchema } from './conversations.schema.ts'
import { presentConversation } from './present-conversation.ts'

/** A page of the store's conversations. @param rawQuery query parameters as texts */
export async function listConversations(ctx: StoreContext, rawQuery: unknown): Promise<Page<Conversation>> {
  requireScope(ctx, 'read')
  const query: PageQuery = parseInput(conversationQuerySchema, rawQuery)
  return pageOf(await findConversations(ctx.db, ctx.storeId, query), query, presentConversation)
}
