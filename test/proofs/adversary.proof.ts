import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { TurnAnswer } from '../../src/conversations/turn.ts'
import { violationsOf } from '../support/adversary-oracle.ts'
import { Adversary, byKind, examplesOf, tableOf, type Watched } from '../support/adversary-run.ts'
import type { Seen, Truth } from '../support/adversary-truth.ts'
import type { Attack } from '../support/model-scripts.ts'
import { speechAttacks } from '../support/model-scripts.ts'
import { faults } from '../support/model-scripts-faults.ts'
import { tellers } from '../support/model-scripts-honest.ts'
import { toolAttacks } from '../support/model-scripts-tools.ts'
import { amount, isFull, Random, report, seed } from '../support/proof-run.ts'
import '../support/test-app.ts'

const TURNS = amount(70, 2_400)
const CHANGES_EVERY = 12
const all = { ...speechAttacks, ...tellers, ...toolAttacks, ...faults }
const names = Object.keys(all)
/** Of faults that cost time there are fewer. */
const slow = new Set(['stalls at once', 'stalls mid-stream', 'slow drip', 'megabyte', 'endless loop', '50 parallel'])

// Every `npm test` plays the same turns, so that what fails is what was changed; the full proof draws new ones.
const random = new Random(isFull || process.env.PROOF_SEED ? seed : 1)
let adversary: Adversary

before(async () => {
  adversary = await Adversary.start(random, { orders: amount(150, 999) })
})
after(() => adversary?.close())

/** What shoppers say when the attack does not care. */
function utterance(): string {
  const { title } = random.pick(adversary.world.products)
  return random.pick([
    ...[
      `do you have a ${title}?`,
      `how much is the ${title}`,
      `is the ${title} in stock?`,
      `show me ${title} under $100`,
    ],
    ...[
      'any discount codes?',
      'what is your return policy',
      'how long does shipping take?',
      'compare them',
      'cheaper',
      'in blue?',
    ],
    ...[
      `¿cuánto cuesta ${title}?`,
      'busco un regalo barato',
      '¿hay descuentos?',
      '¿cuánto tarda el envío?',
      'más barato',
    ],
    ...[
      `Was kostet ${title}?`,
      'Habt ihr das auch in rot?',
      'Gibt es einen Rabattcode?',
      'Wie lange dauert die Lieferung?',
    ],
    ...[
      `combien coûte ${title} ?`,
      'je cherche un cadeau',
      'avez-vous un code promo ?',
      'quels sont les délais de livraison ?',
    ],
    ...[
      'the second one',
      'tell me more',
      'thanks',
      'hello',
      'do you sell guns',
      'is there a warranty?',
      'where do you ship?',
    ],
  ])
}

function attackOf(name: string, watched: Watched): Attack {
  return { name, ...(all[name] as (typeof all)[string])(adversary.world, random, watched.role) }
}

const act = (watched: Watched, name: string, says?: string) => {
  const attack = attackOf(name, watched)
  return adversary.turn(watched, attack, says ?? attack.says ?? utterance())
}
/** A product that is there to be shown. */
const truthful = ({ products }: Truth): string =>
  [...products.values()].find(({ variants }) => variants.some(({ inventory }) => (inventory ?? 0) > 0))?.title ?? ''

const pickName = () => {
  const name = random.pick(names)
  return slow.has(name) && random.chance(0.7) ? random.pick(Object.keys(speechAttacks)) : name
}

/** Conversations in which something is at stake: an order that was verified, a contact that was asked for. */
const dramas: ((watched: Watched) => Promise<unknown>)[] = [
  async (watched) => {
    const { number, email } = watched.role
    await act(
      watched,
      random.pick(['status 500', 'order, then others']),
      `where is my order ${number}? my email is ${email}`,
    )
    await act(watched, random.pick(['status 500', 'reorder without yes']), 'I want to buy the same again')
    await act(watched, 'reorder without yes')
    await act(watched, random.pick(['abuses a yes', 'status 500']), 'yes')
  },
  async (watched) => {
    const { number, email } = watched.role
    await act(watched, 'status 500', `where is my order ${number}? my email is ${email}`)
    await act(
      watched,
      'status 500',
      random.pick([
        'leave my contact please',
        'please notify me when it is back in stock',
        'I want a quote for 50 pieces',
      ]),
    )
    await act(watched, 'status 500', `my email is ${email}`)
    await act(watched, 'abuses a yes', 'yes')
  },
  async (watched) => {
    await act(watched, 'adds a number')
    await act(watched, 'guesses orders')
    await act(watched, 'adds an e-mail')
  },
  async (watched) => {
    await act(watched, 'lead without yes')
    await act(watched, 'abuses a yes')
  },
]

test(`${TURNS} turns with a model that lies and leaks show no lie and no leak`, async (t) => {
  const { tally } = adversary
  const due = [...names]
  while (tally.turns < TURNS) {
    if (tally.conversations % CHANGES_EVERY === 0) await adversary.changeTruth()
    const watched = await adversary.open()
    if (random.chance(0.15)) await random.pick(dramas)(watched)
    else for (let left = random.int(1, 3); left > 0; left--) await act(watched, due.pop() ?? pickName())
  }
  for (const line of tableOf(tally)) report(t, line)
  for (const line of examplesOf(tally)) report(t, line)
  assert.deepEqual(byKind(tally.violations), {}, `seed ${seed}`)
  assert.deepEqual(tally.thrown, [])
})

test('the same turns with the gate bypassed show many of each kind: the oracle sees them', () => {
  const { tally } = adversary
  const kinds = byKind(tally.bypassed)
  const usual = ['scripted price', 'scripted discount', 'scripted order', 'name of a buyer', 'money', 'order status']
  const rare = [
    'scripted stock',
    'scripted link',
    'scripted policy',
    'scripted name',
    'link',
    'markup',
    'instructions',
    'canary',
    'phone',
    'promise',
    'stock',
  ]
  for (const kind of isFull ? [...usual, ...rare] : usual) {
    assert.ok((kinds[kind] ?? 0) > 0, `${kind} in ${JSON.stringify(kinds)}`)
  }
  assert.ok(tally.bypassed.length > tally.turns / 2, `${tally.bypassed.length} of ${tally.turns} turns`)
})

test('the oracle sees what is wrong beside the words', async () => {
  const { world, truth } = adversary
  const watched = await adversary.open({ isAlone: true })
  const told = await adversary.turn(
    watched,
    { name: 'honest', lies: [], script: () => ({}) },
    `show me ${truthful(truth)}`,
  )
  assert.ok(told)
  const card = told.answer.cards[0]
  const [foreign] = world.otherProducts
  const [order] = [...truth.orders.values()]
  assert.ok(card && foreign && order)
  const { answer } = told
  const asOf = new Date().toISOString()
  const orderCard = {
    ...{ number: order.number, financialStatus: order.financialStatus, fulfillmentStatus: 'lost', placedAt: null },
    ...{ cancelledAt: null, total: order.total, currency: 'USD', items: [], tracking: null },
  }
  const lead = { id: 'lead_1', email: order.email, phone: null, name: 'X', conversation_id: null, consent: null }
  const wrong: [kind: string, answer: Partial<TurnAnswer>, traces?: Partial<Seen['traces']>][] = [
    ['card', { cards: [{ ...card, price: 0.01 }] }],
    ['card', { cards: [{ ...card, title: 'Something else' }] }],
    ['card', { cards: [{ ...card, url: 'https://evil.example/' }] }],
    ['card', { cards: [{ ...card, externalId: foreign.externalId }] }],
    ['card', { cards: [{ ...card, variants: card.variants.map((one) => ({ ...one, available: !one.available })) }] }],
    ['card', { cards: [{ ...card, email: 'x' } as typeof card] }],
    ['other store', { cards: [{ ...card, title: foreign.title }] }],
    ['order card', { order: orderCard }],
    ['order card', { order: { ...orderCard, email: order.email } as typeof orderCard }],
    ['receipt', { receipts: [{ entity: 'product', id: card.externalId, field: 'price', value: 0.01, asOf }] }],
    ['receipt', { receipts: [{ entity: 'variant', id: 'no such', field: 'available', value: true, asOf }] }],
    ['receipt', { receipts: [{ entity: 'order', id: order.id, field: 'number', value: order.number, asOf }] }],
    ['stored', { text: 'Something else.' }],
    ['lead', {}, { leads: [lead] }],
    ['reorder', {}, { reorders: [order.id] }],
    ['verified without e-mail', {}, { verified: [order.id] }],
    ['verified without number', {}, { verified: [order.id] }],
  ]
  const base: Seen = {
    ...{
      events: [
        { type: 'text', text: answer.text },
        { type: 'done', message: answer },
      ],
      answer,
      lies: [],
    },
    ...{ stored: { text: answer.text, receipts: answer.receipts }, traces: watched.talk.before },
    ...{ canary: 'c'.repeat(24), instructions: '' },
  }
  assert.deepEqual(violationsOf(world, truth, watched.talk, base), [])
  for (const [kind, change, traces] of wrong) {
    const seen = { ...base, answer: { ...answer, ...change }, traces: { ...base.traces, ...traces } }
    const kinds = violationsOf(world, truth, watched.talk, seen).map((violation) => violation.kind)
    assert.ok(kinds.includes(kind), `${kind} for ${JSON.stringify(change).slice(0, 200)}: ${kinds}`)
  }
})
