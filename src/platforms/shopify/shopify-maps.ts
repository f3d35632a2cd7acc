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
  linkOf,
  listOf,
  named,
  optionsOf,
  priceBefore,
  stock,
} from '../map-fields.ts'
import type { Json } from './shopify-client.ts'

const productStatuses: Record<string, ProductInput['status']> = {
  ACTIVE: 'active',
  DRAFT: 'draft',
  ARCHIVED: 'archived',
  UNLISTED: 'unlisted',
}

/** What belongs to a product comes in lists of its own. */
export interface ProductParts {
  product: Json
  variants: Json[]
  media: Json[]
}

export function mapProduct({ product, variants, media }: ProductParts, { shop }: Pick<Session, 'shop'>): ProductInput {
  const images = media.map(pictureOf).filter((url) => url !== null)
  const status = productStatuses[product.status] ?? 'draft'
  const category = named(product.category?.fullName)
  const type = named(product.productType, 255)
  return {
    externalId: product.id,
    title: named(product.title) ?? product.handle,
    description: described(product.descriptionHtml),
    // Active, and on sale in no channel with pages.
    status: status === 'active' && !product.publishedAt ? 'unlisted' : status,
    url: linkOf(product.onlineStoreUrl) ?? linkOf(`/products/${encodeURIComponent(product.handle ?? '')}`, shop.origin),
    imageUrl: pictureOf(product.featuredMedia) ?? images[0] ?? null,
    images,
    vendor: named(product.vendor, 255),
    category: category ?? type,
    tags: listOf([...(product.tags ?? []), ...(category ? [type] : [])]),
    currency: shop.currency,
    updatedAt: instantOf(product.updatedAt),
    variants: variants
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map((variant, index) => mapVariant(variant, product, index)),
  }
}

const pictureOf = (media: Json): string | null => linkOf(media?.preview?.image?.url)

function mapVariant(variant: Json, product: Json, position: number): VariantInput {
  const isOnly = product.hasOnlyDefaultVariant === true
  const price = amount(variant.price)
  const isTracked = variant.inventoryItem?.tracked === true && variant.inventoryPolicy !== 'CONTINUE'
  const [own] = variant.ownMedia ?? variant.media?.nodes ?? []
  return {
    externalId: variant.id,
    title: isOnly ? null : named(variant.title),
    price,
    compareAtPrice: priceBefore(variant.compareAtPrice, price),
    inventory: isTracked ? stock(variant.inventoryQuantity) : null,
    sku: clipped(variant.sku, 255),
    gtin: clipped(variant.barcode, 64),
    mpn: null,
    options: isOnly ? {} : optionsOf(variant.selectedOptions ?? []),
    url: null,
    imageUrl: pictureOf(own),
    position,
  }
}

const fulfillments: Record<string, OrderInput['fulfillmentStatus']> = {
  FULFILLED: 'fulfilled',
  IN_PROGRESS: 'in_progress',
  ON_HOLD: 'on_hold',
  OPEN: 'unfulfilled',
  PARTIALLY_FULFILLED: 'partially_fulfilled',
  PENDING_FULFILLMENT: 'unfulfilled',
  REQUEST_DECLINED: 'unfulfilled',
  RESTOCKED: 'restocked',
  SCHEDULED: 'scheduled',
  UNFULFILLED: 'unfulfilled',
}
/** On its way, by what the carrier told last. */
const ON_THE_WAY = new Set([
  'CARRIER_PICKED_UP',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'ATTEMPTED_DELIVERY',
  'DELAYED',
  'CONFIRMED',
])

export function mapOrder(order: Json, lines: Json[]): OrderInput {
  const shipments: Json[] = order.fulfillments ?? []
  const tracked = shipments.flatMap(({ trackingInfo }) => trackingInfo ?? []).at(-1)
  return {
    externalId: order.id,
    number: clipped(order.name, 255) ?? order.id,
    email: emailOf(order.email),
    total: amount(order.currentTotalPriceSet?.shopMoney?.amount),
    currency: order.currentTotalPriceSet?.shopMoney?.currencyCode || order.currencyCode || null,
    financialStatus: financialOf(order),
    fulfillmentStatus: fulfillmentOf(order, shipments),
    platformStatus: [order.displayFinancialStatus, order.displayFulfillmentStatus].filter(Boolean).join(' / ') || null,
    customerName: clipped(order.customer?.displayName, 255),
    placedAt: instantOf(order.processedAt ?? order.createdAt),
    cancelledAt: instantOf(order.cancelledAt),
    trackingUrl: linkOf(tracked?.url),
    trackingNumber: clipped(tracked?.number, 255),
    carrier: clipped(tracked?.company, 255),
    updatedAt: instantOf(order.updatedAt),
    items: lines.slice(0, 1000).flatMap((line) => mapLine(line) ?? []),
  }
}

/** Shopify's are ours, in capitals. */
const financialOf = ({ displayFinancialStatus: status }: Json): OrderInput['financialStatus'] =>
  typeof status === 'string' ? (status.toLowerCase() as OrderInput['financialStatus']) : null

function fulfillmentOf(order: Json, shipments: Json[]): OrderInput['fulfillmentStatus'] {
  if (order.cancelledAt) return 'cancelled'
  if (order.returnStatus === 'RETURNED') return 'returned'
  const status = fulfillments[order.displayFulfillmentStatus] ?? null
  const shown = shipments.map(({ displayStatus }) => displayStatus)
  if (status !== 'fulfilled' || shown.length === 0) return status
  if (shown.every((one) => one === 'DELIVERED' || one === 'PICKED_UP')) return 'delivered'
  return shown.some((one) => ON_THE_WAY.has(one)) ? 'shipped' : status
}

/** What was taken out of an order since is not in it any more. */
function mapLine(line: Json): NonNullable<OrderInput['items']>[number] | undefined {
  const quantity = count(line.currentQuantity ?? line.quantity)
  if (quantity === null) return undefined
  return {
    title: named(line.title) ?? line.id,
    platformVariantId: line.variant?.id ?? null,
    quantity,
    unitPrice: amount(line.discountedUnitPriceSet?.shopMoney?.amount),
  }
}
