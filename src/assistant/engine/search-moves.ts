import type { SearchInput } from '../tools/search-tool.ts'
import type { ProductBrief, SearchResult } from '../tools/tool-results.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import { fromPages } from './quote-policy.ts'
import type { PhraseKey } from './say.ts'

/** Facets worth a question, in the order in which shoppers decide. */
const facets = ['size', 'color', 'material'] as const
const MAX_FACET_BUTTONS = 4

/** Looks for products, or goes on from the last search. */
export function search(turn: EngineTurn): Move {
  const found = turn.answer<SearchResult>('search_products')
  if (!found) return { call: { tool: 'search_products', input: { ...searchInput(turn) } } }
  if (found.products.length === 0) return nothing(turn, found)
  const isClosest = found.fit === 'near'
  const told = notes(turn, found)
  const isBoundOurs = isClosest && turn.scope.understanding.priceDirection !== 0
  const sentences = isBoundOurs
    ? told
    : isClosest && found.instead.every(({ relation }) => relation !== 'wider')
      ? [...told, turn.say('found_closest')]
      : isClosest
        ? told
        : [intro(turn, found), ...told]
  if (isClosest && turn.scope.understanding.priceDirection !== 0) forgetBound(turn)
  offerNext(turn, found)
  const question = narrowing(turn, found)
  return { say: question ? [...sentences, question] : sentences }
}

function searchInput(turn: EngineTurn): SearchInput {
  const { act } = turn
  const { understanding, state } = turn.scope
  const { priceDirection } = understanding
  if (act === 'more_results' && state.search) return { query: '', more: true }
  const isDearer = priceDirection !== 0 && understanding.slots.product_type === undefined
  const isFollowUp = state.search !== null && (act === 'refine' || isDearer || goesOn(turn))
  const input: SearchInput = {
    ...namedIn(turn),
    query: (isFollowUp && act === 'recommend') || act === 'more_results' ? '' : understanding.query,
    words: understanding.text,
    ...(isFollowUp ? { refine: true } : {}),
    // "What do you sell?": what can be had is shown.
    ...((understanding.query === '' || act === 'more_results') && !isFollowUp ? { in_stock: true } : {}),
  }
  // "Cheaper" compares with what was shown, which the words of the search do not say.
  if (isFollowUp && priceDirection !== 0) {
    input.query = ''
    const prices = state.shownPrices
    if (priceDirection < 0 && prices.length > 0) input.price_max = below(Math.min(...prices))
    if (priceDirection > 0 && prices.length > 0) input.price_min = above(Math.max(...prices))
  }
  return input
}

/** "Glass", "under 200", "which would you take": about what was looked for before. */
function goesOn({ act, scope }: EngineTurn): boolean {
  const { understanding, state } = scope
  if (act === 'recommend')
    return understanding.slots.product_type === undefined && state.shown.length > 0 && !forWhom.test(understanding.text)
  return (act === 'search' || act === 'unknown') && (understanding.narrows || besides.test(understanding.text))
}

/** "With good battery", "ohne Kapuze": something about what was looked for. */
const besides = /^\W*(?:but |and |aber |pero |mais )?(?:with|without|con|sin|avec|sans|mit|ohne)\s/i
const forWhom = /\b(?:for|4|para|pa|pour|pr|für|gift|present|regalo|cadeau|geschenk\p{L}*)\b/iu

/** Amounts as they were understood; search reads values by itself, and knows when "fleece" is part of a name. */
function namedIn({ scope }: EngineTurn): Omit<SearchInput, 'query'> {
  const { price_min, price_max, currency } = scope.understanding.slots
  const isOurMoney = currency === undefined || currency === scope.ctx.currency
  return isOurMoney ? { price_min, price_max } : {}
}

const below = (price: number): number => Math.max(0, Math.round((price - 0.01) * 100) / 100)
const above = (price: number): number => Math.round((price + 0.01) * 100) / 100

/** Nothing cheaper was found: that price limit must not hold for later searches. */
function forgetBound({ scope }: EngineTurn): void {
  const { wishes } = scope.state.search ?? {}
  if (!wishes) return
  if (scope.understanding.priceDirection < 0) delete wishes.priceMax
  else delete wishes.priceMin
}

function nothing(turn: EngineTurn, found: SearchResult): Move {
  const { state, before } = turn.scope
  if (turn.act === 'more_results') return { say: [turn.say('no_more')] }
  const { priceDirection } = turn.scope.understanding
  if (priceDirection !== 0 && state.shown.length > 0) {
    return { say: [turn.say(priceDirection < 0 ? 'relaxed_cheaper' : 'relaxed_dearer')] }
  }
  const told = fromPages(turn)
  if (told) return told
  state.failedClarifications = before.failedClarifications + 1
  turn.button('button_human')
  const notesOnly = notes(turn, found)
  return { say: [...notesOnly, turn.say('nothing_found')] }
}

function intro(turn: EngineTurn, { products, total, fit }: SearchResult): string {
  const untold = fit === 'likely' ? untoldBy(products) : ''
  if (untold !== '') return turn.say(total === 1 ? 'likely_one' : 'likely_some', { count: total, untold })
  if (turn.act === 'recommend') return turn.say('recommend_intro')
  const count = products.length
  if (count === 1) return turn.say('found_one')
  return total > count ? turn.say('found_many', { total, count }) : turn.say('found_some', { count })
}

const MOST_UNTOLD = 3

/** What no page of those shown tells, in the shopper's words. */
function untoldBy(products: SearchResult['products']): string {
  const [first, ...others] = products.map(({ unknown }) => unknown.map(({ wanted }) => wanted))
  const common = (first ?? []).filter((wanted) => others.every((list) => list.includes(wanted)))
  return [...new Set(common)].slice(0, MOST_UNTOLD).join(', ')
}

/** What the shopper is told about wishes that were dropped or changed in the search: this is never kept from them. */
function notes(turn: EngineTurn, { corrected, relaxed, instead, things, products }: SearchResult): string[] {
  const told = relaxed.map((one) => turn.say(...relaxation(turn, one)))
  for (const { wanted, shown, relation } of instead) {
    const names = { wanted, shown: shown.join(', ') }
    if (relation === 'wider') told.push(turn.say('nearest_thing', names))
    if (relation === 'same') told.push(turn.say('called_otherwise', names))
  }
  for (const { wanted, found } of things) if (found === 0) told.push(turn.say('relaxed_other', { wanted }))
  if (corrected !== null) told.unshift(turn.say('corrected', { corrected }))
  const from = lowest(turn, products)
  if (from && products.length > 1 && relaxed.length === 0) told.push(turn.say('found_from', { price: from(turn) }))
  return told
}

type Relaxed = SearchResult['relaxed'][number]

function relaxation(turn: EngineTurn, { filter, wanted, nearest }: Relaxed): [PhraseKey, Record<string, string>] {
  const { currency } = turn.scope.ctx
  if (filter === 'price_max' || filter === 'price_min') {
    const own = /^[\d.]+$/.test(wanted)
    if (!own) return ['relaxed_currency', { currency, wanted }]
    if (nearest === null) return ['relaxed_price', {}]
    // We made up this price limit from what was shown; the shopper named none.
    const { priceDirection } = turn.scope.understanding
    if (priceDirection !== 0) return [priceDirection < 0 ? 'relaxed_cheaper' : 'relaxed_dearer', {}]
    const amounts = { wanted: turn.money(Number(wanted), currency), nearest: turn.money(Number(nearest), currency) }
    return [filter === 'price_max' ? 'relaxed_price_max' : 'relaxed_price_min', amounts]
  }
  if (filter === 'in_stock') return ['relaxed_stock', {}]
  if (filter.startsWith('option.')) {
    return nearest === null ? ['relaxed_option_none', { wanted }] : ['relaxed_option', { wanted, nearest }]
  }
  return ['relaxed_other', { wanted }]
}

/** The lowest price. Also null when other options than those asked for are cheaper: "from" would then contradict the card. */
function lowest({ scope }: EngineTurn, products: ProductBrief[]): ((turn: EngineTurn) => string) | null {
  const priced = products.flatMap(({ id, priceFrom, currency }) =>
    priceFrom === null ? [] : [{ id, priceFrom, currency }],
  )
  const first = priced.sort((a, b) => a.priceFrom - b.priceFrom)[0]
  const isLower = scope.facts.some(
    ({ entity, id, field, value }) =>
      entity === 'product' && field === 'price' && id === first?.id && Number(value) < first.priceFrom,
  )
  return first && !isLower ? (turn) => turn.money(first.priceFrom, first.currency) : null
}

function offerNext(turn: EngineTurn, { products, more }: SearchResult): void {
  if (more > 0) turn.button('button_more')
  if (products.length >= 2) turn.button('button_compare')
}

/** The facet that splits the results best is asked for, when the shopper named none of it and there is much to choose from. */
function narrowing(turn: EngineTurn, { products, more }: SearchResult): string | null {
  if (products.length < 4 && more === 0) return null
  const named = new Set(Object.keys(turn.scope.state.search?.wishes.options ?? {}))
  for (const facet of facets) {
    if (named.has(facet)) continue
    const values = new Map<string, number>()
    for (const { options } of products) {
      for (const value of options[facet] ?? []) values.set(value, (values.get(value) ?? 0) + 1)
    }
    const splitting = [...values].filter(([, count]) => count < products.length).sort((a, b) => b[1] - a[1])
    if (splitting.length < 2) continue
    for (const [value] of splitting.slice(0, MAX_FACET_BUTTONS)) turn.scope.buttons.push({ label: value, value })
    return turn.say('narrow', { facet: turn.say(`facet_${facet}`) })
  }
  return null
}
