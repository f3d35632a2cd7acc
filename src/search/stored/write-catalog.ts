import { serialize } from 'node:v8'
import { positionShift, termMask, titleEntry } from '../index/documents.ts'
import { GrowableUint32 } from '../index/growing-uint32.ts'
import type { IndexParts } from '../index/index-parts.ts'
import { fieldNames } from '../index/indexed-fields.ts'
import type { StoreCatalog } from '../store-catalog.ts'
import type { ThingReader } from '../things/thing-reader.ts'
import type { PostingsChunk, ProductsChunk, StoredChunk, WordsChunk } from './stored-chunks.ts'

const WORDS_A_CHUNK = 4_000
/** Products and variants together: some milliseconds to write or to read. */
const ROWS_A_CHUNK = 1_000
const POSTINGS_A_CHUNK = 50_000

/**
 * Everything of a catalog that is slow to make: its words, its products as the index holds them, the names of their titles, and the
 * postings. What removed products left behind is left out, so numbers are given anew. Steps take a few milliseconds; the catalog
 * must not change between them.
 */
export function* writeCatalog(catalog: StoreCatalog): Generator<Buffer | undefined, void> {
  // Compaction may put others in their place meanwhile.
  const { parts } = catalog.index
  const numbers = yield* writeWords(parts)
  yield* writeProducts(parts, catalog.things, numbers)
  yield* writePostings(parts, numbers)
}

/** New number + 1 by the old one; 0 = left out. */
interface NewNumbers {
  surfaces: GrowableUint32
  terms: GrowableUint32
  documents: GrowableUint32
}

const chunkOf = (chunk: StoredChunk): Buffer => serialize(chunk)

/** Numbers surfaces and terms in the order in which they are written, as they will be when they are read. */
function* writeWords({ vocabulary, documents }: IndexParts): Generator<Buffer | undefined, NewNumbers> {
  const numbers: NewNumbers = {
    surfaces: roomFor(vocabulary.surfaces.length),
    terms: roomFor(vocabulary.terms.length),
    documents: roomFor(documents.count),
  }
  const isCorrectable = new Uint8Array(vocabulary.surfaces.length)
  for (const surface of vocabulary.correctable.used()) isCorrectable[surface] = 1
  let surfaces = 0
  let terms = 0
  let chunk: WordsChunk = { kind: 'words', surfaces: [], terms: [], correctable: [] }
  for (let surface = 0; surface < vocabulary.surfaces.length; surface++) {
    if ((vocabulary.surfaceCount.values[surface] as number) === 0) continue
    const term = vocabulary.termOfSurface(surface)
    numbers.surfaces.values[surface] = ++surfaces
    if (numbers.terms.values[term] === 0) numbers.terms.values[term] = ++terms
    chunk.surfaces.push(vocabulary.surfaces[surface] as string)
    chunk.terms.push(vocabulary.terms[term] as string)
    chunk.correctable.push(isCorrectable[surface] === 1)
    if (chunk.surfaces.length < WORDS_A_CHUNK) continue
    yield chunkOf(chunk)
    chunk = { kind: 'words', surfaces: [], terms: [], correctable: [] }
  }
  yield chunkOf(chunk)
  return numbers
}

function* writeProducts(
  { documents }: IndexParts,
  things: ThingReader,
  numbers: NewNumbers,
): Generator<Buffer | undefined, void> {
  let count = 0
  let rows = 0
  let chunk = emptyProducts()
  for (let document = 0; document < documents.count; document++) {
    const product = documents.products[document]
    if (!product) continue
    numbers.documents.values[document] = ++count
    const names = things.titleNames(product)
    chunk.products.push(product)
    chunk.surfaces.push(documents.surfacesOf(document).map((old) => (numbers.surfaces.values[old] as number) - 1))
    chunk.titles.push(
      documents
        .titleOf(document)
        .map((entry) => titleEntry((numbers.terms.values[entry & termMask] as number) - 1, entry >>> positionShift)),
    )
    chunk.lengths.push(fieldNames.map((_, field) => documents.lengthOf(document, field)))
    chunk.names.push(names)
    rows += 1 + product.variants.length
    if (rows < ROWS_A_CHUNK) {
      yield
      continue
    }
    yield chunkOf(packed(chunk))
    chunk = emptyProducts()
    rows = 0
  }
  yield chunkOf(packed(chunk))
}

type Unpacked = Omit<ProductsChunk, 'kind' | 'products' | 'names'> & {
  products: unknown[]
  names: unknown[]
}
const emptyProducts = (): Unpacked => ({ products: [], surfaces: [], titles: [], lengths: [], names: [] })

/** JSON is read three times as fast as the same objects in the form of V8. */
const packed = ({ products, names, ...numbers }: Unpacked): ProductsChunk => ({
  kind: 'products',
  products: Buffer.from(JSON.stringify(products)),
  names: Buffer.from(JSON.stringify(names)),
  ...numbers,
})

function* writePostings(
  { vocabulary, postings }: IndexParts,
  numbers: NewNumbers,
): Generator<Buffer | undefined, void> {
  let terms: number[] = []
  let sizes: number[] = []
  let documents = new GrowableUint32(POSTINGS_A_CHUNK)
  let counts = new GrowableUint32(POSTINGS_A_CHUNK)
  const chunk = (): PostingsChunk => ({
    kind: 'postings',
    terms: Uint32Array.from(terms),
    sizes: Uint32Array.from(sizes),
    documents: documents.used(),
    counts: Uint16Array.from(counts.used()),
  })
  for (let term = 0; term < vocabulary.terms.length; term++) {
    const number = numbers.terms.values[term] as number
    if (number === 0) continue
    const before = documents.length
    for (const slice of postings.slicesOf(term)) {
      for (let at = slice.start; at < slice.end; at++) {
        const document = numbers.documents.values[slice.documents[at] as number] as number
        if (document === 0) continue
        documents.push(document - 1)
        counts.push(slice.counts[at] as number)
      }
    }
    terms.push(number - 1)
    sizes.push(documents.length - before)
    if (documents.length < POSTINGS_A_CHUNK) {
      if (term % 100 === 0) yield
      continue
    }
    yield chunkOf(chunk())
    ;[terms, sizes] = [[], []]
    documents = new GrowableUint32(POSTINGS_A_CHUNK)
    counts = new GrowableUint32(POSTINGS_A_CHUNK)
  }
  yield chunkOf(chunk())
}

function roomFor(length: number): GrowableUint32 {
  return new GrowableUint32(Math.max(1, length))
}
