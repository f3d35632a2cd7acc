import { MOST_IDENTITY_FAILURES } from '../due-hand-off.ts'
import { saidCode, wantsOrderCode } from '../order-code-words.ts'
import { emailsIn } from '../said.ts'
import { readMoney } from '../tools/order-tools.ts'
import type { OrderResult, PolicyResult, ReorderResult } from '../tools/tool-results.ts'
import type { TurnScope } from '../turn-scope.ts'
import { type PhraseKey, say } from './say.ts'
import { handOff } from './talk-moves.ts'
import type { Move, View } from './view.ts'

/** What is known of the order meant: from this message, else from what was asked for before. */
function named({ scope }: View): { number: string | undefined; email: string | undefined } {
  const { slots } = scope.understanding
  const { pending } = scope.state
  const { asked, sent } = scope.before.orderCode
  // A code is a number of six digits too; the order it is for was named before.
  const isCode = sent !== null && saidCode(scope.text) !== undefined
  const isAbout = isCode || wantsOrderCode(scope)
  return {
    number:
      (isCode ? sent.number : slots.order_number) ??
      pending?.data.number ??
      (isAbout ? (asked?.number ?? sent?.number) : undefined),
    email: slots.email ?? pending?.data.email ?? scope.ctx.visitor.shopper?.email ?? emailsIn(scope.state.said).at(-1),
  }
}

/** Tells where an order is, once its buyer is known. */
export function orderStatus(view: View): Move {
  const { scope } = view
  const result = view.answer<OrderResult>('check_order')
  if (!result) {
    const { number, email } = named(view)
    if (!number && scope.state.verifiedOrders.length === 0) return askForOrder(view, 'order_status', email)
    return { call: { tool: 'check_order', input: { number, email } } }
  }
  if (!result.found) return refused(view, result, 'order_status')
  scope.state.pending = null
  return { say: orderSentences(view, result.order) }
}

/** What the owner's pages say about it, and a person who can do it. */
export function orderChange(view: View): Move {
  const policy = view.answer<PolicyResult>('answer_policy')
  if (!policy) return { call: { tool: 'answer_policy', input: { question: view.scope.text } } }
  view.button('button_human')
  const [passage] = policy.passages
  return { say: [view.say('order_change'), ...(passage ? [view.say('policy_quote', { quote: passage.quote })] : [])] }
}

/**
 * Whether the message is about a code for an order: one that was asked for, or one that was mailed. Then it is looked up, whatever
 * the message sounds like.
 */
export function isAboutOrderCode(scope: TurnScope): boolean {
  const { orderCode, pending } = scope.before
  if (orderCode.sent !== null && saidCode(scope.text) !== undefined) return true
  const isOrder = orderCode.sent !== null || orderCode.asked !== null || /^order_/.test(pending?.kind ?? '')
  return (isOrder || scope.understanding.slots.order_number !== undefined) && wantsOrderCode(scope)
}

function askForOrder(view: View, wish: string, email: string | undefined): Move {
  view.scope.state.pending = { kind: 'order_number', data: { wish, ...(email ? { email } : {}) } }
  if (wantsOrderCode(view.scope)) return { say: [view.say('order_ask_number_alone')] }
  return { say: [view.say(wish === 'reorder' ? 'reorder_ask' : 'order_ask_number')] }
}

type Refusal = Extract<OrderResult, { found: false }>

function refused(view: View, { reason, canSendCode }: Refusal, wish: string): Move {
  const { state } = view.scope
  const { number, email } = named(view)
  if (reason === 'needs_number') return askForOrder(view, wish, email)
  const data = { wish, ...(number ? { number } : {}) }
  if (reason === 'needs_email') {
    state.pending = { kind: 'order_email', data }
    if (canSendCode) view.button('button_no_email')
    return { say: [view.say('order_ask_email')] }
  }
  const { before, handOff: handingOff } = view.scope
  const hasFailed = state.identityFailures > before.identityFailures && state.identityFailures >= MOST_IDENTITY_FAILURES
  if (hasFailed && !handingOff.isWaiting) {
    return passOn(view, reason === 'code_ended' ? 'order_code_ended' : 'order_failed')
  }
  return { say: refusals[reason](view, { data, email, canSendCode: canSendCode ?? false }) }
}

/** The same words, whatever was wrong: the person sees what was said. */
function passOn(view: View, key: 'order_code_ended' | 'order_failed'): Move {
  view.scope.state.pending = null
  const passed = handOff(view, 'identity_failed')
  return 'say' in passed ? { say: [view.say(key), ...passed.say] } : passed
}

interface Refused {
  data: Record<string, string>
  email: string | undefined
  canSendCode: boolean
}

const refusals: Record<
  Exclude<Refusal['reason'], 'needs_number' | 'needs_email'>,
  (view: View, refused: Refused) => string[]
> = {
  // Both are asked for again, either may be given: which of the two was wrong is not told.
  no_match: (view, { data, email, canSendCode }) => {
    view.scope.state.pending = { kind: 'order_number', data: { ...data, ...(email ? { email } : {}) } }
    if (canSendCode) view.button('button_code')
    view.button('button_human')
    return [view.say('order_no_match'), ...(canSendCode ? [view.say('order_code_offer')] : [])]
  },
  code_sent: (view, { data }) => {
    view.scope.state.pending = { kind: 'order_code', data }
    return [view.say('order_code_sent')]
  },
  wrong_code: (view, { data }) => {
    view.scope.state.pending = { kind: 'order_code', data }
    view.button('button_new_code')
    view.button('button_human')
    return [view.say('order_code_wrong')]
  },
  code_ended: (view) => ended(view, 'order_code_ended'),
  no_code: (view, { data }) => {
    view.scope.state.pending = { kind: 'order_email', data }
    view.button('button_human')
    return [view.say('order_no_email')]
  },
  too_many_attempts: (view) => ended(view, 'order_too_many'),
}

function ended(view: View, key: 'order_code_ended' | 'order_too_many'): string[] {
  view.scope.state.pending = null
  view.button('button_human')
  return [view.say(key)]
}

type ToldOrder = Extract<OrderResult, { found: true }>['order']

function orderSentences(view: View, order: ToldOrder): string[] {
  const sentences = [view.say('order_found', { number: order.number })]
  const status = (value: string | null) => value && !shownOnly.has(value) && statusWord(view, value)
  const [payment, delivery] = [status(order.financialStatus), status(order.fulfillmentStatus)]
  if (order.cancelledAt) sentences.push(view.say('order_cancelled'))
  else if (delivery) sentences.push(view.say('order_fulfillment', { status: delivery }))
  if (payment) sentences.push(view.say('order_payment', { status: payment }))
  const { url, number } = order.tracking ?? { url: null, number: null }
  if (url) sentences.push(view.say('order_tracking', { url }))
  else if (number) sentences.push(view.say('order_tracking_number', { number }))
  return sentences
}

/** The card tells these; in a sentence they would sound like a promise of the shop's policy. */
const shownOnly = new Set(['partially_paid', 'partially_refunded', 'refunded', 'returned', 'restocked'])

const statusWord = ({ language }: View, status: string): string => say(language, `status_${status}` as PhraseKey)

/** Offers to buy an order again, and makes the cart after an explicit yes. */
export function reorder(view: View): Move {
  const { scope } = view
  const { state } = scope
  const made = view.answer<ReorderResult>('reorder')
  if (made) return { say: reorderSentences(view, made) }
  const isYes = state.pending?.kind === 'reorder_confirm' && view.act === 'yes'
  if (isYes) return { call: { tool: 'reorder', input: { confirm: true } } }
  const { number, email } = named(view)
  const checked = view.answer<OrderResult>('check_order')
  if (checked && !checked.found) return refused(view, checked, 'reorder')
  if (checked || (!number && state.verifiedOrders.length > 0)) return { call: { tool: 'reorder', input: {} } }
  if (!number) return askForOrder(view, 'reorder', email)
  return { call: { tool: 'check_order', input: { number, email } } }
}

function reorderSentences(view: View, made: ReorderResult): string[] {
  const { state } = view.scope
  if (!made.found) {
    state.pending = null
    return [view.say(made.reason === 'not_verified' ? 'order_ask_number' : 'reorder_nothing')]
  }
  if (!made.needsConfirmation) {
    state.pending = null
    return [made.cartUrl ? view.say('reorder_ready', { url: made.cartUrl }) : view.say('reorder_no_link')]
  }
  state.pending = { kind: 'reorder_confirm', data: {} }
  view.button('button_yes')
  view.button('button_no')
  const changes = made.differences.map(({ title, kind, was, now }) =>
    view.say(differenceKeys[kind] ?? 'reorder_gone', { title, was: amountOf(view, was), now: amountOf(view, now) }),
  )
  return [
    view.say('reorder_offer'),
    ...(changes.length > 0 ? changes : [view.say('reorder_same')]),
    view.say('reorder_confirm'),
  ]
}

function amountOf(view: View, told: string | null): string {
  const money = told === null ? null : readMoney(told)
  return money ? view.money(money.amount, money.currency) : (told ?? '')
}

const differenceKeys: Record<string, PhraseKey> = {
  price: 'reorder_price',
  gone: 'reorder_gone',
  out_of_stock: 'reorder_out',
  fewer: 'reorder_fewer',
}
