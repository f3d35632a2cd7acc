import { tokenize } from '../../language/text/tokens.ts'
import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import { GrowableUint32 } from '../index/growing-uint32.ts'
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
/** Of a product beside its words: its id and the way from that to its place. */
const BYTES_OF_PRODUCT = 110
/** Places are given anew where so many of them, and half of all, are of products that are gone. */
const MOST_GONE = 1_000

/** The words by which a product is called: of its title, category and tags. */
export interface Head {
  /** Each word: its place in the lexicon in the upper sixteen bits, what it is worth there, in hundredths, in the lower. */
  words: Uint32Array
  /** Length of the sums of what they have to do with each kind. */
  length: number
}

const nobody: Head = { words: new Uint32Array(), length: 0 }
const placeOf = (word: number): number => word >>> 16
const worthOf = (word: number): number => word & 0xffff

/**
 * The heads of a shop's products. Kept up to date product by product. All words stand in one array, product by product: every product is looked
 * at for each text that is read, and objects of their own would take ten times as long.
 */
export class HeadWords {
  readonly #language: string
  /** Where each product stands, by its external id. */
  #places = new Map<string, number>()
  /** By place; null of those that are gone. */
  #ids: (string | null)[] = []
  #words = new GrowableUint32()
  /** Where the words of each place begin; those of the next begin where they end. */
  #starts = new GrowableUint32()
  #lengths: number[] = []
  /** Lengths of all words of the products' texts, as far as they were asked for. */
  #textLengths: (number | undefined)[] = []
  #sums: KindSums | null = null
  /** Of a category or the tags, which many products share. */
  readonly #shared = remembering((text): WordPlaces => this.#read(text))

  /** @param language of the catalog, BCP 47 */
  constructor(language: string) {
    this.#language = language.slice(0, 2)
    this.#starts.push(0)
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
    note(this.#shared(shelves.at(-1) ?? ''), OF_SHELF)
    note(this.#shared(shelves.slice(0, -1).join(' ')), OF_SHELVES_ABOVE)
    note(this.#shared(tags.join(' ')), OF_TAG)
    this.#sums ??= new KindSums(lexicon.kinds)
    const words = Uint32Array.from(worths, ([place, worth]) => ((place << 16) | Math.round(worth * HUNDRED)) >>> 0)
    addHead(this.#sums.clear(), words, lexicon)
    this.#put(id, { words, length: this.#sums.length })
  }

  #put(id: string, { words, length }: Head): void {
    this.remove(id)
    this.#places.set(id, this.#ids.length)
    this.#ids.push(id)
    this.#lengths.push(length)
    this.#textLengths.push(undefined)
    this.#words.append(words)
    this.#starts.push(this.#words.length)
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
    const place = this.#places.get(id)
    if (place === undefined) return
    this.#places.delete(id)
    this.#ids[place] = null
    this.#lengths[place] = 0
    const gone = this.#ids.length - this.size
    if (gone > MOST_GONE && gone > this.size) this.#closeGaps()
  }

  #closeGaps(): void {
    const kept = [...this.#places].map(([id, place]): [string, Head] => [
      id,
      { words: this.#wordsAt(place).slice(), length: this.#lengths[place] as number },
    ])
    this.#places = new Map()
    this.#ids = []
    this.#lengths = []
    this.#textLengths = []
    this.#words = new GrowableUint32()
    this.#starts = new GrowableUint32()
    this.#starts.push(0)
    for (const [id, head] of kept) this.#put(id, head)
  }

  #wordsAt(place: number): Uint32Array {
    return this.#words.values.subarray(this.#starts.values[place], this.#starts.values[place + 1])
  }

  /** The head of a product; one without words where there is none. */
  of(id: string): Head {
    const place = this.#places.get(id)
    return place === undefined ? nobody : { words: this.#wordsAt(place), length: this.#lengths[place] as number }
  }

  /** Length of the sums of all words of a product's texts, worked out when it is first asked for. */
  textLengthOf(id: string, workOut: () => number): number {
    const place = this.#places.get(id)
    if (place === undefined) return workOut()
    const length = this.#textLengths[place] ?? workOut()
    this.#textLengths[place] = length
    return length
  }

  /**
   * Ids of the products that are called nearest, the nearest first.
   * @param nearness of the word at each place of the lexicon
   * @param least what is not nearer is left out, but in a shop of no more than `most` products
   */
  nearest(nearness: Float32Array, { most, least }: { most: number; least: number }): string[] {
    if (this.size <= most) return [...this.#places.keys()]
    let near: [place: number, share: number][] = []
    let floor = least
    const cut = () => {
      near = near.sort(([, a], [, b]) => b - a).slice(0, most)
    }
    const [words, starts] = [this.#words.values, this.#starts.values]
    for (let place = 0; place < this.#ids.length; place++) {
      const length = this.#lengths[place] as number
      if (length === 0) continue
      const end = starts[place + 1] as number
      let sum = 0
      for (let at = starts[place] as number; at < end; at++) {
        const word = words[at] as number
        sum += (nearness[placeOf(word)] as number) * worthOf(word)
      }
      const share = sum / HUNDRED / length
      if (share <= floor) continue
      near.push([place, share])
      if (near.length < 2 * most) continue
      cut()
      floor = near.at(-1)?.[1] ?? floor
    }
    cut()
    return near.flatMap(([place]) => this.#ids[place] ?? [])
  }

  get size(): number {
    return this.#places.size
  }

  /** Bytes held, estimated. */
  get bytes(): number {
    return this.size * BYTES_OF_PRODUCT + this.#words.bytes + this.#starts.bytes
  }
}

/** Adds what the words of a head have to do with each kind. */
export function addHead(sums: KindSums, words: Uint32Array, { goods: { byStem }, worths }: Lexicon): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number
    const place = placeOf(word)
    byStem.addTo(sums, place, (worths[place] as number) * (worthOf(word) / HUNDRED))
  }
}

/** How near a head is to what is meant, 0..1. @param nearness of the word at each place */
export function headNearness({ words, length }: Head, nearness: Float32Array): number {
  let sum = 0
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number
    sum += (nearness[placeOf(word)] as number) * worthOf(word)
  }
  return length === 0 ? 0 : sum / HUNDRED / length
}
