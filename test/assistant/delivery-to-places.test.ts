import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const page = `# Delivery

We deliver within the United States for $7.40. Orders over $90 are delivered free. Delivery takes 2 to 6 working days. To Canada we deliver for $19 in 5 to 8 working days. We do not deliver to other countries. Furniture to Canada is $88.

# Returns

You can return anything unused within 21 days of delivery.`

const german = `# Versand

Zone 1 ist Deutschland: 6,20 €, ab 70 € Warenwert frei, in 2 bis 4 Werktagen. Nach Österreich (Zone 2) kostet das Paket 12,40 €, frei ab 190 €, 4 bis 6 Werktage. In andere Länder versenden wir nicht. Sperrgut (Regale ab 180 cm) kostet nach Österreich 66 €.

# Gravur

Die Gravur dauert 3 Werktage mehr.`

let app: TestApp
const stores: Record<string, TestStore> = {}
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  for (const [language, content] of [
    ['en', page],
    ['de', german],
  ] as const) {
    const store = await app.createStore(`Loft ${language}`, { language, currency: language === 'en' ? 'USD' : 'EUR' })
    await upsertProducts(store.context, [
      { externalId: 'a', title: 'Kupferkanne', variants: [{ externalId: 'a-1', price: 25, inventory: 40 }] },
    ])
    await addKnowledge(store.context, { file: { name: 'shop.md', content: Buffer.from(content).toString('base64') } })
    stores[language] = store
  }
})
after(() => app.close())

const answer = async (shop: 'en' | 'de', line: string): Promise<string> =>
  (await (await startTalk(stores[shop] as TestStore)).say(line)).text.replaceAll(/[\u00a0\u202f]/g, ' ')

for (const [shop, line, no] of [
  ['en', 'how long does delivery to peru take?', /^Peru: no/],
  ['en', 'cuanto tarda el envio a chile', /^Chile: no/],
  ['en', 'combien de temps pour livrer en suède ?', /^Suède : non/],
  ['de', 'wie lange dauert der versand nach italien', /^Italien: nein/],
] as const)
  test(`${line}: where nothing is sent, no time of another place is told`, async () => {
    const text = await answer(shop, line)
    assert.match(text, no)
    assert.doesNotMatch(text, /\d/)
  })

test('a part of the country where the shop is is none of the other countries', async () =>
  assert.doesNotMatch(await answer('en', 'do you deliver to alaska?'), /Alaska: no/))

for (const line of ['liefern sie nach österreich?', 'versand nach wien?'])
  test(`${line}: what delivery there costs`, async () => assert.match(await answer('de', line), /Österreich: 12,40 €/))

const zones = `# Versand

| Land | Kosten | Frei ab | Lieferzeit |
|---|---|---|---|
| Deutschland | 4,60 € | 55 € | 1–3 Werktage |
| Österreich | 9,20 € | 95 € | 3–5 Werktage |
| Schweiz | 17,30 € | nie | 4–7 Werktage |
| Übrige EU | 14,10 € | nie | 5–9 Werktage |

Für Öfen kommt wegen des Gewichts ein Zuschlag von 9,90 € je Ofen dazu, auch wenn die Bestellung versandkostenfrei ist. Öfen liefern wir nur nach Deutschland und Österreich.

Außerhalb der EU und der Schweiz liefern wir nicht.`

test('the row of a table for a country tells what delivery there costs, whatever is said of some goods', async () => {
  const store = await app.createStore('Zonen', { language: 'de', currency: 'EUR' })
  await upsertProducts(store.context, [
    { externalId: 'b', title: 'Kupferkanne', variants: [{ externalId: 'b-1', price: 25, inventory: 40 }] },
  ])
  await addKnowledge(store.context, { file: { name: 'shop.md', content: Buffer.from(zones).toString('base64') } })
  const told = async (line: string) =>
    (await (await startTalk(store)).say(line)).text.replaceAll(/[\u00a0\u202f]/g, ' ')
  assert.match(await told('versand nach österreich?'), /^Österreich: 9,20 €, 3–5 Werktage, frei ab 95,00 €/)
  assert.match(await told('was kostet der versand der kupferkanne nach österreich'), /^Österreich: 9,20 €/)
  assert.match(await told('was kostet der versand in die schweiz'), /^Schweiz: 17,30 €/)
  const spain = await told('was kostet der versand nach spanien')
  assert.match(spain, /14,10 €/)
  assert.doesNotMatch(spain, /frei ab 9,90/)
})
