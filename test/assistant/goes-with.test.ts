import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (
  externalId: string,
  title: string,
  category: string,
  description: string,
  { name = '', values = [''] }: { name?: string; values?: string[] } = {},
) => ({
  ...{ externalId, title, category, description },
  variants: values.map((value, at) => ({
    ...{ externalId: `${externalId}-${at}`, price: 10 + at, inventory: 9 },
    ...(name === '' ? {} : { options: { [name]: value } }),
  })),
})

/** Sewing machines and what belongs to them, of a made-up shop. */
const goods = [
  one('m1', 'Wicklow 210 Sewing Machine', 'Machines', 'A first machine.'),
  one('m2', 'Wicklow 340 Sewing Machine', 'Machines', 'A quick machine.'),
  one('m3', 'Tansy Overlock', 'Machines', 'Four threads.'),
  one('b1', 'Metal Bobbins', 'Parts', 'Ten of them. Type A for the Wicklow 210, Type B for the Wicklow 340.', {
    ...{ name: 'Type', values: ['A', 'B'] },
  }),
  one('b2', 'Plastic Bobbins', 'Parts', 'Ten of them. For the Tansy only.'),
  one('t1', 'Madder Dye Tub', 'Tubs', '60 litres, of steel.'),
  one('f1', 'Slim Lint Filter', 'Parts', 'For every tub up to 40 litres.'),
  one('f2', 'Wide Lint Filter', 'Parts', 'For 40 to 100 litres.'),
  one('c1', 'Hard Case', 'Parts', 'Strong. Does not fit the Tansy.'),
]

describe('what goes with what', () => {
  let app: TestApp
  let store: TestStore
  const last = async (...messages: string[]) => {
    const talk = await startTalk(store)
    for (const message of messages.slice(0, -1)) await talk.say(message)
    return talk.say(messages.at(-1) ?? '')
  }
  before(async () => {
    app = await startTestApp()
    store = await app.createStore('sewing', { language: 'en', currency: 'EUR' })
    await upsertProducts(store.context, goods)
  })
  after(() => app.close())

  test('what a page names it for goes before what is for others, in the form for that', async () => {
    const metal = await last('bobbins for the wicklow 340')
    assert.deepEqual(
      metal.cards.map(({ title }) => title),
      ['Metal Bobbins'],
    )
    assert.match(metal.text, /Type B for the Wicklow 340/)
    assert.match(metal.text, /11\.00/)
    const plastic = await last('do you have bobbins for the tansy')
    assert.deepEqual(
      plastic.cards.map(({ title }) => title),
      ['Plastic Bobbins'],
    )
  })

  test('what its page denies is told as not fitting', async () => {
    const { text } = await last('i need a hard case for the tansy')
    assert.match(text, /Does not fit the Tansy/)
    assert.doesNotMatch(text, /Hard Case fits/)
  })

  test('whether one fits the other is told by the page that says it, whichever of them is asked', async () => {
    const no = await last('does the hard case fit the tansy overlock?')
    assert.match(no.text, /^No\..*Hard Case.*Does not fit the Tansy/s)
    const yes = await last('do the plastic bobbins fit the tansy overlock?')
    assert.match(yes.text, /^Yes\..*Plastic Bobbins.*For the Tansy only/s)
  })

  test('the form is the one for what was talked about', async () => {
    const { text } = await last(
      'how much is the wicklow 340 sewing machine',
      'metal bobbins, which type do i need for it?',
    )
    assert.match(text, /\bB\b/)
    assert.doesNotMatch(text, /Type: A/)
  })

  test('"for it" is for what is talked about, and what goes with it is what names it', async () => {
    const titles = async (...messages: string[]) => (await last(...messages)).cards.map(({ title }) => title)
    assert.deepEqual(await titles('show me the tansy overlock', 'bobbins for it'), ['Plastic Bobbins'])
    assert.deepEqual(await titles('show me the wicklow 340 sewing machine', 'which bobbins fit it?'), ['Metal Bobbins'])
    assert.deepEqual(await titles('show me the wicklow 210 sewing machine', 'which bobbins for the machine?'), [
      'Metal Bobbins',
    ])
    assert.deepEqual(await titles('show me the tansy overlock', 'what goes with it?'), ['Plastic Bobbins'])
    assert.deepEqual(await titles('which bobbins fit the tansy'), ['Plastic Bobbins'])
  })

  test('what is for more or less than it holds does not fit, though it has more of the words', async () => {
    const fitting = await last('a lint filter for a 60 litre tub')
    assert.deepEqual(
      fitting.cards.map(({ title }) => title),
      ['Wide Lint Filter'],
    )
    const known = await last('show me the madder dye tub', 'and a lint filter for it?')
    assert.deepEqual(
      known.cards.map(({ title }) => title),
      ['Wide Lint Filter'],
    )
  })
})
