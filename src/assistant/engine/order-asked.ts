import { askedOptions } from '../../language/asked-options.ts'
import { kindOfName } from '../../language/families.ts'
import { fold } from '../../language/fold.ts'
import { type AskedOfOrder, readOrderQuestion } from '../../language/read-order-question.ts'
import { tokenize } from '../../language/tokens.ts'
import { languageOf } from '../../search/analysis/languages.ts'
import type { Statement } from '../statement.ts'
import type { EngineTurn } from './engine-turn.ts'
import { itemSentences, moreSentences, orderSentences, type ToldItem, type ToldOrder } from './order-sentences.ts'

/** What a question about one of the things bought may be put as: what it cost, whether it is in there. */
const ofItems = new Set<AskedOfOrder>(['items', 'price', 'total'])

/** What an order's row tells to a question; empty where it has no such thing, or nothing of an order is asked. */
export function toldOfOrder(turn: EngineTurn, order: ToldOrder): Statement[] {
  const read = readOrderQuestion(turn.words, turn.language)
  // "When will it be delivered?" asks for the day alone, "how much did I pay for delivery" for no sum.
  const asked = read.filter(
    (one) =>
      !(one === 'state' && read.length > 1) &&
      !(one === 'payment' && (read.includes('refund') || read.includes('postage'))) &&
      !(one === 'total' && read.includes('postage')) &&
      !(one === 'arrival' && read.includes('placed')),
  )
  const items = itemsMeant(turn, order)
  // "Which size did I order" lists no more than that.
  const isOfItems = items.length > 0 && asked.every((one) => ofItems.has(one))
  if (isOfItems) return itemSentences(turn, order, items)
  const named = asked.length > 1 ? asked.filter((one) => one !== 'items') : asked
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
export function itemsNamed(turn: EngineTurn, items: readonly ToldItem[]): ToldItem[] {
  const { catalog } = turn.scope
  const words = tokenize(turn.words)
    .filter(({ kind, text }) => kind === 'number' || (kind === 'word' && text.length >= SHORTEST))
    .map(({ text }) => fold(text))
    .filter((word) => ![catalog.language, turn.language].some((one) => languageOf(one).stopWords.has(word)))
  const { wish } = turn.clause.part(turn.words)
  const scoreOf = ({ title, options, productId }: ToldItem): number => {
    const product = productId === null ? null : catalog.index.productById(productId)
    const names = wordsOf(title)
    const values = Object.values(options).flatMap(wordsOf)
    const called = words.filter((word) => names.some((name) => isSame(name, word))).length
    const isThing = product !== null && wish.namesThing && wish.isThing(product)
    return 2 * Math.max(called, Number(isThing)) + words.filter((word) => values.includes(word)).length
  }
  const scores = new Map(items.map((item) => [item, scoreOf(item)]))
  const most = Math.max(0, ...scores.values())
  return most === 0 ? [] : items.filter((item) => scores.get(item) === most)
}

const wordsOf = (text: string): string[] => tokenize(text).flatMap(({ kind, text: word }) => (kind === 'sign' ? [] : fold(word)))

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
  const isOfState = readOrderQuestion(turn.words, turn.language).some((one) => one === 'arrival')
  return isOfState && told.length > 0 ? told : orderSentences(turn, order)
}
