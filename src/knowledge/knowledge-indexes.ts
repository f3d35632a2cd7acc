import type { Db } from '../db/transaction.ts'
import { PassageIndex } from './index/passage-index.ts'
import { findClock, findIndexedSources, findStamps, type IndexedSource } from './knowledge.queries.ts'

interface Entry {
  index: PassageIndex
  clock: number
  /** Of each source: the stamp of what is in the index. */
  stamps: Map<string, number>
  /** One refresh at a time, each joined only by calls that came before its look. */
  last: Promise<void>
}

/** Sources read at a time: one of 500 passages takes some 150 ms, in which nothing else is served. */
const BATCH = 4

/** The stores' passages this process was asked about; those asked least lately are dropped beyond the budget. */
export class KnowledgeIndexes {
  readonly #db: Db
  readonly #budgetBytes: number
  /** Least lately used first. */
  readonly #entries = new Map<number, Entry>()

  constructor(db: Db, budgetBytes: number) {
    this.#db = db
    this.#budgetBytes = budgetBytes
  }

  /** The store's passages with everything in them that was committed before this call. */
  async get(storeId: number): Promise<PassageIndex> {
    const entry = this.#entries.get(storeId) ?? newEntry()
    this.#entries.delete(storeId)
    this.#entries.set(storeId, entry)
    const refresh = entry.last.then(() => this.#refresh(storeId, entry))
    entry.last = refresh.catch(() => {})
    await refresh
    this.#keepBudget(storeId)
    return entry.index
  }

  async #refresh(storeId: number, entry: Entry): Promise<void> {
    const clock = await findClock(this.#db, storeId)
    if (clock === entry.clock) return
    const stamps = await findStamps(this.#db, storeId)
    for (const id of entry.stamps.keys()) if (!stamps.has(id)) this.#forget(entry, id)
    const changed = [...stamps].filter(([id, at]) => entry.stamps.get(id) !== at).map(([id]) => id)
    for (let from = 0; from < changed.length; from += BATCH) {
      const ids = changed.slice(from, from + BATCH)
      const sources = new Map((await findIndexedSources(this.#db, storeId, ids)).map((source) => [source.id, source]))
      for (const id of ids) {
        const source = sources.get(id)
        if (source) this.#put(entry, source)
        else this.#forget(entry, id)
      }
    }
    entry.clock = clock
  }

  #put(entry: Entry, { id, title, url, language, read_at, changed_at, chunks }: IndexedSource): void {
    entry.index.put({ id, title, url, language: language ?? 'en', asOf: read_at.toISOString(), chunks })
    entry.stamps.set(id, changed_at.getTime())
  }

  #forget(entry: Entry, id: string): void {
    entry.index.remove(id)
    entry.stamps.delete(id)
  }

  #keepBudget(inUse: number): void {
    let bytes = 0
    for (const { index } of this.#entries.values()) bytes += index.bytes
    for (const [storeId, { index }] of this.#entries) {
      if (bytes <= this.#budgetBytes) return
      if (storeId === inUse) continue
      bytes -= index.bytes
      this.#entries.delete(storeId)
    }
  }
}

const newEntry = (): Entry => ({
  index: new PassageIndex(),
  clock: -1,
  stamps: new Map(),
  last: Promise.resolve(),
})
