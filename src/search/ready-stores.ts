import { setTimeout as delay } from 'node:timers/promises'
import type { PushActivity } from '../catalog/push-activity.ts'
import { isDatabaseFault } from '../db/database-faults.ts'
import type { Db } from '../db/transaction.ts'
import type { IndexRegistry } from './index-registry.ts'
import { findStoresJustChanged, findUsedStores } from './search.queries.ts'
import { hasShoppers } from './shoppers.queries.ts'
import { prepareNames } from './things/prepare-names.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000
const LOOK_MS = 2_000
const LONGEST_PUSH_MS = 60_000
const MOST_WAIT_MS = 2_000

export interface ReadyStoresOptions {
  db: Db
  indexes: Pick<IndexRegistry, 'prepare' | 'has' | 'loaded'>
  pushes: PushActivity
  /** Makes ready what the first message needs in whatever store. */
  prepareAnswers: () => Promise<unknown>
  /** Makes ready what else the first answer in a store needs. */
  prepareMore: (storeId: number) => Promise<unknown>
  onError: (error: unknown) => void
  /** Called once, when `done` has become true. */
  onDone: (state: Preparation) => void
  /** Between two looks for changes. */
  lookMs?: number
}

/** How far a process has come with what its first answers need. */
export interface Preparation {
  /** Whether all stores used in the last week were looked at once. */
  done: boolean
  /** Those stores, and those pushed to since the start. */
  stores: number
  /** Of these, how many are in memory. The others did not fit, or their turn has not come. */
  storesReady: number
}

/**
 * Makes the stores of the last week ready in the background, most used first, takes in what is pushed to them before anybody asks, and
 * keeps their files on disk. Only a head start: every answer still asks the database for what changed.
 */
export class ReadyStores {
  readonly #options: ReadyStoresOptions
  readonly #closing = new AbortController()
  readonly #stores = new Set<number>()
  /** Those there was no room for. */
  readonly #leftOut = new Set<number>()
  /** Stamp of the last change that was taken in, by store. */
  readonly #changes = new Map<number, number>()
  #answers: Promise<unknown> | undefined
  #isDone = false
  #running: Promise<void> | undefined

  constructor(options: ReadyStoresOptions) {
    this.#options = options
  }

  get state(): Preparation {
    const { indexes } = this.#options
    const storesReady = [...this.#stores].filter((id) => indexes.has(id)).length
    return { done: this.#isDone, stores: this.#stores.size, storesReady }
  }

  /**
   * Makes ready, at the first call, what the first message needs in whatever store. A process that no shopper talks to is not asked for
   * it: it takes a second of a processor and 60 MB. Whatever fails here is made when it is needed.
   */
  prepareAnswers(): Promise<unknown> {
    this.#answers ??= this.#options.prepareAnswers().catch(this.#options.onError)
    return this.#answers
  }

  /** Begins, and goes on until `close`. */
  start(): void {
    this.#running ??= this.#run()
  }

  /** Resolves when nothing is under way any more, or after a moment: an index that is half made is no loss. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.race([this.#running, delay(MOST_WAIT_MS, undefined, { ref: false })])
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      try {
        if (!this.#isDone) await this.#prepareUsed()
        await this.#prepareChanged()
        await this.#save()
      } catch (error) {
        // While the database is away there is nothing to prepare; its requests say so.
        if (!signal.aborted && !isDatabaseFault(error)) this.#options.onError(error)
      }
      await delay(this.#options.lookMs ?? LOOK_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  async #prepareUsed(): Promise<void> {
    const { db } = this.#options
    if (await hasShoppers(db)) await this.prepareAnswers()
    const stores = await findUsedStores(db, new Date(Date.now() - WEEK_MS))
    for (const id of stores) this.#stores.add(id)
    for (const id of stores) {
      if (this.#closing.signal.aborted) return
      await this.#prepare(id)
    }
    this.#isDone = true
    this.#options.onDone(this.state)
  }

  /** A load of many batches is taken in when it is over, or every minute: it should not take longer for it. */
  async #prepareChanged(): Promise<void> {
    const { db, pushes } = this.#options
    const before = this.#changes
    const changed = (await findStoresJustChanged(db)).filter(({ id, at }) => before.get(id) !== at.getTime())
    if (changed.length === 0) return
    await pushes.quiet(LONGEST_PUSH_MS)
    for (const { id, at } of changed) {
      if (this.#closing.signal.aborted) return
      this.#stores.add(id)
      await this.#prepare(id)
      before.set(id, at.getTime())
    }
  }

  async #prepare(storeId: number): Promise<void> {
    const { indexes, prepareMore, onError } = this.#options
    // It would be loaded only to be dropped again.
    if (this.#leftOut.has(storeId) && !indexes.has(storeId)) return
    try {
      await prepareNames()
      if (await indexes.prepare(storeId)) await prepareMore(storeId)
      else this.#leftOut.add(storeId)
    } catch (error) {
      if (this.#closing.signal.aborted || isDatabaseFault(error)) throw error
      onError(error)
    }
  }

  async #save(): Promise<void> {
    for (const index of this.#options.indexes.loaded()) {
      if (this.#closing.signal.aborted) return
      if (index.isWorthSaving) await index.save()
    }
  }
}
