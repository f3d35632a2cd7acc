import type { AskedOfOrder } from '../../../language/readers/read-order-question.ts'
import { plainOf } from '../../../language/text/plain.ts'
import type { FactRef, Statement } from '../../statement.ts'
import type { OrderResult } from '../../tools/tool-results.ts'
import { type EngineTurn, shortTitle } from '../engine-turn.ts'
import { type PhraseKey, spoken } from '../say.ts'

/** Items that a sentence names; the card shows all. */
const MOST_ITEMS = 6

/** What of an order, in which size or colour, how many and for how much: one sentence answers all of that. */
export function itemSentences(
  turn: EngineTurn,
  order: ToldOrder,
  items: readonly ToldItem[] = order.items,
): Statement[] {
  if (items.length === 0) return []
  const some = items.slice(0, MOST_ITEMS).map((item) => itemOf(turn, order, item))
  const list = { text: some.map(({ text }) => text).join('; '), facts: some.flatMap(({ facts }) => facts) }
  const left = items.length - some.length
  return [
    turn.say('order_items', { number: turn.fact(order.number), items: list }),
    ...(left > 0 ? [turn.say('order_items_more', { count: left })] : []),
  ]
}

function itemOf(turn: EngineTurn, { currency }: ToldOrder, { title, quantity, unitPrice, options }: ToldItem): FactRef {
  // A title often ends with the values.
  const untold = Object.fromEntries(Object.entries(options).filter(([, value]) => !namesValue(title, value)))
  const values = turn.valuesOf(untold)
  const name = `${quantity} × ${shortTitle(title)}${values.text === '' ? '' : ` (${values.text})`}`
  const facts = [...turn.fact(title).facts, ...values.facts]
  if (unitPrice === null) return { text: name, facts }
  const price = turn.money(unitPrice, currency ?? turn.scope.ctx.currency)
  const each = quantity > 1 ? turn.say('order_each', { price }).text : price.text
  return { text: `${name}, ${each}`, facts: [...facts, ...price.facts] }
}

const namesValue = (title: string, value: string): boolean =>
  plainOf(title).includes(plainOf(value)) || /^default( title)?$/i.test(value)

/** What a row of an order tells, by what is asked; nothing where it has no such thing. */
export const moreSentences: Record<AskedOfOrder, (turn: EngineTurn, order: ToldOrder) => Statement[]> = {
  bought: (turn, order) => itemSentences(turn, order),
  items: (turn, order) => itemSentences(turn, order),
  price: (turn, order) => itemSentences(turn, order),
  total: (turn, { total, currency, number }) =>
    total === null
      ? []
      : [
          turn.say('order_total', {
            number: turn.fact(number),
            total: turn.money(total, currency ?? turn.scope.ctx.currency),
          }),
        ],
  placed: (turn, order) => {
    const date = dateOf(turn, order.placedAt)
    return date ? [turn.say('order_placed', { number: turn.fact(order.number), date })] : []
  },
  carrier: (turn, { tracking, number }) =>
    tracking?.carrier
      ? [turn.say('order_carrier', { number: turn.fact(number), carrier: turn.fact(tracking.carrier) })]
      : [],
  postage: (turn, order) => postageSentences(turn, order),
  payment: (turn, { financialStatus, number }) =>
    financialStatus === null
      ? []
      : [turn.say('order_state', { number: turn.fact(number), status: statusWord(turn, financialStatus) })],
  refund: (turn, { financialStatus, number }) => {
    if (financialStatus === null) return []
    const told = { number: turn.fact(number), status: statusWord(turn, financialStatus) }
    turn.button('button_human')
    if (!isRefunded(financialStatus)) return [turn.say('order_no_refund', told)]
    // How much of it was given back, and why, no row tells.
    return [turn.say(/^partially/.test(financialStatus) ? 'order_part_refund' : 'order_state', told)]
  },
  // What is in the order helps to tell what of it is missing.
  parts: (turn, order) => {
    turn.button('button_human')
    const isPartly = order.fulfillmentStatus?.startsWith('partially') === true
    return [
      ...(isPartly ? itemSentences(turn, order) : []),
      turn.say('order_no_more', { number: turn.fact(order.number) }),
    ]
  },
  tracking: (turn, order) => {
    const told = trackingSentences(turn, order)
    return told.length > 0 ? told : orderSentences(turn, order)
  },
  state: (turn, order) => orderSentences(turn, order),
  arrival: (turn, order) => {
    if (order.cancelledAt !== null || order.fulfillmentStatus === null) return orderSentences(turn, order)
    const number = turn.fact(order.number)
    const delivered = statusWord(turn, order.fulfillmentStatus)
    if (order.fulfillmentStatus === 'delivered') return [turn.say('order_no_day_was', { number, status: delivered })]
    // What is not paid yet may be waited for.
    const open = order.financialStatus === null || order.financialStatus === 'paid' ? [] : [order.financialStatus]
    const status = statusesOf(turn, [order.fulfillmentStatus, ...open])
    return [turn.say('order_no_day', { number, status }), ...trackingSentences(turn, order)]
  },
}

/** Whether money of an order was given back, all of it or a part. */
export const isRefunded = (financialStatus: string | null): boolean => /refunded|voided/.test(financialStatus ?? '')

/** A day as shoppers of the locale write it. */
export function dateOf(turn: EngineTurn, at: string | null): FactRef | null {
  if (at === null) return null
  const text = new Intl.DateTimeFormat(turn.scope.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))
  return { text, facts: turn.fact(at).facts }
}

export type ToldOrder = Extract<OrderResult, { found: true }>['order']
export type ToldItem = ToldOrder['items'][number]

/** What was added to the price of the items, where that of each is known: sending, as far as the shop's rows tell. */
function postageSentences(turn: EngineTurn, { items, total, currency, number }: ToldOrder): Statement[] {
  const prices = items.map(({ unitPrice, quantity }) => (unitPrice === null ? null : unitPrice * quantity))
  if (total === null || prices.length === 0 || prices.some((price) => price === null)) return []
  const own = currency ?? turn.scope.ctx.currency
  const sum = prices.reduce((all: number, price) => all + (price ?? 0), 0)
  const rest = Math.round((total - sum) * 100) / 100
  if (rest < 0) return []
  const told = { number: turn.fact(number), total: turn.money(total, own) }
  if (rest === 0) return [turn.say('order_postage_none', told)]
  return [turn.say('order_postage', { ...told, sum: turn.amount(sum, own), rest: turn.amount(rest, own) })]
}

export function orderSentences(turn: EngineTurn, order: ToldOrder): Statement[] {
  const number = turn.fact(order.number)
  const status = statusesOf(turn, inTheirOrder(order))
  const date = dateOf(turn, order.placedAt)
  const key = order.cancelledAt
    ? 'order_cancelled'
    : status.text === ''
      ? 'order_found'
      : date
        ? 'order_state_of'
        : 'order_state'
  const also = order.cancelledAt && status.text !== '' ? [turn.say('order_payment', { status })] : []
  return [turn.say(key, { number, status, ...(date ? { date } : {}) }), ...also, ...trackingSentences(turn, order)]
}

/** What was done with the order, in the order in which that is done: paid, sent, refunded. */
function inTheirOrder({ cancelledAt, fulfillmentStatus, financialStatus }: ToldOrder): (string | null)[] {
  const sent = cancelledAt ? null : fulfillmentStatus
  return /refunded|voided|expired/.test(financialStatus ?? '') ? [sent, financialStatus] : [financialStatus, sent]
}

function statusesOf(turn: EngineTurn, statuses: readonly (string | null)[]): FactRef {
  const told = statuses.flatMap((status) => (status === null ? [] : [statusWord(turn, status)]))
  const texts = [...new Set(told.map(({ text }) => text))]
  return { text: listed(texts, turn.language), facts: told.flatMap(({ facts }) => facts) }
}

const listed = (texts: readonly string[], language: string): string =>
  new Intl.ListFormat(spoken(language), { type: 'conjunction' }).format(texts)

function trackingSentences(turn: EngineTurn, { tracking }: ToldOrder): Statement[] {
  if (tracking?.url) return [turn.say('order_tracking', { url: turn.fact(tracking.url) })]
  return tracking?.number ? [turn.say('order_tracking_number', { number: turn.fact(tracking.number) })] : []
}

/** The word for a status that the order has. */
const statusWord = (turn: EngineTurn, status: string): FactRef => ({
  text: turn.phrase(`status_${status}` as PhraseKey),
  facts: turn.fact(status).facts,
})
