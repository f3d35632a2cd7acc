import { type Deed, deeds } from '../../language/said/said-lines.ts'
import type { Frame } from '../dialogue-state.ts'
import { hasContact } from '../typed-by-shopper.ts'
import type { Act } from '../understanding/understanding.ts'
import type { Clause } from './clause.ts'
import { awaitedBy } from './contact/awaited.ts'
import { leadCapture } from './contact/lead-moves.ts'
import { calledAsked, howToReach } from './contact/reach-moves.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import type { Row } from './frame-row.ts'
import { LIKELY } from './how-sure.ts'
import { complaint } from './orders/complaint-moves.ts'
import { orderChange, orderStatus } from './orders/order-moves.ts'
import { reorder } from './orders/reorder-moves.ts'
import { fromPages } from './pages/quote-policy.ts'
import { tellWhenBack } from './product/stock-moves.ts'
import { policy } from './talk-moves.ts'
import { search } from './wish/search-moves.ts'

/** Said in fixed words: what only sounds like it is something else. "Pre ground" is no goodbye. */
const small = new Set<Act>(['greeting', 'thanks', 'goodbye'])

/** What a clause sounds like, what is done with it, and the deed that says so without a doubt where no product can be meant by that. */
const spoken: readonly (readonly [Frame, Act, string, string, (turn: EngineTurn) => Move, Deed?])[] = [
  [
    'order',
    'order_status',
    'asks where an order is',
    'asks for its number and address, or tells it',
    orderStatus,
    'status',
  ],
  [
    'order',
    'order_question',
    'asks something of an order that was not told yet',
    'asks for its number and address, and tells it',
    orderAsked,
  ],
  [
    'order',
    'order_change',
    'wants to change an order',
    'quotes the pages, and offers a person',
    orderChange,
    'orderedit',
  ],
  ['order', 'reorder', 'wants an order again', 'shows what that would be now, and asks', reorder, 'reorder'],
  [
    'person',
    'human',
    'asks for a person',
    'calls one; with an address it is kept for an answer; a question for a number or an address is answered from the pages',
    (turn) => (hasContact(turn.scope) ? leadCapture(turn, 'support') : (howToReach(turn) ?? calledAsked(turn))),
    'human',
  ],
  [
    'person',
    'complaint',
    'complains',
    'says sorry, looks the order up, quotes the pages, offers a person',
    complaint,
    'complain',
  ],
  [
    'contact',
    'leave_contact',
    'leaves an address or a number',
    'asks for a yes, and keeps it; asked for the number of the shop, quotes the pages',
    (turn) => (asksForTheirs(turn) ? policy(turn) : leadCapture(turn, purposeOf(turn))),
    'contact',
  ],
  [
    'contact',
    'back_in_stock',
    'wants to be told when it is back',
    'says what is sold out, and asks for an address',
    tellWhenBack,
    'restock',
  ],
  ['contact', 'quote', 'wants an offer for many', 'asks for an address', (turn) => leadCapture(turn, 'quote'), 'quote'],
  ['talk', 'tell', 'tells something, and wants nothing', 'asks what would help', told],
]

/** What is said to somebody behind a counter, how that is answered, and the deed that says so without a doubt. */
const chat: Partial<Record<Act, { answer: (turn: EngineTurn) => Move; deed?: Deed }>> = {
  greeting: { answer: (turn) => one(turn, turn.scope.state.turns > 0 ? 'greeting_again' : 'greeting') },
  thanks: { answer: (turn) => one(turn, 'thanks') },
  goodbye: { answer: (turn) => one(turn, 'goodbye') },
  yes: { answer: (turn) => one(turn, 'yes_what') },
  no: { answer: (turn) => one(turn, 'no_fine') },
  who_are_you: { answer: whoAreYou, deed: 'who' },
  small_talk: { answer: remarked, deed: 'talk' },
  injection: { answer: (turn) => one(turn, 'injection') },
}

/** As likely as this, and a remark more than all else together. */
const SURELY = 0.45
const SURELY_REMARKED = 0.55
const SURELY_WISHED = 0.6
const LIKELIER = 0.5
/** Behind an order. */
const LIKELY_CHANGED = 0.3
/** Several deeds are of an order, and share how likely that is. */
const ofOrder = ['status', 'orderask', 'orderedit', 'complain'] as const
const SURELY_OF_ORDER = 0.6
/** Beside an address. */
const POSSIBLY = 0.2

/** Without an address, a wish to be told or for an offer may be another question about what is talked about. */
function isSurely(clause: Clause, act: Act, deed: Deed | undefined): boolean {
  const isLeft = hasContact(clause.scope)
  const share = deed === undefined ? 0 : (clause.share([deed]) ?? 0)
  // What is to be changed is the order at hand.
  const isAtHand = act === 'order_change' && clause.before.lastOrder !== null && clause.named === null
  if (isAtHand && share >= LIKELY_CHANGED) return true
  // "Got my parcel and the lamp does not work": of an order, whatever is said of it.
  if ((deed === 'status' || deed === 'orderedit') && (clause.share(ofOrder) ?? 0) >= SURELY_OF_ORDER) return true
  if (deed === 'contact' && isLeft) return share >= POSSIBLY
  if (deed === 'restock' || deed === 'quote')
    return share >= (isLeft ? POSSIBLY : deed === 'quote' ? LIKELIER : SURELY_WISHED)
  return share >= (deed === 'talk' ? SURELY_REMARKED : SURELY)
}

const ofChat: Row = {
  frame: 'talk',
  when: 'it greets, thanks, says goodbye, chats, says yes or no to nothing, asks who this is or wants the assistant to be something else',
  does: 'answers in few words',
  holds: (clause) => chat[clause.act] !== undefined && (!small.has(clause.act) || clause.confidence >= LIKELY),
  move: (turn) => chat[turn.act]?.answer(turn) ?? null,
}

const others: Partial<Record<Act, Row['speaksTo']>> = {
  complaint: ['order', 'person'],
  tell: ['chat', 'order'],
  back_in_stock: ['person', 'shown'],
}

const bySpoken = spoken.map(([frame, act, when, does, move]): Row => {
  const about = others[act] ? { speaksTo: others[act] } : {}
  return { frame, when: `it ${when}`, does, ...about, holds: (clause) => clause.act === act, move }
})

/** What is done with a clause that is told by what it sounds like alone. */
export const byAct: readonly Row[] = [...bySpoken, ofChat]

/** What an address is left for. */
const withAddress = ['human', 'contact', 'restock', 'quote'] as const

/** "Could somebody write to kim@mail.example about the kettle": beside an address even a little tells that it is left for that. */
function rowBesideAddress(clause: Clause): Row | undefined {
  const { email, order_number: number } = clause.scope.understanding.slots
  if (email === undefined || number !== undefined || (clause.share(ofOrder) ?? 0) >= POSSIBLY) return undefined
  if ((clause.share(withAddress) ?? 0) < POSSIBLY) return undefined
  const [most] = withAddress.toSorted((a, b) => (clause.share([b]) ?? 0) - (clause.share([a]) ?? 0))
  return bySpoken[spoken.findIndex(([, , , , , deed]) => deed === most)]
}

/** The row of those for what a clause says without a doubt. */
function sureRow(clause: Clause): Row | undefined {
  const besideAddress = rowBesideAddress(clause)
  if (besideAddress) return besideAddress
  const at = spoken.findIndex(([, act, , , , deed]) => act === clause.act && deed !== undefined)
  const deed = spoken[at]?.[5] ?? chat[clause.act]?.deed
  if (deed === undefined || !isSurely(clause, clause.act, deed)) return undefined
  return bySpoken[at] ?? ofChat
}

/** The row for what is surely said to the shop or of an order: no product is looked for in its words. */
export const surelyByAct: Row = {
  frame: 'order',
  when: 'without a doubt it wants something of an order or a person, leaves a contact, asks who this is, or chats',
  does: 'what the rows for that below do',
  holds: (clause) => sureRow(clause) !== undefined,
  move: () => null,
  instead: sureRow,
}

/** Says one thing. */
export const one = (turn: EngineTurn, key: Parameters<EngineTurn['say']>[0]): Move => ({ say: [turn.say(key)] })

/** What is asked of an order: of the one that was told what its row does not tell. */
function orderAsked(turn: EngineTurn): Move {
  const { before } = turn.scope
  if (before.lastOrder === null || before.topic !== 'order') return orderStatus(turn)
  return passed(turn)
}

/** That a person can settle it; a yes calls one. */
export function passed(turn: EngineTurn): Move {
  turn.button('button_human')
  turn.scope.state.pending = { kind: 'human_offer', data: {} }
  return one(turn, 'order_passed')
}

/** A story that goes before what is wanted. */
function told(turn: EngineTurn): Move {
  const told = fromPages(turn)
  if (told) return told
  if (turn.clause.namesGoods) return search(turn, 'new')
  // "But I have used it twice", behind an order: that a person can settle it.
  return turn.clause.before.topic === 'order' ? passed(turn) : one(turn, 'told')
}

/** A remark; what may be more than that is asked of the pages. */
function remarked(turn: EngineTurn): Move {
  if (turn.clause.isBrowsing) return search(turn, 'new')
  return (turn.clause.confidence < SURELY_REMARKED ? fromPages(turn) : undefined) ?? one(turn, 'remark')
}

/** "Phone number?" */
const asksForTheirs = ({ clause, scope }: EngineTurn): boolean => clause.isAsking && !hasContact(scope)

function whoAreYou(turn: EngineTurn): Move {
  turn.button('button_human')
  return one(turn, 'who_are_you')
}

/** As likely as this another part of the message says what the contact is for. */
const MAY_BE_FOR = 0.2

/** Why the shopper leaves a contact: as the message says, else for the person who is awaited, or for what is sold out and was talked about. */
function purposeOf({ scope, clause }: EngineTurn): string {
  const most = (deed: Deed) =>
    Math.max(...scope.understanding.found.map((one) => one.shares?.[deeds.indexOf(deed)] ?? 0))
  const acts = new Set(scope.understanding.found.map(({ act }) => act))
  if (acts.has('quote') || most('quote') >= MAY_BE_FOR) return 'quote'
  if (acts.has('back_in_stock') || most('restock') >= MAY_BE_FOR) return 'back_in_stock'
  if (scope.handOff.isWaiting) return 'support'
  return awaitedBy(clause)?.isMeant ? 'back_in_stock' : 'other'
}
