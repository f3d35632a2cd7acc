import { getProductNow, getProductsNow, type ProductNow } from '../../catalog/get-product.ts'
import { fold } from '../../search/analysis/fold.ts'
import type { ConstraintFilters } from '../../search/constraints/filters.ts'
import { compileFilters } from '../../search/constraints/filters.ts'
import { mergeWishes, wishesOf } from '../../search/find-hits.ts'
import type { ParsedText, QueryGroup } from '../../search/index/parsed-text.ts'
import type { SearchProduct, SearchVariant } from '../../search/search-product.ts'
import { findProducts } from '../../search/search-products.ts'
import { understandQuery } from '../../search/understand-query.ts'
import type { Card } from '../turn.ts'
import type { TurnScope } from '../turn-scope.ts'
import { addProductFacts, briefOf, cardOf, detailOf, fittingVariants } from './present-product.ts'
import type { CompareResult, ProductResult, SearchResult, StockResult } from './tool-results.ts'

export const MAX_CARDS = 6
const MAX_COMPARED = 4

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
}

/** Finds products and shows them as cards. */
export async function searchProductsTool(scope: TurnScope, input: SearchInput): Promise<SearchResult> {
  const { ctx, state } = scope
  const former = input.refine || input.more ? state.search : null
  const query = [former?.query, input.query].filter(Boolean).join(' ').slice(0, 512)
  const wished = mergeWishes(former?.wishes ?? {}, { ...(await saidWishes(scope, input)), ...namedWishes(input) })
  const found = await findProducts(ctx, {
    ...{ q: query, limit: 50, filters: {}, wished },
    language: scope.understanding.language,
    isAnyStock: input.any_stock ?? false,
    isThingMeant: true,
  })
  const skip = new Set(input.more ? state.shown : [])
  // "Smartphones" are called by their makers: only where those shown were called by the word, others are no answer.
  const isCheaper =
    former !== null && scope.understanding.priceDirection !== 0 && isNamedBy(state.shownTitles, former.query)
  const hits = called(good(found.hits), found.understood.parsed, isCheaper).filter(
    ({ product }) => !skip.has(product.id),
  )
  const fits = compileFilters(found.filters)
  const shown = hits.slice(0, MAX_CARDS)
  const fresh = await freshById(
    scope,
    shown.map(({ product }) => product.id),
  )
  const cards: Card[] = []
  const products: SearchResult['products'] = []
  for (const { product } of shown) {
    const now = fresh.get(product.id)
    if (!now) continue
    const ids = new Set((fits(product) ?? []).map(({ id }: SearchVariant) => id))
    const variants = now.variants.filter(({ externalId }) => ids.has(externalId))
    addProductFacts(scope, now)
    cards.push(cardOf(now, variants))
    products.push(briefOf(now, variants))
  }
  scope.cards = cards
  scope.addFact('search', 'results', 'count', hits.length)
  scope.addFact('search', 'shown', 'count', cards.length)
  // A search that found nothing is nothing to go on from.
  if (cards.length > 0) {
    const wishes = mergeWishes(wished, wishesOf(found.understood))
    state.search = { query: found.understood.constraints.rest, wishes }
    remember(scope, cards, input.more)
  }
  addSearchFacts(scope, found.relaxed)
  const { corrected } = found.understood
  return {
    products,
    total: hits.length,
    corrected,
    relaxed: found.relaxed,
    more: Math.max(0, hits.length - shown.length),
  }
}

/** A wish may be repeated as the shopper's own, and the nearest there is named beside it. */
function addSearchFacts(scope: TurnScope, relaxed: SearchResult['relaxed']): void {
  for (const { filter, wanted, nearest } of relaxed) {
    const isPrice = filter === 'price_min' || filter === 'price_max'
    const money = isPrice ? { currency: scope.ctx.currency } : {}
    for (const [id, value] of [
      ['wish', wanted],
      ['nearest', nearest],
    ] as const) {
      if (value === null) continue
      const amount = isPrice && /^[\d.]+$/.test(value) ? Number(value) : null
      scope.addFact('search', id, isPrice ? 'price' : filter, amount ?? value, amount === null ? {} : money)
    }
  }
}

async function freshById({ ctx }: TurnScope, ids: string[]): Promise<Map<string, ProductNow>> {
  return new Map((await getProductsNow(ctx, ids)).map((product) => [product.externalId, product]))
}

/** A product that shares only a word with the wish is no answer to it, where better ones are. */
function good<Hit extends { score: number; placed: unknown }>(hits: Hit[]): Hit[] {
  const best = Math.max(0, ...hits.map(({ score }) => score))
  return hits.filter(({ score, placed }) => placed === 'pinned' || score >= best * 0.35)
}

/** Whether titles have a word of a query. */
const isNamedBy = (titles: string[], query: string): boolean => {
  const words = fold(query).match(/\p{L}{3,}/gu) ?? []
  return titles.some((title) => words.some((word) => fold(title).includes(word.replace(/s$/, ''))))
}

/** "Laptops" are no backpacks with a pocket for one: where things are called so, what only mentions it goes. */
function called<Hit extends { product: SearchProduct; placed: unknown }>(
  hits: Hit[],
  { groups, head }: ParsedText,
  isStrict: boolean,
): Hit[] {
  const termsOf = (group: QueryGroup) => group.readings.flatMap(({ terms }) => terms.filter((term) => term.length > 2))
  const terms = groups.flatMap((group) => (group.isStopWord ? [] : termsOf(group)))
  const calledBy =
    (wanted: string[]) =>
    ({ placed, product: { title, vendor, category, tags } }: Hit): boolean => {
      // "T-Shirt" is called a tshirt.
      const names = fold([title, vendor ?? '', category ?? '', ...tags].join(' ')).replace(/[^\p{L}\p{N} ]+/gu, '')
      return placed === 'pinned' || wanted.some((term) => names.includes(term))
    }
  const thing = groups[head]
  const isGuess = thing !== undefined && thing.readings.length > 0 && thing.readings.every(isSpelling)
  // A "jump rope" that the shop does not have is no phone in "rose gold": a guess must be what a thing is called.
  if (isGuess) return hits.filter(calledBy(termsOf(thing)))
  const kept = hits.filter(calledBy(terms))
  // Cheaper than a dress is no ball.
  return kept.length > 0 || (isStrict && terms.length > 0) ? kept : hits
}

const isSpelling = ({ source }: { source: string }): boolean => source === 'spelling'

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

/** One product with everything a shopper may know of it. */
export async function getProductTool(
  scope: TurnScope,
  input: { product_id?: string | undefined },
): Promise<ProductResult> {
  const now = await meantNow(scope, input)
  if (!now) return { found: false }
  show(scope, [now])
  return { found: true, product: detailOf(now) }
}

/** Two to four products side by side, from their real attributes. */
export async function compareProductsTool(
  scope: TurnScope,
  { product_ids }: { product_ids: string[] },
): Promise<CompareResult> {
  const ids = [...new Set(product_ids)].slice(0, MAX_COMPARED)
  const products = await getProductsNow(scope.ctx, ids)
  show(scope, products)
  return { products: products.map(detailOf), attributes: attributesOf(products) }
}

function attributesOf(products: ProductNow[]): CompareResult['attributes'] {
  const details = products.map(detailOf)
  const rows: CompareResult['attributes'] = []
  const add = (name: string, values: (string | null)[]) => {
    if (values.some((value) => value !== null)) rows.push({ name, values })
  }
  add(
    'vendor',
    details.map(({ vendor }) => vendor),
  )
  add(
    'category',
    details.map(({ category }) => category),
  )
  const names = new Set(details.flatMap(({ options }) => Object.keys(options)))
  for (const name of names)
    add(
      name,
      details.map(({ options }) => options[name]?.slice(0, 8).join(', ') ?? null),
    )
  return rows
}

/** Whether a product, in the options asked for, can be had now. */
export async function checkStockTool(
  scope: TurnScope,
  input: {
    product_id?: string | undefined
    color?: string | undefined
    size?: string | undefined
    material?: string | undefined
  },
): Promise<StockResult> {
  const now = await meantNow(scope, input)
  if (!now) return { found: false }
  const asked = Object.entries({ color: input.color, size: input.size, material: input.material }).flatMap(
    ([name, value]) => (value ? [[name, value] as const] : []),
  )
  const unknown = asked.filter(([name, value]) => fittingVariants(now, { [name]: [value] }).length === 0)
  const known = Object.fromEntries(
    asked.filter((one) => !unknown.includes(one)).map(([name, value]) => [name, [value]]),
  )
  const fitting = fittingVariants(now, known)
  show(scope, [now], fitting)
  return {
    found: true,
    product: { id: now.externalId, title: now.title },
    fitting: fitting.slice(0, 30).map(({ options, available, price }) => ({ options, available, price })),
    unknown: unknown.map(([, value]) => value),
    available: fitting.some(({ available }) => available),
  }
}

/** The product named, else the one that is talked about. */
async function meantNow(
  { ctx, state }: TurnScope,
  input: { product_id?: string | undefined },
): Promise<ProductNow | null> {
  const id = input.product_id ?? state.focus
  return id === null ? null : getProductNow(ctx, id)
}

function show(scope: TurnScope, products: ProductNow[], variants?: ProductNow['variants']): void {
  for (const product of products) addProductFacts(scope, product)
  scope.cards = products.map((product) => cardOf(product, variants ?? product.variants))
  const { state } = scope
  // Looking at one of the list keeps the list: "and the third one?"
  if (!scope.cards.every(({ externalId }) => state.shown.includes(externalId))) remember(scope, scope.cards)
  else if (scope.cards.length === 1) state.focus = scope.cards[0]?.externalId ?? null
}

function remember({ state }: TurnScope, cards: Card[], isMore = false): void {
  const former = isMore ? state.shown : []
  state.shown = [...former, ...cards.map(({ externalId }) => externalId)].slice(-50)
  state.shownPrices = cards.flatMap(({ price }) => price ?? [])
  state.shownTitles = cards.map(({ title }) => title.slice(0, 100))
  state.focus = cards.length === 1 ? (cards[0]?.externalId ?? null) : null
}
