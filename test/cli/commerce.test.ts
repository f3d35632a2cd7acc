import assert from 'node:assert/strict'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { signShopperToken } from '../../src/shopper-identity/shopper-token.ts'
import { verifyShopperToken } from '../../src/shopper-identity/verify-shopper-token.ts'
import { asOperatorOf } from '../../src/stores/list-stores.ts'
import { envOf } from '../support/operator-cli.ts'
import { openApp } from '../support/proof-server.ts'
import { runHere } from '../support/run-here.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { TEST_SECRET } from '../support/test-secret.ts'

describe('the operator’s commands for shoppers', () => {
  let database: TestDatabase
  let env: Record<string, string>
  before(async () => {
    database = await createTestDatabase()
    env = envOf(database)
    assert.equal((await runHere(['store', 'create', '--name', 'Acme'], env)).code, 0)
  })
  after(() => database.drop())

  test('shopper-secret create shows a secret once, and says on a server without SPIEL_SECRET what is needed', async () => {
    const create = (more: Record<string, string> = {}, ...args: string[]) =>
      runHere(['shopper-secret', 'create', '--store', 'acme', ...args], { ...env, ...more })
    const { databaseUrl, dataDir = '' } = database.options
    if (databaseUrl) {
      const { code, stdout, stderr } = await create()
      assert.deepEqual([code, stdout], [1, ''])
      assert.match(stderr, /^spiel: On a PostgreSQL server this needs SPIEL_SECRET: .*\n$/)
      const { stdout: made } = await create({ SPIEL_SECRET: TEST_SECRET }, '--json')
      assert.match(JSON.parse(made).secret, /^sp_shop_/)
      return
    }
    const { stdout, stderr } = await create()
    assert.match(stdout, /^sp_shop_[0-9A-Za-z]{43}\nKeep it now/, stderr)
    assert.equal(statSync(join(dataDir, 'spiel.secret')).mode & 0o777, 0o600)
    const second = JSON.parse((await create({}, '--end-former', '--json')).stdout)
    assert.equal(second.formerEndsInSeconds, 0)
    const app = await openApp({ dataDir })
    try {
      const store = await asOperatorOf(app.context, 'acme')
      const iat = Math.floor(Date.now() / 1000)
      const sign = (secret: string) =>
        signShopperToken(secret, { sub: '1', email: 'ann@example.com', iat, exp: iat + 60 })
      assert.ok(await verifyShopperToken(store, sign(second.secret)))
      assert.equal(await verifyShopperToken(store, sign(stdout.split('\n')[0] ?? '')), null)
    } finally {
      await app.close()
    }
    assert.ok(existsSync(join(dataDir, 'spiel.secret')))
  })

  test('store set takes how shoppers get to the checkout, and refuses what leads elsewhere', async () => {
    const set = (...args: string[]) => runHere(['store', 'set', '--store', 'acme', ...args], env)
    const wrong = await set()
    assert.deepEqual([wrong.code, wrong.stdout], [2, ''])
    assert.match(wrong.stderr, /Say what to set/)
    const cartUrl = 'https://shop.example/cart?{items:id={id}&qty={quantity}|&}'
    const early = await set('--cart-url', cartUrl)
    assert.equal(early.code, 2)
    assert.match(early.stderr, /^spiel: --cart-url must lead to the shop itself: name it with --origin\n$/)
    const done = await set('--cart-url', cartUrl, '--origin', 'https://shop.example', '--language', 'de')
    assert.deepEqual(done.stdout.split('\n'), [
      'The language of acme is de',
      `acme: platform custom, at https://shop.example, cart link ${cartUrl}`,
      '',
    ])
    const elsewhere = await set('--cart-url', 'https://evil.example/{items}', '--json')
    assert.equal(elsewhere.code, 2)
    assert.match(elsewhere.stderr, /"--cart-url must lead to the shop itself: https:\/\/shop\.example"/)
    const shopify = await set('--platform', 'shopify', '--cart-url', '', '--json')
    assert.deepEqual(JSON.parse(shopify.stdout).commerce, {
      platform: 'shopify',
      origin: 'https://shop.example',
      cartTemplate: null,
    })
  })
})
