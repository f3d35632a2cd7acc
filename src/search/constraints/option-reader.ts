import { ClaimGuard, type Place } from './claim-guard.ts'
import { type ConceptWord, conceptOf, isKindWord, type OptionKind, sizeOf, wordsOf } from './families.ts'
import { phraseAt, phrasesOf } from './phrases.ts'
import { isUnitWord, keyOfTokens, type TextToken } from './tokens.ts'
import { maxValueWords, type OptionName, type StoreVocabulary } from './vocabulary.ts'

/** A piece of the query that names a value of an option. Token positions; the end is exclusive. */
export interface ValueReading {
  from: number
  to: number
  name: string
  value: string
  kind: OptionKind | null
}

const explicitMarkers = phrasesOf<OptionKind | 'any'>([
  ['any', 'in,en,in the,in a,im'],
  [
    'color',
    'color,colour,color :,colour :,in color,in colour,in the color,in the colour,de color,en color,farbe,in der farbe,in farbe,' +
      'couleur,de couleur,cor,na cor,colore,di colore',
  ],
  ['material', 'made of,made from,made out of,aus,material,material :,matiere,hecho de,hecha de,feito de,fatto di'],
])
const describing = new Set(['of', 'de', 'di', "d'"])
/** Values that mean nothing by themselves. */
const generic = new Set(
  (
    'yes no none other others default standard custom basic full half normal regular medium high low light dark new all any one size ' +
    'false true title na n a set single double left right with without fixed auto manual digital art men women unisex kids'
  ).split(' '),
)
const sizeSystems = new Set(['eu', 'us', 'uk'])
const unmistakableLetters = /^(xs|xxs|xl|xxl|xxxl|xxxxl)$/

/** Reads values of the store's own options out of a query, carefully: see `ClaimGuard`. */
export class OptionReader {
  readonly #tokens: readonly TextToken[]
  readonly #taken: Uint8Array
  readonly #vocabulary: StoreVocabulary
  readonly #measures: ReadonlySet<number>
  readonly #guard: ClaimGuard
  readonly #sizeNames: OptionName[]
  readonly #allCaps: boolean

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
    this.#sizeNames = [...vocabulary.optionNames()].filter(({ kind }) => kind === 'size')
    const words = tokens.filter(({ kind, raw }) => kind === 'word' && raw.length > 1)
    this.#allCaps = words.length > 0 && words.every(({ raw }) => raw === raw.toUpperCase())
  }

  /** The value that begins at the token, with the words that lead to it ("in", "size"). */
  readAt(from: number): ValueReading | null {
    if (this.#taken[from] || this.#measures.has(from)) return null
    return this.#readNamed(from) ?? this.#readCounted(from) ?? this.#readSize(from) ?? this.#readMarked(from)
  }

  /** A value without words that lead to it, as behind "red or". */
  readFurther(at: number, like: ValueReading): ValueReading | null {
    if (like.kind === 'size') return this.#sizeAt(at, at, true)
    const reading = this.#readValue({ from: at, at, explicit: true, describes: true })
    return reading?.name === like.name ? reading : null
  }

  /** "capacity 1.5 l": the option's own name before the value. */
  #readNamed(from: number): ValueReading | null {
    for (let length = 3; length > 0; length--) {
      const option = this.#vocabulary.optionName(
        keyOfTokens(this.#tokens, from, Math.min(from + length, this.#tokens.length)),
      )
      if (!option || option.kind === 'size') continue
      const at = this.#skipColon(from + length)
      for (let words = maxValueWords; words > 0; words--) {
        const to = this.#endOf(at, words)
        if (to === null) continue
        const own = this.#vocabulary
          .findValue(keyOfTokens(this.#tokens, at, to))
          .find(({ name }) => name === option.name)
        if (own) return { from, to, name: option.name, value: own.text, kind: option.kind }
      }
    }
    return null
  }

  /** "size 42", "EU 42", "XL", "small". */
  #readSize(from: number): ValueReading | null {
    const token = this.#tokens[from]
    if (this.#sizeNames.length === 0 || !token) return null
    const inWord = /^(in|en|de)$/.test(token.text) && isKindWord('size', this.#tokens[from + 1]?.text ?? '') ? 1 : 0
    if (isKindWord('size', this.#tokens[from + inWord]?.text ?? '')) {
      return this.#sizeAt(from, this.#skipColon(from + inWord + 1), true)
    }
    if (sizeSystems.has(token.text) && this.#tokens[from + 1]?.kind === 'number') return this.#sizeAt(from, from, true)
    if (/^(in|en|del|im)$/.test(token.text)) return this.#sizeAt(from, from + 1, false) ?? this.#sizeBehindIn(from)
    return this.#sizeAt(from, from, false)
  }

  /** "Schuhe in 38": only a size that the store has, with nothing counted behind it. */
  #sizeBehindIn(from: number): ValueReading | null {
    if (this.#tokens[from + 1]?.kind !== 'number' || this.#tokens[from + 2]?.kind === 'word') return null
    const reading = this.#sizeAt(from, from + 1, true)
    return reading && this.#hasSize(reading.name, reading.value) ? reading : null
  }

  #sizeAt(from: number, at: number, explicit: boolean): ValueReading | null {
    for (let words = 3; words > 0; words--) {
      const to = this.#endOf(at, words)
      if (to === null) continue
      const key = keyOfTokens(this.#tokens, at, to)
      const size = sizeOf(key)
      const own = this.#sizeNames.find(({ name }) =>
        this.#vocabulary.findValue(key).some((value) => value.name === name),
      )
      if (!size && !(own && explicit)) continue
      const next = this.#tokens[to]
      if (
        size &&
        next &&
        ((/^\d/.test(size.value) && isUnitWord(next.text)) || (/^[-–/%"]$/.test(next.text) && next.glued))
      )
        return null
      const value = size?.value ?? key
      if (size && !explicit && !/^\d/.test(size.value) && isKindWord('size', next?.text ?? ''))
        return this.#sizeAhead(from, at, to)
      const name = own?.name ?? this.#sizeNames.find((option) => this.#hasSize(option.name, value))?.name
      if (explicit) return { from, to, name: name ?? this.#mainSizeName(), value, kind: 'size' }
      if (name && this.#isBareSize(at, to, value)) return { from, to, name, value, kind: 'size' }
    }
    return null
  }

  /** "Extra large size", but in "small, size 42" the word belongs to what follows. */
  #sizeAhead(from: number, at: number, to: number): ValueReading | null {
    const isLast = this.#tokens[to + 1]?.kind !== 'number'
    const reading = isLast ? this.#sizeAt(from, at, true) : null
    return reading && reading.to === to ? { ...reading, to: to + 1 } : reading
  }

  #mainSizeName(): string {
    const plain = this.#sizeNames.toSorted((a, b) => Number(b.plain) - Number(a.plain) || b.count - a.count)
    return plain[0]?.name ?? 'size'
  }

  #hasSize(name: string, value: string): boolean {
    const spellings = { s: 'small', m: 'medium', l: 'large', xl: 'extra large', xxl: '2 xl', xxxl: '3 xl' } as Record<
      string,
      string
    >
    return [value, spellings[value] ?? '', `eu ${value}`].some((key) =>
      this.#vocabulary.findValue(key).some((found) => found.name === name),
    )
  }

  /** A size without the word for it: XL always, S M L in capitals of a query that is not all capitals, "small" before a thing that has sizes. */
  #isBareSize(at: number, to: number, value: string): boolean {
    const token = this.#tokens[at] as TextToken
    const next = this.#tokens[to]
    const isPart = (other: TextToken | undefined, glued: boolean | undefined) =>
      other?.kind === 'sign' && glued && /^[&'’./+-]$/.test(other.text)
    if (isPart(this.#tokens[at - 1], token.glued) || isPart(next, next?.glued)) return false
    if (/^\d/.test(value)) return false
    if (unmistakableLetters.test(value)) return !next?.glued
    if (token.text.length === 1) {
      return to === at + 1 && token.raw === token.raw.toUpperCase() && !this.#allCaps && !next?.glued && !token.glued
    }
    const place = { from: at, at, explicit: false, describes: false }
    return this.#guard.claims(place, to, 'size') && this.#guard.isUsual(at, to, 'size', false)
  }

  /** A value, with or without "in" or "made of" before it. */
  #readMarked(from: number): ValueReading | null {
    const marker = phraseAt(explicitMarkers, this.#tokens, from)
    if (marker) {
      const article = /^(a|the|el|la|dem|der|der)$/.test(this.#tokens[marker.end]?.text ?? '') ? 1 : 0
      const place = { from, at: marker.end + article, explicit: true, describes: true }
      return this.#readValue(place, marker.meaning)
    }
    if (describing.has(this.#tokens[from]?.text ?? '')) {
      return this.#readValue({ from, at: from + 1, explicit: false, describes: true })
    }
    return this.#readValue({ from, at: from, explicit: false, describes: false })
  }

  #readValue(place: Place, meant: OptionKind | 'any' = 'any'): ValueReading | null {
    for (let words = maxValueWords; words > 0; words--) {
      const to = this.#endOf(place.at, words)
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
    const found = this.#vocabulary.findValue(key).flatMap((value) => {
      const option = this.#vocabulary.optionName(value.name)
      return option && option.kind !== 'size' && (meant === 'any' || option.kind === meant) ? [{ value, option }] : []
    })
    if (found.length === 0) return null
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

  /** The store's own word for the concept when it has one, so that answers speak as the store does. */
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
      const at = this.#endOf(from, words)
      if (at === null) continue
      const values = this.#vocabulary.findValue(keyOfTokens(this.#tokens, from, at))
      for (let length = 2; values.length > 0 && length > 0; length--) {
        const to = this.#endOf(at, length)
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

  #skipColon(at: number): number {
    return /^[:=.]$/.test(this.#tokens[at]?.text ?? '') ? at + 1 : at
  }

  /** The end of a piece of so many words and numbers without a break; null when there is none. */
  #endOf(at: number, words: number): number | null {
    let to = at
    for (let seen = 0; seen < words; to++) {
      const token = this.#tokens[to]
      if (!token || this.#taken[to]) return null
      if (token.kind !== 'sign') seen++
      else if (seen === 0 || !/^[-/&'’+.]$/.test(token.text)) return null
    }
    return to
  }
}
