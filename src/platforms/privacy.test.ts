import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import type { FakeShopify } from '../../test/support/platforms/fake-shopify.ts'
import { connected, connectTo, platformEnvironment, settled } from '../../test/support/platforms/platform-harness.ts'
import { appOfFile } from '../../test/support/test-app.ts'
import { waitUntil } from '../../test/support/wait-until.ts'
import { callWidget, ORIGIN, streamWidget } from '../../test/support/widget-client.ts'
import type { StoreContext } from '../context.ts'
import { captureLead } from '../leads/capture-lead.ts'
import { addLeadNote } from '../leads/work/lead-notes.ts'
import { createShopperSecret } from '../shopper-identity/create-shopper-secret.ts'
import { signShopperToken } from '../shopper-identity/shopper-token.ts'
import { createWidgetKey } from '../widget/create-widget-key.ts'
import { getPlatform } from './get-platform.ts'
import { getPrivacyAnswer } from './privacy-requests.ts'
import { syncPlatform } from './sync-platform.ts'

const ANN = { id: '191167', email: 'ann.archer@mail.example', name: 'Ann Archer', phone: '+4915112345678' }
const BOB = { id: '555', email: 'bob.baker@mail.example', name: 'Bob Baker', phone: '+4915187654321' }
const app = await appOfFile({ ...platformEnvironment, SPIEL_TURN_LIMITS: '0' })

/** Every table of the database, the queue's too. */
async function tables(schemas: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema = ANY(${schemas}) AND table_type = 'BASE TABLE'`.execute(app.context.db)
  return rows.map(({ name }) => name)
}

/** In which tables any of these texts stands: as text, within JSON, and in bytes. */
async function whereIs(needles: string[]): Promise<string[]> {
  const all = needles.flatMap((needle) => [needle.toLowerCase(), Buffer.from(needle).toString('hex')])
  const found: string[] = []
  for (const table of await tables(['public', 'pgboss'])) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM ${sql.raw(table)} AS t
      WHERE EXISTS (SELECT FROM unnest(${all}::text[]) AS needle WHERE strpos(lower(t::text), needle) > 0)`.execute(
      app.context.db,
    )
    if ((rows[0]?.count ?? 0) > 0) found.push(table.replace('public.', ''))
  }
  return found.sort()
}

/** A shopper buys, is told of their order in the chat as who is logged in and as who is not, leaves a contact, and is written about. */
async function leaveTraces(
  store: { ctx: StoreContext; key: string; secret: string },
  who: typeof ANN,
  number: string,
): Promise<void> {
  const { ctx, key, secret } = store
  const now = Math.floor(Date.now() / 1000)
  const shopperToken = signShopperToken(secret, {
    sub: who.id,
    email: who.email,
    name: who.name,
    iat: now,
    exp: now + 600,
  })
  for (const session of [{ shopperToken }, {}]) {
    const { token } = (await callWidget(app, '/sessions', { method: 'POST', key, body: session })).json
    const { id } = (await callWidget(app, '/conversations', { method: 'POST', token })).json
    const say = (text: string) => streamWidget(app, `/conversations/${id}/messages`, { token, body: { text } })
    const answer = await say(`Where is my order ${number}? My address is ${who.email}`)
    assert.match(answer.text, /paid|sent|shipped|order/i)
    await say(`I am ${who.name}, call me at ${who.phone}`)
    const lead = await captureLead(ctx, { email: who.email, name: who.name, phone: who.phone, conversationId: id })
    await addLeadNote(ctx, { leadId: lead.id, text: `${who.name} called` }, { id: 'acc_1', name: 'Owner' })
  }
}

async function shopWithShoppers() {
  const { fake, ctx, slug } = await connected(app, 'shopify', (world) => {
    const mug = world.addProduct({ title: 'Mug' })
    for (const [number, who] of [
      ['1001', ANN],
      ['1002', BOB],
    ] as const) {
      const tracking = { number: `JD-${number}`, url: `https://track.example/JD-${number}`, carrier: 'DHL' }
      world.addOrder({
        number,
        email: who.email,
        name: who.name,
        items: [world.itemOf(mug)],
        state: 'shipped',
        tracking,
      })
    }
  })
  const { key } = await createWidgetKey(ctx, { origins: [ORIGIN] })
  const { secret } = await createShopperSecret(ctx, {} as never)
  for (const [number, who] of [
    ['1001', ANN],
    ['1002', BOB],
  ] as const) {
    await leaveTraces({ ctx, key, secret }, who, number)
  }
  return { fake, ctx, slug, key, secret }
}

async function ask(fake: FakeShopify, ctx: StoreContext, topic: string, body: object): Promise<string> {
  const url = (await getPlatform(ctx))?.hooks.url ?? ''
  assert.equal(await fake.deliver(app.url, { ...fake.sign(topic, body), url }), 200)
  return waitUntil(async () => {
    const [last] = (await getPlatform(ctx))?.privacy ?? []
    return last?.doneAt ? last.id : null
  })
}

describe('what shoppers ask of their data', () => {
  test('who asks to be forgotten is in no table any more, nobody else is touched, and nothing comes back', async () => {
    const { fake, ctx } = await shopWithShoppers()
    const [order] = [...fake.world.orders.values()]
    const before = await whereIs([ANN.email, ANN.name, ANN.phone])
    assert.ok(before.length >= 6, before.join())
    const ofBob = await whereIs([BOB.email, BOB.name, BOB.phone])
    const customer = { id: Number(ANN.id), email: ANN.email, phone: ANN.phone }
    await ask(fake, ctx, 'customers/redact', { shop_id: 1, customer, orders_to_redact: [order?.id] })
    assert.deepEqual(await whereIs([ANN.email, ANN.name, ANN.phone, 'JD-1001']), [])
    assert.deepEqual(await whereIs([BOB.email, BOB.name, BOB.phone]), ofBob)
    await connectTo(ctx, fake)
    await settled(ctx)
    assert.deepEqual(await whereIs([ANN.email, ANN.name, ANN.phone, 'JD-1001']), [])
    await fake.close()
  })

  test('an order that was not read yet when its shopper was erased brings nobody either', async () => {
    const { fake, ctx, world } = await connected(app, 'shopify')
    const mug = world.addProduct({ title: 'Mug' })
    const order = world.addOrder({ number: '2001', email: ANN.email, name: ANN.name, items: [world.itemOf(mug)] })
    fake.pending.length = 0
    await ask(fake, ctx, 'customers/redact', { shop_id: 1, customer: { id: 7 }, orders_to_redact: [order.id] })
    await syncPlatform(ctx)
    await settled(ctx)
    const { rows } = await sql<{ email: string | null; items: number }>`
      SELECT email, (SELECT count(*)::int FROM order_items i WHERE i.store_id = o.store_id) AS items
      FROM orders o WHERE store_id = ${ctx.storeId}`.execute(ctx.db)
    assert.deepEqual(rows, [{ email: null, items: 1 }])
    await fake.close()
  })

  test('who asks for their data gets all of it, and of nobody else', async () => {
    const { fake, ctx } = await shopWithShoppers()
    const customer = { id: Number(ANN.id), email: ANN.email, phone: ANN.phone }
    const id = await ask(fake, ctx, 'customers/data_request', { shop_id: 1, customer, orders_requested: [] })
    const answer = (await getPrivacyAnswer(ctx, { id })) as Record<string, object[]>
    for (const table of ['orders', 'conversations', 'messages', 'leads', 'lead_notes'])
      assert.ok(answer[table]?.length, table)
    assert.ok(!JSON.stringify(answer).includes(BOB.email))
    assert.ok(JSON.stringify(answer).includes(ANN.email))
    await fake.close()
  })
})
