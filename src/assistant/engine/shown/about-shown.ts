import { qualityOf } from '../../../language/amounts/read-degree.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import { keyOf, tokenize } from '../../../language/text/tokens.ts'
import { asksForFact, asksForNeed, asksOfGoods } from '../../../search/questions/read-question.ts'
import { isAvailable } from '../../../search/search-product.ts'
import { isStory } from '../../../search/word-parts.ts'
import { type Act, asksAbout, services } from '../../understanding/understanding.ts'
import { asksHaving, isDefinite, isHypothetical, kindsAsked, namesBoth, optionAsked, withoutHaving } from '../asks.ts'
import type { Clause } from '../clause.ts'
import { LIKELY, SURE } from '../how-sure.ts'
import { headedBy } from '../product/asked-product.ts'
import { askedOfBox } from '../product/attribute-asked.ts'
import { asksForDifferences, asksOtherOption, comparedNames, comparesNamed } from '../product/compare-moves.ts'
import { atPriceEnd } from '../product/price-end.ts'
import { isAnyOf } from './any-of.ts'
import { namesOtherMaker } from './named-elsewhere.ts'
import { numberedAs, otherOfTwo, placedAs, pointedProduct, pointsAtOther } from './pointed-product.ts'
import { evidenceOf, LEAST_SHARE, ofKinNamed } from './unshown.ts'

/** Whether the product meant is one that was shown or is on the page; the clause names no other thing. */
export function isAboutShown(clause: Clause): boolean {
  if (otherOfTwo(clause) !== undefined || numberedAs(clause) || asksOfPlace(clause)) return true
  if (pointsAtOther(clause)) return false
  // "If they want it in 28, can they swap it?": asked of the shop, where that is much more likely.
  if (services.has(clause.act) && (clause.share(ofServices) ?? 0) > MUCH_MORE * (clause.share(ofProducts) ?? 1))
    return false
  if (clause.calledSo !== null && !clause.reference.isWhich) return true
  // "Do these have a lid?" asks of each.
  if (clause.reference.isMany && clause.ordinals.length === 0 && clause.described === null && asksOfAll(clause))
    return false
  if (namesBoth(clause) && asksOfAll(clause)) return false
  if (asksForAny(clause)) return false
  // "Was it cheaper before?"
  if (clause.asksReduced && clause.reference.isIt && clause.before.shown.length === 1) return true
  // "What other sizes are there?" asks for more of the one talked about.
  const isElse = clause.isElse && (clause.focus === null || !(kindsAsked(clause).length > 0 || optionAsked(clause)))
  if (isElse || namesOtherMaker(clause)) return false
  if (clause.amongShown.length === 0) {
    if (askedOfBox(clause) !== null) return true
    // The "es" of "gibt es den Topf auch in Blau?" points at nothing.
    const { isIt, isQuestion } = clause.part(withoutHaving(clause.text)).reference
    const isAsked = clause.isAsked || isQuestion || clause.reference.isQuestion
    return (isIt && isAsked) || (clause.isAsked && clause.isPartOfFocus) || asksOfItsPart(clause) || asksOfOther(clause)
  }
  return pointedProduct(clause) !== undefined
}

/** "Is the second one tight?" */
const asksOfPlace = (clause: Clause): boolean =>
  clause.isAsking && asksAbout.has(clause.act) && !clause.reference.isSimilar && placedAs(clause) !== undefined

/** "She wants an iphone, which ones do you have": any that is one, though one was shown. */
function asksForAny(clause: Clause): boolean {
  const { text, wish, reference, scope } = clause
  const { roles, language } = scope.understanding
  // "Do I need a hub" asks for none.
  if (asksForNeed(text, language, scope.catalog.language) || asksOfItsPart(clause)) return false
  const tokens = tokenize(text)
  const isThing = (word: string) =>
    wish.thing?.names.includes(word) || (roles.get(word) === 't' && wish.words.some(({ surface }) => surface === word))
  const places = tokens.flatMap((token, at) => (isThing(token.text) ? at : []))
  return !reference.isIt && places.length > 0 && places.every((at) => isAnyOf(tokens, at))
}

const definite = wordsOfAll(({ dialogue }) => dialogue?.definite)
/** "Does the strap go round a tree?", of a hammock: of a part that is told of on its page, whatever else is named. */
function asksOfItsPart({ text, focus, isAsked, scope }: Clause): boolean {
  if (focus === null || !isAsked) return false
  const tokens = tokenize(text)
  const any = tokens.findIndex((_, at) => isAnyOf(tokens, at))
  const before = tokens.slice(0, Math.max(0, any))
  const parts = before.flatMap(({ text: word }, at) => (definite.has(before[at - 1]?.text ?? '') ? word : []))
  return parts.length > 0 && evidenceOf([focus], parts, scope, false).some(({ share }) => share >= LEAST_SHARE)
}

/** "Do I need an oven for it?": what must be had besides is no wish, whether or not it is sold here. */
const asksOfOther = (clause: Clause): boolean => {
  const { focus, wish, text, scope } = clause
  if (focus === null || !wish.namesThing) return false
  return asksForNeed(text, scope.understanding.language, scope.catalog.language)
}

/** "The first one", "do you have it in blue?", where nothing was shown or talked about, and nothing is named that it could be. */
export function pointsAtNothing(clause: Clause): boolean {
  const { ordinals, reference, wish, scope, shown, focus } = clause
  if (shown.length > 0 || focus !== null || wish.namesThing) return false
  if (scope.understanding.found.length > 1 || headedBy(clause) !== null) return false
  const { roles } = scope.understanding
  if (tokenize(clause.text).some(({ text }) => roles.get(text) === 't')) return false
  return ordinals.length > 0 || (reference.isIt && clause.isAsking && !isStory(scope.parts)) || isBareValue(clause)
}

/** "Do you have size 43?", of a shop where nothing comes in that. */
function isBareValue({ act, wish, before, hasWords, scope }: Clause): boolean {
  const { options = {}, ...others } = wish.wishes
  const values = Object.values(options).flat()
  const isHere = (value: string) => scope.catalog.vocabulary.findValue(keyOf(value)).length > 0
  const isOnly = values.length > 0 && Object.keys(others).length === 0 && !hasWords && !wish.hasAudience
  return act === 'stock_question' && before.search === null && isOnly && !values.some(isHere)
}

/** "The small one" of several, none of which tells whether it is. */
export function pointsUnclearly(clause: Clause): boolean {
  const { reference, text, wish, shown, described } = clause
  // "And the other one" of more than two.
  if (reference.isOther && reference.isOne && isDefinite(text) && !clause.hasWords && shown.length > 1)
    return otherOfTwo(clause) === undefined
  if (!reference.isOne || !isDefinite(text) || shown.length < 2 || described !== null || clause.hasValues) return false
  const isOfDegree = wish.words.length > 0 && wish.words.every(({ surface }) => qualityOf(surface) !== undefined)
  return isOfDegree && !wish.namesThing
}

/** Whether none of what is talked about can be had. */
export const isSoldOut = ({ focus, shown }: Clause): boolean =>
  !((focus ?? shown[0])?.variants.some(isAvailable) ?? true)

/** "The cheapest of them", "which one costs less". */
export const namesPriceEnd = (clause: Clause): boolean =>
  atPriceEnd(clause) !== undefined && (clause.reference.isOfThem || comparedNames(clause).length === 0)

/** "Which one is lighter?" of several that were shown; a price, an option or an order of the list are looked for instead. */
export function asksWhichOne(clause: Clause): boolean {
  const { reference, wish } = clause
  if (!reference.isWhich && !(reference.isOfThem && clause.isAsked)) return false
  if (clause.ordinals.length > 1 || asksForDifferences(clause)) return false
  const isOwn = !wish.namesThing || reference.isOne || reference.isOfThem
  // "Which of them for a fancy dinner?" asks of all, though none is a dinner.
  const asked = reference.isOfThem ? clause.shown : clause.amongShown
  const isBest = reference.isOfThem && wish.order === 'best'
  return isOwn && asked.length > 1 && (isBest || (clause.hasWords && !clause.hasValues)) && !clause.asksPrice
}

const ofServices = ['shipping', 'returns', 'payment', 'discount', 'shop'] as const
const ofProducts = ['ask', 'options', 'stock', 'price', 'pick', 'compare', 'buy'] as const
const MUCH_MORE = 2

/** "How much memory?", "do they have a timer": asks something about several that were shown, none of which is talked about. */
export function asksOfAll(clause: Clause): boolean {
  const { reference, focus, shown } = clause
  // "Vous livrez en France ?"
  if (services.has(clause.act) && clause.confidence >= SURE) return false
  if (namesBoth(clause)) {
    const { understanding, catalog } = clause.scope
    // "How heavy are they both" has no other words.
    const asksFact = clause.hasWords || asksOfGoods(clause.text, understanding.language, catalog.language)
    return clause.isQuestion && asksFact && !clause.hasValues && !clause.asksPrice
  }
  if (focus !== null || shown.length < 2 || clause.isElse) return false
  if (clause.attribute !== null) return true
  const isOfCompared = (clause.before.compared ?? []).length > 1
  if (!clause.isQuestion || (reference.isGoingOn && !isOfCompared)) return false
  const isOwn = !clause.wish.namesThing || reference.isIt
  return (
    isOwn &&
    (clause.hasWords || clause.wish.namesThing || isOfCompared) &&
    !clause.hasValues &&
    !clause.asksPrice &&
    !asksHaving(clause.text)
  )
}

/** The product talked about, else the only one that was shown. */
export const onlyProduct = ({ focus, shown }: Clause): string | undefined =>
  focus?.id ?? (shown.length === 1 ? shown[0]?.id : undefined)

/** What a question about a product may sound like. */
const maySound = new Set<Act>([
  ...(['shipping', 'returns', 'payment', 'policy', 'discount', 'order_change', 'order_status', 'complaint'] as const),
  ...(['recommend', 'who_are_you', 'small_talk', 'unknown', 'search', 'refine'] as const),
])

/** "Can I swap the blades on it?" sounds like an exchange. */
export function asksOfOwnPage(clause: Clause): boolean {
  const { act, confidence, reference, scope, wish } = clause
  const { order_number, email, phone } = scope.understanding.slots
  if (!maySound.has(act) || (order_number ?? email ?? phone) !== undefined) return false
  const isAsking = clause.isQuestion && !clause.isElse && !wish.namesThing && !clause.hasValues && !clause.asksPrice
  const isOfIt = reference.isIt && !(confidence >= SURE && isHypothetical(clause.text))
  // "How long is the guarantee?" may be told by the page of the product, and else by those of the shop.
  return onlyProduct(clause) !== undefined && isAsking && (isOfIt || confidence < SURE || act === 'policy')
}

/** Whether what is asked is a fact of products: "guarantee". */
export const asksOfFact = ({ text, scope: { understanding, catalog } }: Clause): boolean =>
  asksForFact(text, understanding.language, catalog.language)

/** Of more that were shown "the best" is looked for, not told side by side. */
const MOST_COMPARED = 3
/** "Compare these", "which is better", but not "the cheapest" of all there is. */
export const asksToCompare = (clause: Clause): boolean =>
  comparesNamed(clause) || comparesSurely(clause) || isComparing(clause)

/** As likely as this it is meant. */
const SURELY = 0.8
/** "The fox one or the moon, which is better for traveling?" */
const comparesSurely = (clause: Clause): boolean =>
  comparedNames(clause).every((name) => clause.before.shown.includes(ofKinNamed(clause, name)?.id ?? '')) &&
  (clause.share(['compare']) ?? 0) >= SURELY &&
  clause.wish.order === null &&
  !clause.hasValues &&
  clause.shown.length > 1 &&
  clause.shown.length <= MOST_COMPARED

const isComparing = (clause: Clause): boolean =>
  clause.act === 'compare' &&
  // "The cheaper one", "and which one" of the only one that was shown.
  (clause.shown.length > 1 || asksForDifferences(clause) || comparedNames(clause).length > 0) &&
  (clause.confidence >= LIKELY || clause.reference.isWhich) &&
  !asksOtherOption(clause) &&
  // "Khaki or brown": values of what is looked for.
  (asksForDifferences(clause) || !comparedNames(clause).some((name) => clause.part(name).namesOnlyOptions))
