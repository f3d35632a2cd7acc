import { listLinkOrigins } from '../catalog/get-product.ts'
import type { StoreContext } from '../context.ts'

const FRESH_MS = 60_000

/** Where a store's own product links lead, remembered for a minute: it takes a walk over all its products. */
export class LinkOrigins {
  readonly #known = new Map<number, { readAtMs: number; origins: Promise<string[]> }>()

  of(ctx: StoreContext): Promise<string[]> {
    const known = this.#known.get(ctx.storeId)
    const nowMs = Date.now()
    if (known && nowMs - known.readAtMs < FRESH_MS) return known.origins
    const origins = listLinkOrigins(ctx)
    this.#known.set(ctx.storeId, { readAtMs: nowMs, origins })
    origins.catch(() => this.#known.delete(ctx.storeId))
    return origins
  }
}
