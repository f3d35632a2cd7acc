import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { type AppContext, requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { BadRequestError, ConflictError, UnauthorizedError } from '../errors.ts'
import { OutboundRefusedError } from '../outbound/outbound-policy.ts'
import { parseInput } from '../shared/parse-input.ts'
import { randomBase62 } from '../shared/random.ts'
import { getStore } from '../stores/update-store.ts'
import { takeAuthorization, writeAuthorization } from './authorizations.queries.ts'
import { connectPlatform } from './connect-platform.ts'
import type { PlatformName } from './connector.ts'
import { connectors } from './connectors.ts'
import { authorizeSchema } from './platforms.schema.ts'

/** As long as it takes to sign in to the shop and to read what is asked. */
const LIFE_MS = 15 * 60_000
/** The store's public id and a secret of 256 bits. */
const STATE = /^(store_[0-9A-Za-z]{1,40})\.([0-9A-Za-z]{43})$/

const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest()

/**
 * Begins to connect the store to a shop that hands out keys itself, once its owner says yes there.
 * @returns where the owner is to go
 * @throws {BadRequestError} for a platform that cannot, and an address that is none
 * @throws {ConflictError} when the shop could not reach this server
 */
export async function authorizePlatform(
  ctx: StoreContext,
  raw: z.input<typeof authorizeSchema>,
): Promise<{ url: string }> {
  requireScope(ctx, 'admin')
  const { platform, shop } = parseInput(authorizeSchema, raw)
  const { authorization, wire } = connectors[platform]
  if (!authorization) {
    throw new BadRequestError([
      { path: 'platform', code: 'invalid_value', message: 'does not hand out keys by itself' },
    ])
  }
  const base = new URL(wire({ shop }).base)
  checkReach(ctx, base)
  const { id: publicId, slug } = await getStore(ctx)
  const state = `${publicId}.${randomBase62(43)}`
  await inTransaction(ctx.db, async (trx) => {
    const asked = { platform, shop: base.origin, stateHash: hashOf(state), actor: ctx.actor, lifeMs: LIFE_MS }
    await writeAuthorization(trx, ctx.storeId, asked)
    await recordAudit(trx, ctx, 'platform.authorization_asked', base.host, { platform })
  })
  const callbackUrl = `${ctx.publicUrl}/hooks/v1/${platform}/authorized`
  return {
    url: authorization.url(base.origin, {
      state,
      callbackUrl,
      returnUrl: `${ctx.publicUrl}/s/${slug}/settings/platform`,
    }),
  }
}

function checkReach({ outbound, publicUrl }: StoreContext, base: URL): void {
  try {
    outbound.checkUrl(base)
  } catch (error) {
    if (!(error instanceof OutboundRefusedError)) throw error
    throw new BadRequestError([{ path: 'shop', code: 'not_accepted', message: error.message }])
  }
  // What stands in for a shop in the operator's own network need not insist on https.
  if (publicUrl.startsWith('https://') || base.protocol === 'http:') return
  throw new ConflictError(
    'The shop sends the keys to SPIEL_PUBLIC_URL, which must be an https:// address: paste them instead',
  )
}

/**
 * Takes in the keys that a shop hands out. Only what we asked for is taken: once, for a quarter of an hour, for the store and with the shop that were asked
 * for, whatever else is said. The keys are tried out before this returns, so that the shop takes them back when they are not kept.
 * @throws {UnauthorizedError} for a state that is unknown, used or too old
 * @throws {BadRequestError | ConflictError} as connectPlatform
 */
export async function takeKeys(app: AppContext, platform: string, body: unknown): Promise<void> {
  const authorization = connectors[platform as PlatformName]?.authorization
  const handed = authorization?.read(body)
  const [, publicId] = STATE.exec(handed?.state ?? '') ?? []
  if (!handed || publicId === undefined) throw new UnauthorizedError()
  const asked = await takeAuthorization(app.db, { platform, publicId, stateHash: hashOf(handed.state) })
  if (!asked) throw new UnauthorizedError()
  const { store_id: storeId, currency, shop, actor } = asked
  const ctx: StoreContext = { ...app, storeId, currency, scopes: ['admin'], actor }
  await connectPlatform(ctx, { platform: asked.platform, credentials: { ...handed.credentials, shop } })
}
