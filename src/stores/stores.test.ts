import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startTestApp, type TestApp } from '../../test/support/test-app.ts'
import { BadRequestError, ConflictError, NotFoundError } from '../errors.ts'
import { createStore } from './create-store.ts'
import { asOperatorOf, listStores } from './list-stores.ts'

let app: TestApp

before(async () => {
  app = await startTestApp()
})
after(() => app.close())

test('a store gets a short name of its own, made from its name', async () => {
  const slugs = async (name: string) => (await createStore(app.context, { name })).slug
  assert.equal(await slugs('My Shop'), 'my-shop')
  assert.equal(await slugs('my shop!'), 'my-shop-2')
  assert.equal(await slugs('My  Shop'), 'my-shop-3')
  assert.equal(await slugs('Crème Brûlée & Co.'), 'creme-brulee-co')
  assert.equal(await slugs('東京'), 'store')
  assert.equal(await slugs('🛍️'), 'store-2')
  assert.match(await slugs('x'.repeat(100)), /^x{60}$/)
})

test('stores of one name made at once all get one', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => createStore(app.context, { name: 'Rush' })))
  assert.equal(new Set(made.map(({ slug }) => slug)).size, 6)
})

test('a wanted short name is taken as it is, or refused', async () => {
  const store = await createStore(app.context, { name: 'Wanted', slug: 'wanted', currency: 'eur' })
  assert.match(store.id, /^store_[0-9A-Za-z]{22}$/)
  assert.deepEqual([store.slug, store.currency], ['wanted', 'EUR'])
  await assert.rejects(createStore(app.context, { name: 'Other', slug: 'wanted' }), ConflictError)
  for (const slug of ['', '-a', 'a-', 'A', 'a b', 'a'.repeat(64), 'ä']) {
    await assert.rejects(createStore(app.context, { name: 'Other', slug }), BadRequestError, slug)
  }
  for (const wrong of [
    { name: ' ' },
    { name: 'x'.repeat(101) },
    { name: 'a\u0000' },
    { name: 'A', currency: 'gold' },
  ]) {
    await assert.rejects(createStore(app.context, wrong), BadRequestError, JSON.stringify(wrong))
  }
})

test('making one leaves a trail', async () => {
  const { id } = await createStore(app.context, { name: 'Trail' })
  const { rows } = await sql`SELECT actor, action, details FROM audit_events WHERE subject = ${id}`.execute(
    app.context.db,
  )
  assert.deepEqual(rows, [{ actor: 'operator', action: 'store.created', details: { slug: 'trail' } }])
})

test('the operator acts in the store that the short name or the id names', async () => {
  const store = await createStore(app.context, { name: 'Acted in' })
  const bySlug = await asOperatorOf(app.context, store.slug)
  const byId = await asOperatorOf(app.context, store.id)
  assert.equal(bySlug.storeId, byId.storeId)
  assert.deepEqual([bySlug.scopes, bySlug.actor, bySlug.currency], [['admin'], 'operator', 'USD'])
  await assert.rejects(asOperatorOf(app.context, 'nothing'), NotFoundError)
  await assert.rejects(asOperatorOf(app.context, ''), NotFoundError)
  assert.ok((await listStores(app.context)).some(({ id }) => id === store.id))
})
