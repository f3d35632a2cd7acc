import { isPurposeWord } from '../../language/readers/purpose.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { dimensionsOfUnit } from '../questions/read-question.ts'
import { readShopText, sentencesOf } from '../questions/shop-texts.ts'
import { readText } from '../questions/text-words.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { hostsNamed } from './hosts-named.ts'
import { saysFitting } from './page-relations.ts'

/** What a thing is wished for: "the Carter" of "mudguards for the Carter". */
export interface WishedHost {
  products: readonly SearchProduct[]
  /** Its words in the text, in the form they are compared in, and as they are told. */
  stems: ReadonlySet<string>
  name: string
}

/** The products behind a "for" of a wish; null where it names none. Whether they are meant is told by the pages that name them too. */
export function wishedHost(text: string, catalog: StoreCatalog): WishedHost | null {
  const read = readText(boundedReading(text, textBounds.query), catalog.language, () => false)
  const from = read.words.findIndex(
    (word) => isPurposeWord(word.text) || saysFitting({ words: [word], language: catalog.language }),
  )
  if (from < 1) return null
  const [named] = hostsNamed({ ...read, words: read.words.slice(from + 1) }, catalog, true)
  if (!named?.isName) return null
  const [first, last] = [named.words[0], named.words.at(-1)].map((word) => read.tokens[word?.at ?? 0])
  return {
    products: named.products,
    stems: new Set(named.words.map(({ stem }) => stem)),
    name: text.slice(first?.start, last?.end).toLowerCase(),
  }
}

/** A product that a thing is wished for: "mudguards for it". */
export const hostOfProduct = (product: SearchProduct, { language }: StoreCatalog): WishedHost => ({
  products: [product],
  stems: new Set(readText(product.title, language, () => false).words.map(({ stem }) => stem)),
  name: product.title,
})

/** How much the only product that something is wished for holds, as its page tells first: "60 l" of a tank, which filters and heaters are made for. */
export function volumeOf({ products }: WishedHost, language: string): string {
  const [host, ...others] = products
  if (!host || others.length > 0) return ''
  const texts = [readShopText(host.title, language), ...sentencesOf(host.description ?? '', language)]
  const told = texts
    .flatMap(({ amounts }) => amounts)
    .find(({ min, max, unit }) => min === max && dimensionsOfUnit(unit).includes('volume'))
  return told ? `${told.max} ${told.unit}` : ''
}
