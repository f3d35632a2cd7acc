import { hasAgreed } from '../shopper-agreed.ts'
import type { FactRef, Statement } from '../statement.ts'
import { readMoney } from '../tools/order-tools.ts'
import type { OrderResult, ProductResult, ReorderResult } from '../tools/tool-results.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import { askForOrder, namedOrder, refused } from './order-moves.ts'
import type { PhraseKey } from './say.ts'
import { tellStock } from './stock-moves.ts'

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
  if (checked || (!number && state.verifiedOrders.length > 0)) return { call: { tool: 'reorder', input: {} } }
  if (!number) return askForOrder(turn, 'reorder', email)
  return { call: { tool: 'check_order', input: { number, email } } }
}

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
  state.pending = { kind: 'reorder_confirm', data: {} }
  turn.button('button_yes')
  turn.button('button_no')
  const changes = differencesOf(turn, made.differences)
  return [
    turn.say('reorder_offer'),
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
