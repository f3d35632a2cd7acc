import { isPreposition } from '../../language/amounts/measured-sides.ts'
import { isUnitWord } from '../../language/amounts/units.ts'
import { phrasesOfAll, wordsOfAll } from '../../language/packs.ts'
import { isKindWord, kindOfName, sizeOf, wordsForSize } from '../../language/text/families.ts'
import { phraseAt, phraseTable } from '../../language/text/phrase-table.ts'
import { behindColon, endOfWords, keyOfTokens, type TextToken } from '../../language/text/tokens.ts'
import type { ClaimGuard, ValueReading } from './claim-guard.ts'
import type { OptionName, StoreVocabulary } from './store-vocabulary.ts'

const sizeSystems = new Set(['eu', 'us', 'uk'])
const beforeSizeWord = wordsOfAll(({ options }) => options?.beforeSizeWord)
const beforeSize = wordsOfAll(({ options }) => options?.beforeSize)
const measures = phraseTable([[true, phrasesOfAll(({ options }) => options?.measuredAt)]])
/** Behind a number they count nothing: "in 42 please". */
const politeWords = wordsOfAll(({ quantities }) => quantities?.endings)
const unmistakableLetters = /^(xs|xxs|xl|xxl|xxxl|xxxxl)$/

/** "Size", "Schuhgröße". */
const isSizeWord = (token: TextToken | undefined): boolean =>
  token?.kind === 'word' && kindOfName(token.text)?.kind === 'size'

/** Reads sizes of things one wears or chooses by size. */
export class SizeReader {
  readonly #tokens: readonly TextToken[]
  readonly #taken: Uint8Array
  readonly #vocabulary: StoreVocabulary
  readonly #guard: ClaimGuard
  readonly #sizeNames: OptionName[]
  readonly #allCaps: boolean

  constructor(tokens: readonly TextToken[], taken: Uint8Array, vocabulary: StoreVocabulary, guard: ClaimGuard) {
    this.#tokens = tokens
    this.#taken = taken
    this.#vocabulary = vocabulary
    this.#guard = guard
    this.#sizeNames = [...vocabulary.optionNames()].filter(({ kind }) => kind === 'size')
    const words = tokens.filter(({ kind, raw }) => kind === 'word' && raw.length > 1)
    this.#allCaps = words.length > 0 && words.every(({ raw }) => raw === raw.toUpperCase())
  }

  /** "size 42", "EU 42", "XL", "small". */
  readAt(from: number): ValueReading | null {
    const token = this.#tokens[from]
    if (!token) return null
    const inWord = beforeSizeWord.has(token.text) && isSizeWord(this.#tokens[from + 1]) ? 1 : 0
    if (isSizeWord(this.#tokens[from + inWord])) {
      return this.sizeAt(from, behindColon(this.#tokens, from + inWord + 1), true)
    }
    const measured = this.#measuredAt(from)
    if (measured) return measured
    const pair = this.#tokens.slice(from, from + 2)
    if (pair.some(({ text }) => sizeSystems.has(text)) && pair.some(({ kind }) => kind === 'number'))
      return this.sizeAt(from, from, true)
    // Without a word for it only what the shop has is a size, and letters that stand for themselves: "in medium?"
    if (this.#sizeNames.length === 0) {
      const last = beforeSize.has(token.text) ? this.sizeAt(from, from + 1, true) : null
      return last && /^\p{L}/u.test(last.value) && this.#endsAt(last.to) ? last : null
    }
    if (beforeSize.has(token.text)) return this.sizeAt(from, from + 1, false) ?? this.#sizeBehindIn(from)
    return this.sizeAt(from, from, false)
  }

  /** "Schuhe in 38": only a size that the store has, with nothing counted behind it. */
  #sizeBehindIn(from: number): ValueReading | null {
    const next = this.#tokens[from + 2]
    const isCounted = next?.kind === 'word' && !politeWords.has(next.text)
    if (this.#tokens[from + 1]?.kind !== 'number' || isCounted) return null
    const reading = this.sizeAt(from, from + 1, true)
    return reading && this.#hasSize(reading.name, reading.value) ? reading : null
  }

  /** "Waist 34", "W34", "Bundweite: 34": only a size that the store has. */
  #measuredAt(from: number): ValueReading | null {
    const measure = phraseAt(measures, this.#tokens, from)
    if (!measure) return null
    const at = behindColon(this.#tokens, measure.end)
    const number = at + Number(isSizeWord(this.#tokens[at]))
    if (this.#tokens[number]?.kind !== 'number') return null
    const reading = this.sizeAt(from, number, true)
    return reading && this.#hasSize(reading.name, reading.value) ? reading : null
  }

  sizeAt(from: number, at: number, explicit: boolean): ValueReading | null {
    for (let words = 3; words > 0; words--) {
      const to = endOfWords(this.#tokens, this.#taken, at, words)
      if (to === null) continue
      const key = keyOfTokens(this.#tokens, at, to)
      const size = sizeOf(key)
      const values = this.#vocabulary.findValue(key)
      const own = this.#sizeNames.find(({ name }) => values.some((value) => value.name === name))
      if (own && this.#isCode(at, to)) return { from, to, name: own.name, value: key, kind: 'size' }
      if (!size && !(own && explicit)) continue
      const next = this.#tokens[to]
      // "Size 60%", of keyboards.
      const signed = explicit && next?.glued && values.find(({ text }) => text.endsWith(next.text))
      if (signed && own) return { from, to: to + 1, name: own.name, value: signed.text, kind: 'size' }
      if (
        size &&
        next &&
        ((/^\d/.test(size.value) && isUnitWord(next.text) && !isPreposition(this.#tokens, to)) ||
          (/^[-–/%"]$/.test(next.text) && next.glued))
      )
        return null
      const isKnown = own !== undefined || this.#sizeNames.length > 0
      const value = isKnown || key === size?.value ? (size?.value ?? key) : key
      if (size && !explicit && !/^\d/.test(size.value) && isKindWord('size', next?.text ?? ''))
        return this.#sizeAhead(from, at, to)
      const name = own?.name ?? this.#sizeNames.find((option) => this.#hasSize(option.name, value))?.name
      if (explicit) return { from, to, name: name ?? this.#mainSizeName(), value, kind: 'size' }
      if (name && this.#isBareSize(at, to, value)) return { from, to, name, value, kind: 'size' }
    }
    return null
  }

  #endsAt(at: number): boolean {
    return this.#tokens.slice(at).every(({ kind, text }) => kind === 'sign' || politeWords.has(text))
  }

  /** "A5": a letter with a number right behind it. */
  #isCode(at: number, to: number): boolean {
    const [letter, number] = this.#tokens.slice(at, to)
    return to === at + 2 && letter?.text.length === 1 && number?.kind === 'number' && number.glued === true
  }

  /** "Extra large size", but in "small, size 42" the word belongs to what follows. */
  #sizeAhead(from: number, at: number, to: number): ValueReading | null {
    const isLast = this.#tokens[to + 1]?.kind !== 'number'
    const reading = isLast ? this.sizeAt(from, at, true) : null
    return reading && reading.to === to ? { ...reading, to: to + 1 } : reading
  }

  #mainSizeName(): string {
    const plain = this.#sizeNames.toSorted((a, b) => Number(b.plain) - Number(a.plain) || b.count - a.count)
    return plain[0]?.name ?? 'size'
  }

  #hasSize(name: string, value: string): boolean {
    return [value, ...wordsForSize(value), `eu ${value}`].some((key) =>
      this.#vocabulary.findValue(key).some((found) => found.name === name),
    )
  }

  /** "in M?", "XL, purple": a sign with nothing glued behind it. */
  #endsSentence(at: number): boolean {
    const after = this.#tokens[at + 1]
    return /^[?!,;:.)]$/.test(this.#tokens[at]?.text ?? '') && (!after?.glued || after.kind === 'sign')
  }

  /** A size without the word for it: XL always, S M L in capitals of a query that is not all capitals, "small" before a thing that has sizes. */
  #isBareSize(at: number, to: number, value: string): boolean {
    const token = this.#tokens[at] as TextToken
    const next = this.#tokens[to]
    const isPart = (other: TextToken | undefined, glued: boolean | undefined) =>
      other?.kind === 'sign' && glued && /^[&'’./+-]$/.test(other.text)
    const goesOn = next?.glued && !this.#endsSentence(to)
    if (isPart(this.#tokens[at - 1], token.glued) || (goesOn && isPart(next, next?.glued))) return false
    if (/^\d/.test(value)) return false
    if (unmistakableLetters.test(value)) return !goesOn
    if (token.text.length === 1) {
      return to === at + 1 && token.raw === token.raw.toUpperCase() && !this.#allCaps && !goesOn && !token.glued
    }
    // "Gloves, large": said by itself.
    const isApart = at === 0 || /^[,;:.(!]$/.test(this.#tokens[at - 1]?.text ?? '')
    if (isApart && (next === undefined || next.kind === 'sign' || politeWords.has(next.text)) && !goesOn) return true
    const place = { from: at, at, explicit: false, describes: false }
    return this.#guard.claims(place, to, 'size') && this.#guard.isUsual(at, to, 'size', false)
  }
}
