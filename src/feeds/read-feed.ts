import type { FeedEntry, FeedFormat, FeedKind, UncountedEntry } from './feed-entry.ts'
import { FeedFormatError, FeedStoppedError } from './feed-entry.ts'
import type { FeedSource, OpenedBytes } from './open-bytes.ts'
import { openBytes } from './open-bytes.ts'
import { readJsonl } from './read-jsonl.ts'

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
    const format = options.format ?? 'jsonl'
    const kind = options.kind ?? 'products'
    return { format, kind, totalBytes: opened.totalBytes, items: countBytes(opened, readEntries(opened, format, kind)) }
  } catch (error) {
    await opened.close()
    throw error
  }
}

function readEntries(opened: OpenedBytes, format: FeedFormat, kind: FeedKind): AsyncIterable<UncountedEntry> {
  if (format === 'jsonl') return readJsonl(opened.chunks, kind)
  throw new FeedFormatError(`Format ${format} is not read yet`)
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
