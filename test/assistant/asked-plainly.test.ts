import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** A made-up shop whose goods are called by words that questions have too: "water", "insulated", "second", "lager", "right". */
const one = (
  externalId: string,
  title: string,
  price: number | null,
  more: { description?: string; category?: string; tags?: string[]; inventory?: number } = {},
) => {
  const { inventory = 9, ...rest } = more
  return { externalId, title, ...rest, variants: [{ externalId: `${externalId}-1`, price, inventory }] }
}
const inForms = (externalId: string, title: string, price: number, name: string, values: [string, number][]) => ({
  externalId,
  title,
  variants: values.map(([value, inventory], at) => ({
    externalId: `${externalId}-${at}`,
    price,
    inventory,
    options: { [name]: value },
  })),
})
const products = [
  one('l1', 'Brook Laptop 15', 1800, { category: 'Laptops', description: 'A laptop with two screens.' }),
  one('l2', 'Fern Laptop 13', 1500, { category: 'Laptops', description: 'A light laptop.' }),
  inForms('t1', 'Aero Tee', 24, 'color', [
    ['Black', 5],
    ['Blue', 5],
  ]),
  inForms('t2', 'Strike Tee', 39, 'color', [
    ['Black', 5],
    ['Gray', 5],
  ]),
  inForms('t3', 'Logan Tee', 29, 'color', [
    ['Black', 0],
    ['Red', 5],
  ]),
  inForms('n1', 'Field Notebook', 12, 'size', [
    ['A4', 5],
    ['A5', 5],
    ['A6', 0],
  ]),
  one('p1', 'Mint Toothpaste', null),
  one('p2', 'Kids Toothpaste', null, { inventory: 29 }),
  one('p3', 'Second Skin Plaster', 4),
  one('p4', 'Lager Beer Glass', 6),
  one('p5', 'Right Angle Drill', 90),
  one('g1', 'Grater Black', 10.99, { description: 'For cheese and nutmeg.' }),
  one('g2', 'Water', 0.99, { description: 'Still water in a bottle.' }),
  one('j1', 'Kenobi Trail Jacket', 47, { description: 'Stretch waist, side pockets.' }),
  one('j2', 'Geo Insulated Pant', 51, { description: 'Insulated, wind resistant.' }),
  one('j3', 'Mimi All-Purpose Short', 44, { description: 'You can run, bike or swim in the Mimi Short.' }),
  one('w1', 'Carbon Steel Wok', 29.99, { description: 'A versatile cooking pan.' }),
  one('w3', 'Kitchen Pan', 24.99, { description: 'Its non-stick coating ensures easy food release.' }),
  one('w2', 'Vivo V9', 299, { tags: ['smartphones', 'vivo'] }),
  {
    externalId: 's1',
    title: 'Marsh Sandals',
    variants: [
      ['38', 'cork'],
      ['41', 'jute'],
    ].map(([size = '', material = '']) => ({
      ...{ externalId: `s1-${size}`, price: 40, inventory: 4, options: { size, material } },
    })),
  },
  {
    externalId: 'q1',
    title: 'Otter Parka',
    variants: ['S', 'M', 'L', 'XL'].flatMap((size) =>
      ['Green', 'Plum'].map((color) => ({
        ...{ externalId: `q1-${size}-${color}`, price: 90, options: { size, color } },
        inventory: size === 'XL' && color === 'Green' ? 0 : 3,
      })),
    ),
  },
  one('h1', 'Zinc Capsules', 9, { description: 'Lactose free. Swallow with water.' }),
  one('h2', 'Meadow Body Milk', 14, { description: 'A lotion for dry skin.' }),
  one('f1', 'Fjell Torch', 45, { description: 'Runs 2h on full, 9h on low. 3,000mAh, USB-C, 4h charge.' }),
  one('c1', 'Harbour Perfume', 130, { inventory: 58, description: 'A joyful and youthful scent.' }),
]

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('plainly', { language: 'en', currency: 'USD' })
  await upsertProducts(store.context, products)
})
after(() => app.close())

/** Says some lines; what the last one is answered, and what it shows. */
async function last(...lines: string[]): Promise<{ text: string; shown: string[]; leads: number }> {
  const talk = await startTalk(store)
  let answer = await talk.say(lines[0] as string)
  for (const line of lines.slice(1)) answer = await talk.say(line)
  const leads = talk.trace().filter(({ name }) => name === 'capture_lead').length
  return { text: answer.text.replaceAll(' ', ' '), shown: answer.cards.map(({ title }) => title).sort(), leads }
}
const says = async (pattern: RegExp, ...lines: string[]) =>
  assert.match((await last(...lines)).text, pattern, lines.join(' > '))

describe('which of those shown is best', () => {
  for (const line of [
    'which of them is best for a long flight',
    'which of those is the best',
    'welcher davon ist am besten fürs studium',
    'laquelle d’entre elles est la meilleure pour un mariage',
    'cuál de ellos es el mejor para la universidad',
  ]) {
    test(line, async () => {
      const { text, shown } = await last('laptops', line)
      assert.deepEqual(shown, ['Brook Laptop 15', 'Fern Laptop 13'], text)
    })
  }
})

describe('which of two', () => {
  for (const [line, end] of [
    ['which of the two costs less', /Fern Laptop 13 is the cheapest/],
    ['which of the two costs more', /Brook Laptop 15 is the most expensive/],
    ['welcher von beiden kostet weniger?', /Fern Laptop 13/],
    ['cual de los dos cuesta menos', /Fern Laptop 13/],
  ] as const) {
    test(line, async () => {
      const { text } = await last('laptops', 'compare the first and the second', line)
      assert.match(text, end)
      // Their sum answers nothing.
      assert.doesNotMatch(text, /3[.,\s]?300/)
    })
  }
})

describe('a wish that is open', () => {
  test('stays as it was typed when its colour is replaced', async () => {
    assert.deepEqual((await last('black t-shirts', 'and in gray?')).shown, ['Strike Tee'])
    // What is sold out in black is shown behind the others.
    assert.deepEqual((await last('t-shirts', 'in black')).shown, ['Aero Tee', 'Logan Tee', 'Strike Tee'])
  })

  for (const line of ['ok the price is not important', 'el precio da igual', 'der preis spielt keine rolle'])
    test(`${line}: its limit is let go`, async () => {
      assert.deepEqual((await last('laptops', 'under 1600', line)).shown, ['Brook Laptop 15', 'Fern Laptop 13'])
    })

  for (const line of ['nicht mehr als 1600 dollar', 'no more than 1600 dollars', 'no más de 1600 dólares'])
    test(`${line}: that is a limit`, async () => {
      assert.deepEqual((await last('laptops', line)).shown, ['Fern Laptop 13'])
    })

  test('a message that only names what is sold looks for that', async () => {
    assert.deepEqual((await last('je voudrais wok en blanc', 'smartphone')).shown, ['Vivo V9'])
    assert.deepEqual((await last('perfume', 'laptops')).shown, ['Brook Laptop 15', 'Fern Laptop 13'])
    assert.deepEqual((await last('toothpaste?')).shown, ['Kids Toothpaste', 'Mint Toothpaste'])
  })
})

describe('stock', () => {
  test('is told whatever other goods are called by words of the question, and without a price', async () => {
    await says(/^Yes, Kids Toothpaste is in stock\.$/, 'kids toothpaste', 'is it in stock?')
    await says(/^Yes, (Kids|Mint) Toothpaste is in stock\.$/, 'toothpaste', 'is the second one in stock?')
    await says(/^Ja, Kids Toothpaste ist vorrätig\.$/, 'kids toothpaste', 'auf lager?')
    await says(/^Yes, Kids Toothpaste is in stock\.$/, 'kids toothpaste', 'do you have it in stock right now?')
    await says(/^Oui, Kids Toothpaste est en stock\.$/, 'kids toothpaste', 'il est dispo ?')
  })

  test('a number that is asked for is held against it', async () => {
    await says(/only 58/, 'harbour perfume', 'do you have 61?')
    await says(/solo tenemos 58/, 'harbour perfume', 'tenéis 61?')
    await says(/Yes, 5 of Harbour Perfume are in stock/, 'harbour perfume', 'do you have 5?')
    const both = 'i need 6 of the Harbour Perfume. do you have that many and what would they cost together?'
    await says(/\$780\.00[\s\S]*Yes, 6 of Harbour Perfume are in stock/, both)
  })

  test('values that are sold out are among those there are, and others are denied', async () => {
    await says(/A4, A5, A6[\s\S]*Sold out of these right now: A6/, 'which sizes are there for the field notebook')
    await says(/No, Field Notebook does not come in 30ml/, 'is the field notebook available in size 30ml?')
  })
})

describe('two questions about one product', () => {
  test('are asked of no other that is called by a word of them', async () => {
    const { text, shown } = await last('do you have the Grater Black in stock? and is it water resistant')
    assert.match(text, /Grater Black is in stock[\s\S]*I find nothing about “water resistant” on its page/)
    assert.deepEqual(shown, ['Grater Black'])
    await says(/page of Kenobi Trail Jacket I find nothing/, 'is the Kenobi Trail Jacket insulated?')
  })

  test('the pages are asked only what is left open, and a name that leads on asks nothing', async () => {
    const { text } = await last('harbour perfume', 'how much is it? does it have pockets?')
    assert.match(text, /\$130\.00[\s\S]*find nothing about “pockets” on its page/)
    const led = await last('what about the kitchen pan? does it have a non stick coating?')
    assert.doesNotMatch(led.text, /what about/)
  })

  test('a word that has its own "no" denies nothing', async () => {
    await says(/^Yes\. The page of Kitchen Pan says/, 'does the kitchen pan have a non stick coating?')
    await says(/^Yes\. The page of Kitchen Pan says/, 'is the kitchen pan non-stick?')
  })

  test('what somebody must not have names no product', async () => {
    await says(/Zinc Capsules says: “Lactose free/, 'zinc capsules', 'is it lactose free, i cant have milk')
  })

  test('what is asked of a value that is named is told of what has that value', async () => {
    for (const line of ["what's the size 41 one made of", 'aus welchem material sind die in 41?']) {
      const { text } = await last('marsh sandals', line)
      assert.match(text, /jute/i, line)
      assert.doesNotMatch(text, /cork|38/, line)
    }
  })

  test('a number behind another value names the form', async () => {
    await says(/^(?!.*41 of)[\s\S]*40\.00/, 'marsh sandals', 'ok the jute 41 then how much')
  })

  test('of the forms of a product that one is told which has not what is refused', async () => {
    for (const line of [
      "which of them isn't cork",
      'which one isnt cork',
      'the one that is not cork',
      "which of them isn't cork and is it in stock",
    ]) {
      const { text } = await last('marsh sandals', line)
      assert.match(text, /Marsh Sandals \([^)]*jute\)/, line)
      assert.doesNotMatch(text, /cork/, line)
    }
    await says(/Yes, Marsh Sandals \(cork\)/, 'marsh sandals', 'no cork?')
  })

  test('what no sentence says a word of is not told as the answer', async () => {
    await says(/in stock[\s\S]*do not find/, 'is the harbour perfume in stock and is it ergonomic?')
  })
})

test('beside an address a wish to be written to is one', async () => {
  for (const line of [
    'please have someone contact me about the mimi all-purpose short, my email is kim@mail.example',
    '¿me puede escribir alguien a kim@mail.example sobre el grater black?',
  ]) {
    assert.match((await last(line)).text, /kim@mail\.example/)
    assert.equal((await last(line, 'yes please')).leads, 1)
  }
  // With an order it is to find that.
  await says(/order/, 'where is my order KX1, kim@mail.example')
})

test('a limit in another currency is taken as one in the shop’s, and that is said', async () => {
  const { text, shown } = await last('laptops under 1600 euros')
  assert.match(text, /in USD: I looked up to \$1,600\.00/)
  assert.deepEqual(shown, ['Fern Laptop 13'])
})

test('goods that are asked for beside a question to the shop are told', async () => {
  for (const line of [
    'can i pay by card? also are the marsh sandals in 41 in stock, jute',
    'nehmen sie kreditkarten? und sind die marsh sandals in 41 vorrätig',
    'puis-je payer par carte ? et les marsh sandals en 41 sont en stock ?',
  ]) {
    const { text, shown } = await last('marsh sandals', line)
    assert.deepEqual(shown, ['Marsh Sandals'], text)
    assert.match(text, /41|jute/, line)
  }
})

test('of what is sold out another colour in that size is told before other sizes', async () => {
  await says(/sold out[\s\S]*In stock right now: XL \/ Plum/, 'otter parka', 'is it in stock in xl, green?')
})

test('a size is one in short too', async () => {
  for (const line of ['marsh sandals sz 41', 'marsh sandals sz. 41', 'sandalias t. 41', 'des sandales t. 41'])
    await says(/41|jute/, line)
  for (const line of ['sandals sz 38', 'sandalias t. 38', 'des sandales t. 38']) {
    const { text, shown } = await last(line)
    assert.ok(shown.includes('Marsh Sandals') && !/38[.,]00/.test(text), text)
  }
})

test('any product at all that is to be found is asked for by the shelves of the shop', async () => {
  for (const line of ['Find a product', 'find products']) assert.ok((await last(line)).shown.length > 1, line)
})

test('what is remarked before a question stays apart from it, "ok" agrees to nothing, and a measure that no page tells is owned up to', async () => {
  const lasts = await last('the Fjell Torch', 'looks good, how long does it last on full')
  assert.match(lasts.text, /2h on full/)
  const asked = await last('the Fjell Torch', 'is it made in norway', 'ok. is it waterproof')
  assert.doesNotMatch(asked.text, /e-mail/)
  assert.equal(asked.leads, 0)
  const stored = await last('the Vivo V9', 'how much storage does it have')
  assert.doesNotMatch(stored.text, /299/)
})
