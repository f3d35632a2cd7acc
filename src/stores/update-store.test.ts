import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startTestApp, type TestApp } from '../../test/support/test-app.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import { BadRequestError, MissingScopeError } from '../errors.ts'
import { searchProducts } from '../search/search-products.ts'
import { createStore } from './create-store.ts'
import { asOperatorOf, listStores } from './list-stores.ts'
import { updateStore } from './update-store.ts'

let app: TestApp

before(async () => {
  app = await startTestApp()
})
after(() => app.close())

const languageOf = async (slug: string) => (await listStores(app.context)).find((one) => one.slug === slug)?.language

/** When the clock that tells every process to look at its settings again last moved; null = never. */
async function clockOf(storeId: number): Promise<string | null> {
  const { rows } = await sql<{ last_at: Date }>`
    SELECT last_at FROM store_clocks WHERE store_id = ${storeId} AND resource = 'search_settings'`.execute(
    app.context.db,
  )
  return rows[0]?.last_at.toISOString() ?? null
}

test('a store has the language it is made with, English when none is given', async () => {
  const make = (language?: string | null) => createStore(app.context, { name: 'Made', language })
  assert.equal((await make()).language, 'en')
  assert.equal((await make(null)).language, 'en')
  const store = await make('PT')
  assert.equal(store.language, 'pt')
  assert.equal(await languageOf(store.slug), 'pt')
})

test('a catalog is searched by the rules of its store’s language', async () => {
  const found: Record<string, string[]> = {}
  for (const language of ['de', 'es', 'en']) {
    const { slug } = await createStore(app.context, { name: 'Searched', language })
    const context = await asOperatorOf(app.context, slug)
    await upsertProducts(context, [
      { externalId: 'house', title: 'Neues Haus' },
      { externalId: 'table', title: 'Mesas redondas' },
    ])
    const answers = await Promise.all(['Häusern', 'redondo'].map((q) => searchProducts(context, { q })))
    found[language] = answers.flatMap(({ data }) => data.map(({ externalId }) => externalId))
  }
  assert.deepEqual(found, { de: ['house'], es: ['table'], en: [] })
})

test('any ISO 639-1 code is a language, and nothing else is', async () => {
  const { context } = await app.createStore()
  for (const language of ['en', 'es', 'fr', 'DE', 'pt', 'it', 'ja', 'zh', 'ko', 'ru', 'he', 'tl', 'zu']) {
    assert.equal((await updateStore(context, { language })).language, language.toLowerCase())
  }
  for (const language of ['', 'e', 'xx', 'jp', 'iw', 'deu', 'de-AT', ' de', 'd\u0000', 'ｄｅ', null, 5]) {
    const refused = /ISO 639-1/
    const why = (error: unknown) => error instanceof BadRequestError && refused.test(error.issues[0]?.message ?? '')
    await assert.rejects(updateStore(context, { language: language as never }), why, String(language))
    if (language == null) continue
    await assert.rejects(createStore(app.context, { name: 'Not made', language: language as never }), BadRequestError)
  }
})

test('a change moves the clock of search settings and leaves a trail; no change does neither', async () => {
  const { context, slug } = await app.createStore()
  const other = await app.createStore()
  assert.equal(await clockOf(context.storeId), null)
  const changed = await updateStore(context, { language: 'de' })
  assert.deepEqual([changed.slug, changed.language], [slug, 'de'])
  assert.equal(await languageOf(slug), 'de')
  const first = await clockOf(context.storeId)
  assert.ok(first)
  assert.equal((await updateStore(context, { language: 'DE' })).language, 'de')
  assert.equal(await clockOf(context.storeId), first)
  await updateStore(context, { language: 'ja' })
  assert.ok(((await clockOf(context.storeId)) ?? '') > first)
  const { rows } = await sql`
    SELECT actor, details FROM audit_events WHERE store_id = ${context.storeId} AND action = 'store.updated' ORDER BY id`.execute(
    app.context.db,
  )
  assert.deepEqual(rows, [
    { actor: 'operator', details: { language: 'de', former: { language: 'en' } } },
    { actor: 'operator', details: { language: 'ja', former: { language: 'de' } } },
  ])
  assert.deepEqual([await languageOf(other.slug), await clockOf(other.context.storeId)], ['en', null])
})

test('of changes made at once each is told what it replaced', async () => {
  const { context, slug } = await app.createStore()
  const wanted = ['de', 'fr', 'it', 'es', 'pt']
  await Promise.all(wanted.map((language) => updateStore(context, { language })))
  const { rows } = await sql<{ details: { language: string; former: { language: string } } }>`
    SELECT details FROM audit_events WHERE store_id = ${context.storeId} AND action = 'store.updated' ORDER BY id`.execute(
    app.context.db,
  )
  const made = rows.map(({ details }) => details)
  assert.deepEqual(made.map(({ language }) => language).sort(), wanted.toSorted())
  assert.deepEqual(
    made.map(({ former }) => former.language),
    ['en', ...made.slice(0, -1).map(({ language }) => language)],
  )
  assert.equal(await languageOf(slug), made.at(-1)?.language)
})

test('only a caller with the scope admin changes a store', async () => {
  const { context, slug } = await app.createStore()
  const reader = { ...(await asOperatorOf(app.context, slug)), scopes: ['read', 'write'] as const }
  await assert.rejects(updateStore(reader, { language: 'de' }), MissingScopeError)
  assert.deepEqual([await languageOf(slug), await clockOf(context.storeId)], ['en', null])
})
