import { wordsOfAll } from '../../language/packs.ts'
import { type SaidLanguage, saidWords } from '../../language/said/said.ts'
import { conceptOf } from '../../language/text/families.ts'
import { joinsWords } from '../../language/text/joins-words.ts'
import { tokenize } from '../../language/text/tokens.ts'
import { remembering } from '../../shared/remembering.ts'
import { languageOf } from '../analysis/languages.ts'
import type { Reading } from '../index/parsed-text.ts'
import { type ReadText, readText, type TextWord } from '../questions/text-words.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { isNoun } from '../things/is-noun.ts'
import { sureness } from '../things/title-cells.ts'

/** Words of a text, side by side, that the titles of some products have all: "Uno PID" of "Bellavera Uno PID". */
export interface HostsNamed {
  products: readonly SearchProduct[]
  words: readonly TextWord[]
  /** Whether the words are a name by themselves, and not only what such goods are called: "the Duetta", "Carter 8". */
  isName: boolean
  /** Whether they are written as one: "the Raven". */
  isCapital: boolean
}

/** Of a word that more titles have the next one has to tell which is meant. */
const MOST_TITLED = 60
/** More products than these are a brand, or a kind of goods. */
const MOST_NAMED = 12
/** One word names no more. */
const MOST_BY_WORD = 4
const SHORTEST = 3

/** "Carter = 8 speed" is no Carter 8. */
const withinName = /^[-‑'’."″&]$/
const joiners = wordsOfAll((pack) => pack.joiners)

const known = new WeakMap<SearchProduct, ReadonlySet<string>>()

/** The words of a title, and of the values that it comes in, as they are compared. */
function namesOf(product: SearchProduct, language: string): ReadonlySet<string> {
  let stems = known.get(product)
  if (!stems) {
    const values = new Set(product.variants.flatMap(({ options }) => Object.values(options)))
    stems = new Set([product.title, ...values].flatMap((text) => stemsOf(text, language)))
    known.set(product, stems)
  }
  return stems
}

const stemsOf = (text: string, language: string): string[] =>
  readText(text, language, () => false).words.map(({ stem }) => stem)

/** The products whose titles have a word; null where too many have it. */
function titledWith({ stem }: TextWord, { index }: StoreCatalog): SearchProduct[] | null {
  const readings: Reading[] = [{ terms: [stem], weight: 1, source: 'typed' }]
  return index.titled({ surface: stem, weight: 1, isStopWord: false, readings }, MOST_TITLED)
}

/**
 * What some words of a text name, the longest names that there are. A name ends where its clause does.
 * @param isTyped by a shopper, who writes no capitals: "for the raven"
 */
export function hostsNamed(text: Named, catalog: StoreCatalog, isTyped = false): HostsNamed[] {
  const found: HostsNamed[] = []
  for (let at = 0; at < text.words.length; at++) {
    const named = nameAt(text, at, catalog, isTyped)
    if (!named) continue
    found.push(named)
    at += named.words.length - 1
  }
  return found
}

type Named = Pick<ReadText, 'words' | 'tokens'>

function nameAt({ words, tokens }: Named, from: number, catalog: StoreCatalog, isTyped: boolean): HostsNamed | null {
  const { stopWords } = languageOf(catalog.language)
  const taken: TextWord[] = []
  let products: SearchProduct[] | null = null
  for (const word of words.slice(from)) {
    const signs = tokens.slice((taken.at(-1)?.at ?? word.at) + 1, word.at)
    if (word.clause !== words[from]?.clause || signs.some(({ text }) => !withinName.test(text))) break
    // "Parcel-E": what hangs on a name is a part of it.
    const isHung = taken.length > 0 && tokens[word.at]?.glued === true
    if (!isHung && (joiners.has(word.text) || (!word.isNumber && stopWords.has(word.text)))) break
    const all: SearchProduct[] | null = products ?? (word.isNumber ? null : titledWith(word, catalog))
    const said = [...taken, word]
    const having: SearchProduct[] | null =
      all?.filter((product) => said.every(({ stem }) => namesOf(product, catalog.language).has(stem))) ?? null
    if (having?.length === 0) break
    products = having
    taken.push(word)
  }
  if (products === null || products.length > MOST_NAMED) return null
  const [first = ''] = taken.map(({ at }) => tokens[at]?.raw)
  const isCapital = /^[\p{Lu}\p{N}]/u.test(first)
  const { text } = taken[0] as TextWord
  // "The Raven": where nouns have no capital, what has one is called so.
  const isWritten = isTyped || (isCapital && from > 0 && !joinsWords(catalog.language))
  if (taken.length > 1) {
    const isModel = (product: SearchProduct) =>
      taken.some(
        ({ isNumber, text }, at) => isNumber && hasName(product, taken[at - 1]?.text ?? '') && isIn(product, text),
      )
    const isName = products.some((one) => isModel(one) || taken.some((word) => namesIt(one, word, catalog)))
    return isName ? { products, words: taken, isName, isCapital } : null
  }
  if (products.length > MOST_BY_WORD) return null
  const called = products.filter((product) => hasName(product, text))
  const isName = called.length === products.length && isNameWord(text, catalog, isWritten)
  return { products, words: taken, isName, isCapital }
}

/** Said by chance, a word is none of the language. */
const FEWEST_SAID = 2
const saidIn = remembering((language): ReadonlySet<string> => {
  const counts = saidWords()[language as SaidLanguage]?.counts ?? []
  return new Set(counts.flatMap(([word, count]) => (count >= FEWEST_SAID ? word : [])))
})

/** No word for goods, for how they are, or of talk: "Duetta", but neither "filter" nor "steel". @param isWritten whether it is written as a name */
function isNameWord(word: string, { language }: StoreCatalog, isWritten = false): boolean {
  const isSaid = saidIn(language.slice(0, 2)).has(word)
  const isKind = isNoun(word) && !isWritten
  return word.length >= SHORTEST && !isSaid && !isKind && !conceptOf('color', word) && !conceptOf('material', word)
}

/**
 * Whether one of several words is of a name, or is what the product is: "nipper" of "nipper 16", "E" of "Parcel-E", "hammock" of "double hammock". "For
 * adult dogs" names no food for them.
 */
function namesIt(product: SearchProduct, { text, stem }: TextWord, catalog: StoreCatalog): boolean {
  const isCode = tokenize(product.title).some((own) => own.text === text && /^\p{Lu}{1,3}$/u.test(own.raw))
  if (isCode || (hasName(product, text) && isNameWord(text, catalog, true))) return true
  return catalog.things
    .titleNames(product)
    .some(({ name, sure }) => sure >= sureness.head && stemsOf(name, catalog.language).at(-1) === stem)
}

const isIn = ({ title }: SearchProduct, number: string): boolean => tokenize(title).some(({ text }) => text === number)

/** Letters of a plural or a case: "the Carters". */
const LONGEST_ENDING = 2

/** Whether a title has a word as a name: "Latzhose Meister" is not meant by "die meisten", nor a "Silikatfarbe innen" by "Innen". */
function hasName({ title }: SearchProduct, word: string): boolean {
  return tokenize(title).some(
    ({ text, raw }) =>
      /^\p{Lu}/u.test(raw) && text.length > 1 && word.startsWith(text) && word.length - text.length <= LONGEST_ENDING,
  )
}

/** Whether two titles have a word that is a name: "Sway Bug Net" is made for a "Sway Double Camp Hammock", whatever else is called double. */
export function areOfOneLine(one: SearchProduct, other: SearchProduct, catalog: StoreCatalog): boolean {
  const own = namesOf(other, catalog.language)
  return readText(one.title, catalog.language, () => false).words.some(
    ({ stem, text, isNumber }) => !isNumber && own.has(stem) && isNameWord(text, catalog, true),
  )
}
