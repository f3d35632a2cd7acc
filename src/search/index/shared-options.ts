const MOST = 100_000
/** Code units of all that is kept: options of a few words have some 40. */
const MOST_UNITS = 4_000_000

/**
 * Makes variants with the same options share one object. Stores have few combinations ("M, red") on many variants: it
 * saves their memory, and a filter then decides once for all of them.
 */
export class SharedOptions {
  #known = new Map<string, Record<string, string>>()
  #units = 0

  /** An object with the same content, made of the texts that `intern` answers; it must not be changed. */
  share(options: Record<string, string>, intern: (text: string) => string): Record<string, string> {
    const key = JSON.stringify(options)
    const found = this.#known.get(key)
    if (found) return found
    this.#units += key.length
    if (this.#known.size >= MOST || this.#units > MOST_UNITS) {
      this.#known = new Map()
      this.#units = key.length
    }
    const own = Object.fromEntries(Object.entries(options).map(([name, value]) => [intern(name), intern(value)]))
    this.#known.set(key, own)
    return own
  }
}
