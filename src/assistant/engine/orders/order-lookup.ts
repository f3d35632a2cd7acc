import { MOST_IDENTITY_FAILURES } from '../../due-hand-off.ts'
import { saidCode, wantsOrderCode } from '../../order-code-words.ts'
import type { Statement } from '../../statement.ts'
import type { OrderResult } from '../../tools/tool-results.ts'
import { emailsIn } from '../../typed-by-shopper.ts'
import { withoutContacts } from '../../without-contacts.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { handOff } from '../talk-moves.ts'
import type { ToldOrder } from './order-sentences.ts'
import { isTroubled } from './order-trouble.ts'

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

export function askForBuyer(turn: EngineTurn, data: Record<string, string>): Move {
  turn.scope.state.pending = { kind: 'order_email', data }
  return { say: [turn.say('order_ask_email')] }
}

/** What was said is kept: it is answered once the order is known. */
const MOST_WORDS = 300

/** What the order is wanted for, and in which words: of what was asked before, where only its number or address was told since. */
export function wanted(turn: EngineTurn, wish: string): Record<string, string> {
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
  // "And my friend's order BB-51817?": the address that was typed for another order is not hers.
  if (reason === 'no_match' && isOfOther(turn)) {
    turn.scope.question = null
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

/** Whether the address that was tried was typed for something else than the order that is asked for. */
function isOfOther({ scope: { understanding, before, state, ctx } }: EngineTurn): boolean {
  if (understanding.slots.email !== undefined || ctx.visitor.shopper?.email) return false
  return state.verifiedOrders.length > 0 || before.pending?.data.email === undefined
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
