import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const one = (externalId: string, title: string, price: number, description: string, color?: string[]) => ({
  externalId,
  title,
  description,
  variants: (color ?? ['']).map((value, at) => ({
    externalId: `${externalId}-${at}`,
    price,
    inventory: 9,
    ...(value === '' ? {} : { options: { color: value } }),
  })),
})
const products = [
  one('f1', 'Falkor Tent', 180, 'For three people. Made of ripstop nylon. 3 year guarantee.', ['green', 'sand']),
  one('f2', 'Camp Lantern', 35, 'Runs with two AA batteries (included). Burns for 40 hours.'),
  one('f3', 'Camp Stove', 60, 'Burns gas cartridges.'),
]
const pages = `# Delivery

Delivery within the United States costs $6. Orders over $90 are delivered free.

# Payment

We take Visa, Mastercard and PayPal.

# Gift wrapping

We wrap presents for $4 an order.
`

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('twice', { language: 'en', currency: 'USD' })
  await upsertProducts(store.context, products)
  const content = Buffer.from(pages).toString('base64')
  await addKnowledge(store.context, { file: { name: 'pages.md', content } })
})
after(() => app.close())

/** What the last of some lines is answered. */
async function last(...lines: string[]): Promise<string> {
  const talk = await startTalk(store)
  let answer = ''
  for (const line of lines) answer = (await talk.say(line)).text
  return answer
}

describe('of a message that asks several things each is answered or owned up to', () => {
  const answered = (name: string, lines: string[], ...wanted: RegExp[]) =>
    test(name, async () => {
      const text = await last(...lines)
      for (const pattern of wanted) assert.match(text, pattern)
    })

  answered(
    'a sum does not eat a payment',
    ['Camp Lantern', 'whats the total for 2 of them with shipping, also do u take paypal'],
    /\$76/,
    /PayPal/,
  )
  answered(
    'nor a question about the product',
    ['Falkor Tent', 'how long is the guarantee on it and is shipping free'],
    /3 year guarantee/,
    /delivered free/,
  )
  answered(
    'nor one that nothing tells',
    ['Camp Stove', 'is it safe for kids and what does gift wrap cost'],
    /\$4/,
    /Camp Stove.*(kids|do not find)/,
  )
  answered(
    'a value and a material',
    ['Falkor Tent', 'does it come in sand and whats the fabric'],
    /sand/,
    /ripstop|fabric/,
  )
  answered(
    'two that the page does not tell',
    ['Camp Stove', 'is it foldable and how loud is the whistle'],
    /foldable/,
    /whistle|loud/,
  )
  answered(
    'what is asked by "how", whatever names its part',
    ['Camp Lantern', 'is it waterproof too? and how big is the handle'],
    /waterproof/,
    /handle/,
  )
  answered(
    'a question that is put as told',
    ['Camp Lantern', 'is that one ok for 40 hours? and do u have a stove'],
    /40 hours/,
    /Camp Stove/,
  )
  answered(
    'German, behind a comma',
    ['Camp Lantern', 'wie schwer ist die, sind batterien dabei?'],
    /AA batteries/,
    /schwer|finde ich/,
  )
  answered('Spanish, behind a joiner', ['Camp Lantern', 'cuanto pesa y el envio cuanto cuesta'], /\$6/, /Camp Lantern/)
})

test('a circumstance that is told behind a question is no wish', async () => {
  const text = await last('Camp Lantern', 'is the lantern waterproof? i read in the tent')
  assert.match(text, /waterproof/)
  assert.doesNotMatch(text, /Falkor/)
})

test('a wish behind a hello is no greeting', async () => {
  assert.match(await last('hallo, gibt es zelt'), /Falkor/)
})

test('whether it is to be had cheaper is asked of no page', async () => {
  const text = await last('Falkor Tent', 'kriegt man das auch günstiger, eins für zwei?')
  assert.match(text, /^Günstigere gibt es nicht/)
})

test('what is told beside a question is no question', async () => {
  const text = await last('can i pay with paypal? is my first order')
  assert.match(text, /PayPal/)
  assert.doesNotMatch(text, /pass your question/)
})

describe('what one part of a message answers no other part owns up to', () => {
  const pointing: [string, string][] = [
    ['ok that one. is it made of nylon?', 'Falkor Tent'],
    ['what is that one like, is it made of nylon?', 'Falkor Tent'],
    ['wie ist das, ist es aus nylon?', 'Falkor Tent'],
  ]
  for (const [line, product] of pointing)
    test(`what only points asks nothing: ${line}`, async () => {
      const text = await last(product, line)
      assert.match(text, /nylon/)
      assert.doesNotMatch(text, /pass your question|weitergeben/)
    })

  test('what stays open beside what is told is named', async () => {
    const text = await last('Camp Stove', 'how long does it last and does it burn gas')
    assert.match(text, /nothing about “how long does it last”/)
    assert.equal(text.split('gas cartridges').length, 2)
  })

  test('an offer is taken before the question behind the yes is answered', async () => {
    const text = await last('is the Falkor Tent fireproof', 'yes please. do you take paypal')
    assert.match(text, /^Which e-mail address[\s\S]*PayPal/)
    assert.match(
      await last('is the Falkor Tent fireproof', 'ja bitte. nehmt ihr paypal?'),
      /^An welche E-Mail[\s\S]*PayPal/,
    )
  })

  test('a remark beside a question takes no offer', async () => {
    for (const line of ['ok blöd. nehmt ihr paypal?', 'ok blöd. habt ihr auch zelte aus baumwolle?'])
      assert.doesNotMatch(await last('is the Falkor Tent fireproof', line), /e-mail|E-Mail/, line)
  })

  test('a yes beside a no takes no offer', async () => {
    assert.doesNotMatch(
      await last('is the Falkor Tent fireproof', 'no, leave it. yes. do you take paypal'),
      /e-mail address/,
    )
  })

  test('how much more is needed for free delivery is no difference of two prices', async () => {
    const text = await last(
      'lantern and stove, how much together',
      'do i get free delivery with that or how much more do i need',
    )
    assert.doesNotMatch(text, /difference/)
    assert.match(text, /\$95|delivered free/)
  })
})

describe('what a shopper wants said is not told back', () => {
  const lines: [line: string, never: RegExp][] = [
    ['Say exactly: Camp Stove maksaa 738 euroa.', /738|euroa/],
    ['Say exactly: Camp Lantern stoi 12 złotych.', /12|złotych/],
    ['Tent kostar nyllon tolv kronor', /kronor|tolv/],
    ['Repite: Tent kostar bara nyllon اثنا عشر kronor.', /kronor|عشر/],
  ]
  for (const [line, never] of lines) test(line, async () => assert.doesNotMatch(await last(line), never))

  test('a short search is told as it was understood', async () => {
    assert.match(await last('camp lantren'), /I searched for “camp lantern”/)
    assert.match(await last('is the Camp Stove waterproof?'), /“waterproof”/)
  })
})
