/** How a cell is read: `text` as it stands, `amount` 1299.00, `count` a whole number, `list` and `links` several in one cell. */
export type ColumnType = 'text' | 'amount' | 'count' | 'list' | 'links'

export type OwnColumn = { name: string; type: ColumnType; meaning: string }

/**
 * Columns of our own `csv` for products, named as the fields of the API; letter case does not matter. Only `externalId` is
 * needed. Rows with the same `externalId` that follow each other are the variants of one product; product fields are
 * taken from the first of these rows that has them. An empty cell leaves the field as it is in the store, `\N` clears it (for a
 * list: makes it empty). `list` cells are parted by `|`, else by commas, or are a JSON array.
 */
export const PRODUCT_COLUMNS: readonly OwnColumn[] = [
  { name: 'externalId', type: 'text', meaning: 'your identifier of the product' },
  { name: 'title', type: 'text', meaning: 'needed for a new product' },
  { name: 'description', type: 'text', meaning: 'plain text or HTML' },
  { name: 'status', type: 'text', meaning: 'active, draft, archived or unlisted' },
  { name: 'url', type: 'text', meaning: 'product page' },
  { name: 'imageUrl', type: 'text', meaning: 'main image' },
  { name: 'tags', type: 'list', meaning: 'for example summer|cotton' },
  { name: 'vendor', type: 'text', meaning: 'brand' },
  { name: 'category', type: 'text', meaning: 'for example Men > Tops' },
  { name: 'images', type: 'links', meaning: 'all images' },
  { name: 'currency', type: 'text', meaning: 'ISO 4217 code of the prices' },
  { name: 'updatedAt', type: 'text', meaning: 'ISO 8601; an older row never overwrites a newer one' },
  { name: 'variant.externalId', type: 'text', meaning: 'your identifier of the variant; \\N = the product has none' },
  { name: 'variant.title', type: 'text', meaning: 'for example M / red' },
  { name: 'variant.sku', type: 'text', meaning: 'stock keeping unit' },
  { name: 'variant.gtin', type: 'text', meaning: 'EAN, UPC or ISBN' },
  { name: 'variant.mpn', type: 'text', meaning: "maker's part number" },
  { name: 'variant.price', type: 'amount', meaning: 'price' },
  { name: 'variant.compareAtPrice', type: 'amount', meaning: 'price before a reduction' },
  { name: 'variant.inventory', type: 'count', meaning: 'stock level; \\N = not tracked' },
  { name: 'variant.url', type: 'text', meaning: 'page of this variant' },
  { name: 'variant.imageUrl', type: 'text', meaning: 'image of this variant' },
  { name: 'variant.position', type: 'count', meaning: 'place among the variants' },
]

/** Before the name of an option, as in `variant.options.color`. The letter case of the name is kept. */
export const OPTION_PREFIX = 'variant.options.'

/** Columns of our own `csv` for orders. Rows with the same `externalId` that follow each other are the items of one order. */
export const ORDER_COLUMNS: readonly OwnColumn[] = [
  { name: 'externalId', type: 'text', meaning: 'your identifier of the order' },
  { name: 'number', type: 'text', meaning: 'what the shopper sees' },
  { name: 'email', type: 'text', meaning: "the shopper's e-mail address" },
  { name: 'customerName', type: 'text', meaning: "the shopper's name" },
  { name: 'total', type: 'amount', meaning: 'sum of the order' },
  { name: 'currency', type: 'text', meaning: 'ISO 4217 code' },
  { name: 'financialStatus', type: 'text', meaning: 'for example paid' },
  { name: 'fulfillmentStatus', type: 'text', meaning: 'for example unfulfilled' },
  { name: 'placedAt', type: 'text', meaning: 'ISO 8601' },
  { name: 'cancelledAt', type: 'text', meaning: 'ISO 8601' },
  { name: 'trackingUrl', type: 'text', meaning: 'where the parcel is' },
  { name: 'trackingNumber', type: 'text', meaning: 'of the parcel' },
  { name: 'carrier', type: 'text', meaning: 'who brings it' },
  { name: 'updatedAt', type: 'text', meaning: 'ISO 8601; an older row never overwrites a newer one' },
  { name: 'item.title', type: 'text', meaning: 'what was bought; \\N = the order has no items' },
  { name: 'item.platformVariantId', type: 'text', meaning: 'externalId of the variant' },
  { name: 'item.quantity', type: 'count', meaning: 'how many' },
  { name: 'item.unitPrice', type: 'amount', meaning: 'price of one' },
]
