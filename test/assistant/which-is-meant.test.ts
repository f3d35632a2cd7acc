import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, price: number | null, category: string, description: string) => ({
  ...{ externalId, title, category, description },
  variants: [{ externalId: `${externalId}-1`, price, inventory: 9 }],
})
const products = [
  one('s1', 'Kestrel Slate Ten Tablet', 300, 'Tablets', 'A light tablet with a bright screen.'),
  one('s2', 'Heron Board Tablet', 400, 'Tablets', 'A large tablet. You can draw on it with the pen in the box.'),
  one('r1', 'Roamer X', 500, 'Scooters', 'A scooter with a seat.'),
  one('r2', 'Roamer 4s', 350, 'Scooters', 'A scooter for short ways.'),
  one('r3', 'Roamer 7', 420, 'Scooters', 'A scooter with large wheels.'),
  one('h1', 'Marlow Headphones', 60, 'Audio', 'Headphones with soft pads. 30 hours of battery life.'),
  one('g1', 'Water', 1, 'Drinks', 'Still water in a bottle.'),
  one('t1', 'Vitra Ear Thermometer', 40, 'Thermometers', 'Measures in the ear. 5 year guarantee.'),
  one('t2', 'Vitra Forehead Scanner', 50, 'Thermometers', 'A thermometer that measures at the forehead.'),
  one('b1', 'Forehead Sweat Band', 8, 'Running', 'Keeps the forehead dry on any run.'),
  one('f1', 'Canteen Flask', 25, 'Flasks', 'A steel flask. It comes in sage, black and plum.'),
  one('l1', 'Dune Desk Lamp', 30, 'Lamps', 'A lamp with a clamp.'),
  one('l2', 'Reed Desk Lamp', null, 'Lamps', 'A lamp with a dimmer.'),
]

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('meant', { language: 'en', currency: 'USD' })
  await upsertProducts(store.context, products)
  const content =
    '# Warranty\n\nAll devices have a warranty of 2 years.\n\n# Delivery\n\nDelivery takes 3 working days.\n'
  await addKnowledge(store.context, { file: { name: 'pages.md', content: Buffer.from(content).toString('base64') } })
})
after(() => app.close())

async function last(...lines: string[]): Promise<{ text: string; shown: string[] }> {
  const talk = await startTalk(store)
  let answer = await talk.say(lines[0] as string)
  for (const line of lines.slice(1)) answer = await talk.say(line)
  return { text: answer.text, shown: answer.cards.map(({ title }) => title).sort() }
}

describe('which product is meant', () => {
  for (const line of ['compare the X with the 7', 'compara el X con el 7', 'vergleiche das X mit dem 7'])
    test(`${line}: names of one letter`, async () => {
      assert.deepEqual((await last('scooters', line)).shown, ['Roamer 7', 'Roamer X'])
    })

  for (const line of ['what is the difference to the forehead one', 'how does it compare to the forehead one'])
    test(`${line}: it is of the kind that is talked about`, async () => {
      assert.deepEqual((await last('vitra ear thermometer', line)).shown, [
        'Vitra Ear Thermometer',
        'Vitra Forehead Scanner',
      ])
    })

  for (const line of ['son resistentes al agua?', 'sont-ils résistants à l’eau ?'])
    test(`${line}: no water is looked for`, async () => {
      const { text, shown } = await last('marlow headphones', line)
      assert.deepEqual(shown, ['Marlow Headphones'], text)
    })

  test('what is asked behind "which of them" is asked of each', async () => {
    const { text } = await last(
      'compare the kestrel slate and the heron board',
      'which of them can i draw on with a pen',
    )
    assert.match(text, /Heron Board Tablet[\s\S]*draw on it with the pen/)
  })
})

describe('what is told of it', () => {
  for (const [line, told] of [
    ['how long is the guarantee', /5 year guarantee/],
    ['wie lange habe ich garantie', /5 year guarantee/],
    ['how long does delivery take', /3 working days/],
  ] as const)
    test(`${line}: its own page goes before those of the shop`, async () => {
      assert.match((await last('vitra ear thermometer', line)).text, told)
    })

  test('the pages of the shop tell where its own does not', async () => {
    assert.match((await last('marlow headphones', 'how long is the guarantee')).text, /2 years/)
  })

  for (const line of ['does it come in black?', 'gibt es das in schwarz?', 'y en negro?'])
    test(`${line}: its page tells the colours`, async () => {
      assert.match((await last('canteen flask', line)).text, /sage, black and plum/)
    })

  test('none is the cheapest where one has no price', async () => {
    const { text } = await last('desk lamps', 'which one is cheaper?')
    assert.doesNotMatch(text, /cheapest/)
    assert.match(text, /\$30[\s\S]*no price for Reed Desk Lamp/)
  })
})
