import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** Values that are told by two sides, however a shopper writes them. */
const sizes = (id: string, all: Record<string, number>) =>
  Object.entries(all).map(([size, price], at) => ({
    ...{ externalId: `${id}-${at}`, title: size, price, inventory: 3, options: { Größe: size } },
  }))

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('schlaf', { language: 'de', currency: 'EUR' })
  await upsertProducts(store.context, [
    {
      ...{
        externalId: 'm1',
        title: 'Latexmatratze Hain',
        category: 'Matratzen',
        description: 'Naturlatex, 18 cm hoch.',
      },
      variants: sizes('m1', { '90 x 200': 749, '140 x 200': 1149 }),
    },
    {
      ...{
        externalId: 'l1',
        title: 'Spannbettlaken Jersey',
        category: 'Laken',
        description: 'Baumwolle. Für Matratzen bis 24 cm Höhe.',
      },
      variants: sizes('l1', { '90-100 x 200': 17.9, '140-160 x 200': 23.9 }),
    },
  ])
})
after(() => app.close())

const says = async (...lines: string[]) => {
  const talk = await startTalk(store)
  let answer = ''
  for (const line of lines) answer = (await talk.say(line)).text
  return answer
}

test('a wish for two sides is met by the form that has them', async () => {
  assert.match(await says('matratze 140x200'), /1\.149/)
  assert.match(await says('spannbettlaken 160 × 200'), /140-160 x 200.*23,90/s)
})

test('sides that no form has are told to be missing', async () => {
  assert.match(await says('matratze 150x190'), /In 150 x 190 habe ich nichts gefunden/)
  assert.match(
    await says('zeig mir die latexmatratze hain', 'gibts die auch in 180x200?'),
    /nicht in 180 x 200|In 180 x 200 habe ich nichts/,
  )
})

test('sides that are asked of what is talked about are looked for in it', async () => {
  assert.match(await says('zeig mir die latexmatratze hain', 'was kostet die in 140x200?'), /140 x 200.*1\.149/s)
})

test('a product that is talked about is told not to come in sides that none of its forms has', async () => {
  const answer = await says('zeig mir die latexmatratze hain', 'hat die auch 180x200?')
  assert.match(answer, /Nein, Latexmatratze Hain gibt es nicht in 180 x 200/)
})

test('sides that a form has are no measure of another kind on the page', async () => {
  assert.match(await says('passt das spannbettlaken jersey auf eine 160x200 matratze?'), /^Ja, .*140-160 x 200/)
})

test('sides name the form that is reckoned with', async () => {
  const english = await app.createStore('reef', { language: 'en', currency: 'GBP' })
  const poster = (size: string, price: number) => ({
    ...{ externalId: size, title: size, price, inventory: 3, options: { Size: size } },
  })
  await upsertProducts(english.context, [
    {
      ...{ externalId: 'p1', title: 'Background Poster Reef', category: 'Decoration', description: 'Printed film.' },
      variants: [poster('60 x 30 cm', 7.5), poster('100 x 50 cm', 11)],
    },
  ])
  const talk = await startTalk(english)
  const { text } = await talk.say('poster 100x50 pls, how much w postage')
  assert.match(text, /100 x 50 cm\) £11\.00/)
})
