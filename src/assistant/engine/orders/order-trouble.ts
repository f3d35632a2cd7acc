import { wordsOfAll } from '../../../language/packs.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import type { Statement } from '../../statement.ts'
import type { OrderResult, PolicyResult } from '../../tools/tool-results.ts'
import { complaintShare, type Trouble, troubleIn, troubleOfRefund } from '../../troubles.ts'
import { clausesOf } from '../../understanding/clauses.ts'
import { withoutContacts } from '../../without-contacts.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { asksOfRefund } from './order-asked.ts'
import type { ToldOrder } from './order-sentences.ts'
import { daysSince, windowSentences } from './return-window.ts'
import { ruleFor } from './trouble-rule.ts'

/** Sent and not delivered for so many days since it was placed, an order is waited for long. */
const LONG_DAYS = 8
/** As likely as this words tell of a trouble, beside what is asked. */
const TOLD = 0.25
/** The same of one who complains. */
const COMPLAINS = 0.08
/** What is kept of how a trouble was put. */
const MOST_WORDS = 300

/** Whether somebody who asks about an order has reason to be told that we are sorry. */
export const isTroubled = (clause: Clause): boolean =>
  clause.scope.understanding.frustrated ||
  (clause.share(['complain']) ?? 0) >= COMPLAINS ||
  complaintShare(clause.text, clause.scope.understanding.language) >= TOLD

/** What is wrong with an order by what is said of it; null where nothing is. */
export function troubleTold({ words, language }: EngineTurn): Trouble | null {
  const told = troubleIn(words, language)
  return told && told.share >= TOLD ? told.name : null
}

/** Whether an order was handed over to be delivered, or is. */
const hasLeft = (order: ToldOrder): boolean =>
  isOnItsWay(order) || (order.cancelledAt === null && order.fulfillmentStatus === 'delivered')

const isOnItsWay = ({ cancelledAt, fulfillmentStatus }: ToldOrder): boolean =>
  cancelledAt === null && /^(?:partially_)?(?:fulfilled|shipped)$/.test(fulfillmentStatus ?? '')

/** What is said of a change to an order, by how far that is. */
export function changeOf(order: ToldOrder) {
  const { fulfillmentStatus, cancelledAt } = order
  if (hasLeft(order)) return /^partially_/.test(fulfillmentStatus ?? '') ? 'order_change_partly' : 'order_change_late'
  if (cancelledAt !== null) return 'order_change'
  if (fulfillmentStatus === 'unfulfilled') return 'order_change_early'
  return fulfillmentStatus === 'in_progress' ? 'order_change_packed' : 'order_change'
}

const isLongAwaited = ({ scope }: EngineTurn, order: ToldOrder): boolean =>
  isOnItsWay(order) && order.placedAt !== null && daysSince(order.placedAt, scope.now) >= LONG_DAYS

/** What is said of an order, with what the pages say of a trouble that is told of it, or of a parcel that should have come. */
export function withRule(turn: EngineTurn, order: ToldOrder, said: readonly Statement[]): Move {
  // "She cancelled it, did she get her money back?"
  const own = asksOfRefund(turn, order) ? 'refund' : troubleTold(turn)
  const name = own ?? (isLongAwaited(turn, order) ? 'late' : null)
  if (name === null) return { say: [...said] }
  const words = withoutContacts(turn.scope, turn.words)
  const told = own && own !== 'refund' ? ruleFor(turn, words) : ruleFor(turn, words, name)
  if ('call' in told) return told
  turn.scope.state.trouble = words.slice(0, MOST_WORDS)
  turn.button('button_human')
  return { say: [...said, ...told.rule] }
}

/** As likely as this words are about a return of something that was bought. */
const OF_BOUGHT = 0.25
const articles = new Set([...wordsOfAll(({ dialogue }) => dialogue?.definite), ...wordsOfAll((pack) => pack.articles)])

/** "The boots are too small, how do I swap them?": of a thing that somebody has, and nothing was shown. */
function isOfOwnThing({ before, text, reference, scope }: Clause): boolean {
  if (before.lastOrder !== null || before.shown.length > 0 || before.focus !== null) return false
  const words = tokenize(text).map(({ text: word }) => word)
  const isThing = (word: string) => scope.understanding.roles.get(word) === 't'
  // "Does it cost me anything?", behind what the pages say, is of no thing.
  return (
    (reference.isIt && before.topic !== 'pages') ||
    words.some((word, at) => articles.has(word) && isThing(words[at + 1] ?? ''))
  )
}

/** "Could she still return the frame?", of what was bought by the order that was told. */
const isOfOrderAtHand = ({ act, before }: Clause): boolean =>
  act === 'returns' && before.lastOrder !== null && before.topic === 'order'

/** What the pages say of a return, how it stands with the order at hand, and the question for the order where it is about something that was bought. */
export function withOrderAsked(turn: EngineTurn, told: Move): Move {
  const { scope, clause } = turn
  if ('say' in told && isOfOrderAtHand(clause)) {
    const order = turn.answer<OrderResult>('check_order')
    if (!order) return { call: { tool: 'check_order', input: { number: scope.state.lastOrderNumber } } }
    scope.order = null
    if (!order.found) return told
    const passages = turn.answers<PolicyResult>('answer_policy').flatMap((one) => one.passages)
    const [passage] = passages.filter(({ quote }) => told.say.some(({ text }) => text.includes(quote)))
    if (!passage) return told
    const quoted = { text: passage.quote, language: passage.language ?? scope.catalog.language }
    return { say: [...told.say, ...windowSentences(turn, order.order, quoted)] }
  }
  if (!('say' in told) || turn.act !== 'returns' || scope.state.pending !== null || !isOfOwnThing(clause)) return told
  const trouble = troubleIn(turn.words, turn.language)
  if (!trouble || trouble.share < OF_BOUGHT) return told
  const words = withoutContacts(scope, turn.words).slice(0, MOST_WORDS)
  scope.state.pending = { kind: 'order_number', data: { wish: 'returns', words } }
  return { say: [...told.say, turn.say('order_ask_own')] }
}

/** As likely as this what is asked of the pages is what they say of a trouble. */
const ASKED = 0.45
const ofParcels = new Set<Trouble>(['late', 'damaged', 'wrong'])

/** The trouble that the pages are asked about; that money is wanted back says only what is to be done about it. */
function troubleAsked({ words, language }: EngineTurn): Trouble | null {
  const read = troubleIn(words, language)
  if (read?.name === 'refund') return troubleOfRefund([words, ...clausesOf(words)], language)
  return read && read.share >= ASKED && ofParcels.has(read.name) ? read.name : null
}

/** "What if it comes broken?": what the pages say of that, as a whole; undefined where something else is asked, or they are silent. */
export function ruleAsked(turn: EngineTurn): Move | undefined {
  const name = troubleAsked(turn)
  if (name === null) return undefined
  const told = ruleFor(turn, turn.words, name)
  if ('call' in told) return told
  return told.rule.length > 0 ? { say: told.rule } : undefined
}
