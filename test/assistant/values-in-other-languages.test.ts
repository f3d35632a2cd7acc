import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const soap = {
  externalId: 's1',
  title: 'Brook Bar Soap',
  category: 'Bath > Soaps',
  description: 'A bar of olive and shea. Made for body and hands, not for the face.',
  variants: (
    [
      ['Unscented', 8, 40],
      ['Cedar', 8.5, 25],
      ['Lavender', 8.5, 0],
      ['Vanilla', 9, 4],
    ] as const
  ).map(([scent, price, inventory], at) => ({
    ...{ externalId: `s1-${at}`, price, inventory, options: { scent } },
  })),
}
const shave = {
  externalId: 's2',
  title: 'Harbour Shave Soap',
  category: 'Bath > Soaps',
  description: 'Scented with bay and lime.',
  variants: [{ externalId: 's2', price: 17, inventory: 9, options: {} }],
}

describe('values and parts of the body named in another language than that of the catalog', () => {
  let app: TestApp
  let store: TestStore

  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
    store = await app.createStore('soaps', { language: 'en', currency: 'USD' })
    await upsertProducts(store.context, [soap, shave])
  })
  after(() => app.close())

  const answersTo = async (...lines: string[]): Promise<string[]> => {
    const talk = await startTalk(store)
    const answers: string[] = []
    for (const line of lines) answers.push((await talk.say(line)).text)
    return answers
  }

  test('a value that is sold out is told so, and what does not come in it does not fit', async () => {
    const [first, second, third] = await answersTo(
      'vous avez un savon à la lavande ?',
      'je veux le Brook Bar Soap, lavande, il est en stock ?',
      "ok alors celui sans parfum, c'est pour le visage aussi ?",
    )
    assert.match(first ?? '', /Brook Bar Soap \(Lavender\).* épuisé/)
    assert.doesNotMatch(first ?? '', /Shave/)
    assert.match(second ?? '', /\(Lavender\) est épuisé/)
    assert.match(third ?? '', /^Non\. .*not for the face/)
  })

  test('it is found in every language', async () => {
    assert.match((await answersTo('vous avez un savon au cèdre ?'))[0] ?? '', /\(Cedar\).* en stock/)
    assert.match((await answersTo('avez-vous un savon à la vanille ?'))[0] ?? '', /\(Vanilla\).* en stock/)
    assert.match((await answersTo('hay jabón de vainilla?'))[0] ?? '', /\(Vanilla\).* disponible/)
    const [, unscented, face] = await answersTo(
      'habt ihr eine seife mit vanille?',
      'und ohne duft?',
      'ist die auch fürs gesicht?',
    )
    assert.match(unscented ?? '', /^Ja.*\(Unscented\)/)
    assert.match(face ?? '', /^Nein\. .*not for the face/)
  })
})
