/** The formats `readFeed` understands. `csv` is our own: columns named as the fields of the public API. */
export const FEED_FORMATS = [
  'jsonl',
  'json',
  'csv',
  'shopify-csv',
  'woocommerce-csv',
  'google-tsv',
  'google-xml',
] as const

export type FeedFormat = (typeof FEED_FORMATS)[number]

/** What a feed holds as a whole; one entry of it is a `product` or an `order`. */
export type FeedKind = 'products' | 'orders'

/** Longest line, CSV row, JSON element or XML item that is read, in bytes; the API takes no larger body either. */
export const MAX_ITEM_BYTES = 10 * 1024 * 1024

/** Most rows that may wait in memory for the rest of their product (WooCommerce variations, Google item groups). */
export const MAX_HELD_ROWS = 200_000

/** Most text, in bytes, that those waiting rows may hold together. */
export const MAX_HELD_BYTES = 256 * 1024 * 1024

/** An item in the shape of the API's request bodies. It is not validated: the server says what is wrong with it. */
export type FeedItem = {
  /** 1-based line of the inflated file where the item begins. */
  line: number
  /** Bytes of the file as stored (so compressed ones of a .gz) taken in so far. Never falls; equals `totalBytes` at the end. */
  bytesRead: number
  kind: 'product' | 'order'
  item: unknown
}

/** A row, line, element or product that could not be read and is therefore not among the items. */
export type FeedProblem = { line: number; bytesRead: number; problem: string }

export type FeedEntry = FeedItem | FeedProblem

/** What the readers of single formats yield; `readFeed` adds the bytes read. */
export type UncountedEntry = Omit<FeedItem, 'bytesRead'> | Omit<FeedProblem, 'bytesRead'>

/** The feed as a whole cannot be read: unknown or ambiguous format, missing columns. The message is meant for the user. */
export class FeedFormatError extends Error {
  override name = 'FeedFormatError'
}

/** A fault in a feed, with the line it stands in when that is known. */
export class FeedLineError extends Error {
  readonly line: number | null

  constructor(message: string, line: number | null = null) {
    super(message)
    this.line = line
  }
}

/** Reading ends early; `readFeed` turns it into a last problem entry. What was still being put together is dropped. */
export class FeedStoppedError extends FeedLineError {
  override name = 'FeedStoppedError'
}
