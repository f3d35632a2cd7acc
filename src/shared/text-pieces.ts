/**
 * For texts of megabytes. `split` and `replace` hold all that they found before they go on: of 5 MB of short words up to 200 MB. These
 * hold what is needed of a text at a time.
 */

/** Code units. Shorter texts are one piece. */
const PIECE = 65_536
/** A letter, digit or mark that is seen, before white space: nothing that stands behind it changes what stands before it. */
const placeToCut = /[\p{L}\p{N}\p{P}\p{S}](?<![\u115f\u1160\u3164\uffa0])(?=\s)/gu

/**
 * Applies a rule about white space, invisible characters and their neighbours to a text piece by piece: the result is that of the whole.
 * A text of one word is one piece.
 */
export function inPieces(text: string, rule: (piece: string) => string): string {
  if (text.length <= PIECE) return rule(text)
  let done = ''
  for (let from = 0; from < text.length; ) {
    placeToCut.lastIndex = from + PIECE
    const cut = placeToCut.exec(text)
    const to = cut ? cut.index + cut[0].length : text.length
    done += rule(text.slice(from, to))
    from = to
  }
  return done
}

/** What `split` gives, one part after the other. @param between with the flag g */
export function* partsOf(text: string, between: RegExp): Generator<string, void> {
  let from = 0
  for (const { 0: found, index } of text.matchAll(between)) {
    yield text.slice(from, index)
    from = index + found.length
  }
  yield text.slice(from)
}

/** Texts put together to one, thousands of short ones without holding each. */
export class Joined {
  #short: string[] = []
  #long: string[] = []

  push(text: string): void {
    this.#short.push(text)
    if (this.#short.length < 1_000) return
    this.#long.push(this.#short.join(''))
    this.#short = []
  }

  /** All of it; then it is empty. */
  take(): string {
    const text = [...this.#long, ...this.#short].join('')
    this.#short = []
    this.#long = []
    return text
  }
}
