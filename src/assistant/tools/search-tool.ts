import { listTopCategories } from '../../catalog/list-categories.ts'
import { lowestPriceOf } from '../../catalog/lowest-price.ts'
import type { Card } from '../../conversations/turn.ts'
import { wordsIn } from '../../language/text/tokens.ts'
import type { ConstraintFilters } from '../../search/constraints/filters.ts'
import { mergeWishes, wishesOf } from '../../search/find-hits.ts'
import { fits } from '../../search/fit/grade.ts'
import { tellsMeasure } from '../../search/fit/read-measures.ts'
import { translateQuery } from '../../search/glossary/translate-query.ts'
import { readWish } from '../../search/read-wish.ts'
import { type OneWish, severalWishes } from '../../search/several-wishes.ts'
import { understandQuery } from '../../search/understand-query.ts'
import { isStory, joinParts, ofNeed, type WordParts } from '../../search/word-parts.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import type { OpenWish } from '../dialogue-state.ts'
import type { TurnScope } from '../turn-scope.ts'
import { cardNote } from './card-note.ts'
import { type FoundWish, findOne, MAX_CARDS, type SearchInput } from './find-one.ts'
import { noteShownForm } from './form-meant.ts'
import { joinedWish } from './joined-wish.ts'
import { keepUnmet } from './keep-unmet.ts'
import { addSearchFacts, correctedOf, relaxedOf } from './let-go.ts'
import { openWishOf } from './open-wish.ts'
import { briefOf, cardOf } from './present-product.ts'
import { type Shown, told } from './read-shown.ts'
import { noteSeen, remember } from './shown-products.ts'
import type { GradedBrief, SearchResult } from './tool-results.ts'

const MOST = 6
const LONGEST = 40

/** What the shop sells, by its largest top categories. */
async function shelvesOf(scope: TurnScope): Promise<string[]> {
  const categories = await listTopCategories(scope.ctx, MOST)
  const names = categories.flatMap(({ name }) => (name.length <= LONGEST ? [name] : []))
  for (const name of names) scope.addFact('search', 'shelves', 'category', name)
  return names
}

/**
 * Finds products and shows the best of them as cards: those that fit, else those that may fit, else those that come near. Never one
 * that is another thing than the one named. Of a message that wishes for several things each is looked for, and has its share of the cards.
 */
export async function searchProductsTool(scope: TurnScope, input: SearchInput): Promise<SearchResult> {
  const { ctx, state } = scope
  const former = input.refine || input.more ? state.search : null
  const { catalog } = await ctx.indexes.get(ctx.storeId)
  const several =
    input.need || input.follow !== undefined
      ? []
      : severalWishes(input.words ?? input.query, catalog, scope.understanding.language, scope.parts)
  // "3 kiwis and 10 apples", behind fruit, says no more of fruit.
  const wishes = former && several.some(({ pieces }) => pieces === null) ? [] : several
  // What is named beside the whole message was read from it, and each wish has its own of it.
  const beside = input.words ? {} : namedWishes(input)
  if (wishes.length > 1)
    return searchSeveral(
      scope,
      input,
      wishes.map((one) => ({ ...one, wishes: beside })),
      wishes,
    )
  const open = former?.several ? await openOf(scope, input, former.several) : []
  if (open.length > 1) return searchSeveral(scope, input, open)
  const query = joinedWish(former ?? null, input.query, scope).slice(0, 512)
  const wished = mergeWishes(former?.wishes ?? {}, { ...(await saidWishes(scope, input)), ...namedWishes(input) })
  const own = input.need || input.follow !== undefined ? ofNeed(scope.parts) : scope.parts
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
async function searchSeveral(
  scope: TurnScope,
  input: SearchInput,
  wishes: readonly OpenWish[],
  counted: readonly OneWish[] = [],
): Promise<SearchResult> {
  const all: FoundWish[] = []
  for (const { query, wishes: wished, parts = scope.parts } of wishes)
    all.push(await findOne(scope, input, { query, wished, parts, isPart: true }))
  const found = all.filter(({ shown }) => shown.length > 0)
  const share = Math.floor(MAX_CARDS / Math.max(1, found.length))
  // Of what is counted the best is meant.
  const isCounted = counted.some(({ pieces }) => pieces !== null)
  const shown = found.flatMap((one) => one.shown.slice(0, isCounted ? 1 : share))
  const result = show(scope, shown, all, input)
  const several = all.map((one, at) => ({ ...openWishOf(one), wanted: wishes[at]?.wanted ?? '' }))
  if (found.length > 0 && scope.state.search && !input.lookup) scope.state.search.several = several
  const things = wishes.map(({ wanted }, at) => {
    const [best] = all[at]?.shown ?? []
    const pieces = isCounted ? (counted[at]?.pieces ?? 1) : null
    return { wanted, found: all[at]?.total ?? 0, pieces, id: best?.now.externalId ?? null, left: leftOf(best) }
  })
  for (const { wanted, found: count } of things) {
    scope.addFact('search', 'wish', 'word', wanted)
    if (count === 0) scope.addFact('search', 'missing', 'word', wanted)
  }
  return { ...result, things }
}

/** The messages about the open wish that told a measure, the last one last. */
function measuresTold({ state, understanding, catalog }: TurnScope, isRefined: boolean): string {
  const text = boundedReading(understanding.text, textBounds.question)
  const before = isRefined ? (state.search?.measures ?? '') : ''
  return tellsMeasure(text, understanding.language, catalog.language) ? `${before}\n${text}`.trim() : before
}

/** How many of it there are, in the variant of which there are most; null where they are not counted. */
function leftOf(shown: Shown | undefined): number | null {
  const counts = (shown?.variants ?? []).map(({ inventory }) => inventory ?? Number.POSITIVE_INFINITY)
  const most = Math.max(0, ...counts)
  return Number.isFinite(most) ? most : null
}

/** Shows cards, and tells what was found for one or several wishes. */
function show(
  scope: TurnScope,
  shown: readonly Shown[],
  all: readonly FoundWish[],
  { more: isMore = false, query: said, lookup: isLookup = false, refine: isRefined = isMore }: SearchInput,
): SearchResult {
  const words = all.reduce<WordParts>((parts, one) => joinParts(parts, one.parts), {})
  const inStock = all.flatMap((one) => one.inStock).slice(0, MAX_CARDS - shown.length)
  // That a page says "soft" tells not that it is the softest.
  const compared = new Set(
    all.flatMap(({ found }) => found.wish.words.flatMap(({ quality, surface }) => (quality === null ? [] : surface))),
  )
  const cards = [...shown, ...inStock].map(({ now, variants, grade }): Card => {
    const parts = grade.parts.filter(({ wanted }) => !compared.has(wanted))
    return { ...cardOf(now, variants), note: cardNote(scope, { ...grade, parts }, now.currency, words) }
  })
  const toldOf = ({ now, variants, grade, reason }: Shown): GradedBrief => ({
    ...{ ...briefOf(now, variants), ...told(grade, scope.understanding.text, words), reason },
    otherForms: formsInStock(now, variants),
  })
  const products = shown.map(toldOf)
  const total = all.reduce((sum, one) => sum + one.total, 0)
  scope.cards = cards
  scope.addFact('search', 'results', 'count', total)
  scope.addFact('search', 'shown', 'count', cards.length)
  const lowestUnshown = all.length === 1 ? (all[0]?.lowestUnshown ?? null) : null
  const last = all.findLast((one) => one.shown.length > 0)
  if (isLookup) noteSeen(scope.state, cards)
  else if (last) {
    const { soldThings, isGift, isNeed, order, goesWith } = last
    for (const { now, variants } of shown)
      noteShownForm(scope.state, now, order === 'cheapest' ? cheapestOf(variants) : variants)
    const measures = measuresTold(scope, isRefined)
    scope.state.search = { ...openWishOf(last), soldThings, isGift, isNeed, order, measures, goesWith }
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
    ...{ products, inStock: inStock.map(toldOf), total, lowestUnshown, relaxed, things: [], shelves: [] },
    isAnyGift: all.some(({ found }) => found.wish.isAnyGift && found.wish.words.length === 1),
    // What is found by a need or a story is not found by its letters.
    corrected: all.length === 1 && !all[0]?.isNeed && !isStory(scope.parts) ? correctedOf(all[0]?.found, said) : null,
    instead: instead.map((one) => ({ ...one, shown: one.shown.map((name) => spokenName(scope, all, name)) })),
    fit: fits.findLast((fit) => products.some((product) => product.fit === fit)) ?? null,
    more: Math.max(0, total - shown.length),
    ...(all.length === 1 && all[0]?.measured ? { measured: all[0].measured } : {}),
  }
}

/** "The cheapest one" is the form that costs least of those meant. */
function cheapestOf(variants: Shown['variants']): Shown['variants'] {
  const there = variants.filter(({ available }) => available)
  const lowest = lowestPriceOf(there)
  return lowest === null ? variants : there.filter(({ price }) => price === lowest)
}

/** Of what is sold out as it is meant, those forms that can be had and have most of the values meant. */
function formsInStock({ variants }: Shown['now'], meant: Shown['variants']): Record<string, string>[] {
  if (meant.some(({ available }) => available)) return []
  const values = new Set(meant.flatMap(({ options }) => Object.entries(options).map((one) => one.join('\0'))))
  const shared = ({ options }: (typeof variants)[number]) =>
    Object.entries(options).filter((one) => values.has(one.join('\0'))).length
  const there = variants.filter(({ available }) => available)
  const most = Math.max(0, ...there.map(shared))
  return there.filter((one) => shared(one) === most).map(({ options }) => options)
}

/** A name of the catalog in the shopper's language, where that has one for the whole of it: "Sun Milk" is no "Sun milch". */
function spokenName({ understanding }: TurnScope, all: readonly FoundWish[], name: string): string {
  const from = all[0]?.found.catalog.language ?? understanding.language
  const spoken = translateQuery(name, { from, to: understanding.language, isKnown: () => false })
  const words = wordsIn(name)
  return words.length > 1 && wordsIn(spoken).some((word) => words.includes(word)) ? name : spoken
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
