import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { calledFor } from './called-for.ts'

/** A product that words call for. */
export interface Needed {
  product: SearchProduct
  /** From 12 on it is what is needed three times in four, below 7 one time in four. */
  score: number
  /** Whether the text names the kind of goods that it is of. */
  isNamed: boolean
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

/**
 * What of a shop a text calls for, whether it names it or not: products of the kinds of goods that it calls for by the lexicon, and those whose own
 * texts have its words, best first.
 * @param text bounded by the caller
 * @param language of the text, ISO 639-1
 */
export function neededProducts(text: string, language: string, catalog: StoreCatalog): Needed[] {
  const { index, kinds } = catalog
  const needed = new Map<string, Needed>()
  const called = calledFor(text, language).filter(({ kind }) => kinds.of(kind))
  for (const { kind, score, isNamed } of called.slice(0, MOST_KINDS)) {
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

/** As surely as this the lexicon tells what a text calls for. */
const SURELY_CALLED = 6
/** A shop that has nothing called for more than this share of what is called for most has not what is meant. */
const LEAST_SOLD = 0.5
/** The titles of so many of its products must name a kind. */
const LEAST_READ = 0.5

/**
 * Whether a text surely calls for something that a shop has nothing like: "need to read in bed" in a shop of cheese. Of 132 first messages to the shops
 * of `test/data/needs` it says so of 4, and of 613 of 1,305 when they are put to the nine others.
 */
export function callsForUnsold(text: string, language: string, { kinds, index }: StoreCatalog): boolean {
  const called = calledFor(text, language)
  const most = called[0]?.score ?? 0
  const ofShop = called.filter(({ kind }) => kinds.of(kind))
  const sold = ofShop[0]?.score ?? 0
  // "I got an induction hob and none of my kettles work on it."
  if (ofShop.some(({ isNamed }) => isNamed)) return false
  return most > SURELY_CALLED && sold < most * LEAST_SOLD && kinds.count >= index.size * LEAST_READ
}

/** Whether a text names a kind of goods of which the shop has nothing, and calls for nothing that it sells as much as for that: "do you have christmas trees?" */
export function namesUnsold(text: string, language: string, catalog: StoreCatalog): boolean {
  const called = calledFor(text, language)
  const [best] = called.filter(({ kind }) => catalog.kinds.of(kind))
  return called.some(({ kind, score, isNamed }) => isNamed && !catalog.kinds.of(kind) && score >= (best?.score ?? 0))
}
