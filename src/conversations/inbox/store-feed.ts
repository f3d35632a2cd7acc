import type { Db } from '../../db/transaction.ts'
import { findStorePulses, type PresentRow, type StorePulseRow } from './presence.queries.ts'

/** What changed in a store since the last beat: resources whose clock moved, and who is in which conversation now. */
export interface StoreBeat {
  /** conversations, leads, orders, products, knowledge: with the stamp before, null at the first beat. */
  moved: { resource: string; since: Date | null }[]
  /** undefined = as before. */
  present: PresentRow[] | undefined
}

interface Listener {
  seen: StorePulseRow | undefined
  latest: StorePulseRow | undefined
  wake: () => void
}

/** What a person of the shop writes, or a shopper, is with the other within 0.3 s: half of that goes to looking. */
const LOOK_EVERY_MS = 150

/** Looks at all stores whose pages are open, in one query a round whatever their number; at none when none is. */
export class StoreFeed {
  readonly #db: Db
  readonly #everyMs: number
  readonly #listeners = new Map<number, Set<Listener>>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, everyMs = LOOK_EVERY_MS) {
    this.#db = db
    this.#everyMs = everyMs
  }

  /** The store's beat now and at each change, until `signal` ends. Changes that nobody waits for are seen as one. */
  async *follow(storeId: number, signal: AbortSignal): AsyncGenerator<StoreBeat> {
    const listener: Listener = { seen: undefined, latest: undefined, wake: () => {} }
    const stop = () => listener.wake()
    signal.addEventListener('abort', stop)
    const own = this.#listeners.get(storeId) ?? new Set()
    this.#listeners.set(storeId, own.add(listener))
    this.#timer ??= setTimeout(() => this.#look(), 0)
    try {
      while (!signal.aborted) {
        const beat = beatOf(listener)
        if (beat) yield beat
        else await new Promise<void>((resolve) => Object.assign(listener, { wake: resolve }))
      }
    } finally {
      own.delete(listener)
      if (own.size === 0) this.#listeners.delete(storeId)
      signal.removeEventListener('abort', stop)
    }
  }

  async #look(): Promise<void> {
    // A database that is away is asked again in the next round.
    const rows = await findStorePulses(this.#db, [...this.#listeners.keys()]).catch((): StorePulseRow[] => [])
    for (const row of rows) {
      for (const listener of this.#listeners.get(row.store_id) ?? []) {
        listener.latest = row
        listener.wake()
      }
    }
    this.#timer = this.#listeners.size === 0 ? undefined : setTimeout(() => this.#look(), this.#everyMs)
  }
}

/** What the listener was not told yet; undefined when that is nothing. */
function beatOf(listener: Listener): StoreBeat | undefined {
  const { seen, latest } = listener
  if (!latest || latest === seen) return undefined
  listener.seen = latest
  const moved = Object.entries(latest.clocks)
    .filter(([resource, at]) => seen?.clocks[resource] !== at)
    .map(([resource]) => {
      const before = seen?.clocks[resource]
      return { resource, since: before === undefined ? null : new Date(before) }
    })
  const isSame = seen !== undefined && JSON.stringify(seen.present) === JSON.stringify(latest.present)
  if (seen && moved.length === 0 && isSame) return undefined
  return { moved, present: isSame ? undefined : latest.present }
}
