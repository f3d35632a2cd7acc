import { phrasesOfAll } from '../../../language/packs.ts'
import { asksNothing } from '../../../language/readers/ask-nothing.ts'
import { readOrder } from '../../../language/readers/read-order.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { languageOf } from '../../../search/analysis/languages.ts'
import type { PriceOrder } from '../../../search/browse.ts'
import type { SearchResult } from '../../tools/tool-results.ts'
import { isAnyProduct } from '../asks.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn, Move } from '../engine-turn.ts'
import type { Row } from '../frame-row.ts'
import { isEndOfWish } from '../product/price-end.ts'
import { search } from './search-moves.ts'

/** "What is the cheapest thing you sell?": which end of all that the shop has; null when anything else is named. */
function endOfAll({ text, scope }: Pick<Clause, 'text' | 'scope'>): PriceOrder | null {
  const tokens = tokenize(text)
  const order = readOrder(tokens)
  if (order?.value !== 'cheapest' && order?.value !== 'dearest') return null
  const { stopWords } = languageOf(scope.understanding.language)
  const others = tokens.filter((_, at) => at < order.from || at >= order.to)
  const words = others.flatMap(({ kind, text: word }) => (kind === 'sign' || word.length === 1 ? [] : word))
  const isNothing = (word: string) => stopWords.has(word) || asksNothing(word)
  return words.some(isAnyProduct) && words.every((word) => isAnyProduct(word) || isNothing(word)) ? order.value : null
}

/** The row of the table for it. */
export const ofEndOfAll: Row = {
  frame: 'open wish',
  when: 'it asks for the cheapest or dearest of all that the shop has',
  does: 'names that one',
  of: ['find', 'refine', 'price', 'compare', 'pick', 'ask'],
  speaksTo: ['wish', 'same'],
  holds: (clause) => endOfAll(clause) !== null,
  move: atEndOfAll,
}

/** The cheapest or dearest of all that can be bought, with the next ones as cards. */
function atEndOfAll(turn: EngineTurn): Move | null {
  const order = endOfAll(turn.clause)
  const found = turn.answer<SearchResult>('search_products')
  // One that needs no article before it, in whatever language.
  const query = order && phrasesOfAll((pack) => pack.orders?.[order]).find((phrase) => !phrase.endsWith('!'))
  if (!query) return null
  if (!found) return { call: { tool: 'search_products', input: { query, in_stock: true } } }
  const [first] = found.products
  if (!first || first.priceFrom === null) return null
  return {
    say: [turn.say(`${order}_is`, { title: turn.title(first), price: turn.money(first.priceFrom, first.currency) })],
  }
}

/** The row of the table for an end of the prices of what is looked for. */
export const ofEndOfWish: Row = {
  frame: 'open wish',
  when: 'it names what costs least or most, and more may have been found than was shown',
  does: 'looks for that one among all that is looked for',
  of: ['pick', 'compare', 'price', 'ask', 'buy', 'options', 'stock', 'find', 'refine', 'more'],
  speaksTo: ['same', 'shown', 'wish'],
  holds: isEndOfWish,
  move: (turn) => search(turn, 'changed'),
}
