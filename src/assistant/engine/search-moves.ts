import type { SearchInput } from '../tools/product-tools.ts'
import type { ProductBrief, SearchResult } from '../tools/tool-results.ts'
import { fromPages } from './quote-policy.ts'
import type { PhraseKey } from './say.ts'
import type { Move, View } from './view.ts'

/** Facets worth a question, in the order in which shoppers decide. */
const facets = ['size', 'color', 'material'] as const
const MAX_FACET_BUTTONS = 4

/** Looks for products, or goes on from the last search. */
export function search(view: View): Move {
  const found = view.answer<SearchResult>('search_products')
  if (!found) return { call: { tool: 'search_products', input: { ...searchInput(view) } } }
  if (found.products.length === 0) return nothing(view, found)
  const isClosest = found.relaxed.some(({ wanted }) => !/ [A-Z]{3}$/.test(wanted))
  const told = notes(view, found)
  const isBoundOurs = isClosest && view.scope.understanding.priceDirection !== 0
  const sentences = isBoundOurs
    ? told
    : isClosest
      ? [...told, view.say('found_closest')]
      : [intro(view, found), ...told]
  if (isClosest && view.scope.understanding.priceDirection !== 0) forgetBound(view)
  offerNext(view, found)
  const question = narrowing(view, found)
  return { say: question ? [...sentences, question] : sentences }
}

function searchInput(view: View): SearchInput {
  const { act } = view
  const { understanding, state } = view.scope
  const { priceDirection } = understanding
  if (act === 'more_results' && state.search) return { query: '', more: true }
  const isDearer = priceDirection !== 0 && understanding.slots.product_type === undefined
  const isFollowUp = state.search !== null && (act === 'refine' || isDearer || goesOn(view))
  const input: SearchInput = {
    ...namedIn(view),
    query: (isFollowUp && act === 'recommend') || act === 'more_results' ? '' : understanding.query,
    words: understanding.text,
    ...(isFollowUp ? { refine: true } : {}),
    // "What do you sell?": what can be had is shown.
    ...((understanding.query === '' || act === 'more_results') && !isFollowUp ? { in_stock: true } : {}),
  }
  // What the words of the search itself do not tell: "cheaper" is about what was shown.
  if (isFollowUp && priceDirection !== 0) {
    input.query = ''
    const prices = state.shownPrices
    if (priceDirection < 0 && prices.length > 0) input.price_max = below(Math.min(...prices))
    if (priceDirection > 0 && prices.length > 0) input.price_min = above(Math.max(...prices))
  }
  return input
}

/** "Glass", "under 200", "which would you take": about what was looked for before. */
function goesOn({ act, scope }: View): boolean {
  const { understanding, state } = scope
  if (act === 'recommend')
    return understanding.slots.product_type === undefined && state.shown.length > 0 && !forWhom.test(understanding.text)
  return (act === 'search' || act === 'unknown') && (understanding.narrows || besides.test(understanding.text))
}

/** "With good battery", "ohne Kapuze": something about what was looked for. */
const besides = /^\W*(?:but |and |aber |pero |mais )?(?:with|without|con|sin|avec|sans|mit|ohne)\s/i
const forWhom = /\b(?:for|4|para|pa|pour|pr|für|gift|present|regalo|cadeau|geschenk\p{L}*)\b/iu

/** Amounts as they were understood; search reads values by itself, and knows when "fleece" is part of a name. */
function namedIn({ scope }: View): Omit<SearchInput, 'query'> {
  const { price_min, price_max, currency } = scope.understanding.slots
  const isOurMoney = currency === undefined || currency === scope.ctx.currency
  return isOurMoney ? { price_min, price_max } : {}
}

const below = (price: number): number => Math.max(0, Math.round((price - 0.01) * 100) / 100)
const above = (price: number): number => Math.round((price + 0.01) * 100) / 100

/** "Cheaper" could not be had: nothing later is to be measured by it. */
function forgetBound({ scope }: View): void {
  const { wishes } = scope.state.search ?? {}
  if (!wishes) return
  if (scope.understanding.priceDirection < 0) delete wishes.priceMax
  else delete wishes.priceMin
}

function nothing(view: View, found: SearchResult): Move {
  const { state, before } = view.scope
  if (view.act === 'more_results') return { say: [view.say('no_more')] }
  const { priceDirection } = view.scope.understanding
  if (priceDirection !== 0 && state.shown.length > 0) {
    return { say: [view.say(priceDirection < 0 ? 'relaxed_cheaper' : 'relaxed_dearer')] }
  }
  const told = fromPages(view)
  if (told) return told
  state.failedClarifications = before.failedClarifications + 1
  view.button('button_human')
  const notesOnly = notes(view, found)
  return { say: [...notesOnly, view.say('nothing_found')] }
}

function intro(view: View, { products, total }: SearchResult): string {
  if (view.act === 'recommend') return view.say('recommend_intro')
  const count = products.length
  if (count === 1) return view.say('found_one')
  return total > count ? view.say('found_many', { total, count }) : view.say('found_some', { count })
}

/** What a shopper must know about how the search was understood: never let go in silence. */
function notes(view: View, { corrected, relaxed, products }: SearchResult): string[] {
  const told = relaxed.map((one) => view.say(...relaxation(view, one)))
  if (corrected !== null) told.unshift(view.say('corrected', { corrected }))
  const from = lowest(view, products)
  if (from && products.length > 1 && relaxed.length === 0) told.push(view.say('found_from', { price: from(view) }))
  return told
}

type Relaxed = SearchResult['relaxed'][number]

function relaxation(view: View, { filter, wanted, nearest }: Relaxed): [PhraseKey, Record<string, string>] {
  const { currency } = view.scope.ctx
  if (filter === 'price_max' || filter === 'price_min') {
    const own = /^[\d.]+$/.test(wanted)
    if (!own) return ['relaxed_currency', { currency, wanted }]
    if (nearest === null) return ['relaxed_price', {}]
    // The bound is ours, of what was shown: the shopper named none.
    const { priceDirection } = view.scope.understanding
    if (priceDirection !== 0) return [priceDirection < 0 ? 'relaxed_cheaper' : 'relaxed_dearer', {}]
    const amounts = { wanted: view.money(Number(wanted), currency), nearest: view.money(Number(nearest), currency) }
    return [filter === 'price_max' ? 'relaxed_price_max' : 'relaxed_price_min', amounts]
  }
  if (filter === 'in_stock') return ['relaxed_stock', {}]
  if (filter.startsWith('option.')) {
    return nearest === null ? ['relaxed_option_none', { wanted }] : ['relaxed_option', { wanted, nearest }]
  }
  return ['relaxed_other', { wanted }]
}

/** Where prices start; null too where they start lower in options that were not asked for, which would read as a contradiction. */
function lowest({ scope }: View, products: ProductBrief[]): ((view: View) => string) | null {
  const priced = products.flatMap(({ id, priceFrom, currency }) =>
    priceFrom === null ? [] : [{ id, priceFrom, currency }],
  )
  const first = priced.sort((a, b) => a.priceFrom - b.priceFrom)[0]
  const isLower = scope.facts.some(
    ({ entity, id, field, value }) =>
      entity === 'product' && field === 'price' && id === first?.id && Number(value) < first.priceFrom,
  )
  return first && !isLower ? (view) => view.money(first.priceFrom, first.currency) : null
}

function offerNext(view: View, { products, more }: SearchResult): void {
  if (more > 0) view.button('button_more')
  if (products.length >= 2) view.button('button_compare')
}

/** The facet that splits the results best is asked for, when the shopper named none of it and there is much to choose from. */
function narrowing(view: View, { products, more }: SearchResult): string | null {
  if (products.length < 4 && more === 0) return null
  const named = new Set(Object.keys(view.scope.state.search?.wishes.options ?? {}))
  for (const facet of facets) {
    if (named.has(facet)) continue
    const values = new Map<string, number>()
    for (const { options } of products) {
      for (const value of options[facet] ?? []) values.set(value, (values.get(value) ?? 0) + 1)
    }
    const splitting = [...values].filter(([, count]) => count < products.length).sort((a, b) => b[1] - a[1])
    if (splitting.length < 2) continue
    for (const [value] of splitting.slice(0, MAX_FACET_BUTTONS)) view.scope.buttons.push({ label: value, value })
    return view.say('narrow', { facet: view.say(`facet_${facet}`) })
  }
  return null
}
