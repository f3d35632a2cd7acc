import {
  CellError,
  inRow,
  orNull,
  parseCount,
  parseFlag,
  parseMoney,
  parseTime,
  quote,
  splitTrimmed,
  withoutAbsent,
} from './cell-values.ts'
import type { UncountedEntry } from './feed-entry.ts'
import { readGroups } from './group-rows.ts'
import type { Columns, Delimiter, Row, Table } from './parse-csv.ts'

// Names of 2025 first, the ones before after them: help.shopify.com/manual/products/import-export/using-csv
const HANDLE = ['URL handle', 'Handle']
const SKU = ['SKU', 'Variant SKU']
const PRICE = ['Price', 'Variant Price']
const QUANTITY = ['Inventory quantity', 'Variant Inventory Qty']
const BARCODE = ['Barcode', 'Variant Barcode']
const IMAGE = ['Product image URL', 'Image Src']

type Variant = { externalId: string; sku?: string | null; options?: Record<string, string>; title: string }

/**
 * Shopify's product export, both dialects. The product's externalId is the handle, a variant's its SKU; without one, or when
 * several variants of the product share it, the handle and the option values. Metafields and market prices are ignored.
 * - `Published` FALSE on an active product becomes `unlisted`: it is sold somewhere, but not shown in the online store.
 * - Stock: null when Shopify does not track it, and when it is used up but may be oversold ("continue"): a 0 would tell
 *   shoppers "sold out". Exports of shops with several locations have no quantity column: then stock is left as it is.
 * - An empty cell means none (null), as the export is the whole product. The barcode is passed as `gtin`.
 */
export function readShopifyProducts(table: Table, shopUrl?: string): AsyncGenerator<UncountedEntry, void> {
  const { columns, delimiter } = table
  return readGroups(table.rows, {
    kind: 'product',
    keyOf: (row) => columns.read(row, ...HANDLE) ?? '',
    build: (rows) => buildProduct(columns, delimiter, rows, shopUrl),
  })
}

function buildProduct(columns: Columns, delimiter: Delimiter, rows: [Row, ...Row[]], shopUrl?: string): object {
  const first = rows[0]
  const handle = columns.read(first, ...HANDLE) ?? ''
  const optionNames = [1, 2, 3].map((n) => rows.map((row) => columns.read(row, `Option${n} name`)).find(Boolean) ?? '')
  const isVariant = (row: Row) =>
    [SKU, PRICE, QUANTITY, BARCODE, ['Option1 value']].some((names) => (columns.read(row, ...names) ?? '') !== '')
  const variants = rows
    .filter(isVariant)
    .map((row) => inRow(row, () => buildVariant(columns, delimiter, row, handle, optionNames)))
  const images = readImages(columns, rows)
  return withoutAbsent({
    externalId: handle,
    title: columns.read(first, 'Title') || undefined,
    description: orNull(columns.read(first, 'Description', 'Body (HTML)')),
    status: inRow(first, () => readStatus(columns, first)),
    url: shopUrl ? `${shopUrl.replace(/(?<!\/)\/+$/, '')}/products/${encodeURIComponent(handle)}` : undefined,
    imageUrl: images && (images[0] ?? null),
    images,
    vendor: orNull(columns.read(first, 'Vendor')),
    category: orNull(
      columns.read(first, 'Product category', 'Standardized Product Type') || columns.read(first, 'Type'),
    ),
    tags: columns.has('Tags') ? splitTrimmed(columns.read(first, 'Tags') ?? '', ',') : undefined,
    variants: variants.length > 0 ? withUniqueIds(variants, handle) : undefined,
  })
}

function buildVariant(columns: Columns, delimiter: Delimiter, row: Row, handle: string, names: string[]): Variant {
  const pairs = names.flatMap((name, index): [string, string][] => {
    const value = columns.read(row, `Option${index + 1} value`) ?? ''
    // What Shopify writes for a product without options.
    const isNone = value === '' || (name === 'Title' && value === 'Default Title')
    return isNone ? [] : [[name || `Option${index + 1}`, value]]
  })
  const sku = orNull(columns.read(row, ...SKU))
  const money = (names: string[]) => {
    const text = columns.read(row, ...names)
    return text ? parseMoney(text, names[0] ?? '', delimiter) : orNull(text)
  }
  return withoutAbsent({
    externalId: sku || idFromOptions(handle, pairs),
    title: pairs.map(([, value]) => value).join(' / ') || 'Default',
    sku,
    price: money(PRICE),
    compareAtPrice: money(['Compare-at price', 'Variant Compare At Price']) || null,
    inventory: readInventory(columns, row),
    options: pairs.length > 0 ? Object.fromEntries(pairs) : undefined,
    imageUrl: orNull(columns.read(row, 'Variant image URL', 'Variant Image')),
    gtin: columns.read(row, ...BARCODE) || undefined,
  })
}

function idFromOptions(handle: string, pairs: readonly [string, string][]): string {
  return [handle, ...pairs.map(([, value]) => value)].join('/')
}

function withUniqueIds(variants: Variant[], handle: string): Variant[] {
  const uses = new Map<string, number>()
  for (const { externalId } of variants) uses.set(externalId, (uses.get(externalId) ?? 0) + 1)
  return variants.map((variant) =>
    uses.get(variant.externalId) === 1
      ? variant
      : { ...variant, externalId: idFromOptions(handle, Object.entries(variant.options ?? {})) },
  )
}

function readInventory(columns: Columns, row: Row): number | null | undefined {
  const tracker = columns.read(row, 'Inventory tracker', 'Variant Inventory Tracker')
  const text = columns.read(row, ...QUANTITY)
  if (tracker === '') return null
  if (!text) return tracker === undefined && text === '' ? null : undefined
  const quantity = parseCount(text, 'Inventory quantity')
  const policy = columns.read(row, 'Continue selling when out of stock', 'Variant Inventory Policy') ?? ''
  const mayOversell = /^(continue|true)$/i.test(policy)
  return mayOversell && quantity <= 0 ? null : quantity
}

function readStatus(columns: Columns, row: Row): string | undefined {
  const status = columns.read(row, 'Status')?.toLowerCase()
  const published = columns.read(row, 'Published on online store', 'Published')
  if (!status && !published) return undefined
  if (status && !['active', 'draft', 'archived', 'unlisted'].includes(status)) {
    throw new CellError(`Status ${quote(status)} is not active, draft, archived or unlisted`)
  }
  const isShown = !published || parseFlag(published, 'Published')
  return status && status !== 'active' ? status : isShown ? 'active' : 'unlisted'
}

function readImages(columns: Columns, rows: readonly Row[]): string[] | undefined {
  if (!IMAGE.some((name) => columns.has(name))) return undefined
  const images = rows.flatMap((row) => {
    const link = columns.read(row, ...IMAGE)
    const position = Number(columns.read(row, 'Image position') || Number.NaN)
    return link ? [{ link, position: Number.isFinite(position) ? position : Number.MAX_SAFE_INTEGER }] : []
  })
  return [...new Set(images.sort((a, b) => a.position - b.position).map(({ link }) => link))]
}

const FULFILLMENT: Record<string, string> = { '': 'unfulfilled', partial: 'partially_fulfilled' }

/**
 * Shopify's order export: rows with one `Name` are the items of one order. externalId is `Id`, or the name where an old
 * export has none; an item's platformVariantId is its SKU, as `readShopifyProducts` names variants.
 */
export function readShopifyOrders({ columns, delimiter, rows }: Table): AsyncGenerator<UncountedEntry, void> {
  return readGroups(rows, {
    kind: 'order',
    keyOf: (row) => columns.read(row, 'Name') ?? '',
    build: (group) => {
      const first = group[0]
      const text = (...names: string[]) => names.map((name) => columns.read(first, name)).find(Boolean)
      const time = (name: string) => {
        const cell = text(name)
        return cell && parseTime(cell, name).toISOString()
      }
      const items = group
        .filter((row) => (columns.read(row, 'Lineitem name') ?? '') !== '')
        .map((row) => inRow(row, () => buildOrderItem(columns, delimiter, row)))
      return inRow(first, () =>
        withoutAbsent({
          externalId: text('Id') ?? text('Name'),
          number: text('Name'),
          email: text('Email'),
          customerName: text('Billing Name', 'Shipping Name'),
          total: text('Total') && parseMoney(text('Total') ?? '', 'Total', delimiter),
          currency: text('Currency'),
          financialStatus: text('Financial Status')?.toLowerCase(),
          fulfillmentStatus: readFulfillment(columns.read(first, 'Fulfillment Status')),
          placedAt: time('Created at'),
          cancelledAt: time('Cancelled at'),
          items,
        }),
      )
    },
  })
}

function readFulfillment(text: string | undefined): string | undefined {
  const status = text?.toLowerCase().replaceAll(' ', '_')
  return status === undefined ? undefined : (FULFILLMENT[status] ?? status)
}

function buildOrderItem(columns: Columns, delimiter: Delimiter, row: Row): object {
  const price = columns.read(row, 'Lineitem price')
  return withoutAbsent({
    title: columns.read(row, 'Lineitem name'),
    platformVariantId: columns.read(row, 'Lineitem sku') || undefined,
    quantity: parseCount(columns.read(row, 'Lineitem quantity') ?? '', 'Lineitem quantity'),
    unitPrice: price ? parseMoney(price, 'Lineitem price', delimiter) : undefined,
  })
}
