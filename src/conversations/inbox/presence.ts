import { requireScope, type StoreContext } from '../../context.ts'
import { parseInput } from '../../shared/parse-input.ts'
import { findConversation } from '../conversations.queries.ts'
import { writeRead } from './inbox.queries.ts'
import { type InboxPerson, presenceSchema } from './inbox.schema.ts'
import { deletePresence, writePresence } from './presence.queries.ts'

/** Says that a person has a conversation open, whether they are writing in it, or that they have left it. */
export async function showPresence(ctx: StoreContext, raw: unknown, person: InboxPerson): Promise<void> {
  requireScope(ctx, 'read')
  const { conversationId, typing, gone } = parseInput(presenceSchema, raw)
  if (gone) await deletePresence(ctx.db, ctx.storeId, conversationId, person.id)
  else await writePresence(ctx.db, ctx.storeId, conversationId, person, typing)
}

/** A person has seen all that is in a conversation now, or, with `isRead` false, wants to be reminded of it. */
export async function markRead(
  ctx: StoreContext,
  { conversationId, isRead }: { conversationId: string; isRead: boolean },
  person: InboxPerson,
): Promise<void> {
  requireScope(ctx, 'read')
  const row = await findConversation(ctx.db, ctx.storeId, conversationId)
  if (row) await writeRead(ctx.db, ctx.storeId, person.id, conversationId, isRead ? row.message_count : 0)
}
