const MOST = 100_000

/**
 * Makes variants with the same options share one object. Stores have few combinations ("M, red") on many variants: it
 * saves their memory, and a filter then decides once for all of them.
 */
export class SharedOptions {
  #known = new Map<string, Record<string, string>>()

  /** An object with the same content; it must not be changed. */
  share(options: Record<string, string>): Record<string, string> {
    const key = JSON.stringify(options)
    const found = this.#known.get(key)
    if (found) return found
    if (this.#known.size >= MOST) this.#known = new Map()
    this.#known.set(key, options)
    return options
  }
}
