import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** Sums are of what was shown, and what is charged is what its own sentence tells. */
let app: TestApp
let store: TestStore

const pages = `# Delivery

Standard delivery costs €3.50 and is free on orders of €40 or more.

# Frozen food

Ice cream and all that is marked "frozen" travels in a box with dry ice. It is sent overnight at €8, or free on orders of €90 or more.
`

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Corner shop', { language: 'en', currency: 'EUR' })
  const one = (externalId: string, title: string, price: number, more: object = {}) => ({
    ...{ externalId, title, ...more },
    variants: [{ externalId: `${externalId}-1`, price, inventory: 9 }],
  })
  const inForms = (externalId: string, title: string, forms: [number, Record<string, string>][]) => ({
    ...{ externalId, title, category: title },
    variants: forms.map(([price, options], at) => ({
      externalId: `${externalId}-${at}`,
      price,
      options,
      inventory: 5,
    })),
  })
  const { errors } = await upsertProducts(store.context, [
    inForms('carafe', 'Carafe', [
      [12, { material: 'steel', volume: '1 l' }],
      [17, { material: 'glass', volume: '1 l' }],
      [24, { material: 'glass', volume: '2 l' }],
    ]),
    one('trivet', 'Trivet', 9, { category: 'Trivets' }),
    inForms('steamer', 'Steamer', [
      [29, { tiers: 'one tier', features: 'timer' }],
      [45, { tiers: 'two tiers', features: 'drip tray' }],
      [61, { tiers: 'two tiers', features: 'timer' }],
    ]),
    one('huila', 'Dark Roast Huila', 12, {
      category: 'Coffee',
      description: 'Ground coffee from the south of Colombia.',
    }),
    one('set', "Coffee Friend's Present Set", 25, { category: 'Gifts', description: 'Two mugs and a card.' }),
    one('rooibos', 'Rooibos Tea Bags', 5, { category: 'Tea', description: '40 tea bags of rooibos tea.' }),
    one('lamp', 'Desk lamp Orsa', 39, { category: 'Lamps', description: 'A lamp for the desk.' }),
    one('floor', 'Floor lamp Brisa', 80, { category: 'Lamps', description: 'A lamp for the floor.' }),
    one('game', 'Trial Typing Game', 0, { category: 'Games', description: 'A game of typing.' }),
    one('sorbet', 'Lemon sorbet', 7, { category: 'Desserts', tags: ['frozen'], description: 'A sorbet of lemons.' }),
  ])
  assert.deepEqual(errors, [])
  await addKnowledge(store.context, { file: { name: 'help.md', content: Buffer.from(pages).toString('base64') } })
})
after(() => app.close())

const say = async (...lines: string[]): Promise<string> => {
  const talk = await startTalk(store)
  let text = ''
  for (const line of lines) text = (await talk.say(line)).text
  return text
}

test('a kind names the one of it that was shown, and what it comes in counts it', async () => {
  const text = await say('dark roast huila', 'ok the coffee then, 2 bags. what is that with delivery?')
  assert.ok(text.includes('2 × Dark Roast Huila') && text.includes('€27.50') && !/present|rooibos/i.test(text), text)
})

test('a word of another title names no kin of it that was shown', async () => {
  const text = await say('desk lamp orsa', 'the floor lamp and the dark roast huila, how much together?')
  assert.ok(!text.includes('€51.00'), text)
})

test('where only a charge is asked for, nothing is added up that was not shown, nor told what nobody asked', async () => {
  const text = await say('desk lamp orsa', 'is delivery free for the orsa and do i get a trial?')
  assert.ok(!/trial typing|€0\.00|that is €39/i.test(text), text)
})

test('where the limit is reached, delivery is free and no price of it is told', async () => {
  const text = await say('dark roast huila', '4 bags of the coffee, how much with delivery?')
  assert.ok(text.includes('€48.00') && !text.includes('€51.50'), text)
})

test('of goods that are sent in a way of their own, its charge is told', async () => {
  const text = await say('lemon sorbet', 'what are 2 of those with delivery?')
  assert.ok(text.includes('€14.00') && text.includes('overnight at €8') && !text.includes('€17.50'), text)
})

test('what was shown in one form is added up in that form, whatever was looked for since', async () => {
  const text = await say(
    'carafe in glass 2 l',
    'do you have a trivet',
    'how much are the carafe and the trivet together?',
  )
  assert.ok(text.includes('€33.00') && !text.includes('€21.00'), text)
})

test('"that one" is the form that was shown last, and what only another has it has not', async () => {
  const text = await say('a steamer please', 'the cheapest with two tiers', 'does that one have a timer?')
  assert.ok(text.includes('Not the one for €45.00') && text.includes('€61.00') && !/yes/i.test(text), text)
})
