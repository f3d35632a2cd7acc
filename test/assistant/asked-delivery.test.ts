import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const page = `# Delivery

We deliver within Ireland for 4 EUR. Orders over 60 EUR are delivered free. Delivery takes 2 to 4 working days. Express delivery costs 11 EUR and arrives in 1 to 2 working days. To Norway we deliver for 21 EUR in 7 to 9 working days. To the Balearic Islands we deliver for 25 EUR in 8 to 10 working days.

# Returns

You can return anything unused within 21 days of delivery.

# Gift wrapping

We wrap presents for 3 EUR an order.`

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Attic', { language: 'en', currency: 'EUR' })
  const product = (externalId: string, title: string, price: number) => ({
    ...{ externalId, title },
    variants: [{ externalId: `${externalId}-1`, price, inventory: 40 }],
  })
  await upsertProducts(store.context, [product('a', 'Brass Lantern', 25), product('b', 'Oak Stool', 140)])
  await addKnowledge(store.context, { file: { name: 'shop.md', content: Buffer.from(page).toString('base64') } })
})
after(() => app.close())

async function last(...lines: string[]): Promise<string> {
  const talk = await startTalk(store)
  let answer = await talk.say(lines[0] as string)
  for (const line of lines.slice(1)) answer = await talk.say(line)
  return answer.text.replaceAll(' ', ' ')
}

for (const [former, next] of [
  ['do you wrap presents?', 'and shipping? she lives in oslo'],
  ['packt ihr geschenke ein?', 'und versand? sie wohnt in oslo'],
] as const)
  test(`${next}: what was told before is not told again`, async () => {
    const text = await last(former, next)
    assert.match(text, /21 EUR/)
    assert.doesNotMatch(text, /wrap|Express/)
  })

for (const line of [
  'how many euros with the wrapping?',
  'cuanto es con el envoltorio?',
  'combien ça coûte emballage compris ?',
  'wie viel euro mit geschenkpapier?',
])
  test(`${line}: wrapping is reckoned`, async () => assert.match(await last('brass lantern', line), /28[.,]00/))

for (const line of [
  'the lantern, if i take 3 of them is delivery free?',
  "ok la lanterne, si j'en prends 3 la livraison est gratuite ?",
])
  test(`${line}: all pieces are reckoned`, async () => assert.match(await last('brass lantern', line), /75[.,]00/))

test('a number that counts no pieces is none of them', async () => {
  const text = await last('brass lantern', 'the lantern, is delivery free over 60?')
  assert.match(text, /delivered free|25[.,]00/)
  assert.doesNotMatch(text, /60 ×|1,?500/)
})

for (const [lines, times] of [
  [['how long does delivery take?'], /^2–4 working days; express in 1–2 working days for €11\.00\./],
  [
    ['do you wrap presents?', 'and shipping, how many days tho? and is there something faster'],
    /^2–4 working days; express in 1–2/,
  ],
  [['wie lange dauert die lieferung?'], /^2–4 Werktage; Express: 1–2 Werktage, 11,00\s€\./],
  [['how long does delivery take?', 'is there something faster'], /^Express in 1–2 working days for €11\.00\./],
  [['combien de jours pour la norvège ?'], /^Norvège\s: 21,00\s€, 7–9 jours ouvrés\./],
] as const)
  test(`${lines.join(' / ')}: how long each way takes`, async () => assert.match(await last(...lines), times))

const inDays = (days: number) => {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(day)
}

test('what has to be there by a day could come with the ways that are fast enough', async () => {
  const soon = await last('oak stool', `can it be here by ${inDays(1)}?`)
  assert.match(soon, /Standard delivery takes 2–4 working days: by .* is hardly possible/)
  assert.doesNotMatch(soon, /€4\.00|4 EUR/)
  assert.match(
    await last('oak stool', `its for ${inDays(6)}`),
    /Standard delivery takes 2–4 working days: by .* it could be there/,
  )
})

test('a day of the week alone is no day until which it has to come', async () => {
  assert.doesNotMatch(await last('do you deliver on saturdays?'), /could be there|Express in/)
})

test('what is free with a product is told with the time, and not what it would cost', async () => {
  const text = await last('oak stool', 'do i get free delivery w that? and how fast can it come')
  assert.match(text, /€140\.00 that is reached/)
  assert.match(text, /2–4 working days; express/)
  assert.doesNotMatch(text, /for 4 EUR/)
})

test('a number before its verb counts too', async () => {
  assert.match(await last('brass lantern', 'wenn ich 3 nehme, ist der versand frei?'), /75[.,]00/)
})

test('a part of a country has the name that it was called by', async () => {
  assert.match(await last('how long does delivery to mallorca take?'), /^Mallorca: .*8–10 working days/)
  assert.match(await last('wie lange dauert die lieferung nach mallorca?'), /^Mallorca: /)
})
