import { isUtf8 } from 'node:buffer'
import type { FeedKind, UncountedEntry } from './feed-entry.ts'
import { MAX_ITEM_BYTES } from './feed-entry.ts'
import { splitRecords } from './split-records.ts'

/** One API item per line. Blank lines are passed over; a line that is no JSON object becomes a problem. */
export async function* readJsonl(chunks: AsyncIterable<Buffer>, kind: FeedKind): AsyncGenerator<UncountedEntry, void> {
  for await (const { line, bytes } of splitRecords(chunks)) {
    if (bytes === null) yield { line, problem: tooLongProblem('line') }
    else if (bytes.length > 0) {
      const entry = jsonEntry(bytes, line, kind)
      if (entry) yield entry
    }
  }
}

/** An entry for the bytes of one JSON value, null for nothing but white space. */
export function jsonEntry(bytes: Buffer, line: number, kind: FeedKind): UncountedEntry | null {
  if (!isUtf8(bytes)) return { line, problem: 'not valid UTF-8' }
  const text = bytes.toString('utf8')
  if (text.trim() === '') return null
  let item: unknown
  try {
    item = JSON.parse(text)
  } catch (error) {
    return { line, problem: `not valid JSON: ${(error as Error).message.slice(0, 200)}` }
  }
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    return { line, problem: 'not a JSON object' }
  }
  return { line, kind: kind === 'orders' ? 'order' : 'product', item }
}

export function tooLongProblem(what: string): string {
  return `${what} is longer than ${MAX_ITEM_BYTES / 1024 / 1024} MiB`
}
