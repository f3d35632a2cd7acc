import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

type Form = { options: Record<string, string>; price: number }
const one = (externalId: string, title: string, category: string, description: string, forms: Form[]) => ({
  ...{ externalId, title, category, description },
  variants: forms.map((form, at) => ({ externalId: `${externalId}-${at}`, inventory: 9, ...form })),
})
const form = (price: number, options: Record<string, string> = {}): Form => ({ options, price })
const products = [
  one('p1', 'Puff Floor Pump', 'Pumps', 'Up to 11 bar, with a head for all valves.', [form(39)]),
  one('p2', 'Puff Pocket Pump', 'Pumps', 'Up to 7 bar, fits a jersey pocket. Only for Presta valves.', [form(24)]),
  one('t1', 'Soft Merino Throw', 'Throws', 'A wool throw. Hand wash only.', [form(90)]),
  one('t2', 'Soft Alpaca Throw', 'Throws', 'A throw without wool. Dry clean only.', [
    form(120, { Color: 'Sand' }),
    form(130, { Color: 'Navy' }),
  ]),
  one('l1', 'Coil Leash', 'Leashes', 'A tape leash with a brake. The handle holds a roll of bags.', [
    form(21, { Size: 'S' }),
    form(25, { Size: 'M' }),
  ]),
  one('l2', 'Strap Leash', 'Leashes', 'Waterproof webbing with a brass snap.', [
    form(26, { Length: '4 ft' }),
    form(29, { Length: '6 ft' }),
  ]),
  one('h1', 'Trail Harness', 'Harnesses', 'A harness with a handle.', [form(36, { Color: 'Red' })]),
]
const pages = `# Shipping

- Austria: 8.90 EUR, 3 to 5 working days
- Rest of Europe: 15.90 EUR, 5 to 9 working days
`

describe('what was meant', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
    store = await app.createStore('what-was-meant', { language: 'en', currency: 'EUR' })
    await upsertProducts(store.context, products)
    await addKnowledge(store.context, { file: { name: 'pages.md', content: Buffer.from(pages).toString('base64') } })
  })
  after(() => app.close())

  async function last(...lines: string[]): Promise<{ text: string; shown: string[] }> {
    const talk = await startTalk(store)
    let answer = await talk.say(lines[0] ?? '')
    for (const line of lines.slice(1)) answer = await talk.say(line)
    return { text: answer.text, shown: answer.cards.map(({ title }) => title) }
  }

  test('by which, behind a comparison, is one of those that were compared', async () => {
    const pumps = 'floor pump or pocket pump, which is better?'
    for (const line of ['which do i need if my bike has schrader valves', 'welche brauch ich für autoventile']) {
      const { text, shown } = await last(pumps, line)
      assert.match(text, /all valves/)
      assert.deepEqual(shown.toSorted(), ['Puff Floor Pump', 'Puff Pocket Pump'])
    }
    // What they do not differ in is another matter.
    assert.match((await last(pumps, 'which is cheaper')).text, /€24.00/)
  })
  test('is told from the other by a value that it alone comes in', async () => {
    const leashes = 'coil leash or strap leash, which is better?'
    const { text, shown } = await last(leashes, 'ok the leash then, 6 ft. is it waterproof')
    assert.match(text, /Waterproof webbing/)
    assert.deepEqual(shown, ['Strap Leash'])
  })
  test('is asked what was asked of another by mistake', async () => {
    const asked = 'can i put the merino throw in the machine?'
    assert.match((await last(asked, 'sorry, i meant the alpaca')).text, /Dry clean only/)
    assert.match((await last('kann der merino throw in die maschine?', 'ich mein den alpaca')).text, /Dry clean only/)
    const { text } = await last(asked, 'no i mean the alpaca one, navy')
    assert.match(text, /Navy.*130/)
    assert.match(text, /Dry clean only/)
    // What is asked behind it is asked of that one, and the former question is not.
    const other = await last(asked, 'sorry, i meant the strap leash. is it waterproof?')
    assert.match(other.text, /Waterproof webbing/)
    assert.doesNotMatch(other.text, /costs|machine/)
  })
  test('is no more what is let go of', async () => {
    const leash = 'do you have the strap leash in 6 ft?'
    const harness = await last(leash, 'never mind the leash, show me a harness instead, red')
    assert.deepEqual(harness.shown, ['Trail Harness'])
    assert.deepEqual((await last(leash, 'forget the leash, do you have pumps?')).shown.toSorted(), [
      'Puff Floor Pump',
      'Puff Pocket Pump',
    ])
    const throws = await last('can i put the merino throw in the machine?', 'vergiss den throw, zeig mir eine pumpe')
    assert.deepEqual(throws.shown.toSorted(), ['Puff Floor Pump', 'Puff Pocket Pump'])
  })
  test('by a number that is the price of what is talked about is one of that', async () => {
    const { text } = await last('how much is the floor pump?', '39 plus shipping to Austria, how much altogether?')
    assert.match(text, /47\.90/)
  })
  test('by what tells the case is no name', async () => {
    const asked = 'alpaca throw - any wool in that?'
    const { shown } = await last(asked, 'whats the diff to the merino one, mine is 9 years old')
    assert.deepEqual(shown, ['Soft Alpaca Throw', 'Soft Merino Throw'])
  })
  test('is named before a sign, by a part of its title', async () => {
    const { text, shown } = await last('alpaca throw - any wool in that? my son is allergic')
    assert.match(text, /without wool/)
    assert.deepEqual(shown, ['Soft Alpaca Throw'])
  })
})
