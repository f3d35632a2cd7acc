import { sql } from 'kysely'
import type { StoreContext } from '../../../src/context.ts'
import { connectPlatform } from '../../../src/platforms/connect-platform.ts'
import { getPlatform } from '../../../src/platforms/get-platform.ts'
import type { PlatformStatus } from '../../../src/platforms/platforms.schema.ts'
import { runPlatform } from '../../../src/platforms/run-platform.ts'
import type { TestApp } from '../test-app.ts'
import { TEST_SECRET } from '../test-secret.ts'
import { waitUntil } from '../wait-until.ts'
import { FakeBigcommerce } from './fake-bigcommerce.ts'
import type { FakeServer } from './fake-platform-server.ts'
import { FakeShopify } from './fake-shopify.ts'
import { FakeWoo } from './fake-woo.ts'
import { type Expected, FakeWorld } from './fake-world.ts'

export const fakePlatforms = { shopify: FakeShopify, bigcommerce: FakeBigcommerce, woocommerce: FakeWoo }
export type FakeName = keyof typeof fakePlatforms

/** What a test app needs to speak with a fake on loopback, and to keep its credentials on a PostgreSQL server. */
export const platformEnvironment = {
  SPIEL_OUTBOUND_ALLOW: '127.0.0.1',
  SPIEL_PUBLIC_URL: 'https://chat.shop.example',
  SPIEL_SECRET: TEST_SECRET,
}

export async function startFake<Name extends FakeName>(
  name: Name,
  world = new FakeWorld(),
): Promise<InstanceType<(typeof fakePlatforms)[Name]>> {
  const fake = new fakePlatforms[name](world)
  await fake.start()
  return fake as InstanceType<(typeof fakePlatforms)[Name]>
}

/** Connects the store as its owner would. */
export const connectTo = (ctx: StoreContext, fake: FakeServer): Promise<PlatformStatus> =>
  connectPlatform(ctx, { platform: fake.platform, credentials: fake.credentials() })

/** Until nothing is left to be done for the store's platform. */
export async function settled(ctx: StoreContext, lookEveryMs?: number): Promise<PlatformStatus> {
  return waitUntil(async () => {
    const status = await getPlatform(ctx)
    return status && status.sync === null && status.waiting === 0 ? status : null
  }, lookEveryMs)
}

/**
 * The same as fast as it goes: by this process itself, asking for changes at once. Where a worker of the app has the store just then, another round
 * asks, so that what changed before the call is always asked for.
 */
export async function settle(ctx: StoreContext, pollMs = 0): Promise<void> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(ctx.db)
  const sinceMs = pollMs === 0 ? Math.floor(Number(rows[0]?.now)) : 0
  for (let round = 0; round < 200; round++) {
    await sql`UPDATE platform_connections SET pause_until = NULL WHERE store_id = ${ctx.storeId}`.execute(ctx.db)
    await runPlatform(ctx, { storeId: ctx.storeId }, { pollMs })
    const status = await getPlatform(ctx)
    if (!status) return
    const isAsked = Date.parse(status.polledAt ?? '1970-01-01') >= sinceMs
    if (isAsked && status.sync === null && status.waiting === 0 && status.fault === null) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('It does not settle')
}

/** The store as a test compares it with its platform: what was deleted there is offered to nobody. */
export async function storedAs(ctx: StoreContext, source: string): Promise<Expected> {
  const { rows: products } = await sql<{
    external_id: string
    title: string
    status: string
    variants: Record<string, [number | null, number | null]>
  }>`
    SELECT p.external_id, p.title, p.status, coalesce((SELECT json_object_agg(v.external_id, json_build_array(v.price, v.inventory)) FROM variants v
      WHERE v.store_id = p.store_id AND v.product_id = p.external_id AND v.archived_at IS NULL), '{}') AS variants
    FROM products p WHERE p.store_id = ${ctx.storeId} AND p.source = ${source} AND p.status <> 'archived'`.execute(
    ctx.db,
  )
  const { rows: orders } = await sql<{
    external_id: string
    email: string | null
    financial: string
    fulfillment: string
    items: number
  }>`
    SELECT o.external_id, o.email, o.financial_status AS financial, o.fulfillment_status AS fulfillment,
      (SELECT count(*)::int FROM order_items i WHERE i.store_id = o.store_id AND i.order_id = o.external_id) AS items
    FROM orders o WHERE o.store_id = ${ctx.storeId} AND o.source = ${source}`.execute(ctx.db)
  return {
    products: Object.fromEntries(
      products.map(({ external_id: id, title, status, variants }) => [
        id,
        { title, offered: status === 'active', variants },
      ]),
    ),
    orders: Object.fromEntries(orders.map(({ external_id: id, ...order }) => [id, order])),
  }
}

/** A store and a fake platform of the kind, connected. */
export async function connected<Name extends FakeName>(
  app: TestApp,
  name: Name,
  fill: (world: FakeWorld) => void = () => {},
) {
  const fake = await startFake(name)
  fill(fake.world)
  fake.pending.length = 0
  const { context: ctx, slug } = await app.createStore()
  await connectTo(ctx, fake)
  await settled(ctx)
  return { fake, ctx, slug, world: fake.world }
}
