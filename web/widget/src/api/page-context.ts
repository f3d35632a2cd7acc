/** What the shopper looks at. */
export interface PageContext {
  url: string
  productId?: string
}

/** What of a page is read; a part of `document`, so that it can be tested without a browser. */
export interface PageLike {
  querySelectorAll(
    selector: string,
  ): Iterable<{ textContent: string | null; getAttribute(name: string): string | null }>
}

/** The server takes ids of up to this length. */
const MAX_ID = 255

/**
 * The page and its product: what the shop's script said (`set`), `data-product` on any element or the script tag, or a
 * schema.org Product in JSON-LD (`sku`, `productID`, `@id`, in this order). The server knows products by their addresses too,
 * so the page's own is always told, without its fragment.
 */
export function pageContext(page: PageLike, href: string, set: Partial<PageContext> = {}): PageContext {
  const url = (set.url ?? href).split('#', 1)[0] as string
  const productId = (set.productId ?? markedProduct(page) ?? productInJsonLd(page))?.trim()
  return productId && productId.length <= MAX_ID ? { url, productId } : { url }
}

/** Lists mark each of their products: only one that stands alone is what the page is about. */
const onlyOne = (ids: (string | undefined | null)[]): string | undefined => {
  const [first, ...others] = new Set(ids.filter(Boolean))
  return others.length === 0 ? (first ?? undefined) : undefined
}

function markedProduct(page: PageLike): string | undefined {
  return onlyOne([...page.querySelectorAll('[data-product]')].map((element) => element.getAttribute('data-product')))
}

function productInJsonLd(page: PageLike): string | undefined {
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')]
  return onlyOne(
    scripts.flatMap(({ textContent }) => {
      try {
        return findProducts(JSON.parse(textContent ?? ''))
      } catch {
        return []
      }
    }),
  )
}

/** Products are not looked for within products: those are related ones, or their variants. */
function findProducts(value: unknown): string[] {
  const node = Object(value) as Record<string, unknown>
  if (node !== value) return []
  if (!/Product(Group)?(,|$)/.test(String(node['@type']))) return Object.values(node).flatMap(findProducts)
  return [String(node.sku ?? node.productID ?? node['@id'] ?? '')]
}
