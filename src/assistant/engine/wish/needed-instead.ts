import { isPurposeWord } from '../../../language/readers/purpose.ts'
import { isCalledGift, isGiftWish } from '../../../language/readers/read-gift.ts'
import { wordsIn } from '../../../language/text/tokens.ts'
import { purposeWords } from '../../../search/fit/denied-and-meant.ts'
import { tellsMeasure } from '../../../search/fit/read-measures.ts'
import { wishedThing } from '../../../search/fit/wished-thing.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import { isStory } from '../../../search/word-parts.ts'
import type { DialogueState } from '../../dialogue-state.ts'
import type { SearchInput } from '../../tools/find-one.ts'
import { followedIn } from '../../tools/need-in.ts'
import type { SearchResult } from '../../tools/tool-results.ts'
import { asksHaving } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn } from '../engine-turn.ts'
import { needOf, needText } from './calls-for.ts'
import { kindWished, notFound } from './missing-thing.ts'
import { mayBeOther, namesValues, onlyTells } from './said-next.ts'
import { heldFor, limitSaid } from './search-input.ts'

/** As likely as this a message calls for what is found by that. */
const LEAST_NEEDED = 0.3
/** The same where it asks for a thing that nothing here is called: "do you sell wine?" is not answered by glasses for it. */
const LEAST_INSTEAD = 0.45
/** How many times likelier than by its texts alone a product is meant that was found by its words. */
const FOUND = 1.3
const FOUND_THING = 2.5
const FOUND_EXACTLY = 12

const oddsOf = (share: number): number => share / Math.max(1e-9, 1 - share)

/** What a message calls for, where that is likelier another product than its words found. @param isLiked it tells what somebody likes who gets a present */
export function neededInstead(turn: EngineTurn, found: SearchResult, isLiked: boolean): SearchInput | null {
  const { clause, scope } = turn
  if (found.things.length > 0) return null
  const { products: needed, isUnsold, isUnsure, namesUnsold } = needOf(clause)
  // It stays a present, within its budget, by whatever way it is found.
  const isGift = clause.isGift || isLiked
  // "Max 40 dollars" of a shop in euros is told to be left out.
  const isForeign = clause.wish.spans.some(({ kind }) => kind === 'other_currency')
  const asked: SearchInput = {
    ...{ query: needText(clause), need: true, ...(isForeign ? {} : limitSaid(turn)) },
    ...(isLiked ? {} : heldFor(turn).budget),
    ...(isGift ? { gift: true } : {}),
    ...(isLiked ? { refine: true } : {}),
  }
  if (isUnsold || isUnsure) {
    if (found.products.length === 0 || !isByLetters(turn, found)) return null
    unshow(turn)
    return asked
  }
  const [best] = needed
  // "Dining table", where none is sold: napkins for one are not what is called for.
  if (isPlainThing(turn) && !best?.isNamed) return null
  // Of what somebody likes the nearest is told rather than nothing.
  if (isGift && best && found.products.length === 0) return asked
  const missing = notFound(clause)
  // "A present under 50" calls for nothing more than for another.
  const isForAnybody = clause.isGift && !clause.wish.hasAudience
  const least = !isForAnybody && (missing === null || best?.isNamed || isGift) ? LEAST_NEEDED : LEAST_INSTEAD
  if (!best || best.likelihood < least) return null
  if (namesUnsold && !isStory(scope.parts)) return null
  if (missing !== null && asksHaving(clause.text) && !best.isNamed && !isStory(scope.parts)) return null
  if (found.products.length === 0) return asked
  // What is sold as a present, and has what they like, is one.
  if (isGift && isCalledGift(found.products[0]?.title ?? '')) return null
  const own = needed.find(({ product }) => product.id === found.products[0]?.id)?.likelihood ?? 0
  const isThing = clause.wish.thing?.isSold === true
  // "Gaming laptop with 16 GB" is no memory for one.
  const isMeant = found.fit === 'exact' || kindWished(clause) !== null
  if (isThing && !clause.wish.isThing(best.product) && (isMeant || isWhatItIsFor(clause, best.product))) return null
  const times = isThing && found.fit === 'exact' ? FOUND_EXACTLY : isThing || isGift ? FOUND_THING : FOUND
  return oddsOf(best.likelihood) > oddsOf(own) * times ? asked : null
}

/** "Coffee for my filter machine" wishes for no machine, however much of the message has to do with one. */
function isWhatItIsFor(clause: Clause, product: SearchProduct): boolean {
  const text = needText(clause)
  const purposes = purposeWords(text)
  const words = wordsIn(text)
  const behind = words.slice(words.findIndex(isPurposeWord) + 1).filter((word) => purposes.get(word) === 'for')
  const { catalog, understanding } = clause.scope
  const thing = wishedThing(behind.join(' '), catalog, understanding.language)
  return thing?.isSold === true && thing.grade(product).verdict === 'holds'
}

/** As much likelier as this must another be than what has all the words that were said. */
const BESIDE_EXACT = 1.03

/** What is meant by what is said of the open wish, where its words are no values to hold products against. */
export function followedInstead(turn: EngineTurn, found: SearchResult): SearchInput | null {
  const { clause, scope } = turn
  const { reference, before, wish, text } = clause
  const { search: open } = before
  if (!open || open.several || open.isEmpty || !clause.hasWords || !onlyTells(clause)) return null
  if (clause.priceDirection !== 0 || clause.isBareNumber || wish.order !== null || found.measured !== undefined)
    return null
  if (clause.isDenying || reference.isIt || reference.isOne || asksHaving(text) || notFound(clause) !== null)
    return null
  const isHeld = namesValues(clause) || tellsMeasure(text, turn.language, scope.catalog.language)
  const isAnother = wish.namesThing && !clause.shown.some((product) => wish.isThing(product))
  if ((isHeld && found.products.length > 0) || isAnother) return null
  const said = needText(clause)
  const other = mayBeOther(clause)
  const likely = followedIn(scope, { former: open.query, shown: before.shown, said, other })
  const own = likely.find(({ product }) => product.id === found.products[0]?.id)?.likelihood ?? 0
  return found.fit === 'exact' && own * BESIDE_EXACT >= 1 ? null : { query: said, refine: true, follow: other }
}

/** Whether a message names a thing that is known, which the shop has not, and says next to nothing else. */
export function isPlainThing({ clause, scope: { parts } }: EngineTurn): boolean {
  const { thing } = clause.wish
  if (!thing?.isKnown || thing.isSold || clause.isGift || isStory(parts)) return false
  return Object.entries(parts).every(([word, part]) => part === 'filler' || thing.roleOf(word) !== null)
}

/** So many words are a query, which is taken by its letters. */
const QUERY_WORDS = 4

/** Whether what was found only shares words with what was said. */
function isByLetters({ clause, scope: { parts } }: EngineTurn, { fit }: SearchResult): boolean {
  const { namesThing, thing } = clause.wish
  if (isGiftWish(clause.text) || thing?.isSold || Object.keys(parts).length <= QUERY_WORDS) return false
  return isStory(parts) || (!namesThing && fit !== 'exact')
}

/** What was found is not shown after all. */
export function unshow({ scope: { state, before } }: EngineTurn): void {
  const { search, shown, seen, shownPrices, compared, focus, talked } = before
  const former: Partial<DialogueState> = { search, shown, seen, shownPrices, compared, focus, talked, shownTitles: [] }
  Object.assign(state, former)
}
