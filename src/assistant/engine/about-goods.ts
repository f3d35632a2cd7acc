import type { Act } from '../understanding/understanding.ts'
import { asksForSold } from './about-shown.ts'
import { asksHaving, asksWhetherItIs, comparesQuality, isHowItIs, kindsAsked } from './asks.ts'
import type { Clause } from './clause.ts'
import { GUESSED, LIKELY, SURE } from './how-sure.ts'
import { unsoldThing } from './missing-thing.ts'

/** Acts of somebody who looks for goods or asks about them. */
const aboutGoods = new Set<Act>([
  ...(['search', 'refine', 'more_results', 'recommend', 'product_question', 'stock_question', 'compare'] as const),
])
/** What may be about goods although it sounds like talk: "no, a hat", "ok then 40", "leaf blower?". */
const unclear = new Set<Act>(['unknown', 'yes', 'no', 'small_talk', 'goodbye'])
/** "Do you sell electric toothbrushes?" may sound like one of these. */
const mayBeGoods = new Set<Act>(['policy', 'discount', 'payment', 'who_are_you', 'reorder', 'complaint'])
const mayBeReduced = new Set<Act>(['discount', 'policy', 'unknown', 'small_talk', 'quote'])
/** Spoken of with a number of pieces, and not for sale. */
const byName = new Set<Act>(['order_status', 'order_change', 'reorder', 'returns', 'shipping', 'complaint', 'human'])
const isOfService = ({ act, confidence }: Clause): boolean => byName.has(act) && confidence >= LIKELY
/** What a word of a product's page may sound like. */
const misheard = new Set<Act>(['order_change', 'quote', 'who_are_you'])
const misheardPrice = new Set<Act>(['quote', 'payment', 'policy', 'discount', 'unknown', 'small_talk'])
const countsFocus = ({ focus, pieces, confidence }: Clause): boolean =>
  focus !== null && pieces > 1 && confidence < SURE
/** "How fast is it?" of a bike is no question about sending, "is it see-through?" none about an order. */
const asksHowItIs = ({ act, focus, first, isQuestion, text, before }: Clause): boolean =>
  isQuestion &&
  ((act === 'shipping' && focus !== null && isHowItIs(text)) ||
    (act === 'order_status' && first !== undefined && before.topic !== 'order' && asksWhetherItIs(text)))
/** From so many on the shop makes an offer. */
const MANY = 20

/** A name has no more words. */
const MOST_NAME_WORDS = 3

/** "Balcony box": names a thing in a few words, of which the shop's texts have some. */
const isBareName = (clause: Clause): boolean => {
  const { text, isAsking, scope } = clause
  const { index } = scope.catalog
  const { groups } = index.parse(text)
  const isKnown = groups.length <= MOST_NAME_WORDS && groups.some((group) => index.knows(group))
  return isKnown && !isAsking && clause.part(text, 'search').wish.namesThing
}

/** "D3": a word with a number, by which products are called. */
const isKnownCode = ({ text, scope: { catalog } }: Clause): boolean => {
  const [group, ...others] = /^\s*(?=\p{L}*\p{N})[\p{L}\p{N}-]{2,12}\s*$/u.test(text)
    ? catalog.index.parse(text).groups
    : []
  return group !== undefined && others.length === 0 && (catalog.index.titled(group, MOST_TITLED)?.length ?? 1) > 0
}
const MOST_TITLED = 3

/** "Something with animals", "tick protection", "kids, 5": wishes for what the shop's texts have. */
const namesKnown = ({ reference, hasKnownWords, wish }: Clause): boolean =>
  hasKnownWords && (reference.isSomething || wish.words.some(({ isOfUse }) => isOfUse))

/** "Luggage, 3 pieces", where that is an option. */
const namesOption = ({ hasKnownWords, wish, before }: Clause): boolean =>
  (hasKnownWords || before.search !== null) && wish.wishes.options !== undefined

/** "And a matching top in XS", "my dog had surgery and needs a cone" complain of nothing, and "sollte rot sein", behind a wish, asks for nobody. */
const namesSoldInValue = ({ confidence, wish, before, namesOnlyOptions }: Clause): boolean =>
  confidence < LIKELY &&
  (wish.wishes.options !== undefined || (confidence < GUESSED && wish.thing?.isOwned === false)) &&
  (wish.thing?.isSold === true || (before.search !== null && namesOnlyOptions))

const saysMoreOfWish = ({ before, hasWords, isQuestion }: Clause): boolean =>
  before.topic === 'open wish' && before.search !== null && hasWords && !isQuestion

/** Whether a clause looks for goods or asks about them, whatever else it sounds like. */
export const isAboutGoods = (clause: Clause): boolean =>
  aboutGoods.has(clause.act) ||
  isKnownCode(clause) ||
  (unclear.has(clause.act) && (clause.namesGoods || namesKnown(clause))) ||
  // "What's the warmest", behind a wish.
  (unclear.has(clause.act) && comparesQuality(clause) && clause.before.search !== null) ||
  (clause.stockQuestion === 'left' && clause.first !== undefined) ||
  // "The biggest pack", behind a wish.
  (clause.isOfMeasure && clause.confidence < LIKELY && clause.before.search !== null) ||
  // "Balcony box" complains of nothing.
  (mayBeGoods.has(clause.act) && clause.confidence < LIKELY && isBareName(clause)) ||
  // "Is there another colour?" of the one talked about.
  (clause.confidence < SURE && clause.focus !== null && kindsAsked(clause).length > 0) ||
  // "Not tomatoes", behind seeds.
  (clause.isDenying && (clause.hasKnownWords || clause.hasValues)) ||
  (mayBeGoods.has(clause.act) && namesSoldInValue(clause)) ||
  // "What is on offer?" of goods that cost less than before.
  (mayBeReduced.has(clause.act) && clause.asksReduced) ||
  // "Is there a cheaper one?", behind what was shown.
  (mayBeReduced.has(clause.act) && clause.priceDirection !== 0 && clause.reference.isOne && clause.shown.length > 0) ||
  // "I need 5 of them": so few are bought in the shop.
  (clause.act === 'quote' &&
    clause.pieces < MANY &&
    (clause.wish.namesThing || countsFocus(clause) || namesOption(clause))) ||
  (mayBeGoods.has(clause.act) && clause.confidence < SURE && asksForSold(clause)) ||
  // "Do you sell ski goggles?", and the shop has none.
  (mayBeGoods.has(clause.act) &&
    clause.confidence < LIKELY &&
    asksHaving(clause.text) &&
    unsoldThing(clause) !== null) ||
  // "Can I get 2 pieces?"
  (clause.isAsked && clause.pieces > 1 && clause.focus !== null && !isOfService(clause)) ||
  // "Is it noise cancelling?" of headphones cancels no order.
  (misheard.has(clause.act) && clause.isPartOfFocus) ||
  asksHowItIs(clause) ||
  // "Just the mat stuff, no clothes", behind a wish.
  (clause.act === 'complaint' && clause.confidence <= LIKELY && saysMoreOfWish(clause)) ||
  // "500 pieces, animals" of puzzles that come in 500 and in 1000.
  (clause.act === 'quote' && clause.isOptionCount) ||
  // "And the price?"
  (misheardPrice.has(clause.act) && clause.focus !== null && clause.asksPrice) ||
  // "I need 30, do you have that many?"
  (clause.act === 'quote' && clause.focus !== null && clause.isAsked)
