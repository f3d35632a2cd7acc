import type { PendingQuestion } from '../dialogue-state.ts'
import { isUpset } from '../due-hand-off.ts'
import { isAboutPage } from '../page-focus.ts'
import { hasAgreed } from '../shopper-agreed.ts'
import { GOES_ON } from '../tools/policy-passages.ts'
import type { SearchResult } from '../tools/tool-results.ts'
import type { TurnScope } from '../turn-scope.ts'
import type { Act } from '../understanding/understanding.ts'
import { buy, wantsToBuy } from './buy-move.ts'
import { compare } from './compare-moves.ts'
import { EngineTurn, type Move, type ToolAnswer, type WantedCall } from './engine-turn.ts'
import { isAboutOrderCode, orderChange, orderStatus, reorder } from './order-moves.ts'
import { asksOption, asksPrice, placeByTitle, pointsByTitle, productQuestion, stockQuestion } from './product-moves.ts'
import { fromPages } from './quote-policy.ts'
import { spokenLanguages } from './say.ts'
import { search } from './search-moves.ts'
import { clarify, complaint, handOff, leadCapture, policy } from './talk-moves.ts'

/** What the embedded engine does next in a turn. */
export type Next = { calls: WantedCall[] } | { text: string[] }

/** Wishes of one message that are answered; more are beyond what anyone says in one breath. */
const MOST_WISHES = 3
/** The second and later wishes of a message are answered only from this confidence on. */
const FURTHER_FLOOR = 0.5
const asides = new Set<Act>(['greeting', 'thanks', 'goodbye', 'small_talk', 'unknown', 'yes', 'no', 'refine'])

const numberOnly = new Set<Act>(['leave_contact', 'unknown', 'search', 'small_talk'])

/** On a product's page "in blue?" is about that product. */
const searchOrAsk = (turn: EngineTurn): Move =>
  isAboutPage(turn.scope) && asksOption(turn) ? stockQuestion(turn) : search(turn)

const handlers: Record<Act, (turn: EngineTurn) => Move> = {
  search: searchOrAsk,
  refine: searchOrAsk,
  more_results: search,
  recommend: search,
  product_question: productQuestion,
  stock_question: stockQuestion,
  compare,
  order_status: orderStatus,
  order_change: orderChange,
  reorder,
  shipping: policy,
  returns: policy,
  payment: policy,
  discount: policy,
  policy,
  complaint,
  human: (turn) => handOff(turn, 'asked'),
  leave_contact: (turn) => leadCapture(turn, purposeOf(turn)),
  back_in_stock: (turn) => leadCapture(turn, 'back_in_stock'),
  quote: (turn) => leadCapture(turn, 'quote'),
  greeting: (turn) => ({ say: [turn.say(turn.scope.state.turns > 0 ? 'greeting_again' : 'greeting')] }),
  thanks: (turn) => ({ say: [turn.say('thanks')] }),
  goodbye: (turn) => ({ say: [turn.say('goodbye')] }),
  yes: (turn) => ({ say: [turn.say('yes_what')] }),
  no: (turn) => ({ say: [turn.say('no_fine')] }),
  who_are_you: (turn) => ({ say: [turn.say('who_are_you')] }),
  small_talk: (turn) => fromPages(turn) ?? { say: [turn.say('small_talk')] },
  injection: (turn) => ({ say: [turn.say('injection')] }),
  unknown: searchOrClarify,
}

/** Why the shopper leaves a contact, when the message says more than the contact. */
function purposeOf({ scope }: EngineTurn): string {
  const acts = new Set(scope.understanding.found.map(({ act }) => act))
  return acts.has('quote') ? 'quote' : acts.has('back_in_stock') ? 'back_in_stock' : 'other'
}

/** Words of a message that was not understood which may still be a misspelt name of a product. */
const MOST_NAME_WORDS = 4

function searchOrClarify(turn: EngineTurn): Move {
  if (turn.scope.before.focus !== null && asksPrice(turn)) return productQuestion(turn)
  const { query } = turn.scope.understanding
  const words = query.split(/\s+/).filter((word) => word !== '')
  const goesOn = turn.scope.understanding.narrows && turn.scope.state.search !== null
  const told = fromPages(turn)
  if (told) return told
  if (!goesOn && (words.length === 0 || words.length > MOST_NAME_WORDS)) return clarify(turn)
  const found = turn.answer<SearchResult>('search_products')
  return found && found.products.length === 0 ? clarify(turn) : search(turn)
}

/**
 * Decides the next step of a turn from what was understood, what the conversation waits for, and what tools have told so
 * far, whoever called them. Pure but for the dialogue's state: called again with more answers until it has a text.
 */
export function nextMove(scope: TurnScope, answers: ToolAnswer[]): Next {
  scope.buttons = []
  const { pending } = scope.state
  const wishes = wishesOf(scope)
  const calls: WantedCall[] = []
  const text: string[] = []
  for (const { act, handle } of wishes) {
    const move = handle(new EngineTurn(scope, act, answers))
    if ('say' in move) text.push(...move.say)
    else if (!calls.some(({ tool }) => tool === move.call.tool)) calls.push(move.call)
  }
  if (calls.length > 0) {
    // No question has been sent yet: the pending one stays as it was until this turn has a text.
    scope.state.pending = pending
    return { calls }
  }
  if (!answers.some(({ tool }) => tool === 'answer_policy')) scope.state.lastPolicy = null
  if (scope.state.turns === 0 && !spokenLanguages.includes(scope.understanding.language)) {
    text.unshift(new EngineTurn(scope, 'greeting', answers).say('speak_english'))
  }
  scope.buttons = scope.buttons.slice(0, 4)
  return { text }
}

interface Wish {
  act: Act
  handle: (turn: EngineTurn) => Move
}

function wishesOf(scope: TurnScope): Wish[] {
  const { understanding, state } = scope
  if (scope.handOff.said !== null) {
    return [{ act: 'human', handle: (turn) => handOff(turn, 'owner_rule') }]
  }
  const isConfirming = state.pending?.kind === 'reorder_confirm'
  if (!isConfirming && wantsToBuy(scope)) {
    state.pending = null
    return [{ act: 'product_question', handle: buy }]
  }
  const awaited = awaitedWish(scope)
  if (awaited) return [awaited]
  if (isUpset(scope)) {
    return [{ act: 'complaint', handle: complaint }]
  }
  // An order number by itself, though nobody asked for one, asks about that order.
  if (understanding.slots.order_number && numberOnly.has(understanding.act)) {
    return [{ act: 'order_status', handle: orderStatus }]
  }
  // The message does not answer our question: the pending question is dropped and the new wish counts.
  state.pending = null
  const goneOn = furtherOfPolicy(scope)
  if (goneOn) return [goneOn]
  if (pointsByTitle(scope)) return [{ act: 'product_question', handle: productQuestion }]
  const further = understanding.found
    .slice(1)
    .filter(({ act, confidence }) => confidence >= FURTHER_FLOOR && !asides.has(act) && act !== understanding.act)
  const all = [understanding.act, ...further.map(({ act }) => act)].slice(0, MOST_WISHES)
  // To compare things is also to look for them.
  const isComparing = all.includes('compare')
  // An address beside an order is to find it, one beside a wish for a quote is for that.
  const isNamedWish = (['order_status', 'reorder', 'quote', 'back_in_stock'] as const).some((act) => all.includes(act))
  const known = new Set<unknown>()
  return all.flatMap((act) => {
    const handle = handlers[act]
    if (known.has(handle) || (isComparing && handle === search) || (isNamedWish && act === 'leave_contact')) return []
    known.add(handle)
    return [{ act, handle }]
  })
}

const wishOf = (pending: PendingQuestion | null): string | undefined => pending?.data.wish

const another =
  /^\W*(?:and |ok |y |et |und )?(?:(?:what|how) about|(?:to|for|nach|para|pour|en|au|a|in die|vers) |was ist mit|wie ist es mit|que tal|qu['’]en est-il|how (?:much|long)\W*$|cu[aá]nto(?: tarda| cuesta)?\W*$|(?:c['’]est )?combien\W*$|wie (?:lange?|viel)\W*$|and )/i

/** The place at the end of "Do you ship to Australia?": a question that continues it, "and to Germany?", puts another one in its stead. */
const lastPlace = /\s(?:to|nach|in die|in|a|en|vers|au|aux)\s+(?:the\s+)?\p{L}+\s*\??$/iu

/** "And if it is broken?", "et qui paie ?", "und wie lange dauert das?" */
const furtherQuestion =
  /^\W*(?:(?:and|y|e|et|und|aber|but|pero|mais) (?:what |was |que |qu[eé] )?(?:if|when|how|what|who|where|can|do|is|si|cu[aá]ndo|cu[aá]nt[oa]s?|c[oó]mo|qui[eé]n|d[oó]nde|quand|combien|comment|qui|o[uù]|est-ce|wenn|falls|wann|wie|was|wer|wo|kann|geht|muss|ist)|what (?:if|when)|was (?:ist )?wenn|qu[eé] pasa si|que se passe-t-il si)(?!\p{L})/iu

/** "What about Germany?", "how long?" behind an answer of the owner's pages goes on from that question. */
function furtherOfPolicy(scope: TurnScope): Wish | null {
  const { understanding, state } = scope
  const former = state.lastPolicy
  const { color, size, material, price_max } = understanding.slots
  const isWish = (color ?? size ?? material ?? price_max) !== undefined
  const isOfThing = understanding.namesThing || isWish || placeByTitle(scope) !== undefined
  if (!former || isOfThing || goesElsewhere.has(understanding.act)) return null
  if (furtherQuestion.test(understanding.text)) {
    return { act: 'policy', handle: (turn) => policy(turn, `${former}${GOES_ON}${understanding.text}`) }
  }
  if (!another.test(understanding.text) || policyLike.has(understanding.act)) return null
  return { act: 'policy', handle: (turn) => policy(turn, `${former.replace(lastPlace, '')} ${understanding.text}`) }
}

const goesElsewhere = new Set<Act>(['order_status', 'human', 'reorder', 'compare', 'discount'])

const policyLike = new Set<Act>(['shipping', 'returns', 'payment', 'policy', 'discount', 'order_status', 'human'])

const asksYesOrNo = new Set<string>(['reorder_confirm', 'lead_consent', 'lead_email'])

/** The answer to what the assistant asked for, when the message is one. */
function awaitedWish(scope: TurnScope): Wish | null {
  const { understanding, state, text } = scope
  const { pending } = state
  if (isAboutOrderCode(scope)) {
    return { act: understanding.act, handle: wishOf(scope.before.pending) === 'reorder' ? reorder : orderStatus }
  }
  if (!pending) return null
  const { slots } = understanding
  const act = asksYesOrNo.has(pending.kind) && hasAgreed(understanding, text) ? 'yes' : understanding.act
  if (pending.kind.startsWith('order_') && (slots.order_number || slots.email)) {
    return { act, handle: wishOf(pending) === 'reorder' ? reorder : orderStatus }
  }
  if (pending.kind === 'reorder_confirm' && act === 'yes') return { act, handle: reorder }
  if (pending.kind === 'reorder_confirm' && act === 'no') {
    state.pending = null
    return { act, handle: (turn) => ({ say: [turn.say('reorder_declined')] }) }
  }
  if (pending.kind === 'lead_email' || pending.kind === 'lead_consent') {
    const purpose = pending.data.purpose ?? 'other'
    if (slots.email || slots.phone || act === 'yes' || act === 'leave_contact' || act === 'back_in_stock') {
      return { act, handle: (turn) => leadCapture(turn, purpose) }
    }
    if (act === 'no') {
      state.pending = null
      return { act, handle: (turn) => ({ say: [turn.say('lead_declined')] }) }
    }
  }
  return null
}
