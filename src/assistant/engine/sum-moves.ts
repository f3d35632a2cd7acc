import { type CountedThing, readCounted } from '../../language/read-counted.ts'
import { readReference } from '../../language/read-reference.ts'
import { isNoun } from '../../search/things/is-noun.ts'
import type { ProductResult, SearchResult } from '../tools/tool-results.ts'
import type { TurnScope } from '../turn-scope.ts'
import { isOfPrice } from './asks.ts'
import type { Clause } from './clause.ts'
import type { EngineTurn, Move } from './engine-turn.ts'
import type { Row } from './frame-row.ts'
import { namedElsewhere } from './named-elsewhere.ts'
import { pricesOf } from './product-sentences.ts'

/** More are not added up in one breath. */
const MOST_ADDED = 4

/** What a message wants added up: "2 of those and a twine, how much?"; empty when it counts up less than two things, or asks for no price. */
export function countedUp({ understanding, state }: TurnScope): CountedThing[] {
  const { text, language } = understanding
  const isTogether = readReference(text, language, isNoun).isTogether
  if (!isTogether && !isOfPrice(text) && !text.split(/[,;?!–—-]/).some(isOfPrice)) return []
  const counted = readCounted(text).filter(({ name }) => name !== '' || state.shown.length > 0)
  return counted.length > 1 && counted.some(({ pieces, name }) => pieces > 1 || name === '') ? counted : []
}

/** Whether it asks what several things cost together; "wireless for both" wishes for something. */
const asksForSum = (clause: Clause): boolean =>
  countedUp(clause.scope).length > 1 || (clause.reference.isTogether && pairOf(clause).length === 2)

/** "Add the loppers too": the one named beside the one talked about; else the two talked about last, else all shown where that is two. */
function pairOf(clause: Clause): string[] {
  const { before, first } = clause
  const [named, ...others] = namedElsewhere(clause)
  if (named && others.length === 0 && first !== undefined) return [first, named.id]
  if (!clause.asksPrice && (clause.hasWords || clause.namesGoods)) return []
  const ids = before.talked.length >= 2 ? before.talked.slice(0, 2) : before.shown
  return ids.length === 2 ? ids : []
}

/** What is added up: pieces of a product that is known, or of what is looked for. */
interface Line {
  pieces: number
  id: string | undefined
  query: string
}

/** What is counted up, else the two that are meant. */
function linesOf({ clause }: EngineTurn): Line[] {
  const { scope } = clause
  const counted = countedUp(scope).slice(0, MOST_ADDED)
  if (counted.length > 1) {
    return counted.map(({ pieces, name }) => ({
      ...{ pieces, query: name },
      id: name === '' ? clause.first : clause.part(name).described?.id,
    }))
  }
  return pairOf(clause).map((id) => ({ pieces: 1, id, query: '' }))
}

/** Adds up what several things cost, each in the variant that is wished for. */
function together(turn: EngineTurn): Move {
  const lines = linesOf(turn)
  if (lines.length === 0) return { say: [turn.say('together_which')] }
  const searches = turn.answers<SearchResult>('search_products')
  const searched = lines.filter(({ id }) => id === undefined)
  const next = searched[searches.length]
  if (next) return { call: { tool: 'search_products', input: { query: next.query, any_stock: true } } }
  const ids = lines.map((line) => line.id ?? searches[searched.indexOf(line)]?.products[0]?.id)
  const missing = lines.find((_, at) => ids[at] === undefined)
  if (missing) return { say: [turn.say('compare_missing', { name: missing.query.slice(0, 80) })] }
  const told = turn.answers<ProductResult>('get_product').flatMap((one) => (one.found ? [one] : []))
  const open = ids.find((id) => !told.some(({ product }) => product.id === id))
  if (open !== undefined) return { call: { tool: 'get_product', input: { product_id: open } } }
  const priced = lines.flatMap(({ pieces }, at) => {
    const one = told.find(({ product }) => product.id === ids[at])
    const prices = pricesOf(one?.wished ?? one?.product.variants ?? [])
    return one && prices[0] !== undefined
      ? [{ pieces, product: one.product, price: prices[0], isFrom: prices.length > 1 }]
      : []
  })
  const currency = priced[0]?.product.currency ?? turn.scope.ctx.currency
  if (priced.length < lines.length || priced.some(({ product }) => product.currency !== currency))
    return { say: [turn.say('together_which')] }
  const amounts = priced.map(({ price }) => turn.money(price, currency))
  const total = priced.reduce((sum, { pieces, price }) => sum + pieces * Math.round(price * 100), 0) / 100
  const sum = { text: turn.amount(total, currency), facts: amounts.flatMap(({ facts }) => facts) }
  const parts = priced.map(({ pieces, product }, at) => {
    const named = `${turn.title(product).text} ${amounts[at]?.text}`
    return pieces === 1 ? named : `${pieces} × ${named}`
  })
  const isFrom = priced.some((one) => one.isFrom)
  return { say: [turn.say(isFrom ? 'together_from' : 'together', { sum, parts: parts.join(', ') })] }
}

/** The row of the table for it. */
export const ofSum: Row = {
  frame: 'products shown',
  when: 'it asks what several cost together',
  does: 'adds them up',
  of: ['price', 'compare', 'ask', 'stock', 'buy', 'quote', 'options'],
  holds: asksForSum,
  move: together,
}
