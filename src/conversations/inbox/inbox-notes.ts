import { requireScope, type StoreContext } from '../../context.ts'
import { deleteNote, findNotes, insertNote, type NotesTable, presentNote } from '../../db/people-notes.ts'
import { takeStamps } from '../../db/store-clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ConflictError, NotFoundError } from '../../errors.ts'
import { parseInput } from '../../shared/parse-input.ts'
import { newId } from '../../shared/random.ts'
import { updateConversationRow } from '../conversations.queries.ts'
import { lockConversationInStore } from '../get-conversation.ts'
import { type CannedReply, cannedReplySchema, type InboxPerson, type InternalNote, noteSchema } from './inbox.schema.ts'
import { deleteCannedReply, findCannedReplies, writeCannedReply } from './notes.queries.ts'

const NOTES: NotesTable = { table: 'conversation_notes', about: 'conversation_id' }

/** What the shop's people noted about a conversation, for each other: the shopper and the assistant never see it. Oldest first. */
export async function listNotes(ctx: StoreContext, conversationId: string): Promise<InternalNote[]> {
  requireScope(ctx, 'read')
  return (await findNotes(ctx.db, ctx.storeId, NOTES, conversationId)).map(presentNote)
}

/** @throws {NotFoundError} also for another store's conversation */
export async function addNote(ctx: StoreContext, raw: unknown, person: InboxPerson): Promise<InternalNote> {
  requireScope(ctx, 'write')
  const { conversationId, text } = parseInput(noteSchema, raw)
  return inTransaction(ctx.db, async (trx) => {
    await lockConversationInStore(trx, ctx.storeId, conversationId)
    const note = { id: newId('note'), about: conversationId, author_id: person.id, author: person.name, text }
    const row = await insertNote(trx, ctx.storeId, NOTES, note)
    await touch(ctx, trx, conversationId)
    return presentNote(row)
  })
}

/** Takes back one's own note; whoever may change settings takes back any. @throws {NotFoundError} */
export async function removeNote(
  ctx: StoreContext,
  { conversationId, id }: { conversationId: string; id: string },
  person: InboxPerson,
): Promise<void> {
  requireScope(ctx, 'write')
  const authorId = ctx.scopes.includes('admin') ? null : person.id
  await inTransaction(ctx.db, async (trx) => {
    await lockConversationInStore(trx, ctx.storeId, conversationId)
    const note = { about: conversationId, id, authorId }
    if (!(await deleteNote(trx, ctx.storeId, NOTES, note))) throw new NotFoundError()
    await touch(ctx, trx, conversationId)
  })
}

/** The stamp is what open pages look for. */
async function touch(
  { storeId }: StoreContext,
  trx: Parameters<typeof takeStamps>[0],
  conversationId: string,
): Promise<void> {
  await updateConversationRow(trx, storeId, conversationId, {
    updated_at: await takeStamps(trx, storeId, 'conversations'),
  })
}

/** Answers that people of the shop have ready, by shortcut. */
export async function listCannedReplies(ctx: StoreContext): Promise<CannedReply[]> {
  requireScope(ctx, 'read')
  return findCannedReplies(ctx.db, ctx.storeId)
}

/**
 * Keeps a ready answer: a new one, or the one with that id anew.
 * @throws {ConflictError} when another has the shortcut
 * @throws {NotFoundError} when there is none with that id
 */
export async function saveCannedReply(ctx: StoreContext, raw: unknown, id?: string): Promise<CannedReply> {
  requireScope(ctx, 'write')
  const { shortcut, text } = parseInput(cannedReplySchema, raw)
  const known = id === undefined ? [] : await findCannedReplies(ctx.db, ctx.storeId)
  if (id !== undefined && !known.some((one) => one.id === id)) throw new NotFoundError()
  const row = { id: id ?? newId('reply'), shortcut, text }
  const saved = await writeCannedReply(ctx.db, ctx.storeId, row, { isNew: id === undefined })
  if (!saved) throw new ConflictError(`There is an answer called /${shortcut} already`)
  return saved
}

/** @throws {NotFoundError} */
export async function removeCannedReply(ctx: StoreContext, id: string): Promise<void> {
  requireScope(ctx, 'write')
  if (!(await deleteCannedReply(ctx.db, ctx.storeId, id))) throw new NotFoundError()
}
