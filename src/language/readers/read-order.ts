import { allThings } from '../names-of-things.ts'
import type { Comparatives } from '../pack-fields/pack-comparatives.ts'
import { phrasesOfAll, wordsOfAll } from '../packs.ts'
import { type PhraseTable, phraseAt, phraseTable } from '../text/phrase-table.ts'
import { type TextToken, tokenize } from '../text/tokens.ts'

const listOrders = ['cheapest', 'dearest', 'newest', 'best'] as const
const measureEnds = ['biggest', 'smallest', 'longest', 'shortest', 'heaviest', 'lightest'] as const

/** Which end of a list by a measure is asked for. */
export type MeasureEnd = (typeof measureEnds)[number] & keyof Comparatives

/** Which end of a list is asked for. */
export type Order = (typeof listOrders)[number] | MeasureEnd

/** Whether an order of the list is one by a measure: "the lightest". */
export const isMeasureEnd = (order: Order | null): order is MeasureEnd => measureEnds.some((end) => end === order)

/** A piece of a text that asks for an order. Token places; the end is exclusive. */
export interface OrderReading {
  value: Order
  from: number
  to: number
}

/** "Las zapatillas de correr mas baratas": so far may the article stand before. */
const REACH = 4

let known:
  | {
      table: PhraseTable<{ order: Order; needsArticle: boolean }>
      articles: ReadonlySet<string>
      nouns: ReadonlySet<string>
    }
  | undefined
const words = () => {
  const ones = wordsOfAll(({ references }) => references?.one)
  known ??= {
    table: phraseTable<{ order: Order; needsArticle: boolean }>([
      ...listOrders.flatMap((order) =>
        phrasesOfAll((pack) => pack.orders?.[order]).map(
          (phrase) => [{ order, needsArticle: phrase.endsWith('!') }, [phrase.replace('!', '')]] as const,
        ),
      ),
      ...measureEnds.map(
        (order) => [{ order, needsArticle: false }, phrasesOfAll(({ comparatives }) => comparatives?.[order])] as const,
      ),
    ]),
    // "Uno más barato" compares.
    articles: new Set([...wordsOfAll(({ articles }) => articles)].filter((word) => !ones.has(word))),
    nouns: new Set(allThings().flatMap((thing) => [...thing.values()].flat().flatMap((name) => name.split(' ')))),
  }
  return known
}

/**
 * The first piece at or behind a place that asks for the cheapest, dearest, newest, best or biggest, in any language; null when there is none.
 * A comparison ("mas barato que este") is none.
 */
export function readOrder(tokens: readonly TextToken[], from = 0): OrderReading | null {
  const { table } = words()
  for (let at = from; at < tokens.length; at++) {
    const found = phraseAt(table, tokens, at)
    if (!found) continue
    if (found.meaning.needsArticle && !isSuperlative(tokens, at, found.end)) continue
    return { value: found.meaning.order, from: at, to: found.end }
  }
  return null
}

/** A text without the ends of a list by a measure that it asks for: "the lightest tent" is "the tent". @param text bounded by the caller */
export function withoutMeasureEnd(text: string): string {
  const tokens = tokenize(text)
  let rest = text
  for (let order = readOrder(tokens); order; order = readOrder(tokens, order.to)) {
    const [start, end] = [tokens[order.from]?.start ?? 0, tokens[order.to - 1]?.end ?? 0]
    if (isMeasureEnd(order.value)) rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`
  }
  return rest.replace(/\s+/g, ' ').trim()
}

/** Behind an article ("la chaqueta mas cara"), or behind a thing at the end of a short wish ("chaqueta mas cara"). */
function isSuperlative(tokens: readonly TextToken[], from: number, to: number): boolean {
  const { articles, nouns } = words()
  const before = tokens.slice(Math.max(0, from - REACH), from)
  if (before.some(({ text }) => articles.has(text))) return true
  const isEnd = tokens.slice(to).every(({ kind }) => kind === 'sign')
  return isEnd && before.some(({ text }) => nouns.has(text))
}
