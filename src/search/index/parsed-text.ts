/**
 * Where a reading of a query word comes from. `pieces`: all that it is made of ("iphone", "12" of "iphone12"); `part`: with something left
 * out ("gitarre" of "e-gitarre", 15 of "15 inch"), which ranks and bears nothing out.
 */
export type ReadingSource = 'typed' | 'joined' | 'pieces' | 'part' | 'synonym' | 'spelling'

/** One way to understand a word of the query. */
export interface Reading {
  /** Indexed terms; all of them must be there. */
  terms: string[]
  /** 0..1: what a match is worth beside the word itself. */
  weight: number
  source: ReadingSource
}

/** A word of the query with its readings; a product's score for it is that of the best reading. */
export interface QueryGroup {
  surface: string
  /** 0..1; stop words weigh little unless there is nothing else. */
  weight: number
  isStopWord: boolean
  readings: Reading[]
}

/** A query as the index understands it. */
export interface ParsedText {
  /** The query as given, cut to the limits. */
  text: string
  groups: QueryGroup[]
  /** Index of the group that names the thing itself, -1 when unclear. */
  head: number
  /** The whole query with its corrections, null when there are none. */
  corrected: string | null
  corrections: { from: string; to: string }[]
  /** Parts that may be a sku, barcode or part number, the whole query first. */
  codes: string[]
}
