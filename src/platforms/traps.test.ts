import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { FakeBigcommerce } from '../../test/support/platforms/fake-bigcommerce.ts'
import { FakeWorld } from '../../test/support/platforms/fake-world.ts'
import {
  connected,
  connectTo,
  type FakeName,
  platformEnvironment,
  settle,
  settled,
  startFake,
  storedAs,
} from '../../test/support/platforms/platform-harness.ts'
import { appOfFile } from '../../test/support/test-app.ts'
import { waitUntil } from '../../test/support/wait-until.ts'
import { BadRequestError, ConflictError } from '../errors.ts'
import { connectPlatform } from './connect-platform.ts'
import { getPlatform } from './get-platform.ts'
import { syncPlatform } from './sync-platform.ts'

const LATER_MS = 86_400_000
const app = await appOfFile(platformEnvironment)
const closers: (() => Promise<void>)[] = []
after(async () => {
  for (const close of closers) await close()
})

async function shopOf<Name extends FakeName>(name: Name, fill: (world: FakeWorld) => void = twoMugs) {
  const shop = await connected(app, name, fill)
  closers.push(() => shop.fake.close())
  return shop
}

async function lonely<Name extends FakeName>(name: Name, world = new FakeWorld()) {
  const fake = await startFake(name, world)
  closers.push(() => fake.close())
  const { context: ctx } = await app.createStore()
  return { fake, ctx, world }
}

function twoMugs(world: FakeWorld): void {
  world.addProduct({ title: 'Mug' })
  world.addProduct({ title: 'Other mug' })
}

const issuesOf = (text: RegExp) => (error: unknown) =>
  error instanceof BadRequestError && text.test(error.issues.map(({ message }) => message).join(' '))

describe('while something is being looked at', () => {
  test('a hook about it has it looked at again', async () => {
    const { fake, ctx, world } = await shopOf('bigcommerce')
    const [mug] = [...world.products.keys()]
    const rename = async (title: string) => {
      world.changeProduct(mug ?? 0, (product) => {
        product.title = title
      })
      await fake.deliverAll(app.url)
    }
    const asked = () =>
      fake.asked.filter(({ url }) => url.searchParams.has('id:in') && url.pathname.endsWith('/products')).length
    const before = asked()
    fake.slowness = () => 300
    await rename('Read at first')
    await waitUntil(() => asked() > before)
    await rename('Changed meanwhile')
    fake.slowness = undefined
    await settle(ctx, LATER_MS)
    assert.deepEqual(await storedAs(ctx, 'bigcommerce'), fake.expected())
  })

  test('what was deleted after a list of everything was begun does not come back with it', async () => {
    const { fake, ctx, world } = await shopOf('shopify')
    fake.bulks.looks = 4
    fake.asked.length = 0
    await syncPlatform(ctx)
    await waitUntil(() => fake.asked.some(({ body }) => body.includes('mutation RunBulk')))
    world.deleteProduct([...world.products.keys()][0] ?? 0)
    await fake.deliverAll(app.url)
    await settled(ctx)
    assert.deepEqual(await storedAs(ctx, 'shopify'), fake.expected())
    assert.equal(Object.keys(fake.expected().products).length, 1)
  })

  test('the walk goes on where it was after its worker died', async () => {
    const { fake, ctx } = await lonely('woocommerce', new FakeWorld())
    for (let at = 0; at < 250; at++) fake.world.addProduct({ title: `Mug ${at}` })
    const { runPlatform } = await import('./run-platform.ts')
    await connectTo(ctx, fake)
    for (let round = 0; round < 20; round++)
      await runPlatform(ctx, { storeId: ctx.storeId }, { budgetMs: 1, pollMs: LATER_MS })
    await settle(ctx, LATER_MS)
    const pages = fake.asked.filter(({ url }) => url.pathname.endsWith('/products') && url.searchParams.has('offset'))
    assert.deepEqual(await storedAs(ctx, 'woocommerce'), fake.expected())
    assert.ok(pages.length < 12, `${pages.length} pages`)
  })

  test('products that vanish from the list in the middle of it take no others with them', async () => {
    const { fake, ctx, world } = await lonely('woocommerce')
    for (let at = 0; at < 330; at++) world.addProduct({ title: `Mug ${at}` })
    const ids = [...world.products.keys()]
    let pages = 0
    fake.limit = ({ url }) => {
      if (url.pathname.endsWith('/products') && url.searchParams.has('offset') && ++pages === 2) {
        for (const id of ids.slice(0, 60)) world.deleteProduct(id)
      }
      return { refuses: false, headers: {} }
    }
    await connectTo(ctx, fake)
    fake.pending.length = 0
    await settled(ctx)
    const stored = await storedAs(ctx, 'woocommerce')
    for (const id of Object.keys(fake.expected().products)) assert.ok(stored.products[id], id)
  })
})

describe('Shopify', () => {
  test('a token that ends in the middle is renewed, and the renewed one is kept', async () => {
    const { fake, ctx, world } = await shopOf('shopify')
    fake.endTokens()
    world.addProduct({ title: 'After the token' })
    await fake.deliverAll(app.url)
    await settled(ctx)
    assert.deepEqual(await storedAs(ctx, 'shopify'), fake.expected())
    const grants = () => fake.asked.filter(({ url }) => url.pathname.endsWith('/access_token')).length
    const before = grants()
    await settle(ctx)
    assert.equal(grants(), before)
  })

  test('half a file is asked for again', async () => {
    const { fake, ctx, world } = await lonely('shopify')
    for (let at = 0; at < 40; at++) world.addProduct()
    fake.bulks.cutNextFile = true
    fake.bulks.orderLines = (lines) => lines.toReversed()
    await connectTo(ctx, fake)
    await settle(ctx, LATER_MS)
    assert.deepEqual(await storedAs(ctx, 'shopify'), fake.expected())
  })

  test('questions wait for as many points as they cost', async () => {
    const { fake, ctx, world } = await shopOf('shopify')
    fake.bucket = { most: 200, left: 60, perSecond: 400, atMs: Date.now() }
    for (let at = 0; at < 30; at++) world.addProduct({ title: `Dear ${at}` })
    await fake.deliverAll(app.url)
    await settled(ctx)
    assert.deepEqual(await storedAs(ctx, 'shopify'), fake.expected())
  })

  test('scopes that are missing are named; those that are not needed only warn', async () => {
    const { fake, ctx } = await lonely('shopify')
    fake.scopes = ['read_products', 'write_inventory']
    await assert.rejects(connectTo(ctx, fake), issuesOf(/read_orders/))
    assert.equal(await getPlatform(ctx), null)
    fake.scopes = ['read_products', 'write_inventory', 'read_orders']
    const { scopes } = await connectTo(ctx, fake)
    assert.deepEqual(
      scopes.filter(({ isMissing }) => isMissing).map(({ scope }) => scope),
      ['read_all_orders', 'read_customers'],
    )
  })

  test('uninstalling forgets the token; privacy is asked for after that', async () => {
    const { fake, ctx } = await shopOf('shopify')
    const { url } = (await getPlatform(ctx))?.hooks ?? {}
    const send = (topic: string, body: object) => fake.deliver(app.url, { ...fake.sign(topic, body), url: url ?? '' })
    assert.equal(await send('app/uninstalled', { id: 1 }), 200)
    const status = await getPlatform(ctx)
    assert.deepEqual([status?.state, status?.known.products], ['uninstalled', 2])
    assert.equal(await send('shop/redact', { shop_id: 1 }), 200)
    await waitUntil(async () => (await getPlatform(ctx)) === null)
    await waitUntil(async () => Object.keys((await storedAs(ctx, 'shopify')).products).length === 0)
  })
})

describe('BigCommerce', () => {
  test('obeys the numbers of the window', async () => {
    const { fake, ctx, world } = await lonely('bigcommerce')
    for (let at = 0; at < 60; at++) world.addOrder()
    let left = 30
    let refusals = 0
    let endsAt = 0
    fake.limit = () => {
      if (Date.now() > endsAt) {
        left = 30
        endsAt = Date.now() + 700
      }
      const refuses = left-- <= 0
      if (refuses) refusals++
      const told = {
        'requests-left': Math.max(left, 0),
        'requests-quota': 30,
        'time-window-ms': 700,
        'time-reset-ms': endsAt - Date.now(),
      }
      return {
        refuses,
        headers: Object.fromEntries(
          Object.entries(told).map(([name, value]) => [`x-rate-limit-${name}`, String(value)]),
        ),
      }
    }
    await connectTo(ctx, fake)
    await settled(ctx)
    assert.deepEqual(await storedAs(ctx, 'bigcommerce'), fake.expected())
    // Some are asked at once, before the first of them tells how little is left.
    assert.ok(refusals < 20, `${refusals} refusals`)
  })

  test('a scope that is missing is named', async () => {
    const { fake, ctx } = await lonely('bigcommerce')
    assert.ok(fake instanceof FakeBigcommerce)
    fake.scopes = new Set(['products', 'information'])
    await assert.rejects(connectTo(ctx, fake), issuesOf(/store_v2_orders_read_only/))
  })
})

describe('connecting', () => {
  test('a key of WooCommerce that may only read syncs, without hooks', async () => {
    const { fake, ctx, world } = await lonely('woocommerce')
    world.addProduct({ title: 'Mug' })
    fake.mayWrite = false
    const { scopes, hooks } = await connectTo(ctx, fake)
    assert.deepEqual(
      scopes.map(({ scope, isMissing }) => [scope, isMissing]),
      [
        ['read', false],
        ['write', true],
      ],
    )
    assert.match(hooks.failed[0]?.reason ?? '', /write/)
    await settled(ctx)
    assert.deepEqual(await storedAs(ctx, 'woocommerce'), fake.expected())
  })

  test('what is wrong is told in words, and nothing is kept of it', async () => {
    const { fake, ctx } = await lonely('woocommerce')
    const wrong = { ...fake.credentials(), consumerSecret: 'cs_wrong' }
    await assert.rejects(
      connectPlatform(ctx, { platform: 'woocommerce', credentials: wrong }),
      issuesOf(/refuses the credentials/),
    )
    const noKey = { shop: 'https://shop.example' }
    await assert.rejects(connectPlatform(ctx, { platform: 'woocommerce', credentials: noKey }), issuesOf(/is required/))
    const noShop = { shop: 'acme.example', clientId: 'a', clientSecret: 'b' }
    await assert.rejects(connectPlatform(ctx, { platform: 'shopify', credentials: noShop }), issuesOf(/myshopify\.com/))
    assert.equal(await getPlatform(ctx), null)
  })

  test('an address that is not public is refused where the operator does not allow it', async () => {
    const { fake, ctx } = await lonely('woocommerce')
    const { createOutbound } = await import('../outbound/create-outbound.ts')
    const strict = { ...ctx, outbound: createOutbound({ allow: [] }) }
    for (const shop of [fake.url, 'https://127.0.0.1', 'https://[::1]', 'https://169.254.169.254']) {
      const credentials = { ...fake.credentials(), shop }
      await assert.rejects(
        connectPlatform(strict, { platform: 'woocommerce', credentials }),
        issuesOf(/https|private|machine/),
      )
    }
    assert.equal(fake.asked.length, 0)
  })

  test('a store has one shop at a time; the same one is connected anew', async () => {
    const { fake, ctx } = await shopOf('woocommerce')
    const other = await lonely('shopify')
    await assert.rejects(connectTo(ctx, other.fake), ConflictError)
    await connectTo(ctx, fake)
    await settled(ctx)
  })

  test('credentials are in no table and in no answer', async () => {
    const { fake, ctx } = await shopOf('shopify')
    const { rows } = await sql<{
      row: string
    }>`SELECT platform_connections::text AS row FROM platform_connections`.execute(ctx.db)
    const shown = JSON.stringify(await getPlatform(ctx)) + rows.map(({ row }) => row).join() + app.logLines.join()
    for (const value of [fake.credentials().clientSecret ?? '', 'shpat_']) assert.ok(!shown.includes(value))
  })

  test('hooks to an address that no store can have are not found, however it is written', async () => {
    const { ctx } = await shopOf('shopify')
    const url = new URL((await getPlatform(ctx))?.hooks.url ?? '')
    const [, , , , own = ''] = url.pathname.split('/')
    const post = async (path: string) =>
      (await fetch(`${app.url}/hooks/v1/${path}`, { method: 'POST', body: '{}' })).status
    assert.equal(await post(`shopify/${own}`), 401)
    for (const path of [
      ...['shopify/%00', `shopify/${own}%00`, 'shopify/%ED%A0%80', 'shopify/store_%F0%9F%8D%B5', 'shopify/store_'],
      ...[`woocommerce/${own}`, `constructor/${own}`, `__proto__/${own}`, `%00/${own}`],
      `shopify/store_${'a'.repeat(1000)}`,
    ]) {
      assert.ok([400, 404].includes(await post(path)), path)
    }
  })
})
