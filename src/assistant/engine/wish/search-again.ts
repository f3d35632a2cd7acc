import { packOf, phraseList } from '../../../language/packs.ts'
import { audienceIn } from '../../../language/readers/read-audience.ts'
import { readWish } from '../../../search/read-wish.ts'
import type { SearchProduct } from '../../../search/search-product.ts'
import type { SearchInput } from '../../tools/find-one.ts'
import type { SearchResult } from '../../tools/tool-results.ts'
import type { EngineTurn } from '../engine-turn.ts'
import { leftOut, looksForOther, staysOfKind } from '../shown/other-goods.ts'
import { namesNext, namesOther } from './changes-wish.ts'
import { followedInstead, neededInstead } from './needed-instead.ts'
import { foundNoOther, oneAsked } from './one-asked.ts'
import {
  beyondShown,
  forgetBound,
  heldFor,
  isBeyondShown,
  searchInput,
  type WishChange,
  wordOfOrder,
} from './search-input.ts'
import { wishForShelf } from './similar-wish.ts'

/** What was searched for in this turn, and what came of it. */
interface Searched {
  turn: EngineTurn
  change: WishChange
  found: SearchResult
  /** The first of them, and how many there were. */
  first: SearchResult
  count: number
}

/** Looks once more, for something else; null where what was found stands. */
type Again = (searched: Searched) => SearchInput | null

const isNone = ({ products }: SearchResult): boolean => products.length === 0

/** What may be another wish, though it was taken for more of the open one. */
const asOther = ({ clause }: EngineTurn): SearchInput => ({ query: clause.reference.rest, sold_things: true })

/** In their order: the first that looks for something is taken. */
const table: readonly Again[] = [
  // "Anything else?", behind "the wool one, in grey": not all else need be grey.
  ({ turn, change, found }) => {
    const { state } = turn.scope
    if (change !== 'more' || !isNone(found) || !state.search?.former) return null
    state.search = { ...state.search, wishes: state.search.former, former: undefined }
    return searchInput(turn, change)
  },
  ({ turn, change, found, count }) =>
    change === 'more' && isNone(found) && count === 1 && turn.clause.reference.isSimilar && wishForShelf(turn)
      ? { query: '', more: true }
      : null,
  // "Is there one without lactose?", and nothing else is called so: what else is on the shelf may be so.
  ({ turn, change, found, count }) => {
    const one = change === 'changed' ? oneAsked(turn.clause) : null
    if (one === null) return null
    const isNext = count === 1 && foundNoOther(turn.clause, found) && wishForShelf(turn)
    return isNext ? { query: one, more: true, sold_things: true } : null
  },
  // "Anything similar but sweeter?", and nothing else is called so: what else stands on the shelf of the one turned from.
  ({ turn, change, found, count }) =>
    change === 'changed' && count === 1 && isNone(found) && staysOfKind(turn.clause) && wishForShelf(turn)
      ? {
          ...{ query: turn.clause.hasValues ? turn.clause.reference.rest : '', more: true },
          ...(turn.clause.priceDirection === 0 ? {} : beyondShown(turn.clause, turn.clause.priceDirection)),
        }
      : null,
  // What changes the wish to something that there is not may be another wish: "stuff for bees" after gloves.
  ({ turn, change, found, count }) => {
    const { clause } = turn
    const { wish, reference, isDenying } = clause
    if (change !== 'changed' || count > 1 || !isNone(found) || isDenying || staysOfKind(clause)) return null
    const isNext = clause.before.search?.isEmpty
      ? namesNext(clause)
      : wish.words.length > 0 || (reference.isSomething && !isOnlyOfPrice(clause)) || wish.thing?.isSold
    return isNext ? asOther(turn) : null
  },
  ({ turn, change, found, count }) =>
    change === 'changed' && count === 1 && !isNone(found) && found.fit !== 'exact' && namesOther(turn.clause)
      ? asOther(turn)
      : null,
  // Where that was no better, what was found first is.
  ({ turn, change, found, first, count }) => {
    const isOpenBoth = count === 2 && !isNone(found) && !isNone(first) && found.fit !== 'exact'
    if (change !== 'changed' || !isOpenBoth || openIn(found) < openIn(first) || !namesOther(turn.clause)) return null
    turn.scope.state.search = turn.scope.before.search
    return searchInput(turn, change)
  },
  // "Anything without nuts?", and nothing is nearer than what was shown and has them: another than that.
  ({ turn, change, found, count }) => {
    const { clause, scope } = turn
    const isNext = change === 'changed' && count === 1 && found.fit === 'near' && !isNone(found)
    if (!isNext || !looksForOther(clause) || !foundNoOther(clause, found)) return null
    scope.state.search = scope.before.search
    return { ...searchInput(turn, change), except: found.products.map(({ id }) => id) }
  },
  // "Something else? Not black", and all else is for somebody else: those shown before that are so.
  ({ turn, change, found, count }) => {
    const { clause, scope } = turn
    if (change !== 'changed' || count > 1 || !(isNone(found) || found.fit === 'near')) return null
    if (clause.priceDirection !== 0 || !clause.hasValues || leftOut(clause).length === 0) return null
    scope.state.search = scope.before.search
    return { ...searchInput(turn, change), except: [] }
  },
  // Where nothing else is called as that one, whatever is so.
  ({ turn, change, found, first, count }) => {
    const isNext = change === 'changed' && count === 2 && isNone(found) && first.fit === 'near'
    if (!isNext || !looksForOther(turn.clause)) return null
    return { ...asOther(turn), except: first.products.map(({ id }) => id) }
  },
  // "A womens jacket in M", "and a tent?": is for nobody, and comes in no such size.
  ({ turn, change, found, count }) => {
    if (change !== 'new' || !(isNone(found) || found.fit === 'near')) return null
    const held = heldFor(turn)
    // A present that is for somebody else is none.
    if (held.budget && !isNone(found)) return null
    const { size, ...unsized } = held
    const forAnybody = { ...unsized, who: '' }
    const next = (size === undefined ? [forAnybody] : [unsized, forAnybody])[count - 1]
    return held.who !== '' && next !== undefined ? searchInput(turn, change, next) : null
  },
  // "Need to read in bed without waking my wife": what that calls for is looked for, though no page has the words.
  ({ turn, change, found, first, count }) => {
    const isFirst = change === 'new' && count === 1
    const isNext = change === 'changed' && isNone(found) && isNone(first) && !staysOfKind(turn.clause)
    const isLiked = change === 'liked' && count === 1
    if (isLiked) turn.scope.state.search = turn.scope.before.search
    return isFirst || isNext || isLiked ? neededInstead(turn, found, isLiked) : null
  },
  // "It has to survive the dishwasher", behind chopping boards: which of them that is, its letters do not tell.
  ({ turn, change, found, count }) => (change === 'changed' && count === 1 ? followedInstead(turn, found) : null),
  // What is likelier, but for women where men were named, does not stand for what fits.
  ({ turn, change, found, first, count }) => {
    const isNearOnly = change === 'new' && count === 2 && found.fit === 'near' && turn.scope.state.search?.isNeed
    return isNearOnly && !isNone(first) && first.fit !== 'near' ? searchInput(turn, change) : null
  },
  // "Anything cheaper?", and nothing is: then the cheapest is named.
  ({ turn, change, found, count }) => {
    const { priceDirection } = turn.clause
    if (change !== 'changed' || priceDirection === 0 || count > 1) return null
    if (!isNone(found) && found.fit !== 'near') return null
    forgetBound(turn)
    const query = wordOfOrder(turn, priceDirection < 0 ? 'cheapest' : 'dearest')
    return query === undefined ? null : { query, refine: true, except: [] }
  },
  // The cheapest of one is no answer to "too expensive": another of what that is a kind of may be.
  ({ turn, change, found, count }) => {
    const { clause, scope } = turn
    const { priceDirection } = clause
    if (change !== 'changed' || priceDirection === 0 || count !== 2 || found.total !== 1) return null
    if (found.products.some((product) => isBeyondShown(clause, product))) return null
    const open = readWish(scope.before.search?.query ?? '', scope.catalog, turn.language, {
      parts: scope.before.search?.parts,
    })
    const called = clause.focus && clause.part(withoutMaker(clause.focus), 'search').wish.thing
    const [query] = [open.thing, called].flatMap((thing) => thing?.widerNames() ?? [])
    if (query === undefined) return null
    // For the same person, and in the same colour.
    const { query: said = '', wishes = {} } = scope.before.search ?? {}
    scope.state.search = { query: `${query} ${audienceIn(said)}`.trim(), wishes }
    return { query: '', words: clause.reference.rest, refine: true, ...beyondShown(clause, priceDirection) }
  },
  // What somebody likes is told, and nothing here has to do with that: what is sold as a present is left.
  ({ turn, change, found, count }) => {
    const { clause, scope } = turn
    const isGift = clause.isGift || change === 'liked'
    if (!isGift || count > 1 || !isNone(found) || found.isAnyGift) return null
    const { priceMin, priceMax } = { ...scope.before.search?.wishes, ...clause.wish.wishes }
    const query = phraseList(packOf(turn.language)?.gifts)[0] ?? ''
    return { query, gift: true, price_min: priceMin, price_max: priceMax }
  },
]

/** "Airpods" of "Apple Airpods", which are no fruit. */
const withoutMaker = ({ title, vendor }: SearchProduct): string =>
  vendor !== null && title.toLowerCase().startsWith(`${vendor.toLowerCase()} `) ? title.slice(vendor.length) : title

/** "Anything under 200?" */
const isOnlyOfPrice = ({ wish: { wishes, words, namesThing, hasAudience } }: EngineTurn['clause']): boolean =>
  !namesThing && !hasAudience && words.length === 0 && (wishes.priceMax ?? wishes.priceMin) !== undefined

/** What is to be looked for once more, when a search did not do; null where what was found stands. */
export function searchAgain(
  turn: EngineTurn,
  change: WishChange,
  searches: readonly SearchResult[],
): SearchInput | null {
  const [first, found, count] = [searches[0], searches.at(-1), searches.length]
  if (!first || !found) return null
  for (const again of table) {
    const input = again({ turn, change, found, first, count })
    if (input) return input
  }
  return null
}

/** How much of a wish the best of those found leaves open. */
export const openIn = ({ products }: SearchResult): number =>
  Math.min(...products.map(({ unknown, fails }) => unknown.length + fails.length))
