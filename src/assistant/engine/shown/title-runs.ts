import { wordsOfAll } from '../../../language/packs.ts'
import { isAvailable, type SearchProduct } from '../../../search/search-product.ts'
import type { TurnScope } from '../../turn-scope.ts'
import { namingWordsOf, tokensOf } from './naming-words.ts'

/** Words of a text, side by side, that the names of some products have all. */
export interface TitleRun {
  /** Where it begins in the text. */
  start: number
  words: readonly string[]
  /** Those whose titles have them, or values that they come in; those called so and little else go first. */
  products: readonly SearchProduct[]
}

/** Of a word that more titles have the next one has to tell which is meant. */
const MOST_TITLED = 200
/** Fewer words are what such goods are called. */
const FEWEST = 2
/** Of a long text no more words are looked at. */
const MOST_WORDS = 60

const joiners = new Set([...wordsOfAll((pack) => pack.joiners), ...wordsOfAll((pack) => pack.either)])

/** "Honeywell t5 thermostat" of "does the honeywell t5 thermostat work with homekit", "current 2500" of a "Current Reel" that comes in 2500. */
export function titleRuns(text: string, scope: TurnScope): TitleRun[] {
  const { index } = scope.catalog
  const naming = new Set(namingWordsOf(text, scope))
  const tokens = tokensOf(text).slice(0, MOST_WORDS)
  const titled = (word: string): SearchProduct[] | null => {
    const sets = index.parse(word).groups.map((group) => index.titled(group, MOST_TITLED))
    return sets.includes(null) ? null : sets.flatMap((set) => set ?? []).filter((product) => isOf(product, word))
  }
  const runs: TitleRun[] = []
  for (let at = 0; at < tokens.length; at++) {
    const words: string[] = []
    let products: readonly SearchProduct[] | null = null
    let end = at
    for (const [place, { text: word, start }] of tokens.entries()) {
      if (place < at) continue
      const isParted = place > at && parting.test(text.slice(tokens[place - 1]?.end, start))
      if (isParted || joiners.has(word) || (words.length === 0 && !naming.has(word))) break
      if (!naming.has(word)) continue
      const having: SearchProduct[] | null = products
        ? products.filter((product) => isOf(product, word))
        : (titled(word)?.filter((product) => words.every((one) => isOf(product, one))) ?? null)
      if (having?.length === 0) break
      products = having
      words.push(word)
      end = place
    }
    if (words.length < FEWEST || products === null) continue
    runs.push({ start: tokens[at]?.start ?? 0, words, products: bestFirst(products, words) })
    at = end
  }
  return runs
}

/** Between two words: what stands behind it is another name. */
const parting = /[,;:!?()|]/

const known = new WeakMap<SearchProduct, ReadonlySet<string>>()

/** Whether a title or a value has a word, whole. */
function isOf(product: SearchProduct, word: string): boolean {
  let words = known.get(product)
  if (!words) {
    const values = product.variants.flatMap(({ options }) => Object.values(options))
    words = new Set([product.title, ...values].flatMap((one) => tokensOf(one).map(({ text }) => text)))
    known.set(product, words)
  }
  return words.has(word)
}

/** Words that the head of a title has besides: none of "Kindle Paperwhite – now waterproof" where that is said. */
export function wordsBesides({ title }: SearchProduct, words: readonly string[]): number {
  const [head = title] = title.split(/[,(|:]|\s[-–—]\s/)
  return tokensOf(head).filter(({ text }) => !words.includes(text)).length
}

/** Those called so and little else first, of these what can be had. */
function bestFirst(products: readonly SearchProduct[], words: readonly string[]): SearchProduct[] {
  const isGone = ({ variants }: SearchProduct): number => Number(!variants.some(isAvailable))
  return products.toSorted((a, b) => wordsBesides(a, words) - wordsBesides(b, words) || isGone(a) - isGone(b))
}
