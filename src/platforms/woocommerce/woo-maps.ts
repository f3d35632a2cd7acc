import type { ProductInput, VariantInput } from '../../catalog/catalog.schema.ts'
import type { OrderInput } from '../../orders/orders.schema.ts'
import type { Session } from '../connector.ts'
import {
  amount,
  clipped,
  count,
  described,
  emailOf,
  instantOf,
  itemId,
  linkOf,
  listOf,
  named,
  optionsOf,
  priceBefore,
  stock,
} from '../map-fields.ts'

/** What the REST API answers: read, never trusted. */
// biome-ignore lint/suspicious/noExplicitAny: documented fields of somebody else's JSON
export type Json = any

/** Of the REST API, version 3. */
export const ROOT = '/wp-json/wc/v3'

export const productId = (id: number | string) => itemId('woocommerce', 'Product', id)
export const orderId = (id: number | string) => itemId('woocommerce', 'Order', id)
const variantId = (id: number | string) => itemId('woocommerce', 'Variation', id)

const productStatuses: Record<string, ProductInput['status']> = {
  publish: 'active',
  private: 'draft',
  pending: 'draft',
  draft: 'draft',
  future: 'draft',
}

/** @param variations of a variable product, in the shop's order */
export function mapProduct(product: Json, variations: Json[], { shop }: Pick<Session, 'shop'>): ProductInput {
  const images = (product.images ?? []).map(({ src }: Json) => linkOf(src)).filter(Boolean)
  const isHidden = product.catalog_visibility === 'hidden'
  const status = productStatuses[product.status] ?? 'draft'
  const rows = product.type === 'variable' ? variations.filter(({ status: own }) => own !== 'private') : [product]
  return {
    externalId: productId(product.id),
    title: named(product.name) ?? `#${product.id}`,
    description: described(joined(product.short_description, product.description)),
    status: status === 'active' && isHidden ? 'unlisted' : status,
    url: linkOf(product.permalink),
    imageUrl: images[0] ?? null,
    images,
    vendor: named((product.brands ?? [])[0]?.name, 255),
    category: listOf((product.categories ?? []).map(({ name }: Json) => name)).join(' > ') || null,
    tags: listOf((product.tags ?? []).map(({ name }: Json) => name)),
    currency: shop.currency,
    updatedAt: instantOf(product.date_modified_gmt, 'Z'),
    variants: rows.map((row: Json, index: number) => mapVariant(row, product, index)),
  }
}

/** The short text first, as the shop shows it. */
const joined = (short: unknown, long: unknown): string =>
  [short, long].filter((text) => typeof text === 'string' && text !== '').join('\n')

function mapVariant(row: Json, product: Json, position: number): VariantInput {
  const own =
    row === product ? {} : optionsOf((row.attributes ?? []).map(({ name, option }: Json) => ({ name, value: option })))
  const options = row === product ? singleOptions(product) : own
  const price = amount(row.price)
  return {
    externalId: variantId(row.id),
    title: Object.values(own).join(' / ').slice(0, 1000) || null,
    price,
    compareAtPrice: priceBefore(row.regular_price, price),
    inventory: inventoryOf(row, product),
    sku: clipped(row.sku, 255),
    gtin: clipped(row.global_unique_id, 64),
    mpn: null,
    options,
    url: row === product ? null : linkOf(row.permalink),
    imageUrl: row === product ? null : linkOf(row.image?.src),
    position,
  }
}

/** What a simple product has of attributes with one value each: "Material: oak". */
const singleOptions = (product: Json) =>
  optionsOf(
    (product.attributes ?? [])
      .filter(({ options }: Json) => Array.isArray(options) && options.length === 1)
      .map(({ name, options }: Json) => ({ name, value: options[0] })),
  )

/**
 * A variation may lean on its product's stock ("parent"). What can be ordered without being there counts as not tracked, what is told
 * to be out of stock without a number is 0.
 */
function inventoryOf(row: Json, product: Json): number | null {
  if (row.stock_status === 'outofstock') return Math.min(stock(row.stock_quantity) ?? 0, 0)
  if (row.backorders_allowed === true) return null
  if (row.manage_stock === 'parent') return stock(product.stock_quantity)
  return row.manage_stock === true ? stock(row.stock_quantity) : null
}

type Statuses = Pick<OrderInput, 'financialStatus' | 'fulfillmentStatus'>

/** Plugins add statuses of their own: those tell nothing of delivery, and of payment what the dates tell. */
const orderStatuses: Record<string, Statuses> = {
  pending: { financialStatus: 'pending', fulfillmentStatus: 'unfulfilled' },
  'on-hold': { financialStatus: 'pending', fulfillmentStatus: 'on_hold' },
  processing: { financialStatus: 'paid', fulfillmentStatus: 'unfulfilled' },
  completed: { financialStatus: 'paid', fulfillmentStatus: 'fulfilled' },
  cancelled: { financialStatus: 'voided', fulfillmentStatus: 'cancelled' },
  refunded: { financialStatus: 'refunded', fulfillmentStatus: null },
  failed: { financialStatus: 'voided', fulfillmentStatus: 'cancelled' },
}

/** Not an order of a shopper: a cart at the till, or one thrown away. */
export const isNoOrder = ({ status }: Json): boolean => ['checkout-draft', 'auto-draft', 'trash'].includes(status)

export function mapOrder(order: Json): OrderInput {
  const total = amount(order.total)
  const known = orderStatuses[order.status]
  const paid = order.date_paid_gmt ? 'paid' : 'pending'
  const refunded = (order.refunds ?? []).reduce(
    (sum: number, { total: part }: Json) => sum + Math.abs(Number(part) || 0),
    0,
  )
  const financial = known?.financialStatus ?? paid
  const { billing = {} } = order
  const wasPaid = order.status === 'cancelled' && order.date_paid_gmt
  return {
    externalId: orderId(order.id),
    number: clipped(order.number, 255) ?? String(order.id),
    email: emailOf(billing.email),
    total,
    currency: order.currency || null,
    financialStatus: refunded > 0 && financial === 'paid' ? partOf(refunded, total) : wasPaid ? 'paid' : financial,
    fulfillmentStatus: known?.fulfillmentStatus ?? null,
    platformStatus: clipped(order.status, 255),
    customerName: clipped([billing.first_name, billing.last_name].filter(Boolean).join(' '), 255),
    placedAt: instantOf(order.date_created_gmt, 'Z'),
    cancelledAt: order.status === 'cancelled' ? instantOf(order.date_modified_gmt, 'Z') : null,
    ...trackingOf(order),
    updatedAt: instantOf(order.date_modified_gmt, 'Z'),
    items: (order.line_items ?? []).slice(0, 1000).flatMap((item: Json) => mapItem(item) ?? []),
  }
}

const partOf = (refunded: number, total: number | null): OrderInput['financialStatus'] =>
  total !== null && refunded >= total ? 'refunded' : 'partially_refunded'

function mapItem(item: Json): NonNullable<OrderInput['items']>[number] | undefined {
  const quantity = count(item.quantity)
  const id = item.variation_id || item.product_id
  if (quantity === null) return undefined
  return {
    title: named(item.name) ?? `#${id}`,
    platformVariantId: id ? variantId(id) : null,
    quantity,
    unitPrice: amount(item.price) ?? amount(Number(item.total) / quantity),
  }
}

/** As the usual extension for shipment tracking leaves it in the order's own data. */
function trackingOf(order: Json): Pick<OrderInput, 'trackingUrl' | 'trackingNumber' | 'carrier'> {
  const meta = (order.meta_data ?? []).find(({ key }: Json) => key === '_wc_shipment_tracking_items')?.value
  const last = Array.isArray(meta) ? meta.at(-1) : undefined
  return {
    trackingUrl: linkOf(last?.custom_tracking_link),
    trackingNumber: clipped(last?.tracking_number, 255),
    carrier: clipped(last?.tracking_provider || last?.custom_tracking_provider, 255),
  }
}
