import { spelledAsIn } from '../../../language/text/as-typed.ts'
import { plainOf } from '../../../language/text/plain.ts'
import { canBeTold } from '../../../search/can-be-told.ts'
import type { FactRef, Statement } from '../../statement.ts'
import type { GradedBrief, SearchResult } from '../../tools/tool-results.ts'
import type { Echo } from '../echoed.ts'
import type { EngineTurn } from '../engine-turn.ts'
import { spokenAudience } from '../phrases/spoken-values.ts'
import { needOf, surelyCalls } from './calls-for.ts'
import { mayFit, oneNamed } from './one-found.ts'

/** What comes closest is named, and what of it differs. */
export function closest(turn: EngineTurn, { products, instead, relaxed }: SearchResult): Statement[] {
  if (instead.some(({ relation }) => relation === 'wider')) return []
  const [first] = products
  const fails = (first?.fails ?? []).filter(
    ({ part }) => part !== 'thing' && relaxed.every(({ filter }) => filter !== part),
  )
  const told = products.length > 1 ? [] : fails.slice(0, 2)
  // What the page says against it is never left out, however many are shown.
  const limits = products.length > 1 ? limitsOf(turn, products) : []
  return [turn.say('found_closest'), ...told.flatMap((fail) => differs(turn, fail, first)), ...limits]
}

const MOST_LIMITS = 2

/** The sentences of pages that are against what was said. */
const limitsOf = (turn: EngineTurn, products: readonly GradedBrief[]): Statement[] =>
  products
    .flatMap((product) =>
      [...product.fails, ...product.unknown].flatMap((one) =>
        one.part === 'limit' ? differs(turn, one, product) : [],
      ),
    )
    .slice(0, MOST_LIMITS)

/** What of a product is not as wished. */
function differs(
  turn: EngineTurn,
  { part, wanted: named, has: own }: GradedBrief['fails'][number],
  product: GradedBrief | undefined,
): Statement[] {
  // Whom something is for is a word, or the sentence of its page that tells from which age on.
  const isSentence = part === 'limit' || (part === 'audience' && own?.includes(' '))
  if (isSentence && product && own !== null)
    return [turn.say('answer_quote', { title: turn.title(product), quote: turn.quote(own) })]
  const inWords = (text: string) =>
    (part === 'audience' ? spokenAudience(text, turn.language) : null) ?? turn.typed(text)
  const [wanted, has] = [inWords(named), own === null ? null : inWords(own)]
  if (part.startsWith('not_')) return [turn.say('near_denied', { wanted })]
  // "Boys" and "kids" are one word in Spanish: what is called the same tells of no difference.
  if (has === wanted) return []
  return [has === null ? turn.say('near_part_not', { wanted }) : turn.say('near_part', { wanted, has })]
}

const MOST_UNTOLD = 3

/** What of a wish none of those shown tells, in the shopper's words; a bare number says nothing to anybody. */
export function openWords({ scope, language }: EngineTurn, products: SearchResult['products']): string[] {
  const [first, ...others] = products.map(({ unknown }) =>
    unknown
      .filter(({ part }) => part !== 'thing' && part !== 'limit' && !part.startsWith('not_'))
      .map(({ part, wanted }) => (part === 'audience' ? spokenAudience(wanted, language) : null) ?? wanted),
  )
  const common = (first ?? []).filter((wanted) => others.every((list) => list.includes(wanted)))
  const said = ` ${plainOf(scope.state.said)}`
  const isWord = (wanted: string) => /\p{L}/u.test(wanted) && said.includes(` ${plainOf(wanted)}`)
  return [...new Set(common.map((wanted) => spelledAsIn(scope.state.said, wanted)))].filter(isWord)
}

/** Those of them of which it can be said that no page tells them. */
const untoldBy = (turn: EngineTurn, products: SearchResult['products']): Echo | null =>
  turn.echo(
    openWords(turn, products)
      .filter((wanted) => canBeTold(wanted, turn.scope.catalog, turn.language))
      .slice(0, MOST_UNTOLD),
  )

/** The lowest price of what can be had, where anything can. Also null when other options than those asked for are cheaper: "from" would then contradict the card. */
export function lowest(
  turn: EngineTurn,
  { products, lowestUnshown }: Pick<SearchResult, 'products' | 'lowestUnshown'>,
): FactRef | null {
  const there = products.filter(({ available }) => available)
  const priced = (there.length > 0 ? there : products).flatMap(({ id, priceFrom, currency }) =>
    priceFrom === null ? [] : [{ id, priceFrom, currency }],
  )
  const first = priced.sort((a, b) => a.priceFrom - b.priceFrom)[0]
  // "From $199" would be untrue, and a price that no card has would puzzle.
  if (first && lowestUnshown !== null && lowestUnshown < first.priceFrom) return null
  const isLower = turn.scope.facts.some(
    ({ entity, id, field, value }) =>
      entity === 'product' && field === 'price' && id === first?.id && Number(value) < first.priceFrom,
  )
  return first && !isLower ? turn.money(first.priceFrom, first.currency) : null
}

/** What was found, and what can be had instead where all of that is sold out. */
export function intro(turn: EngineTurn, found: SearchResult): Statement[] {
  const [first] = found.products
  const isGone = first && found.products.every(({ available }) => !available)
  return [...introOf(turn, found), ...(isGone ? insteadOf(turn, first, found.inStock) : [])]
}

/** One that fits is named with its price; of several how many there are and from which price. */
function introOf(turn: EngineTurn, found: SearchResult): Statement[] {
  const { products, total, fit, measured, things } = found
  const [first] = products
  if (!first) return []
  const counted = things.flatMap(({ id, pieces, left }) => {
    const product = products.find((one) => one.id === id)
    return product && pieces !== null ? [{ product, pieces, left }] : []
  })
  if (counted.length > 0) return ofPieces(turn, counted)
  const isGift = turn.clause.isGift || turn.scope.state.search?.isGift === true
  if (isGift && products.length > 1) {
    const price = lowest(turn, found)
    return [turn.say('recommend_intro'), ...(price ? [turn.say('found_from', { price })] : [])]
  }
  if (measured?.said && measured.id === first.id && first.priceFrom !== null) {
    const more = { text: measured.said, facts: turn.title(first).facts }
    const texts = { title: turn.title(first), more, count: String(measured.of) }
    return [
      turn.say(measured.of > 1 ? 'measure_end' : 'measure_only', {
        ...texts,
        price: turn.money(first.priceFrom, first.currency),
      }),
    ]
  }
  const untold = fit === 'likely' && !isGift ? untoldBy(turn, products) : null
  const { priceDirection } = turn.clause
  const end = priceDirection < 0 ? 'cheapest' : priceDirection > 0 ? 'dearest' : null
  const order = turn.clause.wish.order ?? (turn.answers('search_products').length > 1 ? end : null)
  if (
    (order === 'cheapest' || order === 'dearest') &&
    first.priceFrom !== null &&
    untold === null &&
    // Of a single one it tells nothing.
    total > 1 &&
    isAtEnd(products, order)
  ) {
    return [turn.say(`${order}_is`, { title: turn.title(first), price: turn.money(first.priceFrom, first.currency) })]
  }
  if (products.length === 1) {
    const quote = first.available ? reasonOf(turn, first) : null
    const reasons = quote ? [turn.say('its_page', { quote })] : []
    if (fit !== 'likely') return [oneNamed(turn, first), ...(isBorneOut(first) ? reasons : [])]
    const named = mayFit(turn, first)
    const limits = limitsOf(turn, products)
    if (limits.length > 0) return [named, ...limits]
    return [named, ...reasons, ...(untold === null ? [] : [turn.say('likely_one', { untold })])]
  }
  const price = lowest(turn, found)
  if (fit === 'likely') {
    const likely = untold === null ? turn.say('likely_all') : turn.say('likely_some', { untold })
    const limits = limitsOf(turn, products)
    return [likely, ...(limits.length > 0 ? limits : firstOf(turn, found))]
  }
  if (turn.clause.asksReduced && fit === 'exact')
    return [turn.say('found_reduced', { count: turn.fact(String(products.length)) })]
  if (turn.act === 'recommend' && !price) return [turn.say('recommend_intro')]
  const count = turn.fact(String(products.length))
  if (total > products.length) {
    const many = { total: turn.fact(String(total)) }
    return [price ? turn.say('found_many_from', { ...many, price }) : turn.say('found_many', many)]
  }
  return [price ? turn.say('found_some_from', { count, price }) : turn.say('found_some', { count })]
}

const MOST_INSTEAD = 4

/** What can be had where the one that fits is sold out: other forms of it, else others of its kind. */
function insteadOf(turn: EngineTurn, { otherForms }: GradedBrief, inStock: readonly GradedBrief[]): Statement[] {
  const values = otherForms.slice(0, MOST_INSTEAD).map((options) => turn.valuesOf(options, ' / '))
  const told = values.filter(({ text }) => text !== '')
  const others = inStock.map((product) => {
    const price = turn.money(product.priceFrom ?? 0, product.currency)
    const title = turn.title(product)
    return { text: `${title.text} (${price.text})`, facts: [...title.facts, ...price.facts] }
  })
  const listed = told.length > 0 ? told : others
  if (listed.length === 0) return []
  const names = { text: listed.map(({ text }) => text).join(', '), facts: listed.flatMap(({ facts }) => facts) }
  return [turn.say('instead', { values: names })]
}

/** Whether the sentence that is told of it bears a part of the wish out. */
const isBorneOut = ({ because, reason }: GradedBrief): boolean => because.some(({ quote }) => quote === reason)

/** Null where the page is not to be trusted that far. */
function reasonOf(turn: EngineTurn, { reason }: GradedBrief): FactRef | null {
  const quote = reason === null ? null : turn.quote(reason)
  return quote !== null && quote.facts.length > 0 ? quote : null
}

/** Which of several one would look at first, in the words of its page; where no page bears any of the wish out, from which price they are. */
function firstOf(turn: EngineTurn, found: SearchResult): Statement[] {
  const { products, relaxed } = found
  const product = products.find((one) => one.available && one.priceFrom !== null && isBorneOut(one))
  // A cream for heels does not go before the plasters for blisters that are called for.
  const isFirst = turn.clause.before.search === null
  const [best] = isFirst && surelyCalls(turn.clause) ? needOf(turn.clause).products : []
  const isOutdone =
    best && best.product.title !== product?.title && products.some(({ title }) => title === best.product.title)
  const quote = product && !isOutdone ? reasonOf(turn, product) : null
  if (product && quote) {
    const price = turn.money(product.priceFrom ?? 0, product.currency)
    return [turn.say('look_first', { title: turn.title(product), quote, price })]
  }
  const price = relaxed.length === 0 ? lowest(turn, found) : null
  return price ? [turn.say('found_from', { price })] : []
}

interface Counted {
  product: GradedBrief
  pieces: number
  left: number | null
}

/** Each thing with as many as are wanted of it, and of which there are fewer. */
function ofPieces(turn: EngineTurn, counted: readonly Counted[]): Statement[] {
  turn.scope.state.picked = counted.map(({ product: { id }, pieces }) => ({ id, pieces, text: '' }))
  const parts = counted.map(({ product, pieces }) => {
    const price = product.priceFrom === null ? null : turn.money(product.priceFrom, product.currency)
    const title = turn.title(product)
    return {
      text: `${pieces} × ${title.text}${price ? ` (${price.text})` : ''}`,
      facts: [...title.facts, ...(price?.facts ?? [])],
    }
  })
  const told = { text: parts.map(({ text }) => text).join(', '), facts: parts.flatMap(({ facts }) => facts) }
  const few = counted.flatMap(({ product, pieces, left }) => {
    const title = turn.title(product)
    if (left === null || left >= pieces) return []
    return [
      left === 0
        ? turn.say('out_of_stock', { title })
        : turn.say('pieces_few', { title, count: turn.fact(String(left)) }),
    ]
  })
  return [turn.say('pieces_each', { parts: told }), ...few]
}

/** Whether the first of them costs least, or most. */
const isAtEnd = (products: readonly GradedBrief[], end: 'cheapest' | 'dearest'): boolean => {
  // What is sold out stands behind what can be had.
  const there = products.filter(({ available }) => available === products[0]?.available)
  const prices = there.flatMap(({ priceFrom }) => priceFrom ?? [])
  return products[0]?.priceFrom === (end === 'cheapest' ? Math.min(...prices) : Math.max(...prices))
}
