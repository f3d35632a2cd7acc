import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { type CalledFor, calledFor } from './called-for.ts'

/** A product that words call for. */
export interface Needed {
  product: SearchProduct
  /** From 12 on it is what is needed three times in four, below 7 one time in four. */
  score: number
  /** Whether the text names the kind of goods that it is of. */
  isNamed: boolean
}

/** What a text calls for, whether it names it or not, and what a shop has of that. */
export interface Need {
  /** Products of the kinds of goods that the text calls for by the lexicon, and those whose own texts have its words, best first. */
  products: readonly Needed[]
  /**
   * Whether it surely calls for something that the shop has nothing like: "need to read in bed" in a shop of cheese. Of 132 first messages to the shops
   * of `test/data/needs` 4 are read so, and of 1,305 to the nine others 613.
   */
  isUnsold: boolean
  /** Whether it names a kind of which the shop has nothing, and calls for nothing that the shop sells as much as for that: "do you have christmas trees?" */
  namesUnsold: boolean
}

/**
 * Reads what a text calls for.
 * @param text bounded by the caller
 * @param language of the text, ISO 639-1
 */
export function readNeed(text: string, language: string, catalog: StoreCatalog): Need {
  const called = calledFor(text, language)
  const isSold = ({ kind }: CalledFor) => catalog.kinds.of(kind) !== undefined
  const sold = called.filter(isSold)
  const best = sold[0]?.score ?? 0
  return {
    products: neededProducts(text, sold, catalog),
    isUnsold: isUnsold(called, sold, catalog),
    namesUnsold: called.some((one) => one.isNamed && !isSold(one) && one.score >= best),
  }
}

/** As surely as this the lexicon tells what a text calls for. */
const SURELY_CALLED = 6
/** A shop that has nothing called for more than this share of what is called for most has not what is meant. */
const LEAST_SOLD = 0.5
/** The titles of so many of its products must name a kind. */
const LEAST_READ = 0.5

function isUnsold([most]: readonly CalledFor[], sold: readonly CalledFor[], { kinds, index }: StoreCatalog): boolean {
  // "I got an induction hob and none of my kettles work on it."
  if (!most || sold.some(({ isNamed }) => isNamed)) return false
  const isFar = (sold[0]?.score ?? 0) < most.score * LEAST_SOLD
  return most.score > SURELY_CALLED && isFar && kinds.count >= index.size * LEAST_READ
}

/** So many kinds that are sold are looked at. */
const MOST_KINDS = 40
/** So many products of a kind; of a shop that sells one kind alone others come by their words. */
const MOST_OF_KIND = 2000
/** What is worth less than this share of the best is not taken: a search keeps what is three quarters as good as half of that. */
const LEAST_NEEDED_SHARE = 0.375
/** So many are looked at for the words that their own texts have, and what the best of them is worth. */
const MOST_RANKED = 100
const OF_TEXTS = 6

function neededProducts(text: string, sold: readonly CalledFor[], { index, kinds }: StoreCatalog): Needed[] {
  const needed = new Map<string, Needed>()
  for (const { kind, score, isNamed } of sold.slice(0, MOST_KINDS)) {
    let left = MOST_OF_KIND
    for (const [id, share] of kinds.of(kind) ?? []) {
      if (left-- === 0) break
      if ((needed.get(id)?.score ?? 0) >= score * share) continue
      const product = index.productById(id)
      if (product) needed.set(id, { product, score: score * share, isNamed })
    }
  }
  const ranked = index.rank(index.parse(text), { limit: MOST_RANKED, allow: () => true })
  for (const { id, score } of ranked) {
    const product = index.productById(id)
    const worth = (score / (ranked[0]?.score ?? 1)) * OF_TEXTS
    const own = needed.get(id)
    if (product) needed.set(id, { product, score: (own?.score ?? 0) + worth, isNamed: own?.isNamed ?? false })
  }
  const all = [...needed.values()]
  const best = all.reduce((most, { score }) => Math.max(most, score), 0)
  return all.filter(({ score }) => score >= best * LEAST_NEEDED_SHARE).sort((a, b) => b.score - a.score)
}
