import { setImmediate as nextTurn } from 'node:timers/promises'
import { codeVersion } from '../../shared/code-version.ts'
import type { DiskCache } from '../../shared/disk-cache.ts'
import { inSlices } from '../../shared/in-slices.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import { CatalogReader } from './read-catalog.ts'
import { writeCatalog } from './write-catalog.ts'

/** Work in one go; others are served after it. */
const SLICE_MS = 8
/** What the content of a file hangs on, besides the catalog. */
const CODE = ['search', 'language', 'shared', 'catalog']

class ChangedMeanwhileError extends Error {}

/**
 * Catalogs on disk, so that a process that starts need not read and cut up the texts of all products again. A file is of one store of
 * one database, of one language and currency, and of this code; which of its products are still as they were is for the caller to say.
 */
export class CatalogCache {
  readonly #disk: DiskCache
  #code: Promise<string> | undefined

  constructor(disk: DiskCache) {
    this.#disk = disk
  }

  /**
   * Fills an empty catalog with the products of the store's file that are current.
   * @param storeKey the store's public id
   * @returns false when there is no such file: the catalog is to be thrown away then
   */
  async read(storeKey: string, into: StoreCatalog, isCurrent: (product: SearchProduct) => boolean): Promise<boolean> {
    const reader = new CatalogReader(into, isCurrent)
    const version = await this.#versionOf(storeKey, into)
    return this.#disk.read(nameOf(storeKey), version, (chunk) => inSlices(reader.take(chunk)))
  }

  /** Writes the store's file anew. False when it was not written: the disk does not take it, or the catalog changed meanwhile. */
  async write(storeKey: string, catalog: StoreCatalog): Promise<boolean> {
    const version = await this.#versionOf(storeKey, catalog)
    try {
      return await this.#disk.write(nameOf(storeKey), version, chunksOf(catalog))
    } catch (error) {
      if (error instanceof ChangedMeanwhileError) return false
      throw error
    }
  }

  async #versionOf(storeKey: string, { language, currency }: StoreCatalog): Promise<string> {
    this.#code ??= codeVersion(CODE)
    return JSON.stringify({ code: await this.#code, store: storeKey, language, currency })
  }
}

const nameOf = (storeKey: string): string => `catalog-${storeKey.replace(/\W/g, '_')}`

async function* chunksOf(catalog: StoreCatalog): AsyncGenerator<Buffer> {
  const { version } = catalog
  let endsAt = performance.now() + SLICE_MS
  for (const chunk of writeCatalog(catalog)) {
    if (chunk) yield chunk
    else if (performance.now() >= endsAt) await nextTurn()
    else continue
    if (catalog.version !== version) throw new ChangedMeanwhileError()
    endsAt = performance.now() + SLICE_MS
  }
}
