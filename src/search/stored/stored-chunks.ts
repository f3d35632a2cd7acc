/** Words with what is indexed for each and whether a typing error may be corrected to it, numbered on from the chunk before. */
export interface WordsChunk {
  kind: 'words'
  surfaces: string[]
  terms: string[]
  correctable: boolean[]
}

/** Products as `Documents` keeps them, numbered on from the chunk before; each list has one entry a product. */
export interface ProductsChunk {
  kind: 'products'
  /** JSON of `SearchProduct[]`, in UTF-8. */
  products: Uint8Array
  /** JSON of the `TitleName[]` of each. */
  names: Uint8Array
  surfaces: Uint32Array[]
  titles: Uint32Array[]
  /** Words in each field, in the order of `fieldNames`. */
  lengths: number[][]
}

/** Which products have each term, and how often in which fields. */
export interface PostingsChunk {
  kind: 'postings'
  terms: Uint32Array
  /** Entries of each term. */
  sizes: Uint32Array
  documents: Uint32Array
  /** As `addCount` packs them. */
  counts: Uint16Array
}

/** What a catalog is kept on disk as: first all words, then all products, then all postings. */
export type StoredChunk = WordsChunk | ProductsChunk | PostingsChunk
