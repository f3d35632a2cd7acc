import { denies } from '../../knowledge/index/listings.ts'
import { namesPlace, withPlaceOf } from '../../knowledge/index/places.ts'
import { restrictsFormer } from '../../knowledge/index/quote.ts'
import { plainOf } from '../../language/text/plain.ts'
import { wordsIn } from '../../language/text/tokens.ts'
import { languageOf } from '../../search/analysis/languages.ts'
import { splitSentences } from '../../shared/sentences.ts'
import { MOST_CLARIFICATIONS } from '../due-hand-off.ts'
import { GOES_ON } from '../tools/policy-passages.ts'
import type { HandOffResult, PolicyResult, ProductResult } from '../tools/tool-results.ts'
import { clausesOf } from '../understanding/clauses.ts'
import { type Act, services } from '../understanding/understanding.ts'
import { askedFor, asksHaving, isOfPrice } from './asks.ts'
import type { Clause } from './clause.ts'
import type { EngineTurn, Move, WantedCall } from './engine-turn.ts'
import type { Row } from './frame-row.ts'
import { SURE } from './how-sure.ts'
import { ruleAsked, withOrderAsked } from './orders/order-trouble.ts'
import { asksOfShop } from './pages/asks-of-shop.ts'
import { callPages } from './pages/call-pages.ts'
import { followsPolicy } from './pages/policy-follow-up.ts'
import { FEWEST_ASKED, fromPages, offerToPassOn, quotePolicy, waysToReach } from './pages/quote-policy.ts'
import { aboutProduct } from './product/product-moves.ts'
import { asksOfOwnPage } from './shown/about-shown.ts'
import { planOf } from './sums/operands.ts'
import { search } from './wish/search-moves.ts'

/** Answers from the owner's pages, quoted with the source, else says that it does not know. */
export function policy(turn: EngineTurn, ...followed: string[]): Move {
  const rule = followed.length > 0 ? undefined : ruleAsked(turn)
  if (rule) return rule
  const told = askPages(turn, followed)
  if (told.move) return withOrderAsked(turn, told.move)
  // "Is the mascara cruelty free?" sounds like a question about the shop but is one about a product.
  const { product_type } = turn.scope.understanding.slots
  const { wish, focus } = turn.clause
  // "Just tell me if you sell gift cards", while a shrub is talked about.
  if (turn.act === 'policy' && wish.thing?.isSold && asksHaving(turn.words) && !(focus && wish.isThing(focus)))
    return search(turn, 'new')
  if (turn.act === 'policy' && product_type !== undefined && turn.clause.first !== undefined) {
    return aboutProduct(turn, turn.clause.first)
  }
  const missing = turn.act === 'discount' || asksOfShop(turn.clause) ? null : askedFor(turn.clause)
  if (missing) return { say: [turn.say('no_such_thing', { wanted: turn.typed(missing) })] }
  // What is asked on is about that too: "how long does it take?"
  if (turn.clause.isAsking) turn.scope.state.lastPolicy = told.asked
  return unknownPolicy(turn)
}

/** What the pages are asked: with the answer, or the next question; null where they told nothing. */
function askPages(turn: EngineTurn, followed: readonly string[]) {
  const plain = followed.length > 0 ? followed : policyQuestions(turn)
  const own = followed.length > 0 ? null : questionByName(turn)
  const questions = own === null ? plain : [...plain, own.question]
  const asking = questions.map((question) => callPages(turn, question))
  const results = asking.map((call) => turn.answerTo<PolicyResult>(call))
  const result = results.find(
    (told, at) => told?.found && (at < plain.length || own?.isOf(told.passages[0]?.quote ?? '')),
  )
  const call = asking[results.indexOf(undefined)]
  const [first = '', last = first] = (questions[0] ?? '').split(GOES_ON)
  // Of another place it is asked anew.
  const asked = questions.length === 0 ? null : (namesPlace(last, turn.language) ? last : first).slice(-200)
  const told = { asked }
  if (!result && call !== undefined) return { ...told, move: { call } satisfies Move }
  const quote = plainOf(result?.passages[0]?.quote ?? '')
  const untold = untoldByOwn(turn)
  if (untold && !untold.words.some((word) => quote.includes(plainOf(word))))
    return { ...told, move: aboutProduct(turn, untold.id) }
  if (!result) return { ...told, move: null }
  // Of two clauses the whole message may have been asked before.
  if (asked === null || !turn.scope.state.lastPolicy?.includes(asked)) turn.scope.state.lastPolicy = asked
  return { ...told, move: quotePolicy(turn, withOwnSentence(turn, result)) }
}

const ofShop = ['shipping', 'returns', 'payment', 'discount', 'shop'] as const
/** As likely as this it is asked of the shop, whatever it names besides. */
const OF_SHOP = 0.3

/** The row of the table for what the pages may tell, though it names a product or a value: "can I send the litter back then?" */
export const ofShopPages: Row = {
  frame: 'pages',
  when: 'it asks the shop about shipping, returns, payment or the like, whatever product or value it names besides',
  does: 'quotes the pages, where they tell that',
  of: ofShop,
  holds: (clause) =>
    services.has(clause.act) &&
    (clause.share(ofShop) ?? 0) >= OF_SHOP &&
    // "Gift voucher of 50" is wished for.
    (clause.isAsking || clause.wish.thing?.isSold !== true) &&
    !clause.asksReduced &&
    // "Is it to be had cheaper, a smaller one?", behind what was shown.
    (clause.priceDirection === 0 || clause.first === undefined) &&
    planOf(clause) === null,
  move: (turn) => {
    const rule = ruleAsked(turn)
    if (rule) return rule
    const { move } = askPages(turn, [])
    return move && withOrderAsked(turn, move)
  },
}

/** The row of the table for what goes on from that. What sounds like another matter, and is not told there, is that. */
export const ofFollowed: Row = {
  frame: 'pages',
  when: 'it goes on from a question that the pages answered: "and to Canada?"',
  does: 'looks that up in the pages',
  of: ofShop,
  holds: (clause) => followsPolicy(clause) !== null,
  move: (turn) => {
    const question = followsPolicy(turn.clause) ?? turn.words
    if ((turn.clause.share(ofShop) ?? 1) >= OF_SHOP) return policy(turn, question)
    const { move } = askPages(turn, [question])
    return move && withOrderAsked(turn, move)
  },
}

/** What of a question that only sounds like one about the shop the page of the product talked about does not tell. */
function untoldByOwn(turn: EngineTurn): { id: string; words: string[] } | null {
  const { clause, scope } = turn
  // Words of another language would not be found on either page.
  const isSameLanguage = scope.catalog.language === scope.understanding.language
  if (!isSameLanguage || !clause.reference.isIt || clause.confidence >= SURE || !asksOfOwnPage(clause)) return null
  const told = turn.answers<ProductResult>('get_product').find(({ found }) => found)
  const words = told?.found ? (told.answer?.untold ?? []) : []
  return told?.found && words.length > 0 ? { id: told.product.id, words } : null
}

/** Shorter words of a title name nothing. */
const SHORTEST_NAME = 4

/** "If she hates them?" of earrings: with their name, where what is said of such goods is told. */
function questionByName({ clause, words, scope: { catalog } }: EngineTurn) {
  const { focus } = clause
  if (focus === null || clause.wish.namesThing) return null
  const { stem } = languageOf(catalog.language)
  const stemsOf = (text: string) => wordsIn(text).map((word) => stem(word))
  const names = stemsOf(focus.title).filter((word) => word.length >= SHORTEST_NAME)
  return {
    question: `${words} ${focus.title}`,
    isOf: (quote: string) => stemsOf(quote).some((word) => names.includes(word)),
  }
}

/** "Can you post them to France?" of matches: with what the passage says of matches, which may be the contrary of what it says of all. */
function withOwnSentence({ clause, scope: { catalog } }: EngineTurn, result: PolicyResult): PolicyResult {
  const [passage, ...others] = result.passages
  const { thing } = clause.wish
  const ofFocus = clause.focus ? catalog.things.titleNames(clause.focus).map(({ name }) => name) : []
  const heads = (thing?.names ?? ofFocus).flatMap((name) => wordsIn(name).slice(-1))
  if (heads.length === 0 || passage === undefined) return result
  const { stem } = languageOf(catalog.language)
  const names = new Set(heads.map((word) => stem(word)))
  const isOf = (sentence: string) => wordsIn(sentence).some((word) => names.has(stem(word)))
  if (isOf(passage.quote)) return result
  const sentences = splitSentences(passage.text)
  // "Not for prams." is said of what stands before it alone.
  const own = sentences.find(
    (one, at) => isOf(one) && (!restrictsFormer(one) || passage.quote.includes(sentences[at - 1] ?? one)),
  )
  if (own === undefined) return result
  // "Bulbs may not be sent there" goes before what sending there costs.
  if (!denies(own)) return { ...result, passages: [{ ...passage, quote: `${passage.quote} ${own}` }, ...others] }
  const { plain: _, ...quoted } = passage
  return { ...result, passages: [{ ...quoted, quote: `${own} ${passage.quote}` }, ...others] }
}

/** As sure as this a part of another matter is asked by itself. */
export const APART = 0.5

/** The parts of a message that ask the shop, and what they cost beside them: "then brown. Is there a guarantee on it?" */
function askedOfShop({ act: own, scope: { understanding } }: EngineTurn): string {
  const { found, text } = understanding
  const said = found.flatMap(({ act, clause, confidence }) => {
    // "Can you wrap it, and may she return it?": each is asked by itself.
    const isOther = services.has(act) && act !== own && confidence >= APART
    const isOfShop = clause !== undefined && !isOther && (act === own || services.has(act) || isOfPrice(clause))
    return !isOfShop ? [] : [{ clause, at: text.indexOf(clause.slice(0, 12)) }]
  })
  const parts = said
    .toSorted((a, b) => a.at - b.at)
    .map(({ clause }) => (/[?!.]\s*$/.test(clause) ? clause : `${clause.replace(/(?<![,;\s])[,;\s]+$/, '')}?`))
  return parts.length > 0 && parts.length < found.length ? parts.join(' ') : text
}

/** What is asked of the pages; "can I return the chair?" of anything too, where they name no chair. */
function policyQuestions(turn: EngineTurn): string[] {
  const { act, scope } = turn
  const { slots, text: whole, language } = scope.understanding
  // "How much is it, and can I return it?": what it costs is answered beside it.
  const parts = act === scope.understanding.act ? [] : clausesOf(whole).filter((part) => !isOfPrice(part))
  const said = parts.length > 0 ? parts.join(' ') : whole
  const { lastPolicy, topic } = scope.before
  // "Shipping to Graz?", and then "do you have a subscription too?"
  const isOfPlace = topic === 'pages' && lastPolicy && act === 'shipping'
  const text = isOfPlace ? withPlaceOf(lastPolicy, said, language) : said
  // "We come to Brighton every summer. When are you open?"
  const asked = askedOfShop(turn)
  const own = act === 'shipping' ? withPlaceOf(text, asked, language) : asked
  const isOfThing = (act === 'returns' || act === 'shipping') && slots.product_type !== undefined
  const ofAny = isOfThing ? text.replace(new RegExp(escapeRegExp(slots.product_type as string), 'i'), ' ') : text
  // That there is none is only said where the pages know of no other either.
  const ofAll = act === 'discount' ? [turn.phrase('ask_discount')] : []
  const any = ofAny !== text && ofAny.trim().length >= 8 ? [ofAny] : []
  return [...new Set([own, text, ...any, ...ofAll])]
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Says that the pages do not tell, and how the shop can be reached. */
function unknownPolicy(turn: EngineTurn): Move {
  const call: WantedCall = { tool: 'answer_policy', input: { question: turn.phrase('ask_contact') } }
  const contact = turn.answerTo<PolicyResult>(call)
  if (contact === undefined && turn.act !== 'discount') return { call }
  const isDiscount = turn.act === 'discount'
  const told = turn.say(isDiscount ? 'discount_none' : 'policy_unknown')
  // An address behind an offer to pass the question on is the yes to that.
  offerToPassOn(turn, isDiscount ? {} : { asked: told.text })
  return { say: [told, ...waysToReach(turn, contact)] }
}

/** Passes the conversation on to a person. */
export function handOff(turn: EngineTurn, reason: string): Move {
  const result = turn.answer<HandOffResult>('hand_off')
  if (!result) return { call: { tool: 'hand_off', input: { reason } } }
  if (result.status === 'not_asked') {
    turn.button('button_human')
    turn.scope.state.pending = { kind: 'human_offer', data: {} }
    return { say: [turn.say('offer_human')] }
  }
  if (result.status === 'queued') {
    const place = result.position > 1 ? [turn.say('hand_off_position', { position: result.position })] : []
    return { say: [turn.say('hand_off_queued'), ...place] }
  }
  turn.scope.state.pending = { kind: 'lead_email', data: { purpose: 'support' } }
  const opens = result.opensAt ? [turn.say('hand_off_opens', { when: whenOf(turn, result.opensAt) })] : []
  return { say: [turn.say('hand_off_closed'), ...opens, turn.say('hand_off_leave_mail')] }
}

const whenOf = (turn: EngineTurn, at: string): string =>
  new Intl.DateTimeFormat(turn.scope.locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(
    new Date(at),
  )

const awaiting = new Set<Act>(['greeting', 'unknown', 'small_talk', 'human', 'complaint', 'tell'])
/** "How long will that take?", behind the words that a person comes. */
const asksOfPerson = ({ before, reference, isAsking, confidence }: Clause): boolean =>
  before.topic === 'person' && reference.isIt && isAsking && confidence < SURE

/** The row of the table for what is said to the person who is awaited. */
export const whileWaiting: Row = {
  frame: 'person',
  when: 'while a person is awaited, it is small talk, or asks how long that takes',
  does: 'quotes the pages where they answer, else says that the message has reached the team',
  of: ['hi', 'talk', 'human', 'thanks', 'complain', 'tell', 'off', 'yes', 'no', 'give', 'contact', 'who'],
  speaksTo: 'all',
  holds: (clause) =>
    clause.scope.handOff.isWaiting && !clause.namesGoods && (awaiting.has(clause.act) || asksOfPerson(clause)),
  move: (turn) => {
    const isCalled = turn.act === 'human' && !turn.clause.isAsking
    const told = isCalled || asksOfPerson(turn.clause) ? undefined : fromPages(turn)
    if (told) return told
    // It was said just before.
    const isSaid = turn.scope.before.topic === 'person' && turn.act === 'small_talk' && !turn.clause.isAsking
    return { say: [turn.say(isSaid ? 'remark' : 'still_waiting')] }
  },
}

/** What nothing else answers: from the pages, else that they do not tell where it goes on from them. */
export function notUnderstood(turn: EngineTurn): Move {
  const told = fromPages(turn)
  if (told) return told
  const { before, isAsking, text } = turn.clause
  const isQuestion = isAsking && (before.topic === 'pages' || wordsIn(text).length >= FEWEST_ASKED)
  return isQuestion ? unknownPolicy(turn) : clarify(turn)
}

/** As likely as this a person is offered. */
const MAY_WANT_PERSON = 0.15

/** Says that it did not understand, and what it can do; after two such turns without success a person is called. */
export function clarify(turn: EngineTurn): Move {
  const { state, before } = turn.scope
  // Counted from before the turn: a turn is decided in several steps.
  state.failedClarifications = before.failedClarifications + 1
  if (state.failedClarifications > MOST_CLARIFICATIONS && !turn.scope.handOff.isWaiting)
    return handOff(turn, 'failed_clarifications')
  turn.button('button_search', turn.phrase('value_search'))
  turn.button('button_order')
  turn.button('button_policy', turn.phrase('value_policy'))
  const mayWantOne = (turn.clause.share(['human']) ?? 0) >= MAY_WANT_PERSON
  if (state.failedClarifications === MOST_CLARIFICATIONS || mayWantOne) turn.button('button_human')
  return { say: [{ ...turn.say('unclear'), isHelpless: true }] }
}
