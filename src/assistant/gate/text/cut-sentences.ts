import { monthOf } from '../../../language/amounts/read-calendar.ts'
import { wordsOfAll } from '../../../language/packs.ts'
import { fold } from '../../../language/text/fold.ts'

/** A sentence longer than this is forced out. */
export const maxSentenceLength = 1000
const maxLookahead = maxSentenceLength + 64

/** A piece of a text between two stops. */
export interface Piece {
  text: string
  /** Had no stop within the longest sentence. */
  forced: boolean
}

const abbreviations = wordsOfAll(({ writing }) => writing?.abbreviations)
const lastWords = wordsOfAll(({ writing }) => writing?.lastWords)
const sizeNames = new Set([...wordsOfAll(({ options }) => options?.names?.size)].filter(({ length }) => length <= 3))
const isMonth = (text: string): boolean => monthOf(fold(/^\p{L}+/u.exec(text)?.[0] ?? '')) !== null
const wideStop = /[。！？｡]/
/** "Claro., last 3." is two sentences, and its comma none of either. */
const glued = /\.[,;](?=\s*$)/
const closing = /[)\]"'”’»]/

/**
 * Cuts a growing text into sentences. Where it cuts depends on the text alone, never on how the text came in: a stop counts
 * once the word behind it is known.
 */
export class SentenceCutter {
  #buffer = ''
  /** Up to here no stop was found. */
  #seen = 0

  /** Adds text and takes out the sentences that are complete. */
  push(delta: string): Piece[] {
    this.#buffer += delta
    return this.#take(false)
  }

  /** The sentences that are whole; what has no stop is dropped. */
  cut(): Piece[] {
    const pieces = this.#take(true)
    this.#buffer = ''
    this.#seen = 0
    return pieces
  }

  end(): Piece[] {
    const pieces = this.#take(true)
    if (this.#buffer) pieces.push({ text: this.#buffer, forced: false })
    this.#buffer = ''
    return pieces
  }

  #take(ended: boolean): Piece[] {
    const pieces: Piece[] = []
    for (;;) {
      const end = this.#stop(ended)
      if (end === null) return pieces
      const forced = end < 0
      const at = Math.abs(end)
      pieces.push({ text: this.#buffer.slice(0, at).replace(glued, '.'), forced })
      this.#buffer = this.#buffer.slice(at)
      this.#seen = 0
    }
  }

  /** The end of the first sentence, negative when forced; null while it is not known. */
  #stop(ended: boolean): number | null {
    // What lies beyond this far never decides, so that the buffer is bounded.
    const text = this.#buffer.slice(0, maxLookahead)
    const known = ended || text.length === maxLookahead
    const limit = Math.min(text.length, maxSentenceLength)
    for (let at = this.#seen; at < limit; at++) {
      this.#seen = at
      const character = text[at] as string
      if (character === '\n') return at + 1
      if (wideStop.test(character)) return at + 1
      if (!'.!?…'.includes(character)) continue
      const end = endOfStop(text, at, known)
      if (end === 'unknown') return null
      if (end !== null && end <= maxSentenceLength) return end
    }
    this.#seen = limit
    if (text.length <= maxSentenceLength) return null
    const splits = /[\ud800-\udbff]/.test(text[maxSentenceLength - 1] as string)
    return -(splits ? maxSentenceLength - 1 : maxSentenceLength)
  }
}

/** The place behind a stop with its closing quotes and white space; null when it is none; 'unknown' while more text is needed. */
function endOfStop(text: string, at: number, ended: boolean): number | null | 'unknown' {
  let end = at + 1
  while (end < text.length && (`.!?…`.includes(text[end] as string) || closing.test(text[end] as string))) end++
  if (end >= text.length) return ended ? end : 'unknown'
  // Glued together, and no abbreviation.
  if (
    /[,;]/.test(text[end] as string) &&
    end === at + 1 &&
    text[at] === '.' &&
    !isInside(text.slice(Math.max(0, at - 24), at), '')
  ) {
    end++
    if (end >= text.length) return ended ? end : 'unknown'
  }
  if (!/\s/.test(text[end] as string)) return null
  let next = end
  while (next < text.length && /[^\S\n]/.test(text[next] as string)) next++
  if (text[next] === '\n') return next
  // The word behind, whole, tells a new sentence from "Nr. 5" and "5. Mai".
  const behind = /^\S{1,12}/u.exec(text.slice(next, next + 12))?.[0] ?? ''
  if (next + 12 > text.length && !ended && !/\s/.test(text.slice(next))) return 'unknown'
  if (text[at] === '…' || text.slice(at, at + 2) === '..' || text[at - 1] === '.')
    return /^\p{Ll}/u.test(behind) ? null : next
  if (text[at] !== '.' || end > at + 1)
    return /^\p{Ll}/u.test(behind) && closing.test(text[end - 1] as string) ? null : next
  return isInside(text.slice(Math.max(0, at - 24), at), behind) ? null : next
}

/** Whether a full stop between these is part of an abbreviation, a number or an initial. */
function isInside(before: string, behind: string): boolean {
  const word = fold(/(?<![\p{L}\p{N}.])[\p{L}\p{N}.]+$/u.exec(before)?.[0] ?? '')
  if (/^\p{Ll}/u.test(behind)) return /\p{N}$/u.test(word) || abbreviations.has(word) || word.length === 1
  // "Gr. 4"
  if (/^\p{N}/u.test(behind))
    return /\p{N}$/u.test(word) || abbreviations.has(word) || sizeNames.has(word) || word === ''
  if (/^[€$£¥%,;]/.test(behind)) return true
  if (/\p{N}$/u.test(word)) return isMonth(behind) || (/^\p{N}{1,2}$/u.test(word) && before.trim() === word)
  if (/^\p{L}$/u.test(word)) return !/^[iaày]$/u.test(word)
  return abbreviations.has(word) && !lastWords.has(word)
}
