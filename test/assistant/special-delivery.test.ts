import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** A made-up shop that sends some goods in a way of their own, told below a heading that has words of delivery. */
const page = `# Versand

Pakete kosten 6 € und sind ab 90 € frei. Sie brauchen 2 bis 3 Werktage. Express kostet 13 € und kommt am nächsten Werktag, wenn Sie bis 11 Uhr bestellen.

# Lieferung mit der Spedition

Klaviere, Vitrinen und Kommoden kommen mit der Spedition. Das kostet 55 € und ist ab 1.200 € frei. Lagerware ist in 8 bis 12 Werktagen da. In die Wohnung tragen wir sie bis zum 2. Stock für 30 €, auch ohne Aufzug. War niemand da, berechnen wir 40 € für die zweite Anfahrt.`

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Diele', { language: 'de', currency: 'EUR' })
  const product = (externalId: string, title: string, price: number) => ({
    ...{ externalId, title },
    variants: [{ externalId: `${externalId}-1`, price, inventory: 40 }],
  })
  await upsertProducts(store.context, [product('a', 'Glasvitrine Arne', 320), product('b', 'Kerzenhalter Ylva', 15)])
  await addKnowledge(store.context, { file: { name: 'laden.md', content: Buffer.from(page).toString('base64') } })
})
after(() => app.close())

async function last(...lines: string[]): Promise<string> {
  const talk = await startTalk(store)
  let answer = await talk.say(lines[0] as string)
  for (const line of lines.slice(1)) answer = await talk.say(line)
  return answer.text
}

for (const line of ['wie lange dauert die lieferung davon?', 'was kostet der versand?'])
  test(`${line}: of goods that go in a way of their own what the pages tell of that`, async () => {
    const text = await last('glasvitrine arne', line)
    assert.match(text, /Vitrinen und Kommoden kommen mit der Spedition\. Das kostet 55 €/)
    assert.match(text, /8 bis 12 Werktagen/)
    assert.doesNotMatch(text, /40 €/)
  })

test('so of goods that are only named, in a part of the country too', async () => {
  const text = await last('wie lange dauert die lieferung einer vitrine nach hamburg?')
  assert.match(text, /kommen mit der Spedition.*8 bis 12 Werktagen/)
})

test('they are not added up with what parcels cost', async () => {
  const text = await last('glasvitrine arne', 'was macht das zusammen mit versand?')
  assert.match(text, /kommen mit der Spedition/)
  assert.doesNotMatch(text, /90|326/)
})

test('what is asked beside it is told too', async () => {
  const text = await last(
    'glasvitrine arne',
    'wie lange dauert die lieferung, und tragt ihr sie in den 2. stock ohne aufzug?',
  )
  assert.match(text, /8 bis 12 Werktagen/)
  assert.match(text, /bis zum 2\. Stock für 30 €/)
})

test('of other goods it is told what all cost', async () => {
  const text = await last('kerzenhalter ylva', 'was kostet der versand?')
  assert.match(text, /Pakete kosten 6 €/)
  assert.doesNotMatch(text, /Spedition|Anfahrt/)
})

test('express that has no time in numbers is quoted beside the usual one', async () => {
  assert.match(
    await last('kerzenhalter ylva', 'geht express? brauche ihn bis mittwoch'),
    /2–3 Werktage.*\n.*nächsten Werktag/,
  )
})

test('what is free with the goods talked about is told so, and what is told beside hides nothing', async () => {
  const text = await last(
    'glasvitrine arne',
    'kerzenhalter ylva',
    'danke. und der versand, was kostet der? bin in kassel',
  )
  assert.match(text, /Pakete kosten 6 €/)
  assert.doesNotMatch(text, /Spedition/)
})

test('a surcharge is added to what delivery costs, and told beside it', async () => {
  const shop = await app.createStore('Fells', { language: 'en', currency: 'GBP' })
  const rules =
    '# Delivery\n\nStandard delivery is £5 and free over £80. Kayaks and canoes are £18 each extra, even when the rest is free.'
  await upsertProducts(shop.context, [
    {
      externalId: 'k',
      title: 'Eider Kayak',
      variants: [{ externalId: 'k-1', price: 200, inventory: 4 }],
    },
  ])
  await addKnowledge(shop.context, { file: { name: 'shop.md', content: Buffer.from(rules).toString('base64') } })
  const talk = await startTalk(shop)
  await talk.say('eider kayak')
  const { text } = await talk.say('how much is it with delivery?')
  assert.match(text, /free from £80/)
  assert.match(text, /£18\.00 comes on top: £218\.00 in all/)
  assert.match((await talk.say('and two of them with delivery?')).text, /£36\.00 comes on top: £436\.00 in all/)
})

test('where it is asked what delivery costs, that is told beside the day', async () => {
  const text = await last('kommt der kerzenhalter ylva bis freitag? und was kostet der versand?')
  assert.match(text, /Standardversand \(6,00.€\) braucht 2–3 Werktage/)
})
