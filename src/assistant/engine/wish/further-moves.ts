import type { Deed } from '../../../language/said/said-lines.ts'
import { asksForNeed } from '../../../search/questions/read-question.ts'
import type { SearchResult } from '../../tools/tool-results.ts'
import type { Act } from '../../understanding/understanding.ts'
import { asksDetails, asksHaving, optionAsked } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { otherOfTwo } from '../shown/pointed-product.ts'
import { namesNextNoun, wantsSomethingTo } from './changes-wish.ts'
import { kindWished } from './missing-thing.ts'
import { search } from './search-moves.ts'

const ofGoods: readonly Deed[] = [
  'find',
  'refine',
  'more',
  'gift',
  'ask',
  'options',
  'stock',
  'price',
  'compare',
  'pick',
  'buy',
]
const LIKELY = 0.4

/** Whether a clause looks for goods or asks about them. */
const isOfGoods = (clause: Clause): boolean => (clause.share(ofGoods) ?? 0) >= LIKELY

/** What a clause about a wish that found nothing may sound like. */
const mayBeOfUnmet = new Set<Act>(['unknown', 'small_talk', 'no', 'policy'])
/** What the rules read in as many words. */
const SURE = 0.97

/** "Show me more", "others", "something like this, but in blue". */
export function asksForMore(clause: Clause): boolean {
  const { act, confidence, before, namesGoods, hasWords, hasKnownWords, reference, scope, text } = clause
  const { slots, priceDirection } = scope.understanding
  // "Show me others", but not "tell me more about the first".
  const isOfOthers = reference.isOther && act === 'more_results' && confidence >= SURE && clause.ordinals.length === 0
  if (optionAsked(clause) || (asksDetails(text) && !isOfOthers) || slots.quantity !== undefined || priceDirection !== 0)
    return false
  if (reference.isSimilar) return clause.first !== undefined && !clause.wish.namesThing && !hasKnownWords
  if (before.search === null || namesGoods || otherOfTwo(clause) !== undefined) return false
  return (act === 'more_results' && !(reference.isOther && hasKnownWords)) || (reference.isOther && !hasWords)
}

/** "And glue for it?", "what goes with it?" */
export function asksForMatching(clause: Clause): boolean {
  const { reference, act, confidence, wish, first } = clause
  if (!reference.isMatching || reference.isSimilar) return false
  if (reference.matched !== null) return isOfGoods(clause)
  if (first === undefined) return false
  // "Do I need a lid for it?" asks what its page tells.
  const { scope, text } = clause
  if (wish.namesThing && asksForNeed(text, scope.understanding.language, scope.catalog.language)) return false
  if (wish.namesThing) return wish.thing?.isSold === true || isOfGoods(clause)
  return isOfGoods(clause) && !clause.hasValues && !(act === 'product_question' && confidence >= SURE)
}

/** Looks for the thing that is named; where none is, the shop does not tell what goes with it. */
export function matching(turn: EngineTurn): Move {
  const { clause, scope } = turn
  if (clause.wish.namesThing || clause.hasKnownWords) return search(turn, 'new')
  const { matched } = clause.reference
  const found = turn.answer<SearchResult>('search_products')
  if (matched !== null && !found)
    return { call: { tool: 'search_products', input: { query: matched, any_stock: true } } }
  const meant = scope.catalog.index.productById(found?.products[0]?.id ?? clause.first ?? '')
  if (!meant) return { say: [turn.say('which_product')] }
  const known = turn.answer('get_product')
  if (!known) return { call: { tool: 'get_product', input: { product_id: meant.id } } }
  return { say: [turn.say('matching_which', { title: turn.title(meant) })] }
}

/** "For the balcony", "is it good for puppies?", behind something that there is not. */
export function saysMoreOfUnmet(clause: Clause): boolean {
  const { act, isOfUnmet, ordinals, wish, scope } = clause
  if (!isOfUnmet || ordinals.length > 0 || clause.asksReduced || scope.understanding.slots.order_number !== undefined)
    return false
  // Another thing is another wish.
  const isOther =
    wish.thing?.isSold ||
    (wish.namesThing && clause.isLookingFor && (!clause.reference.isIt || clause.reference.isMatching))
  if (
    isOther ||
    namesNextNoun(clause) ||
    wantsSomethingTo(clause) ||
    kindWished(clause) !== null ||
    !(isOfGoods(clause) || mayBeOfUnmet.has(act))
  )
    return false
  // "Do you have something against fleas?" is another wish.
  if (asksHaving(clause.text) && (clause.hasWords || clause.hasValues)) return false
  return clause.reference.isIt || clause.hasWords || clause.hasValues
}
