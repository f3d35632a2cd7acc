import type { Card } from '../../conversations/turn.ts'
import { readOrder } from '../../language/read-order.ts'
import { tokenize } from '../../language/tokens.ts'
import type { PriceOrder } from '../../search/browse.ts'
import type { ConstraintFilters } from '../../search/constraints/filters.ts'
import { type GradedHit, mergeWishes, wishesOf } from '../../search/find-hits.ts'
import { fits } from '../../search/fit/grade.ts'
import { translateQuery } from '../../search/glossary/translate-query.ts'
import { readWish } from '../../search/read-wish.ts'
import { type FinishedSearch, findProducts } from '../../search/search-products.ts'
import { severalWishes } from '../../search/several-wishes.ts'
import { understandQuery } from '../../search/understand-query.ts'
import { isStory, joinParts, ofNeed, type WordParts } from '../../search/word-parts.ts'
import type { OpenWish } from '../dialogue-state.ts'
import type { TurnScope } from '../turn-scope.ts'
import { bestOf, soldOutLast } from './best-hits.ts'
import { cardNote } from './card-note.ts'
import { joinedWish } from './joined-wish.ts'
import { keepUnmet } from './keep-unmet.ts'
import { addSearchFacts, correctedOf, relaxedOf } from './let-go.ts'
import { needIn } from './need-in.ts'
import { openWishOf } from './open-wish.ts'
import { asksForMeasure, MOST_MEASURED, orderByMeasure } from './order-by-measure.ts'
import { briefOf, cardOf } from './present-product.ts'
import { presentsOf } from './presents.ts'
import { readShown, type Shown, told } from './read-shown.ts'
import { shelvesOf } from './shelves.ts'
import { noteSeen, remember } from './shown-products.ts'
import type { GradedBrief, SearchResult } from './tool-results.ts'

const MAX_CARDS = 6
/** So many descriptions are read at most. */
const MAX_READ = 24

export interface SearchInput {
  query: string
  price_min?: number | undefined
  price_max?: number | undefined
  in_stock?: boolean | undefined
  color?: string | undefined
  size?: string | undefined
  material?: string | undefined
  vendor?: string | undefined
  category?: string | undefined
  /** Wishes of the last search hold where this one names no other. */
  refine?: boolean | undefined
  /** Skip those shown before. */
  more?: boolean | undefined
  /** The shopper's whole words, where the query is only the thing they look for: what they insist on is read out of these. */
  words?: string | undefined
  /** What is sold out too: a question about one thing. */
  any_stock?: boolean | undefined
  /** A noun counts as the thing looked for only where the shop sells it. */
  sold_things?: boolean | undefined
  /** A present: nouns tell what somebody likes, and are not the thing. */
  gift?: boolean | undefined
  /** Nothing that is named is the thing looked for: all of it tells what that is needed for. */
  need?: boolean | undefined
  /** Finds what is named, to be compared: the wish that is open stays as it is. */
  lookup?: boolean | undefined
}

/**
 * Finds products and shows the best of them as cards: those that fit, else those that may fit, else those that come near. Never one
 * that is another thing than the one named. Of a message that wishes for several things each is looked for, and has its share of the cards.
 */
export async function searchProductsTool(scope: TurnScope, input: SearchInput): Promise<SearchResult> {
  const { ctx, state } = scope
  const former = input.refine || input.more ? state.search : null
  const { catalog } = await ctx.indexes.get(ctx.storeId)
  const wishes =
    former || input.need ? [] : severalWishes(input.words ?? input.query, catalog, scope.understanding.language)
  // What is named beside the whole message was read from it, and each wish has its own of it.
  const beside = input.words ? {} : namedWishes(input)
  if (wishes.length > 1)
    return searchSeveral(
      scope,
      input,
      wishes.map((one) => ({ ...one, wishes: beside })),
    )
  const open = former?.several ? await openOf(scope, input, former.several) : []
  if (open.length > 1) return searchSeveral(scope, input, open)
  const query = joinedWish(former ?? null, input.query, scope).slice(0, 512)
  const wished = mergeWishes(former?.wishes ?? {}, { ...(await saidWishes(scope, input)), ...namedWishes(input) })
  const own = input.need ? ofNeed(scope.parts) : scope.parts
  const one = await findOne(scope, input, { query, wished, parts: joinParts(former?.parts, own) })
  const result = show(scope, one.shown.slice(0, MAX_CARDS), [one], input)
  const isAnything = query === '' && !input.more && Object.keys(wished).every((name) => name === 'inStock')
  return isAnything ? { ...result, shelves: await shelvesOf(scope) } : result
}

/** The several things that are open, with what is said of them now: of the one that is named, else of each. */
async function openOf(scope: TurnScope, input: SearchInput, several: readonly OpenWish[]): Promise<OpenWish[]> {
  const { catalog, understanding } = scope
  const said = { ...(await saidWishes(scope, input)), ...namedWishes(input) }
  const { thing } = readWish(input.query, catalog, understanding.language, {
    isSoldThingOnly: true,
    parts: scope.parts,
  })
  const named = several.filter(({ query, parts }) =>
    readWish(query, catalog, understanding.language, { parts }).thing?.names.some((name) =>
      thing?.names.includes(name),
    ),
  )
  const meant = named.length > 0 ? named : several
  return meant.map((one) => ({
    ...one,
    query: joinedWish(one, input.query, scope).slice(0, 512),
    wishes: mergeWishes(one.wishes, said),
    parts: joinParts(one.parts, scope.parts),
  }))
}

/** Each of the wishes has the same share of the cards; what one does not fill is left to the others. */
async function searchSeveral(scope: TurnScope, input: SearchInput, wishes: readonly OpenWish[]): Promise<SearchResult> {
  const all: FoundWish[] = []
  for (const { query, wishes: wished, parts = scope.parts } of wishes)
    all.push(await findOne(scope, input, { query, wished, parts }))
  const found = all.filter(({ shown }) => shown.length > 0)
  const share = Math.floor(MAX_CARDS / Math.max(1, found.length))
  const shown = found.flatMap((one) => one.shown.slice(0, share))
  const result = show(scope, shown, all, input)
  const several = all.map((one, at) => ({ ...openWishOf(one), wanted: wishes[at]?.wanted ?? '' }))
  if (found.length > 0 && scope.state.search && !input.lookup) scope.state.search.several = several
  const things = wishes.map(({ wanted }, at) => ({ wanted, found: all[at]?.total ?? 0 }))
  for (const { wanted, found: count } of things) {
    scope.addFact('search', 'wish', 'word', wanted)
    if (count === 0) scope.addFact('search', 'missing', 'word', wanted)
  }
  return { ...result, things }
}

interface FoundWish {
  found: FinishedSearch
  wished: ConstraintFilters
  parts: WordParts
  /** Those of the best grade that there is. */
  best: readonly GradedHit[]
  /** Whether a noun counted as the thing only where the shop sells it. */
  soldThings: boolean
  isGift: boolean
  /** Found by what the words call for, not by their letters. */
  isNeed: boolean
  order: PriceOrder | undefined
  shown: Shown[]
  total: number
  measured?: NonNullable<SearchResult['measured']>
}

async function findOne(
  scope: TurnScope,
  input: SearchInput,
  { query, wished, parts }: { query: string; wished: ConstraintFilters; parts: WordParts },
): Promise<FoundWish> {
  const { catalog, understanding, state } = scope
  const open = input.refine || input.more ? state.search : null
  // "In L?", behind rain jackets that the shop has not: the thing stays what it was.
  const isNamed = !open || readWish(input.query, catalog, understanding.language, { parts: scope.parts }).namesThing
  const soldThings = (isNamed ? input.sold_things : undefined) ?? open?.soldThings ?? false
  const isGift = input.gift ?? open?.isGift ?? false
  // "Anything cheaper?", behind what was found by a need, is for the same need.
  const isNeed = input.need ?? (open?.isNeed === true && !isNamed)
  const needed = isNeed ? neededFor(query, scope) : null
  const found = await findProducts(scope.ctx, {
    ...{ q: query, limit: asksForMeasure(query) ? MOST_MEASURED : 50, filters: {}, wished },
    language: scope.understanding.language,
    isAnyStock: input.any_stock ?? false,
    isThingMeant: true,
    isSoldThingOnly: soldThings,
    isAnyThing: !isGift && needed === null,
    parts,
    ...(needed ? { needed } : {}),
  })
  const { shown: former, seen = [], compared = [] } = scope.state
  // What was put side by side took the place of what was shown.
  const skip = new Set(input.more ? [...former, ...(compared.length > 0 ? seen : [])] : [])
  const unseen = found.hits.filter(({ product }) => !skip.has(product.id))
  const likely = isGift ? presentsOf(unseen) : unseen
  // For which ages something is stands on its page alone: all that are shown were read.
  const hasAge = (found.wish.audience?.age ?? null) !== null
  const best = hasAge ? likely.filter(({ grade }) => grade.fit !== 'other').slice(0, MAX_READ) : bestOf(likely)
  const measured = await orderByMeasure(scope, query, best)
  const inOrder = measured?.hits ?? best
  const graded = input.any_stock || measured ? inOrder : soldOutLast(inOrder)
  let read: Shown[] = []
  let shown: Shown[] = []
  // What a description denies fits no longer ("not waterproof"): then the next are read.
  for (
    let from = 0;
    from < MAX_READ && from < graded.length && (hasAge || shown.length < MAX_CARDS);
    from += MAX_CARDS
  ) {
    read = [...read, ...(await readShown(scope, found, graded.slice(from, from + MAX_CARDS)))]
    shown = bestOf(read)
  }
  const total = graded.length - (read.length - shown.length)
  const end = readOrder(tokenize(query))?.value
  const order = end === 'cheapest' || end === 'dearest' ? end : undefined
  return {
    found,
    wished,
    parts,
    best,
    soldThings,
    isGift,
    isNeed,
    order,
    shown,
    total,
    ...(measured ? { measured: measured.told } : {}),
  }
}

/** The products that words call for without naming them, with what puts them in order: none where the shop has nothing like it. Null where nothing is known of it. */
function neededFor(text: string, scope: TurnScope): Map<string, number> | null {
  const { products, isUnsold } = needIn(scope, text)
  if (isUnsold) return new Map()
  return products.length === 0 ? null : new Map(products.map(({ product, score }) => [product.id, score]))
}

/** Shows cards, and tells what was found for one or several wishes. */
function show(
  scope: TurnScope,
  shown: readonly Shown[],
  all: readonly FoundWish[],
  { more: isMore = false, query: said, lookup: isLookup = false }: SearchInput,
): SearchResult {
  const cards = shown.map(
    ({ now, variants, grade }): Card => ({ ...cardOf(now, variants), note: cardNote(scope, grade, now.currency) }),
  )
  const products = shown.map(
    ({ now, variants, grade }): GradedBrief => ({ ...briefOf(now, variants), ...told(grade, scope.state.said) }),
  )
  const total = all.reduce((sum, one) => sum + one.total, 0)
  scope.cards = cards
  scope.addFact('search', 'results', 'count', total)
  scope.addFact('search', 'shown', 'count', cards.length)
  const last = all.findLast((one) => one.shown.length > 0)
  if (isLookup) noteSeen(scope.state, cards)
  else if (last) {
    const { soldThings, isGift, isNeed, order } = last
    scope.state.search = { ...openWishOf(last), soldThings, isGift, isNeed, order }
    remember(scope, cards, isMore)
  } else if (!isMore) keepUnmet(scope, all)
  const relaxed = all.flatMap(relaxedOf)
  const instead = all.flatMap((one) => (one.shown.length > 0 ? (one.found.instead ?? []) : []))
  addSearchFacts(scope, relaxed)
  for (const wanted of new Set(products.flatMap(({ unknown }) => unknown.map((part) => part.wanted)))) {
    scope.addFact('search', 'wish', 'word', wanted)
  }
  for (const { wanted, shown: names } of instead) {
    scope.addFact('search', 'wish', 'word', wanted)
    for (const name of names) scope.addFact('search', 'nearest', 'word', name)
  }
  return {
    ...{ products, total, relaxed, things: [], shelves: [] },
    isAnyGift: all.some(({ found }) => found.wish.isAnyGift && found.wish.words.length === 1),
    // What is found by a need or a story is not found by its letters.
    corrected: all.length === 1 && !all[0]?.isNeed && !isStory(scope.parts) ? correctedOf(all[0]?.found, said) : null,
    instead: instead.map((one) => ({ ...one, shown: one.shown.map((name) => spokenName(scope, all, name)) })),
    fit: fits.findLast((fit) => products.some((product) => product.fit === fit)) ?? null,
    more: Math.max(0, total - shown.length),
    ...(all.length === 1 && all[0]?.measured ? { measured: all[0].measured } : {}),
  }
}

/** A name of the catalog in the shopper's language, where that has one. */
function spokenName({ understanding }: TurnScope, all: readonly FoundWish[], name: string): string {
  const from = all[0]?.found.catalog.language ?? understanding.language
  return translateQuery(name, { from, to: understanding.language, isKnown: () => false })
}

async function saidWishes({ ctx }: TurnScope, { words }: SearchInput): Promise<ConstraintFilters> {
  if (!words) return {}
  const { catalog } = await ctx.indexes.get(ctx.storeId)
  return wishesOf(understandQuery(words, catalog))
}

function namedWishes(input: SearchInput): ConstraintFilters {
  const options: Record<string, string[]> = {}
  for (const name of ['color', 'size', 'material'] as const) {
    const value = input[name]
    if (value) options[name] = [value]
  }
  return {
    ...(input.price_min === undefined ? {} : { priceMin: input.price_min }),
    ...(input.price_max === undefined ? {} : { priceMax: input.price_max }),
    ...(input.in_stock ? { inStock: true } : {}),
    ...(input.vendor ? { vendor: input.vendor } : {}),
    ...(input.category ? { category: input.category } : {}),
    ...(Object.keys(options).length > 0 ? { options } : {}),
  }
}
