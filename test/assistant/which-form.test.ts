import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

type Options = Record<string, string>
type Form = [Options, number | null, number?]
const product = (externalId: string, title: string, description: string | null, forms: Form[], vendor?: string) => ({
  ...{ externalId, title, description },
  ...(vendor === undefined ? {} : { vendor }),
  variants: forms.map(([options, price, inventory = 9], at) => ({
    ...{ externalId: `${externalId}-${at}`, price, inventory, options },
  })),
})
const sized = (size: string, color: string, inventory = 9): Form => [{ size, color }, 99, inventory]
const stool = (material: string, color: string, legs: string, price: number): Form => [{ material, color, legs }, price]
const products = [
  product(
    'g1',
    'Alder D-15 Acoustic Guitar',
    'A first guitar.',
    [
      [{ Finish: 'Natural' }, 249],
      [{ Finish: 'Sunburst' }, 259],
    ],
    'Alder',
  ),
  product(
    'g2',
    'Alder D-15E Electric Dreadnought',
    'The same body with a preamp.',
    [
      [{ Finish: 'Natural' }, 339],
      [{ Finish: 'Sunburst' }, 349, 1],
    ],
    'Alder',
  ),
  product('b1', 'Anchor Bass', 'Four strings.', [
    [{ Color: 'Sunburst' }, 399],
    [{ Color: 'Black' }, 389],
  ]),
  product('j1', 'Lorne Gym Jacket', 'A jacket that dries fast.', [
    sized('M', 'Blue', 0),
    sized('M', 'Gray'),
    sized('L', 'Blue'),
    sized('L', 'Gray'),
  ]),
  product('j2', 'Kestrel Trail Jacket', 'A jacket for trails.', [sized('M', 'Blue'), sized('L', 'Blue')]),
  product('j3', 'Augusta Jacket', 'A jacket.', [sized('M', 'Blue'), sized('L', 'Green')]),
  product('c1', 'Bar Stool', null, [
    stool('leather', 'gray', 'fixed', 483.95),
    stool('mesh', 'gray', 'foldable', 508.21),
    stool('mesh', 'blue', 'fixed', 487.67),
    stool('leather', 'blue', 'foldable', 471.82),
    stool('fabric', 'black', 'foldable', 514.34),
  ]),
  product('t1', 'Slate Tablet', 'A tablet.', [
    [{ color: 'silver', storage: '128GB', screen: '10-inch' }, 951, 0],
    [{ color: 'silver', storage: '128GB', screen: '8-inch' }, 948, 0],
    [{ color: 'black', storage: '128GB', screen: '10-inch' }, 951, 0],
    [{ color: 'black', storage: '128GB', screen: '7-inch' }, 941],
    [{ color: 'black', storage: '32GB', screen: '8-inch' }, 903],
  ]),
  product('p1', 'Orbit Buds Pro', 'Noise cancelling.', [[{}, 249]], 'Orbit'),
  product('p2', 'Case for Orbit Buds Pro, Silicone Buds Case', 'A case for Orbit Buds Pro.', [[{}, 15]], 'Kimmo'),
  product('p3', 'Buds Case Pro Cover', 'For Orbit Buds.', [[{}, 12]], 'Ravn'),
]
const pages = `# Returns

You can send anything back within 30 days. A return label costs $6.95.
`

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp()
  store = await app.createStore('forms', { language: 'en', currency: 'USD' })
  await upsertProducts(store.context, products)
  const content = Buffer.from(pages).toString('base64')
  await addKnowledge(store.context, { file: { name: 'help.md', content } })
})
after(() => app.close())

async function lastOf(...lines: string[]) {
  const talk = await startTalk(store)
  let last = await talk.say(lines[0] as string)
  for (const line of lines.slice(1)) last = await talk.say(line)
  return last
}

test('a code names the product, and what is told is of the form that is named', async () => {
  for (const said of [
    'd-15e sunburst, still got one?',
    'alder d15e electric in sunburst',
    'the D-15E in sunburst, how much?',
  ]) {
    const { text } = await lastOf(said)
    assert.match(text, /D-15E.*349/s, said)
    assert.doesNotMatch(text, /339|Anchor/, said)
  }
})

test('another form of the product that is talked about is told, there or not, whatever was asked between', async () => {
  const begun = ['do you have the lorne gym jacket in blue L', 'what does the return cost me']
  for (const said of [
    'hm ok. and medium in blue instead?',
    'i mean the lorne jacket in M blue',
    'no wait, in M blue',
  ]) {
    const { text } = await lastOf(...begun, said)
    assert.match(text, /Lorne Gym Jacket \(M, Blue\) is sold out/, said)
  }
})

test('a value alone is of the product that is talked about, though it sounds like a question to the shop', async () => {
  const { text } = await lastOf('lorne gym jacket in L blue', 'what does sending it back cost', 'and gray instead?')
  assert.match(text, /Lorne Gym Jacket \(L, Gray\).*99/)
})

test('of forms that were shown together none was chosen', async () => {
  const { text } = await lastOf(
    'slate tablet with 128gb',
    'does it come in silver too',
    'the black one then, is that there?',
  )
  assert.match(text, /Slate Tablet \(black, 128GB.*\) is in stock.*941/)
})

test('what is asked of a form is told of that form', async () => {
  const { text: colour } = await lastOf('do you have bar stools', 'which colour is the one for 487')
  assert.match(colour, /blue/)
  assert.doesNotMatch(colour, /gray|black/)
  const narrowed = ['do you have bar stools', 'so the blue mesh one. does it have legs that fold']
  const { text: legs } = await lastOf(...narrowed)
  assert.match(legs, /fixed/)
  assert.doesNotMatch(legs, /Yes/)
  const { text: either } = await lastOf(...narrowed, 'are the legs fixed or foldable??')
  assert.match(either, /fixed/)
  assert.doesNotMatch(either, /foldable|483/)
})

test('a title that begins with its maker is what it is called, whatever else has its words', async () => {
  for (const said of ['orbit buds pro', 'do you sell orbit buds pro or not']) {
    const { text } = await lastOf(said)
    assert.match(text, /Orbit Buds Pro.*249/s, said)
    assert.doesNotMatch(text, /Case/, said)
  }
})
