import { type AskedOfOrder, readOrderQuestion } from '../../language/read-order-question.ts'
import { MOST_IDENTITY_FAILURES } from '../due-hand-off.ts'
import { saidCode, wantsOrderCode } from '../order-code-words.ts'
import type { FactRef, Statement } from '../statement.ts'
import { readMoney } from '../tools/order-tools.ts'
import type { OrderResult, PolicyResult, ProductResult, ReorderResult } from '../tools/tool-results.ts'
import type { TurnScope } from '../turn-scope.ts'
import { emailsIn } from '../typed-by-shopper.ts'
import type { Act } from '../understanding/understanding.ts'
import type { Clause } from './clause.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import { moreSentences, orderSentences } from './order-sentences.ts'
import { fromPages } from './quote-policy.ts'
import type { PhraseKey } from './say.ts'
import { tellStock } from './stock-moves.ts'
import { handOff } from './talk-moves.ts'

/** What is less sure than this may be about the shop. */
const GUESSED = 0.6

/** What is known of the order meant: from this message, else from what was asked for before. */
function named({ scope }: EngineTurn): { number: string | undefined; email: string | undefined } {
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
export function orderStatus(turn: EngineTurn): Move {
  const { scope } = turn
  const result = turn.answer<OrderResult>('check_order')
  if (!result) {
    const { number, email } = named(turn)
    // "Are there samples with the order?"
    const told = turn.clause.confidence < GUESSED && turn.clause.isQuestion ? fromPages(turn) : undefined
    if (told && !number) return told
    if (!number && scope.state.verifiedOrders.length === 0) return askForOrder(turn, 'order_status', email)
    // Of an order whose buyer is known nothing has to be given again.
    return {
      call: { tool: 'check_order', input: number ? { number, email } : { number: scope.state.lastOrderNumber } },
    }
  }
  if (!result.found) return refused(turn, result, 'order_status')
  scope.state.pending = null
  return { say: orderSentences(turn, result.order) }
}

/** How it is with the order, as far as its buyer is known, what the owner's pages say, and a person who can do it. */
export function orderChange(turn: EngineTurn): Move {
  const { scope } = turn
  const { number, email } = named(turn)
  const said = turn.words
    .split(' ')
    .filter((word) => number === undefined || !word.toUpperCase().includes(number))
    .join(' ')
  const policies = turn.answers<PolicyResult>('answer_policy')
  const told = policies.find(({ found }) => found)
  // The pages tell of changes and cancellations in few words, whatever the shopper tells of theirs.
  const question = [said, turn.phrase('ask_order_change')][policies.length]
  if (!told && question !== undefined) return { call: { tool: 'answer_policy', input: { question } } }
  const order = turn.answer<OrderResult>('check_order')
  const isAtHand = number === undefined ? scope.before.lastOrder !== null : email !== undefined
  if (isAtHand && !order)
    return {
      call: { tool: 'check_order', input: number ? { number, email } : { number: scope.state.lastOrderNumber } },
    }
  const [passage] = told?.passages ?? []
  turn.button('button_human')
  const answer = [
    turn.say('order_change'),
    ...(passage ? [turn.say('policy_quote', { quote: turn.quote(passage.quote) })] : []),
  ]
  if (order?.found) return { say: [...orderSentences(turn, order.order).slice(0, 1), ...answer] }
  const data = { wish: 'order_change', ...(number ? { number } : {}) }
  const more = order ? refused(turn, order, data.wish) : number ? askForBuyer(turn, data) : { say: [] }
  return 'say' in more ? { say: [...answer, ...more.say] } : more
}

function askForBuyer(turn: EngineTurn, data: Record<string, string>): Move {
  turn.scope.state.pending = { kind: 'order_email', data }
  return { say: [turn.say('order_ask_email')] }
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

/** Whether it asks about the order that was told in the turn before: "how many parcels", "what did the shipping cost". */
export function isAboutOrder(clause: Clause): boolean {
  const { before, act, scope, text } = clause
  if (before.lastOrder === null || scope.understanding.slots.order_number !== undefined) return false
  const asked = readOrderQuestion(text, scope.understanding.language)
  // "How much was it?", behind what the pages say of changes.
  if (before.topic === 'pages' && asked.some((one) => ofPast.has(one))) return true
  if (before.topic !== 'order') return false
  // "What did I order again?" asks for what was in it.
  if (act === 'reorder') return asked.includes('items')
  // "Does the oil have nuts in it?"
  if (act === 'product_question' && clause.wish.namesThing) return false
  // "What was in it?"
  if (act === 'complaint') return asked.length > 0 && clause.isQuestion
  if (act === 'returns') return asked.some((one) => one === 'total' || one === 'placed' || one === 'tracking')
  return ofOrders.has(act) ? asked.length > 0 || !clause.namesGoods : asked.length > 0 && maybeOfOrders.has(act)
}

/** What is asked of an order that was placed, and of nothing else. */
const ofPast = new Set<AskedOfOrder>(['total', 'placed'])
const maybeOfOrders = new Set<Act>(['search', 'refine', 'recommend', 'small_talk', 'goodbye', 'stock_question'])
const ofOrders = new Set<Act>(['order_status', 'shipping', 'payment', 'product_question', 'unknown'])

/** What is known of the order at hand, and that it is all. */
export function moreOfOrder(turn: EngineTurn): Move {
  const told = orderStatus(turn)
  if ('call' in told) return told
  const order = turn.answer<OrderResult>('check_order')
  if (!order?.found) return told
  const known = readOrderQuestion(turn.words, turn.language).flatMap((asked) => moreSentences[asked](turn, order.order))
  if (known.length > 0) return { say: known }
  const pages = fromPages(turn)
  if (pages) return pages
  turn.button('button_human')
  return { say: [turn.say('order_no_more', { number: turn.fact(order.order.number) })] }
}

function askForOrder(turn: EngineTurn, wish: string, email: string | undefined): Move {
  turn.scope.state.pending = { kind: 'order_number', data: { wish, ...(email ? { email } : {}) } }
  if (wantsOrderCode(turn.scope)) return { say: [turn.say('order_ask_number_alone')] }
  return { say: [turn.say(wish === 'reorder' ? 'reorder_ask' : 'order_ask_number')] }
}

type Refusal = Extract<OrderResult, { found: false }>

function refused(turn: EngineTurn, { reason, canSendCode }: Refusal, wish: string): Move {
  const { state } = turn.scope
  const { number, email } = named(turn)
  if (reason === 'needs_number') return askForOrder(turn, wish, email)
  const data = { wish, ...(number ? { number } : {}) }
  if (reason === 'needs_email') {
    if (canSendCode) turn.button('button_no_email')
    return askForBuyer(turn, data)
  }
  const { before, handOff: handingOff } = turn.scope
  const hasFailed = state.identityFailures > before.identityFailures && state.identityFailures >= MOST_IDENTITY_FAILURES
  if (hasFailed && !handingOff.isWaiting) {
    return passOn(turn, reason === 'code_ended' ? 'order_code_ended' : 'order_failed')
  }
  return { say: refusals[reason](turn, { data, email, canSendCode: canSendCode ?? false }) }
}

/** Calls a person after too many failures. Which check failed does not change the text: the person can read the conversation. */
function passOn(turn: EngineTurn, key: 'order_code_ended' | 'order_failed'): Move {
  turn.scope.state.pending = null
  const passed = handOff(turn, 'identity_failed')
  return 'say' in passed ? { say: [turn.say(key), ...passed.say] } : passed
}

interface Refused {
  data: Record<string, string>
  email: string | undefined
  canSendCode: boolean
}

const refusals: Record<
  Exclude<Refusal['reason'], 'needs_number' | 'needs_email'>,
  (turn: EngineTurn, refused: Refused) => Statement[]
> = {
  // Number and address are asked for again, and either may be given: saying which one was wrong would help a guesser.
  no_match: (turn, { data, email, canSendCode }) => {
    turn.scope.state.pending = { kind: 'order_number', data: { ...data, ...(email ? { email } : {}) } }
    if (canSendCode) turn.button('button_code')
    turn.button('button_human')
    return [turn.say('order_no_match'), ...(canSendCode ? [turn.say('order_code_offer')] : [])]
  },
  code_sent: (turn, { data }) => {
    turn.scope.state.pending = { kind: 'order_code', data }
    return [turn.say('order_code_sent')]
  },
  wrong_code: (turn, { data }) => {
    turn.scope.state.pending = { kind: 'order_code', data }
    turn.button('button_new_code')
    turn.button('button_human')
    return [turn.say('order_code_wrong')]
  },
  code_ended: (turn) => ended(turn, 'order_code_ended'),
  no_code: (turn, { data }) => {
    turn.scope.state.pending = { kind: 'order_email', data }
    turn.button('button_human')
    return [turn.say('order_no_email')]
  },
  too_many_attempts: (turn) => ended(turn, 'order_too_many'),
}

function ended(turn: EngineTurn, key: 'order_code_ended' | 'order_too_many'): Statement[] {
  turn.scope.state.pending = null
  turn.button('button_human')
  return [turn.say(key)]
}

/** Offers to buy an order again, and makes the cart after an explicit yes. */
export function reorder(turn: EngineTurn): Move {
  const { scope } = turn
  const { state } = scope
  const made = turn.answer<ReorderResult>('reorder')
  if (made) return (made.found ? null : oneSoldOut(turn)) ?? { say: reorderSentences(turn, made) }
  const isYes = state.pending?.kind === 'reorder_confirm' && turn.act === 'yes'
  if (isYes) return { call: { tool: 'reorder', input: { confirm: true } } }
  const { number, email } = named(turn)
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
