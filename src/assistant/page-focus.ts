import type { Visitor } from '../conversations/shopper-context.ts'
import type { StoreCatalog } from '../search/store-catalog.ts'
import type { DialogueState } from './dialogue-state.ts'

/**
 * The product on the shopper's page becomes the one that is talked about, whenever they come to another page. What the
 * conversation turns to after that stays the subject, as long as the page does.
 */
export function focusOnPage(state: DialogueState, page: Visitor['page'], catalog: StoreCatalog): void {
  const seen = page ? `${page.productId ?? ''} ${page.url ?? ''}` : ''
  if (seen === (state.page?.seen ?? '')) return
  const productId = page && productOn(page, catalog)
  state.page = { seen, productId }
  if (productId === null) return
  state.focus = productId
  if (state.shown.includes(productId)) return
  // The first message on a page is about that page, not about the search before.
  state.search = null
  state.shown = []
  state.shownPrices = []
  state.shownTitles = []
}

/** External id of a product that can be shown; null when the page is about none. */
function productOn({ productId, url }: NonNullable<Visitor['page']>, { index }: StoreCatalog): string | null {
  if (productId !== undefined && index.productById(productId)) return productId
  const wanted = url === undefined ? new Set<string>() : spellings(url)
  if (wanted.size === 0) return null
  for (const product of index.products()) {
    if (product.url !== null && wanted.has(product.url)) return product.id
    if (product.variants.some((variant) => variant.url !== null && wanted.has(variant.url))) return product.id
  }
  return null
}

/** How a product's own link can be written: without fragment, without query, with and without a slash at the end. */
function spellings(url: string): Set<string> {
  if (!URL.canParse(url)) return new Set()
  const { origin, pathname, search } = new URL(url)
  const bare = pathname.replace(/(?<!\/)\/+$/, '')
  // The front page is no product's.
  const paths = bare === '' && search === '' ? [] : [bare, `${bare}/`]
  return new Set([
    url,
    ...paths.flatMap((path) => [`${origin}${path}${search}`, ...(bare === '' ? [] : [`${origin}${path}`])]),
  ])
}
