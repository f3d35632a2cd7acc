import { wordsOfAll } from '../../language/packs.ts'
import { type ConceptWord, conceptOf, imitation, type OptionKind } from '../../language/text/families.ts'
import { keyOfTokens, type TextToken } from '../../language/text/tokens.ts'
import type { StoreVocabulary } from './store-vocabulary.ts'
import type { WordUse } from './word-uses.ts'

/** A piece of the query that names a value of an option. Token positions; the end is exclusive. */
export interface ValueReading {
  from: number
  to: number
  name: string
  value: string
  kind: OptionKind | null
}

/** Where a value stands in the query. Token positions. */
export interface Place {
  from: number
  /** Where the value begins, behind "in" or "made of". */
  at: number
  explicit: boolean
  /** "of", "de": what follows describes, but no more than that. */
  describes: boolean
  /** Behind "no" or "without": that value and nothing else. */
  isDenied?: true
}

/** Colours before or behind these are kinds of food and drink. */
const foods = wordsOfAll(({ foods: words }) => words)

/** Share of the products of a name that have a kind of option, from which on it is usual for them. */
const USUAL = 0.2

/** Decides which words are option values; words that may be part of a product's name are left to ranking. */
export class ClaimGuard {
  readonly #tokens: readonly TextToken[]
  readonly #taken: Uint8Array
  readonly #vocabulary: StoreVocabulary
  #uses: (Readonly<WordUse> | undefined)[] | undefined

  constructor(tokens: readonly TextToken[], taken: Uint8Array, vocabulary: StoreVocabulary) {
    this.#tokens = tokens
    this.#taken = taken
    this.#vocabulary = vocabulary
  }

  /**
   * Whether the words stand for the option and not for part of a name: not beside a word that they form a name of the
   * catalog with ("red bull"), not the store's vendor, not food, not a thing ("wine glass"), and among words of things that
   * have such an option at all ("red dog bowl" where bowls have no colours stays with ranking).
   */
  claims(place: Place, to: number, kind: OptionKind | null, word: ConceptWord | null = null): boolean {
    if (place.explicit || (place.isDenied && kind === null)) return true
    const first = this.#tokens[place.at] as TextToken
    const last = this.#tokens[to - 1] as TextToken
    const before = this.#neighbour(place.from - 1)
    const after = this.#neighbour(to)
    if (before && (this.#isFood(before, kind) || this.#vocabulary.sideBySide(before, first.text) > 0)) return false
    if (after && (this.#isFood(after, kind) || this.#vocabulary.sideBySide(last.text, after) > 0)) return false
    // "blu-ray", "faux leather".
    if (
      this.#isHyphenated(to) ||
      (kind === 'material' && !word?.concept.name.startsWith('faux') && before && imitation.has(before))
    )
      return false
    if (this.#vocabulary.vendor(keyOfTokens(this.#tokens, place.at, to))) return false
    if (word?.thing && !place.describes && !after && !this.#isBehindThing(place, to, kind)) return false
    return kind === null || this.isUsual(place.from, to, kind)
  }

  /** "Red wine"; but not "yellow tee" where tees come in colours. */
  #isFood(word: string, kind: OptionKind | null): boolean {
    const use = this.#vocabulary.wordUse(word)
    return foods.has(word) && !(kind !== null && use && use[kind] >= use.names * USUAL)
  }

  /** "Pet bed canvas": behind things that come in materials, where nothing is called so itself. */
  #isBehindThing(place: Place, to: number, kind: OptionKind | null): boolean {
    const isName = this.#tokens.slice(place.at, to).some(({ text }) => this.#vocabulary.wordUse(text) !== undefined)
    return kind !== null && !isName && this.isUsual(place.from, to, kind, false)
  }

  /** How the catalog uses a word that may name the product wanted. */
  #useOf({ kind, text }: TextToken): Readonly<WordUse> | undefined {
    if (kind !== 'word' || text.length < 3 || conceptOf('color', text) || conceptOf('material', text)) return undefined
    return this.#vocabulary.wordUse(text)
  }

  #isHyphenated(to: number): boolean {
    const [hyphen, next] = [this.#tokens[to], this.#tokens[to + 1]]
    if (hyphen?.text !== '-' || !hyphen.glued || next?.kind !== 'word' || !next.glued) return false
    return !conceptOf('color', next.text) && !conceptOf('material', next.text)
  }

  #neighbour(at: number): string | null {
    const token =
      this.#tokens[at]?.text === '-' ? this.#tokens[at + (this.#tokens[at + 1]?.glued ? 1 : 0)] : this.#tokens[at]
    return token && token.kind !== 'sign' && !this.#taken[at] ? token.text : null
  }

  /** Whether most of the other words that name products here name such that have this kind of option. */
  isUsual(from: number, to: number, kind: OptionKind, otherwise = true): boolean {
    let known = 0
    let usual = 0
    this.#uses ??= this.#tokens.map((token) => this.#useOf(token))
    for (let at = 0; at < this.#uses.length; at++) {
      const use = this.#uses[at]
      if (!use || this.#taken[at] || (at >= from && at < to)) continue
      known++
      if (use[kind] >= use.names * USUAL) usual++
    }
    return known === 0 ? otherwise : usual * 2 > known
  }
}
