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

/** What the API answers: read, never trusted. */
// biome-ignore lint/suspicious/noExplicitAny: documented fields of somebody else's JSON
export type Json = any

export const productId = (id: number | string) => itemId('bigcommerce', 'Product', id)
export const orderId = (id: number | string) => itemId('bigcommerce', 'Order', id)
const variantId = (id: number | string) => itemId('bigcommerce', 'Variant', id)

/** What products name by number only. */
export interface Names {
  brands: Map<number, string>
  categories: Map<number, string>
}

export function mapProduct(
  product: Json,
  { brands, categories }: Names,
  { shop }: Pick<Session, 'shop'>,
): ProductInput {
  const images = (product.images ?? [])
    .toSorted((a: Json, b: Json) => Number(b.is_thumbnail) - Number(a.is_thumbnail) || a.sort_order - b.sort_order)
    .map((image: Json) => linkOf(image.url_standard ?? image.url_zoom))
    .filter(Boolean)
  const variants: Json[] = (product.variants ?? []).filter(({ purchasing_disabled: isOff }: Json) => isOff !== true)
  return {
    externalId: productId(product.id),
    title: named(product.name) ?? `#${product.id}`,
    description: described(product.description),
    status: product.is_visible === false ? 'draft' : product.availability === 'disabled' ? 'unlisted' : 'active',
    url: linkOf(product.custom_url?.url, shop.origin),
    imageUrl: images[0] ?? null,
    images,
    vendor: named(brands.get(product.brand_id), 255),
    category: listOf((product.categories ?? []).map((id: number) => categories.get(id))).join(' > ') || null,
    tags: listOf([
      ...String(product.search_keywords ?? '').split(','),
      ...(product.custom_fields ?? []).map(({ name, value }: Json) => `${name}: ${value}`),
    ]),
    currency: shop.currency,
    updatedAt: instantOf(product.date_modified),
    variants: variants.map((variant, index) => mapVariant(variant, product, index)),
  }
}

/** A variant without a price of its own has its product's; `calculated_price` is what the storefront shows: either of them, after a sale. */
function mapVariant(variant: Json, product: Json, position: number): VariantInput {
  const values: Json[] = variant.option_values ?? []
  const options = optionsOf(values.map(({ option_display_name: name, label }) => ({ name, value: label })))
  const price = amount(variant.calculated_price) ?? amount(variant.price) ?? amount(product.calculated_price)
  const before = [variant.retail_price, variant.price, product.retail_price, product.price].find((one) => amount(one))
  return {
    externalId: variantId(variant.id),
    title: Object.values(options).join(' / ').slice(0, 1000) || null,
    price,
    compareAtPrice: priceBefore(before, price),
    inventory: inventoryOf(variant, product),
    sku: clipped(variant.sku || product.sku, 255),
    gtin: clipped(variant.gtin || variant.upc || product.gtin || product.upc, 64),
    mpn: clipped(variant.mpn || product.mpn, 255),
    options,
    url: null,
    imageUrl: linkOf(variant.image_url),
    position,
  }
}

/** What can be ordered before it is there counts as not tracked. */
function inventoryOf(
  variant: Json,
  { inventory_tracking: tracking, inventory_level: level, availability }: Json,
): number | null {
  if (availability === 'preorder') return null
  if (tracking === 'product') return stock(level)
  return tracking === 'variant' ? stock(variant.inventory_level) : null
}

type Statuses = Pick<OrderInput, 'financialStatus' | 'fulfillmentStatus'>
const status = (
  financialStatus: Statuses['financialStatus'],
  fulfillmentStatus: Statuses['fulfillmentStatus'],
): Statuses => ({
  financialStatus,
  fulfillmentStatus,
})

/** By the fixed number; shops give them names of their own. */
const statuses: Record<number, Statuses> = {
  1: status('pending', 'unfulfilled'),
  2: status('paid', 'shipped'),
  3: status('paid', 'partially_shipped'),
  4: status('refunded', null),
  5: status('voided', 'cancelled'),
  6: status('voided', 'cancelled'),
  7: status('pending', 'unfulfilled'),
  8: status('paid', 'in_progress'),
  9: status('paid', 'in_progress'),
  10: status('paid', 'fulfilled'),
  11: status('paid', 'unfulfilled'),
  12: status('authorized', 'on_hold'),
  13: status('paid', 'on_hold'),
  14: status('partially_refunded', null),
}
const CANCELLED = 5

/** Begun and never paid: not an order of a shopper. */
export const isNoOrder = ({ status_id: id, is_deleted: isDeleted }: Json): boolean => id === 0 || isDeleted === true

export function mapOrder(order: Json, items: Json[], shipments: Json[]): OrderInput {
  const { billing_address: billing = {} } = order
  const known = statuses[order.status_id] ?? status(null, null)
  const shipment = shipments.at(-1)
  return {
    externalId: orderId(order.id),
    number: String(order.id),
    email: emailOf(billing.email),
    total: amount(order.total_inc_tax),
    currency: order.currency_code || null,
    ...known,
    platformStatus: clipped(order.custom_status || order.status, 255),
    customerName: clipped([billing.first_name, billing.last_name].filter(Boolean).join(' '), 255),
    placedAt: instantOf(order.date_created),
    cancelledAt: order.status_id === CANCELLED ? instantOf(order.date_modified) : null,
    trackingUrl: linkOf(shipment?.tracking_link) ?? linkOf(shipment?.generated_tracking_link),
    trackingNumber: clipped(shipment?.tracking_number, 255),
    carrier: clipped(
      shipment?.shipping_provider_display_name || shipment?.tracking_carrier || shipment?.shipping_provider,
      255,
    ),
    updatedAt: instantOf(order.date_modified),
    items: items.slice(0, 1000).flatMap((item) => mapItem(item) ?? []),
  }
}

function mapItem(item: Json): NonNullable<OrderInput['items']>[number] | undefined {
  const quantity = count(item.quantity)
  if (quantity === null) return undefined
  return {
    title: named(item.name) ?? `#${item.product_id}`,
    platformVariantId: item.variant_id ? variantId(item.variant_id) : null,
    quantity,
    unitPrice: amount(item.price_inc_tax) ?? amount(item.base_price),
  }
}
