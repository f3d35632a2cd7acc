import type { Fact } from './fact.ts'
import { stem, wordSet } from './fact-book.ts'
import type { NumberRead } from './read-tokens.ts'
import type { Scene } from './scene.ts'
import { otherNames } from './thing-names.ts'

/** What an order has so many of, whatever they are. */
export const itemWord = /^(items?|artikeln?|articulos?|articles?)$/

/** In whatever language: "Flasche" of a Steel Bottle. */
const isWordOf = (text: string, words: ReadonlySet<string>): boolean =>
  text.length > 2 && (words.has(stem(text)) || otherNames(text).some((name) => words.has(name)))

const wordsByFact = new WeakMap<Fact, Set<string>>()
const wordsByOrder = new WeakMap<Fact[], { count: number; words: Set<string> }>()

/** Read once a fact: each number of a sentence asks for them. */
function wordsOf(fact: Fact): Set<string> {
  const known = wordsByFact.get(fact)
  if (known) return known
  const words = wordSet(String(fact.value))
  wordsByFact.set(fact, words)
  return words
}

/** The words of all items of an order; its list grows while a turn runs. */
function orderWords(items: Fact[]): Set<string> {
  const known = wordsByOrder.get(items)
  if (known?.count === items.length) return known.words
  const words = new Set(items.flatMap((item) => [...wordsOf(item)]))
  wordsByOrder.set(items, { count: items.length, words })
  return words
}

/** Pieces of an order's items, and how many items it has. */
export function isOfOrder(scene: Scene, { values, from, to }: NumberRead): boolean {
  for (const { items, facts } of scene.book.orders.values()) {
    const quantities = items.filter(({ field }) => field === 'quantity')
    const following = scene.tokens.slice(to, to + 4).map(({ text }) => text)
    const parted = following.findIndex((text) => /^([,;:]|and|und|y|et)$/.test(text))
    const next = parted < 0 ? following : following.slice(0, parted)
    const isItem = next.some(
      (text) =>
        /^(x|item\w*|artikel\w*|articulo\w*|article\w*|piece\w*|stuck|unidad\w*|unit\w*|produ\w*)$/.test(text) ||
        isWordOf(text, orderWords(items)),
    )
    if (!isItem && scene.tokens[from - 1]?.text !== 'x') continue
    const named = itemWord.test(next[0] ?? '')
      ? undefined
      : items.find((item) => item.field === 'title' && next.some((text) => isWordOf(text, wordsOf(item))))
    if (named) {
      const its = quantities.find(({ id, value }) => id === named.id && values.includes(Number(value)))
      if (!its) continue
      scene.used.add(its)
      return true
    }
    const titles = items.filter(({ field }) => field === 'title').length
    const sum = quantities.reduce((total, { value }) => total + Number(value), 0)
    const fact = quantities.find(({ value }) => values.includes(Number(value)))
    if (!fact && !values.includes(titles) && !values.includes(sum)) continue
    const used = fact ?? quantities[0] ?? facts[0]
    if (used) scene.used.add(used)
    return true
  }
  return false
}
