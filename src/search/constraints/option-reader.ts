import { sidesAcrossAt, spans } from '../../language/amounts/sides-across.ts'
import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { isNo, yesWords } from '../../language/readers/yes-no.ts'
import { type ConceptWord, conceptOf, type OptionKind, wordsOf } from '../../language/text/families.ts'
import { phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import { behindColon, endOfWords, keyOfTokens, type TextToken } from '../../language/text/tokens.ts'
import { ClaimGuard, type Place, type ValueReading } from './claim-guard.ts'
import { SizeReader } from './size-reader.ts'
import { maxValueWords, type OptionName, type StoreVocabulary } from './store-vocabulary.ts'

const explicitMarkers = phraseTable<OptionKind | 'any'>([
  ['any', phrasesOfAll(({ options }) => options?.markers)],
  ['color', phrasesOfAll(({ options }) => options?.colorMarkers)],
  ['material', phrasesOfAll(({ options }) => options?.materialMarkers)],
])
const describing = wordsOfAll(({ options }) => options?.describing)
const articles = wordsOfAll(({ options }) => options?.articles)
/** Values that mean nothing by themselves. */
const generic = wordsOfAll(({ options }) => options?.generic)

/** Longest name of an option in words that is looked for: "field of view". */
const MOST_NAME_WORDS = 3

/** Reads values of the store's own options out of a query, carefully: see `ClaimGuard`. */
export class OptionReader {
  readonly #tokens: readonly TextToken[]
  readonly #taken: Uint8Array
  readonly #vocabulary: StoreVocabulary
  readonly #measures: ReadonlySet<number>
  readonly #guard: ClaimGuard
  readonly #sizes: SizeReader

  /** @param taken 1 for every token that is understood already @param measures tokens of numbers that are no values */
  constructor(
    tokens: readonly TextToken[],
    taken: Uint8Array,
    vocabulary: StoreVocabulary,
    measures: ReadonlySet<number>,
  ) {
    this.#measures = measures
    this.#tokens = tokens
    this.#taken = taken
    this.#vocabulary = vocabulary
    this.#guard = new ClaimGuard(tokens, taken, vocabulary)
    this.#sizes = new SizeReader(tokens, taken, vocabulary, this.#guard)
  }

  /** The value that begins at the token, with the words that lead to it ("in", "size"). */
  readAt(from: number): ValueReading | null {
    if (this.#taken[from] || this.#measures.has(from)) return null
    return (
      this.#readNamed(from) ??
      this.#readCounted(from) ??
      this.#readSides(from) ??
      this.#sizes.readAt(from) ??
      this.#readMarked(from) ??
      this.#readSwitch(from)
    )
  }

  /** A value behind "not": "not plastic" means the material even at the end, where "wine glass" would be a thing. */
  readDeniedAt(from: number): ValueReading | null {
    const reading = this.readAt(from)
    if (reading || this.#taken[from] || this.#measures.has(from)) return reading
    // "No rgb": short as it is, it is denied of nothing else.
    return this.#readValue({ from, at: from, explicit: false, describes: true, isDenied: true })
  }

  /** A value without words that lead to it, as behind "red or". */
  readFurther(at: number, like: ValueReading): ValueReading | null {
    if (like.kind === 'size') return this.#sizes.sizeAt(at, at, true)
    const reading = this.#readValue({ from: at, at, explicit: true, describes: true })
    return reading?.name === like.name ? reading : null
  }

  /** "140x200": sides, of an option whose values are told by such. */
  #readSides(from: number): ValueReading | null {
    const sides = sidesAcrossAt(this.#tokens, from)
    if (!sides) return null
    const { said } = sides
    const told = [...this.#vocabulary.optionNames()]
      .map((option) => ({
        option,
        spanned: this.#vocabulary.valuesOf(option.name).map(({ text }) => spans(said, text)),
      }))
      .filter(({ spanned }) => spanned.some((one) => one !== null))
      .toSorted((a, b) => b.option.count - a.option.count)
    const found = told.find(({ spanned }) => spanned.includes(true)) ?? told[0]
    return found ? { from, to: sides.to, name: found.option.name, value: said, kind: found.option.kind } : null
  }

  /** "capacity 1.5 l": the option's own name before the value. */
  #readNamed(from: number): ValueReading | null {
    for (let length = MOST_NAME_WORDS; length > 0; length--) {
      const named = this.#nameAt(from, length)
      if (!named || named.option.kind === 'size') continue
      const { option, end } = named
      const at = behindColon(this.#tokens, end)
      for (let words = maxValueWords; words > 0; words--) {
        const to = endOfWords(this.#tokens, this.#taken, at, words)
        if (to === null) continue
        const own = this.#vocabulary
          .findValue(keyOfTokens(this.#tokens, at, to))
          .find(({ name }) => name === option.name)
        // "Waterproof, no leather": a "no" that denies what follows it is no value.
        const isDenying = own && at === end && isNo(own.text) && this.#tokens[to]?.kind === 'word'
        if (own && !isDenying) return { from, to, name: option.name, value: own.text, kind: option.kind }
      }
    }
    return null
  }

  /** "Waterproof", of what is "waterproof: yes" or "no", where nothing is called so. */
  #readSwitch(from: number): ValueReading | null {
    for (let length = MOST_NAME_WORDS; length > 0; length--) {
      const named = this.#nameAt(from, length)
      if (!named) continue
      const { option, end } = named
      const value = [...yesWords()]
        .flatMap((word) => this.#vocabulary.findValue(word))
        .find(({ name }) => name === option.name)
      const isOfName = this.#tokens.slice(from, end).some(({ text }) => this.#vocabulary.wordUse(text) !== undefined)
      if (value && !isOfName) return { from, to: end, name: option.name, value: value.text, kind: option.kind }
    }
    return null
  }

  /** The option whose name of so many words stands here. */
  #nameAt(from: number, words: number): { option: OptionName; end: number } | null {
    const end = endOfWords(this.#tokens, this.#taken, from, words)
    const option = end === null ? undefined : this.#vocabulary.optionName(keyOfTokens(this.#tokens, from, end))
    return end === null || !option ? null : { option, end }
  }

  /** A value, with or without "in" or "made of" before it. */
  #readMarked(from: number): ValueReading | null {
    const marker = phraseAt(explicitMarkers, this.#tokens, from)
    if (marker) {
      const article = articles.has(this.#tokens[marker.end]?.text ?? '') ? 1 : 0
      const place = { from, at: marker.end + article, explicit: true, describes: true }
      const reading = this.#readValue(place, marker.meaning)
      if (reading) return reading
    }
    if (describing.has(this.#tokens[from]?.text ?? '')) {
      return this.#readValue({ from, at: from + 1, explicit: false, describes: true })
    }
    return this.#readValue({ from, at: from, explicit: false, describes: false })
  }

  #readValue(place: Place, meant: OptionKind | 'any' = 'any'): ValueReading | null {
    for (let words = maxValueWords; words > 0; words--) {
      const to = endOfWords(this.#tokens, this.#taken, place.at, words)
      if (to === null) continue
      const key = keyOfTokens(this.#tokens, place.at, to)
      const reading = this.#literal(place, to, key, meant) ?? this.#concept(place, to, key, meant)
      if (reading) return reading
      // "Faux leather" in a store without it must not be cut down to leather.
      if (words > 1 && conceptOf('material', key)) return null
    }
    return null
  }

  #literal(place: Place, to: number, key: string, meant: OptionKind | 'any'): ValueReading | null {
    const own = this.#vocabulary.findValue(key)
    // "Hard shell", of what the shop calls "hardshell".
    const named = own.length === 0 && key.includes(' ') ? this.#vocabulary.findValue(key.replaceAll(' ', '')) : own
    const found = named.flatMap((value) => {
      const option = this.#vocabulary.optionName(value.name)
      return option && option.kind !== 'size' && (meant === 'any' || option.kind === meant) ? [{ value, option }] : []
    })
    // "No rgb" of keyboards with backlight, in a shop whose lamps have that colour.
    const first = found.find(({ option }) => option.kind === null) ?? found[0]
    if (!first) return null
    if (place.isDenied && first.option.kind === null && this.#isTelling(place, key))
      return { from: place.from, to, name: first.value.name, value: first.value.text, kind: first.option.kind }
    const kinds = new Set(found.map(({ option }) => option.kind))
    if (kinds.size > 1 && !(kinds.size === 2 && kinds.has(null))) return null
    const [kind] = [...kinds].filter((one) => one !== null)
    const ofKind = kind ? found.filter(({ option }) => option.kind === kind) : found
    if (!kind && (ofKind.length > 1 || !this.#isTelling(place, key))) return null
    const word = kind === 'color' || kind === 'material' ? conceptOf(kind, key) : null
    if (!this.#guard.claims(place, to, kind ?? null, word)) return null
    const value = (ofKind[0] as (typeof ofKind)[number]).value.text
    return {
      from: place.from,
      to,
      name: this.#nameFor(
        kind ?? null,
        ofKind.map(({ option }) => option),
      ),
      value,
      kind: kind ?? null,
    }
  }

  /** A value of an option that is neither colour, size nor material: only what can hardly mean something else. */
  #isTelling(place: Place, key: string): boolean {
    const words = key.split(' ')
    if (words.length > 1) return words.some((word) => !generic.has(word))
    const word = words[0] as string
    if (/^\p{N}/u.test(word)) return false
    if (place.isDenied) return word.length > 1 && !generic.has(word)
    return word.length >= 4 && !generic.has(word) && (place.explicit || this.#vocabulary.wordUse(word) === undefined)
  }

  #concept(place: Place, to: number, key: string, meant: OptionKind | 'any'): ValueReading | null {
    for (const kind of ['color', 'material'] as const) {
      if (meant !== 'any' && meant !== kind) continue
      const word = conceptOf(kind, key)
      if (!word || word.literalOnly) continue
      const names = this.#vocabulary.namesWithConcept(kind, word.concept.name)
      const options = names.flatMap((name) => this.#vocabulary.optionName(name) ?? [])
      if (options.length === 0 || !this.#guard.claims(place, to, kind, word)) continue
      return { from: place.from, to, name: this.#nameFor(kind, options), value: this.#ownWordFor(word, names), kind }
    }
    return null
  }

  /** The store's own word for the concept when it has one, so that answers use it. */
  #ownWordFor({ concept }: ConceptWord, names: string[]): string {
    for (const key of wordsOf(concept)) {
      const own = this.#vocabulary.findValue(key).find(({ name }) => names.includes(name))
      if (own) return own.text
    }
    return concept.name
  }

  #nameFor(kind: OptionKind | null, options: OptionName[]): string {
    const plain = options.filter((option) => option.plain).toSorted((a, b) => b.count - a.count)
    const best = plain[0] ?? (options.length === 1 ? options[0] : undefined)
    return best?.name ?? kind ?? (options[0]?.name as string)
  }

  /** "1000 pieces", "rubber sole": the option's own name behind the value. */
  #readCounted(from: number): ValueReading | null {
    for (let words = 3; words > 0; words--) {
      const at = endOfWords(this.#tokens, this.#taken, from, words)
      if (at === null) continue
      const values = this.#vocabulary.findValue(keyOfTokens(this.#tokens, from, at))
      for (let length = MOST_NAME_WORDS; values.length > 0 && length > 0; length--) {
        const to = endOfWords(this.#tokens, this.#taken, at, length)
        const name =
          to === null
            ? ''
            : this.#tokens
                .slice(at, to)
                .map(({ text }) => text)
                .join(' ')
        const value = values.find((own) => own.name === name || own.name === `${name}s`)
        const kind = value && this.#vocabulary.optionName(value.name)?.kind
        if (to !== null && value) return { from, to, name: value.name, value: value.text, kind: kind ?? null }
      }
    }
    return null
  }
}
