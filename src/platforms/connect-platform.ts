import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { requireScope, type StoreContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { BadRequestError, ConflictError } from '../errors.ts'
import { getCommerce, setCommerce } from '../orders/set-commerce.ts'
import { OutboundRefusedError } from '../outbound/outbound-policy.ts'
import { parseInput } from '../shared/parse-input.ts'
import { type ConnectionRow, findConnection, writeConnection, writeHealth } from './connections.queries.ts'
import type { ConnectedShop, Connector, Credentials } from './connector.ts'
import { connectors } from './connectors.ts'
import { getPlatform } from './get-platform.ts'
import { hookUrlOf, sealCredentials, sealHookSecret, tryWithSession } from './open-session.ts'
import { PlatformError } from './platform-error.ts'
import { PlatformHttp } from './platform-http.ts'
import { connectSchema, type PlatformStatus } from './platforms.schema.ts'
import { startSync } from './sync-platform.ts'

/**
 * Connects the store to its shop on a platform, with what its owner pasted: the credentials are used once before anything is kept. Then its hooks
 * are asked for, and everything is read. Connecting anew replaces the credentials.
 * @throws {BadRequestError} naming what is wrong with them, or which scopes are missing
 * @throws {ConflictError} when the store is connected to another shop
 */
export async function connectPlatform(ctx: StoreContext, raw: z.input<typeof connectSchema>): Promise<PlatformStatus> {
  requireScope(ctx, 'admin')
  const { platform, credentials } = parseInput(connectSchema, raw)
  const connector = connectors[platform]
  const found = await tryOut(ctx, connector, credentials)
  checkScopes(connector, found)
  const former = await findConnection(ctx.db, ctx.storeId)
  if (former && (former.platform !== platform || former.shop !== found.shop)) {
    throw new ConflictError(`The store is connected to ${former.shop} (${former.platform}): disconnect it first`)
  }
  await keep(ctx, connector, found)
  const row = (await findConnection(ctx.db, ctx.storeId)) as ConnectionRow
  await leadToShop(ctx, found, connector.platform)
  await askForHooks(ctx, row)
  await startSync(ctx, 'full')
  return (await getPlatform(ctx)) as PlatformStatus
}

async function tryOut(ctx: StoreContext, connector: Connector, given: Credentials): Promise<ConnectedShop> {
  const wire = connector.wire(given)
  const { outbound } = ctx
  const http = new PlatformHttp(wire.base, { outbound, headers: () => wire.headers(given), paceOf: wire.paceOf })
  try {
    outbound.checkUrl(new URL(wire.base))
    return await connector.connect(given, http)
  } catch (error) {
    if (error instanceof OutboundRefusedError) refuse(`The address ${error.message}`)
    if (error instanceof PlatformError) refuse(error.message)
    throw error
  } finally {
    http.close()
  }
}

function refuse(message: string): never {
  throw new BadRequestError([{ path: 'credentials', code: 'not_accepted', message }])
}

function checkScopes({ scopes }: Connector, { missingScopes }: ConnectedShop): void {
  const missing = scopes.filter(({ scope, isRequired }) => isRequired && missingScopes.includes(scope))
  if (missing.length === 0) return
  const names = missing.map(({ scope }) => scope).join(', ')
  throw new BadRequestError([{ path: 'credentials', code: 'missing_scopes', message: `lack the scopes ${names}` }])
}

async function keep(ctx: StoreContext, { platform }: Connector, found: ConnectedShop): Promise<void> {
  const former = await findConnection(ctx.db, ctx.storeId)
  const made = randomBytes(32).toString('base64url')
  // One that we made stays: the hooks that are there sign with it.
  const hookSecret = found.hookSecret ? sealHookSecret(ctx, ctx.storeId, found.hookSecret) : former?.hook_secret
  await inTransaction(ctx.db, async (trx) => {
    await writeConnection(trx, ctx.storeId, {
      ...{ platform, shop: found.shop, shopName: found.name, origin: found.origin, currency: found.currency },
      credentials: sealCredentials(ctx, ctx.storeId, found.credentials),
      hookSecret: hookSecret ?? sealHookSecret(ctx, ctx.storeId, made),
      missingScopes: found.missingScopes,
    })
    await recordAudit(trx, ctx, 'platform.connected', found.shop, { platform, missingScopes: found.missingScopes })
  })
}

/** Links to the cart lead to the shop from now on; a template of the owner's own stays. */
async function leadToShop(
  ctx: StoreContext,
  { origin }: ConnectedShop,
  platform: Connector['platform'],
): Promise<void> {
  const known = await getCommerce(ctx)
  if (!known?.cartTemplate) await setCommerce(ctx, { platform, origin })
}

/** Asked for before everything is read, so that no change falls in between. Failing, they are asked for again within the hour. */
async function askForHooks(ctx: StoreContext, row: ConnectionRow): Promise<void> {
  await tryWithSession(ctx, row, async (open) => {
    const url = hookUrlOf(ctx, row, open)
    if (url === undefined) return
    const hooks = await open.connector.registerHooks(open.session, url)
    await writeHealth(ctx.db, ctx.storeId, { missingScopes: row.missing_scopes, hooks })
  })
}
