import { tokenize } from '../../language/text/tokens.ts'
import { rememberingByNumber } from '../../shared/remembering.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { calledFor } from './called-for.ts'
import { addHead, headNearness } from './head-words.ts'
import { KindSums } from './kind-sums.ts'
import { type Lexicon, lexiconIn } from './word-places.ts'

/** So many products that are called nearest, and that have most of the words, are looked at closely. */
const MOST_NEAR = 250
const MOST_RANKED = 100
/** What a word of all texts of a product is worth beside those that it is called by. */
const OF_TEXTS = 1
/** A kind that several words have to do with is meant more than their sum. */
const SHARPER = 2
/** What a kind is worth that its title names, beside all its words. */
const OF_KIND = 0.4

/** What tells that a product is what is needed. */
export interface Signs {
  /** How near the words that it is called by are to what is meant, 0..1. */
  head: number
  /** The same of all words of its texts. */
  texts: number
  /** How much of the kind that is meant most it is called by. */
  kind: number
  /** Where the text names kinds of goods: how little it is called by any of them, 0..1. */
  apart: number
  /** How well its texts have the words themselves: the logarithm of the rank's score. */
  words: number
}

/** How much each tells: learned from the first messages of `test/data/needs` by `node scripts/learn-needs.ts`. */
const worths: Signs = { head: 3.3, texts: 5.3, kind: 3.6, apart: -1.5, words: 2.1 }
/** The sum at which one product in two is what is needed, and how fast that grows. */
const EVEN = 6.3
const SLOPE = 0.33

/** A product that words call for. */
export interface Ranked {
  product: SearchProduct
  /** How likely it is what is needed, 0..1. */
  score: number
}

/**
 * Products by how near they are to what a text calls for, in the space of all kinds of goods: each word, of the text and of the
 * product's own texts, has to do with some kinds by the lexicon, whatever language it is in. Best first.
 *
 * The method is explicit semantic analysis (Gabrilovich and Markovitch, IJCAI 2007), with kinds of goods as the concepts.
 * @param text bounded by the caller
 * @param language of the text, ISO 639-1
 * @param called what it calls for by the lexicon
 */
export const rankNeeded = (
  text: string,
  language: string,
  catalog: StoreCatalog,
  called = calledFor(text, language),
): Ranked[] =>
  signsOf(text, language, catalog, called)
    .map(([product, signs]) => {
      const sum = signNames.reduce((all, name) => all + signs[name] * worths[name], 0)
      return { product, score: 1 / (1 + Math.exp(SLOPE * (EVEN - sum))) }
    })
    .sort((a, b) => b.score - a.score)

export const signNames = ['head', 'texts', 'kind', 'apart', 'words'] as const satisfies readonly (keyof Signs)[]

/** What tells of each product that may be needed: see `rankNeeded`. */
export function signsOf(
  text: string,
  language: string,
  catalog: StoreCatalog,
  called = calledFor(text, language),
): [SearchProduct, Signs][] {
  const { index } = catalog
  const ranked = index.rank(index.parse(text), { limit: MOST_RANKED, allow: () => true })
  const words = new Map(ranked.map(({ id, score }) => [id, Math.log1p(score)]))
  const named = called.flatMap(({ kind, isNamed }) => (isNamed ? kind : []))
  const near = nearnessTo(text, language, catalog, named)
  const ids = new Set([...(near?.nearest() ?? []), ...words.keys()])
  return [...ids].flatMap((id): [SearchProduct, Signs][] => {
    const product = index.productById(id)
    return product ? [[product, { ...(near?.of(id) ?? untold), words: words.get(id) ?? 0 }]] : []
  })
}

const untold = { head: 0, texts: 0, kind: 0, apart: 0 }

interface Nearness {
  /** Ids of the products that are called nearest. */
  nearest(): string[]
  of(id: string): Omit<Signs, 'words'>
}

/** Null where the lexicon has no word of the text, or not the catalog's language. */
function nearnessTo(text: string, language: string, catalog: StoreCatalog, named: readonly number[]): Nearness | null {
  const [lexicon, own] = [lexiconIn(language), lexiconIn(catalog.language.slice(0, 2))]
  const meant = lexicon && meantBy(text, lexicon)
  if (!meant || !own) return null
  const { heads, index, kinds } = catalog
  const { vocabulary, documents } = index.parts
  const { byStem } = own.goods
  const nearnessOf = rememberingByNumber((place) => own.worthOf(place) * byStem.nearnessTo(meant, place))
  const sums = new KindSums(own.kinds)
  const most = meant.most
  return {
    nearest() {
      if (heads.size <= MOST_NEAR) return [...heads].map(([id]) => id)
      const all = [...heads].map(([id, head]): [string, number] => [id, headNearness(head, nearnessOf)])
      return all
        .filter(([, nearness]) => nearness > 0)
        .sort(([, a], [, b]) => b - a)
        .slice(0, MOST_NEAR)
        .map(([id]) => id)
    },
    of(id) {
      sums.clear()
      const head = heads.of(id)
      if (head) addHead(sums, head.words, own)
      let dot = head ? headNearness(head, nearnessOf) * head.length : 0
      for (const [kind, share] of kinds.kindsOf(id)) {
        const worth = share * (head?.length ?? 1) * OF_KIND
        sums.add(kind, worth)
        dot += worth * (meant.values[kind] as number)
      }
      const { length: headLength } = sums
      const nearness = headLength === 0 ? 0 : dot / headLength
      const kind = headLength === 0 ? 0 : sums.mostShared(meant) / (headLength * most)
      const document = index.documentOf(id)
      for (const surface of document === undefined ? [] : documents.surfacesOf(document))
        for (const [place, share] of own.placesOf(vocabulary.surfaces[surface] as string)) {
          byStem.addTo(sums, place, own.worthOf(place) * share * OF_TEXTS)
          dot += nearnessOf(place) * share * OF_TEXTS
        }
      const { length } = sums
      const ofNamed = named.reduce((best, one) => Math.max(best, sums.values[one] as number), 0)
      const apart = named.length === 0 ? 0 : 1 - Math.min(1, ofNamed / Math.max(1e-9, sums.most))
      return { head: nearness, texts: length === 0 ? 0 : dot / length, kind, apart }
    },
  }
}

/** What a text has to do with each kind, with length 1; null where it has to do with none. */
function meantBy(
  text: string,
  { goods: { byStem, rarity }, placesOfTyped, worthOf, kinds, stemOf }: Lexicon,
): KindSums | null {
  const shares = new Map<number, number>()
  for (const { text: word } of tokenize(text))
    for (const [place, share] of placesOfTyped(word)) {
      const worth = share * (rarity.get(stemOf(word)) ?? 1)
      shares.set(place, Math.max(shares.get(place) ?? 0, worth))
    }
  const sums = new KindSums(kinds)
  for (const [place, share] of shares) byStem.addTo(sums, place, worthOf(place) * share)
  if (sums.most === 0) return null
  sums.map((worth) => worth ** SHARPER)
  const { length } = sums
  return sums.map((worth) => worth / length)
}
