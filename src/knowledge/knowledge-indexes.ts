import { FreshByStore } from '../db/fresh-by-store.ts'
import type { Db } from '../db/transaction.ts'
import { inSlices } from '../shared/in-slices.ts'
import { PassageIndex } from './index/passage-index.ts'
import { findClock, findIndexedSources, findStamps, type IndexedSource } from './knowledge.queries.ts'

/** Sources read at a time. */
const BATCH = 4

/** One store's passages in memory, brought up to date before each answer. */
class StorePassages {
  readonly #storeId: number
  index = new PassageIndex()
  #clock = -1
  /** Of each source: the stamp of what is in the index. */
  readonly #stamps = new Map<string, number>()

  constructor(storeId: number) {
    this.#storeId = storeId
  }

  get bytes(): number {
    return this.index.bytes
  }

  async refresh(db: Db): Promise<void> {
    const clock = await findClock(db, this.#storeId)
    if (clock === this.#clock) return
    const stamps = await findStamps(db, this.#storeId)
    const gone = [...this.#stamps.keys()].filter((id) => !stamps.has(id))
    for (const id of gone) this.#forget(id)
    // Before more comes in: what is gone, what comes and the index made anew would be in memory at once.
    if (gone.length > 0) await this.#settle()
    const changed = [...stamps].filter(([id, at]) => this.#stamps.get(id) !== at).map(([id]) => id)
    for (let from = 0; from < changed.length; from += BATCH) {
      const ids = changed.slice(from, from + BATCH)
      const sources = new Map((await findIndexedSources(db, this.#storeId, ids)).map((source) => [source.id, source]))
      for (const id of ids) {
        const source = sources.get(id)
        if (source) await this.#put(source)
        else this.#forget(id)
      }
    }
    await this.#settle()
    this.#clock = clock
  }

  /** Takes in what was put in and removed, and lets go of the words of what is gone. */
  async #settle(): Promise<void> {
    await inSlices(this.index.stepsOfUpdate())
    if (this.index.hasTooManyLeftOver) this.index = await inSlices(this.index.stepsOfRenewal())
  }

  async #put({ id, title, url, language, read_at, changed_at, chunks }: IndexedSource): Promise<void> {
    const source = { id, title, url, language: language ?? 'en', asOf: read_at.toISOString(), chunks }
    await inSlices(this.index.stepsOfPut(source))
    this.#stamps.set(id, changed_at.getTime())
  }

  #forget(id: string): void {
    this.index.remove(id)
    this.#stamps.delete(id)
  }
}

/** The passages of the stores this process was asked about, within a budget of memory. */
export class KnowledgeIndexes {
  readonly #stores: FreshByStore<StorePassages>

  constructor(db: Db, budgetBytes: number) {
    this.#stores = new FreshByStore(db, { budgetBytes, load: async (_db, storeId) => new StorePassages(storeId) })
  }

  /** The store's passages with everything in them that was committed before this call. */
  async get(storeId: number): Promise<PassageIndex> {
    return (await this.#stores.get(storeId)).index
  }

  /** Makes the store's passages ready ahead of need, if there is room for them. */
  async prepare(storeId: number): Promise<void> {
    await this.#stores.prepare(storeId)
  }
}
