import { isPurposeWord } from '../../language/readers/purpose.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { readText } from '../questions/text-words.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { hostsNamed } from './hosts-named.ts'

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
  const from = read.words.findIndex(({ text: word }) => isPurposeWord(word))
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
