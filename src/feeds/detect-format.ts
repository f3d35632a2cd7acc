import { FEED_FORMATS, type FeedFormat, FeedFormatError, type FeedKind } from './feed-entry.ts'
import { DELIMITERS, type Delimiter, readHeader } from './parse-csv.ts'
import { googleName } from './read-google-feed.ts'

export type DetectedFeed = { format: FeedFormat; kind: FeedKind; delimiter: Delimiter }

export type FeedStart = { name: string; head: Buffer; headIsAll: boolean }

/**
 * Tells format, kind and cell delimiter from the name and the first (inflated) bytes; what the caller already knows stays.
 * @throws FeedFormatError that names the choices when nothing or more than one thing fits.
 */
export function detectFeed(start: FeedStart, known: { format?: FeedFormat; kind?: FeedKind } = {}): DetectedFeed {
  const { head } = start
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) {
    throw new FeedFormatError(`${start.name} is UTF-16; save it as UTF-8`)
  }
  if (head[0] === 0x50 && head[1] === 0x4b) {
    throw new FeedFormatError(`${start.name} is a zip archive or spreadsheet; unpack it or save it as CSV`)
  }
  const format = known.format ?? detectFormat(start)
  if (format === 'json' || format === 'jsonl') {
    return { format, kind: known.kind ?? detectJsonKind(start), delimiter: ',' }
  }
  if (format === 'google-xml') return { format, kind: onlyProducts(format, known.kind), delimiter: ',' }
  const { delimiter, names } = detectHeader(start)
  const wrong = missingColumns(format, names)
  if (wrong) throw new FeedFormatError(`${start.name} is no ${format}: ${wrong}`)
  return { format, delimiter, kind: tableKind(format, names, known.kind) }
}

/** The format alone; see `detectFeed`. */
export function detectFormat(start: FeedStart): FeedFormat {
  const text = start.head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (text === '') {
    if (/\.(jsonl|ndjson)$/i.test(start.name)) return 'jsonl'
    throw new FeedFormatError(`${start.name} is empty`)
  }
  if (text.startsWith('<')) {
    if (/<(\w+:)?(rss|feed)[\s>]/.test(text) || text.includes('http://base.google.com/ns/1.0')) return 'google-xml'
    throw unknownFormat(start.name, 'it is XML, but neither RSS nor Atom')
  }
  if (text.startsWith('[')) return 'json'
  if (text.startsWith('{')) return detectObject(start, text)
  const { names } = detectHeader(start)
  const fitting = FEED_FORMATS.filter((format) => isTable(format) && !missingColumns(format, names))
  if (fitting[0] && fitting.length === 1) return fitting[0]
  if (fitting.length > 1) throw unknownFormat(start.name, `its columns fit ${fitting.join(' and ')}`)
  throw unknownFormat(start.name, `its columns are not known (${names.slice(0, 8).join(', ').slice(0, 200)})`)
}

function detectObject(start: FeedStart, text: string): FeedFormat {
  const lineEnd = text.indexOf('\n')
  const isWholeLine = lineEnd >= 0 || start.headIsAll
  const line = lineEnd >= 0 ? text.slice(0, lineEnd) : text
  const item = isWholeLine ? parseObject(line) : null
  if (item) return wrappedKinds(item).length > 0 ? 'json' : 'jsonl'
  if (/^\{\s*"(products|orders)"\s*:\s*\[/.test(text)) return 'json'
  if (/\.(jsonl|ndjson)$/i.test(start.name)) return 'jsonl'
  if (/\.json$/i.test(start.name) || /^\{\s*$/.test(line)) return 'json'
  throw unknownFormat(start.name, 'it begins like JSON')
}

function wrappedKinds(item: Record<string, unknown>): FeedKind[] {
  return (['products', 'orders'] as const).filter((key) => Array.isArray(item[key]))
}

const ORDER_KEYS = [
  'items',
  'email',
  'total',
  'financialStatus',
  'fulfillmentStatus',
  'placedAt',
  'customerName',
  'number',
]
const PRODUCT_KEYS = ['variants', 'title', 'description', 'status', 'tags', 'vendor', 'images', 'imageUrl', 'category']

function detectJsonKind({ name, head, headIsAll }: FeedStart): FeedKind {
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  const wrapper = /"(products|orders)"\s*:\s*\[/.exec(text)
  if (
    wrapper &&
    text.startsWith('{') &&
    /^\{\s*$|^\{\s*"(products|orders)"/.test(text.slice(0, wrapper.index + 10).split('\n')[0] ?? '')
  ) {
    return wrapper[1] as FeedKind
  }
  for (const line of text.split('\n').slice(0, 100)) {
    const item = parseObject(line)
    const wrapped = item && wrappedKinds(item)[0]
    const kind = wrapped ?? (item && kindOfKeys(Object.keys(item)))
    if (kind) return kind
  }
  // An array, or a line longer than what was looked at: names of members anywhere in the text must do.
  const kind = kindOfKeys([...text.matchAll(/"(\w+)"\s*:/g)].map((match) => match[1] ?? ''))
  if (kind) return kind
  if (/order/i.test(name)) return 'orders'
  if (/product|catalog/i.test(name) || (headIsAll && /^\W*$/.test(text))) return 'products'
  throw new FeedFormatError(
    `Cannot tell whether ${name} holds products or orders; say --kind products or --kind orders`,
  )
}

function kindOfKeys(keys: readonly string[]): FeedKind | null {
  const count = (known: readonly string[]) => known.filter((key) => keys.includes(key)).length
  const [orders, products] = [count(ORDER_KEYS), count(PRODUCT_KEYS)]
  return orders === products ? null : orders > products ? 'orders' : 'products'
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** The delimiter that gives the most columns. */
function detectHeader({ name, head, headIsAll }: FeedStart): { delimiter: Delimiter; names: string[] } {
  const headers = DELIMITERS.flatMap((delimiter) => {
    const names = readHeader(head, headIsAll, delimiter)
    return names ? [{ delimiter, names }] : []
  })
  const best = headers.reduce(
    (a, b) => (b.names.length > a.names.length ? b : a),
    headers[0] ?? { delimiter: ',', names: [] },
  )
  if (best.names.length === 0) throw unknownFormat(name, 'its first row holds no column names')
  return best
}

function isTable(format: FeedFormat): boolean {
  return format === 'google-tsv' || format.endsWith('csv')
}

/** Why a header does not fit a format, null when it does. */
function missingColumns(format: FeedFormat, names: readonly string[]): string | null {
  const lower = new Set(names.map((name) => name.toLowerCase()))
  const google = new Set(names.map(googleName))
  const has = (...columns: string[]) => columns.some((column) => lower.has(column))
  switch (format) {
    case 'csv':
      return has('externalid') ? null : 'the column externalId is missing'
    case 'shopify-csv':
      if (has('lineitem name') && has('name')) return null
      if (has('handle', 'url handle') && has('title', 'sku', 'variant sku', 'price', 'variant price')) return null
      return 'it needs URL handle (or Handle) and Title; an order export Name and Lineitem name'
    case 'woocommerce-csv':
      if (has('type') && has('name') && has('id', 'sku') && has('regular price', 'published', 'in stock?', 'parent'))
        return null
      return 'it needs Type, Name, ID or SKU, and Regular price, Published or In stock?'
    default:
      if (
        google.has('id') &&
        google.has('title') &&
        ['link', 'availability', 'image_link', 'price'].some((name) => google.has(name))
      ) {
        return null
      }
      return 'it needs id, title and link, price or availability'
  }
}

function tableKind(format: FeedFormat, names: readonly string[], known: FeedKind | undefined): FeedKind {
  const lower = names.map((name) => name.toLowerCase())
  if (format === 'shopify-csv') {
    const kind = lower.includes('lineitem name') ? 'orders' : 'products'
    if (known && known !== kind) throw new FeedFormatError(`These are columns of ${kind}, not of ${known}`)
    return kind
  }
  if (format !== 'csv') return onlyProducts(format, known)
  if (known) return known
  if (lower.some((name) => name.startsWith('variant.'))) return 'products'
  if (lower.some((name) => name.startsWith('item.'))) return 'orders'
  const keys = [...ORDER_KEYS, ...PRODUCT_KEYS].filter((key) => lower.includes(key.toLowerCase()))
  const kind = kindOfKeys(keys)
  if (kind) return kind
  throw new FeedFormatError('Cannot tell products from orders by these columns; say --kind products or --kind orders')
}

function onlyProducts(format: FeedFormat, kind: FeedKind | undefined): FeedKind {
  if (kind === 'orders') throw new FeedFormatError(`A ${format} file holds products, not orders`)
  return 'products'
}

function unknownFormat(name: string, reason: string): FeedFormatError {
  return new FeedFormatError(`Cannot tell the format of ${name}: ${reason}. Say --format ${FEED_FORMATS.join(' | ')}`)
}
