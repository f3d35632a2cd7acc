import { phrasesOfAll } from '../../../language/packs.ts'
import type { Deed } from '../../../language/said/said-lines.ts'
import { anySpellingOf } from '../../../language/text/any-spelling.ts'
import { plainOf } from '../../../language/text/plain.ts'
import type { Act } from '../../understanding/understanding.ts'
import type { Clause, NamedClause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import { LIKELY } from '../how-sure.ts'
import { aboutProduct } from '../product/product-moves.ts'
import { clarify } from '../talk-moves.ts'
import { looksForOther } from './other-goods.ts'

/** From so many words on a title is nothing but that. */
const LEAST_WORDS = 4

/** "A case for the Pixel 8 Pro" is another thing. */
const isFor = new RegExp(
  `(?<!\\p{L})${anySpellingOf(phrasesOfAll(({ purposes }) => purposes?.for))}(?:\\s+\\p{L}{1,4})?\\s*$`,
  'iu',
)

const asking: readonly Deed[] = ['ask', 'options', 'stock', 'price', 'pick', 'compare']
const wishing: readonly Deed[] = ['find', 'refine', 'gift']
/** As likely as this something is asked of what is named, and beside that it is wished for. */
const LEAST_ASKED = 0.3
const BESIDE_WISH = 0.6
/** What a clause may sound like that names a product: orders, contacts and services are spoken of before. */
const maybe = new Set<Act>([
  ...(['search', 'refine', 'more_results', 'recommend', 'product_question', 'stock_question', 'quote'] as const),
  ...(['compare', 'policy', 'unknown', 'yes', 'no', 'small_talk', 'goodbye'] as const),
])

/** Speaks of a product that it names by its title; "a case for the Pixel 8 Pro" is another thing. */
export function isAboutNamed(clause: Clause): boolean {
  const { named, act } = clause
  const { email, phone } = clause.scope.understanding.slots
  // With an address an answer about it is wanted.
  const asksStock = clause.asksStock && clause.stockQuestion !== 'back'
  const isMaybe = maybe.has(act) || clause.confidence < LIKELY || asksStock
  if (!named || looksForOther(clause) || !isMaybe || email !== undefined || phone !== undefined) return false
  const asked = clause.share(asking) ?? 0
  // "Waterproof rain boots in green" wishes, though some are called "rain boots".
  const isAsked = asked >= LEAST_ASKED && asked > BESIDE_WISH * (clause.share(wishing) ?? 0)
  const asks = isAsked || clause.asksPrice || asksStock
  if (named.said !== null) return (asks || clause.isQuestion || clause.reference.isGoingOn) && !isOfOther(clause, named)
  if (asks || isWholeWithMaker(clause, named)) return true
  if (named.words >= LEAST_WORDS) return !isFor.test(named.before)
  // A short title is also what such things are called: "desk lamp".
  return clause.isQuestion && !named.beside.wish.thing?.isSold
}

/** "Apple AirPods Pro": a title that its maker begins, and nothing beside it, is what that one is called. */
function isWholeWithMaker({ scope: { catalog } }: Clause, { id, before, beside }: NamedClause): boolean {
  const product = catalog.index.productById(id)
  const maker = plainOf(product?.vendor ?? '')
  const isCalledByMaker = maker !== '' && ` ${plainOf(product?.title ?? '')} `.startsWith(` ${maker} `)
  return isCalledByMaker && !isFor.test(before) && !beside.hasWords && !beside.namesGoods
}

/** "A stand for the ukulele", "are there sleeves for pandemic": another thing is looked for. */
function isOfOther({ scope: { catalog } }: Clause, { id, before, beside }: NamedClause): boolean {
  const product = catalog.index.productById(id)
  const { wish } = beside
  return isFor.test(before) || (product !== null && wish.thing?.isSold === true && !wish.isThing(product))
}

/** Answers what is said beside the title; the product is what is wished for from here on. */
export function aboutNamed(turn: EngineTurn): Move {
  const { named } = turn.clause
  if (!named) return clarify(turn)
  const { state, before, catalog } = turn.scope
  // One of those that were found leaves the wish as it is. What is asked of it, once that is looked up, belongs to the wish.
  const isFound = before.search !== null && before.shown.includes(named.id)
  if (!isFound && !turn.answer('get_product'))
    state.search = { query: catalog.index.productById(named.id)?.title ?? '', wishes: {} }
  return aboutProduct(turn.withClause(named.beside), named.id)
}
