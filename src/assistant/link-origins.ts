const FRESH_MS = 60_000

/** Where stores' own product links lead, remembered for a minute: it takes a walk over all products of a store. */
export class LinkOrigins {
  readonly #known = new Map<number, { readAtMs: number; origins: Promise<string[]> }>()

  of(storeId: number, read: () => Promise<string[]>): Promise<string[]> {
    const known = this.#known.get(storeId)
    const nowMs = Date.now()
    if (known && nowMs - known.readAtMs < FRESH_MS) return known.origins
    const origins = read()
    this.#known.set(storeId, { readAtMs: nowMs, origins })
    origins.catch(() => this.#known.delete(storeId))
    return origins
  }
}
