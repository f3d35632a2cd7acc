import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, price: number, category: string, description: string) => ({
  ...{ externalId, title, category, description },
  variants: [{ externalId: `${externalId}-1`, price, inventory: 9 }],
})
const products = [
  one(
    'k1',
    'Knoll Marble Run',
    30,
    'Toys',
    'Build a tower of tracks. A present for children aged 5+ who like to build.',
  ),
  one('k2', 'Knoll Train Track', 25, 'Toys', 'Tracks of beech. For ages 3 and up.'),
  one('s1', 'Vell Mosquito Net', 20, 'Nets', 'Keeps midges out. Fits windows up to 120 x 140 cm.'),
  one('p1', 'Corvo Music Player', 80, 'Players', 'A player with a 2 inch screen. It comes with 16 GB of memory.'),
  one('e1', 'Marl Earbuds, Green', 25, 'Earbuds', 'The battery lasts 7 hours. Green.'),
  one('e2', 'Tiller Earbuds, Black', 30, 'Earbuds', 'Has a mic. The battery lasts 5 hours. Black.'),
  one('b1', 'Pell Battery Pack', 60, 'Chargers', 'A power bank.'),
  one('w1', 'Water', 1, 'Drinks', 'Still water in a bottle.'),
  one('d1', 'Halm Yoga Tights', 40, 'Tights', 'Opaque fabric with a wide waistband.'),
  one('d2', 'Rill Yoga Tights', 45, 'Tights', 'Light fabric with a pocket.'),
  one('f1', 'Sedge Flask', 24, 'Flasks', '40 oz steel flask with a wide mouth. Keeps drinks cold.'),
]

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('of-one', { language: 'en', currency: 'USD' })
  await upsertProducts(store.context, products)
})
after(() => app.close())

async function last(...lines: string[]): Promise<{ text: string; shown: string[] }> {
  const talk = await startTalk(store)
  let answer = await talk.say(lines[0] as string)
  for (const line of lines.slice(1)) answer = await talk.say(line)
  return { text: answer.text, shown: answer.cards.map(({ title }) => title).sort() }
}
const says = async (pattern: RegExp, ...lines: string[]) =>
  assert.match((await last(...lines)).text, pattern, lines.join(' > '))

for (const line of [
  'ok the green marl then. how long does the battery last',
  'gut, dann die grünen. wie lange hält der Akku?',
])
  test(`${line}: only the question is answered`, async () => {
    const { text } = await last('earbuds', line)
    assert.match(text, /7 hours/)
    assert.doesNotMatch(text, /“Green\.”|„Green\.“/)
  })

for (const line of ['no, forget it. how long does the battery last', 'nein, egal. wie lange hält der Akku?'])
  test(`${line}: asked of what is talked about, though a pack is called so`, () =>
    says(/7 hours/, 'marl earbuds green', 'does it glow in the dark?', line))

for (const line of [
  'is the marl green? does the tiller have a mic?',
  'el marl es verde? el tiller tiene micrófono?',
  'ist der Marl grün? hat der Tiller ein Mikrofon?',
])
  test(`${line}: each is asked of the one that it names`, async () => {
    const { text } = await last('earbuds', line)
    assert.match(text, /Tiller/)
    assert.doesNotMatch(text, /Marl Earbuds[^.]*(nothing|nichts|nada)/)
  })

for (const line of ['water resistant?', "résistant à l'eau ?", 'resistente al agua?'])
  test(`${line}: asked of what is talked about, and no water`, async () => {
    assert.deepEqual((await last('corvo music player', line)).shown, ['Corvo Music Player'])
  })

for (const line of ['i need squat proof', 'it has to be crease resistant'])
  test(`${line}: names no thing`, async () => {
    const { text } = await last('yoga tights', line)
    assert.doesNotMatch(text, /no (proof|resistant)|Flask/)
  })

describe('a number in a question', () => {
  for (const line of ['is it ok for 4', 'geht das für 4?', 'ça va pour 4 ?', '¿vale para 4?'])
    test(`${line}: the age that the page tells, and no price`, () => says(/aged 5\+/, 'knoll marble run', line))

  test('is asked beside something else', () =>
    says(/aged 5\+/, 'knoll marble run', 'what is it made of, and is it ok for 4'))

  for (const line of [
    'my window is 100 x 120, would it be big enough',
    'is it too small for 130 x 150?',
    'mein fenster ist 100 x 120, ist das groß genug?',
  ])
    test(`${line}: what it measures`, () => says(/up to 120 x 140 cm/, 'vell mosquito net', line))

  for (const line of [
    'is it 8 or 16 gb?',
    'hat er 8 oder 16 GB?',
    "oui mais c'est 8 ou 16 go ?",
    'is it 32 gb or 64 gb',
  ])
    test(`${line}: the sentence that tells which`, () => says(/comes with 16 GB/, 'corvo music player', line))

  test('in a language that says "ok" before it', () =>
    says(/en stock|40 oz/, 'sedge flask', 'ok elle existe en 40 oz ?'))
})
