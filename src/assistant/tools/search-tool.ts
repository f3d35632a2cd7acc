import { getProductsNow, type ProductNow } from '../../catalog/get-product.ts'
import type { Card } from '../../conversations/turn.ts'
import type { ConstraintFilters } from '../../search/constraints/filters.ts'
import { compileFilters } from '../../search/constraints/filters.ts'
import { type GradedHit, mergeWishes, wishesOf } from '../../search/find-hits.ts'
import { fits, type Grade, type PartGrade, tierOf } from '../../search/fit/grade.ts'
import { readInDescription } from '../../search/fit/grade-hits.ts'
import { toldOf } from '../../search/fit/grade-variants.ts'
import { readByPage } from '../../search/fit/read-by-page.ts'
import { translateQuery } from '../../search/glossary/translate-query.ts'
import { isAvailable } from '../../search/search-product.ts'
import { type FinishedSearch, findProducts } from '../../search/search-products.ts'
import { type OneWish, severalWishes } from '../../search/several-wishes.ts'
import { understandQuery } from '../../search/understand-query.ts'
import type { TurnScope } from '../turn-scope.ts'
import { cardNote } from './card-note.ts'
import { joinedWish } from './joined-wish.ts'
import { keepUnmet } from './keep-unmet.ts'
import { addSearchFacts, correctedOf, relaxedOf } from './let-go.ts'
import { asksForMeasure, MOST_MEASURED, orderByMeasure } from './order-by-measure.ts'
import { addProductFacts, briefOf, cardOf } from './present-product.ts'
import { presentsOf } from './presents.ts'
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
  const wishes = former ? [] : severalWishes(input.words ?? input.query, catalog, scope.understanding.language)
  // What is named beside the whole message was read from it, and each wish has its own of it.
  if (wishes.length > 1) return searchSeveral(scope, input, wishes, input.words ? {} : namedWishes(input))
  const query = joinedWish(former?.query ?? '', input.query, scope).slice(0, 512)
  const wished = mergeWishes(former?.wishes ?? {}, { ...(await saidWishes(scope, input)), ...namedWishes(input) })
  const one = await findOne(scope, input, { query, wished })
  const result = show(scope, one.shown.slice(0, MAX_CARDS), [one], input)
  const isAnything = query === '' && !input.more && Object.keys(wished).every((name) => name === 'inStock')
  return isAnything ? { ...result, shelves: await shelvesOf(scope) } : result
}

/** Each of the wishes has the same share of the cards; what one does not fill is left to the others. */
async function searchSeveral(
  scope: TurnScope,
  input: SearchInput,
  wishes: readonly OneWish[],
  wished: ConstraintFilters,
): Promise<SearchResult> {
  const all: FoundWish[] = []
  for (const { query } of wishes) all.push(await findOne(scope, input, { query, wished }))
  const found = all.filter(({ shown }) => shown.length > 0)
  const share = Math.floor(MAX_CARDS / Math.max(1, found.length))
  const shown = found.flatMap((one) => one.shown.slice(0, share))
  const result = show(scope, shown, all, { ...input, more: false })
  const things = wishes.map(({ wanted }, at) => ({ wanted, found: all[at]?.total ?? 0 }))
  for (const { wanted, found: count } of things) {
    scope.addFact('search', 'wish', 'word', wanted)
    if (count === 0) scope.addFact('search', 'missing', 'word', wanted)
  }
  // "More" would go on with one of them only.
  return { ...result, things, more: 0 }
}

interface FoundWish {
  found: FinishedSearch
  wished: ConstraintFilters
  /** Those of the best grade that there is. */
  best: readonly GradedHit[]
  /** Whether a noun counted as the thing only where the shop sells it. */
  soldThings: boolean
  isGift: boolean
  shown: Shown[]
  total: number
  measured?: NonNullable<SearchResult['measured']>
}

async function findOne(
  scope: TurnScope,
  input: SearchInput,
  { query, wished }: { query: string; wished: ConstraintFilters },
): Promise<FoundWish> {
  const soldThings = input.sold_things ?? (input.refine || input.more ? scope.state.search?.soldThings : false) ?? false
  const isGift = input.gift ?? (input.refine || input.more ? scope.state.search?.isGift : false) ?? false
  const found = await findProducts(scope.ctx, {
    ...{ q: query, limit: asksForMeasure(query) ? MOST_MEASURED : 50, filters: {}, wished },
    language: scope.understanding.language,
    isAnyStock: input.any_stock ?? false,
    isThingMeant: true,
    isSoldThingOnly: soldThings,
    isAnyThing: !isGift,
  })
  const { shown: former, seen = [], compared = [] } = scope.state
  // What was put side by side took the place of what was shown.
  const skip = new Set(input.more ? [...former, ...(compared.length > 0 ? seen : [])] : [])
  const open = found.hits.filter(({ product }) => !skip.has(product.id))
  const likely = isGift ? presentsOf(open) : open
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
  return { found, wished, best, soldThings, isGift, shown, total, ...(measured ? { measured: measured.told } : {}) }
}

/** What can be had goes before what cannot, among those of a grade; the owner's pins stay first. */
const soldOutLast = (hits: readonly GradedHit[]): GradedHit[] =>
  hits.toSorted((a, b) => Number(isGone(a)) - Number(isGone(b)))

const isGone = ({ placed, grade }: GradedHit): boolean =>
  placed !== 'pinned' && grade.variants.length > 0 && !grade.variants.some(isAvailable)

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
  const products = shown.map(({ now, variants, grade }): GradedBrief => ({ ...briefOf(now, variants), ...told(grade) }))
  const total = all.reduce((sum, one) => sum + one.total, 0)
  scope.cards = cards
  scope.addFact('search', 'results', 'count', total)
  scope.addFact('search', 'shown', 'count', cards.length)
  const last = all.findLast((one) => one.shown.length > 0)
  if (isLookup) noteSeen(scope.state, cards)
  else if (last) {
    const wishes = mergeWishes(last.wished, wishesOf(last.found.understood))
    // In the shopper's own words: what they add is read together with it.
    const { constraints } = last.found.said
    scope.state.search = { query: constraints.rest, wishes, soldThings: last.soldThings, isGift: last.isGift }
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
    corrected: all.length === 1 ? correctedOf(all[0]?.found, said) : null,
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

/** Those of the best grade that there is; what the owner pinned is always among them. */
function bestOf<Hit extends Pick<GradedHit, 'grade' | 'placed'>>(hits: readonly Hit[]): Hit[] {
  // One that does not tell its colour comes behind those that have the colour, though a word may be missing of all of them.
  const grades = [...new Set(hits.filter(({ grade }) => grade.fit !== 'other').map(({ grade }) => gradeKey(grade)))]
  const [best] = grades.sort()
  const alike = hits.filter(({ grade }) => gradeKey(grade) === best)
  const open = [...new Map(alike.map(({ grade }) => [openParts(grade).join('\n'), openParts(grade)])).values()]
  // A book that nothing says is about dragons comes after those that are, though none of them tells about pictures.
  const isOutdone = (parts: readonly string[]) =>
    open.some((fewer) => fewer.length < parts.length && fewer.every((part) => parts.includes(part)))
  return hits.filter(
    ({ grade, placed }) => placed === 'pinned' || (gradeKey(grade) === best && !isOutdone(openParts(grade))),
  )
}

/** What a product fails or does not tell of a wish. */
const openParts = ({ parts }: Grade): string[] =>
  parts.flatMap(({ part, wanted, verdict }) => (verdict === 'holds' ? [] : [`${part} ${wanted}`]))

const gradeKey = (grade: Grade): string => `${tierOf(grade)} ${fits.indexOf(grade.fit)}`

interface Shown {
  placed: GradedHit['placed']
  now: ProductNow
  variants: ProductNow['variants']
  grade: Grade
}

/** The products as the database has them at this moment, with their grades after the descriptions were read. */
async function readShown(scope: TurnScope, found: FinishedSearch, hits: readonly GradedHit[]): Promise<Shown[]> {
  const holds = compileFilters(found.filters)
  const fresh = new Map(
    (
      await getProductsNow(
        scope.ctx,
        hits.map(({ product }) => product.id),
      )
    ).map((product) => [product.externalId, product]),
  )
  return hits.flatMap(({ product, grade, placed }): Shown[] => {
    const now = fresh.get(product.id)
    if (!now) return []
    const graded = new Set(grade.variants.map(({ id }) => id))
    const held = holds(product) ?? grade.variants
    const both = held.filter(({ id }) => graded.has(id))
    // What is told of it is told of the variants that were graded.
    const meant = both.length > 0 ? both : grade.variants.length > 0 ? grade.variants : held
    const ids = new Set(meant.map(({ id }) => id))
    addProductFacts(scope, now)
    const { catalog, understanding } = scope
    const told = readInDescription(toldOf(grade, product, meant, found.wish.variants), found.wish, {
      title: now.title,
      description: now.description ?? '',
    })
    const page = { ...product, description: now.description }
    const read = readByPage(told, page, { catalog, language: understanding.language })
    return [{ placed, now, variants: now.variants.filter(({ externalId }) => ids.has(externalId)), grade: read }]
  })
}

/** What a model is told of a grade. */
function told({ fit, parts }: Grade): Pick<GradedBrief, 'fit' | 'fails' | 'unknown' | 'because'> {
  const named = ({ part, wanted, says }: PartGrade) => ({ part, wanted, has: says })
  return {
    fit,
    fails: parts.filter(({ verdict }) => verdict === 'fails').map(named),
    unknown: parts.filter(({ verdict }) => verdict === 'unknown').map(named),
    because: parts.flatMap(({ wanted, quote }) => (quote === undefined ? [] : [{ wanted, quote }])),
  }
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
