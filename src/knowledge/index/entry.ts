/** A source as the index takes it. */
export interface IndexSource {
  id: string
  title: string
  url: string | null
  language: string
  /** ISO 8601. */
  asOf: string
  chunks: { position: number; heading: string; text: string }[]
}

export interface Sentence {
  text: string
  /** Numbers of terms. */
  terms: Uint32Array
  /** Place of the line with a colon above, of which this is an item, or -1. */
  lead: number
  /** What kinds of answer it has, as bits. */
  told: number
  /** Numbers of the countries and parts of them that it is about: that it names, else the line above it, else its heading. */
  places: Uint32Array
  /** Numbers of the words in it that name things which shops sell. */
  things: Uint32Array
  /** What it tells, as `pageFacets.told` gives it. */
  facets: Float32Array
  /** Whether it says of something that it is not. */
  denies: boolean
  /** Whether it cannot be read without the one before. */
  leans: boolean
  /** Kinds of goods that it names with what they are: "bulky goods (beds, wardrobes)". */
  kinds: GoodsKind[]
}

/** A kind of goods, and what is of it, in numbers of terms. */
export interface GoodsKind {
  name: Uint32Array
  members: Uint32Array
}

export interface Entry {
  source: Omit<IndexSource, 'chunks'>
  position: number
  heading: string
  text: string
  titleTerms: Uint32Array
  headingTerms: Uint32Array
  /** What title and headings are about: of each word or phrase the listed meanings. */
  topics: Uint32Array[]
  sentences: Sentence[]
  words: number
}
