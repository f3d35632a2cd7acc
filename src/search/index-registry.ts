import type { Db } from '../db/transaction.ts'
import { StoreIndex } from './store-index.ts'

interface Entry {
  index: Promise<StoreIndex>
  /** Set once it is loaded. */
  loaded: StoreIndex | undefined
  /** The refresh under way, and the one that will begin after it: a call joins the first that begins after the call. */
  running: Promise<void> | undefined
  next: Promise<void> | undefined
}

/**
 * The indexes of the stores this process was asked about, loaded when first needed. Those asked least lately are dropped
 * when all together pass the budget.
 */
export class IndexRegistry {
  readonly #db: Db
  readonly #budgetBytes: number
  /** Least lately used first. */
  readonly #entries = new Map<number, Entry>()

  constructor(db: Db, budgetBytes: number) {
    this.#db = db
    this.#budgetBytes = budgetBytes
  }

  /** The store's index with everything in it that was committed before this call. */
  async get(storeId: number): Promise<StoreIndex> {
    const entry = this.#entry(storeId)
    this.#entries.delete(storeId)
    this.#entries.set(storeId, entry)
    const index = await entry.index
    await this.#refresh(entry, index)
    this.#keepBudget(storeId)
    return index
  }

  #entry(storeId: number): Entry {
    const known = this.#entries.get(storeId)
    if (known) return known
    const index = StoreIndex.load(this.#db, storeId)
    const entry: Entry = { index, loaded: undefined, running: undefined, next: undefined }
    index.then(
      (loaded) => {
        entry.loaded = loaded
      },
      () => this.#entries.delete(storeId),
    )
    return entry
  }

  #refresh(entry: Entry, index: StoreIndex): Promise<void> {
    if (!entry.running) {
      entry.running = index.refresh(this.#db).finally(() => {
        entry.running = entry.next
        entry.next = undefined
      })
      return entry.running
    }
    // The one under way may have looked at the clocks before this call: wait for the one after it.
    entry.next ??= entry.running
      .then(
        () => index.refresh(this.#db),
        () => index.refresh(this.#db),
      )
      .finally(() => {
        entry.running = entry.next
        entry.next = undefined
      })
    return entry.next
  }

  #keepBudget(inUse: number): void {
    let bytes = 0
    for (const { loaded } of this.#entries.values()) bytes += loaded?.bytes ?? 0
    for (const [storeId, { loaded }] of this.#entries) {
      if (bytes <= this.#budgetBytes) return
      if (storeId === inUse || !loaded) continue
      bytes -= loaded.bytes
      this.#entries.delete(storeId)
    }
  }
}
