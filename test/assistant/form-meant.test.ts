import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

type Options = Record<string, string>
const product = (externalId: string, title: string, description: string, forms: [Options, number, number?][]) => ({
  externalId,
  title,
  description,
  variants: forms.map(([options, price, inventory = 20], at) => ({
    ...{ externalId: `${externalId}-${at}`, price, inventory, options },
  })),
})
const products = [
  product('k1', 'Harrow Kettle', 'A kettle with a long spout.', [
    [{ color: 'Copper', size: '1 l' }, 60, 0],
    [{ color: 'Copper', size: '2 l' }, 64],
    [{ color: 'Slate', size: '1 l' }, 58],
    [{ color: 'Slate', size: '2 l' }, 62],
  ]),
  product('s1', 'Fell Walking Socks', 'Shoe size: S 36-38, M 39-41, L 42-44.', [
    [{ color: 'Moss', size: 'S' }, 12],
    [{ color: 'Moss', size: 'M' }, 13],
    [{ color: 'Rust', size: 'M' }, 14],
    [{ color: 'Rust', size: 'L' }, 15],
  ]),
  product('w1', 'Wrist Brace', 'A brace for the wrist. Wrist size: Small 13-16 cm, Large 17-21 cm.', [
    [{ size: 'Small 13-16 cm' }, 20],
    [{ size: 'Large 17-21 cm' }, 24],
  ]),
  product('p1', 'Kids Porridge', 'A porridge for kids.', [
    [{ flavour: 'Plum' }, 3],
    [{ flavour: 'Pear' }, 4],
  ]),
  ...(['Women', 'Men'] as const).flatMap((who) => [
    product(`a${who}`, `Gale Anorak ${who}`, 'An anorak.', [
      [{ size: 'M' }, 90],
      [{ size: 'L' }, 90],
    ]),
    product(`f${who}`, `Hill Shorts ${who}`, 'Shorts for the hills.', [
      [{ size: 'M' }, 50],
      [{ size: 'L' }, 50],
    ]),
  ]),
  product('c1', 'Camp Lantern', 'A lantern.', [[{}, 25]]),
  product('b1', 'Red Beanie', 'A knitted beanie.', [[{}, 10]]),
  product('b2', 'Red Scarf', 'A knitted scarf.', [[{}, 30]]),
  product('b3', 'Red Mittens', 'A pair of mittens.', [[{}, 15]]),
]
const pages = `# Delivery

We deliver within Ireland for €5. To Norway we deliver for €9.
`

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('forms', { language: 'en', currency: 'EUR' })
  await upsertProducts(store.context, products)
  await addKnowledge(store.context, { file: { name: 'pages.md', content: Buffer.from(pages).toString('base64') } })
})
after(() => app.close())

async function last(...lines: string[]): Promise<string> {
  const talk = await startTalk(store)
  let text = ''
  for (const line of lines) text = (await talk.say(line)).text
  return text.replaceAll('\u00a0', ' ')
}
async function shows(titles: string[], ...lines: string[]): Promise<void> {
  const talk = await startTalk(store)
  let shown: string[] = []
  for (const line of lines) shown = (await talk.say(line)).cards.map(({ title }) => title)
  assert.deepEqual(shown, titles, lines.join(' / '))
}
const says = async (pattern: RegExp, ...lines: string[]) => assert.match(await last(...lines), pattern)

describe('the form of a product that was chosen', () => {
  test('holds on when it was said beside a question that the pages answer', async () => {
    const talk = [
      'Harrow Kettle 1 l',
      'is it there in copper?',
      'hm ok the slate one then. how long does delivery take?',
    ]
    await says(/2 × Harrow Kettle \(1 l, Slate\) €58\.00/, ...talk, 'what is the total for 2 of them with delivery?')
  })
  test('holds on when it was told by what the shopper measures', async () => {
    await says(
      /\(L.*17-21 cm\) €24\.00/,
      'wrist brace',
      'my wrist is 19 cm, which size do I need',
      'how much is it with delivery?',
    )
    await says(/Socks \(M, Rust\) €14/, 'walking socks, shoe size 40', 'in rust?', 'how much is it with delivery?')
  })
  test('is another one once that is said', async () => {
    await says(
      /Harrow Kettle \(2 l, Copper\) €64\.00/,
      'Harrow Kettle',
      'slate, 2 l',
      'copper then. total with delivery?',
    )
    await says(
      /Harrow Kettle \(2 l, Copper\) €64\.00/,
      ...['Harrow Kettle', 'slate, 2 l', 'what is the total with delivery?', 'copper then. total with delivery?'],
    )
  })
})

describe('what is counted and added up', () => {
  test('is what was named, in the number that was said', async () => {
    await says(/3 × Red Scarf €30/, 'anything red?', 'the scarf i mean. 3 of them, what is that with delivery')
    await says(/€120\.00: 4 × Red Scarf/, 'anything red?', 'the scarf. what is it for 4 with delivery?')
    await says(/174\.00: 3 × Harrow Kettle/, 'Harrow Kettle', 'slate 1 l', 'how much would 3 be to Norway')
    await says(/183\.00/, 'Harrow Kettle', 'slate 1 l', 'how much would 3 be to Norway')
    await says(
      /2 × Red/,
      'anything red?',
      'tell me about the second one',
      'and the first, 2 of them sent to Norway, what would that be',
    )
  })
  test('is no number of days', async () => {
    assert.doesNotMatch(await last('Red Scarf', '¿llega en 3 días? cuánto cuesta'), /3 ×/)
  })
  test('may be a value of what is named', async () => {
    await says(
      /€14\.00: Red Beanie €10\.00, Kids Porridge \(Pear\) €4/,
      'beanie',
      'price of that one plus the kids porridge pear?',
    )
  })
})

describe('for whom something is looked for, and in which size', () => {
  test('holds on for the next kind, until another is named or nothing of that is for them', async () => {
    await shows(['Hill Shorts Women'], 'a womens anorak in M', 'and shorts?')
    await says(/\(M\)/, 'a womens anorak in M', 'and shorts?')
    await shows(['Hill Shorts Women'], 'un anorak pour femme', 'et un short ?')
    await shows(['Hill Shorts Men'], 'a womens anorak in M', 'and mens shorts?')
    await shows(['Camp Lantern'], 'a womens anorak in M', 'and a lantern?')
  })
})
