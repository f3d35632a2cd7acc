import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptOf } from '../../../../test/support/widget-client.ts'
import { isDue } from '../extras/proactive.ts'
import { orderProgress } from './cards/order-steps.ts'
import { applyEvent, type Item, newItem } from './chat-item.ts'
import { fitsPath } from './page-path.ts'

const draw = (events: { event: string; data: object }[]): Item =>
  events.reduce((item, event) => applyEvent(item, { id: undefined, ...event }), newItem('a', 'assistant'))
const wire = (text: string) => scriptOf(text).map((data) => ({ event: data.type as string, data: data as object }))

test('a turn is drawn event by event', () => {
  const item = draw(wire('hello'))
  assert.equal(item.text, 'You said: hello. One, two, three, four – naïve 👕!')
  assert.deepEqual(
    [item.cards.length, item.buttons.length, item.order?.number, item.state],
    [1, 1, '1001', 'streaming'],
  )
})

test('a fault stays through the end of the turn, and an event that nobody knows changes nothing', () => {
  const done = {
    event: 'done',
    data: { message: { id: null, text: '', cards: [], buttons: [], order: null, reorder: null } },
  }
  const notice = (code: string) => ({ event: 'notice', data: { code, text: '' } })
  assert.equal(draw([notice('failed'), done]).state, 'failed')
  assert.equal(draw([...wire('x'), notice('interrupted'), done]).state, 'cut')
  assert.equal(draw([notice('with_human'), { event: 'sparkles', data: {} }, done]).state, 'done')
})

test('an order stands at one of four steps, or has ended', () => {
  const order = {
    number: '1',
    financialStatus: 'paid',
    placedAt: null,
    cancelledAt: null,
    total: 1,
    currency: 'EUR',
    items: [],
    tracking: null,
  }
  const at = (fulfillmentStatus: string | null, more = {}) => orderProgress({ ...order, fulfillmentStatus, ...more })
  assert.deepEqual(
    [null, 'in_progress', 'shipped', 'delivered', 'teleported'].map((one) => at(one).step),
    [0, 1, 2, 3, 0],
  )
  assert.equal(at('shipped', { cancelledAt: '2026-01-01' }).end, 0)
  assert.equal(at('returned').end, 1)
  assert.equal(at(null, { financialStatus: 'refunded' }).end, 2)
  assert.deepEqual(at(null, { financialStatus: 'pending' }), { step: 0, end: -1, isUnpaid: true })
})

test('paths fit patterns whole, and their dots are dots', () => {
  assert.ok(fitsPath([], '/any'))
  assert.ok(fitsPath(['/a', '/p/*'], '/p/kettle/1'))
  assert.ok(!fitsPath(['/p/*.html'], '/p/xhtml'))
  assert.ok(!fitsPath(['/p'], '/p/kettle'))
  assert.ok(fitsPath(['*/p/*/x'], '/en/p/p/kettle/x') && fitsPath(['/a**'], '/a') && fitsPath(['*'], ''))
  assert.ok(!fitsPath(['/a*a'], '/a') && !fitsPath(['*b*b*'], '/ab') && !fitsPath(['/x**'], '/a'))
})

test('a proactive rule is due on its pages, after its time, for its reason', () => {
  const rule = (kind: string, more = {}) => ({ kind, seconds: null, value: null, pages: [], text: 'x', ...more })
  const now = { path: '/', secondsOnPage: 10, isProductPage: false, cartValue: 50, isLeaving: false }
  assert.ok(isDue(rule('secondsOnPage', { seconds: 10 }), now))
  assert.ok(!isDue(rule('secondsOnPage', { seconds: 11 }), now))
  assert.ok(!isDue(rule('secondsOnPage', { pages: ['/p/*'] }), now))
  assert.ok(!isDue(rule('productPage'), now) && isDue(rule('productPage'), { ...now, isProductPage: true }))
  assert.ok(isDue(rule('cartValue', { value: 50 }), now) && !isDue(rule('cartValue', { value: 51 }), now))
  assert.ok(!isDue(rule('exitIntent'), now) && isDue(rule('exitIntent'), { ...now, isLeaving: true }))
  assert.ok(!isDue(rule('telepathy'), { ...now, isLeaving: true }))
})
