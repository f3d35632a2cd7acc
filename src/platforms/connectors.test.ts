import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { FakeWorld } from '../../test/support/platforms/fake-world.ts'
import {
  connected,
  connectTo,
  type FakeName,
  fakePlatforms,
  platformEnvironment,
  settle,
  settled,
  startFake,
  storedAs,
} from '../../test/support/platforms/platform-harness.ts'
import { appOfFile } from '../../test/support/test-app.ts'
import { waitUntil } from '../../test/support/wait-until.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import { searchProducts } from '../search/search-products.ts'

const app = await appOfFile(platformEnvironment)
const closers: (() => Promise<void>)[] = []
after(async () => {
  for (const close of closers) await close()
})

function smallShop(world: FakeWorld): void {
  const shirt = world.addProduct({
    title: 'Linen shirt',
    description: '<p>Cool in <b>summer</b>.</p>',
    tags: ['linen', 'summer'],
    variants: [
      { options: { Size: 'S' }, price: 49.5, inventory: 3 },
      { options: { Size: 'M' }, price: 49.5, inventory: 0 },
      { options: { Size: 'L' }, price: 52, inventory: 7 },
    ],
  })
  const cap = world.addProduct({ title: 'Wool cap', variants: [{ price: 19.9, inventory: 12 }] })
  world.addProduct({ title: 'Not for sale yet', isListed: false })
  world.addOrder({ items: [world.itemOf(shirt, 2, 1), world.itemOf(cap)], state: 'paid', email: 'ann@shop.example' })
  world.addOrder({
    items: [world.itemOf(cap)],
    state: 'shipped',
    tracking: { number: 'JD0123', url: 'https://track.example/JD0123', carrier: 'DHL' },
  })
}

async function shopOf<Name extends FakeName>(name: Name, fill = smallShop) {
  const shop = await connected(app, name, fill)
  closers.push(() => shop.fake.close())
  return shop
}

/** What every connector must do, whatever its platform. */
for (const name of Object.keys(fakePlatforms) as FakeName[]) {
  describe(name, () => {
    test('everything is read when a shop is connected, and can be found', async () => {
      const { fake, ctx } = await shopOf(name)
      assert.deepEqual(await storedAs(ctx, name), fake.expected())
      const { data } = await searchProducts(ctx, { q: 'linen shirt' } as never)
      assert.equal(data[0]?.title, 'Linen shirt')
    })

    test('a hook has what changed looked at, and what was deleted offered no more', async () => {
      const { fake, ctx, world } = await shopOf(name)
      const [shirt, cap] = [...world.products.values()]
      world.changeProduct(shirt?.id ?? 0, (product) => {
        product.title = 'Linen shirt, blue'
        for (const variant of product.variants) variant.inventory = 1
      })
      world.deleteProduct(cap?.id ?? 0)
      const [order] = [...world.orders.values()]
      world.changeOrder(order?.id ?? 0, (one) => {
        one.state = 'cancelled'
      })
      await fake.deliverAll(app.url)
      await settled(ctx)
      assert.deepEqual(await storedAs(ctx, name), fake.expected())
    })

    test('hooks that come twice, late and in the wrong order end in what is there now', async () => {
      const { fake, ctx, world } = await shopOf(name)
      const [shirt] = [...world.products.values()]
      for (const title of ['First', 'Second', 'Third']) {
        world.changeProduct(shirt?.id ?? 0, (product) => {
          product.title = title
        })
      }
      const deliveries = fake.pending.splice(0).reverse()
      for (const delivery of [...deliveries, ...deliveries]) assert.equal(await fake.deliver(app.url, delivery), 200)
      await settled(ctx)
      assert.deepEqual(await storedAs(ctx, name), fake.expected())
    })

    test('a hook with a wrong signature is refused with 401, and does nothing', async () => {
      const { fake, world } = await shopOf(name)
      const [shirt] = [...world.products.values()]
      world.changeProduct(shirt?.id ?? 0, (product) => {
        product.title = 'Forged'
      })
      const [delivery] = fake.pending.splice(0)
      assert.ok(delivery)
      const forged = { ...delivery, body: Buffer.concat([delivery.body, Buffer.from(' ')]) }
      assert.equal(await fake.deliver(app.url, forged), 401)
      const unsigned = Object.fromEntries(
        Object.entries(delivery.headers).filter(([header]) => !/signature|hmac|spiel/.test(header)),
      )
      assert.equal(await fake.deliver(app.url, { ...delivery, headers: unsigned }), 401)
    })

    test('what no hook told of is found by asking, and what vanished by reading everything', async () => {
      const { fake, ctx, world } = await shopOf(name)
      const [shirt, cap] = [...world.products.values()]
      world.changeProduct(shirt?.id ?? 0, (product) => {
        product.title = 'Changed in silence'
      })
      world.addOrder({ email: 'late@shop.example' })
      fake.pending.length = 0
      await settle(ctx)
      assert.deepEqual(await storedAs(ctx, name), fake.expected())
      world.deleteProduct(cap?.id ?? 0)
      fake.pending.length = 0
      await connectTo(ctx, fake)
      await settled(ctx)
      assert.deepEqual(await storedAs(ctx, name), fake.expected())
    })

    test('a storm of refusals and broken answers delays, and loses nothing', async () => {
      const fake = await startFake(name, filled(300))
      closers.push(() => fake.close())
      const { context: ctx } = await app.createStore()
      await connectTo(ctx, fake)
      fake.failNext(
        'too-many',
        'broken',
        'cut',
        'too-many',
        'broken',
        'broken',
        'broken',
        'broken',
        'broken',
        'too-many',
      )
      await settle(ctx)
      assert.deepEqual(await storedAs(ctx, name), fake.expected())
    })

    test('titles with tags and signs, no price, and 2,048 variants are taken as they are', async () => {
      const { fake, ctx, world } = await shopOf(name, (shop) => {
        shop.addProduct({ title: 'Tea for two 🫖 «fine»', variants: [{ price: null, inventory: null }] })
        const variants = Array.from({ length: 2048 }, (_, at) => ({
          options: { Number: String(at) },
          price: at / 4,
          inventory: at,
        }))
        shop.addProduct({ title: 'Everything box', variants })
      })
      assert.deepEqual(await storedAs(ctx, name), fake.expected())
      const box = [...world.products.values()].at(-1)
      world.changeProduct(box?.id ?? 0, (product) => {
        product.variants.splice(0, 48)
      })
      await fake.deliverAll(app.url)
      await settled(ctx)
      assert.deepEqual(await storedAs(ctx, name), fake.expected())
    })

    test('hooks that the platform put to sleep are put right, and everything is read once more', async () => {
      const { fake, ctx, world } = await shopOf(name)
      fake.breakHooks()
      world.deleteProduct([...world.products.keys()][0] ?? 0)
      fake.pending.length = 0
      await ctx.db
        .updateTable('platform_connections' as never)
        .set({ hooks_checked_at: null } as never)
        .execute()
      // Whoever is at work on the store already has looked at its hooks before.
      await waitUntil(async () => {
        await settle(ctx)
        const { rows } = await sql<{ at: Date | null }>`SELECT hooks_checked_at AS at FROM platform_connections
          WHERE store_id = ${ctx.storeId}`.execute(ctx.db)
        return rows[0]?.at
      })
      await settled(ctx)
      assert.deepEqual(await storedAs(ctx, name), fake.expected())
      world.addProduct({ title: 'Heard of again' })
      assert.ok(fake.pending.length > 0)
    })

    test('what the store pushes itself stays apart from what is synced', async () => {
      const { fake, ctx, world } = await shopOf(name)
      const [own] = Object.keys(fake.expected().products)
      const pushed = await upsertProducts(ctx, [
        { externalId: 'OWN-1', title: 'Pushed' },
        { externalId: own, title: 'Not yours' },
      ])
      assert.deepEqual([pushed.upserted, pushed.errors[0]?.code], [1, 'conflict'])
      world.deleteProduct([...world.products.keys()][0] ?? 0)
      await fake.deliverAll(app.url)
      await connectTo(ctx, fake)
      await settled(ctx)
      assert.deepEqual(await storedAs(ctx, name), fake.expected())
      assert.deepEqual(Object.keys((await storedAs(ctx, 'push')).products), ['OWN-1'])
    })

    test('two stores on one platform never see each other', async () => {
      const [one, other] = [await shopOf(name), await shopOf(name, (world) => world.addProduct({ title: 'Only here' }))]
      one.world.changeProduct([...one.world.products.keys()][0] ?? 0, (product) => {
        product.title = 'Mine'
      })
      await one.fake.deliverAll(app.url)
      await settled(one.ctx)
      assert.deepEqual(await storedAs(one.ctx, name), one.fake.expected())
      assert.deepEqual(await storedAs(other.ctx, name), other.fake.expected())
    })
  })
}

function filled(products: number): FakeWorld {
  const world = new FakeWorld()
  for (let at = 0; at < products; at++)
    world.addProduct({ variants: at % 3 === 0 ? [{ options: { A: 'x' } }, { options: { A: 'y' } }] : [{}] })
  for (let at = 0; at < 120; at++) world.addOrder()
  return world
}
