import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const english = `# Delivery

Standard delivery costs £4 and takes 1 working day.

# Large items

Wardrobes, sofas and large kennels come with a two-person courier. The charge is £30, and the courier rings you to agree a slot within 7 to 10 working days.

# Returns and refunds

You can send anything unused back within 21 days. Return postage is £3. Exchanges for another size are free.

# Guarantee

Electronics are guaranteed for two years, everything else for one.

# Something broken, missing or past its best?

Write to us within 3 days with a photo. We send a new one or refund you in full.`

const german = `# Lieferung

Der Versand kostet 5 € und dauert 2 bis 3 Werktage. Nach Dänemark kostet er 11 €.

# Umtausch

Bei Regalen ist der erste Größentausch innerhalb Deutschlands kostenlos. Wählen Sie im Konto „Umtausch“; die neue Größe wird verschickt, sobald das alte Regal abgeholt ist, und bis dahin 9 Tage reserviert. Aus Dänemark ist kein Umtausch möglich, nur eine Rückgabe.

# Aufbau und Altgeräte

Auf Wunsch baut unser Team Ihre Möbel auf, das kostet 40 €. Alte Kommoden nehmen wir für 25 € mit.`

let app: TestApp
let shed: TestStore
let haus: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  const product = (externalId: string, title: string, price: number, description = '') => ({
    ...{ externalId, title, description },
    variants: [{ externalId: `${externalId}-1`, price, inventory: 40 }],
  })
  const shop = async (name: string, language: string, page: string) => {
    const store = await app.createStore(name, { language, currency: language === 'en' ? 'GBP' : 'EUR' })
    await addKnowledge(store.context, { file: { name: 'shop.md', content: Buffer.from(page).toString('base64') } })
    return store
  }
  shed = await shop('Shed', 'en', english)
  await upsertProducts(shed.context, [
    product('t1', 'Alder Sketch Tablet 8', 90, 'To draw on. The stylus is in its sleeve, the charger is sold apart.'),
    product('t2', 'Birch Sketch Tablet 10', 120, 'To draw on, with a sharp screen.'),
    product('t3', 'Cedar Sketch Tablet 13', 190, 'To draw on, with a wide screen.'),
    product('b', 'Tin Storage Box', 9),
    product('k', 'Folding Dog Kennel Mini', 45),
    product('w', 'Oak Wardrobe Two Doors', 400),
    product('c', 'Plum Brie', 6, 'A soft cheese.'),
    product('h1', 'Tansy Hand Cart', 70, 'With a fixed box (up to 40 kg) and two handles. Cart with box 8.4 kg.'),
    product('h2', 'Sorrel Hand Cart', 60, 'Narrower, and for up to 25 kg. It weighs 6.1 kg.'),
  ])
  haus = await shop('Haus', 'de', german)
  await upsertProducts(haus.context, [
    product('r', 'Regal Ulme', 120, 'Zwei Böden, beide bis 15 kg belastbar. Mit Rückwand 21 kg.'),
    product('s', 'Kommode Esche', 220, 'Drei Laden. Sie wiegt 34 kg.'),
  ])
})
after(() => app.close())

test('what no page of those shown tells is asked of the pages of the shop', async () => {
  const talk = await startTalk(shed)
  await talk.say('sketch tablets')
  const { text, cards } = await talk.say('whats the warranty on those tablets')
  assert.match(text, /guaranteed for two years/)
  assert.equal(cards.length, 0)
})

test('whether a part is in the box is asked of what is talked about, and no box is looked for', async () => {
  const talk = await startTalk(shed)
  await talk.say('alder sketch tablet 8')
  const { text, cards } = await talk.say('so is the stylus in the box or do i buy that extra')
  assert.match(text, /stylus is in its sleeve/)
  assert.ok(
    cards.every(({ title }) => title.startsWith('Alder')),
    text,
  )
})

test('a rule of large ones does not stand for the small one alone; one day is told as one', async () => {
  const talk = await startTalk(shed)
  await talk.say('dog kennel')
  const { text } = await talk.say('how long does delivery take')
  assert.match(text, /^1 working day\./)
  assert.match(text, /large kennels/)
  const other = await startTalk(shed)
  await other.say('wardrobe')
  const { text: ofWardrobe } = await other.say('how long does delivery take')
  assert.match(ofWardrobe, /7 to 10 working days/)
  assert.doesNotMatch(ofWardrobe, /1 working day\b/)
})

test('an exchange of another option than is asked for stands beside what holds for all that is sent back', async () => {
  const talk = await startTalk(shed)
  const { text } = await talk.say('if he hates the colour can he swap it for another colour')
  assert.match(text, /within 21 days\. .*another size/)
  const same = await startTalk(shed)
  const { text: ofSize } = await same.say('can he swap it for another size')
  assert.doesNotMatch(ofSize, /21 days/)
})

test('what holds of the place that was asked for before stands before what is told of exchanges', async () => {
  const talk = await startTalk(haus)
  await talk.say('was kostet der versand nach dänemark?')
  const { text } = await talk.say('und wenn es zu klein ist, kann ich dann tauschen?')
  assert.match(text, /Aus Dänemark ist kein Umtausch/)
  const other = await startTalk(haus)
  const { text: ofNone } = await other.say('wenn es zu klein ist, kann ich dann tauschen?')
  assert.doesNotMatch(ofNone, /Dänemark/)
})

test('what two that stand side by side weigh is told of both, and is not what they carry', async () => {
  const talk = await startTalk(shed)
  await talk.say('compare the tansy hand cart and the sorrel hand cart')
  const { text } = await talk.say('and how heavy are they both?')
  assert.match(text, /Tansy Hand Cart: “Cart with box 8\.4 kg\.”/)
  assert.match(text, /Sorrel Hand Cart: “It weighs 6\.1 kg\.”/)
  const { text: ofLighter } = await talk.say('we take the bus a lot, which is lighter?')
  assert.match(ofLighter, /Sorrel Hand Cart: 6\.1 kg.*Tansy Hand Cart: 8\.4 kg/)
})

test('which of those side by side is better is asked of both, whatever is told before the question', async () => {
  const talk = await startTalk(haus)
  await talk.say('vergleiche regal ulme und kommode esche')
  const { text, cards } = await talk.say('wir ziehen bald um, welche ist da besser?')
  assert.equal(cards.length, 2, text)
  const { text: ofWeight } = await talk.say('und wie schwer sind die beiden?')
  assert.match(ofWeight, /Regal Ulme: „Mit Rückwand 21 kg\.“/)
  assert.match(ofWeight, /Kommode Esche: „Sie wiegt 34 kg\.“/)
})
