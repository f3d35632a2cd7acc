import { asksByItself } from '../../../knowledge/facets/read-facets.ts'
import { type AskedOfOrder, readOrderQuestion } from '../../../language/readers/read-order-question.ts'
import type { Statement } from '../../statement.ts'
import type { OrderResult } from '../../tools/tool-results.ts'
import { complaintShare, type Trouble } from '../../troubles.ts'
import { clausesOf } from '../../understanding/clauses.ts'
import { withoutContacts } from '../../without-contacts.ts'
import { isHypothetical } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move, WantedCall } from '../engine-turn.ts'
import { fromPages } from '../pages/quote-policy.ts'
import { asksWhatIsIn } from '../read-again.ts'
import { asksOfRefund, itemsNamed, statusOfOrder, talkOf, toldOfOrder } from './order-asked.ts'
import { withDelivery } from './order-delivery.ts'
import { otherVariant } from './order-items.ts'
import { askForBuyer, askForOrder, lookUp, namedOrder, refused, wanted } from './order-lookup.ts'
import { namesOrder } from './order-named.ts'
import { moreSentences, orderSentences, type ToldOrder } from './order-sentences.ts'
import { changeOf, isTroubled, troubleTold, withRule } from './order-trouble.ts'
import { windowSentences } from './return-window.ts'
import { ruleFor } from './trouble-rule.ts'

/** What is less sure than this may be about the shop. */
const GUESSED = 0.6

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
  if (!('order' in found)) return found
  const move = withRule(turn, found.order, statusOfOrder(turn, found.order))
  return 'say' in move ? withDelivery(turn, found.order, move.say) : move
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
  returns: { says: 'order_return', about: 'return' },
} as const

export const orderChange = (turn: EngineTurn): Move => orderWanted(turn, 'order_change')
export const orderReturn = (turn: EngineTurn): Move => orderWanted(turn, 'returns')

/** "Can I send them back?" of "the heels are too small, can I send them back?": what is asked, without what is told before it. */
function asking(turn: EngineTurn): EngineTurn {
  const parts = clausesOf(turn.words).map((part) => turn.clause.part(part))
  const [only, ...others] = parts.filter(({ isAsking }) => isAsking)
  return only && others.length === 0 ? turn.withClause(only) : turn
}

/** How it is with the order, as far as its buyer is known, what the owner's pages say, and a person who can do it. */
function orderWanted(turn: EngineTurn, wish: keyof typeof wants): Move {
  const { scope } = turn
  const { number, email } = namedOrder(turn)
  const words = withoutContacts(scope, turn.words)
  const own = wish === 'returns' ? troubleTold(asking(turn)) : null
  // "I want my refund. Order 10427": nothing is sent back any more.
  if (wish === 'returns' && own === 'refund') return orderStatus(turn)
  const about = own ?? wants[wish].about
  const rule = ruleFor(turn, words, about)
  if ('call' in rule) return rule
  const order = turn.answer<OrderResult>('check_order')
  const isAtHand = number === undefined ? scope.before.lastOrder !== null : email !== undefined
  if (isAtHand && !order)
    return {
      call: { tool: 'check_order', input: number ? { number, email } : { number: scope.state.lastOrderNumber } },
    }
  turn.button('button_human')
  if (order?.found) return ofFoundOrder(turn, order.order, { wish, about })
  // Where the pages tell how something is sent back, that nothing is taken in here helps nobody.
  const isTold = wish === 'returns' && rule.rule.length > 0
  const answer = [...(isTold ? [] : [turn.say(wants[wish].says)]), ...rule.rule]
  const data: Record<string, string> = { ...wanted(turn, wish), ...(number ? { number } : {}) }
  // Its number may be told next.
  if (!number) scope.state.pending = { kind: 'order_number', data }
  const asked = { say: [turn.say('order_ask_own')] }
  const more = order ? refused(turn, order, wish) : number ? askForBuyer(turn, data) : asked
  return 'say' in more ? { say: [...answer, ...more.say] } : more
}

/** What the pages say of an order that is known, how it stands with the time that they give, and what there is of the thing in another value. */
function ofFoundOrder(
  turn: EngineTurn,
  order: ToldOrder,
  { wish, about }: { wish: keyof typeof wants; about: Trouble },
): Move {
  const { scope } = turn
  const told = ruleFor(turn, withoutContacts(scope, turn.words), about, order)
  if ('call' in told) return told
  const variant = otherVariant(turn.withClause(turn.clause.part(scope.understanding.text)), order)
  if (variant && 'call' in variant) return variant
  scope.state.pending = null
  const [item, ...others] = itemsNamed(turn, order.items)
  if (!variant && item && others.length === 0) talkOf(turn, item)
  // What was read out of the pages before is not read out again beside the order, nor how it is with the order.
  const isReadOut = scope.before.rule !== null && scope.before.rule === scope.state.rule
  const isNew = namesOrder(scope)
  if (!isNew) scope.order = null
  const window = wish === 'returns' && told.quote ? windowSentences(turn, order, told.quote) : []
  const isTold = wish === 'returns' && told.quote !== undefined
  return {
    say: [
      ...(isNew ? orderSentences(turn, order).slice(0, 1) : []),
      ...(variant?.stock ?? []),
      ...(isTold ? [] : [turn.say(wish === 'order_change' ? changeOf(order) : wants[wish].says)]),
      ...(isReadOut ? [] : told.rule),
      ...window,
    ],
  }
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

/** What is known of money that was given back; why it is less than was paid may stand where the pages tell what a return costs. */
function ofRefund(turn: EngineTurn, order: ToldOrder): Move {
  const said = moreSentences.refund(turn, order)
  const rule = withRule(turn, order, said)
  if ('call' in rule || rule.say.length > said.length) return rule
  const pages = fromPages(turn)
  return pages && 'say' in pages ? { say: [...said, ...pages.say] } : (pages ?? rule)
}

const onCard = new Set<AskedOfOrder>(['state', 'bought', 'items', 'price', 'total'])

/** What is known of the order at hand to what was asked, else that it is not known; null where something else may be meant. */
export function moreOfOrder(turn: EngineTurn): Move | null {
  const { clause, scope } = turn
  const found = lookUp(turn, 'order_question')
  if (!('order' in found)) return found
  const { order } = found
  // Its card was shown when it was told; what was bought and paid is read there again.
  const isOnCard = readOrderQuestion(turn.words, turn.language).some((asked) => onCard.has(asked))
  if (!namesOrder(scope) && !isOnCard) scope.order = null
  // What is wrong with it goes before what its row tells, which was told.
  if (asksOfRefund(turn, order)) return ofRefund(turn, order)
  const trouble = scope.before.topic === 'order' ? troubleTold(turn) : null
  if (trouble !== null) {
    const said = trouble === 'refund' ? moreSentences.refund(turn, order) : [turn.say('sorry')]
    const rule = withRule(turn, order, said)
    if ('call' in rule || rule.say.length > said.length) return rule
  }
  if ((clause.share(['orderedit']) ?? 0) >= OF_TOLD) return orderChange(turn)
  const told = toldOfOrder(turn, order)
  if (told.length > 0) return withDelivery(turn, order, told)
  if (namesOrder(turn.scope) || (clause.share(['status']) ?? 0) >= OF_TOLD) return { say: orderSentences(turn, order) }
  const isSure = (clause.share(['orderask']) ?? 1) >= SURELY
  if (!isSure) return null
  const pages = fromPages(turn)
  if (pages) return pages
  turn.button('button_human')
  return { say: [turn.say('order_no_more', { number: turn.fact(order.number) })] }
}
