import { askedOptions } from '../../../language/readers/asked-options.ts'
import { type AskedOfOrder, readOrderQuestion } from '../../../language/readers/read-order-question.ts'
import { kindOfName } from '../../../language/text/families.ts'
import { fold } from '../../../language/text/fold.ts'
import { tokenize } from '../../../language/text/tokens.ts'
import { languageOf } from '../../../search/analysis/languages.ts'
import type { Statement } from '../../statement.ts'
import { talkAbout } from '../../tools/shown-products.ts'
import { troubleIn } from '../../troubles.ts'
import { clausesOf } from '../../understanding/clauses.ts'
import type { Clause } from '../clause.ts'
import type { EngineTurn } from '../engine-turn.ts'
import {
  isRefunded,
  itemSentences,
  moreSentences,
  orderSentences,
  type ToldItem,
  type ToldOrder,
} from './order-sentences.ts'

/** What a question about one of the things bought may be put as: what it cost, whether it is in there. */
const ofItems = new Set<AskedOfOrder>(['bought', 'items', 'price', 'total'])

/**
 * What an order's row tells to a question; empty where it has no such thing, or nothing of an order is asked. Several questions of one
 * message are answered in their order.
 */
export function toldOfOrder(turn: EngineTurn, order: ToldOrder): Statement[] {
  if (asksOfRefund(turn, order)) return moreSentences.refund(turn, order)
  return toldOfEach(turn, order) ?? toldOfOne(turn, order)
}

/** What is told to each of several questions of a message; null where it asks one thing, or something that the order does not tell. */
function toldOfEach(turn: EngineTurn, order: ToldOrder): Statement[] | null {
  const whole = turn.scope.understanding.text
  const text = whole.includes(turn.words) ? whole : turn.words
  const parts = clausesOf(text).map((part) => turn.withClause(turn.clause.part(part)))
  const asked = parts.filter(({ clause, words }) => clause.isAsking || asksOf(words, turn.language).length > 0)
  const told = asked.map((one) => toldOfOne(one, order))
  return told.length > 1 && told.every((one) => one.length > 0) ? told.flat() : null
}

/** Whether money is asked after that was given back. */
export const asksOfRefund = ({ words, language, scope }: EngineTurn, { financialStatus }: ToldOrder): boolean =>
  isRefunded(financialStatus) &&
  [words, scope.understanding.text].some(
    (text) => readOrderQuestion(text, language).includes('refund') || troubleIn(text, language)?.name === 'refund',
  )

/** What is asked of an order. "When will it be delivered?" asks for the day alone, "how much did I pay for delivery" for no sum. */
function asksOf(words: string, language: string): AskedOfOrder[] {
  const read = readOrderQuestion(words, language)
  return read.filter(
    (one) =>
      !(one === 'state' && read.length > 1) &&
      !(one === 'payment' && (read.includes('refund') || read.includes('postage'))) &&
      !(one === 'total' && read.includes('postage')) &&
      !(one === 'arrival' && read.includes('placed')),
  )
}

function toldOfOne(turn: EngineTurn, order: ToldOrder): Statement[] {
  const asked = asksOf(turn.words, turn.language)
  const items = itemsMeant(turn, order)
  // "Which size did I order" lists no more than that.
  const isOfItems = items.length > 0 && asked.every((one) => ofItems.has(one))
  if (isOfItems && items.length === 1 && items[0]) talkOf(turn, items[0])
  if (isOfItems) return itemSentences(turn, order, items)
  const named = asked.length > 1 ? asked.filter((one) => one !== 'items' && one !== 'bought') : asked
  return named.flatMap((one) => moreSentences[one](turn, order))
}

/** The things bought that a question names, else those that come in what it asks for: "which size did I take?" */
function itemsMeant(turn: EngineTurn, { items }: ToldOrder): ToldItem[] {
  const named = itemsNamed(turn, items)
  if (named.length > 0) return named
  const kinds = new Set(askedOptions(turn.words, []))
  return items.filter(({ options }) => Object.keys(options).some((name) => kinds.has(kindOfName(name)?.kind as never)))
}

/** Shorter words are no names. */
const SHORTEST = 3
const SHORTEST_BEGINNING = 4

/** The things bought that a text names best, by words of their titles and values, or by what they are in another language. */
export function itemsNamed({ clause, words, scope }: EngineTurn, items: readonly ToldItem[]): ToldItem[] {
  const said = clause.part(words)
  const scoreOf = ({ title, options, productId }: ToldItem): number => {
    const product = productId === null ? null : scope.catalog.index.productById(productId)
    const isThing = product !== null && said.wish.namesThing && said.wish.isThing(product)
    const values = Object.values(options).flatMap(wordsOf)
    const valued = contentOf(said).filter((word) => values.includes(word)).length
    return 2 * wordsNaming(said, title).length + Number(isThing) + valued
  }
  const scores = new Map(items.map((item) => [item, scoreOf(item)]))
  const most = Math.max(0, ...scores.values())
  return most === 0 ? [] : items.filter((item) => scores.get(item) === most)
}

/** Words of a clause that stand in a title, or begin as one of its words does. */
export function wordsNaming(clause: Clause, title: string): string[] {
  const names = wordsOf(title)
  return contentOf(clause).filter((word) => names.some((name) => isSame(name, word)))
}

/** The words of a clause that may name something, folded. */
function contentOf({ text, scope: { catalog, understanding } }: Clause): string[] {
  const stopWords = [catalog.language, understanding.language].map((one) => languageOf(one).stopWords)
  return tokenize(text)
    .filter(({ kind, text: word }) => kind === 'number' || (kind === 'word' && word.length >= SHORTEST))
    .map(({ text: word }) => fold(word))
    .filter((word) => !stopWords.some((words) => words.has(word)))
}

const wordsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ kind, text: word }) => (kind === 'sign' ? [] : fold(word)))

/** "Klingen" of "Klinge", "bodys" of "bodysuits". */
const isSame = (name: string, word: string): boolean => {
  if (name === word) return true
  const length = Math.min(name.length, word.length)
  const shared = [...name].findIndex((sign, at) => sign !== word[at])
  const common = shared < 0 ? length : shared
  return common >= SHORTEST_BEGINNING && common >= length - 2
}

/** How the order is, where nothing else is asked of it. */
export const statusOfOrder = (turn: EngineTurn, order: ToldOrder): Statement[] => {
  const told = toldOfOrder(turn, order)
  const read = readOrderQuestion(turn.words, turn.language)
  const isTold = read.includes('arrival') || asksOfRefund(turn, order) || toldOfEach(turn, order) !== null
  return isTold && told.length > 0 ? told : orderSentences(turn, order)
}

/** What is said next is about a thing that was bought. @param options values that are meant of it */
export function talkOf(
  { scope: { state } }: EngineTurn,
  { productId, title }: ToldItem,
  options: ToldItem['options'] = {},
): void {
  if (productId === null) return
  talkAbout(state, productId)
  const named = Object.entries(options).map(([name, value]): [string, string[]] => [name.toLowerCase(), [value]])
  state.search = { query: title, wishes: named.length > 0 ? { options: Object.fromEntries(named) } : {} }
}
