import { boundedReading, textBounds } from '../../shared/bounded-text.ts'
import { remembering } from '../../shared/remembering.ts'
import type { SearchProduct } from '../search-product.ts'
import { lexiconOf } from '../things/thing-lexicon.ts'
import { sureness, type TitleName } from '../things/title-cells.ts'
import { goodsWords, stemsOfName } from './goods-words.ts'

/** As much of a name a title must have, by what its words tell. */
const LEAST_SHARE = 0.55
/** What a name of one word is worth that the title does not have as what the product is: a lamp shade is no lamp. */
const BESIDE = 0.4
/** Measured at seven kinds a product. */
const BYTES_OF_ENTRY = 76

const none: readonly number[] = []

/** The products of a shop by the kinds of goods that their titles name. Kept up to date product by product. */
export class KindsSold {
  readonly #language: string
  /** By kind: how surely each product is that, 0..1, by its external id. */
  readonly #byKind = new Map<number, Map<string, number>>()
  /** By external id: kinds, each followed by how surely it is that. */
  readonly #byProduct = new Map<string, readonly number[]>()
  #entries = 0

  /** @param language of the catalog, BCP 47 */
  constructor(language: string) {
    this.#language = language.slice(0, 2)
  }

  /** @param names of its title */
  add({ id, title, category }: SearchProduct, names: readonly TitleName[]): void {
    const text = boundedReading(`${title} ${category?.split('>').at(-1) ?? ''}`, textBounds.name)
    const kinds = kindsOf(text, names, this.#language)
    if (kinds.size === 0) return
    this.#byProduct.set(id, [...kinds].flat())
    this.#entries += kinds.size
    for (const [kind, share] of kinds) {
      const own = this.#byKind.get(kind) ?? new Map<string, number>()
      this.#byKind.set(kind, own)
      own.set(id, share)
    }
  }

  remove(id: string): void {
    const kinds = this.kindsOf(id)
    for (let at = 0; at < kinds.length; at += 2) {
      this.#entries--
      const kind = kinds[at] as number
      const own = this.#byKind.get(kind)
      own?.delete(id)
      if (own?.size === 0) this.#byKind.delete(kind)
    }
    this.#byProduct.delete(id)
  }

  /** Products that are of a kind, by their external ids, and how surely; undefined where there are none. */
  of(kind: number): ReadonlyMap<string, number> | undefined {
    return this.#byKind.get(kind)
  }

  /** The kinds that a product is of, each followed by how surely it is that: hundreds of products are looked at for each text. */
  kindsOf(id: string): readonly number[] {
    return this.#byProduct.get(id) ?? none
  }

  /** How many products are of a kind. */
  get count(): number {
    return this.#byProduct.size
  }

  /** Bytes held, estimated. */
  get bytes(): number {
    return this.#entries * BYTES_OF_ENTRY
  }
}

interface Names {
  /** Names by each of their stems. */
  byStem: ReadonlyMap<string, readonly KindName[]>
  worthOf(stem: string): number
}

interface KindName {
  kind: number
  /** The word that says what it is: "shoe" of "running shoe". */
  head: string
  /** In words. */
  length: number
  /** How much its words tell together, by how few names have them. */
  worth: number
}

const namesIn = remembering((language: string): Names => {
  const goods = goodsWords(language)
  const kinds = Array.from({ length: goods?.count ?? 0 }, (_, kind) => goods?.namesOf(kind) ?? [])
  const counts = new Map<string, number>()
  for (const name of kinds.flat()) for (const stem of new Set(name)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const worthOf = (stem: string) => Math.log(1 + kinds.length / (counts.get(stem) ?? 1))
  const byStem = new Map<string, KindName[]>()
  const isHeadFirst = lexiconOf(language).words.head === 'first'
  for (const [kind, names] of kinds.entries()) {
    for (const name of names) {
      const stems = [...new Set(name)]
      const head = stems.at(isHeadFirst ? 0 : -1) ?? ''
      const worth = stems.reduce((sum, stem) => sum + worthOf(stem), 0)
      const own: KindName = { kind, head, length: stems.length, worth }
      for (const stem of stems) {
        const all = byStem.get(stem) ?? []
        byStem.set(stem, all)
        all.push(own)
      }
    }
  }
  return { byStem, worthOf }
})

/** The kinds that a title names, and how surely the product is each. */
function kindsOf(text: string, titleNames: readonly TitleName[], language: string): Map<number, number> {
  const kinds = new Map<number, number>()
  const words = goodsWords(language)
  if (!words) return kinds
  const stemsIn = (own: string) => stemsOfName(own, language, words)
  const stems = new Set(stemsIn(text))
  const heads = new Set(
    titleNames.flatMap(({ name, sure }) => (sure >= sureness.head ? stemsIn(name.replace('~', '')).slice(-1) : [])),
  )
  const { byStem, worthOf } = namesIn(language)
  const held = new Map<KindName, number>()
  const named = new Set<KindName>()
  for (const stem of stems) {
    for (const name of byStem.get(stem) ?? []) {
      held.set(name, (held.get(name) ?? 0) + worthOf(stem))
      if (heads.has(stem)) named.add(name)
    }
  }
  for (const [name, own] of held) {
    const { kind, head, length, worth } = name
    // "Running shorts" are no running shoes.
    const isHead = [...stems].some((stem) => stem === head || isFormOf(stem, head))
    const share = isHead ? own / worth : (own / worth) * BESIDE
    if (share < LEAST_SHARE) continue
    const sure = length > 1 || named.has(name) ? share : share * BESIDE
    kinds.set(kind, Math.max(kinds.get(kind) ?? 0, sure))
  }
  return kinds
}

const MOST_ENDING = 2
const LEAST_LETTERS = 4

/** Stems of the same word may differ by an ending: "zwiebel" and "zwiebeln". */
const isFormOf = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= LEAST_LETTERS && long.length - short.length <= MOST_ENDING && long.startsWith(short)
}
