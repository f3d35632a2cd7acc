import { normalizeNumber } from '../../language/amounts/read-digits.ts'
import { isMeasure, measureTerm } from '../../language/amounts/units.ts'
import { wordsOfAll } from '../../language/packs.ts'
import { fold } from '../../language/text/fold.ts'
import { characterClass, classOf } from './characters.ts'
import { type Language, languageOf } from './languages.ts'
import { hashStart, hashStep } from './word-hash.ts'

/**
 * word: an ordinary word; number: digits; measure: number and unit as one term ("12in"); code: letters and digits
 * ("xm4"); joined: several parts without what was between them ("tshirt"); piece: a part of a code; pair: two characters
 * of a script without spaces.
 */
export type TokenKind = 'word' | 'number' | 'measure' | 'code' | 'joined' | 'piece' | 'pair'

export interface Token {
  /** What is indexed: folded and stemmed. */
  term: string
  /** The folded word as written. */
  surface: string
  /** Place of the token among the words; tokens at the same place are readings of the same text. */
  position: number
  /** How many places it covers: 2 for the joined reading of "t-shirt". */
  span: number
  kind: TokenKind
}

/** Receives what a walk over a text finds. */
export interface TokenSink {
  token(surface: string, position: number, span: number, kind: TokenKind): void
  /** An ordinary word of plain letters, where it stands in the lower-case text; most of all tokens come this way. */
  word(text: string, start: number, end: number, hash: number, position: number): void
}

export interface Analyzer {
  language: string
  rules: Language
  /** Every reading of the text, in order. Never throws. */
  analyze(text: string): Token[]
  /** The same without making objects or stems: for indexing, where each surface is stemmed once. */
  scan(text: string, sink: TokenSink): void
  /** What is indexed for a surface that `scan` emitted. */
  termOf(surface: string): string
  isStopWord(surface: string): boolean
}

const { letter, digit, foreign, unspaced } = characterClass
const connectors = new Set("'’-‐‑–.,/&_".split('').map((character) => character.charCodeAt(0)))
const inchMarks = new Set('"″”'.split('').map((character) => character.charCodeAt(0)))
const hasConnector = /['’\-‐‑–.,/&_\u2044]/
const hasDigit = /\d/

const afterPreposition = wordsOfAll((pack) => pack.afterPreposition)

/** "3 in 1", "12 in stock". */
function isPrepositionBefore(text: string): boolean {
  const next = /^ (\d|[a-z]+)/.exec(text)?.[1] ?? ''
  return (next >= '0' && next <= '9') || afterPreposition.has(next)
}

/** Makes the analyzer of a store's language (BCP 47; one without rules gets words that are only folded). */
export function createAnalyzer(language: string): Analyzer {
  const rules = languageOf(language)
  const scan = (text: string, sink: TokenSink): void => new Scan(text, rules, sink).run()
  const termOf = (surface: string): string => rules.stem(surface)
  return {
    language,
    rules,
    scan,
    termOf,
    isStopWord: (surface) => rules.stopWords.has(surface),
    analyze(text) {
      const tokens: Token[] = []
      const token = (surface: string, position: number, span: number, kind: TokenKind): void => {
        tokens.push({ term: termOf(surface), surface, position, span, kind })
      }
      scan(text, {
        token,
        word: (lower, start, end, _hash, position) => token(lower.slice(start, end), position, 1, 'word'),
      })
      return tokens
    },
  }
}

/** One walk over a text. */
class Scan {
  readonly #text: string
  readonly #rules: Language
  readonly #sink: TokenSink
  #position = 0
  #at = 0
  /** A number just read that a unit may follow, and where it stands. */
  #number = ''
  #numberPosition = -1
  #numberEnd = -1
  /** A single letter just read ("t" of "t shirt"). */
  #single = ''
  #singleEnd = -1

  constructor(text: string, rules: Language, sink: TokenSink) {
    this.#text = text.toLowerCase()
    this.#rules = rules
    this.#sink = sink
  }

  #emit(surface: string, position: number, span: number, kind: TokenKind): void {
    this.#sink.token(surface, position, span, kind)
  }

  run(): void {
    const text = this.#text
    const length = text.length
    while (this.#at < length) {
      const kind = classOf(text.charCodeAt(this.#at))
      if (kind === 0) this.#at++
      else if (kind === unspaced) this.#pairs()
      else this.#chunk()
    }
  }

  /** Overlapping pairs of a run without spaces; a run of one character is itself. */
  #pairs(): void {
    const start = this.#at
    let end = start
    while (end < this.#text.length && classOf(this.#text.charCodeAt(end)) === unspaced) end++
    this.#at = end
    const run = fold(this.#text.slice(start, end))
    if (run.length === 1) this.#emit(run, this.#position++, 1, 'pair')
    for (let index = 0; index + 1 < run.length; index++) {
      this.#emit(run.slice(index, index + 2), this.#position++, 1, 'pair')
    }
  }

  #chunk(): void {
    const text = this.#text
    const start = this.#at
    let end = start
    let plain = true
    let hash = hashStart
    for (; end < text.length; end++) {
      const code = text.charCodeAt(end)
      const kind = classOf(code)
      if (kind === letter) {
        hash = hashStep(hash, code)
        continue
      }
      if (kind === digit || kind === foreign) plain = false
      else if (kind === 0 && connectors.has(code) && this.#connects(end)) plain = false
      else break
    }
    this.#at = end
    if (plain && end - start > 1 && this.#numberPosition < 0 && this.#single === '') {
      this.#sink.word(text, start, end, hash, this.#position++)
      return
    }
    const raw = text.slice(start, end)
    if (plain) this.#word(raw, start, end)
    else this.#mixed(raw, start, end)
  }

  /** Whether the mark at this place holds its neighbours together. */
  #connects(at: number): boolean {
    const before = classOf(this.#text.charCodeAt(at - 1))
    const after = at + 1 < this.#text.length ? classOf(this.#text.charCodeAt(at + 1)) : 0
    if (before === 0 || before === unspaced || after === 0 || after === unspaced) return false
    const mark = this.#text[at] as string
    if ('.,/'.includes(mark)) return before === digit && after === digit
    if (mark === '&') return at < 2 || classOf(this.#text.charCodeAt(at - 2)) === 0
    return true
  }

  #word(surface: string, start: number, end: number): void {
    if (this.#numberPosition >= 0 && this.#unitFollows(surface, start, end)) return
    this.#numberPosition = -1
    if (surface.length === 1 && !this.#rules.stopWords.has(surface)) {
      this.#emit(surface, this.#position++, 1, 'word')
      this.#single = surface
      this.#singleEnd = end
      return
    }
    if (this.#single !== '' && start === this.#singleEnd + 1 && surface.length > 1) {
      this.#emit(this.#single + surface, this.#position - 1, 2, 'joined')
    }
    this.#single = ''
    this.#emit(surface, this.#position++, 1, 'word')
  }

  /** Reads a unit after a number ("12 inch", "12-inch"); false when the word is none. */
  #unitFollows(surface: string, start: number, end: number): boolean {
    if (start - this.#numberEnd > 1 || !isMeasure(surface)) return false
    const between = start === this.#numberEnd ? '' : this.#text[this.#numberEnd]
    if (between !== '' && between !== ' ' && between !== '-' && between !== '\u00a0') return false
    // "3 in 1", "12 in stock": a preposition, not inches.
    if (surface === 'in' && between === ' ' && isPrepositionBefore(this.#text.slice(end, end + 8))) return false
    const measure = measureTerm(this.#number, surface)
    if (measure !== null) this.#emit(measure, this.#numberPosition, 1, 'measure')
    this.#numberPosition = -1
    this.#single = ''
    return measure !== null
  }

  #mixed(raw: string, start: number, end: number): void {
    this.#single = ''
    const folded = fold(raw)
    if (/^\d[\d.,/]*$/.test(folded)) {
      this.#plainNumber(folded, end)
      return
    }
    const measured = /^(\d[\d.,/]*)-?([a-z]{1,12})$/.exec(folded)
    if (measured !== null && isMeasure(measured[2] as string)) {
      this.#attachedMeasure(measured[1] as string, measured[2] as string)
      return
    }
    if (!hasConnector.test(folded)) {
      this.#simple(folded, start, end)
      return
    }
    const bare = this.#withoutApostrophes(folded)
    const parts = bare.split(/[-‐‑–.,/&_\u2044]+/).filter((part) => part !== '')
    if (parts.length === 1) this.#simple(parts[0] as string, start, end)
    else if (parts.length > 1) this.#compound(parts, start)
  }

  /** French and Italian articles go, an English "'s" goes, any other apostrophe closes up ("o'neill" = "oneill"). */
  #withoutApostrophes(folded: string): string {
    const straight = folded.replaceAll('’', "'")
    const mark = straight.indexOf("'")
    if (mark < 0) return straight
    const rest = this.#rules.elisions.has(straight.slice(0, mark)) ? straight.slice(mark + 1) : straight
    return rest.replace(/'s$/, '').replaceAll("'", '')
  }

  #plainNumber(folded: string, end: number): void {
    const number = normalizeNumber(folded, this.#rules.code)
    this.#emit(number, this.#position, 1, 'number')
    const next = this.#text.charCodeAt(end)
    if (inchMarks.has(next) || this.#text.startsWith("''", end)) {
      const measure = measureTerm(number, 'in')
      if (measure !== null) this.#emit(measure, this.#position, 1, 'measure')
    }
    this.#number = number
    this.#numberPosition = this.#position++
    this.#numberEnd = end
  }

  #attachedMeasure(digits: string, unit: string): void {
    const number = normalizeNumber(digits, this.#rules.code)
    this.#emit(number, this.#position, 1, 'number')
    const measure = measureTerm(number, unit)
    if (measure !== null) this.#emit(measure, this.#position, 1, 'measure')
    this.#position++
    this.#numberPosition = -1
  }

  /** A folded run of letters and digits. */
  #simple(word: string, start: number, end: number): void {
    if (word === '') return
    if (!hasDigit.test(word)) {
      this.#word(word, start, end)
      return
    }
    this.#numberPosition = -1
    this.#emit(word, this.#position, 1, 'code')
    this.#pieces(word)
    this.#position++
  }

  /** "1000xm4" is also "1000" and "xm4", "airpods2" is also "airpods" and "2". */
  #pieces(code: string): void {
    for (const piece of code.split(/(?<=\d)(?=\p{L})|(?<=\p{L}{3})(?=\d)/u)) {
      if (piece !== code)
        this.#emit(/^\d+$/.test(piece) ? normalizeNumber(piece, '') : piece, this.#position, 1, 'piece')
    }
  }

  /** "t-shirt", "wh-1000xm4": each part at its own place, and all of them closed up from the first place on. */
  #compound(parts: string[], start: number): void {
    if (parts.length <= 4) {
      const joined = parts.join('')
      this.#emit(
        joined,
        this.#position,
        parts.length,
        hasDigit.test(joined) && /[a-z]/.test(joined) ? 'code' : 'joined',
      )
    }
    this.#numberPosition = -1
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index] as string
      const isNumber = /^\d+$/.test(part)
      const unit = isNumber && isMeasure(parts[index + 1] ?? '') ? (parts[++index] as string) : ''
      if (unit !== '') this.#attachedMeasure(part, unit)
      else if (isNumber) this.#plainNumber(part, -1)
      else this.#simple(part, start, -1)
      // A unit or letter at the end of a compound is not joined with what follows it.
      this.#numberPosition = -1
      this.#single = ''
    }
  }
}
