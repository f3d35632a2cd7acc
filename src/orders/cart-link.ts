/** One thing to put into a shop's cart. */
export interface CartItem {
  /** The variant's id on the platform. */
  platformVariantId: string
  sku: string | null
  quantity: number
}

export const platforms = ['shopify', 'woocommerce', 'bigcommerce', 'custom'] as const
export type Platform = (typeof platforms)[number]

export interface Commerce {
  platform: Platform
  /** scheme://host[:port] of the shop. */
  origin: string
  /** Instead of the platform's own. */
  cartTemplate: string | null
}

/**
 * Links that fill a cart with several variants, as the platforms document them: Shopify cart permalinks (numeric variant ids),
 * WooCommerce 10 shareable checkout links (product or variation ids), BigCommerce checkout links (SKUs).
 */
const OWN_TEMPLATES: Record<Platform, string | null> = {
  shopify: '/cart/{items:{number}:{quantity}|,}',
  woocommerce: '/checkout-link/?products={items:{number}:{quantity}|,}',
  bigcommerce: '/checkout/?products={items:{sku}:{quantity}|,}&action=buy',
  custom: null,
}

/** `{items}`, or `{items:PIECE|SEPARATOR}` with {id}, {number}, {sku}, {quantity} and {index} in the piece. */
const ITEMS = /\{items(?::((?:[^{}|]|\{[a-z]+\})+)\|([^{}|]*))?\}/g
const DEFAULT_PIECE = '{id}:{quantity}'
const NAMES = ['id', 'number', 'sku', 'quantity', 'index']
/** What browsers and proxies still take. */
const MAX_LENGTH = 2000

/** What is wrong with a template that should lead to one of these origins; undefined = nothing. */
export function cartTemplateFault(template: string, origins: readonly string[]): string | undefined {
  const places = [...template.matchAll(ITEMS)]
  const [place] = places
  if (!place || places.length > 1) return 'must hold {items} or {items:PIECE|SEPARATOR} exactly once'
  const piece = place[1] ?? DEFAULT_PIECE
  const names = [...piece.matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name)
  const unknown = names.find((name) => !NAMES.includes(name))
  if (unknown) return `must use ${NAMES.map((name) => `{${name}}`).join(', ')} only, not {${unknown}}`
  if (!names.includes('quantity')) return 'must hold {quantity} in the piece of an item'
  if (!names.some((name) => ['id', 'number', 'sku'].includes(name))) return 'must hold {id} in the piece of an item'
  if (/[{}]/.test(template.replace(ITEMS, ''))) return 'must hold no { or } but those of {items}'
  if (template.length > 1000 || /[\s\p{Cc}\p{Cf}\\]/u.test(template)) return 'must be a link of at most 1000 characters'
  const before = template.slice(0, place.index)
  if (!/^https?:\/\/[^/?#]+[/?#]/i.test(before)) return 'must begin with https://, your shop and a path'
  return originFault(template.replace(ITEMS, '1'), origins)
}

function originFault(link: string, origins: readonly string[]): string | undefined {
  if (!URL.canParse(link)) return 'must be a link'
  const url = new URL(link)
  if (url.username !== '' || url.password !== '') return 'must hold no user name'
  if (origins.includes(url.origin)) return undefined
  return `must lead to the shop itself: ${origins.length > 0 ? origins.join(', ') : 'name it with --origin'}`
}

/**
 * The link at which a shopper pays for these items.
 * @returns null when there is no template, an item has no id of the kind that the platform takes, the link would be too long, or it
 * would lead elsewhere than to the shop
 */
export function cartLink(commerce: Commerce, items: readonly CartItem[]): string | null {
  const own = OWN_TEMPLATES[commerce.platform]
  const template = commerce.cartTemplate ?? (own === null ? null : commerce.origin + own)
  if (template === null || items.length === 0) return null
  let isComplete = true
  const link = template.replace(ITEMS, (_, piece: string = DEFAULT_PIECE, separator: string = ',') =>
    items
      .map((item, index) =>
        piece.replace(/\{([a-z]+)\}/g, (_place, name: string) => {
          const value = placeValue(name, item, index)
          isComplete &&= value !== undefined
          return encodeURIComponent(value ?? '')
        }),
      )
      .join(separator),
  )
  if (!isComplete || link.length > MAX_LENGTH || originFault(link, [commerce.origin])) return null
  return link
}

function placeValue(name: string, item: CartItem, index: number): string | undefined {
  if (name === 'id') return item.platformVariantId
  if (name === 'sku') return item.sku ?? undefined
  if (name === 'quantity') return String(item.quantity)
  if (name === 'index') return String(index)
  // Shopify's ids come as numbers, or as gid://shopify/ProductVariant/123.
  return /^(?:gid:\/\/\S+\/)?(\d+)$/.exec(item.platformVariantId)?.[1]
}
