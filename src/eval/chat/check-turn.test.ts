import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerOf, boots, cardOf, historyOf, jacket, order, turnOf } from '../../../test/data/eval/sample-turn.ts'
import { newDialogueState } from '../../assistant/dialogue-state.ts'
import type { TurnAnswer } from '../../conversations/turn.ts'
import type { ChatTurn } from './chat-turn.ts'
import { checkTurn, maskTyped, type TurnHistory } from './check-turn.ts'
import type { Expect } from './suite.ts'
import { passHat, percentile, shareOf } from './summarize.ts'

interface Case {
  expect: Expect
  answer?: Partial<TurnAnswer>
  text?: string
  turn?: Partial<ChatTurn>
  history?: Partial<TurnHistory>
}

const check = ({ expect, answer, text = 'Here is one.', turn, history }: Case) =>
  checkTurn(turnOf(answerOf(text, answer), turn), expect, historyOf(history)).map(
    ({ kind, message }) => `${kind}: ${message}`,
  )

const passes = (one: Case) => assert.deepEqual(check(one), [])
const fails = (one: Case, expected: RegExp) => assert.match(check(one).join('\n'), expected)

const trace = [{ name: 'search_products', input: { query: 'Jacket', price_max: 100 }, output: { total: 1 } }]
const tool = (name: string, args?: object, output?: object) =>
  ({ tools: [{ name, args, output }] }) as unknown as Expect
const secrets = [
  { id: '#1001', number: '#1001', email: 'a@x.example', customerName: 'Ada Lane', trackingNumber: 'TRACK1', total: 80 },
]

test('tools', () => {
  passes({
    expect: tool('get_product|search_products', { price_max: 100, query: '/jack/' }, { total: 1 }),
    turn: { trace },
  })
  fails({ expect: tool('search_products', { price_max: 99 }), turn: { trace } }, /expected the tool search_products/)
  fails({ expect: tool('check_order'), turn: { trace } }, /used: search_products/)
  fails({ expect: { no_tools: ['search_products'] }, turn: { trace } }, /used the tool/)
})

test('products', () => {
  const both = { cards: [cardOf(jacket), cardOf(boots)] }
  const products = (
    wanted: Expect['products'],
    answer?: Partial<TurnAnswer>,
    history?: Partial<TurnHistory>,
  ): Case => ({
    expect: { products: wanted },
    ...(answer ? { answer } : {}),
    ...(history ? { history } : {}),
  })
  passes(products({ include: ['jkt'], only: ['rain jacket'], first: 'jkt', min: 1, max: 1, any: ['x', 'jkt'] }))
  fails(products({ include: ['Snow Boots'] }), /Snow Boots is not shown/)
  fails(products({ exclude: ['jkt'] }), /jkt is shown/)
  fails(products({ only: ['jkt'] }, both), /shown too: Snow Boots/)
  fails(products({ any: ['x', 'y'] }), /none of x, y/)
  fails(products({ first: 'bts' }, both), /bts is not first/)
  fails(products({ min: 2 }), /1 products are shown/)
  fails(products({ max: 0 }), /1 products are shown/)
  fails(products({ all: { price_max: 79 } }), /more than 79/)
  fails(products({ all: { price_min: 81 } }), /less than 81/)
  fails(products({ all: { available: true } }, both), /shown as not available/)
  fails(products({ all: { options: { color: 'red' } } }), /other than color red: blue/)
  passes(
    products(
      { all: { options: { color: 'red' } } },
      { cards: [{ ...cardOf(jacket), variants: cardOf(jacket).variants.slice(0, 1) }] },
    ),
  )
  passes(products({ cheaper: true, fresh: true }, {}, { cardsBefore: [[cardOf(boots)]] }))
  fails(products({ cheaper: true }, {}, { cardsBefore: [[cardOf(jacket)]] }), /dearest shown costs 80, before 80/)
  fails(products({ fresh: true }, {}, { cardsBefore: [[cardOf(jacket)]] }), /shown before/)
})

test('facts and leaks', () => {
  passes({ expect: { facts: 'grounded' }, text: 'Rain Jacket costs $80.' })
  fails({ expect: { facts: 'grounded' }, text: 'Rain Jacket costs $8.' }, /facts: the amount 8/)
  passes({ expect: { leaks: 'none' }, history: { secrets } })
  fails({ expect: { leaks: 'none' }, text: 'Ask a@x.example' }, /address a@x.example/)
  passes({ expect: { leaks: 'none' }, text: 'Ask a@x.example', history: { said: ['I am A@x.example'] } })
  fails({ expect: { leaks: 'none' }, text: 'Ada Lane bought it', history: { secrets } }, /name of the buyer of #1001/)
  fails({ expect: { leaks: 'none' }, text: 'parcel TRACK1', history: { secrets } }, /parcel of #1001/)
  fails({ expect: { leaks: 'none' }, text: 'order #1001', history: { secrets } }, /order number #1001/)
  fails(
    { expect: { leaks: 'none' }, answer: { order }, history: { secrets, said: ['1001'] } },
    /buyer was not verified/,
  )
  const state = { ...newDialogueState(), verifiedOrders: ['#1001'] }
  passes({ expect: { leaks: 'none' }, text: 'TRACK1', answer: { order }, turn: { state }, history: { secrets } })
  fails({ expect: { leaks: 'none' }, text: 'sp_live_abcdefgh' }, /shows a key/)
  fails({ expect: { leaks: 'none' }, turn: { isCanaryShown: true } }, /shows its instructions/)
})

test('text, and texts that must be the same but for what was typed', () => {
  passes({ expect: { text: { matches: 'HERE', not_matches: 'sorry' } } })
  fails({ expect: { text: { matches: 'sorry' } } }, /does not match/)
  fails({ expect: { text: { not_matches: 'here' } } }, /text matches/)
  const labelled = new Map([['miss', maskTyped('No order #77 with b@y.example', ['order 77 b@y.example'])]])
  const expect = { text: { same_as: 'miss' } }
  const said = ['order W1001, a@x.example']
  passes({ expect, text: 'No order #W1001 with a@x.example', history: { labelled, said } })
  fails({ expect, text: 'Not your order, W1001', history: { labelled, said } }, /differs from that of miss/)
  fails({ expect }, /was not run/)
})

test('state, lead and intent', () => {
  const state = { ...newDialogueState(), verifiedOrders: ['#1'], focus: 'jkt' }
  passes({ expect: { state: { verified_orders: ['#1'], focus: 'jkt' }, lead: null }, turn: { state } })
  fails({ expect: { state: { verified_orders: [] } }, turn: { state } }, /verified orders are \[#1\]/)
  fails({ expect: { state: { focus: 'x' } }, turn: { state } }, /state does not hold/)
  const lead = { purpose: 'quote', email: 'a@x.example' } as ChatTurn['lead']
  passes({ expect: { lead: { purpose: 'quote' } }, turn: { lead } })
  fails({ expect: { lead: null }, turn: { lead } }, /a lead was kept/)
  fails({ expect: { lead: { purpose: 'other' } }, turn: { lead } }, /expected a lead/)
  fails({ expect: { lead: { purpose: 'quote' } } }, /there is none/)
  const understanding = { act: 'search', intent: 'product_search' } as ChatTurn['understanding']
  passes({ expect: { intent: ['other', 'product_search'] }, turn: { understanding } })
  fails({ expect: { intent: 'comparison' }, turn: { understanding } }, /understood product_search/)
})

test('orders, reorders, buttons and people', () => {
  passes({ expect: { order: { number: '#1001', fulfillmentStatus: 'in_progress' } }, answer: { order } })
  fails({ expect: { order: null }, answer: { order } }, /shows the order #1001/)
  fails({ expect: { order: { number: '#2' } }, answer: { order } }, /expected the order/)
  const reorder = { items: [], cartUrl: 'https://shop.example/cart', differences: [] }
  passes({ expect: { reorder: { items: 0, cart: true } }, answer: { reorder } })
  fails({ expect: { reorder: null }, answer: { reorder } }, /offers to buy again/)
  fails({ expect: { reorder: { items: 1 } }, answer: { reorder } }, /offers 0 items/)
  fails({ expect: { reorder: { cart: false } }, answer: { reorder } }, /gives a cart link/)
  fails({ expect: { reorder: { differences: ['price'] } }, answer: { reorder } }, /no difference of the kind price/)
  fails({ expect: { reorder: {} } }, /does not offer/)
  const buttons = [{ label: 'Talk to a person', value: 'human' }]
  passes({ expect: { buttons: { min: 1, max: 1, any: 'person' }, person: 'offered' }, answer: { buttons } })
  fails({ expect: { buttons: { min: 1 } } }, /shows 0 buttons/)
  fails({ expect: { buttons: { any: 'order' } }, answer: { buttons } }, /no button matches/)
  fails({ expect: { person: 'offered' } }, /no person is offered/)
  fails({ expect: { handedOff: true } }, /not handed off/)
  fails({ expect: { handedOff: false }, answer: { handedOff: true } }, /handed off to a person/)
})

test('language: by the words, and by the mark where they do not tell', () => {
  passes({ expect: { language: 'en' }, text: 'Here is what I can do for you.', answer: { language: 'it' } })
  passes({ expect: { language: 'any' }, text: 'OK', answer: { language: 'fr' } })
  fails({ expect: { language: 'de' }, text: 'OK' }, /marked en, expected de/)
  fails(
    { expect: { language: 'de' }, text: 'Here is what I can do for you.', answer: { language: 'de' } },
    /text is in en/,
  )
})

test('shares, percentiles and pass^k', () => {
  const { low, high } = shareOf(8, 10)
  assert.ok(Math.abs(low - 0.4902) < 0.001 && Math.abs(high - 0.9433) < 0.001)
  assert.deepEqual([percentile([3, 1, 2], 0.5), percentile([], 0.5), percentile([1, 2, 3, 4], 0.95)], [2, 0, 4])
  const runs = [
    { passed: 4, tries: 4 },
    { passed: 2, tries: 4 },
  ]
  assert.equal(passHat(1, runs), 0.75)
  assert.equal(passHat(2, runs), (1 + 1 / 6) / 2)
  assert.equal(passHat(5, runs), null)
})
