/**
 * A value that is still JSON text: an item of a body so large that parsing all its items at once would hold everybody up. The text is
 * known to be well-formed.
 */
export class RawJson {
  readonly #text: Buffer

  /** @param text a part of a larger buffer: nothing is copied */
  constructor(text: Buffer) {
    this.#text = text
  }

  parse(): unknown {
    return JSON.parse(this.#text.toString('utf8'))
  }
}

/** The value, parsed now if it is still text. */
export const parsedJson = (value: unknown): unknown => (value instanceof RawJson ? value.parse() : value)
