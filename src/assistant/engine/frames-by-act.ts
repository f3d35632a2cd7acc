import type { Frame } from '../dialogue-state.ts'
import { asksForPerson } from '../understanding/rules.ts'
import type { Act } from '../understanding/understanding.ts'
import { complaint } from './complaint-moves.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import type { Row } from './frame-row.ts'
import { LIKELY } from './how-sure.ts'
import { leadCapture } from './lead-moves.ts'
import { orderChange, orderStatus } from './order-moves.ts'
import { fromPages } from './quote-policy.ts'
import { reorder } from './reorder-moves.ts'
import { tellWhenBack } from './stock-moves.ts'
import { handOff, policy } from './talk-moves.ts'

/** Said in fixed words: what only sounds like it is something else. "Pre ground" is no goodbye. */
const small = new Set<Act>(['greeting', 'thanks', 'goodbye'])

/** What is done with a clause that is told by what it sounds like alone. */
export const byAct: readonly Row[] = (
  [
    ['order', 'order_status', 'asks where an order is', 'asks for its number and address, or tells it', orderStatus],
    [
      'order',
      'order_question',
      'asks something of an order that was not told yet',
      'asks for its number and address, and tells it',
      orderStatus,
    ],
    ['order', 'order_change', 'wants to change an order', 'quotes the pages, and offers a person', orderChange],
    ['order', 'reorder', 'wants an order again', 'shows what that would be now, and asks', reorder],
    [
      'person',
      'human',
      'asks for a person',
      'calls one; with an address it is kept for an answer; a question for a number or an address is answered from the pages',
      (turn) =>
        turn.scope.understanding.slots.email
          ? leadCapture(turn, 'support')
          : (howToReach(turn) ?? handOff(turn, 'asked')),
    ],
    ['person', 'complaint', 'complains', 'says sorry, quotes the pages, offers a person', complaint],
    [
      'contact',
      'leave_contact',
      'leaves an address or a number',
      'asks for a yes, and keeps it; asked for the number of the shop, quotes the pages',
      (turn) => (asksForTheirs(turn) ? policy(turn) : leadCapture(turn, purposeOf(turn))),
    ],
    [
      'contact',
      'back_in_stock',
      'wants to be told when it is back',
      'says what is sold out, and asks for an address',
      tellWhenBack,
    ],
    ['contact', 'quote', 'wants an offer for many', 'asks for an address', (turn) => leadCapture(turn, 'quote')],
    [
      'talk',
      'greeting',
      'greets',
      'greets',
      (turn) => one(turn, turn.scope.state.turns > 0 ? 'greeting_again' : 'greeting'),
    ],
    ['talk', 'thanks', 'thanks', 'answers', (turn) => one(turn, 'thanks')],
    ['talk', 'goodbye', 'says goodbye', 'answers', (turn) => one(turn, 'goodbye')],
    ['talk', 'yes', 'says yes to nothing', 'asks what to do', (turn) => one(turn, 'yes_what')],
    ['talk', 'no', 'says no to nothing', 'answers', (turn) => one(turn, 'no_fine')],
    ['talk', 'who_are_you', 'asks who this is', 'says that it is an assistant, and offers a person', whoAreYou],
    [
      'talk',
      'injection',
      'wants the assistant to be something else',
      'says what it does',
      (turn) => one(turn, 'injection'),
    ],
  ] as const satisfies readonly (readonly [Frame, Act, string, string, (turn: EngineTurn) => Move])[]
).map(
  ([frame, act, when, does, move]): Row => ({
    frame,
    when: `it ${when}`,
    does,
    holds: (clause) => clause.act === act && (!small.has(act) || clause.confidence >= LIKELY),
    move,
  }),
)

/** Says one thing. */
export const one = (turn: EngineTurn, key: Parameters<EngineTurn['say']>[0]): Move => ({ say: [turn.say(key)] })

/** "Is there a number I can call?" asks for what the pages may tell, and not for a person here. */
function howToReach(turn: EngineTurn): Move | undefined {
  if (!turn.clause.isAsking || asksForPerson(turn.words)) return undefined
  const told = fromPages(turn)
  if (told && 'say' in told) turn.button('button_human')
  return told
}

/** "Phone number?" */
function asksForTheirs({ clause, scope }: EngineTurn): boolean {
  const { email, phone } = scope.understanding.slots
  return clause.isAsking && (email ?? phone) === undefined
}

function whoAreYou(turn: EngineTurn): Move {
  turn.button('button_human')
  return one(turn, 'who_are_you')
}

/** Why the shopper leaves a contact, when the message says more than the contact. */
function purposeOf({ scope }: EngineTurn): string {
  const acts = new Set(scope.understanding.found.map(({ act }) => act))
  return acts.has('quote') ? 'quote' : acts.has('back_in_stock') ? 'back_in_stock' : 'other'
}
