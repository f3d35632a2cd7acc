import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { appOfFile, makeTwoStores } from '../../../test/support/test-app.ts'
import { upsertProducts } from '../../catalog/upsert-products.ts'
import type { StoreContext } from '../../context.ts'
import { BadRequestError, NotFoundError } from '../../errors.ts'
import { countShelf, listShelf } from './list-shelf.ts'
import { findInSearch, readProduct } from './read-product.ts'

const app = await appOfFile()
let ctx: StoreContext
let other: StoreContext
beforeEach(async () => {
  ;({ ctx, other } = await makeTwoStores(app))
  await upsertProducts(ctx, [
    {
      ...{ externalId: 'kettle', title: 'Red Enamel Kettle', vendor: 'Falcon', category: 'Kitchen' },
      variants: [
        { externalId: 'kettle-1', price: 42.5, inventory: 3, options: { color: 'red', size: '1 l' } },
        { externalId: 'kettle-2', price: 49, inventory: 0, options: { color: 'red', size: '2 l' } },
      ],
    },
    { externalId: 'pan', title: 'Cast Iron Pan', status: 'draft', variants: [{ externalId: 'pan-1', price: 60 }] },
    { externalId: 'lid', title: 'Glass Lid', variants: [{ externalId: 'lid-1', price: 9, inventory: 0 }] },
    { externalId: 'tin', title: 'Tea Tin', variants: [{ externalId: 'tin-1' }] },
    { externalId: 'bare', title: 'Bare Thing' },
  ])
  await upsertProducts(other, [{ externalId: 'kettle', title: 'Green Kettle' }])
})

test('the catalog is browsed by page, with what keeps a product from shoppers', async () => {
  const seen = new Map<string, string[]>()
  for (let cursor: string | undefined; ; ) {
    const page = await listShelf(ctx, { limit: '2', ...(cursor ? { cursor } : {}) })
    for (const { externalId, notShown } of page.data) seen.set(externalId, notShown)
    if (!page.next_cursor) break
    cursor = page.next_cursor
  }
  assert.deepEqual(Object.fromEntries([...seen].sort()), {
    bare: ['no_variants'],
    kettle: [],
    lid: ['sold_out'],
    pan: ['not_active'],
    tin: ['no_price'],
  })
  assert.deepEqual(await countShelf(ctx), { active: 4, draft: 1 })
  assert.deepEqual(
    (await listShelf(ctx, { status: 'draft' })).data.map(({ title }) => title),
    ['Cast Iron Pan'],
  )
  await assert.rejects(listShelf(ctx, { cursor: 'nonsense' }), BadRequestError)
})

test('words find what a shopper would, with its fit, and behind it what is called so', async () => {
  const { data } = await listShelf(ctx, { q: 'red kettle' })
  assert.deepEqual([data[0]?.externalId, data[0]?.found?.fit], ['kettle', 'exact'])
  const blue = await listShelf(ctx, { q: 'blue kettle' })
  assert.notEqual(blue.data[0]?.found?.fit, 'exact')
  const called = await listShelf(ctx, { q: 'cast iron pan' })
  const pan = called.data.find(({ externalId }) => externalId === 'pan')
  assert.deepEqual([pan?.found, pan?.notShown], [null, ['not_active']])
})

test('a product is shown with what is read out of it; another store’s is not found', async () => {
  const kettle = await readProduct(ctx, 'kettle')
  assert.ok(kettle.reading?.things.some(({ name, isSure }) => name === 'kettle' && isSure))
  assert.deepEqual(kettle.reading?.colors, ['red'])
  assert.deepEqual(kettle.reading?.options.map(({ name, kind, values }) => [name, kind, values]).sort(), [
    ['color', 'color', ['red']],
    ['size', 'size', ['1 l', '2 l']],
  ])
  assert.deepEqual([kettle.priceMin, kettle.priceMax, kettle.inventory, kettle.vector], [42.5, 49, 3, 'waiting'])
  assert.equal((await readProduct(ctx, 'pan')).reading, null)
  assert.equal((await readProduct(other, 'kettle')).title, 'Green Kettle')
  await assert.rejects(readProduct(other, 'pan'), NotFoundError)
})

test('it is told where a product stands for words, and why not', async () => {
  assert.equal((await findInSearch(ctx, 'kettle', 'enamel kettle')).place, 1)
  const pan = await findInSearch(ctx, 'pan', 'cast iron pan')
  assert.deepEqual([pan.place, pan.because], [null, ['not_active']])
  await assert.rejects(findInSearch(other, 'pan', 'pan'), NotFoundError)
})
