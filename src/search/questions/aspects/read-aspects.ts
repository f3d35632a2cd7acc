import { readFacetLines, TaughtFacets } from '../../../language/facets/taught-facets.ts'
import { LearnedFile } from '../../../language/learned/learned-file.ts'
import { readShopText, type ShopText } from '../shop-texts.ts'
import { aspects } from './aspects.ts'

/** What is listed of a text in any language: facts, topics, dimensions, and units of amounts. */
function commonSigns(text: string, language: string): string[] {
  const { facts, topics, dimensions, amounts } = readShopText(text, language)
  const signs = [
    ...facts.map(({ fact }) => fact),
    ...topics.map(({ topic }) => `#${topic}`),
    ...dimensions.map(({ dimension }) => `?${dimension}`),
    ...amounts.map(({ unit }) => `=${unit ?? ''}`),
  ]
  return [...new Set(signs)]
}

const told = new WeakMap<ShopText, Float32Array>()

/** What a sentence of a page tells, as `productAspects.told` gives it; read once. */
export function aspectsTold(sentence: ShopText): Float32Array {
  const known = told.get(sentence) ?? productAspects.told('', sentence.said, sentence.language)
  told.set(sentence, known)
  return known
}

/** What people ask about a product, and what its page tells. */
export const productAspects = new TaughtFacets(
  aspects,
  () => readFacetLines(new URL('lessons/', import.meta.url), aspects),
  new LearnedFile('aspects', [
    'search/questions/aspects',
    'search/questions/shop-texts.ts',
    'language/facets',
    'language/packs',
  ]),
  commonSigns,
)
