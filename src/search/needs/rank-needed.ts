import { tokenize } from '../../language/text/tokens.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { addHead, headNearness } from './head-words.ts'
import { KindSums } from './kind-sums.ts'
import { type Lexicon, lexiconIn, type WordPlaces } from './word-places.ts'

/** So many products that are called nearest, and that have most of the words, are looked at closely. */
const MOST_NEAR = 150
const MOST_RANKED = 100
/** So many different words of a product's texts are looked at. */
const MOST_WORDS = 400
/** What is called less near is not looked at. */
const LEAST_NEAR = 0.02
/** A kind that several words have to do with is meant more than their sum. */
const SHARPER = 2
/** What a kind is worth that its title names, beside all its words. */
const OF_KIND = 0.4

/** How much the words count of a product whose texts have to do with nothing that is meant, and how near they are where all counts. */
const LEAST_OF_WORDS = 0.1
const NEAR_ENOUGH = 0.2

/** What tells that a product is what is needed. */
export interface Signs {
  /** How near the words that it is called by are to what is meant, 0..1. */
  head: number
  /** The same of all words of its texts. */
  texts: number
  /** How much of the kind that is meant most it is called by. */
  kind: number
  /** How well its texts have the words themselves: the logarithm of the rank's score. */
  words: number
}

/** How much each tells: learned from the first messages of `test/data/needs` by `node scripts/learn-needs.ts`. */
const weights: Signs = { head: 2.7, texts: 4.7, kind: 3.4, words: 2.4 }
/** The sum at which one product in two is what is needed, and how fast that grows. */
const EVEN = 6.4
const SLOPE = 0.3

/**
 * How much each sign tells whether the first of all is what is needed, and the rest of the sum: a logistic regression over the firsts for the
 * messages of `test/data/needs`. That its texts have the words puts it first, and hardly tells that it helps: a "summer dress for warm weather"
 * against warm drinks.
 */
const ofSureness: Signs = { head: -4.8, texts: 8.1, kind: 2, words: 0.2 }
const RATHER_NOT = -1.95

/** A product that words may call for. */
export interface LikelyProduct {
  product: SearchProduct
  /** How likely it is what is needed, 0..1. */
  likelihood: number
}

/** The same, and how sure it is that it helps where it is the first of all, 0..1. */
export interface RankedProduct extends LikelyProduct {
  sureness: number
}

/**
 * Products by how near they are to what a text calls for, in the space of all kinds of goods: each word, of the text and of the
 * product's own texts, has to do with some kinds by the lexicon, whatever language it is in. Best first.
 *
 * The method is explicit semantic analysis (Gabrilovich and Markovitch, IJCAI 2007), with kinds of goods as the concepts.
 * @param text bounded by the caller
 * @param language of the text, ISO 639-1
 */
export const rankNeeded = (text: string, language: string, catalog: StoreCatalog): RankedProduct[] =>
  signsOf(text, language, catalog)
    .map(([product, signs]) => ({ product, likelihood: likelihoodOf(signs), sureness: surenessOf(signs) }))
    .sort((a, b) => b.likelihood - a.likelihood)

/** How likely a product of such signs is what is needed, 0..1. */
export const likelihoodOf = (signs: Signs): number => 1 / (1 + Math.exp(SLOPE * (EVEN - weighed(signs, weights))))

const surenessOf = (signs: Signs): number => 1 / (1 + Math.exp(-RATHER_NOT - weighed(signs, ofSureness)))

const weighed = (signs: Signs, by: Signs): number => signNames.reduce((all, name) => all + signs[name] * by[name], 0)

export const signNames = ['head', 'texts', 'kind', 'words'] as const satisfies readonly (keyof Signs)[]

/** What tells of each product that may be needed: see `rankNeeded`. */
export function signsOf(text: string, language: string, catalog: StoreCatalog): [SearchProduct, Signs][] {
  const { index } = catalog
  const ranked = index.rank(index.parse(text), { limit: MOST_RANKED })
  // A number of the text may be that of a product: "under 100".
  const words = new Map(
    ranked.flatMap(({ id, score, codeMatch }) => (codeMatch ? [] : [[id, Math.log1p(score)] as const])),
  )
  const near = nearnessTo(text, language, catalog)
  const ids = new Set([...(near?.nearest() ?? []), ...words.keys()])
  return [...ids].flatMap((id): [SearchProduct, Signs][] => {
    const product = index.productById(id)
    if (!product) return []
    const told = near?.of(id) ?? untold
    // "Something against what eats everything": words that only stand around what is meant are in many texts.
    const share = near ? Math.min(1, LEAST_OF_WORDS + told.texts / NEAR_ENOUGH) : 1
    return [[product, { ...told, words: (words.get(id) ?? 0) * share }]]
  })
}

const untold = { head: 0, texts: 0, kind: 0 }

interface Nearness {
  /** Ids of the products that are called nearest. */
  nearest(): string[]
  of(id: string): Omit<Signs, 'words'>
}

/** Null where the lexicon has no word of the text, or not the catalog's language. */
function nearnessTo(text: string, language: string, catalog: StoreCatalog): Nearness | null {
  const [lexicon, own] = [lexiconIn(language), lexiconIn(catalog.language.slice(0, 2))]
  const meant = lexicon && meantBy(text, lexicon)
  if (!meant || !own) return null
  const { heads, kinds } = catalog
  const { byStem } = own.goods
  const nearness = own.worths.map((worth, place) => worth * byStem.nearnessTo(meant, place))
  const sums = new KindSums(own.kinds)
  const most = meant.most
  return {
    nearest: () => heads.nearest(nearness, { most: MOST_NEAR, least: LEAST_NEAR }),
    of(id) {
      sums.clear()
      const head = heads.of(id)
      addHead(sums, head.words, own)
      let dot = headNearness(head, nearness) * head.length
      const sold = kinds.kindsOf(id)
      for (let at = 0; at < sold.length; at += 2) {
        const kind = sold[at] as number
        const worth = (sold[at + 1] as number) * (head.length || 1) * OF_KIND
        sums.add(kind, worth)
        dot += worth * (meant.values[kind] as number)
      }
      const { length } = sums
      const told = {
        head: length === 0 ? 0 : dot / length,
        kind: length === 0 ? 0 : sums.mostShared(meant) / (length * most),
      }
      eachPlaceOfTexts(id, catalog, own, (place) => {
        dot += nearness[place] as number
      })
      const textLength = heads.textLengthOf(id, () => {
        eachPlaceOfTexts(id, catalog, own, (place) => byStem.addTo(sums, place, own.worths[place] as number))
        return sums.length
      })
      return { ...told, texts: textLength === 0 ? 0 : dot / textLength }
    },
  }
}

const surfacePlaces = new WeakMap<object, WordPlaces[]>()

/** Looks at the places in the lexicon of all words of a product's texts. */
function eachPlaceOfTexts(
  id: string,
  { index }: StoreCatalog,
  { placesOf }: Lexicon,
  look: (place: number) => void,
): void {
  const document = index.documentOf(id)
  if (document === undefined) return
  const { vocabulary, documents } = index.parts
  const known = surfacePlaces.get(vocabulary) ?? []
  surfacePlaces.set(vocabulary, known)
  const surfaces = documents.surfacesOf(document)
  for (let word = 0; word < surfaces.length && word < MOST_WORDS; word++) {
    const surface = surfaces[word] as number
    known[surface] ??= placesOf(vocabulary.surfaces[surface] as string)
    const places = known[surface] as WordPlaces
    for (let at = 0; at < places.length; at += 2) look(places[at] as number)
  }
}

/** What a text has to do with each kind, with length 1; null where it has to do with none. */
function meantBy(
  text: string,
  { goods: { byStem, rarity }, placesOfTyped, worths, kinds, stemOf }: Lexicon,
): KindSums | null {
  const shares = new Map<number, number>()
  for (const { text: word } of tokenize(text)) {
    const rare = rarity.get(stemOf(word)) ?? 1
    const places = placesOfTyped(word)
    for (let at = 0; at < places.length; at += 2) {
      const place = places[at] as number
      shares.set(place, Math.max(shares.get(place) ?? 0, (places[at + 1] as number) * rare))
    }
  }
  const sums = new KindSums(kinds)
  for (const [place, share] of shares) byStem.addTo(sums, place, (worths[place] as number) * share)
  if (sums.most === 0) return null
  sums.map((worth) => worth ** SHARPER)
  const { length } = sums
  return sums.map((worth) => worth / length)
}
