import type { StoreContext } from '../context.ts'
import { ConflictError } from '../errors.ts'
import { countChanges, countItems, findLastHook, findProblems } from './changes.queries.ts'
import { type ConnectionRow, findConnection } from './connections.queries.ts'
import { platformNames } from './connector.ts'
import { connectors } from './connectors.ts'
import { hookUrlOf, openSession } from './open-session.ts'
import type { PlatformChoice, PlatformStatus, PlatformSync } from './platforms.schema.ts'
import { listPrivacyRequests } from './privacy-requests.ts'
import { findSyncs, type SyncRow } from './syncs.queries.ts'

const SHARE = 0.95

/** What can be connected, and what is to be pasted for it. */
export const platformChoices: PlatformChoice[] = platformNames.map((platform) => ({
  platform,
  fields: [...connectors[platform].fields],
  scopes: [...connectors[platform].scopes],
  canAuthorize: connectors[platform].authorization !== undefined,
}))

/** How the store's platform is doing; null while there is none. */
export async function getPlatform(ctx: StoreContext): Promise<PlatformStatus | null> {
  const row = await findConnection(ctx.db, ctx.storeId)
  if (!row) return null
  const syncs = (await findSyncs(ctx.db, ctx.storeId, 10)).map(presentSync)
  const known = await countItems(ctx.db, ctx.storeId)
  return {
    ...{ platform: row.platform, shop: row.shop, shopName: row.shop_name, origin: row.origin, currency: row.currency },
    ...{ state: row.state, connectedAt: row.connected_at.toISOString() },
    scopes: connectors[row.platform].scopes.map((scope) => ({
      ...scope,
      isMissing: row.missing_scopes.includes(scope.scope),
    })),
    hooks: {
      url: hookAddress(ctx, row),
      active: [...(row.hooks.active ?? []), ...(row.hooks.repaired ?? [])].sort(),
      failed: row.hooks.failed ?? [],
      lastAt: iso(await findLastHook(ctx.db, ctx.storeId)),
    },
    fault: row.fault === null ? null : { message: row.fault, at: iso(row.fault_at) ?? '' },
    sync: syncs.find(({ state }) => state === 'waiting' || state === 'running') ?? null,
    lastSyncs: syncs,
    waiting: await countChanges(ctx.db, ctx.storeId),
    known: { products: known.product, orders: known.order },
    problems: (await findProblems(ctx.db, ctx.storeId)).map(({ kind, item_id, problem, checked_at }) => ({
      ...{ kind, id: item_id, message: problem, at: checked_at.toISOString() },
    })),
    freshnessSeconds: freshness(row.latencies),
    polledAt: iso(row.polled_at),
    reconciledAt: iso(row.reconciled_at),
    privacy: await listPrivacyRequests(ctx),
  }
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

function hookAddress(ctx: StoreContext, row: ConnectionRow): string | null {
  if (row.credentials === null) return null
  try {
    const open = openSession(ctx, row)
    open.close()
    return hookUrlOf(ctx, row, open) ?? null
  } catch (error) {
    // Encrypted with another secret: the rest of the page is told all the same.
    if (error instanceof ConflictError) return null
    throw error
  }
}

function freshness(latencies: number[]): number | null {
  const sorted = latencies.toSorted((a, b) => a - b)
  const ms = sorted[Math.max(0, Math.ceil(sorted.length * SHARE) - 1)]
  return ms === undefined ? null : Math.round(ms / 100) / 10
}

function presentSync(row: SyncRow): PlatformSync {
  return {
    ...{ id: row.id, kind: row.kind, state: row.state, products: row.products, productsTotal: row.products_total },
    ...{ orders: row.orders, ordersTotal: row.orders_total, unseen: row.gone, fault: row.fault },
    ...{ askedAt: row.asked_at.toISOString(), startedAt: iso(row.started_at), finishedAt: iso(row.finished_at) },
  }
}
