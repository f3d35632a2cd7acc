import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { appOfFile } from '../../test/support/test-app.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import { IndexRegistry } from './index-registry.ts'
import { setSearchSettings } from './search-settings.ts'

const app = await appOfFile()
const store = await app.createStore('One')
const other = await app.createStore('Two')

describe('the index of a store', () => {
  const find = async (registry: IndexRegistry, query: string, who = store) => {
    const { catalog } = await registry.get(who.context.storeId)
    return catalog.index.rank(catalog.index.parse(query), { limit: 10 }).map(({ id }) => id)
  }

  test('two processes see each change in their next answer, and only their store’s products', async () => {
    const [one, two] = [new IndexRegistry(app.context.db, 1e9), new IndexRegistry(app.context.db, 1e9)]
    await upsertProducts(other.context, [{ externalId: 'theirs', title: 'Copper kettle' }])
    assert.deepEqual(await find(two, 'kettle'), [])
    for (let round = 0; round < 20; round++) {
      await upsertProducts(store.context, [{ externalId: 'k', title: `Copper kettle ${round}`, status: 'active' }])
      assert.deepEqual(await find(one, 'kettle'), ['k'])
      assert.deepEqual(await find(two, 'kettle'), ['k'])
      const status = ['archived', 'draft', 'unlisted'][round % 3]
      await upsertProducts(store.context, [{ externalId: 'k', status }])
      assert.deepEqual(await find(two, 'kettle'), [])
      assert.deepEqual(await find(one, 'kettle'), [])
    }
    assert.deepEqual(await find(one, 'kettle', other), ['theirs'])
  })

  test('a batch larger than a page comes in whole, and the owner’s synonyms hold from the next answer on', async () => {
    const registry = new IndexRegistry(app.context.db, 1e9)
    await registry.get(store.context.storeId)
    for (let from = 0; from < 1400; from += 200) {
      const batch = Array.from({ length: 200 }, (_, at) => ({ externalId: `m${from + at}`, title: `Mug ${from + at}` }))
      await upsertProducts(store.context, batch)
    }
    assert.equal((await registry.get(store.context.storeId)).catalog.index.size, 1400)
    assert.equal((await new IndexRegistry(app.context.db, 1e9).get(store.context.storeId)).catalog.index.size, 1400)
    assert.deepEqual(await find(registry, 'becher'), [])
    await setSearchSettings(store.context, { synonyms: [{ from: ['becher'], to: ['mug'], twoWay: true }] })
    assert.equal((await find(registry, 'becher')).length, 10)
  })

  test('over its budget the registry keeps only the store asked last', async () => {
    const registry = new IndexRegistry(app.context.db, 1)
    const first = await registry.get(store.context.storeId)
    assert.equal(await registry.get(store.context.storeId), first)
    await registry.get(other.context.storeId)
    assert.notEqual(await registry.get(store.context.storeId), first)
  })
})
