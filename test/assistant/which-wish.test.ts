import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, price: number, description?: string) => ({
  externalId,
  title,
  ...(description === undefined ? {} : { description }),
  variants: [{ externalId: `${externalId}-1`, price, inventory: 9 }],
})
const products = [
  one('w1', 'Tarn Trail Watch Slate', 199, 'A watch for the hills with a barometer.'),
  one('w2', 'Tarn Watch Ivory', 149, 'A light watch for every day.'),
  one('b1', 'Beech Bucket', 24, 'A bucket for the garden.'),
  one('b2', 'Zinc Bucket', 18, 'Holds ten litres.'),
  one('r1', 'Wool Rug Dune', 240, 'Woven by hand.'),
  one('k1', 'Chef Knife Alder', 89, 'Forged steel, blade of 20 cm.'),
  one('k2', 'Whetstone Two Grits', 35, 'Sharpens blunt kitchen knives. Does not scratch the blade.'),
]

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('which-wish', { language: 'en', currency: 'USD' })
  await upsertProducts(store.context, products)
})
after(() => app.close())

/** Says some lines; what the last one is answered, and what it shows. */
async function last(...lines: string[]): Promise<{ text: string; shown: string[] }> {
  const talk = await startTalk(store)
  let answer = await talk.say(lines[0] as string)
  for (const line of lines.slice(1)) answer = await talk.say(line)
  return { text: answer.text, shown: answer.cards.map(({ title }) => title).sort() }
}

const untold = 'does the Tarn Trail Watch Slate have a compass'

describe('a "no" behind an offer to pass a question on', () => {
  for (const line of [
    'no i mean like a bucket',
    'no, i mean a bucket',
    'no. a bucket then',
    'no thanks, but i need a bucket',
    'non je veux dire un seau',
    'no me refiero a un cubo',
  ])
    test(`${line}: what is wanted behind it is looked for`, async () => {
      assert.deepEqual((await last(untold, line)).shown, ['Beech Bucket', 'Zinc Bucket'])
    })

  test('nein, ich meine einen teppich: likewise', async () => {
    assert.deepEqual((await last(untold, 'nein, ich meine einen teppich')).shown, ['Wool Rug Dune'])
  })

  for (const line of ['no', 'no, thanks', 'no thats fine', 'no thanks, i dont need a bucket'])
    test(`${line}: declines`, async () => {
      const { text, shown } = await last(untold, line)
      assert.match(text, /^Alright|^No problem|^OK/)
      assert.deepEqual(shown, [])
    })

  test('denies what stands right behind it', async () => {
    assert.deepEqual((await last('buckets', 'no zinc')).shown, ['Beech Bucket'])
  })
})

describe('of several that are called so', () => {
  for (const line of [
    'the ivory tarn watch i mean, how much is it',
    'no. how much is the other tarn watch?',
    'was kostet die andere tarn watch',
  ])
    test(`${line}: the one that its words tell, not the one that is talked about`, async () => {
      const { text, shown } = await last(untold, line)
      assert.deepEqual(shown, ['Tarn Watch Ivory'])
      assert.match(text, /149/)
    })

  test('else the one that is talked about', async () => {
    assert.deepEqual((await last(untold, 'is the tarn in stock')).shown, ['Tarn Trail Watch Slate'])
  })
})

describe('something that is to do something, behind another wish', () => {
  test('etwas zum Schärfen, das nicht kratzt?: is no question about what was shown', async () => {
    assert.deepEqual((await last('chef knife', 'etwas zum Schärfen, das nicht kratzt?')).shown, ['Whetstone Two Grits'])
  })

  test('what asks of its page stays that', async () => {
    assert.deepEqual((await last('chef knife', 'is there something on it to hang it up?')).shown, ['Chef Knife Alder'])
  })
})

describe('what is told beside a question to the shop', () => {
  for (const line of [
    'do you ship to malta? it is a present for my mum',
    'do you ship to malta? this is a gift for my dad',
  ])
    test(`${line}: says why it is asked, and wishes for nothing`, async () => {
      const { text, shown } = await last('zinc bucket', line)
      assert.doesNotMatch(text, /What do they like/)
      assert.deepEqual(shown, [])
    })

  test('another thing is wished for all the same', async () => {
    assert.deepEqual((await last('zinc bucket', 'do you ship to malta? and i want a rug too')).shown, ['Wool Rug Dune'])
  })
})
