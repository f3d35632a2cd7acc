import { asksByItself } from '../../../knowledge/facets/read-facets.ts'
import { type AskedOfOrder, readOrderQuestion } from '../../../language/readers/read-order-question.ts'
import { MOST_IDENTITY_FAILURES } from '../../due-hand-off.ts'
import { saidCode, wantsOrderCode } from '../../order-code-words.ts'
import type { Statement } from '../../statement.ts'
import type { OrderResult } from '../../tools/tool-results.ts'
import { complaintShare } from '../../troubles.ts'
import { emailsIn } from '../../typed-by-shopper.ts'
import { withoutContacts } from '../../without-contacts.ts'
import { isHypothetical } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move, WantedCall } from '../engine-turn.ts'
import { fromPages } from '../pages/quote-policy.ts'
import { asksWhatIsIn } from '../read-again.ts'
import { handOff } from '../talk-moves.ts'
import { itemsNamed, statusOfOrder, talkOf, toldOfOrder } from './order-asked.ts'
import { otherVariant } from './order-items.ts'
import { namesOrder } from './order-named.ts'
import { moreSentences, orderSentences, type ToldOrder } from './order-sentences.ts'
import { changeOf, isTroubled, troubleTold, withRule } from './order-trouble.ts'
import { ruleFor } from './trouble-rule.ts'

/** What is less sure than this may be about the shop. */
const GUESSED = 0.6

/** What is known of the order meant: from this message, else from what was asked for before. */
export function namedOrder({ scope }: EngineTurn): { number: string | undefined; email: string | undefined } {
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

/** The order that is meant, once its buyer is known; until then what is asked for it. @param wish what it is for */
export function lookUp(turn: EngineTurn, wish: string): Move | { order: ToldOrder } {
  const { scope } = turn
  const result = turn.answer<OrderResult>('check_order')
  if (!result) {
    const { number, email } = namedOrder(turn)
    if (!number && scope.state.verifiedOrders.length === 0) return askForOrder(turn, wish, email)
    // Of an order whose buyer is known nothing has to be given again.
    return {
      call: { tool: 'check_order', input: number ? { number, email } : { number: scope.state.lastOrderNumber } },
    }
  }
  if (!result.found) return refused(turn, result, wish)
  scope.state.pending = null
  return { order: result.order }
}

/** "What if it arrives broken?", "where is my refund?": what the pages say, with the question for the order where one is meant. */
function toldByPages(turn: EngineTurn): Move | undefined {
  const { clause, words, language } = turn
  if (isHypothetical(words)) return fromPages(turn)
  // "Where is my paddle board?" asks the pages for nothing.
  const isAsked = clause.isQuestion && asksByItself(words, language) && clause.before.topic !== 'order'
  const told = isAsked && clause.confidence < GUESSED ? fromPages(turn) : undefined
  if (told === undefined || 'call' in told || (clause.share(['status']) ?? 0) < SURELY) return told
  return { say: [...told.say, ...askForOrder(turn, 'order_status', namedOrder(turn).email).say] }
}

/** Tells where an order is, once its buyer is known. */
export function orderStatus(turn: EngineTurn): Move {
  if (!turn.answer<OrderResult>('check_order') && !namedOrder(turn).number) {
    const told = toldByPages(turn)
    if (told) return told
  }
  const told = troubleBefore(turn)
  if ('call' in told) return told
  const found = lookUp(turn, 'order_status')
  if (told.rule.length > 0 && 'say' in found && !turn.answer<OrderResult>('check_order')) {
    const [sorry, ...ask] = found.say
    return { say: [...(sorry ? [sorry] : []), ...told.rule, ...ask] }
  }
  return 'order' in found ? withRule(turn, found.order, statusOfOrder(turn, found.order)) : found
}

/** What the pages say of a trouble that is told before the order is known. */
function troubleBefore(turn: EngineTurn): { call: WantedCall } | { rule: Statement[] } {
  const isKnown = turn.answer<OrderResult>('check_order') !== undefined || namedOrder(turn).number !== undefined
  const isOwn = !isKnown && turn.scope.state.verifiedOrders.length === 0 && isTroubled(turn.clause)
  return isOwn ? ruleFor(turn, withoutContacts(turn.scope, turn.words)) : { rule: [] }
}

/** What is wanted of an order that the assistant cannot do: what it says of that, and what the pages are asked about. */
const wants = {
  order_change: { says: 'order_change', about: 'change' },
  returns: { says: 'order_return', about: 'exchange' },
} as const

export const orderChange = (turn: EngineTurn): Move => orderWanted(turn, 'order_change')
export const orderReturn = (turn: EngineTurn): Move => orderWanted(turn, 'returns')

/** How it is with the order, as far as its buyer is known, what the owner's pages say, and a person who can do it. */
function orderWanted(turn: EngineTurn, wish: keyof typeof wants): Move {
  const { scope } = turn
  const { number, email } = namedOrder(turn)
  const words = withoutContacts(scope, turn.words)
  const own = troubleTold(turn)
  const about = own === null || wish === 'order_change' ? wants[wish].about : own
  const rule = ruleFor(turn, words, about)
  if ('call' in rule) return rule
  const order = turn.answer<OrderResult>('check_order')
  const isAtHand = number === undefined ? scope.before.lastOrder !== null : email !== undefined
  if (isAtHand && !order)
    return {
      call: { tool: 'check_order', input: number ? { number, email } : { number: scope.state.lastOrderNumber } },
    }
  turn.button('button_human')
  const told = ruleFor(turn, words, about, order?.found ? order.order : undefined)
  const says = wish === 'order_change' && order?.found ? changeOf(order.order) : wants[wish].says
  // What was read out of the pages before is not read out again beside the order.
  const isReadOut = order?.found && scope.before.rule !== null && scope.before.rule === scope.state.rule
  const answer = [turn.say(says), ...('rule' in told && !isReadOut ? told.rule : [])]
  if (order?.found) {
    const variant = otherVariant(turn.withClause(turn.clause.part(scope.understanding.text)), order.order)
    if (variant && 'call' in variant) return variant
    scope.state.pending = null
    const [item, ...others] = itemsNamed(turn, order.order.items)
    if (!variant && item && others.length === 0) talkOf(turn, item)
    return { say: [...orderSentences(turn, order.order).slice(0, 1), ...(variant?.stock ?? []), ...answer] }
  }
  const data: Record<string, string> = { ...wanted(turn, wish), ...(number ? { number } : {}) }
  // Its number may be told next.
  if (!number) scope.state.pending = { kind: 'order_number', data }
  const asked = { say: [turn.say('order_ask_own')] }
  const more = order ? refused(turn, order, wish) : number ? askForBuyer(turn, data) : asked
  return 'say' in more ? { say: [...answer, ...more.say] } : more
}

function askForBuyer(turn: EngineTurn, data: Record<string, string>): Move {
  turn.scope.state.pending = { kind: 'order_email', data }
  return { say: [turn.say('order_ask_email')] }
}

/** Asked in so many words, this is told by the row of an order and by nothing else. */
const ofRows = new Set<AskedOfOrder>([
  ...(['parts', 'postage', 'placed', 'carrier', 'tracking', 'payment', 'refund', 'total'] as const),
])

/** Whether it asks about the order that was told in the turn before or earlier: "how many parcels", "what did the shipping cost". */
export function isAboutOrder(clause: Clause): boolean {
  const { before, scope } = clause
  if (before.lastOrder === null || scope.understanding.slots.order_number !== undefined || clause.act === 'human')
    return false
  const share = clause.share(['orderask', 'status']) ?? 0
  // "The Helena in grey, may it be tumbled?"
  if (clause.named !== null && share < OF_EARLIER) return false
  if (before.topic !== 'order') return share >= OF_EARLIER
  // "The number has not changed since Monday, so you lost it" wants nothing changed.
  const edited = clause.act === 'order_change' ? (clause.share(['orderedit']) ?? 1) : 1
  const returns = clause.share(['returns']) ?? 0
  if ((share >= OF_TOLD && share >= returns) || complaintShare(clause.text, scope.understanding.language) > edited)
    return true
  // "Do I pay the postage if I send it back?" asks for the rule, "have you given me the money back?" of the order.
  if (share < LITTLE && returns >= OF_EARLIER) return false
  const asked = readOrderQuestion(clause.text, scope.understanding.language)
  if (asksWhatIsIn(clause, asked)) return true
  return asked.includes('bought') || (!clause.wish.namesThing && asked.some((one) => ofRows.has(one)))
}

/** How likely a clause has to be about the order that was told just before, or earlier. */
const OF_TOLD = 0.3
const OF_EARLIER = 0.6
const LITTLE = 0.1

/** As sure as this of a question about the order, it is said that what was asked is not known. */
const SURELY = 0.45

/** What is known of the order at hand to what was asked, else that it is not known; null where something else may be meant. */
export function moreOfOrder(turn: EngineTurn): Move | null {
  const { clause, scope } = turn
  const found = lookUp(turn, 'order_question')
  if (!('order' in found)) return found
  const { order } = found
  // What is wrong with it goes before what its row tells, which was told.
  const trouble = scope.before.topic === 'order' ? troubleTold(turn) : null
  if (trouble !== null) {
    const said = trouble === 'refund' ? moreSentences.refund(turn, order) : [turn.say('sorry')]
    const rule = withRule(turn, order, said)
    if ('call' in rule || rule.say.length > 1) return rule
  }
  if ((clause.share(['orderedit']) ?? 0) >= OF_TOLD) return orderChange(turn)
  const told = toldOfOrder(turn, order)
  if (told.length > 0) return { say: told }
  if (namesOrder(turn.scope) || (clause.share(['status']) ?? 0) >= OF_TOLD) return { say: orderSentences(turn, order) }
  const isSure = (clause.share(['orderask']) ?? 1) >= SURELY
  if (!isSure) return null
  const pages = fromPages(turn)
  if (pages) return 'say' in pages ? { say: [...orderSentences(turn, order).slice(0, 1), ...pages.say] } : pages
  turn.button('button_human')
  return { say: [turn.say('order_no_more', { number: turn.fact(order.number) })] }
}

/** What was said is kept: it is answered once the order is known. */
const MOST_WORDS = 300

/** What the order is wanted for, and in which words: of what was asked before, where only its number or address was told since. */
function wanted(turn: EngineTurn, wish: string): Record<string, string> {
  const { pending } = turn.scope.before
  const former = pending?.kind.startsWith('order_') ? pending.data : {}
  const words = former.words ?? withoutContacts(turn.scope, turn.words).slice(0, MOST_WORDS)
  return { wish, ...(words === '' ? {} : { words }) }
}

/** Asks for the number of the order. @param wish what it is for */
export function askForOrder(
  turn: EngineTurn,
  wish: string,
  email: string | undefined,
): Extract<Move, { say: unknown }> {
  turn.scope.state.pending = { kind: 'order_number', data: { ...wanted(turn, wish), ...(email ? { email } : {}) } }
  if (wantsOrderCode(turn.scope)) return { say: [turn.say('order_ask_number_alone')] }
  if (wish !== 'reorder' && isTroubled(turn.clause)) {
    turn.button('button_human')
    return { say: [turn.say('sorry'), turn.say('complaint_ask')] }
  }
  return { say: [turn.say(wish === 'reorder' ? 'reorder_ask' : 'order_ask_number')] }
}

type Refusal = Extract<OrderResult, { found: false }>

/** Says why an order is not told, and asks for what is wanting. */
export function refused(turn: EngineTurn, { reason, canSendCode }: Refusal, wish: string): Move {
  const { state } = turn.scope
  const { number, email } = namedOrder(turn)
  if (reason === 'needs_number') return askForOrder(turn, wish, email)
  const data = { ...wanted(turn, wish), ...(number ? { number } : {}) }
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
