import { setImmediate as nextTurn } from 'node:timers/promises'
import { codeVersion } from '../../shared/code-version.ts'
import type { DiskCache } from '../../shared/disk-cache.ts'
import { inSlices } from '../../shared/in-slices.ts'
import type { SearchProduct } from '../search-product.ts'
import { StoreCatalog } from '../store-catalog.ts'
import { prepareNames } from '../things/prepare-names.ts'
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
  #code: string | undefined
  #ahead: Promise<ReadAhead | undefined> | undefined

  constructor(disk: DiskCache) {
    this.#disk = disk
  }

  /**
   * Begins to read the file used last, before it is known whether its store is wanted: at a start the processor has nothing else to do
   * while the database opens.
   */
  readAhead(): Promise<unknown> {
    this.#ahead ??= this.#readLatest().catch(() => undefined)
    return this.#ahead
  }

  /** Lets go of what was read ahead and asked for by nobody. */
  forgetAhead(): void {
    this.#ahead = undefined
  }

  /**
   * The catalog of the store's file, with those of its products that are current.
   * @param storeKey the store's public id
   * @returns undefined when there is no such file
   */
  async read(
    storeKey: string,
    facts: CatalogFacts,
    isCurrent: (product: SearchProduct) => boolean,
  ): Promise<StoreCatalog | undefined> {
    const version = this.#versionOf(storeKey, facts)
    const ahead = await this.#ahead
    if (ahead?.version === version) {
      this.#ahead = undefined
      await inSlices(leaveCurrent(ahead.catalog, isCurrent))
      return ahead.catalog
    }
    const catalog = new StoreCatalog(facts)
    const reader = new CatalogReader(catalog, isCurrent)
    const isRead = await this.#disk.read(nameOf(storeKey), version, (chunk) => inSlices(reader.take(chunk)))
    return isRead ? catalog : undefined
  }

  /** Writes the store's file anew. False when it was not written: the disk does not take it, or the catalog changed meanwhile. */
  async write(storeKey: string, catalog: StoreCatalog): Promise<boolean> {
    const version = this.#versionOf(storeKey, catalog)
    try {
      return await this.#disk.write(nameOf(storeKey), version, chunksOf(catalog))
    } catch (error) {
      if (error instanceof ChangedMeanwhileError) return false
      throw error
    }
  }

  async #readLatest(): Promise<ReadAhead | undefined> {
    const [name] = await this.#disk.latest(NAME_START)
    if (name === undefined) return undefined
    this.#code ??= codeVersion(CODE)
    const code = this.#code
    let found: ReadAhead | undefined
    let reader: CatalogReader | undefined
    await prepareNames()
    const begin = (version: string): boolean => {
      const facts = JSON.parse(version) as CatalogFacts & { code: string }
      if (facts.code !== code) return false
      const catalog = new StoreCatalog({ language: facts.language, currency: facts.currency })
      found = { version, catalog }
      reader = new CatalogReader(catalog, () => true)
      return true
    }
    const isRead = await this.#disk.read(name, begin, (chunk) => inSlices((reader as CatalogReader).take(chunk)))
    return isRead ? found : undefined
  }

  #versionOf(storeKey: string, { language, currency }: CatalogFacts): string {
    this.#code ??= codeVersion(CODE)
    return JSON.stringify({ code: this.#code, store: storeKey, language, currency })
  }
}

/** What a catalog is made for. */
type CatalogFacts = Pick<StoreCatalog, 'language' | 'currency'>

/** A catalog as it was written, whatever has changed since. */
interface ReadAhead {
  version: string
  catalog: StoreCatalog
}

/** Takes out what is not current any more, product by product. */
function* leaveCurrent(catalog: StoreCatalog, isCurrent: (product: SearchProduct) => boolean): Generator<void, void> {
  const former: string[] = []
  for (const product of catalog.index.products()) {
    if (!isCurrent(product)) former.push(product.id)
    yield
  }
  for (const id of former) {
    catalog.remove([id])
    yield
  }
}

const NAME_START = 'catalog-'
const nameOf = (storeKey: string): string => `${NAME_START}${storeKey.replace(/\W/g, '_')}`

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
