import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** A made-up shop whose goods come in forms that are called by numbers. */
const one = (
  externalId: string,
  title: string,
  price: number,
  more: { description?: string; tags?: string[] } = {},
) => ({
  externalId,
  title,
  ...more,
  variants: [{ externalId: `${externalId}-1`, price, inventory: 30 }],
})
const inForms = (externalId: string, title: string, forms: [Record<string, string>, number][]) => ({
  externalId,
  title,
  variants: forms.map(([options, price], at) => ({ externalId: `${externalId}-${at}`, price, inventory: 30, options })),
})
const products = [
  inForms('c1', 'Orchard Cutlery Set', [
    [{ Contents: '6-piece' }, 30],
    [{ Contents: '24-piece' }, 90],
  ]),
  inForms('m1', 'Heron Cardigan', [
    [{ Size: 'S', Colour: 'Blue' }, 40],
    [{ Size: 'M', Colour: 'Blue' }, 40],
    [{ Size: 'L', Colour: 'Grey' }, 45],
  ]),
  one('l1', 'Moth Lantern', 20),
  one('l2', 'Owl Lantern', 35),
  one('b1', 'Reed Basket', 12),
  one('w1', 'Red Wine Rack', 50, { description: 'Holds nine bottles.' }),
  one('e1', 'Night Bloom Eau de Soir', 60, { tags: ['fragrances', 'perfumes'] }),
  one('k1', 'Bread Knife', 18, { description: 'For slicing bread.' }),
]
let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('counted', { language: 'en', currency: 'EUR' })
  await upsertProducts(store.context, products)
})
after(() => app.close())

async function last(...lines: string[]): Promise<string> {
  const talk = await startTalk(store)
  let text = ''
  for (const line of lines) text = (await talk.say(line)).text
  return text.replaceAll('\u00a0', ' ')
}
const says = async (pattern: RegExp, ...lines: string[]) => assert.match(await last(...lines), pattern)
const saysNot = async (pattern: RegExp, ...lines: string[]) => assert.doesNotMatch(await last(...lines), pattern)

describe('numbers beside a sum', () => {
  test('count nothing where they are a part of a value', async () => {
    await says(
      /^Together that is €102\.00: Orchard Cutlery Set \(24-piece\) €90\.00, Reed Basket/,
      'cutlery set',
      'the 24 piece and the basket, how much together?',
    )
  })
  test('count what is named again once, and not beside what was reckoned with', async () => {
    const talk = ['Moth Lantern', 'lantern and the basket, total?']
    await says(/3 × Moth Lantern/, ...talk, 'and 3 of the lantern plus the bread knife?')
    await says(/3 × Moth Lantern/, ...talk, '2 more lanterns?')
  })
  test('count behind a no what was reckoned before, and are told with a sign for times', async () => {
    const talk = ['how much for 2 moth lanterns and 3 reed baskets?']
    await says(
      /^Together that is €144\.00: 3 × Moth Lantern €20\.00, 7 × Reed Basket/,
      ...talk,
      'no THREE moth lanterns and 7 baskets',
    )
    await says(
      /^Together that is €72\.00: 3 × Moth Lantern €20\.00, Reed Basket/,
      'price of 3x moth lantern and x1 reed basket',
    )
    await says(/^Yes, 2 of Bread Knife are in stock\./, 'just the bread knife 2×')
    await saysNot(/not mention|price of/, 'price of 2 gondolas and a bread knife?')
  })
  test('count the forms of a list, and not all of them again', async () => {
    await says(
      /^Together that is €85\.00: Heron Cardigan \(M, Blue\) €40\.00, Heron Cardigan \(L, Grey\) €45\.00/,
      'heron cardigan',
      'two of them, one blue M one grey L, total?',
    )
  })
})

describe('what asks for no sum', () => {
  test('is a limit on the price', async () => {
    await saysNot(/That is|Together/, 'a present for my uncle, he loves red wine and baskets, about 60 euros all in')
  })
  test('is a thing to be added that nobody knows yet', async () => {
    await saysNot(
      /^That is|^Together/,
      'Moth Lantern',
      'lantern and the basket, total?',
      'add something for slicing too',
    )
  })
})

test('what only the tags call so is found for a sum', async () => {
  await says(
    /^Together that is €72\.00: .*Night Bloom/,
    'perfume',
    'something to store magazines in',
    'the basket and the perfume, total?',
  )
  await says(/^Together that is €72\.00: .*Night Bloom/, 'Reed Basket', 'total for that with the perfume?')
})

test('what is saved by taking one instead of another is the difference', async () => {
  const talk = ['Moth Lantern', 'Owl Lantern']
  await says(/difference is €15\.00/, ...talk, 'what do i save if i take the moth instead of the owl')
  await says(/diferencia es de 15,00/, ...talk, '¿cuánto me ahorro si cojo el moth en vez del owl?')
  await says(/différence est de 15,00/, ...talk, "combien j'économise si je prends le moth au lieu du owl ?")
})

describe('what is refused of a sum', () => {
  test('is left out of it, and what alone is wanted stays', async () => {
    const both = 'the moth lantern and the reed basket, how much together?'
    for (const line of [
      "no i don't want the basket! what is the total",
      'not the basket. just the lantern, how much in all?',
      'el reed basket no, solo el moth lantern. cuanto es en total?',
    ]) {
      await says(/20[.,]00/, both, line)
      await saysNot(/32[.,]00|12[.,]00/, both, line)
    }
  })
})

test('a count before another thing does not count what was chosen', async () => {
  const talk = ['Moth Lantern', "i'll take it"]
  await says(/44\.00: .*Moth Lantern.*2 × Reed Basket/, ...talk, 'ok and 2 baskets with it, what does that come to')
  await says(/3 × Moth Lantern.*Reed Basket/, ...talk, 'and if i take 3, plus a reed basket, what does that come to')
})
