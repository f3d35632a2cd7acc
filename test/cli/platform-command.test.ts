import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { envOf } from '../support/operator-cli.ts'
import type { FakeWoo } from '../support/platforms/fake-woo.ts'
import { platformEnvironment, startFake } from '../support/platforms/platform-harness.ts'
import { runHere } from '../support/run-here.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { TEST_SECRET } from '../support/test-secret.ts'

let database: TestDatabase
let env: Record<string, string>
let fake: FakeWoo
let folder: string
const platform = (...args: string[]) => runHere(['platform', ...args, '--store', 'acme'], env)

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spiel-platform-'))
  database = await createTestDatabase()
  env = { ...envOf(database), ...platformEnvironment, SPIEL_SECRET: TEST_SECRET }
  fake = await startFake('woocommerce')
  fake.world.addProduct({ title: 'Mug' })
  assert.equal((await runHere(['store', 'create', '--name', 'Acme'], env)).code, 0)
})
after(async () => {
  await fake.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('a store is connected from a file, told of, and disconnected; no secret is printed', async () => {
  const none = await platform('status')
  assert.deepEqual([none.code, none.stdout], [0, 'The store is connected to no platform\n'])
  const file = join(folder, 'woo.json')
  writeFileSync(file, JSON.stringify(fake.credentials()))
  const made = await platform('connect', 'woocommerce', '--file', file)
  assert.equal(made.code, 0, made.stderr)
  assert.match(made.stdout, /Fake shop \(127\.0\.0\.1:\d+\) on woocommerce: connected/)
  assert.match(made.stdout, /hooks +8 come/)
  assert.ok(!made.stdout.includes(fake.secret))
  const again = await platform('sync')
  assert.match(again.stdout, /^One is under way already/)
  const status = JSON.parse((await platform('status', '--json')).stdout)
  assert.deepEqual([status.platform, status.state, status.sync.state], ['woocommerce', 'connected', 'waiting'])
  const ended = await platform('disconnect', '--erase')
  assert.match(ended.stdout, /^Disconnected from 127\.0\.0\.1:\d+\nErased 0 products\nErased 0 orders\n$/)
  assert.equal(fake.hooks.length, 0)
})

test('what is wrong is said, with the exit code of wrong use', async () => {
  const wrong = { ...fake.credentials(), consumerSecret: 'cs_no' }
  const pairs = Object.entries(wrong).flatMap(([name, value]) => ['--set', `${name}=${value}`])
  const refused = await platform('connect', 'woocommerce', ...pairs)
  assert.deepEqual([refused.code, refused.stdout], [2, ''])
  assert.match(refused.stderr, /refuses the credentials/)
  const unknown = await platform('connect', 'magento', '--set', 'shop=x')
  assert.match(unknown.stderr, /must be one of: shopify, bigcommerce, woocommerce/)
  const nothing = await platform('sync')
  assert.deepEqual([nothing.code, nothing.stderr], [1, 'spiel: The store is connected to no platform\n'])
})
