import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { appOfFile, type TestStore } from '../../../test/support/test-app.ts'
import { upsertProducts } from '../../catalog/upsert-products.ts'
import { DiskCache } from '../../shared/disk-cache.ts'
import { updateStore } from '../../stores/update-store.ts'
import { searchProducts } from '../search-products.ts'
import { StoreIndex } from '../store-index.ts'
import { CatalogCache } from './catalog-cache.ts'

const app = await appOfFile()
const { db } = app.context
const root = mkdtempSync(join(tmpdir(), 'spiel-catalog-cache-'))
after(() => rmSync(root, { recursive: true, force: true }))
let made = 0

/** A folder of its own, and what a process that starts with it loads. */
function newFolder() {
  const folder = join(root, String(++made))
  const faults: string[] = []
  const onFault = ({ message }: Error) => faults.push(message)
  const ahead = () => new CatalogCache(new DiskCache({ folder, budgetBytes: 1e9, onFault }))
  const load = (store: TestStore) => StoreIndex.load(db, store.context.storeId, ahead())
  return { folder, faults, load, ahead }
}

const colours = ['black', 'navy', 'red', 'green']
const things = ['Rain jacket', 'Copper kettle', 'Desk lamp', 'Running shoes', 'iPhone 12 silicone case']

const productOf = (at: number, more: object = {}) => ({
  externalId: `p${at}`,
  title: `${things[at % things.length]} “No. ${at}” \ud83d\ude00`,
  description: `<p>Made of cotton for people number ${at % 7}.</p> Waterproof.`,
  vendor: at % 2 ? 'Acme' : 'Bolt',
  category: at % 3 ? 'Home > Things' : 'Outdoor > Jackets & Coats',
  tags: ['sale', `tag-${at % 4}`],
  variants: colours.slice(0, 1 + (at % 4)).map((colour) => ({
    externalId: `p${at}-${colour}`,
    sku: `SKU-${at}-${colour}`,
    options: { Color: colour, Size: 'M' },
    price: 10 + at,
    inventory: at % 5,
  })),
  ...more,
})

const push = (store: TestStore, products: object[]) => upsertProducts(store.context, products)

const queries = [
  ...['navy rain jacket', 'copper ketle under $30', 'cotton', 'SKU-7-black', 'running shoes size m', 'phone case'],
  ...['jacket not black', 'red desk lamp in stock', 'by acme', 'something waterproof', 'p12', 'kettle zebra'],
]

/** Everything the searches of an index answer, with scores of words. */
async function answersOf(store: TestStore, index: StoreIndex) {
  await index.refresh(db)
  const context = { ...store.context, indexes: { get: async () => index } }
  const answers: unknown[] = []
  for (const q of queries) {
    answers.push(await searchProducts(context, { q }))
    const { catalog } = index
    const ranked = catalog.index.rank(catalog.index.parse(q), { limit: 20 })
    answers.push(ranked.map(({ id, score }) => [id, score.toFixed(9)]))
  }
  return answers
}

async function sameAsAnew(store: TestStore, index: StoreIndex): Promise<void> {
  const anew = await StoreIndex.load(db, store.context.storeId)
  assert.deepEqual(await answersOf(store, index), await answersOf(store, anew))
  assert.equal(index.catalog.index.size, anew.catalog.index.size)
  assert.equal(index.catalog.vocabulary.productCount, anew.catalog.vocabulary.productCount)
}

async function newStore(products = 60): Promise<TestStore> {
  const store = await app.createStore(`Store ${++made}`)
  await push(
    store,
    Array.from({ length: products }, (_, at) => productOf(at)),
  )
  return store
}

describe('catalogs on disk', () => {
  test('a start from disk answers as one from the database, and reads no product from it', async () => {
    const store = await newStore()
    const { load, faults } = newFolder()
    const first = await load(store)
    // What removed products leave behind is not written.
    await push(store, [productOf(3, { status: 'archived' }), productOf(4, { title: 'Zebra rug' })])
    await first.refresh(db)
    assert.ok(first.isWorthSaving)
    assert.ok(await first.save())
    assert.ok(!first.isWorthSaving)
    const second = await load(store)
    assert.ok(!second.isWorthSaving, 'nothing was read from the database')
    assert.equal(second.catalog.index.size, 59)
    await sameAsAnew(store, second)
    assert.deepEqual(faults, [])
  })

  test('what was pushed between stop and start is in the first answer', async () => {
    const store = await newStore()
    const { load } = newFolder()
    await (await load(store)).save()
    await push(store, [
      ...[productOf(1, { title: 'Walnut cabinet' }), productOf(2, { status: 'archived' })],
      ...[productOf(5, { variants: [{ externalId: 'p5-black', price: 999 }] }), productOf(100)],
    ])
    const index = await load(store)
    assert.equal(index.catalog.index.productById('p1')?.title, 'Walnut cabinet')
    assert.equal(index.catalog.index.productById('p2'), null)
    assert.equal(index.catalog.index.productById('p5')?.variants[0]?.price, 999)
    assert.ok(index.catalog.index.productById('p100'))
    await sameAsAnew(store, index)
    // And what is pushed from then on.
    await push(store, [productOf(1, { title: 'Oak cabinet' }), productOf(6, { status: 'archived' })])
    await sameAsAnew(store, index)
  })

  test('a file read ahead of the database answers the same, with all that changed since it was written', async () => {
    const store = await newStore()
    const other = await newStore()
    const { load, ahead } = newFolder()
    await (await load(other)).save()
    await (await load(store)).save()
    await push(store, [
      ...[productOf(1, { title: 'Walnut cabinet' }), productOf(2, { status: 'archived' })],
      ...[productOf(5, { variants: [{ externalId: 'p5-black', price: 999 }] }), productOf(100)],
    ])
    const cache = ahead()
    const reading = cache.readAhead()
    const index = await StoreIndex.load(db, store.context.storeId, cache)
    assert.equal((await reading) !== undefined, true)
    assert.equal(index.catalog.index.productById('p2'), null)
    assert.equal(index.catalog.index.productById('p5')?.variants[0]?.price, 999)
    await sameAsAnew(store, index)
    await push(store, [productOf(1, { title: 'Oak cabinet' }), productOf(6, { status: 'archived' })])
    await sameAsAnew(store, index)
    // It is given away once, and to no other store.
    await sameAsAnew(store, await StoreIndex.load(db, store.context.storeId, cache))
    const again = ahead()
    void again.readAhead()
    await sameAsAnew(other, await StoreIndex.load(db, other.context.storeId, again))
    await updateStore(store.context, { language: 'de' })
    const german = ahead()
    void german.readAhead()
    assert.equal((await StoreIndex.load(db, store.context.storeId, german)).catalog.language, 'de')
  })

  test('a database that was put back to an older state is believed, not the file', async () => {
    const store = await newStore()
    const { load } = newFolder()
    const { storeId } = store.context
    await push(store, [productOf(1, { title: 'Walnut cabinet' })])
    await (await load(store)).save()
    await sql`DELETE FROM products WHERE store_id = ${storeId} AND external_id = 'p2'`.execute(db)
    await sql`UPDATE products SET title = 'Oak cabinet', changed_at = changed_at - interval '1 hour'
      WHERE store_id = ${storeId} AND external_id = 'p1'`.execute(db)
    const index = await load(store)
    assert.equal(index.catalog.index.productById('p2'), null)
    assert.equal(index.catalog.index.productById('p1')?.title, 'Oak cabinet')
  })

  test('the file of another store, and that of a catalog in another language, are not read', async () => {
    const [one, two] = [await newStore(), await newStore()]
    const { folder, load } = newFolder()
    await (await load(one)).save()
    const [file] = readdirSync(folder)
    await (await load(two)).save()
    const own = readdirSync(folder).find((name) => name !== file)
    assert.ok(file && own)
    copyFileSync(join(folder, file), join(folder, own))
    const index = await load(two)
    assert.ok(index.isWorthSaving, 'all products came from the database')
    await sameAsAnew(two, index)
    await updateStore(one.context, { language: 'de' })
    const german = await load(one)
    assert.ok(german.isWorthSaving)
    assert.equal(german.catalog.language, 'de')
  })

  test('a damaged file is as good as none, and is made anew', async () => {
    const store = await newStore()
    const { folder, faults, load } = newFolder()
    await (await load(store)).save()
    const path = join(folder, readdirSync(folder)[0] as string)
    const bytes = readFileSync(path)
    // Within the last chunk: most of the file has been taken by then.
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] as number) ^ 1
    writeFileSync(path, bytes)
    const index = await load(store)
    assert.deepEqual([faults.length, readdirSync(folder)], [1, []])
    await sameAsAnew(store, index)
    assert.ok(await index.save())
    assert.ok(!(await load(store)).isWorthSaving)
  })

  test('a catalog that changes while it is written leaves the former file', async () => {
    const store = await newStore()
    const { folder, load } = newFolder()
    const index = await load(store)
    await index.save()
    await push(store, [productOf(1, { title: 'Walnut cabinet' }), productOf(2, { title: 'Walnut cabinet' })])
    await index.refresh(db)
    assert.ok(index.isWorthSaving)
    /** Has a change come in between two chunks. */
    class Meddled extends DiskCache {
      override write(name: string, version: string, chunks: AsyncIterable<Buffer>): Promise<boolean> {
        const meddled = async function* () {
          for await (const chunk of chunks) {
            index.catalog.remove(['p3'])
            yield chunk
          }
        }
        return super.write(name, version, meddled())
      }
    }
    const cache = new CatalogCache(new Meddled({ folder, budgetBytes: 1e9 }))
    const former = readFileSync(join(folder, readdirSync(folder)[0] as string))
    const { public_id } = await app.database.kysely
      .selectFrom('stores')
      .select('public_id')
      .where('id', '=', store.context.storeId)
      .executeTakeFirstOrThrow()
    assert.equal(await cache.write(public_id, index.catalog), false)
    assert.deepEqual(readFileSync(join(folder, readdirSync(folder)[0] as string)), former)
    assert.equal(readdirSync(folder).length, 1)
  })

  test('where nothing can be written, search goes on', async () => {
    const store = await newStore()
    const { folder, faults, load } = newFolder()
    writeFileSync(folder, 'a file in place of the folder')
    const index = await load(store)
    assert.equal(await index.save(), false)
    assert.equal(await index.save(), false)
    assert.equal(faults.length, 1)
    await sameAsAnew(store, index)
    await sameAsAnew(store, await load(store))
  })
})
