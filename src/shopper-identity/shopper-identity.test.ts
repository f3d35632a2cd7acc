import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { startTestApp, type TestApp, type TestStore } from '../../test/support/test-app.ts'
import { testDatabaseKind } from '../../test/support/test-database.ts'
import { TEST_SECRET } from '../../test/support/test-secret.ts'
import { MissingScopeError } from '../errors.ts'
import { createSecretBox, SecretMissingError, SecretUnreadableError } from '../shared/secret-box.ts'
import { createShopperSecret } from './create-shopper-secret.ts'
import { readShopperToken, signShopperToken } from './shopper-token.ts'
import { verifyShopperToken } from './verify-shopper-token.ts'

let app: TestApp
let store: TestStore

const now = () => Math.floor(Date.now() / 1000)
const claims = (more: object = {}) => ({
  sub: '7',
  email: 'Ann@Example.com',
  name: 'Ann',
  iat: now(),
  exp: now() + 600,
  ...more,
})

before(async () => {
  // A PostgreSQL server has no data folder to keep a secret in.
  app = await startTestApp(testDatabaseKind() === 'postgres' ? { SPIEL_SECRET: TEST_SECRET } : {})
})
beforeEach(async () => {
  store = await app.createStore()
})
after(() => app.close())

test('a token signed with the store’s secret says who the shopper is', async () => {
  const { secret } = await createShopperSecret(store.context)
  assert.match(secret, /^sp_shop_[0-9A-Za-z]{43}$/)
  const verify = (more?: object) => verifyShopperToken(store.context, signShopperToken(secret, claims(more)))
  assert.deepEqual(await verify(), { id: '7', email: 'ann@example.com', name: 'Ann' })
  assert.deepEqual(await verify({ name: undefined }), { id: '7', email: 'ann@example.com', name: null })
  assert.deepEqual(await verify({ extra: [1] }), { id: '7', email: 'ann@example.com', name: 'Ann' })
})

test('a token out of order says nothing', async () => {
  const { secret } = await createShopperSecret(store.context)
  const good = signShopperToken(secret, claims())
  const [payload = '', signature = ''] = good.split('.')
  const other = Buffer.from(JSON.stringify(claims({ email: 'bob@example.com' }))).toString('base64url')
  const broken = [
    '',
    '.',
    payload,
    `${payload}.`,
    `${other}.${signature}`,
    `${payload}.${signature.slice(0, -1)}`,
    `${payload}.${signature}=`,
    `${good}.`,
    ` ${good}`,
    `${good}\n`,
    `${payload}.${createHmac('sha256', `${secret}x`).update(payload).digest('hex')}`,
    `${payload}.${createHmac('sha256', secret).update(payload).digest('hex').slice(1)}`,
    `${payload}.${createHmac('sha256', '').update(payload).digest('base64url')}`,
    `${payload}.${'A'.repeat(43)}`,
    'a'.repeat(100_000),
    signShopperToken('sp_shop_other', claims()),
    ...[
      { exp: now() - 1 },
      { exp: now() },
      { iat: now() - 5000, exp: now() + 3600 },
      { iat: now() + 300, exp: now() + 900 },
      { exp: now() + 3601 },
      { exp: String(now() + 60) },
      { exp: null },
      { iat: undefined },
      { exp: 1e308 },
      { email: null },
      { email: 'ann' },
      { email: ['ann@example.com'] },
      { sub: '' },
      { sub: 7 },
    ].map((more) => signShopperToken(secret, claims(more) as never)),
    ...['null', '[]', '"x"', '{', 'é'].map((text) => {
      const part = Buffer.from(text.padEnd(8)).toString('base64url')
      return `${part}.${createHmac('sha256', secret).update(part).digest('base64url')}`
    }),
  ]
  for (const token of broken) assert.equal(await verifyShopperToken(store.context, token), null, token.slice(0, 300))
  assert.ok(await verifyShopperToken(store.context, good))
})

test('another store’s token says nothing, nor does any before there is a secret', async () => {
  const other = await app.createStore()
  const { secret } = await createShopperSecret(store.context)
  const token = signShopperToken(secret, claims())
  assert.equal(await verifyShopperToken(other.context, token), null)
  await createShopperSecret(other.context)
  assert.equal(await verifyShopperToken(other.context, token), null)
  assert.ok(await verifyShopperToken(store.context, token))
})

test('after a change two secrets work for a day, never three', async () => {
  const tokens: string[] = []
  const works = () =>
    Promise.all(tokens.map(async (token) => (await verifyShopperToken(store.context, token)) !== null))
  for (let again = 0; again < 3; again++) {
    const { secret, formerEndsInSeconds } = await createShopperSecret(store.context)
    assert.equal(formerEndsInSeconds, 86_400)
    tokens.push(signShopperToken(secret, claims()))
  }
  assert.deepEqual(await works(), [false, true, true])
  await sql`UPDATE shopper_secrets SET expires_at = expires_at - interval '1 day'
    WHERE store_id = ${store.context.storeId}`.execute(app.context.db)
  assert.deepEqual(await works(), [false, false, true])
  const { secret } = await createShopperSecret(store.context, { endFormer: true })
  tokens.push(signShopperToken(secret, claims()))
  assert.deepEqual(await works(), [false, false, false, true])
})

test('secrets made at once leave two, and one without an end', async () => {
  await Promise.all(Array.from({ length: 8 }, () => createShopperSecret(store.context)))
  const { rows } = await sql<{ ends: boolean }>`SELECT expires_at IS NOT NULL AS ends FROM shopper_secrets
    WHERE store_id = ${store.context.storeId} ORDER BY 1`.execute(app.context.db)
  assert.deepEqual(rows, [{ ends: false }, { ends: true }])
})

test('the secret is nowhere in the database, and another SPIEL_SECRET is told apart from a wrong token', async () => {
  const { secret, id } = await createShopperSecret(store.context)
  const { rows } = await sql<{ line: string }>`
    SELECT s::text AS line FROM shopper_secrets s UNION ALL SELECT a::text FROM audit_events a`.execute(app.context.db)
  const text = rows.map(({ line }) => line).join('\n')
  assert.ok(text.includes(id))
  assert.ok(!text.includes(secret) && !text.includes(Buffer.from(secret).toString('hex')))
  const secrets = createSecretBox({ secret: 'another secret of 32 characters!', dataDir: undefined })
  const token = signShopperToken(secret, claims())
  await assert.rejects(verifyShopperToken({ ...store.context, secrets }, token), SecretUnreadableError)
})

test('only the owner makes a secret, and only where it can be kept', async () => {
  await assert.rejects(createShopperSecret({ ...store.context, scopes: ['read', 'write'] }), MissingScopeError)
  const secrets = createSecretBox({ secret: undefined, dataDir: undefined })
  await assert.rejects(createShopperSecret({ ...store.context, secrets }), SecretMissingError)
})

test('the test vector of the guide is right', () => {
  const page = readFileSync(new URL('../../docs/shopper-identity.md', import.meta.url), 'utf8')
  const value = (name: string) =>
    new RegExp(`^\\| ${name} \\| \`([^\`]+)\` \\|$`, 'm').exec(page)?.[1] ?? assert.fail(name)
  const json = value('payload')
  const token = `${Buffer.from(json).toString('base64url')}.${createHmac('sha256', value('secret')).update(Buffer.from(json).toString('base64url')).digest('base64url')}`
  assert.equal(value('token'), token)
  const { iat, exp } = JSON.parse(json)
  assert.equal(signShopperToken(value('secret'), JSON.parse(json)), token)
  const shopper = { id: 'cust_42', email: 'ann@example.com', name: 'Ann Archer' }
  assert.deepEqual(readShopperToken(token, [value('secret')], iat), shopper)
  assert.equal(readShopperToken(token, [value('secret')], exp), null)
})
