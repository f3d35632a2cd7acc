import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { appOfFile, type TestStore } from '../../test/support/test-app.ts'
import { waitUntil } from '../../test/support/wait-until.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import { DiskCache } from '../shared/disk-cache.ts'
import { createWidgetKey } from '../widget/create-widget-key.ts'
import { IndexRegistry } from './index-registry.ts'
import { ReadyStores } from './ready-stores.ts'
import { CatalogCache } from './stored/catalog-cache.ts'

const app = await appOfFile()
const { db, pushes } = app.context
const folder = mkdtempSync(join(tmpdir(), 'spiel-ready-stores-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const push = (store: TestStore, title: string) =>
  upsertProducts(store.context, [{ externalId: 'k', title, variants: [{ externalId: 'k1', price: 5 }] }])

/** A store whose key is used now. */
async function usedStore(name: string): Promise<TestStore> {
  const store = await app.createStore(name)
  await push(store, `Copper kettle of ${name}`)
  const { status } = await app.call('/search?q=kettle', { key: await store.key('read') })
  assert.equal(status, 200)
  return store
}

function readyOf(given: { budgetBytes?: number } = {}) {
  const cache = new CatalogCache(new DiskCache({ folder, budgetBytes: 1e9 }))
  const indexes = new IndexRegistry(db, given.budgetBytes ?? 1e9, cache)
  const more: number[] = []
  const errors: unknown[] = []
  const answers: string[] = []
  const ready = new ReadyStores({
    ...{ db, indexes, pushes, lookMs: 20 },
    prepareAnswers: async () => void answers.push('prepared'),
    prepareMore: async (storeId) => void more.push(storeId),
    onError: (error) => errors.push(error),
    onDone: () => {},
  })
  /** What is in memory, without asking whether it is up to date. */
  const titleIn = (store: TestStore) =>
    indexes
      .loaded()
      .find(({ storeId }) => storeId === store.context.storeId)
      ?.catalog.index.productById('k')?.title
  return { ready, indexes, more, errors, answers, titleIn }
}

describe('stores made ready ahead of need', () => {
  test('those of the last week are in memory before anybody asks, and on disk; others are not', async () => {
    const store = await usedStore('used')
    const idle = await app.createStore('idle')
    const { ready, indexes, more, errors, titleIn } = readyOf()
    assert.deepEqual(ready.state, { done: false, stores: 0, storesReady: 0 })
    ready.start()
    await waitUntil(() => ready.state.done)
    const { stores, storesReady } = ready.state
    assert.ok(stores >= 1 && storesReady === stores)
    assert.equal(titleIn(store), 'Copper kettle of used')
    assert.ok(more.includes(store.context.storeId))
    assert.ok(!indexes.has(idle.context.storeId))
    await waitUntil(() => readdirSync(folder).length >= stores)
    await ready.close()
    assert.deepEqual(errors, [])
    const again = readyOf()
    again.ready.start()
    await waitUntil(() => again.ready.state.done)
    assert.ok(
      again.indexes.loaded().every((index) => !index.isWorthSaving),
      'all of it came from disk',
    )
    assert.equal(again.titleIn(store), 'Copper kettle of used')
    await again.ready.close()
  })

  test('what messages need is made where a shopper may write one, and once', async () => {
    const without = readyOf()
    without.ready.start()
    await waitUntil(() => without.ready.state.done)
    assert.deepEqual(without.answers, [])
    await without.ready.prepareAnswers()
    await without.ready.prepareAnswers()
    assert.deepEqual(without.answers, ['prepared'])
    await without.ready.close()
    const store = await app.createStore('talks')
    await createWidgetKey(store.context, { name: 'shop', origins: ['https://shop.test'] })
    const { ready, answers } = readyOf()
    ready.start()
    await waitUntil(() => ready.state.done)
    assert.deepEqual(answers, ['prepared'])
    await ready.close()
  })

  test('what is pushed is taken in before anybody asks, in a store that was not in memory too', async () => {
    const store = await usedStore('pushed')
    const { ready, titleIn } = readyOf()
    ready.start()
    await waitUntil(() => ready.state.done)
    const { stores } = ready.state
    await push(store, 'Walnut cabinet')
    await waitUntil(() => titleIn(store) === 'Walnut cabinet')
    const fresh = await app.createStore('new')
    await push(fresh, 'Oak desk')
    await waitUntil(() => titleIn(fresh) === 'Oak desk')
    assert.ok(ready.state.stores > stores)
    await ready.close()
  })

  test('what there is no room for is left for the one who asks, and pushes nobody out', async () => {
    const [one, two] = [await usedStore('one'), await usedStore('two')]
    const { ready, indexes, titleIn } = readyOf({ budgetBytes: 1 })
    await indexes.get(one.context.storeId)
    ready.start()
    await waitUntil(() => ready.state.done)
    assert.equal(ready.state.storesReady, 1)
    assert.ok(indexes.has(one.context.storeId) && !indexes.has(two.context.storeId))
    await push(two, 'Walnut cabinet')
    await push(one, 'Oak desk')
    await waitUntil(() => titleIn(one) === 'Oak desk')
    assert.ok(!indexes.has(two.context.storeId))
    await ready.close()
  })

  test('the most used come first', async () => {
    const stores = [await usedStore('least'), await usedStore('most'), await usedStore('middle')]
    const talk = async (store: TestStore, times: number) => {
      const now = Date.now()
      const conversations = Array.from({ length: times }, (_, at) => ({
        ...{ store_id: store.context.storeId, id: `talk_${at}`, status: 'active', channel: 'widget' },
        ...{ created_at: new Date(now - at), updated_at: new Date(now - at) },
      }))
      await app.database.kysely.insertInto('conversations').values(conversations).execute()
    }
    await talk(stores[1] as TestStore, 3)
    await talk(stores[2] as TestStore, 1)
    const { ready, more } = readyOf()
    ready.start()
    await waitUntil(() => ready.state.done)
    await ready.close()
    const places = [1, 2, 0].map((at) => more.indexOf((stores[at] as TestStore).context.storeId))
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    )
  })
})
