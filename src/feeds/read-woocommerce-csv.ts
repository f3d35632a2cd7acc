import {
  CellError,
  inRow,
  orNull,
  parseCount,
  parseLinks,
  parseMoney,
  parseTime,
  quote,
  splitTrimmed,
  withoutAbsent,
} from './cell-values.ts'
import type { UncountedEntry } from './feed-entry.ts'
import { HeldRows, leftOut } from './group-rows.ts'
import type { Columns, Delimiter, Row, Table } from './parse-csv.ts'

type Context = { columns: Columns; delimiter: Delimiter; now: Date; shopUrl?: string }
type Parent = {
  line: number
  key: string
  product: Product
  stock: number | null | undefined
  variants: Variation[]
  problems: string[]
}
type Variation = {
  parent: string
  line: number
  variant: object | null
  takesParentStock: boolean
  problem: string | null
}
type Product = Record<string, unknown> & { externalId: string }

/**
 * WooCommerce's product export. externalId is `ID`, else `SKU`, for products and variations alike; a simple product has one
 * variant with the product's own id. Variations name their parent by `id:123` or SKU and may stand anywhere, so variable products
 * wait in memory for the end of the file (limits: MAX_HELD_ROWS, MAX_HELD_BYTES); all others are passed on at once.
 * - `Published` 1 = active (unlisted when hidden from the catalog), 0 (private) and -1 = draft; a variation that is not
 *   published is left out, so archived.
 * - Stock: 0 when not `In stock?`; else `Stock`; null when that is empty, or used up with backorders allowed.
 * - `Sale price` counts between its dates; the regular price is then compareAtPrice.
 * - The first category is the category, further ones become tags. GTIN is passed as `gtin`.
 */
export async function* readWooCommerceProducts(
  table: Table,
  { now = new Date(), shopUrl, maxHeldRows }: { now?: Date; shopUrl?: string; maxHeldRows?: number } = {},
): AsyncGenerator<UncountedEntry, void> {
  const context: Context = { columns: table.columns, delimiter: table.delimiter, now, shopUrl }
  const held = new HeldRows(maxHeldRows)
  const parents = new Map<string, Parent>()
  const variations: Variation[] = []
  for await (const row of table.rows) {
    const types = splitTrimmed((table.columns.read(row, 'Type') ?? '').toLowerCase(), ',')
    if (types.includes('variation')) {
      held.add(row.line, 1000)
      variations.push(readVariation(context, row))
    } else if (types.some((type) => type.startsWith('variable'))) {
      held.add(row.line, row.byteLength)
      addParent(parents, readParent(context, row), table.columns.read(row, 'SKU') ?? '')
    } else yield readSimple(context, row, types)
  }
  for (const variation of variations) {
    const parent = parents.get(variation.parent.toLowerCase())
    if (!parent) {
      const problem = variation.problem ?? `no variable product ${quote(variation.parent)} is in the file`
      yield { line: variation.line, problem: leftOut('product', variation.parent, [problem]) }
    } else if (variation.problem) parent.problems.push(`line ${variation.line}: ${variation.problem}`)
    else parent.variants.push(variation)
  }
  for (const parent of new Set(parents.values())) yield finishParent(parent)
}

function addParent(parents: Map<string, Parent>, parent: Parent, sku: string): void {
  parents.set(`id:${parent.key || `on line ${parent.line}`}`.toLowerCase(), parent)
  if (sku !== '') parents.set(sku.toLowerCase(), parent)
}

function finishParent({ line, key, product, stock, variants, problems }: Parent): UncountedEntry {
  if (problems.length > 0) return { line, problem: leftOut('product', key, problems) }
  const list = variants.flatMap(({ variant, takesParentStock }) => {
    if (!variant) return []
    return [takesParentStock && stock !== undefined ? { ...variant, inventory: stock } : variant]
  })
  return { line, kind: 'product', item: { ...product, variants: list } }
}

function readSimple(context: Context, row: Row, types: readonly string[]): UncountedEntry {
  const key = idOf(context, row)
  try {
    if (row.fault) throw new CellError(row.fault)
    const product = buildProduct(context, row)
    // A grouped product is only a page that shows others; it has no price of its own.
    const variants = types.includes('grouped')
      ? []
      : [{ externalId: product.externalId, title: 'Default', ...sellable(context, row) }]
    return { line: row.line, kind: 'product', item: { ...product, variants } }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    return { line: row.line, problem: row.cells.length > 0 ? leftOut('product', key, [error.message]) : error.message }
  }
}

function readParent(context: Context, row: Row): Parent {
  const key = idOf(context, row)
  const parent: Parent = {
    line: row.line,
    key,
    product: { externalId: key },
    stock: undefined,
    variants: [],
    problems: [],
  }
  try {
    if (row.fault) throw new CellError(row.fault)
    parent.product = buildProduct(context, row)
    parent.stock = readStock(context, row)
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    parent.problems.push(error.message)
  }
  return parent
}

function readVariation(context: Context, row: Row): Variation {
  const parent = (context.columns.read(row, 'Parent') ?? '').replace(/^id:\s*/i, 'id:')
  const takesParentStock = context.columns.read(row, 'Stock')?.toLowerCase() === 'parent'
  const variation: Variation = { parent, line: row.line, variant: null, takesParentStock, problem: row.fault }
  if (row.fault) return variation
  try {
    variation.variant = inRow(row, () => buildVariation(context, row))
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    variation.problem = error.message
  }
  return variation
}

function buildVariation(context: Context, row: Row): object | null {
  const { columns } = context
  if ((columns.read(row, 'Published') || '1') !== '1') return null
  const pairs: [string, string][] = []
  for (let n = 1; columns.has(`Attribute ${n} name`); n += 1) {
    const name = columns.read(row, `Attribute ${n} name`)
    const value = columns.read(row, `Attribute ${n} value(s)`)
    // An empty value means "any": the shopper chooses it, it does not tell variations apart.
    if (name && value) pairs.push([name, value])
  }
  const image = columns.read(row, 'Images')
  return withoutAbsent({
    externalId: requireId(context, row),
    title: pairs.map(([, value]) => value).join(' / ') || 'Default',
    options: pairs.length > 0 ? Object.fromEntries(pairs) : undefined,
    imageUrl: image ? (parseLinks(image, 'Images')[0] ?? null) : orNull(image),
    ...sellable(context, row),
  })
}

function buildProduct(context: Context, row: Row): Product {
  const { columns, shopUrl } = context
  const externalId = requireId(context, row)
  const postId = columns.read(row, 'ID')
  const categories = readCategories(columns.read(row, 'Categories') ?? '')
  const tags = splitTrimmed(columns.read(row, 'Tags') ?? '', ',')
  const images = columns.has('Images') ? parseLinks(columns.read(row, 'Images') ?? '', 'Images') : undefined
  return withoutAbsent({
    externalId,
    title: columns.read(row, 'Name') || undefined,
    description: orNull(columns.read(row, 'Description') || columns.read(row, 'Short description')),
    status: readStatus(columns, row),
    // WordPress sends this on to the product's own address.
    url:
      shopUrl && postId
        ? `${shopUrl.replace(/(?<!\/)\/+$/, '')}/?post_type=product&p=${encodeURIComponent(postId)}`
        : undefined,
    imageUrl: images && (images[0] ?? null),
    images,
    vendor: orNull(columns.read(row, 'Brands')),
    category: columns.has('Categories') ? (categories[0] ?? null) : undefined,
    tags: columns.has('Tags') ? [...new Set([...tags, ...categories.slice(1)])] : undefined,
  })
}

/** `A > B, C`: a comma that belongs to a name is written `\,` by the exporter. */
function readCategories(text: string): string[] {
  return splitTrimmed(text, /(?<!\\),/).map((category) => category.replaceAll('\\,', ','))
}

function readStatus(columns: Columns, row: Row): string | undefined {
  const published = columns.read(row, 'Published')
  const isHidden = columns.read(row, 'Visibility in catalog')?.toLowerCase() === 'hidden'
  if (!published) return undefined
  if (published === '1') return isHidden ? 'unlisted' : 'active'
  if (published === '0' || published === '-1') return 'draft'
  throw new CellError(`Published ${quote(published)} is not 1, 0 or -1`)
}

function sellable(context: Context, row: Row): object {
  const { columns, delimiter, now } = context
  const money = (name: string) => {
    const text = columns.read(row, name)
    return text ? parseMoney(text, name, delimiter) : orNull(text)
  }
  const regular = money('Regular price')
  const sale = money('Sale price')
  const starts = columns.read(row, 'Date sale price starts')
  const ends = columns.read(row, 'Date sale price ends')
  // An end given as a day holds to the end of that day.
  const lastsUntil = ends ? parseTime(ends, 'Date sale price ends').getTime() + (ends.length <= 10 ? 86_400_000 : 0) : 0
  const isOver = ends ? now.getTime() >= lastsUntil : false
  const isAhead = starts ? now < parseTime(starts, 'Date sale price starts') : false
  const isOnSale = typeof sale === 'number' && !isOver && !isAhead
  return withoutAbsent({
    sku: orNull(columns.read(row, 'SKU')),
    price: isOnSale ? sale : regular,
    compareAtPrice: isOnSale ? regular : columns.has('Sale price') ? null : undefined,
    inventory: readStock(context, row),
    gtin: columns.read(row, 'GTIN, UPC, EAN, or ISBN') || undefined,
  })
}

function readStock({ columns }: Context, row: Row): number | null | undefined {
  const text = columns.read(row, 'Stock')
  const inStock = columns.read(row, 'In stock?')?.toLowerCase()
  if (inStock === '0' || inStock === 'no') return 0
  if (text?.toLowerCase() === 'parent') return undefined
  if (!text) return text === '' || inStock ? null : undefined
  const count = parseCount(text, 'Stock')
  const backorders = columns.read(row, 'Backorders allowed?')?.toLowerCase() ?? '0'
  const mayOversell = inStock === 'backorder' || !['0', 'no', ''].includes(backorders)
  return mayOversell && count <= 0 ? null : count
}

function idOf({ columns }: Context, row: Row): string {
  return columns.read(row, 'ID') || columns.read(row, 'SKU') || ''
}

function requireId(context: Context, row: Row): string {
  const id = idOf(context, row)
  if (id === '') throw new CellError('the row has neither ID nor SKU')
  return id
}
