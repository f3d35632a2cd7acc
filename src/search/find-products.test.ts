import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp, type TestStore } from '../../test/support/test-app.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import type { PartGrade } from './fit/grade.ts'
import { findProducts } from './search-products.ts'

const product = (title: string, price: number, options: Record<string, string>) => ({
  externalId: title,
  title,
  variants: [{ externalId: `${title}-1`, price, inventory: 5, options }],
})

describe('findProducts for the assistant', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp()
    store = await app.createStore()
    await upsertProducts(store.context, [
      product('Headphones', 330.08, { Type: 'over-ear', Connectivity: 'wireless' }),
      product('Gaming Mouse', 137.22, { Connectivity: 'wireless' }),
      product('Portable Charger', 90.32, { Output: 'wireless' }),
    ])
  })
  after(() => app.close())

  const find = async (q: string, isThingMeant = true) => {
    const { hits, relaxed } = await findProducts(store.context, { q, limit: 10, filters: {}, isThingMeant })
    return {
      titles: hits.map((hit) => hit.product.title),
      relaxed: relaxed.map(({ filter, nearest }) => [filter, nearest]),
    }
  }

  test('where a language joins words, a word that no product has finds those that end or begin with it', async () => {
    const german = await app.createStore('Garten', { language: 'de', currency: 'EUR' })
    const titles = ['Akku-Heckenschere Linde 18V', 'Akku-Rasentrimmer Esche 18V', 'Zeckenzange Holunder']
    await upsertProducts(
      german.context,
      titles.map((title) => product(title, 30, {})),
    )
    const first = async (q: string) => {
      const { hits } = await findProducts(german.context, { q, limit: 10, filters: {}, isThingMeant: true })
      return hits.map(({ product: { title } }) => title)
    }
    assert.deepEqual(await first('Trimmer'), [titles[1]])
    assert.deepEqual(await first('etwas gegen Zecken'), [titles[2]])
  })

  test('a bound is let go, and told, before another thing stands for the one that was named', async () => {
    const { titles, relaxed } = await find('wireless headphones under 200')
    assert.equal(titles[0], 'Headphones')
    assert.deepEqual(relaxed, [['price_max', '330.08']])
    assert.deepEqual((await find('wireless headphones under 200', false)).titles, ['Gaming Mouse', 'Portable Charger'])
  })

  test('what fits stays; what only shares words with a thing that the catalog does not have is no answer', async () => {
    assert.deepEqual((await find('headphones under 400')).relaxed, [])
    const { titles, relaxed } = await find('wireless keyboard under 200')
    assert.deepEqual([titles, relaxed], [[], []])
  })

  test('of a story that names no thing nothing fits for sure', async () => {
    const story = 'we moved house and everything here has to work now'
    const fitsWith = async (words: string) => {
      const parts = Object.fromEntries(words.split(' ').map((word) => [word, 'filler' as const]))
      const { hits } = await findProducts(store.context, { q: 'under 100', limit: 10, filters: {}, parts })
      return [...new Set(hits.map(({ grade }) => grade.fit))]
    }
    assert.deepEqual(await fitsWith('here'), ['exact'])
    assert.deepEqual(await fitsWith(story), ['likely'])
  })

  test('a limit is let go before what is hardly needed stands for what is', async () => {
    const needed = new Map([
      ['Headphones', 10],
      ['Gaming Mouse', 4],
    ])
    const findUnder = async (priceMax: number) => {
      const wished = { priceMax }
      const found = await findProducts(store.context, { q: 'quiet', limit: 10, filters: {}, wished, needed })
      return found.hits.map(({ product: { title } }) => title)
    }
    assert.deepEqual(await findUnder(400), ['Headphones'])
    assert.deepEqual(await findUnder(200), ['Headphones'])
    needed.set('Gaming Mouse', 6)
    assert.deepEqual(await findUnder(200), ['Gaming Mouse'])
  })

  test('of what is needed a word tells nothing that the likeliest has not', async () => {
    const wordsHeld = async (first: string) => {
      const needed = new Map(['Headphones', 'Gaming Mouse'].map((title) => [title, title === first ? 10 : 9]))
      const said = { q: 'gaming at night', parts: { gaming: 'use', night: 'use' } as const, isAnyThing: false }
      const { hits } = await findProducts(store.context, { ...said, limit: 10, filters: {}, needed })
      const isHeld = ({ part, verdict }: PartGrade) => part === 'word' && verdict === 'holds'
      return hits.map(({ product: { title }, grade }) => [title, grade.parts.filter(isHeld).length])
    }
    assert.deepEqual(await wordsHeld('Headphones'), [
      ['Headphones', 0],
      ['Gaming Mouse', 0],
    ])
    assert.deepEqual(await wordsHeld('Gaming Mouse'), [
      ['Gaming Mouse', 1],
      ['Headphones', 0],
    ])
  })
})
