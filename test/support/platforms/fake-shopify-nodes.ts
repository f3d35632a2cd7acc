import { isoSeconds } from './fake-platform-server.ts'
import type { FakeOrder, FakeProduct, FakeVariant, FakeWorld } from './fake-world.ts'

const gid = (type: string, id: number) => `gid://shopify/${type}/${id}`
const at = (ms: number) => `${isoSeconds(ms)}Z`

interface PageArgs {
  first?: number
  after?: string | null
}

/** A connection as Shopify pages it: the cursor is a place. */
function connection<T>(all: T[], { first = 50, after }: PageArgs): object {
  const from = after ? Number(after) : 0
  const nodes = all.slice(from, from + first)
  const end = from + nodes.length
  return {
    nodes,
    edges: nodes.map((node) => ({ node })),
    pageInfo: { hasNextPage: end < all.length, endCursor: String(end) },
  }
}

const productFields = (product: FakeProduct) => ({
  ...{
    id: gid('Product', product.id),
    handle: `product-${product.id}`,
    title: product.title,
    descriptionHtml: product.description,
  },
  ...{ vendor: 'Acme', productType: 'Things', tags: product.tags, status: product.isListed ? 'ACTIVE' : 'DRAFT' },
  ...{ updatedAt: at(product.updatedMs), publishedAt: product.isListed ? at(product.createdMs) : null },
  onlineStoreUrl: product.isListed ? `https://shop.example/products/product-${product.id}` : null,
  hasOnlyDefaultVariant: product.variants.length === 1,
  category: { fullName: 'Apparel > Shirts' },
  featuredMedia: null,
})

const variantFields = (variant: FakeVariant, index: number) => ({
  ...{
    id: gid('ProductVariant', variant.id),
    title: Object.values(variant.options).join(' / ') || 'Default Title',
    sku: variant.sku,
  },
  ...{ barcode: null, price: (variant.price ?? 0).toFixed(2), compareAtPrice: null, position: index + 1 },
  ...{ inventoryPolicy: 'DENY', inventoryQuantity: variant.inventory ?? 0 },
  selectedOptions: Object.entries(variant.options).map(([name, value]) => ({ name, value })),
  inventoryItem: { id: gid('InventoryItem', variant.id), tracked: variant.inventory !== null },
})

const none = (args: PageArgs) => connection([], args)

export function shopifyProduct(product: FakeProduct): object {
  const variants = product.variants.map((variant, index) => ({ ...variantFields(variant, index), media: none }))
  return {
    __typename: 'Product',
    ...productFields(product),
    media: none,
    variants: (args: PageArgs) => connection(variants, args),
  }
}

const statuses: Record<FakeOrder['state'], [string, string]> = {
  unpaid: ['PENDING', 'UNFULFILLED'],
  paid: ['PAID', 'UNFULFILLED'],
  shipped: ['PAID', 'FULFILLED'],
  cancelled: ['VOIDED', 'UNFULFILLED'],
  refunded: ['REFUNDED', 'FULFILLED'],
}

function orderFields(order: FakeOrder, currency: string) {
  const [financial, fulfillment] = statuses[order.state]
  const amount = order.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0).toFixed(2)
  return {
    ...{ id: gid('Order', order.id), name: `#${order.number}`, email: order.email, createdAt: at(order.createdMs) },
    ...{
      processedAt: at(order.createdMs),
      updatedAt: at(order.updatedMs),
      returnStatus: 'NO_RETURN',
      currencyCode: currency,
    },
    cancelledAt: order.state === 'cancelled' ? at(order.updatedMs) : null,
    ...{ displayFinancialStatus: financial, displayFulfillmentStatus: fulfillment },
    currentTotalPriceSet: { shopMoney: { amount, currencyCode: currency } },
    customer: { id: gid('Customer', 7), displayName: order.name },
    fulfillments: order.tracking
      ? [
          {
            ...{ id: gid('Fulfillment', order.id), displayStatus: 'FULFILLED' },
            trackingInfo: [{ company: order.tracking.carrier, number: order.tracking.number, url: order.tracking.url }],
          },
        ]
      : [],
  }
}

const lineFields = (item: FakeOrder['items'][number], index: number, order: FakeOrder) => ({
  ...{
    id: gid('LineItem', order.id * 1000 + index),
    title: item.title,
    quantity: item.quantity,
    currentQuantity: item.quantity,
  },
  discountedUnitPriceSet: { shopMoney: { amount: item.price.toFixed(2) } },
  variant: { id: gid('ProductVariant', item.variantId) },
})

export function shopifyOrder(order: FakeOrder, currency: string): object {
  const lines = order.items.map((item, index) => lineFields(item, index, order))
  return {
    __typename: 'Order',
    ...orderFields(order, currency),
    lineItems: (args: PageArgs) => connection(lines, args),
  }
}

/** The file of a bulk operation: a node a line, what hangs on another names it. */
export function bulkLines(world: FakeWorld, isOrders: boolean): string[] {
  const lines: object[] = []
  if (isOrders) {
    for (const order of world.orders.values()) {
      const { id, ...rest } = orderFields(order, world.currency)
      lines.push({ id, ...rest })
      for (const [index, item] of order.items.entries())
        lines.push({ ...lineFields(item, index, order), __parentId: id })
    }
  } else {
    for (const product of world.products.values()) {
      const fields = productFields(product)
      lines.push(fields)
      for (const [index, variant] of product.variants.entries())
        lines.push({ ...variantFields(variant, index), __parentId: fields.id })
      lines.push({
        id: gid('MediaImage', product.id),
        preview: { image: { url: `https://cdn.example/${product.id}.jpg` } },
        __parentId: fields.id,
      })
    }
  }
  return lines.map((line) => JSON.stringify(line))
}
