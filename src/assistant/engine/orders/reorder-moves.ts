import { readQuantity } from '../../../language/amounts/read-quantity.ts'
import { isUnitWord } from '../../../language/amounts/units.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { hasAgreed } from '../../shopper-agreed.ts'
import type { FactRef, Statement } from '../../statement.ts'
import { readMoney } from '../../tools/order-tools.ts'
import type { OrderResult, ProductResult, ReorderResult } from '../../tools/tool-results.ts'
import { withoutContacts } from '../../without-contacts.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { tellStock } from '../product/stock-moves.ts'
import type { PhraseKey } from '../say.ts'
import { calledByItself } from '../shown/called-so.ts'
import { itemsNamed, talkOf } from './order-asked.ts'
import { askForOrder, namedOrder, refused } from './order-lookup.ts'
import type { ToldItem } from './order-sentences.ts'

/** Offers to buy an order again, and makes the cart after an explicit yes. */
export function reorder(turn: EngineTurn): Move {
  const { scope } = turn
  const { state } = scope
  const made = turn.answer<ReorderResult>('reorder')
  if (made) return (made.found ? null : oneSoldOut(turn)) ?? { say: reorderSentences(turn, made) }
  const isYes = state.pending?.kind === 'reorder_confirm' && hasAgreed(turn.scope.understanding, turn.scope.text)
  if (isYes) return { call: { tool: 'reorder', input: { confirm: true } } }
  const { number, email } = namedOrder(turn)
  const checked = turn.answer<OrderResult>('check_order')
  if (checked && !checked.found) return refused(turn, checked, 'reorder')
  if (checked) return { call: { tool: 'reorder', input: chosen(turn, checked.order.items) } }
  if (number) return { call: { tool: 'check_order', input: { number, email } } }
  if (state.verifiedOrders.length === 0) return soldToday(turn) ?? askForOrder(turn, 'reorder', email)
  // What of it is wanted is told by its items.
  if (state.lastOrderNumber === undefined) return { call: { tool: 'reorder', input: {} } }
  return { call: { tool: 'check_order', input: { number: state.lastOrderNumber } } }
}

/** "The port and stilton thing again": whether what is named is there today, before the order is known; null where no one product is. */
function soldToday(turn: EngineTurn): Move | null {
  const { scope } = turn
  const named = calledByItself({ scope, text: withoutContacts(scope, turn.words) })
  if (!named) return null
  const known = turn.answer<ProductResult>('get_product')
  if (!known) return { call: { tool: 'get_product', input: { product_id: named.id } } }
  if (!known.found) return null
  const told = tellStock(turn, known.product, known.product.variants)
  if (scope.state.pending !== null) return { say: told }
  askForOrder(turn, 'reorder', namedOrder(turn).email)
  return { say: [...told, turn.say('order_ask_own')] }
}

/** What of an order is wanted again, and how many of that, where the words name some of its items; nothing where all of it is wanted. */
function chosen(turn: EngineTurn, items: readonly ToldItem[]): { only?: { variant_id: string; quantity: number }[] } {
  const named = itemsNamed(turn, items)
  const meant = named.length > 0 ? named : items.length === 1 ? items : []
  const quantity = readQuantity(tokenize(turn.words), (word) => !isUnitWord(word))?.value
  const isPart = meant.length < items.length || (quantity !== undefined && quantity !== meant[0]?.quantity)
  if (!isPart || meant.length === 0) return {}
  const [item, ...others] = meant
  // What is asked next is about this, as it was bought: "same price still?"
  if (item && others.length === 0) talkOf(turn, item, item.options)
  const only = meant.flatMap((item) =>
    item.variantId === null
      ? []
      : { variant_id: item.variantId, quantity: meant.length === 1 ? (quantity ?? item.quantity) : item.quantity },
  )
  return only.length > 0 ? { only } : {}
}

/** What would be in the cart, where that is not the whole order. */
function cartSentence(turn: EngineTurn, items: Offered['items']): Statement {
  const { currency } = turn.scope.ctx
  const told = items.map(({ title, quantity, unitPrice }): FactRef => {
    const name = turn.fact(title)
    if (unitPrice === null) return { text: `${quantity} × ${title}`, facts: name.facts }
    const price = turn.money(unitPrice, currency)
    const each = quantity > 1 ? turn.say('order_each', { price }).text : price.text
    return { text: `${quantity} × ${title}, ${each}`, facts: [...name.facts, ...price.facts] }
  })
  const list = { text: told.map(({ text }) => text).join('; '), facts: told.flatMap(({ facts }) => facts) }
  return turn.say('reorder_named', { items: list })
}

type Offered = Extract<ReorderResult, { found: true }>

function reorderSentences(turn: EngineTurn, made: ReorderResult): Statement[] {
  const { state } = turn.scope
  if (!made.found) {
    state.pending = null
    if (made.reason === 'not_verified') return [turn.say('order_ask_number')]
    return [...differencesOf(turn, turn.scope.reorder?.differences ?? []), turn.say('reorder_nothing')]
  }
  if (!made.needsConfirmation) {
    state.pending = null
    return [made.cartUrl ? turn.say('reorder_ready', { url: turn.fact(made.cartUrl) }) : turn.say('reorder_no_link')]
  }
  state.pending = { kind: 'reorder_confirm', data: made.only === undefined ? {} : { only: made.only } }
  turn.button('button_yes')
  turn.button('button_no')
  const changes = differencesOf(turn, made.differences)
  return [
    made.only === undefined ? turn.say('reorder_offer') : cartSentence(turn, made.items),
    ...(changes.length > 0 ? changes : [turn.say('reorder_same')]),
    turn.say('reorder_confirm'),
  ]
}

/** Of the only thing of an order that is sold out: which others there are of it, and an offer to tell when it is back. */
function oneSoldOut(turn: EngineTurn): Move | null {
  const [only, ...others] = turn.scope.reorder?.differences ?? []
  const id = only && turn.scope.catalog.namedIn(only.title)?.id
  if (!only || others.length > 0 || only.kind !== 'out_of_stock' || id === undefined) return null
  const known = turn.answer<ProductResult>('get_product')
  if (!known) return { call: { tool: 'get_product', input: { product_id: id, question: only.title } } }
  if (!known.found) return null
  return { say: tellStock(turn, known.product, known.answer?.variants ?? known.product.variants) }
}

const differencesOf = (turn: EngineTurn, differences: readonly Difference[]): Statement[] =>
  differences.map(({ title, kind, was, now }) =>
    turn.say(differenceKeys[kind] ?? 'reorder_gone', {
      title: turn.fact(title),
      was: amountOf(turn, was),
      now: amountOf(turn, now),
    }),
  )

type Difference = Extract<ReorderResult, { found: true }>['differences'][number]

function amountOf(turn: EngineTurn, told: string | null): string | FactRef {
  const money = told === null ? null : readMoney(told)
  return money ? turn.money(money.amount, money.currency) : (told ?? '')
}

const differenceKeys: Record<string, PhraseKey> = {
  price: 'reorder_price',
  gone: 'reorder_gone',
  out_of_stock: 'reorder_out',
  fewer: 'reorder_fewer',
}
