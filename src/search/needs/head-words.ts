import { tokenize } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import type { SearchProduct } from '../search-product.ts'
import { KindSums } from './kind-sums.ts'
import { type Lexicon, lexiconIn, type WordPlaces } from './word-places.ts'

/** What a word of each text of a product is worth. A category is "Garden > Watering": its last part says most. */
const OF_TITLE = 2.5
const OF_SHELF = 2
const OF_SHELVES_ABOVE = 0.7
const OF_TAG = 1
/** Worths are kept as hundredths. */
const HUNDRED = 100
/** Measured at ten words a product. */
const BYTES_OF_PRODUCT = 330

/** The words by which a product is called: of its title, category and tags. */
export interface Head {
  /** Places in the lexicon, each followed by what the word is worth there, in hundredths. */
  words: Uint16Array
  /** Length of the sums of what they have to do with each kind. */
  length: number
  /** The same with all words of its texts; worked out when it is first asked for. */
  textLength?: number
}

/** The heads of a shop's products. Kept up to date product by product. */
export class HeadWords {
  readonly #language: string
  readonly #heads = new Map<string, Head>()
  #sums: KindSums | null = null
  /** Of a category or the tags, which many products share. */
  readonly #places = remembering((text): WordPlaces => this.#read(text))

  /** @param language of the catalog, BCP 47 */
  constructor(language: string) {
    this.#language = language.slice(0, 2)
  }

  add({ id, title, category, tags }: SearchProduct): void {
    const lexicon = lexiconIn(this.#language)
    if (!lexicon) return
    const worths = new Map<number, number>()
    const note = (places: WordPlaces, times: number) => {
      for (let at = 0; at < places.length; at += 2) {
        const place = places[at] as number
        worths.set(place, (worths.get(place) ?? 0) + (places[at + 1] as number) * times)
      }
    }
    const shelves = category?.split('>') ?? []
    note(this.#read(title), OF_TITLE)
    note(this.#places(shelves.at(-1) ?? ''), OF_SHELF)
    note(this.#places(shelves.slice(0, -1).join(' ')), OF_SHELVES_ABOVE)
    note(this.#places(tags.join(' ')), OF_TAG)
    this.#sums ??= new KindSums(lexicon.kinds)
    const words = Uint16Array.from([...worths].flatMap(([place, worth]) => [place, Math.round(worth * HUNDRED)]))
    addHead(this.#sums.clear(), words, lexicon)
    this.#heads.set(id, { words, length: this.#sums.length })
  }

  /** Each word of a text once. */
  #read(text: string): WordPlaces {
    const lexicon = lexiconIn(this.#language)
    const shares = new Map<number, number>()
    for (const { text: word } of tokenize(boundedReading(text, textBounds.name))) {
      const places = lexicon?.placesOf(word) ?? []
      for (let at = 0; at < places.length; at += 2) {
        const place = places[at] as number
        shares.set(place, Math.max(shares.get(place) ?? 0, places[at + 1] as number))
      }
    }
    return [...shares].flat()
  }

  remove(id: string): void {
    this.#heads.delete(id)
  }

  of(id: string): Head | undefined {
    return this.#heads.get(id)
  }

  [Symbol.iterator](): IterableIterator<[id: string, head: Head]> {
    return this.#heads.entries()
  }

  get size(): number {
    return this.#heads.size
  }

  /** Bytes held, estimated. */
  get bytes(): number {
    return this.#heads.size * BYTES_OF_PRODUCT
  }
}

/** Adds what the words of a head have to do with each kind. */
export function addHead(sums: KindSums, words: Uint16Array, { goods: { byStem }, worths }: Lexicon): void {
  for (let at = 0; at < words.length; at += 2) {
    const place = words[at] as number
    byStem.addTo(sums, place, (worths[place] as number) * ((words[at + 1] as number) / HUNDRED))
  }
}

/** How near a head is to what is meant, 0..1. @param nearness of the word at each place */
export function headNearness({ words, length }: Head, nearness: Float32Array): number {
  let sum = 0
  for (let at = 0; at < words.length; at += 2)
    sum += (nearness[words[at] as number] as number) * (words[at + 1] as number)
  return length === 0 ? 0 : sum / HUNDRED / length
}
