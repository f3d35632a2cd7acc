import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, test } from 'node:test'
import { platformEnvironment, settled, startFake } from '../../../test/support/platforms/platform-harness.ts'
import { appOfFile } from '../../../test/support/test-app.ts'
import { callWidget, ORIGIN, streamWidget } from '../../../test/support/widget-client.ts'
import { BadRequestError } from '../../errors.ts'
import { createShopperSecret } from '../../shopper-identity/create-shopper-secret.ts'
import { signShopperToken } from '../../shopper-identity/shopper-token.ts'
import { createWidgetKey } from '../../widget/create-widget-key.ts'
import { connectPlatform } from '../connect-platform.ts'
import { disconnectPlatform } from '../disconnect-platform.ts'
import { verifyPlatformLogin } from '../verify-platform-login.ts'

const app = await appOfFile({ ...platformEnvironment, SPIEL_TURN_LIMITS: '0' })
const ann = { id: 4927, email: 'Ann.Archer@mail.example' }

async function shop({ withApp = true } = {}) {
  const fake = await startFake('bigcommerce')
  const mug = fake.world.addProduct({ title: 'Mug' })
  const order = { email: ann.email.toLowerCase(), name: 'Ann Archer', items: [fake.world.itemOf(mug)] }
  const { number } = fake.world.addOrder({ ...order, state: 'shipped' })
  const { context: ctx } = await app.createStore()
  const credentials = withApp ? fake.credentialsWithApp() : fake.credentials()
  await connectPlatform(ctx, { platform: 'bigcommerce', credentials })
  await settled(ctx)
  const { key } = await createWidgetKey(ctx, { origins: [ORIGIN] })
  const open = (shopperToken: string) => callWidget(app, '/sessions', { method: 'POST', key, body: { shopperToken } })
  return { fake, ctx, number, open }
}

describe('who is logged in at BigCommerce', () => {
  test('sees an order by its number alone, and a stranger does not', async () => {
    const { fake, number, open } = await shop()
    const askAs = async (token: string) => {
      const { json } = await open(token)
      const { id } = (await callWidget(app, '/conversations', { method: 'POST', token: json.token })).json
      return streamWidget(app, `/conversations/${id}/messages`, {
        token: json.token,
        body: { text: `Where is my order ${number}?` },
      })
    }
    assert.match((await askAs(fake.currentCustomer(ann))).text, /shipped|on its way|sent/i)
    const stranger = await askAs(fake.currentCustomer({ id: 5, email: 'bob@mail.example' }))
    assert.doesNotMatch(stranger.text, /shipped|on its way|sent/i)
    await fake.close()
  })

  test('a token that is forged, for somebody else or too old is refused', async () => {
    const { fake, ctx, open } = await shop()
    const now = Math.floor(Date.now() / 1000)
    const good = fake.currentCustomer(ann)
    const [header = '', payload = '', signature = ''] = good.split('.')
    const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url')
    const other = part({
      ...JSON.parse(Buffer.from(payload, 'base64url').toString()),
      customer: { id: 1, email: 'eve@mail.example' },
    })
    const sha512 = `${part({ alg: 'HS512', typ: 'JWT' })}.${payload}`
    const claims = (more: object) => fake.currentCustomer(ann, { claims: more })
    const broken = [
      `${header}.${other}.${signature}`,
      `${part({ alg: 'none' })}.${payload}.`,
      `${part({ alg: 'none' })}.${payload}.${signature}`,
      `${sha512}.${createHmac('sha512', 'client-secret-of-the-app').update(sha512).digest('base64url')}`,
      fake.currentCustomer(ann, { header: { alg: 'none' } }),
      fake.currentCustomer(ann, { header: { alg: 'HS512' } }),
      fake.currentCustomer(ann, { header: { alg: 'RS256' } }),
      ...['', 'client-secret-of-the-account', 'token-of-the-account'].map((secret) =>
        fake.currentCustomer(ann, { secret }),
      ),
      ...[{ sub: 'otherstore' }, { store_hash: 'otherstore' }, { sub: 'otherstore', store_hash: 'otherstore' }].map(
        claims,
      ),
      ...[{ aud: 'another-app' }, { aud: ['6sv16tfx3j5gsopm42ss5dd67g2srvq'] }, { iss: 'bc' }].map(claims),
      ...[{ operation: 'customer_login' }, { operation: undefined }].map(claims),
      ...[{ exp: now - 1 }, { exp: now }, { iat: now - 5000, exp: now + 60 }, { iat: now + 300, exp: now + 900 }].map(
        claims,
      ),
      ...[{ exp: undefined }, { iat: undefined }, { exp: String(now + 60) }, { exp: 1e308 }].map(claims),
      ...[null, {}, { id: 0, email: ann.email }, { id: '7', email: ann.email }, { id: 7 }, { id: 7, email: 'ann' }].map(
        (customer) => claims({ customer }),
      ),
      `${good}.`,
      `${good}.x`,
      ` ${good}`,
      `${good}\n`,
      `${header}.${payload}.${signature}=`,
      `${header}.${payload}.${signature.slice(0, -1)}`,
      '..',
      'a.b.c',
    ]
    for (const token of broken) assert.equal(await verifyPlatformLogin(ctx, token), null, token)
    assert.equal((await open(broken[0] as string)).status, 400)
    assert.deepEqual(await verifyPlatformLogin(ctx, good), { id: '4927', email: ann.email.toLowerCase(), name: null })
    assert.equal((await open(good)).status, 201)
    await fake.close()
  })

  test('no other store takes it, nor this one without the app or after it was disconnected', async () => {
    const { fake, ctx } = await shop()
    const token = fake.currentCustomer(ann)
    const { context: other } = await app.createStore()
    assert.equal(await verifyPlatformLogin(other, token), null)
    await disconnectPlatform(ctx, {})
    assert.equal(await verifyPlatformLogin(ctx, token), null)
    const without = await shop({ withApp: false })
    assert.equal(await verifyPlatformLogin(without.ctx, without.fake.currentCustomer(ann)), null)
    await Promise.all([fake.close(), without.fake.close()])
  })

  test('the store’s own tokens go on working beside it', async () => {
    const { fake, ctx, open } = await shop()
    const { secret } = await createShopperSecret(ctx)
    const now = Math.floor(Date.now() / 1000)
    const own = signShopperToken(secret, { sub: '7', email: ann.email, iat: now, exp: now + 600 })
    assert.equal((await open(own)).status, 201)
    await fake.close()
  })

  test('half of an app is refused when it is pasted', async () => {
    const fake = await startFake('bigcommerce')
    const { context: ctx } = await app.createStore()
    for (const half of ['appClientId', 'appClientSecret']) {
      const { [half]: _, ...credentials } = fake.credentialsWithApp()
      await assert.rejects(connectPlatform(ctx, { platform: 'bigcommerce', credentials }), BadRequestError)
    }
    await fake.close()
  })
})
