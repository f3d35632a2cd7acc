import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** A made-up shop: which of its goods is more so is told by measures, by comparisons, or not at all. */
const one = (externalId: string, title: string, price: number, description: string) => ({
  ...{ externalId, title, description },
  variants: [{ externalId: `${externalId}-1`, price, inventory: 9 }],
})
const products = [
  one('k1', 'Tern Kayak', 700, 'One seat. 21 kg with the seat. Max load 110 kg. Rear hatch (25 kg).'),
  one('k2', 'Heron Kayak', 900, 'Weight 17.5 kg. 60 kg front deck.'),
  one('k3', 'Grebe Kayak', 800, 'Two hatches and a skeg.'),
  one('f1', 'Gale Fan', 60, 'Three speeds. Runs 5 hours on a charge.'),
  one('f2', 'Zephyr Fan', 80, 'Much quieter than our other one (about 38 dB). Runs 9 hours on a charge.'),
  one('q1', 'Plover Quilt', 120, 'Comfort 4 °C, limit -1 °C.'),
  one('q2', 'Curlew Quilt', 160, 'Comfort -6 °C, limit -12 °C.'),
  one('c1', 'Otter Cooler', 90, 'Keeps ice for 2 days. The lamp in its lid shines 30 hours.'),
  one('c2', 'Beaver Cooler', 140, '4 days of ice in the shade.'),
  one('b1', 'Stoat Bollard', 30, 'Painted steel.'),
  one('b2', 'Marten Bollard', 40, 'Oak, oiled.'),
  {
    externalId: 's1',
    title: 'Rook Step Stool',
    description: 'Steel, folds flat. Weight 3.1 / 4.2 / 5.6 kg.',
    variants: ['2 steps', '3 steps', '4 steps'].map((value, at) => ({
      ...{ externalId: `s1-${at}`, price: 30 + at * 10, inventory: 3, options: { Height: value } },
    })),
  },
]

describe('which of them is more so', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp()
    store = await app.createStore('more-so', { language: 'en', currency: 'GBP' })
    await upsertProducts(store.context, products)
  })
  after(() => app.close())

  /** The last answer of a talk. */
  const said = async (...lines: string[]): Promise<string> => {
    const talk = await startTalk(store)
    let text = ''
    for (const line of lines) text = (await talk.say(line)).text
    return text
  }

  test('all that were shown are held against each other, by what they weigh and not by what they carry', async () => {
    const text = await said('kayaks', 'which one is lightest?')
    assert.match(text, /Heron Kayak: 17\.5 kg \(Tern Kayak: 21 kg\)/)
    assert.match(text, /For Grebe Kayak I do not find it/)
    assert.match(await said('kayaks', 'welches ist leichter?'), /Heron Kayak: 17\.5 kg/)
    assert.match(await said('kayaks', 'cuál pesa menos?'), /Heron Kayak: 17\.5 kg/)
    assert.match(await said('kayaks', 'lequel est le plus léger ?'), /Heron Kayak : 17\.5 kg/)
  })

  test('what is asked besides says which amount counts', async () => {
    assert.match(
      await said('coolers', 'which cooler keeps ice longer'),
      /Beaver Cooler: 4 days \(Otter Cooler: 2 days\)/,
    )
    assert.match(await said('fans', 'which lasts longest'), /Zephyr Fan: 9 hours \(Gale Fan: 5 hours\)/)
  })

  test('where less is more of it, less wins', async () => {
    assert.match(await said('quilts', 'which is warmer?'), /That is Curlew Quilt: -6 °C \(Plover Quilt: 4 °C\)/)
  })

  test('where one page tells it, no other is beaten by it', async () => {
    const text = await said('fans', 'which one is quieter')
    assert.match(text, /Zephyr Fan: “Much quieter than our other one \(about 38 dB\)/)
    assert.doesNotMatch(text, /That is|Gale Fan: /)
  })

  test('where none tells it that is said, and nothing else', async () => {
    const text = await said('bollards', 'which one is lighter?')
    assert.match(text, /do not find that on their pages/)
    assert.doesNotMatch(text, /oiled|Painted/)
  })

  test('forms of one product are held against each other', async () => {
    const text = await said('step stool', 'which is lighter, 3 steps or 4 steps?')
    assert.match(text, /Rook Step Stool \(3 steps\): 4\.2 kg \(Rook Step Stool \(4 steps\): 5\.6 kg\)/)
  })
})
