import { MAX_ITEM_BYTES } from './feed-entry.ts'

/** One line or CSV row. `bytes` has no line end and is only valid until the next one is asked for; null = over the limit. */
export type FeedRecord = { line: number; bytes: Buffer | null; unclosedQuote: boolean }

const NEWLINE = 0x0a
const QUOTE = 0x22

/**
 * Splits bytes into records at line ends, in memory bounded by the longest record allowed. With a `delimiter` (a byte), a
 * line end inside a quoted cell does not end the record. A quote that is never closed gives one record flagged
 * `unclosedQuote` that holds the single line it stands on, and reading goes on with the next line: a stray quote
 * must not swallow the rest of the file.
 */
export async function* splitRecords(
  chunks: AsyncIterable<Buffer>,
  { delimiter = null, maxBytes = MAX_ITEM_BYTES }: { delimiter?: number | null; maxBytes?: number } = {},
): AsyncGenerator<FeedRecord, void> {
  const splitter = new RecordSplitter(delimiter, maxBytes)
  for await (const chunk of chunks) {
    splitter.add(chunk)
    yield* splitter.take(false)
  }
  yield* splitter.take(true)
}

/** The first record of a file's first bytes, null when its end is not among them. */
export function firstRecord(head: Buffer, headIsAll: boolean, delimiter: number | null): FeedRecord | null {
  const splitter = new RecordSplitter(delimiter, MAX_ITEM_BYTES)
  splitter.add(head)
  return splitter.take(headIsAll).next().value ?? null
}

class RecordSplitter {
  private buffer = Buffer.alloc(64 * 1024)
  private start = 0
  private end = 0
  private scanned = 0
  private line = 1
  private inQuotes = false
  private atCellStart = true
  private skipping = false
  private bomSeen = false
  private readonly delimiter: number | null
  private readonly maxBytes: number

  constructor(delimiter: number | null, maxBytes: number) {
    this.delimiter = delimiter
    this.maxBytes = maxBytes
  }

  add(chunk: Buffer): void {
    const kept = this.end - this.start
    if (this.end + chunk.length > this.buffer.length) {
      const room = kept + chunk.length
      const target = room * 2 > this.buffer.length ? Buffer.alloc(room * 2) : this.buffer
      this.buffer.copy(target, 0, this.start, this.end)
      this.buffer = target
      this.scanned -= this.start
      this.start = 0
      this.end = kept
    }
    chunk.copy(this.buffer, this.end)
    this.end += chunk.length
  }

  *take(isLast: boolean): Generator<FeedRecord, void> {
    if (!this.skipBom(isLast)) return
    for (;;) {
      if (this.skipping) {
        if (!this.skipLine()) return
        continue
      }
      const recordEnd = this.findRecordEnd(isLast)
      if (recordEnd >= 0 && recordEnd - this.start <= this.maxBytes) {
        yield this.cut(recordEnd, false)
        continue
      }
      const tooLong = (recordEnd >= 0 ? recordEnd : this.end) - this.start > this.maxBytes
      if (!tooLong && !isLast) return
      if (this.start >= this.end) return
      if (this.inQuotes) {
        const lineEnd = this.lineEnd()
        if (lineEnd !== null && lineEnd - this.start <= this.maxBytes) {
          yield this.cut(lineEnd, true)
          continue
        }
      }
      if (tooLong) {
        yield { line: this.line, bytes: null, unclosedQuote: false }
        this.skipping = true
        continue
      }
      yield this.cut(this.end, this.inQuotes)
    }
  }

  /** False while the first bytes are too few to tell. */
  private skipBom(isLast: boolean): boolean {
    if (this.bomSeen) return true
    if (this.end < 3 && !isLast) return false
    this.bomSeen = true
    if (this.buffer[0] === 0xef && this.buffer[1] === 0xbb && this.buffer[2] === 0xbf && this.end >= 3) {
      this.start = 3
      this.scanned = 3
    }
    return true
  }

  private lineEnd(): number | null {
    const found = this.buffer.subarray(0, this.end).indexOf(NEWLINE, this.start)
    return found < 0 ? null : found
  }

  private skipLine(): boolean {
    const lineEnd = this.lineEnd()
    if (lineEnd === null) {
      this.start = this.end
      this.scanned = this.end
      return false
    }
    this.skipping = false
    this.restartAt(lineEnd + 1)
    this.line += 1
    return true
  }

  private restartAt(position: number): void {
    this.start = position
    this.scanned = position
    this.inQuotes = false
    this.atCellStart = true
  }

  private cut(recordEnd: number, unclosedQuote: boolean): FeedRecord {
    const { start, line } = this
    let textEnd = recordEnd
    if (textEnd > start && this.buffer[textEnd - 1] === 0x0d) textEnd -= 1
    const bytes = this.buffer.subarray(start, textEnd)
    this.line += 1
    if (this.delimiter !== null) {
      for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) this.line += 1
    }
    this.restartAt(Math.min(recordEnd + 1, this.end))
    return { line, bytes, unclosedQuote }
  }

  /** Position of the line end that closes the record, or -1 when more bytes are needed. */
  private findRecordEnd(isLast: boolean): number {
    const bytes = this.buffer.subarray(0, this.end)
    if (this.delimiter === null) {
      const found = bytes.indexOf(NEWLINE, this.scanned)
      this.scanned = found < 0 ? this.end : found
      return found
    }
    let at = this.scanned
    while (at < this.end) {
      if (this.inQuotes) {
        const quote = bytes.indexOf(QUOTE, at)
        if (quote < 0) {
          at = this.end
          break
        }
        if (quote + 1 >= this.end && !isLast) {
          at = quote
          break
        }
        if (bytes[quote + 1] === QUOTE) at = quote + 2
        else {
          this.inQuotes = false
          at = quote + 1
        }
        continue
      }
      const byte = bytes[at]
      if (byte === NEWLINE) {
        this.scanned = at
        return at
      }
      if (byte === QUOTE && this.atCellStart) this.inQuotes = true
      this.atCellStart = byte === this.delimiter
      at += 1
    }
    this.scanned = at
    return -1
  }
}
