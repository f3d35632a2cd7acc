import { isUtf8 } from 'node:buffer'
import { SaxesParser } from 'saxes'
import { FeedStoppedError, MAX_ITEM_BYTES } from './feed-entry.ts'
import type { GoogleSource } from './group-google-items.ts'
import { tooLongProblem } from './read-jsonl-feed.ts'

const GOOGLE_NAMESPACE = 'http://base.google.com/ns/1.0'

/** A file that is no XML gives an error at every other sign. */
const MAX_ERRORS_OUTSIDE_ITEMS = 20

/** An end tag that nothing opened closes all elements for the parser; the items after it are whole all the same. */
const AFTER_STRAY_END_TAG = /only one root|text data outside of root node/

type OpenItem = { line: number; depth: number; start: number; fields: Map<string, string[]>; fault: string | null }

/**
 * The items of an RSS 2.0 channel or Atom feed, one by one. An item that is not well-formed or not UTF-8 carries a fault. A
 * DOCTYPE ends the reading (FeedStoppedError): no feed needs one, and its entities are a known way to exhaust readers. So does an
 * item over MAX_ITEM_BYTES, since the parser would have to hold it.
 */
export async function* parseGoogleXml(chunks: AsyncIterable<Buffer>): AsyncGenerator<GoogleSource, void> {
  const reader = new ItemReader()
  let rest = Buffer.alloc(0)
  for await (const chunk of chunks) {
    // A cut after `>` never parts a character, so each piece can be checked for UTF-8.
    const cut = chunk.lastIndexOf(0x3e) + 1
    if (rest.length > MAX_ITEM_BYTES) reader.stopTooLong()
    if (cut === 0) {
      rest = Buffer.concat([rest, chunk])
      continue
    }
    reader.write(Buffer.concat([rest, chunk.subarray(0, cut)]))
    rest = Buffer.from(chunk.subarray(cut))
    yield* reader.takeItems()
  }
  reader.write(rest)
  yield* reader.takeItems()
  reader.finish()
}

class ItemReader {
  private readonly parser = new SaxesParser({ xmlns: false, position: true })
  private readonly prefixes = new Set(['g'])
  private ready: GoogleSource[] = []
  private depth = 0
  private item: OpenItem | null = null
  private field: { name: string; text: string } | null = null
  /** Where, in characters, the last item began or ended. */
  private mark = 0
  private errorsOutside = 0
  private inCdata = false

  constructor() {
    this.parser.on('doctype', () => this.stop('the XML has a DOCTYPE, which is refused'))
    this.parser.on('xmldecl', ({ encoding }) => {
      if (encoding && !/^(utf-?8|us-ascii)$/i.test(encoding)) this.stop(`the XML is ${encoding}; save it as UTF-8`)
    })
    this.parser.on('opentag', ({ name, attributes }) => this.open(name, attributes as Record<string, string>))
    this.parser.on('text', (text) => this.addText(text))
    this.parser.on('cdata', (text) => this.addText(text))
    this.parser.on('closetag', () => this.close())
    this.parser.on('error', (error) => {
      if (!AFTER_STRAY_END_TAG.test(error.message))
        this.spoil(error.message.replace(/^\d+:\d+: /, 'the XML is broken: '))
    })
  }

  write(bytes: Buffer): void {
    if (isUtf8(bytes)) {
      this.feed(bytes)
      return
    }
    for (let from = 0; from < bytes.length; ) {
      const found = bytes.indexOf(0x3e, from)
      const to = found < 0 ? bytes.length : found + 1
      const piece = bytes.subarray(from, to)
      this.feed(piece)
      if (!isUtf8(piece)) this.spoil('not valid UTF-8')
      from = to
    }
  }

  takeItems(): GoogleSource[] {
    const items = this.ready
    this.ready = []
    return items
  }

  finish(): void {
    if (this.depth > 0) this.stop(this.item ? 'the file ends inside an item' : 'the file ends inside the feed')
    this.parser.close()
  }

  stopTooLong(): never {
    this.stop(tooLongProblem('item'))
  }

  private feed(bytes: Buffer): void {
    this.parser.write(this.repairAmpersands(bytes.toString('utf8')))
    if (this.parser.position - this.mark > MAX_ITEM_BYTES) this.stopTooLong()
  }

  /**
   * `Salt & pepper` is the commonest fault of feeds and means one thing only, but the parser would take all up to the next `;` for an
   * entity. Pieces end after `>`, so neither mark of a CDATA section is ever cut in two.
   */
  private repairAmpersands(text: string): string {
    let repaired = ''
    for (let from = 0; from < text.length; ) {
      const found = text.indexOf(this.inCdata ? ']]>' : '<![CDATA[', from)
      const to = found < 0 ? text.length : found + 3
      const part = text.slice(from, to)
      repaired += this.inCdata ? part : part.replaceAll(/&(?!#?\w{1,32};)/g, '&amp;')
      if (found >= 0) this.inCdata = !this.inCdata
      from = to
    }
    return repaired
  }

  private stop(message: string): never {
    throw new FeedStoppedError(message, this.item?.line ?? this.parser.line)
  }

  /** A fault belongs to the item it stands in; outside of one, too many end the reading. */
  private spoil(message: string): void {
    if (this.item) this.item.fault ??= message
    else {
      this.errorsOutside += 1
      if (this.errorsOutside >= MAX_ERRORS_OUTSIDE_ITEMS) this.stop(message)
    }
  }

  private open(name: string, attributes: Record<string, string>): void {
    this.depth += 1
    for (const [key, value] of Object.entries(attributes)) {
      if (value === GOOGLE_NAMESPACE && key.startsWith('xmlns:')) this.prefixes.add(key.slice('xmlns:'.length))
    }
    if (!this.item) {
      if (name === 'item' || name === 'entry' || name.endsWith(':entry')) {
        this.mark = this.parser.position
        this.item = {
          line: this.parser.line,
          depth: this.depth,
          start: this.parser.position,
          fields: new Map(),
          fault: null,
        }
      }
    } else if (this.depth === this.item.depth + 1) {
      const field = this.fieldName(name)
      // Atom has its link in an attribute.
      this.field = field ? { name: field, text: field === 'link' ? (attributes.href ?? '') : '' } : null
    }
  }

  private fieldName(name: string): string | null {
    const [prefix, local] = name.includes(':') ? name.split(':') : [null, name]
    if (prefix !== null && this.prefixes.has(prefix ?? '')) return local ?? null
    if (prefix !== null) return null
    if (name === 'summary' || name === 'content') return 'description'
    // A plain RSS <guid> or Atom <id> names the page, not the product; Google's own id carries the prefix.
    return ['title', 'link', 'description'].includes(name) ? name : null
  }

  private addText(text: string): void {
    if (this.field) this.field.text += text
  }

  private close(): void {
    const { item } = this
    if (item && this.field && this.depth === item.depth + 1) {
      const { name, text } = this.field
      item.fields.set(name, [...(item.fields.get(name) ?? []), text.trim()])
      this.field = null
    } else if (item && this.depth === item.depth) {
      this.mark = this.parser.position
      const { line, fields, fault } = item
      this.ready.push({ line, byteLength: this.mark - item.start, fields, fault })
      this.item = null
    }
    this.depth -= 1
  }
}
