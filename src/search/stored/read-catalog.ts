import { deserialize } from 'node:v8'
import { GrowableUint32 } from '../index/growing-uint32.ts'
import type { SearchProduct } from '../search-product.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import type { TitleName } from '../things/title-cells.ts'
import type { PostingsChunk, ProductsChunk, StoredChunk, WordsChunk } from './stored-chunks.ts'

/** Fills an empty catalog with what `writeCatalog` wrote, chunk by chunk. When anything throws, the catalog is to be thrown away. */
export class CatalogReader {
  readonly #catalog: StoreCatalog
  readonly #isCurrent: (product: SearchProduct) => boolean
  #words = 0
  /** New number + 1 by that of the file; 0 = the product has changed since and is left out. */
  readonly #documents = new GrowableUint32()

  /** @param isCurrent whether a product is still as it was written; it may set what is not of the file */
  constructor(catalog: StoreCatalog, isCurrent: (product: SearchProduct) => boolean) {
    this.#catalog = catalog
    this.#isCurrent = isCurrent
  }

  /** Takes the next chunk in, in steps of some tens of microseconds after the first. */
  *take(bytes: Buffer): Generator<void, void> {
    const chunk = deserialize(bytes) as StoredChunk
    yield
    if (chunk.kind === 'words') yield* this.#takeWords(chunk)
    else if (chunk.kind === 'products') yield* this.#takeProducts(chunk)
    else yield* this.#takePostings(chunk)
  }

  *#takeWords({ surfaces, terms, correctable }: WordsChunk): Generator<void, void> {
    const { vocabulary } = this.#catalog.index.parts
    for (const [at, surface] of surfaces.entries()) {
      const number = vocabulary.take(surface, terms[at] as string, correctable[at] as boolean)
      if (number !== this.#words++) throw new Error('a word stands there twice')
      if (at % 100 === 0) yield
    }
  }

  *#takeProducts({ products, names, surfaces, titles, lengths }: ProductsChunk): Generator<void, void> {
    const read = parse(products) as SearchProduct[]
    const namesOf = parse(names) as TitleName[][]
    yield
    for (const [at, product] of read.entries()) {
      const text = {
        surfaces: surfaces[at] as Uint32Array,
        title: titles[at] as Uint32Array,
        lengths: lengths[at] as number[],
      }
      const document = this.#isCurrent(product)
        ? this.#catalog.addRead(product, text, namesOf[at] as TitleName[]) + 1
        : 0
      this.#documents.push(document)
      yield
    }
  }

  *#takePostings({ terms, sizes, documents, counts }: PostingsChunk): Generator<void, void> {
    const { postings } = this.#catalog.index.parts
    let at = 0
    for (const [place, term] of terms.entries()) {
      for (const end = at + (sizes[place] as number); at < end; at++) {
        const document = this.#documents.values[documents[at] as number] as number
        if (document > 0) postings.append(term, document - 1, counts[at] as number)
      }
      if (place % 20 === 0) yield
    }
  }
}

const parse = (json: Uint8Array): unknown =>
  JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString())
