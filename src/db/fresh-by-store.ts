import type { Db } from './transaction.ts'

/** What is kept in memory of one store. */
export interface Kept {
  readonly bytes: number
  /** Takes in whatever was committed before this call. */
  refresh(db: Db): Promise<void>
  /** Takes in some of it, ahead of need; true when there is no more. */
  catchUp?(db: Db): Promise<boolean>
}

interface Entry<T extends Kept> {
  kept: Promise<T>
  /** Set once it is loaded. */
  loaded: T | undefined
  bytes: number
  measuredAtMs: number
  /** Whether it was used since its size was measured: only then can it have grown. */
  mayHaveGrown: boolean
  /** The refresh that has begun to look at what changed, and the one that will after it: only that one a call may join. */
  running: Promise<void> | undefined
  waiting: Promise<void> | undefined
}

/** Measuring takes 10 ms in a store of 20,000 products, as long as a search. */
const MEASURE_INTERVAL_MS = 10_000

/**
 * Something in memory for each store this process was asked about: loaded when first needed, brought up to date before
 * each use. Those asked least lately are dropped when all together pass the budget.
 */
export class FreshByStore<T extends Kept> {
  readonly #db: Db
  readonly #budgetBytes: number
  readonly #load: (db: Db, storeId: number) => Promise<T>
  /** Least lately used first. */
  readonly #entries = new Map<number, Entry<T>>()

  constructor(db: Db, given: { budgetBytes: number; load: (db: Db, storeId: number) => Promise<T> }) {
    this.#db = db
    this.#budgetBytes = given.budgetBytes
    this.#load = given.load
  }

  /** What is kept of the store, with everything in it that was committed before this call. */
  async get(storeId: number): Promise<T> {
    const entry = this.#entry(storeId)
    this.#entries.delete(storeId)
    this.#entries.set(storeId, entry)
    const kept = await entry.kept
    await this.#refresh(entry, kept)
    this.#keepBudget(storeId)
    entry.mayHaveGrown = true
    return kept
  }

  /**
   * Loads the store ahead of need, or brings it up to date in short steps between which whoever asks for it comes first. Never at the
   * cost of another store.
   * @returns false when there is no room for it in memory
   */
  async prepare(storeId: number): Promise<boolean> {
    const isNew = !this.#entries.has(storeId)
    if (isNew && this.#bytes() >= this.#budgetBytes) return false
    const entry = this.#entry(storeId)
    if (isNew) {
      // Used least lately until somebody asks for it.
      const others = [...this.#entries]
      this.#entries.clear()
      for (const [id, other] of [[storeId, entry] as const, ...others]) this.#entries.set(id, other)
    }
    const kept = await entry.kept
    while (!(await this.#step(entry, async () => kept.catchUp?.(this.#db) ?? true)));
    await this.#refresh(entry, kept)
    entry.mayHaveGrown = true
    const [leastUsed] = this.#entries.keys()
    const isOneOfMany = this.#entries.size > 1 && leastUsed === storeId
    if (!isNew || !isOneOfMany || this.#bytes() <= this.#budgetBytes) return true
    this.#entries.delete(storeId)
    return false
  }

  /** Whether the store is loaded. */
  has(storeId: number): boolean {
    return this.#entries.get(storeId)?.loaded !== undefined
  }

  /** What is loaded, of all stores. */
  loaded(): T[] {
    return [...this.#entries.values()].flatMap(({ loaded }) => loaded ?? [])
  }

  /** Does a piece of work when no refresh runs or waits; the next one waits for it. */
  async #step<Result>(entry: Entry<T>, work: () => Promise<Result>): Promise<Result> {
    for (let before = entry.waiting ?? entry.running; before; before = entry.waiting ?? entry.running) {
      await before.catch(() => {})
    }
    const step = work()
    const running: Promise<void> = step
      .then(() => {})
      .finally(() => {
        if (entry.running === running) entry.running = undefined
      })
    entry.running = running
    await running
    return step
  }

  #entry(storeId: number): Entry<T> {
    const known = this.#entries.get(storeId)
    if (known) return known
    const kept = this.#load(this.#db, storeId)
    const entry: Entry<T> = {
      ...{ kept, loaded: undefined, running: undefined, waiting: undefined },
      ...{ bytes: 0, measuredAtMs: Number.NEGATIVE_INFINITY, mayHaveGrown: true },
    }
    kept.then(
      (loaded) => {
        entry.loaded = loaded
      },
      () => this.#entries.delete(storeId),
    )
    return entry
  }

  /** One at a time, or the older of two would put back what the newer replaced. */
  #refresh(entry: Entry<T>, kept: T): Promise<void> {
    if (entry.waiting) return entry.waiting
    const former = entry.running?.catch(() => {}) ?? Promise.resolve()
    const refresh: Promise<void> = former
      .then(() =>
        // With a connection of its own: while it waits for one, as on the embedded database behind a push, it has not
        // looked yet and more calls can join it; and it waits once, not before each of its queries.
        this.#db.connection().execute((connection) => {
          entry.waiting = undefined
          entry.running = refresh
          return kept.refresh(connection)
        }),
      )
      .finally(() => {
        if (entry.waiting === refresh) entry.waiting = undefined
        if (entry.running === refresh) entry.running = undefined
      })
    entry.waiting = refresh
    return refresh
  }

  #bytes(): number {
    let bytes = 0
    for (const entry of this.#entries.values()) bytes += bytesOf(entry)
    return bytes
  }

  #keepBudget(inUse: number): void {
    let bytes = this.#bytes()
    for (const [storeId, { loaded, bytes: own }] of this.#entries) {
      if (bytes <= this.#budgetBytes) return
      if (storeId === inUse || !loaded) continue
      bytes -= own
      this.#entries.delete(storeId)
    }
  }
}

function bytesOf<T extends Kept>(entry: Entry<T>): number {
  if (entry.loaded && entry.mayHaveGrown && performance.now() - entry.measuredAtMs >= MEASURE_INTERVAL_MS) {
    entry.bytes = entry.loaded.bytes
    entry.measuredAtMs = performance.now()
    entry.mayHaveGrown = false
  }
  return entry.bytes
}
