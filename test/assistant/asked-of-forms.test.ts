import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** Products that come in forms: what is asked of a form, of a part, or of two of them is told of these, and not of others. */
const inForms = (
  externalId: string,
  title: string,
  forms: [Record<string, string>, number][],
  description?: string,
) => ({
  ...{ externalId, title, ...(description ? { description } : {}) },
  variants: forms.map(([options, price], at) => ({ externalId: `${externalId}-${at}`, price, inventory: 5, options })),
})
const plain = (externalId: string, title: string, price: number, description: string, vendor?: string) => ({
  ...{ externalId, title, description, ...(vendor ? { vendor } : {}) },
  variants: [{ externalId: `${externalId}-0`, price, inventory: 5 }],
})
const english = [
  inForms('j1', 'Travel Jug', [
    [{ kind: 'steel', volume: '1 l', extras: 'filter' }, 20],
    [{ kind: 'glass', volume: '1 l', extras: 'lid' }, 24],
    [{ kind: 'glass', volume: '2 l', extras: 'filter' }, 28],
  ]),
  inForms('l1', 'Camping Lantern', [
    [{ light: 'warm', 'water resistance': 'no' }, 20],
    [{ light: 'warm', 'water resistance': 'yes' }, 30],
    [{ light: 'cold', 'water resistance': 'yes' }, 35],
  ]),
  inForms('d1', 'Cordless Drill', [
    [{ scope: 'Bare (no battery)' }, 80],
    [{ scope: 'Kit with battery 2 Ah + charger' }, 140],
  ]),
  inForms('s1', 'Saddle', [
    [{ cover: 'gel-top' }, 40],
    [{ cover: 'wool-top' }, 55],
    [{ cover: 'bare-rail' }, 25],
  ]),
  inForms('w1', 'Desk Mat', [
    [{ size: 'wide', cover: 'felt' }, 30],
    [{ size: 'wide', cover: 'cork' }, 34],
    [{ size: 'narrow', cover: 'cork' }, 20],
  ]),
  plain('p1', 'Drip Pot Kilda', 30, 'Makes 4 mugs. Dishwasher safe. Made of glass.'),
  plain('b1', 'Corn Bread Mix', 4, 'Coarse and sweet. For baking in a skillet.'),
  plain('b2', 'Rye Bread Mix', 5, 'Dark and sour. Keeps for a week.'),
]
const german = [
  plain('t1', 'Akku-Laubbläser Sturm', 89, 'Laufzeit etwa 40 Minuten. Gewicht 2,1 kg.', 'Orbo'),
  plain('t2', 'Akku-Handsäge Kiefer', 99, 'Gewicht 1,4 kg ohne Akku.', 'Orbo'),
  plain('d1', 'Moosfrei Konzentrat', 12, 'Für Rasen und Wege, 20 ml/m².'),
  plain('k1', 'Tee-Kiste Abendrot', 24, 'Kamille, Fenchel und Rooibos in je einer Dose. Ein Sieb liegt bei.'),
]
const pages =
  '# Garantie\n\nOrbo-Geräte haben 3 Jahre Garantie, Orbo-Akkus 2 Jahre.\n\n# Gutscheine\n\nGutscheine gibt es ab 10 €. Sie gelten bis zum Jahresende.\n'

describe('what is asked of a form or a part of a product', () => {
  let app: TestApp
  const stores: Record<string, TestStore> = {}
  before(async () => {
    app = await startTestApp()
    const add = async (language: string, products: object[]) => {
      const store = await app.createStore(`forms-${language}`, { language, currency: 'EUR' })
      await upsertProducts(store.context, products)
      stores[language] = store
      return store
    }
    await add('en', english)
    const { context } = await add('de', german)
    await addKnowledge(context, { file: { name: 'pages.md', content: Buffer.from(pages).toString('base64') } })
  })
  after(() => app.close())
  const told = async (language: string, ...lines: string[]) => {
    const talk = await startTalk(stores[language] as TestStore)
    let text = ''
    for (const line of lines) text = (await talk.say(line)).text
    return text
  }

  test('of an option that is yes or no those that have it are meant, beside what else is asked', async () => {
    assert.match(await told('en', 'can the camping lantern get wet?'), /^Camping Lantern \(water resistance\).*€30/)
    const both = await told('en', 'can the camping lantern get wet?', 'the waterproof one, in cold')
    assert.match(both, /cold/)
    assert.match(both, /€35/)
  })

  test('two forms of a product are compared by what they cost, of one that is named first too', async () => {
    const saddles = await told('en', 'saddle gel or wool top, whats the difference in price')
    assert.match(saddles, /gel-top\) costs €40/)
    assert.match(saddles, /wool-top\) costs €55/)
    assert.doesNotMatch(saddles, /bare/)
    const kit = await told('en', 'how much is the cordless drill', 'is the kit cheaper?')
    assert.match(kit, /Bare.*€80/)
    assert.match(kit, /Kit.*€140/)
  })

  test('asked which of two it is, what each of both is there in and costs is told, of the form that was wished for', async () => {
    for (const line of ['is that felt or cork', 'is it cork or felt?', 'do they come in felt or in cork?']) {
      const text = await told('en', 'a wide desk mat', line)
      assert.match(text, /felt\) costs €30/, line)
      assert.match(text, /cork\) costs €34/, line)
    }
  })

  test('where no page tells which of two is better, what each is like is told', async () => {
    const better = await told(
      'en',
      'compare the corn bread mix and the rye bread mix',
      'which one is better for camels',
    )
    assert.match(better, /do not find/)
    assert.match(better, /skillet|sweet/)
    assert.match(better, /sour|week/)
  })

  test('two that were shown are compared, and what is asked behind a question is answered too', async () => {
    const both = await told('en', 'do you have bread mix', 'ok compare those two')
    assert.match(both, /Corn Bread Mix costs/)
    assert.match(both, /Rye Bread Mix costs/)
    const pot = await told('en', 'drip pot kilda', 'the first one, how many mugs does that do? and dishwasher ok')
    assert.match(pot, /4 mugs/)
    assert.match(pot, /Dishwasher safe/)
  })

  test('what only begins a joined word of a title is no name, and stays a part of what is asked', async () => {
    assert.match(await told('de', 'wie schwer ist die akku handsäge?'), /1,4 kg/)
    assert.match(await told('de', 'wie lange hält der akku vom laubbläser von orbo?'), /40 Minuten/)
  })

  test('how much an area takes is told by a rate, and what is in a thing by its page', async () => {
    assert.match(await told('de', 'moosfrei konzentrat', 'und wie viel brauch ich für 80 m²?'), /20 ml\/m²/)
    assert.match(await told('de', 'tee-kiste abendrot', 'ah ja die tee kiste. was is da drin'), /Kamille/)
  })

  test('values of several options say which form is meant, however they are put', async () => {
    for (const line of ['glass and a lid', 'glass, 1 l, with lid'])
      assert.match(await told('en', 'travel jug', line), /\(glass.*24[.,]00/s, line)
  })

  test('where no form has all of them that is told, and none of them is denied or dropped', async () => {
    for (const line of ['steel, 2 l, with lid', 'steel 2 l with lid', 'do you have it in steel with 2 l']) {
      const text = await told('en', 'travel jug', line)
      assert.match(text, /not come in all of that at once/, line)
      assert.doesNotMatch(text, /^(Yes|No)/, line)
    }
  })
})
