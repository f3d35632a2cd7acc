import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** A made-up shop in English whose goods have words that are said of others: what is refused, who makes it, what somebody is fond of. */
const one = (
  externalId: string,
  title: string,
  price: number,
  more: { description?: string; vendor?: string; category?: string } = {},
) => ({ externalId, title, ...more, variants: [{ externalId: `${externalId}-1`, price, inventory: 9 }] })
const products = [
  one('l1', 'Chromebook 11', 210, { category: 'Laptops' }),
  one('l2', 'Slim Laptop 14', 280, { category: 'Laptops' }),
  one('l3', 'Wide Laptop 16', 290, { category: 'Laptops' }),
  one('l4', 'Chromebook 11 Sleeve', 19, { category: 'Accessories' }),
  one('c1', 'Comfy Ring Collar for Pets', 26, { description: 'A soft collar of foam.' }),
  one('c2', 'The First Comfy Cone for Dogs', 31, { description: 'A cone made of padded nylon.' }),
  one('r1', 'Tern Future Trainers', 80, { description: 'A blend of retro style and comfort.' }),
  one('r2', 'Oak Belt', 30, { description: 'A belt for men.' }),
  one('t1', 'Nimbus Slate Tab S8 Plus Grey', 600, { vendor: 'Nimbus', description: 'A tablet that comes with a pen.' }),
  one('t2', 'Nimbus Slate Tab White', 350, { vendor: 'Nimbus', description: 'A tablet for the sofa.' }),
  one('h1', 'Peach Earbuds', 130, { vendor: 'Peach', description: 'Wireless earbuds.' }),
  one('h2', 'Fresh Kiwi', 2, { category: 'Fruit' }),
  one('h3', 'Sweet Apricot', 1, { category: 'Fruit' }),
  one('g1', 'Unicorn Lunch Box', 14, { description: 'For kids who like to be seen.' }),
  one('g2', 'Crazy Socks', 9, { description: 'Socks in loud colours, a gift for kids.' }),
  one('s1', 'Brass Reading Lamp', 45, { description: 'A lamp for the armchair.' }),
  one('s2', 'Linen Apron', 25, { description: 'For the kitchen. A belt keeps it in place.' }),
  one('g3', 'Golf Ball Set', 22, { description: 'Twelve balls for golf.' }),
  one('v1', 'New Potatoes', 3, { description: 'Waxy potatoes.' }),
  one('m1', 'Brook 40 Kettle', 30, { description: 'Holds 1.2 litres. Do not use it on glass.' }),
  one('m2', 'Brook 70 Kettle', 60, { description: 'Holds 1.7 litres. No lead is included.' }),
  one('w1', 'Foaming Meadow Hand Soap', 4),
  one('w2', 'Non-Foaming Oat Hand Soap', 5),
  one('p1', 'Iron Frying Pan', 30, { description: 'A pan for frying.' }),
]

describe('what is meant is what is found', () => {
  let app: TestApp
  let store: TestStore
  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
    store = await app.createStore('meant', { language: 'en', currency: 'USD' })
    await upsertProducts(store.context, products)
  })
  after(() => app.close())
  const lastOf = async (...lines: string[]) => {
    const talk = await startTalk(store)
    let answer = await talk.say(lines[0] as string)
    for (const line of lines.slice(1)) answer = await talk.say(line)
    return { text: answer.text, titles: answer.cards.map(({ title }) => title) }
  }

  test('what is refused is not shown, nor what is made for that', async () => {
    for (const line of ['looking for a laptop not a chromebook', 'lookin for a laptop under 300 not a chromebook'])
      assert.deepEqual((await lastOf(line)).titles.toSorted(), ['Slim Laptop 14', 'Wide Laptop 16'], line)
  })

  test('what a title denies is no such thing, and is named with its no', async () => {
    assert.deepEqual((await lastOf('foaming hand soap')).titles, ['Foaming Meadow Hand Soap'])
    for (const line of ['do you have non foaming hand soap', 'got any non-foaming soap?'])
      assert.deepEqual((await lastOf(line)).titles, ['Non-Foaming Oat Hand Soap'], line)
  })

  test('a word and a number that a title has name it, and a no before them asks nothing of it', async () => {
    for (const line of ['show me the brook 70 pls', 'brook 70'])
      assert.deepEqual((await lastOf(line)).titles, ['Brook 70 Kettle'], line)
    for (const line of ['no the brook 70', 'the 1.7 litre one']) {
      const { text, titles } = await lastOf('kettles', line)
      assert.deepEqual(titles, ['Brook 70 Kettle'], line)
      assert.match(text, /60\.00/)
      assert.doesNotMatch(text, /^No\b|do not find/)
    }
  })

  test('what somebody lacks is what they look for', async () => {
    for (const line of [
      'just moved, i have no pan at all',
      'no tengo sartén',
      "je n'ai pas de poêle",
      'hab noch keine Pfanne',
    ])
      assert.deepEqual((await lastOf(line)).titles, ['Iron Frying Pan'], line)
  })

  test('a product is named by words of its title that stand side by side', async () => {
    const { text, titles } = await lastOf('the comfy cone, whats it made of')
    assert.deepEqual(titles, ['The First Comfy Cone for Dogs'])
    assert.match(text, /padded nylon/)
  })

  test('that nothing tells of a word is said where the shopper said it: "menos" names no men', async () => {
    const { text, titles } = await lastOf('que tenis tienen para hombre por menos de 100?')
    assert.deepEqual(titles, ['Tern Future Trainers'])
    assert.doesNotMatch(text, /men\./)
  })

  test('a model is named by its letters and number, and what is asked of it names none', async () => {
    assert.deepEqual((await lastOf('el slate tab s8 trae lápiz?')).titles, ['Nimbus Slate Tab S8 Plus Grey'])
  })

  test('who makes a product is no kind of goods of which a cheaper one is looked for', async () => {
    const { text, titles } = await lastOf('wireless earbuds', 'dont you have cheaper ones?')
    assert.ok(
      titles.every((title) => title === 'Peach Earbuds'),
      titles.join(),
    )
    assert.match(text, /nothing cheaper|cheapest/)
  })

  test('a present is of what somebody is fond of, in whatever language and by whatever word that is said', async () => {
    const unicorns = [
      'un cadeau pour ma nièce de 6 ans elle adore les licornes',
      'geschenk für meine nichte, sie liebt einhörner',
      'gift for my niece, shes crazy about unicorns',
      'regalo para mi sobrina, le encantan los unicornios',
    ]
    for (const line of unicorns) assert.deepEqual((await lastOf(line)).titles, ['Unicorn Lunch Box'], line)
    assert.deepEqual((await lastOf('present for my uncle, hes mad about golf')).titles, ['Golf Ball Set'])
    assert.deepEqual((await lastOf('regalo para mi papá, le gusta el golf')).titles, ['Golf Ball Set'])
  })

  test('who tells of the birthday of somebody, and what they like, wishes for a present', async () => {
    const { titles, text } = await lastOf('my aunt reads every night, its her birthday on monday')
    assert.deepEqual(titles, ['Brass Reading Lamp'])
    assert.doesNotMatch(text, /birthday|no present/i)
    for (const line of [
      'meine tante hat am montag geburtstag, sie spielt golf',
      'lundi c’est l’anniversaire de ma tante, elle joue au golf',
    ])
      assert.deepEqual((await lastOf(line)).titles, ['Golf Ball Set'], line)
    // A thing that is named is what is looked for.
    assert.deepEqual((await lastOf('its my wifes birthday, do you have a kettle')).titles.length, 2)
    // And what was shown stays, whatever it is for.
    assert.deepEqual((await lastOf('do you sell a belt', 'its for my dads birthday')).titles, ['Oak Belt'])
  })

  test('for whom a present is and what it may cost tells nothing of what they like: that is asked', async () => {
    for (const line of [
      'a present for my uncle, under 12 euros',
      'looking for a gift for my niece, around 12 euros max',
      'ein geschenk für meinen onkel, so um die 12 euro',
      'busco un regalo para mi tía, unos 12 euros',
    ])
      assert.doesNotMatch((await lastOf(line)).text, /no present|passendes|ningún/, line)
  })

  test('what somebody likes is told behind the question for that', async () => {
    const { titles } = await lastOf('gift for my brother', 'he reads every night')
    assert.deepEqual(titles, ['Brass Reading Lamp'])
    // Nothing is near to that: anything at the price is no answer.
    assert.deepEqual((await lastOf('a present for my brother up to 40, he goes diving')).titles, [])
  })

  test('a question whether there is nothing with it asks for that', async () => {
    const { titles } = await lastOf('un cadeau pour un enfant', 'mais rien avec une licorne ??')
    assert.deepEqual(titles, ['Unicorn Lunch Box'])
  })
})
