import type { AskedOfOrder } from '../../language/read-order-question.ts'
import type { FactRef, Statement } from '../statement.ts'
import type { OrderResult } from '../tools/tool-results.ts'
import { type EngineTurn, shortTitle } from './engine-turn.ts'
import type { PhraseKey } from './say.ts'

/** Items that a sentence names; the card shows all. */
const MOST_ITEMS = 6

/** What a row of an order tells, by what is asked; nothing where it has no such thing. */
export const moreSentences: Record<AskedOfOrder, (turn: EngineTurn, order: ToldOrder) => Statement[]> = {
  items: (turn, { items, number }) => {
    if (items.length === 0) return []
    const some = items.slice(0, MOST_ITEMS)
    const list = some.map(({ quantity, title }) => `${quantity} × ${shortTitle(title)}`).join(', ')
    const facts = some.flatMap(({ title }) => turn.fact(title).facts)
    const left = items.length - some.length
    return [
      turn.say('order_items', { number: turn.fact(number), items: { text: list, facts } }),
      ...(left > 0 ? [turn.say('order_items_more', { count: left })] : []),
    ]
  },
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
  // What is in the order helps to tell what of it is missing.
  parts: (turn, order) => {
    turn.button('button_human')
    const isPartly = order.fulfillmentStatus?.startsWith('partially') === true
    return [
      ...(isPartly ? moreSentences.items(turn, order) : []),
      turn.say('order_no_more', { number: turn.fact(order.number) }),
    ]
  },
  tracking: (turn, order) => trackingSentences(turn, order),
  state: (turn, order) => orderSentences(turn, order),
  arrival: (turn, order) => {
    if (order.cancelledAt !== null || order.fulfillmentStatus === null) return orderSentences(turn, order)
    const number = turn.fact(order.number)
    if (order.fulfillmentStatus === 'delivered') return [turn.say('order_no_more', { number })]
    const status = statusWord(turn, order.fulfillmentStatus)
    return [turn.say('order_no_day', { number, status }), ...trackingSentences(turn, order)]
  },
}

/** A day as shoppers of the locale write it. */
function dateOf(turn: EngineTurn, at: string | null): FactRef | null {
  if (at === null) return null
  const text = new Intl.DateTimeFormat(turn.scope.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))
  return { text, facts: turn.fact(at).facts }
}

type ToldOrder = Extract<OrderResult, { found: true }>['order']

export function orderSentences(turn: EngineTurn, order: ToldOrder): Statement[] {
  const number = turn.fact(order.number)
  const statuses = [order.cancelledAt ? null : order.fulfillmentStatus, order.financialStatus]
  const told = statuses.flatMap((status) => (status === null ? [] : [statusWord(turn, status)]))
  const texts = [...new Set(told.map(({ text }) => text))]
  const status: FactRef = { text: listed(texts, turn.language), facts: told.flatMap(({ facts }) => facts) }
  const date = dateOf(turn, order.placedAt)
  const key = order.cancelledAt
    ? 'order_cancelled'
    : texts.length === 0
      ? 'order_found'
      : date
        ? 'order_state_of'
        : 'order_state'
  const also = order.cancelledAt && texts.length > 0 ? [turn.say('order_payment', { status })] : []
  return [turn.say(key, { number, status, ...(date ? { date } : {}) }), ...also, ...trackingSentences(turn, order)]
}

const listed = (texts: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(texts)

function trackingSentences(turn: EngineTurn, { tracking }: ToldOrder): Statement[] {
  if (tracking?.url) return [turn.say('order_tracking', { url: turn.fact(tracking.url) })]
  return tracking?.number ? [turn.say('order_tracking_number', { number: turn.fact(tracking.number) })] : []
}

/** The word for a status that the order has. */
const statusWord = (turn: EngineTurn, status: string): FactRef => ({
  text: turn.phrase(`status_${status}` as PhraseKey),
  facts: turn.fact(status).facts,
})
