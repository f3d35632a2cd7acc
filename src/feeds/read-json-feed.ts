import { type FeedKind, MAX_ITEM_BYTES, type UncountedEntry } from './feed-entry.ts'
import { jsonEntry, tooLongProblem } from './read-jsonl-feed.ts'

/**
 * The elements of a JSON array, one by one, without holding the array: the top-level one, or that under `products` or `orders`
 * in an object such as a saved request body. A bad element is a problem and reading goes on after it.
 */
export async function* readJson(chunks: AsyncIterable<Buffer>, kind: FeedKind): AsyncGenerator<UncountedEntry, void> {
  const scanner = new ArrayScanner(kind)
  for await (const chunk of chunks) yield* scanner.scan(chunk)
  yield* scanner.finish()
}

const [QUOTE, BACKSLASH, NEWLINE, COMMA] = [0x22, 0x5c, 0x0a, 0x2c]
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
const isOpening = (byte: number) => byte === 0x7b || byte === 0x5b
const isClosing = (byte: number) => byte === 0x7d || byte === 0x5d

/** Where the scanner is: before the value, among the members of the outer object, in the array wanted, after it all. */
type Place = 'start' | 'object' | 'array' | 'done'

class ArrayScanner {
  private place: Place = 'start'
  private line = 1
  private depth = 0
  private inString = false
  private escaped = false
  private parts: Buffer[] = []
  private length = 0
  private startLine = 1
  private inElement = false
  private afterComma = false
  private inObject = false
  private lastText = ''
  private readonly kind: FeedKind

  constructor(kind: FeedKind) {
    this.kind = kind
  }

  *scan(chunk: Buffer): Generator<UncountedEntry, void> {
    let from = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] as number
      if (byte === NEWLINE) this.line += 1
      if (this.place === 'array') {
        if (!this.inElement) {
          if (isSpace(byte)) continue
          if (byte === COMMA || byte === 0x5d) {
            if (byte === COMMA || this.afterComma) yield { line: this.line, problem: 'an element is missing' }
            this.afterComma = byte === COMMA
            if (byte === 0x5d) this.place = this.inObject ? 'object' : 'done'
            continue
          }
          this.inElement = true
          this.startLine = this.line
          from = at
        }
        if (this.depth === 0 && !this.inString && (byte === COMMA || byte === 0x5d)) {
          this.keep(chunk.subarray(from, at))
          yield* this.cutElement()
          this.afterComma = byte === COMMA
          if (byte === 0x5d) this.place = this.inObject ? 'object' : 'done'
        } else this.follow(byte)
      } else if (this.place === 'object') this.followObject(byte)
      else if (this.place === 'start') {
        if (isOpening(byte)) {
          this.place = byte === 0x5b ? 'array' : 'object'
          this.inObject = byte === 0x7b
        } else if (!isSpace(byte) && !(this.line === 1 && byte >= 0xbb)) {
          // The three bytes of a byte order mark are all above 0xba.
          yield { line: this.line, problem: 'not a JSON array or object' }
          this.place = 'done'
        }
      }
    }
    if (this.inElement) this.keep(chunk.subarray(from))
  }

  *finish(): Generator<UncountedEntry, void> {
    if (this.place === 'done') return
    if (this.inElement) yield { line: this.startLine, problem: 'the file ends inside this element' }
    else if (this.place === 'array') yield { line: this.line, problem: 'the file ends inside the array' }
    else if (this.place === 'object') yield { line: this.line, problem: `the file ends inside the object` }
  }

  /** Strings and brackets, so that commas inside them do not part elements. */
  private follow(byte: number): void {
    if (this.inString) {
      if (this.escaped) this.escaped = false
      else if (byte === BACKSLASH) this.escaped = true
      // No JSON string holds a raw line end: a forgotten quote must not swallow the elements after it.
      else if (byte === QUOTE || byte === NEWLINE) this.inString = false
    } else if (byte === QUOTE) this.inString = true
    else if (isOpening(byte)) this.depth += 1
    else if (isClosing(byte) && this.depth > 0) this.depth -= 1
  }

  /** Looks for the key wanted at the top of the object; other members are passed over. */
  private followObject(byte: number): void {
    if (this.depth === 0 && !this.inString) {
      if (byte === 0x7d) {
        this.place = 'done'
        return
      }
      if (byte === 0x5b && this.lastText === this.kind) {
        this.place = 'array'
        this.lastText = ''
        return
      }
      if (byte === QUOTE || byte === COMMA) this.lastText = ''
    }
    const wasInString = this.inString
    this.follow(byte)
    if (this.depth === 0 && wasInString && this.inString && this.lastText.length < 32) {
      this.lastText += String.fromCharCode(byte)
    }
  }

  private keep(bytes: Buffer): void {
    this.length += bytes.length
    if (this.length <= MAX_ITEM_BYTES) this.parts.push(bytes)
    else this.parts = []
  }

  private *cutElement(): Generator<UncountedEntry, void> {
    if (this.length > MAX_ITEM_BYTES) yield { line: this.startLine, problem: tooLongProblem('element') }
    else {
      const entry = jsonEntry(Buffer.concat(this.parts), this.startLine, this.kind)
      if (entry) yield entry
    }
    this.parts = []
    this.length = 0
    this.depth = 0
    this.inString = false
    this.escaped = false
    this.inElement = false
  }
}
