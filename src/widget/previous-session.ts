import type { StoreContext } from '../context.ts'
import type { Visitor } from '../conversations/shopper-context.ts'
import { updateConversation } from '../conversations/update-conversation.ts'
import type { ServerKeys } from './server-keys.ts'
import { readSession, type SessionClaims } from './session-token.ts'
import { takeOverRows } from './sessions.queries.ts'

/** How long after its end a session can be gone on with. */
const RESUMABLE_MS = 24 * 60 * 60_000
/** Told whose they are; a visit has one or two. */
const MOST_NAMED = 20

/** What a page says was its session; undefined unless it was, of this key on this origin, and not too long ago. */
export async function readPrevious(
  keys: ServerKeys,
  { key, origin }: { key: string; origin: string },
  token: string,
): Promise<SessionClaims | undefined> {
  const claims = await readSession(keys, token)
  if (!claims || claims.key !== key || claims.origin !== origin) return undefined
  return claims.expiresAtMs > Date.now() - RESUMABLE_MS ? claims : undefined
}

/** The conversations of a visitor who has logged in: the shopper's from now on, in this session and in their later ones. */
export async function takeOverConversations(
  ctx: StoreContext,
  { from, to, shopper }: { from: string; to: string; shopper: NonNullable<Visitor['shopper']> },
): Promise<void> {
  const ids = await takeOverRows(ctx.db, ctx.storeId, { from, to, shopperId: shopper.id })
  const { name, email } = shopper
  for (const conversationId of ids.slice(0, MOST_NAMED)) {
    await updateConversation(ctx, { conversationId, shopper: { name, email } })
  }
}
