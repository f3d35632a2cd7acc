import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { calledFor } from './called-for.ts'
import { kindsSold } from './kinds-sold.ts'

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
  const sold = kindsSold(catalog)
  const needed = new Map<string, Needed>()
  const called = calledFor(text, language).filter(({ kind }) => sold.has(kind))
  for (const { kind, score, isNamed } of called.slice(0, MOST_KINDS)) {
    for (const { product, share } of sold.get(kind) ?? []) {
      const own = needed.get(product.id)
      if ((own?.score ?? 0) < score * share) needed.set(product.id, { product, score: score * share, isNamed })
    }
  }
  const { index } = catalog
  const ranked = index.rank(index.parse(text), { limit: MOST_RANKED, allow: () => true })
  for (const { id, score } of ranked) {
    const product = index.productById(id)
    const worth = (score / (ranked[0]?.score ?? 1)) * OF_TEXTS
    const own = needed.get(id)
    if (product) needed.set(id, { product, score: (own?.score ?? 0) + worth, isNamed: own?.isNamed ?? false })
  }
  return [...needed.values()].sort((a, b) => b.score - a.score)
}

/** Whether a text names a kind of goods of which the shop has nothing, and calls for nothing that it sells as much as for that: "do you have christmas trees?" */
export function namesUnsold(text: string, language: string, catalog: StoreCatalog): boolean {
  const sold = kindsSold(catalog)
  const called = calledFor(text, language)
  const [best] = called.filter(({ kind }) => sold.has(kind))
  return called.some(({ kind, score, isNamed }) => isNamed && !sold.has(kind) && score >= (best?.score ?? 0))
}
