import { BadRequestError, InvalidJsonError } from '../../errors.ts'
import { endOfScalar, endOfString } from './json-tokens.ts'
import type { JsonTrimmer } from './json-trimmer.ts'

export const MAX_DEPTH = 32
export const REFUSED_KEYS = new Set(['__proto__', 'constructor'])

const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d]
const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c]

type Expected = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end' | 'nothing'

/** What a JSON text is refused for though it is well-formed. */
export const tooDeep = () =>
  new BadRequestError([{ path: '', code: 'too_deep', message: `must not be nested deeper than ${MAX_DEPTH} levels` }])
export const refusedKey = (key: string) =>
  new BadRequestError([{ path: '', code: 'refused_key', message: `must not have a key named ${key}` }])

/**
 * Reads a JSON text (RFC 8259) token by token without building anything, as far as it is told to at a time; tells a trimmer what it
 * sees. Some 100 MB a second.
 */
export class JsonScanner {
  readonly #bytes: Buffer
  readonly #trimmer: JsonTrimmer
  #at: number
  #expected: Expected = 'value'
  /** Of each open container, whether it is a list. Grows with the depth, which is bounded by the size of the text alone. */
  #isList = new Uint8Array(64)
  #depth = 0
  #deepest = 0
  /** The refused name that is nearest to the root. */
  #refused: { name: string; depth: number } | undefined

  constructor(bytes: Buffer, from: number, trimmer: JsonTrimmer) {
    this.#bytes = bytes
    this.#at = from
    this.#trimmer = trimmer
  }

  /**
   * Goes on up to the first end of a token behind `until`.
   * @returns whether the text has ended
   * @throws {InvalidJsonError}
   */
  scan(until: number): boolean {
    const bytes = this.#bytes
    const end = Math.min(until, bytes.length)
    while (this.#at < end) {
      const byte = bytes[this.#at] as number
      if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) this.#at++
      else this.#take(byte)
    }
    if (this.#at < bytes.length) return false
    if (this.#expected !== 'nothing') throw new InvalidJsonError()
    return true
  }

  /**
   * Once the text has ended.
   * @throws {BadRequestError} as a walk from the root, level by level, would find it first
   */
  checkShape(): void {
    if (this.#refused && this.#refused.depth <= MAX_DEPTH) throw refusedKey(this.#refused.name)
    if (this.#deepest > MAX_DEPTH) throw tooDeep()
  }

  #take(byte: number): void {
    const expected = this.#expected
    if (expected === 'value') this.#takeValue(byte)
    else if (expected === 'comma or end') {
      if (byte === COMMA) this.#takeComma()
      else this.#takeEnd(byte)
    } else if (expected === 'colon' && byte === COLON) {
      this.#at++
      this.#expected = 'value'
    } else if (expected === 'value or end') {
      if (byte === LIST_END) this.#close()
      else this.#takeValue(byte)
    } else if (expected === 'name or end' && byte === OBJECT_END) this.#close()
    else if (expected === 'name' || expected === 'name or end') this.#takeName(byte)
    else throw new InvalidJsonError()
  }

  #takeValue(byte: number): void {
    if (byte === OBJECT || byte === LIST) {
      this.#open(byte === LIST)
      return
    }
    const from = this.#at
    this.#at = byte === QUOTE ? endOfString(this.#bytes, from) : endOfScalar(this.#bytes, from)
    this.#trimmer.scalar(from, this.#at)
    this.#expected = this.#depth === 0 ? 'nothing' : 'comma or end'
  }

  #takeComma(): void {
    this.#trimmer.comma(this.#at++)
    this.#expected = this.#isList[this.#depth] === 1 ? 'value' : 'name'
  }

  #takeEnd(byte: number): void {
    if (byte !== (this.#isList[this.#depth] === 1 ? LIST_END : OBJECT_END)) throw new InvalidJsonError()
    this.#close()
  }

  #open(isList: boolean): void {
    this.#depth++
    if (this.#depth > this.#deepest) this.#deepest = this.#depth
    if (this.#depth === this.#isList.length) {
      const longer = new Uint8Array(2 * this.#isList.length)
      longer.set(this.#isList)
      this.#isList = longer
    }
    this.#isList[this.#depth] = isList ? 1 : 0
    this.#trimmer.open(this.#at++, isList)
    this.#expected = isList ? 'value or end' : 'name or end'
  }

  #close(): void {
    this.#trimmer.close(this.#at++)
    this.#depth--
    this.#expected = this.#depth === 0 ? 'nothing' : 'comma or end'
  }

  #takeName(byte: number): void {
    if (byte !== QUOTE) throw new InvalidJsonError()
    const from = this.#at
    this.#at = endOfString(this.#bytes, from)
    this.#expected = 'colon'
    const length = this.#at - from - 2
    const isPlain = isPlainText(this.#bytes, from, this.#at)
    const canBeRefused = !isPlain || length === 9 || length === 11
    if (!canBeRefused && !this.#trimmer.wantsNames) return
    const name: string = isPlain
      ? this.#bytes.toString('latin1', from + 1, this.#at - 1)
      : JSON.parse(this.#bytes.toString('utf8', from, this.#at))
    if (REFUSED_KEYS.has(name) && this.#depth < (this.#refused?.depth ?? Number.POSITIVE_INFINITY)) {
      this.#refused = { name, depth: this.#depth }
    }
    if (this.#trimmer.wantsNames) this.#trimmer.name(name, from)
  }
}

/** ASCII without escapes. */
function isPlainText(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number
    if (byte === BACKSLASH || byte > 0x7f) return false
  }
  return true
}
