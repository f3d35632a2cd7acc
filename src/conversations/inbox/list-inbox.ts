import { requireScope, type StoreContext } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import type { Page } from '../../shared/page.ts'
import { parseInput } from '../../shared/parse-input.ts'
import {
  countOpen,
  findFacets,
  findInboxChanges,
  findInboxItem,
  findInboxPage,
  type SearchedWord,
} from './inbox.queries.ts'
import { type InboxCounts, type InboxItem, inboxQuerySchema } from './inbox.schema.ts'
import { presentInboxItem } from './present-inbox.ts'

/** Conversations changed at once of which a page is told line by line; it reads the list anew after more. */
export const MOST_CHANGES = 100
const MOST_WORDS = 10
/** Shorter ones begin too many words. */
const LEAST_BEGINNING = 3

/** A page of the store's conversations as one person of the shop sees them, the latest first. */
export async function listInbox(ctx: StoreContext, raw: unknown, personId: string): Promise<Page<InboxItem>> {
  requireScope(ctx, 'read')
  const query = parseInput(inboxQuerySchema, raw)
  const text = query.q?.trim() ?? ''
  const rows = await findInboxPage(ctx.db, ctx.storeId, { ...query, text, words: searchedWords(text) }, personId)
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    data: page.map(presentInboxItem),
    next_cursor: last && rows.length > query.limit ? last.last_message_at.toISOString() : null,
  }
}

/** All must be in one message; the longer ones are found by their beginning. */
export function searchedWords(text: string): SearchedWord[] {
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.slice(0, MOST_WORDS).map((word) => ({ word, isBegun: word.length >= LEAST_BEGINNING }))
}

/** What changed after a stamp, for a page that is open. */
export async function listInboxChanges(ctx: StoreContext, since: Date, personId: string): Promise<InboxItem[]> {
  requireScope(ctx, 'read')
  const rows = await findInboxChanges(ctx.db, ctx.storeId, { since, limit: MOST_CHANGES }, personId)
  return rows.map(presentInboxItem)
}

/** @throws {NotFoundError} also for another store's conversation, and while nobody wrote */
export async function getInboxItem(ctx: StoreContext, id: string, personId: string): Promise<InboxItem> {
  requireScope(ctx, 'read')
  const row = await findInboxItem(ctx.db, ctx.storeId, id, personId)
  if (!row) throw new NotFoundError()
  return presentInboxItem(row)
}

/** How many conversations are open, by who has them. */
export async function countInbox(ctx: StoreContext, personId: string): Promise<InboxCounts> {
  requireScope(ctx, 'read')
  const counts: InboxCounts = { waiting: 0, mine: 0, withOthers: 0, active: 0 }
  for (const { status, person_id: whose, count } of await countOpen(ctx.db, ctx.storeId)) {
    if (status === 'waiting_for_human') counts.waiting += count
    else if (status === 'active') counts.active += count
    else if (whose === personId) counts.mine += count
    else counts.withOthers += count
  }
  return counts
}

/** What the inbox can be filtered by beside the fixed lists: as used lately. */
export async function listFacets(
  ctx: StoreContext,
): Promise<{ tags: string[]; languages: string[]; people: { id: string; name: string }[] }> {
  requireScope(ctx, 'read')
  const rows = await findFacets(ctx.db, ctx.storeId)
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  return {
    tags: of('tag').map(({ value }) => value),
    languages: of('language').map(({ value }) => value),
    people: of('person').map(({ value, label }) => ({ id: value, name: label ?? value })),
  }
}
