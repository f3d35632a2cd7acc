import { CellError, parseCount, parseLinks, parseMoney, parseTime, quote, withoutAbsent } from './cell-values.ts'

/** The attributes of one row or XML item: names without `g:`, with `_` for spaces, each with all its values. */
export type GoogleFields = ReadonlyMap<string, readonly string[]>

export type GoogleVariant = {
  /** item_group_id, null for a product of its own. */
  groupId: string | null
  title: string | undefined
  currency: string | null
  product: Record<string, unknown>
  variant: Record<string, unknown> & { externalId: string }
  /** Attributes that are options only when the variants of a group differ in them. */
  maybeOptions: Record<string, string>
}

const OPTION_FIELDS = ['color', 'size', 'material', 'pattern']
const MAYBE_OPTION_FIELDS = ['gender', 'age_group', 'size_type', 'size_system']

// The stock counts of Google, Meta and OpenAI, whose feeds share the other names.
const QUANTITY_FIELDS = [
  'quantity',
  'inventory',
  'quantity_to_sell_on_facebook',
  'inventory_quantity',
  'sell_on_google_quantity',
]

/**
 * One item of a Merchant Center feed (support.google.com/merchants/answer/7052112), read as a variant and the fields of its product.
 * `gtin` and `mpn` are passed under their own names: they are neither the shop's SKU nor something a shopper chooses. All
 * text stays text, so leading zeros live. Throws CellError.
 */
export function readGoogleItem(fields: GoogleFields, now: Date): GoogleVariant {
  const one = (name: string) => fields.get(name)?.find((value) => value !== '')
  const id = one('id')
  if (!id) throw new CellError('id is missing')
  const price = readPrice(one('price'), 'price')
  const sale = readPrice(one('sale_price'), 'sale_price')
  if (price && sale?.currency && price.currency && price.currency !== sale.currency) {
    throw new CellError('price and sale_price have different currencies')
  }
  const onSale = sale && isInWindow(one('sale_price_effective_date'), now) ? sale : null
  const options = pick(OPTION_FIELDS, one)
  const images = [
    one('image_link'),
    ...(fields.get('additional_image_link') ?? []).flatMap((cell) => parseLinks(cell, 'additional_image_link')),
  ]
  return {
    groupId: one('item_group_id') ?? null,
    title: one('title'),
    currency: onSale?.currency ?? price?.currency ?? null,
    maybeOptions: pick(MAYBE_OPTION_FIELDS, one),
    product: withoutAbsent({
      description: one('description') ?? null,
      status: 'active',
      url: one('link') ?? null,
      imageUrl: one('image_link') ?? null,
      images: [...new Set(images.filter((link) => link !== undefined))],
      vendor: one('brand') ?? null,
      category: one('product_type') ?? one('google_product_category') ?? null,
    }),
    variant: withoutAbsent({
      externalId: id,
      title: undefined,
      price: onSale?.amount ?? price?.amount ?? null,
      compareAtPrice: onSale && price ? price.amount : null,
      inventory: readInventory(one),
      options: Object.keys(options).length > 0 ? options : undefined,
      url: one('link') ?? null,
      imageUrl: one('image_link') ?? null,
      gtin: one('gtin'),
      mpn: one('mpn'),
    }),
  }
}

/** One product of the items of a group (or of one item alone). Throws CellError. */
export function joinGoogleItems(key: string, members: readonly [GoogleVariant, ...GoogleVariant[]]): object {
  const currencies = new Set(members.flatMap(({ currency }) => currency ?? []))
  if (currencies.size > 1) throw new CellError(`its items have different currencies (${[...currencies].join(', ')})`)
  const differing = MAYBE_OPTION_FIELDS.filter((name) => new Set(members.map((one) => one.maybeOptions[name])).size > 1)
  const variants = members.map(({ variant, maybeOptions }) => {
    const extra = pick(differing, (name) => maybeOptions[name])
    const options: Record<string, string> = { ...(variant.options as object), ...extra }
    const title = Object.values(options).join(' / ') || 'Default'
    return { ...variant, title, ...(Object.keys(options).length > 0 && { options }) }
  })
  const [currency] = currencies
  return withoutAbsent({
    externalId: key,
    title: commonTitle(members.map(({ title }) => title ?? '')) || undefined,
    ...members[0].product,
    currency,
    variants,
  })
}

/** Titles of a group often end in the variant ("Shirt - red, M"): the words all begin with, else the first title. */
function commonTitle(titles: readonly string[]): string {
  const first = titles[0] ?? ''
  if (titles.every((title) => title === first)) return first
  const words = titles.map((title) => title.split(/\s+/))
  const shortest = Math.min(...words.map((list) => list.length))
  let count = 0
  while (count < shortest && words.every((list) => list[count] === words[0]?.[count])) count += 1
  const common = (words[0] ?? [])
    .slice(0, count)
    .join(' ')
    .replace(/(?<![\s\-–—,|/(:])[\s\-–—,|/(:]+$/u, '')
  return /\p{L}{3}/u.test(common) ? common : first
}

function pick(names: readonly string[], read: (name: string) => string | undefined): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = read(name)
      return value ? [[name, value]] : []
    }),
  )
}

function readPrice(text: string | undefined, name: string): { amount: number; currency: string | null } | null {
  if (text === undefined) return null
  const match = /^(?:([A-Z]{3})\s*)?([\d.]+)(?:\s*([A-Z]{3}))?$/i.exec(text)
  if (!match || (match[1] && match[3])) throw new CellError(`${name} ${quote(text)} is not an amount such as 9.99 USD`)
  return { amount: parseMoney(match[2] ?? '', name), currency: (match[1] ?? match[3])?.toUpperCase() ?? null }
}

function isInWindow(window: string | undefined, now: Date): boolean {
  if (!window) return true
  const [from, to] = window.split('/').map((part) => parseTime(part.trim(), 'sale_price_effective_date'))
  if (!from || !to) throw new CellError(`sale_price_effective_date ${quote(window)} is not start/end`)
  return from <= now && now <= to
}

/** 0 when out of stock, the count where the feed has one, else null: available in unknown number. */
function readInventory(one: (name: string) => string | undefined): number | null | undefined {
  const availability = one('availability')
    ?.toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  const name = QUANTITY_FIELDS.find((field) => one(field) !== undefined)
  const quantity = name ? parseCount(one(name) ?? '', name) : null
  switch (availability) {
    case undefined:
      return quantity ?? undefined
    case 'out_of_stock':
    case 'discontinued':
      return 0
    case 'in_stock':
    case 'available':
    case 'available_for_order':
    case 'preorder':
    case 'pre_order':
    case 'backorder':
    case 'limited_availability':
      return quantity !== null && quantity > 0 ? quantity : null
    default:
      throw new CellError(`availability ${quote(availability)} is not in_stock, out_of_stock, preorder or backorder`)
  }
}
