import type { Act } from '../understanding/understanding.ts'
import { asksForSold } from './about-shown.ts'
import { asksHaving, isHowItIs, kindsAsked } from './asks.ts'
import type { Clause } from './clause.ts'
import { GUESSED, LIKELY, SURE } from './how-sure.ts'
import { unsoldThing } from './missing-thing.ts'

/** From so many on the shop makes an offer. */
const MANY = 20
/** A word of more titles is no code. */
const MOST_TITLED = 3
/** However sure it is of what it sounds like. */
const ANY = Infinity

/** Acts of somebody who looks for goods or asks about them. */
const ofGoods: readonly Act[] = [
  ...(['search', 'refine', 'more_results', 'recommend', 'product_question', 'stock_question', 'compare'] as const),
]
/** What may be about goods although it sounds like talk: "no, a hat", "ok then 40", "leaf blower?". */
const talk: readonly Act[] = ['unknown', 'yes', 'no', 'small_talk', 'goodbye']
/** "Do you sell electric toothbrushes?" may sound like one of these. */
const services: readonly Act[] = ['policy', 'discount', 'payment', 'who_are_you', 'reorder', 'complaint']
const prices: readonly Act[] = ['discount', 'policy', 'unknown', 'small_talk', 'quote']

/** What a clause sounds like (null: like anything), how sure it is of that at most, and what shows that it is about goods all the same. */
const signs: readonly (readonly [readonly Act[] | null, number, (clause: Clause) => boolean])[] = [
  [ofGoods, ANY, () => true],
  [null, ANY, isKnownCode],
  // "Is it noise cancelling?", "is there another colour?", "how fast is it?" of what is talked about.
  [null, SURE, asksOfFocus],
  [talk, ANY, (clause) => (clause.namesGoods && !asksOfUnsold(clause)) || namesKnown(clause)],
  [services, SURE, asksForSold],
  [services, LIKELY, namesSoldInValue],
  // "Do you sell ski goggles?", and the shop has none.
  [services, LIKELY, (clause) => asksHaving(clause.text) && unsoldThing(clause) !== null],
  // "What is on offer?" of goods that cost less than before.
  [prices, ANY, ({ asksReduced }) => asksReduced],
  // "Is there a cheaper one?", behind what was shown.
  [prices, ANY, ({ priceDirection, reference, shown }) => priceDirection !== 0 && reference.isOne && shown.length > 0],
  // "And the price?"
  [[...prices, 'payment'], ANY, ({ focus, asksPrice }) => focus !== null && asksPrice],
  // "I need 5 of them": so few are bought in the shop.
  [['quote'], ANY, asksForFew],
  // "Just the mat stuff, no clothes", behind a wish.
  [['complaint'], LIKELY, saysMoreOfWish],
]

/** Whether a clause looks for goods or asks about them, whatever else it sounds like. */
export const isAboutGoods = (clause: Clause): boolean =>
  signs.some(
    ([acts, most, holds]) => (acts === null || acts.includes(clause.act)) && clause.confidence < most && holds(clause),
  )

/** "How do I send you a picture?" asks for no picture. */
const asksOfUnsold = ({ isAsking, text, wish }: Clause): boolean =>
  isAsking && !asksHaving(text) && wish.thing?.isSold === false

function asksOfFocus(clause: Clause): boolean {
  const { focus, isQuestion, text } = clause
  return focus !== null && isQuestion && (kindsAsked(clause).length > 0 || clause.isPartOfFocus || isHowItIs(text))
}

/** "Luggage, 3 pieces", where that is an option, counts nothing. */
function asksForFew({
  pieces,
  wish,
  before,
  focus,
  hasKnownWords,
  isAsked,
  confidence,
  isOptionCount,
}: Clause): boolean {
  const isOption = (hasKnownWords || before.search !== null) && wish.wishes.options !== undefined
  const isOfFocus = focus !== null && (isAsked || (pieces > 1 && confidence < SURE))
  return isOptionCount || (pieces < MANY && (wish.namesThing || isOption || isOfFocus))
}

/** "D3": a word with a number, by which products are called. */
function isKnownCode({ text, scope: { catalog } }: Clause): boolean {
  const [group, ...others] = /^\s*(?=\p{L}*\p{N})[\p{L}\p{N}-]{2,12}\s*$/u.test(text)
    ? catalog.index.parse(text).groups
    : []
  return group !== undefined && others.length === 0 && (catalog.index.titled(group, MOST_TITLED)?.length ?? 1) > 0
}

/** "Something with animals", "tick protection", "kids, 5": wishes for what the shop's texts have. */
const namesKnown = ({ reference, hasKnownWords, wish }: Clause): boolean =>
  hasKnownWords && (reference.isSomething || wish.words.some(({ isOfUse }) => isOfUse))

/** "And a matching top in XS", "my dog had surgery and needs a cone" complain of nothing, and "sollte rot sein", behind a wish, asks for nobody. */
function namesSoldInValue({ confidence, wish, before, namesOnlyOptions }: Clause): boolean {
  const isSaid = wish.wishes.options !== undefined || (confidence < GUESSED && wish.thing?.isOwned === false)
  return isSaid && (wish.thing?.isSold === true || (before.search !== null && namesOnlyOptions))
}

function saysMoreOfWish({ before, hasWords, isQuestion }: Clause): boolean {
  return before.topic === 'open wish' && before.search !== null && hasWords && !isQuestion
}
