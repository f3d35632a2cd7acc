import { Readable } from 'node:stream'
import type { FeedEntry } from './feed-entry.ts'
import { type ReadFeedOptions, readFeed } from './read-feed.ts'

/** For tests: reads a whole feed from memory, in small chunks so that every boundary is met. */
export async function readText(name: string, content: string | Buffer, options: ReadFeedOptions = {}, chunkBytes = 7) {
  const bytes = Buffer.from(content)
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, n) =>
    bytes.subarray(n * chunkBytes, (n + 1) * chunkBytes),
  )
  const feed = await readFeed({ stream: Readable.from(chunks, { objectMode: false }), name }, options)
  const entries: FeedEntry[] = []
  for await (const entry of feed.items) entries.push(entry)
  return {
    ...feed,
    entries,
    // biome-ignore lint/suspicious/noExplicitAny: tests look into items of many shapes
    items: entries.flatMap((entry) => ('problem' in entry ? [] : [entry.item as any])),
    problems: entries.flatMap((entry) => ('problem' in entry ? [`${entry.line}: ${entry.problem}`] : [])),
  }
}
