import { deeds } from '../../../language/said/said-lines.ts'
import { isPraise, isUpset } from '../../due-hand-off.ts'
import { complaintShare, troubleIn } from '../../troubles.ts'
import type { Act } from '../../understanding/understanding.ts'
import { withoutContacts } from '../../without-contacts.ts'
import { isHypothetical } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { fromPages } from '../pages/quote-policy.ts'
import { apologise, isOfTalk } from '../passing.ts'
import { handOff } from '../talk-moves.ts'
import { askForOrder, lookUp } from './order-lookup.ts'
import { namesOrder } from './order-named.ts'
import { orderSentences } from './order-sentences.ts'
import { troubleTold } from './order-trouble.ts'
import { ruleFor } from './trouble-rule.ts'

/** What is kept of how a trouble was put. */
const MOST_WORDS = 300

/** Says sorry, looks the order up where one is named, quotes what the pages say of such a trouble, and offers a person. */
export function complaint(turn: EngineTurn): Move {
  const { scope } = turn
  const { before } = scope
  if (isPraise(scope)) return { say: [turn.say('thanks')] }
  if (isUpset(scope) && !scope.handOff.isWaiting) return passedOn(turn)
  if (isOfTalk(turn.clause)) return apologise(turn)
  const isAnswer = before.pending?.data.wish === 'complaint' && namesOrder(scope)
  const words = withoutContacts(scope, turn.words)
  const told = ruleFor(turn, words)
  if ('call' in told) return told
  // "What a joke of a shop" asks the pages for nothing.
  const isOfShop = troubleIn(words, turn.language) === null
  const other = told.rule.length > 0 || isAnswer || isOfShop ? undefined : fromPages(turn)
  if (other && 'call' in other) return other
  const isAtHand = before.lastOrder !== null && (before.topic === 'order' || (scope.state.trouble ?? null) !== null)
  const order = namesOrder(scope) || isAtHand ? lookUp(turn, 'complaint') : null
  if (order && 'call' in order) return order
  scope.state.trouble = words.slice(0, MOST_WORDS)
  turn.button('button_human')
  const of = order && 'order' in order && !isAtHand ? orderSentences(turn, order.order) : []
  const say = [...(isAnswer ? [] : [turn.say('sorry')]), ...of, ...told.rule, ...(other?.say ?? [])]
  // What is asked for the order goes last; what the pages say was said when it was asked for.
  if (order && 'say' in order) return isAnswer ? order : { say: [...say, ...order.say] }
  if (scope.handOff.isWaiting) return { say: [...say, turn.say('still_waiting')] }
  if (order) {
    scope.state.pending = { kind: 'human_offer', data: {} }
    return { say: [...say, turn.say('order_passed')] }
  }
  askForOrder(turn, 'complaint', undefined)
  turn.button('button_order')
  return { say: [...say, turn.say('complaint_ask')] }
}

/** Calls a person to one who is angry, with what the pages say where a trouble is told: the order is asked for, so that the person has it at hand. */
function passedOn(turn: EngineTurn): Move {
  const { scope } = turn
  const words = withoutContacts(scope, turn.words)
  const isTold = troubleTold(turn) !== null
  const told = isTold ? ruleFor(turn, words) : { rule: [] }
  if ('call' in told) return told
  const passed = handOff(turn, 'frustrated')
  if ('call' in passed) return passed
  const say = [turn.say('sorry'), ...told.rule, ...passed.say]
  if (!isTold || scope.before.lastOrder !== null) return { say }
  scope.state.pending = { kind: 'order_number', data: { wish: 'complaint', words: words.slice(0, MOST_WORDS) } }
  return { say: [...say, turn.say('order_ask_own')] }
}

/** The row of the table for who is angry. */
export const ofAnger: Row = {
  frame: 'person',
  when: 'the shopper is angry',
  does: 'says sorry, and calls a person',
  of: ['complain', 'human', 'talk', 'no', 'tell', 'status', 'returns', 'shop'],
  speaksTo: 'all',
  holds: ({ scope }) => isUpset(scope),
  move: complaint,
}

/** What is told of something bought may sound like this. */
const mayTell = new Set<Act>([
  'complaint',
  'tell',
  'unknown',
  'small_talk',
  'search',
  'order_status',
  'product_question',
  'refine',
])
/** As likely as this it complains, and tells of a trouble; both together are as much as the last. */
const MAY_COMPLAIN = 0.1
const TROUBLE = 0.2
const BOTH = 0.5

/** "My drill broke, I need another" wishes for one. */
const WISHES = 0.3
const wishesBeside = ({ scope }: Clause): boolean =>
  scope.understanding.found.some(({ shares }) =>
    (['find', 'gift', 'refine'] as const).some((deed) => (shares?.[deeds.indexOf(deed)] ?? 0) >= WISHES),
  )

/** "My pot came today and the lid is in pieces": told, and not complained of in so many words. */
function tellsTrouble(clause: Clause): boolean {
  const complains = clause.share(['complain']) ?? 0
  if (!mayTell.has(clause.act) || complains < MAY_COMPLAIN || wishesBeside(clause)) return false
  // "What if it arrives broken?" asks for the rule alone.
  if (isHypothetical(clause.text)) return false
  const trouble = complaintShare(clause.text, clause.scope.understanding.language)
  return trouble >= TROUBLE && complains + trouble >= BOTH
}

/** The row of the table for it. */
export const ofToldTrouble: Row = {
  frame: 'person',
  when: 'it tells of something bought that is broken, late or wrong',
  does: 'says sorry, quotes the pages, asks for the order, offers a person',
  of: ['complain'],
  speaksTo: ['order', 'person'],
  holds: tellsTrouble,
  move: complaint,
}
