import { type DetectedFeed, detectFeed } from './detect-format.ts'
import type { FeedEntry, FeedFormat, FeedKind, UncountedEntry } from './feed-entry.ts'
import { FeedStoppedError } from './feed-entry.ts'
import type { FeedSource, OpenedBytes } from './open-bytes.ts'
import { openBytes } from './open-bytes.ts'
import { openTable } from './parse-csv.ts'
import { readGoogleTable, readGoogleXml } from './read-google-feed.ts'
import { readJson } from './read-json-feed.ts'
import { readJsonl } from './read-jsonl-feed.ts'
import { ignoredOwnColumns, readOwnCsv } from './read-own-csv.ts'
import { readShopifyOrders, readShopifyProducts } from './read-shopify-csv.ts'
import { readWooCommerceProducts } from './read-woocommerce-csv.ts'

export type ReadFeedOptions = {
  /** Told from the name and the first bytes when left out. */
  format?: FeedFormat
  /** Told from the columns or the first item when left out. */
  kind?: FeedKind
  /** Root of the shop, such as `https://shop.example`; gives product links to formats that hold none. */
  shopUrl?: string
  /** When a sale price with a date window counts; the present by default. */
  now?: Date
}

export type Feed = {
  format: FeedFormat
  kind: FeedKind
  /** Size of the file as stored, null when unknown (a stream, a pipe). */
  totalBytes: number | null
  /** Columns of our own `csv` that mean nothing there and are not read; empty for the other formats. */
  ignoredColumns: string[]
  /** To be iterated once; leaving the loop early closes the file. */
  items: AsyncIterable<FeedEntry>
}

/**
 * Reads a catalog or order file as a stream of API-shaped items in memory that does not grow with the file. A bad row is a
 * problem entry among the items, never an exception.
 * @throws FeedFormatError when the format or kind cannot be told or the columns do not fit; system errors such as ENOENT.
 */
export async function readFeed(source: FeedSource, options: ReadFeedOptions): Promise<Feed> {
  const opened = await openBytes(source)
  try {
    const detected = detectFeed(opened, options)
    const { format, kind } = detected
    const { entries, ignoredColumns } = readEntries(opened, detected, options)
    return { format, kind, totalBytes: opened.totalBytes, ignoredColumns, items: countBytes(opened, entries) }
  } catch (error) {
    await opened.close()
    throw error
  }
}

type Entries = { entries: AsyncIterable<UncountedEntry>; ignoredColumns: string[] }

function readEntries(opened: OpenedBytes, detected: DetectedFeed, options: ReadFeedOptions): Entries {
  const { format, kind, delimiter } = detected
  const plain = (entries: AsyncIterable<UncountedEntry>): Entries => ({ entries, ignoredColumns: [] })
  switch (format) {
    case 'jsonl':
      return plain(readJsonl(opened.chunks, kind))
    case 'json':
      return plain(readJson(opened.chunks, kind))
    case 'google-xml':
      return plain(readGoogleXml(opened.chunks, options))
    case 'google-tsv':
      return plain(readGoogleTable(openTable(opened, delimiter), options))
    case 'woocommerce-csv':
      return plain(readWooCommerceProducts(openTable(opened, delimiter), options))
    case 'shopify-csv': {
      const table = openTable(opened, delimiter)
      return plain(kind === 'orders' ? readShopifyOrders(table) : readShopifyProducts(table, options.shopUrl))
    }
    case 'csv': {
      const table = openTable(opened, delimiter)
      return { entries: readOwnCsv(table, kind), ignoredColumns: ignoredOwnColumns(table.columns.names, kind) }
    }
  }
}

async function* countBytes(
  opened: OpenedBytes,
  entries: AsyncIterable<UncountedEntry>,
): AsyncGenerator<FeedEntry, void> {
  let line = 1
  try {
    for await (const entry of entries) {
      line = entry.line
      yield { ...entry, bytesRead: opened.bytesRead() }
    }
  } catch (error) {
    if (!(error instanceof FeedStoppedError)) throw error
    yield { line: error.line ?? line, bytesRead: opened.bytesRead(), problem: `reading ended early: ${error.message}` }
  } finally {
    await opened.close()
  }
}
