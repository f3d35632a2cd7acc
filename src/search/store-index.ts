import { setImmediate as nextTurn } from 'node:timers/promises'
import { fieldsOf } from '../catalog/catalog.columns.ts'
import type { Db } from '../db/transaction.ts'
import { inSlices } from '../shared/in-slices.ts'
import type { Embedder } from './embeddings/embedder.ts'
import {
  findActiveProducts,
  findActiveProductsById,
  findCatalogStamp,
  findChangedProducts,
  findClocks,
  findNewVectors,
  findPopularity,
  findProductVersions,
  findSettings,
  findStoreFacts,
  type IndexedRow,
  type StoreFacts,
} from './search.queries.ts'
import { type SearchSettings, searchSettingsSchema } from './search.schema.ts'
import { type SearchProduct, searchedColumns } from './search-product.ts'
import { StoreCatalog } from './store-catalog.ts'
import type { CatalogCache } from './stored/catalog-cache.ts'
import { decodeVector } from './vectors/vector-codec.ts'
import { VectorSet } from './vectors/vector-set.ts'

/** Products read at a time: some 50 ms of work, between which other requests are served. */
const PAGE = 500
/** Products taken in ahead of need in one go: some 30 ms. */
const CATCH_UP = 100
/** Ids and stamps only. */
const VERSIONS_PAGE = 2_000
/** A file in which fewer of the products are out of date is not worth writing anew. */
const UNSAVED_SHARE = 0.02
const POPULARITY_INTERVAL_MS = 10 * 60_000

/** One store's catalog in memory, brought up to date before each answer. */
export class StoreIndex {
  readonly storeId: number
  /** Replaced by another when the store's language changes: keep it for one search, no longer. */
  catalog: StoreCatalog
  settings: SearchSettings
  #vectors: VectorSet | undefined
  /** Of which text of its product each vector is. */
  #vectorMarks = new Map<string, number>()
  #seen = new Map<string, Date>()
  #productsUpTo: Date | null = null
  #vectorsUpTo: Date | null = null
  /** The store's clock of vectors at the last refresh, and of which embedder and clock all vectors were read. */
  #vectorsClock: number | undefined
  #vectorsRead = ''
  #popularity = new Map<string, number>()
  #popularityReadAtMs = Number.NEGATIVE_INFINITY
  readonly #storeKey: string
  readonly #cache: CatalogCache | undefined
  /** Products read from the database and not yet in the store's file on disk. */
  #unsaved = 0

  private constructor(storeId: number, facts: StoreFacts, cache: CatalogCache | undefined) {
    this.storeId = storeId
    this.#storeKey = facts.public_id
    this.#cache = cache
    this.catalog = new StoreCatalog(facts)
    this.settings = searchSettingsSchema.parse({})
  }

  /** Reads the whole catalog of a store; of its file on disk what is still as it was, the rest from the database. */
  static async load(db: Db, storeId: number, cache?: CatalogCache): Promise<StoreIndex> {
    const facts = await findStoreFacts(db, storeId)
    const index = new StoreIndex(storeId, facts, cache)
    const erasedAt = (await findClocks(db, storeId)).get('erased_products')
    if (erasedAt) index.#seen.set('erased_products', erasedAt)
    await index.#readPopularity(db)
    if (cache && (await index.#readStored(db, cache, facts))) return index
    await index.#readAll(db, index.catalog)
    return index
  }

  /** Whether so much changed since the store's file was written that the next start would notice. */
  get isWorthSaving(): boolean {
    return this.#cache !== undefined && this.#unsaved > this.catalog.index.size * UNSAVED_SHARE
  }

  /** Writes the store's file for the next start, in slices. False when it could not, or when the catalog changed meanwhile. */
  async save(): Promise<boolean> {
    const unsaved = this.#unsaved
    const isSaved = (await this.#cache?.write(this.#storeKey, this.catalog)) ?? false
    if (isSaved) this.#unsaved -= unsaved
    return isSaved
  }

  get bytes(): number {
    return this.catalog.bytes + (this.#vectors?.bytes ?? 0)
  }

  /** Takes in whatever was committed before this call: one look at the store's clocks when nothing was. */
  async refresh(db: Db): Promise<void> {
    const clocks = await findClocks(db, this.storeId)
    if (this.#isNew(clocks, 'erased_products')) await this.#readAnew(db)
    if (this.#isNew(clocks, 'products')) await this.#readProducts(db)
    if (this.#isNew(clocks, 'search_settings')) await this.#readSettings(db)
    if (performance.now() - this.#popularityReadAtMs > POPULARITY_INTERVAL_MS) await this.#readPopularity(db)
    this.#vectorsClock = clocks.get('vectors')?.getTime()
    for (const [resource, at] of clocks) this.#seen.set(resource, at)
  }

  /** Takes in the next changed products, few enough that whoever asks meanwhile need not wait; true when there are no more. */
  async catchUp(db: Db): Promise<boolean> {
    const clocks = await findClocks(db, this.storeId)
    if (!this.#isNew(clocks, 'products')) return true
    return this.#readChanged(db, CATCH_UP)
  }

  /** The vectors of the store, as of the last refresh or later; undefined while there are none of this embedder. */
  async vectors(db: Db, embedder: Embedder): Promise<VectorSet | undefined> {
    const asked = `${embedder.id} ${this.#vectorsClock}`
    if (this.#vectorsClock !== undefined && asked === this.#vectorsRead) return this.#vectors
    for (;;) {
      const rows = await findNewVectors(db, this.storeId, embedder.id, this.#vectorsUpTo, PAGE)
      for (const { product_id, vector, search_hash, embedded_at } of rows) {
        const numbers = decodeVector(vector)
        this.#vectors ??= new VectorSet(numbers.length, { expected: this.catalog.index.size })
        if (numbers.length === this.#vectors.dimensions) this.#vectors.set(product_id, numbers)
        if (search_hash) this.#vectorMarks.set(product_id, markOf(search_hash))
        this.#vectorsUpTo = embedded_at
      }
      if (rows.length < PAGE) {
        this.#vectorsRead = asked
        return this.#vectors
      }
      await nextTurn()
    }
  }

  /** Whether a product's vector tells what the product says now: that of a former text would find what is not there. */
  isCurrentVector(productId: string): boolean {
    const mark = this.#vectorMarks.get(productId)
    return mark === undefined || mark === this.catalog.index.productById(productId)?.textMark
  }

  #isNew(clocks: Map<string, Date>, resource: string): boolean {
    const at = clocks.get(resource)
    return at !== undefined && at.getTime() !== this.#seen.get(resource)?.getTime()
  }

  async #readStored(db: Db, cache: CatalogCache, facts: StoreFacts): Promise<boolean> {
    // Noted before the first page: what changes meanwhile is read again by the next refresh.
    const stamp = await findCatalogStamp(db, this.storeId)
    const versions = new Map<string, { changedAtMs: number; textMark: number }>()
    for (let afterId = ''; ; ) {
      const rows = await findProductVersions(db, this.storeId, afterId, VERSIONS_PAGE)
      for (const { external_id, changed_at, search_hash } of rows)
        versions.set(external_id, { changedAtMs: changed_at.getTime(), textMark: markOf(search_hash) })
      const last = rows.at(-1)
      if (!last || rows.length < VERSIONS_PAGE) break
      afterId = last.external_id
    }
    const isCurrent = (product: SearchProduct): boolean => {
      const version = versions.get(product.id)
      if (!version || version.changedAtMs !== product.changedAtMs || version.textMark !== product.textMark) return false
      product.popularity = this.#popularityOf(product.variants)
      versions.delete(product.id)
      return true
    }
    const catalog = await cache.read(this.#storeKey, facts, isCurrent)
    if (!catalog) return false
    this.catalog = catalog
    const changed = [...versions.keys()]
    for (let from = 0; from < changed.length; from += PAGE) {
      const rows = await findActiveProductsById(db, this.storeId, changed.slice(from, from + PAGE))
      await inSlices(this.#take(rows, catalog))
    }
    await inSlices(catalog.index.parts.spelling.catchingUp())
    this.#productsUpTo = stamp
    return true
  }

  async #readAll(db: Db, into: StoreCatalog): Promise<void> {
    // Noted before the first page: what changes meanwhile is read again by the next refresh.
    const stamp = await findCatalogStamp(db, this.storeId)
    for (let afterId = ''; ; ) {
      const rows = await findActiveProducts(db, this.storeId, afterId, PAGE)
      await inSlices(this.#take(rows, into))
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) break
      afterId = last.external_id
      await nextTurn()
    }
    this.#productsUpTo = stamp
  }

  async #readProducts(db: Db): Promise<void> {
    while (!(await this.#readChanged(db, PAGE))) await nextTurn()
  }

  /** Takes in so many changed products, the oldest change first; true when there are no more. */
  async #readChanged(db: Db, limit: number): Promise<boolean> {
    const rows = await findChangedProducts(db, this.storeId, this.#productsUpTo, limit)
    // To parse what the database answers is a piece of work of its own: up to 40 ms of a product with thousands of variants.
    if (rows.length > 0) await nextTurn()
    await inSlices(this.#take(rows, this.catalog))
    this.#productsUpTo = rows.at(-1)?.changed_at ?? this.#productsUpTo
    return rows.length < limit
  }

  async #readSettings(db: Db): Promise<void> {
    const row = await findSettings(db, this.storeId)
    const facts = await findStoreFacts(db, this.storeId)
    // Another language cuts and stems words otherwise.
    if (facts.language !== this.catalog.language || facts.currency !== this.catalog.currency) {
      await this.#readAnew(db, facts)
    }
    this.settings = searchSettingsSchema.parse(row?.settings ?? {})
    this.catalog.setSynonyms(this.settings.synonyms)
  }

  /** Everything is indexed anew, beside the old catalog. */
  async #readAnew(db: Db, facts?: StoreFacts): Promise<void> {
    const anew = new StoreCatalog(facts ?? (await findStoreFacts(db, this.storeId)))
    await this.#readAll(db, anew)
    this.catalog = anew
    this.catalog.setSynonyms(this.settings.synonyms)
  }

  async #readPopularity(db: Db): Promise<void> {
    this.#popularity = new Map((await findPopularity(db, this.storeId)).map((row) => [row.variant_id, row.quantity]))
    this.#popularityReadAtMs = performance.now()
    this.catalog.setPopularity(({ variants }) => this.#popularityOf(variants))
  }

  #popularityOf(variants: readonly { id: string }[]): number {
    return variants.reduce((sum, { id }) => sum + (this.#popularity.get(id) ?? 0), 0)
  }

  /** Product by product: twenty with long descriptions of words that nobody else has took a second in one go. */
  *#take(rows: IndexedRow[], into: StoreCatalog): Generator<void, void> {
    for (const row of rows) {
      this.#unsaved++
      if (row.status === 'active') into.upsert([this.#toProduct(row, into)])
      else into.remove([row.external_id])
      yield
    }
  }

  #toProduct(row: IndexedRow, { currency }: StoreCatalog): SearchProduct {
    const variants = row.variants ?? []
    return {
      id: row.external_id,
      ...fieldsOf(searchedColumns, row),
      currency: row.currency ?? currency,
      variants,
      popularity: this.#popularityOf(variants),
      textMark: markOf(row.search_hash),
      changedAtMs: row.changed_at.getTime(),
    }
  }
}

/** 48 bits of a hash: enough to tell a product's texts apart. */
const markOf = (hash: Buffer): number => hash.readUIntBE(0, 6)
