import type { Frame } from '../dialogue-state.ts'
import { isUpset } from '../due-hand-off.ts'
import type { Act } from '../understanding/understanding.ts'
import { answeredQuestion } from './asked.ts'
import type { Clause } from './clause.ts'
import { compare, comparedNames } from './compare-moves.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import { isAboutOrder, moreOfOrder, orderChange, orderStatus, reorder } from './order-moves.ts'
import { followsPolicy } from './policy-follow-up.ts'
import { aboutProduct, buy, together } from './product-moves.ts'
import { fromPages } from './quote-policy.ts'
import { search } from './search-moves.ts'
import { askAboutGift, clarify, complaint, handOff, leadCapture, policy } from './talk-moves.ts'
import { wantsToBuy } from './wants-to-buy.ts'

/** One row of the table: the first whose condition holds says what is done with a clause. */
export interface Row {
  frame: Frame
  /** In plain English, for the documentation. */
  when: string
  /** What is done, in plain English. */
  does: string
  holds(clause: Clause): boolean
  move(turn: EngineTurn): Move
}

/** Acts of somebody who looks for goods or asks about them. */
const aboutGoods = new Set<Act>([
  ...(['search', 'refine', 'more_results', 'recommend', 'product_question', 'stock_question', 'compare'] as const),
])
/** What may be about goods although it sounds like talk: "no, a hat", "ok then 40", "leaf blower?". */
const unclear = new Set<Act>(['unknown', 'yes', 'no', 'small_talk', 'goodbye'])
const awaiting = new Set<Act>(['greeting', 'unknown', 'small_talk', 'human', 'thanks'])
const asksAbout = new Set<Act>(['product_question', 'stock_question'])
/** From so many on the shop makes an offer. */
const MANY = 20
const services = new Set<Act>(['shipping', 'returns', 'payment', 'discount', 'policy'])
/** What beside an order's number asks about that order. */
const aboutNumber = new Set<Act>([
  ...([
    'leave_contact',
    'unknown',
    'search',
    'small_talk',
    'returns',
    'shipping',
    'payment',
    'product_question',
  ] as const),
])

const isAboutGoods = (clause: Clause): boolean =>
  aboutGoods.has(clause.act) ||
  (unclear.has(clause.act) && clause.namesGoods) ||
  // "I need 5 of them": so few are bought in the shop.
  (clause.act === 'quote' && clause.pieces < MANY && clause.wish.namesThing)

/** Whether the product meant is one that was shown or is on the page; the clause names no other thing. */
function isAboutShown(clause: Clause): boolean {
  if (clause.isElse) return false
  if (clause.amongShown.length === 0) return clause.isAsked && (clause.reference.isIt || clause.isPartOfFocus)
  return clause.pointed !== undefined
}

/**
 * What is done with a clause, looked through from above. First what answers a question of ours, then what is about an order at hand or about
 * what was shown, then changes of the wish that is open, then another wish; the rest by what the clause sounds like.
 */
export const table: readonly Row[] = [
  {
    frame: 'person',
    when: 'a rule of the owner says that a person answers',
    does: 'calls one',
    holds: ({ scope }) => scope.handOff.said !== null,
    move: (turn) => handOff(turn, 'owner_rule'),
  },
  {
    frame: 'products shown',
    when: 'it takes what was shown: "I\'ll take it"',
    does: 'says where it can be ordered',
    holds: ({ scope, before }) => before.pending?.kind !== 'reorder_confirm' && wantsToBuy(scope),
    move: (turn) => buy(turn, turn.clause.pointed ?? turn.clause.first),
  },
  {
    frame: 'question asked',
    when: 'it answers what was asked: a number, an address, a code, yes or no',
    does: 'goes on with what it was asked for',
    holds: (clause) => answeredQuestion(clause) !== null,
    move: (turn) => answeredQuestion(turn.clause)?.(turn) ?? clarify(turn),
  },
  {
    frame: 'person',
    when: 'the shopper is angry',
    does: 'says sorry, and calls a person',
    holds: ({ scope }) => isUpset(scope),
    move: complaint,
  },
  {
    frame: 'order',
    when: 'it has the number of an order, and asks for nothing that another tool does',
    does: 'asks for the address, or tells the order',
    holds: ({ scope, act }) => scope.understanding.slots.order_number !== undefined && aboutNumber.has(act),
    move: orderStatus,
  },
  {
    frame: 'order',
    when: 'it asks about the order that was told last',
    does: 'tells what is known of it, else that it is not known',
    holds: isAboutOrder,
    move: moreOfOrder,
  },
  {
    frame: 'person',
    when: 'it is small talk, while a person is awaited',
    does: 'says that the message has reached the team',
    holds: ({ scope, act, namesGoods }) => scope.handOff.isWaiting && awaiting.has(act) && !namesGoods,
    move: (turn) => one(turn, 'still_waiting'),
  },
  {
    frame: 'pages',
    when: 'it goes on from a question that the pages answered: "and to Canada?"',
    does: 'looks that up in the pages',
    holds: (clause) => followsPolicy(clause) !== null,
    move: (turn) => policy(turn, followsPolicy(turn.clause) ?? turn.words),
  },
  {
    frame: 'products shown',
    when: 'it asks what several cost together',
    does: 'adds them up',
    holds: ({ reference, before }) => reference.isTogether && before.shown.length >= 2,
    move: (turn) => together(turn, turn.clause.lastTwo),
  },
  {
    frame: 'products shown',
    when: 'it compares',
    does: 'puts them side by side',
    holds: (clause) =>
      clause.act === 'compare' &&
      (clause.wish.order === null || clause.before.shown.length !== 1 || comparedNames(clause).length > 1),
    move: compare,
  },
  {
    frame: 'open wish',
    when: 'it asks for more of what was found',
    does: 'shows the next ones',
    holds: ({ act, before, namesGoods, hasWords, reference }) =>
      before.search !== null && !namesGoods && (act === 'more_results' || (reference.isOther && !hasWords)),
    move: (turn) => search(turn, 'more'),
  },
  {
    frame: 'open wish',
    when: 'it starts over: "no wait, I meant a hat"',
    does: 'looks for that alone',
    holds: (clause) => clause.reference.isRestart && clause.namesGoods,
    move: (turn) => search(turn, 'new'),
  },
  {
    frame: 'products shown',
    when: 'it points at one of those shown, or asks about one',
    does: 'answers from what the shop tells of that product',
    holds: (clause) => clause.first !== undefined && isAboutGoods(clause) && isAboutShown(clause),
    move: (turn) => aboutProduct(turn, turn.clause.pointed ?? turn.clause.first),
  },
  {
    frame: 'talk',
    when: 'it wants a present, and tells nothing of whom it is for or what they like',
    does: 'asks for that',
    holds: (clause) => clause.act === 'recommend' && clause.isBareGift,
    move: askAboutGift,
  },
  {
    frame: 'open wish',
    when: 'it names values, a price or words, but no other thing than the one looked for',
    does: 'changes the wish that is open',
    holds: (clause) => isAboutGoods(clause) && clause.changesWish,
    move: (turn) => search(turn, 'changed'),
  },
  {
    frame: 'open wish',
    when: 'it asks about a product that was not shown yet',
    does: 'finds that product, and answers',
    holds: (clause) =>
      !services.has(clause.act) &&
      (clause.asksPrice || asksAbout.has(clause.act)) &&
      clause.isQuestion &&
      (clause.wish.namesThing || clause.hasKnownWords),
    move: askedProduct,
  },
  {
    frame: 'products shown',
    when: 'it asks about a product, and none is named or was shown',
    does: 'asks which one',
    holds: (clause) =>
      clause.first === undefined && !clause.namesGoods && !clause.hasKnownWords && asksAbout.has(clause.act),
    move: (turn) => one(turn, 'which_product'),
  },
  {
    frame: 'open wish',
    when: 'it names a thing or what it should be like',
    does: 'looks for it',
    holds: (clause) => isAboutGoods(clause) && (clause.namesGoods || clause.hasWords || clause.isBrowsing),
    move: (turn) => search(turn, 'new'),
  },
  ...(
    [
      ['order', 'order_status', 'asks where an order is', 'asks for its number and address, or tells it', orderStatus],
      ['order', 'order_change', 'wants to change an order', 'quotes the pages, and offers a person', orderChange],
      ['order', 'reorder', 'wants an order again', 'shows what that would be now, and asks', reorder],
      ['person', 'human', 'asks for a person', 'calls one', (turn) => handOff(turn, 'asked')],
      ['person', 'complaint', 'complains', 'says sorry, quotes the pages, offers a person', complaint],
      [
        'contact',
        'leave_contact',
        'leaves an address or a number',
        'asks for a yes, and keeps it',
        (turn) => leadCapture(turn, purposeOf(turn)),
      ],
      [
        'contact',
        'back_in_stock',
        'wants to be told when it is back',
        'asks for an address',
        (turn) => leadCapture(turn, 'back_in_stock'),
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
      holds: (clause) => clause.act === act,
      move,
    }),
  ),
  {
    frame: 'pages',
    when: 'it asks about shipping, returns, payment, discounts or the shop',
    does: 'quotes the pages, else says that they do not tell',
    holds: ({ act }) => services.has(act),
    move: (turn) => policy(turn),
  },
  {
    frame: 'products shown',
    when: 'it asks something, while one product is talked about',
    does: 'answers from what the shop tells of that product',
    holds: (clause) => clause.isAsked && clause.first !== undefined,
    move: (turn) => aboutProduct(turn, turn.clause.first),
  },
  {
    frame: 'pages',
    when: 'nothing of it is understood',
    does: 'quotes the pages where they answer it, else asks back',
    holds: () => true,
    move: (turn) => fromPages(turn) ?? (turn.act === 'small_talk' ? one(turn, 'small_talk') : clarify(turn)),
  },
]

const one = (turn: EngineTurn, key: Parameters<EngineTurn['say']>[0]): Move => ({ say: [turn.say(key)] })

function whoAreYou(turn: EngineTurn): Move {
  turn.button('button_human')
  return one(turn, 'who_are_you')
}

/** Why the shopper leaves a contact, when the message says more than the contact. */
function purposeOf({ scope }: EngineTurn): string {
  const acts = new Set(scope.understanding.found.map(({ act }) => act))
  return acts.has('quote') ? 'quote' : acts.has('back_in_stock') ? 'back_in_stock' : 'other'
}

/** "How much is the copper can?": the product named is found first. */
function askedProduct(turn: EngineTurn): Move {
  const found = turn.answer<{ products: { id: string }[] }>('search_products')
  if (!found)
    return {
      call: {
        tool: 'search_products',
        input: { query: turn.clause.reference.rest, any_stock: true, sold_things: true },
      },
    }
  const [best] = found.products
  return best ? aboutProduct(turn, best.id) : search(turn, 'new')
}

/** The row that a clause speaks to. */
export const rowOf = (clause: Clause): Row => table.find(({ holds }) => holds(clause)) as Row
