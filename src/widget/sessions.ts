import type { z } from 'zod'
import type { AppContext, StoreContext } from '../context.ts'
import type { ShopperContext, Visitor } from '../conversations/shopper-context.ts'
import { BadRequestError, SpielError, UnauthorizedError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import type { VerifyShopperToken } from './answering.ts'
import { isDemoOrigin } from './demo-origin.ts'
import { isOriginAllowed, patternsFor } from './origins.ts'
import { readPrevious, takeOverConversations } from './previous-session.ts'
import type { ServerKeys } from './server-keys.ts'
import { readSession, type SessionClaims, signSession } from './session-token.ts'
import { findKeyOwner, findSession, type KeyOwnerRow, prolongSession, writeSession } from './sessions.queries.ts'
import type { ClientKeys } from './turn-limits.ts'
import { type SessionAnswer, type StartedSession, startSessionSchema } from './widget.schema.ts'
import { isWidgetKey } from './widget-key-format.ts'
import { isPatternKnown } from './widget-keys.queries.ts'

export const SESSION_MS = 30 * 60_000
const RENEW_BELOW_MS = 10 * 60_000

/** The page's origin is not among those of the widget key. */
export class OriginNotAllowedError extends SpielError {
  readonly code = 'origin_not_allowed'
  readonly status = 403
  constructor() {
    super('origin not allowed')
  }
}

/** The page that asks. */
export interface AskingPage {
  /** As its browser sent it. */
  origin: string | undefined
  /** What stands for it when it is a page of this server itself and there is a demo shop. */
  demo?: string | undefined
}

/** The store a widget key belongs to. */
export interface KeyOwner {
  ctx: StoreContext
  key: string
  keyId: string
  origin: string
  storeName: string
  storeLanguage: string
}

/** A shopper with a live session. */
export interface Caller extends KeyOwner {
  ctx: ShopperContext
  /** A fresh token when the one shown has less than ten minutes left. */
  renewed: SessionAnswer | undefined
}

/**
 * Whose widget key this is, on this page.
 * @throws {UnauthorizedError} for a key that is malformed, unknown or revoked
 * @throws {OriginNotAllowedError} also without an origin
 */
export async function identifyKey(app: AppContext, key: string | undefined, page: AskingPage): Promise<KeyOwner> {
  const row = key !== undefined && isWidgetKey(key) ? await findKeyOwner(app.db, key) : undefined
  if (!row || key === undefined) throw new UnauthorizedError()
  if (page.demo !== undefined && row.origins.includes(page.demo)) return ownerOf(app, row, key, page.demo)
  if (page.origin === undefined || !isOriginAllowed(page.origin, row.origins)) throw new OriginNotAllowedError()
  return ownerOf(app, row, key, page.origin)
}

/** Whether a page of this origin may be answered at all: what a browser asks before it sends a key. */
export async function isOriginKnown(app: AppContext, origin: string): Promise<boolean> {
  const patterns = patternsFor(origin)
  return patterns.length > 0 && (await isPatternKnown(app.db, patterns))
}

/**
 * Opens a session. A shopper token that is not good is refused: who logged in must not be taken for a stranger unnoticed.
 * With `previous` that session goes on; one of a visitor who has logged in since gets a new name, so that the old token
 * opens nothing of what the shopper then sees, and one of another shopper is left behind.
 * @throws {BadRequestError}
 */
export async function startSession(
  owner: KeyOwner,
  raw: z.input<typeof startSessionSchema>,
  { keys, verify }: { keys: ServerKeys; verify: VerifyShopperToken },
): Promise<StartedSession> {
  const { locale, page, shopperToken, previous } = parseInput(startSessionSchema, raw ?? {})
  const shopper = shopperToken ? await verify(owner.ctx, shopperToken) : null
  if (shopperToken && !shopper) {
    const message = 'is not a live token signed by this shop'
    throw new BadRequestError([{ path: 'shopperToken', code: 'invalid_token', message }])
  }
  const before = previous ? await readPrevious(keys, owner, previous) : undefined
  const isSame = before !== undefined && before.shopperId === (shopper?.id ?? null)
  const isLogin = before !== undefined && before.shopperId === null && shopper !== null
  const id = isSame ? before.sessionId : newId('wses')
  const expiresAtMs = Date.now() + SESSION_MS
  const row = {
    ...{ store_id: owner.ctx.storeId, id, key_id: owner.keyId, origin: owner.origin, locale: locale ?? null },
    ...{ page_url: page?.url ?? null, page_product_id: page?.productId ?? null },
    ...{ shopper_id: shopper?.id ?? null, shopper_email: shopper?.email ?? null, shopper_name: shopper?.name ?? null },
  }
  await writeSession(owner.ctx.db, row, new Date(expiresAtMs))
  if (isLogin) await takeOverConversations(owner.ctx, { from: before.sessionId, to: id, shopper })
  const { key, origin } = owner
  const claims = { key, sessionId: id, origin, shopperId: shopper?.id ?? null, expiresAtMs }
  return { ...(await answerFor(keys, claims)), resumed: isSame || isLogin }
}

/**
 * Who holds this token. One round trip to the database: a revoked key and a taken-away origin hold at once.
 * @param page its origin undefined when the client sent none: no browser on another site leaves it out, and who is no browser
 * can send any; the token alone decides then
 * @throws {UnauthorizedError} for a token that is not ours, expired, or of a revoked key
 * @throws {OriginNotAllowedError} on another page than the session's, or one no longer allowed
 */
export async function resumeSession(
  app: AppContext,
  token: string | undefined,
  { keys, origin, demo, ...client }: AskingPage & { keys: ServerKeys } & ClientKeys,
): Promise<Caller> {
  const claims = token === undefined ? undefined : await readSession(keys, token)
  if (!claims || claims.expiresAtMs <= Date.now()) throw new UnauthorizedError()
  const row = await findSession(app.db, claims.key, claims.sessionId)
  if (!row || row.origin !== claims.origin || row.shopper_id !== claims.shopperId) throw new UnauthorizedError()
  const isAllowed = isDemoOrigin(claims.origin)
    ? demo === claims.origin && row.origins.includes(claims.origin)
    : (origin === undefined || origin === claims.origin) && isOriginAllowed(claims.origin, row.origins)
  if (!isAllowed) throw new OriginNotAllowedError()
  const owner = ownerOf(app, row, claims.key, claims.origin)
  const { page_url: url, page_product_id: productId, shopper_id, shopper_email, shopper_name } = row
  const visitor: Visitor = {
    ...{ sessionId: row.id, ...client, origin: claims.origin, locale: row.locale },
    page: url || productId ? { url: url ?? undefined, productId: productId ?? undefined } : null,
    shopper: shopper_id && shopper_email ? { id: shopper_id, email: shopper_email, name: shopper_name } : null,
  }
  const ctx = { ...owner.ctx, actor: `shopper:${row.id}`, visitor }
  return { ...owner, ctx, renewed: await renew(app, keys, claims, row.store_id) }
}

async function renew(
  app: AppContext,
  keys: ServerKeys,
  claims: SessionClaims,
  storeId: number,
): Promise<SessionAnswer | undefined> {
  if (claims.expiresAtMs - Date.now() >= RENEW_BELOW_MS) return undefined
  const expiresAtMs = Date.now() + SESSION_MS
  await prolongSession(app.db, storeId, claims.sessionId, new Date(expiresAtMs))
  return answerFor(keys, { ...claims, expiresAtMs })
}

async function answerFor(keys: ServerKeys, claims: SessionClaims): Promise<SessionAnswer> {
  return { token: await signSession(keys, claims), expiresAt: new Date(claims.expiresAtMs).toISOString() }
}

function ownerOf(app: AppContext, row: KeyOwnerRow, key: string, origin: string): KeyOwner {
  const ctx: StoreContext = {
    ...app,
    storeId: row.store_id,
    currency: row.currency,
    scopes: ['read', 'write'],
    actor: `widget:${row.key_id}`,
  }
  return { ctx, key, keyId: row.key_id, origin, storeName: row.store_name, storeLanguage: row.store_language }
}
