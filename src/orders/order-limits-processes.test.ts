import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openApp, type Place } from '../../test/support/proof-server.ts'
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts'
import { createStore } from '../stores/create-store.ts'
import { asOperatorOf } from '../stores/list-stores.ts'
import { checkOrder } from './check-order.ts'
import { upsertOrders } from './upsert-orders.ts'

let database: TestDatabase
let place: Place
before(async () => {
  database = await createTestDatabase()
  place = database.options
})
after(() => database.drop())

const RIGHT = { number: '#1', email: 'ann@example.com' }
const WRONG = { number: '#1', email: 'bob@example.com' }
const who = { conversationId: 'c', addressKey: 'n', shopper: null, verifiedOrders: [] }

test('limits outlive a restart', async () => {
  const first = await openApp(place)
  await createStore(first.context, { name: 'Acme', slug: 'acme' })
  const store = await asOperatorOf(first.context, 'acme')
  await upsertOrders(store, [{ externalId: '1', ...RIGHT }])
  for (let again = 0; again < 3; again++) assert.equal((await checkOrder(store, WRONG, who)).kind, 'no_match')
  await first.close()
  const second = await openApp(place)
  try {
    const again = await asOperatorOf(second.context, 'acme')
    assert.equal((await checkOrder(again, RIGHT, who)).kind, 'too_many_attempts')
  } finally {
    await second.close()
  }
})

test('two servers on one database count together', async (t) => {
  if (database.kind === 'embedded') return t.skip('only one process has the embedded database')
  const apps = await Promise.all([openApp(place), openApp(place)])
  try {
    const { slug } = await createStore(apps[0].context, { name: 'Two' })
    const stores = await Promise.all(apps.map(({ context }) => asOperatorOf(context, slug)))
    const tries = Array.from({ length: 60 }, (_, index) => {
      const store = stores[index % 2]
      assert.ok(store)
      return checkOrder(store, WRONG, { ...who, conversationId: `two_${index % 3}`, addressKey: `two_${index}` })
    })
    const compared = (await Promise.all(tries)).filter(({ kind }) => kind === 'no_match')
    assert.equal(compared.length, 5)
  } finally {
    for (const app of apps) await app.close()
  }
})
