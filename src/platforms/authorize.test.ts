import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { type FakeWoo, keysDelivery } from '../../test/support/platforms/fake-woo.ts'
import { platformEnvironment, settled, startFake } from '../../test/support/platforms/platform-harness.ts'
import { appOfFile } from '../../test/support/test-app.ts'
import type { StoreContext } from '../context.ts'
import { BadRequestError, ConflictError, MissingScopeError } from '../errors.ts'
import { authorizePlatform } from './authorize-platform.ts'
import { getPlatform } from './get-platform.ts'

const app = await appOfFile(platformEnvironment)

const ask = (ctx: StoreContext, fake: FakeWoo) =>
  authorizePlatform(ctx, { platform: 'woocommerce', shop: `${fake.url}/` }).then(({ url }) => url)

/** Sends keys to the callback as whoever; its status. */
const send = (fake: FakeWoo, keys: unknown) => fake.deliver(app.url, keysDelivery(keys))

const stateOf = (url: string) => new URL(url).searchParams.get('user_id') ?? ''

async function shops() {
  const fake = await startFake('woocommerce')
  fake.world.addProduct({ title: 'Mug' })
  const { context: ctx, slug } = await app.createStore()
  const { context: other } = await app.createStore()
  const keys = (state: string) => ({
    ...{ key_id: 1, user_id: state, key_permissions: 'read_write' },
    ...{ consumer_key: fake.key, consumer_secret: fake.secret },
  })
  return { fake, ctx, slug, other, keys }
}

describe('keys that the shop hands out', () => {
  test('one yes in the shop connects the store, and everything is read', async () => {
    const { fake, ctx, slug } = await shops()
    const url = await ask(ctx, fake)
    const { status, returnUrl } = await fake.approve(url, app.url)
    assert.equal(status, 200)
    assert.equal(new URL(returnUrl).pathname, `/s/${slug}/settings/platform`)
    const platform = await settled(ctx)
    assert.deepEqual(
      [platform.platform, platform.shop, platform.state, platform.known.products],
      ['woocommerce', new URL(fake.url).host, 'connected', 1],
    )
    const { rows } = await sql<{ text: string }>`SELECT a::text AS text FROM audit_events a
      WHERE store_id = ${ctx.storeId} AND action = 'platform.connected'`.execute(ctx.db)
    assert.match(rows[0]?.text ?? '', new RegExp(ctx.actor))
    await fake.close()
  })

  test('keys come once: what is sent again changes nothing', async () => {
    const { fake, ctx, keys } = await shops()
    const url = await ask(ctx, fake)
    const { sent } = await fake.approve(url, app.url)
    const before = await getPlatform(ctx)
    for (const again of [sent, { ...keys(stateOf(url)), consumer_key: 'ck_of_another' }])
      assert.equal(await send(fake, again), 401)
    assert.equal((await getPlatform(ctx))?.connectedAt, before?.connectedAt)
    await fake.close()
  })

  test('two at once: one of them connects', async () => {
    const { fake, ctx, keys } = await shops()
    const state = stateOf(await ask(ctx, fake))
    const statuses = await Promise.all(Array.from({ length: 6 }, () => send(fake, keys(state))))
    assert.deepEqual(statuses.sort(), [200, 401, 401, 401, 401, 401])
    await fake.close()
  })

  test('a state that was made up, of another store, too old or replaced connects nobody', async () => {
    const { fake, ctx, other, keys } = await shops()
    const former = stateOf(await ask(ctx, fake))
    const state = stateOf(await ask(ctx, fake))
    const foreign = stateOf(await ask(other, fake))
    const [store, secret = ''] = state.split('.')
    const madeUp = [
      former,
      `${store}.${'A'.repeat(43)}`,
      `${store}.${foreign.split('.')[1]}`,
      `${foreign.split('.')[0]}.${secret}`,
      `${store}.${secret.slice(0, 42)}`,
      ` ${state}`,
      `${state}\n`,
      `${store}.`,
      `${store}.%`,
      '',
    ]
    for (const one of madeUp) assert.equal(await send(fake, keys(one)), 401, one)
    await sql`UPDATE platform_authorizations SET expires_at = clock_timestamp() WHERE store_id = ${ctx.storeId}`.execute(
      ctx.db,
    )
    assert.equal(await send(fake, keys(state)), 401)
    assert.equal(await getPlatform(ctx), null)
    assert.equal(await getPlatform(other), null)
    await fake.close()
  })

  test('keys are tried at the shop that was asked, whatever is said beside them', async () => {
    const { fake, ctx, keys } = await shops()
    const elsewhere = await startFake('woocommerce')
    const state = stateOf(await ask(ctx, fake))
    assert.equal(await send(fake, { ...keys(state), shop: elsewhere.url, store_url: elsewhere.url }), 200)
    assert.equal((await getPlatform(ctx))?.shop, new URL(fake.url).host)
    assert.equal(elsewhere.asked.length, 0)
    await Promise.all([fake.close(), elsewhere.close()])
  })

  test('keys that the shop does not take are not kept, and the state is used up', async () => {
    const { fake, ctx, keys } = await shops()
    const state = stateOf(await ask(ctx, fake))
    assert.equal(await send(fake, { ...keys(state), consumer_secret: 'cs_wrong' }), 400)
    assert.equal(await getPlatform(ctx), null)
    assert.equal(await send(fake, keys(state)), 401)
    await fake.close()
  })

  test('what is no set of keys is refused, however it looks', async () => {
    const { fake, ctx, keys } = await shops()
    const state = stateOf(await ask(ctx, fake))
    const broken = [
      ...['', 'null', '[]', '"x"', '{', '\u0000', `user_id=${state}`],
      ...[{}, { user_id: [state] }, { ...keys(state), consumer_key: null }, { ...keys(state), user_id: { a: 1 } }],
      { ...keys(state), consumer_key: 'k'.repeat(10_000) },
    ]
    for (const one of broken) assert.equal(await send(fake, one), 401, JSON.stringify(one).slice(0, 80))
    assert.equal(await send(fake, 'x'.repeat(70_000)), 413)
    for (const platform of ['shopify', 'bigcommerce', 'nobody', 'constructor']) {
      const delivery = keysDelivery(keys(state), `/hooks/v1/${platform}/authorized`)
      assert.equal(await fake.deliver(app.url, delivery), 401, platform)
    }
    assert.equal(await send(fake, keys(state)), 200, 'none of it used up the state')
    await fake.close()
  })

  test('only admins ask, only shops that can are asked, and the state is stored nowhere', async () => {
    const { fake, ctx } = await shops()
    const weak: StoreContext = { ...ctx, scopes: ['read', 'write'] }
    await assert.rejects(ask(weak, fake), MissingScopeError)
    for (const raw of [
      { platform: 'shopify', shop: 'acme.myshopify.com' },
      { platform: 'woocommerce', shop: '' },
      { platform: 'woocommerce', shop: 'javascript:alert(1)' },
      { platform: 'woocommerce', shop: 'http://10.0.0.1' },
      { platform: 'nobody', shop: fake.url },
    ])
      await assert.rejects(authorizePlatform(ctx, raw as never), BadRequestError, raw.shop)
    const plain = { ...ctx, publicUrl: 'http://localhost:3000' }
    const shop = { platform: 'woocommerce', shop: 'https://shop.example' } as const
    await assert.rejects(authorizePlatform(plain, shop), ConflictError)
    const secret = stateOf(await ask(ctx, fake)).split('.')[1] ?? ''
    const { rows } = await sql<{ text: string }>`SELECT p::text AS text FROM platform_authorizations p
      UNION ALL SELECT a::text FROM audit_events a`.execute(ctx.db)
    assert.ok(rows.length > 0 && rows.every(({ text }) => !text.includes(secret)))
    await fake.close()
  })
})
