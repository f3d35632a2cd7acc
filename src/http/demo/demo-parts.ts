import type { ProductNow } from '../../catalog/get-product.ts'
import { drawTitle } from '../../demo/pictures/draw-picture.ts'
import { kindOfName } from '../../language/text/families.ts'
import { formatMoney } from '../../shared/format-money.ts'
import { type Html, html } from '../../shared/html.ts'
import { decodeEntities } from '../../shared/lay-out-text.ts'
import type { Store } from '../../stores/stores.schema.ts'
import { demoWordsIn } from './demo-words.ts'

export const homeOf = ({ slug }: Pick<Store, 'slug'>): string => `/demo/${slug}`

export const productPath = (store: Store, externalId: string): string =>
  `${homeOf(store)}/p/${encodeURIComponent(externalId)}`

export const categoryPath = (store: Store, name: string): string =>
  `${homeOf(store)}?category=${encodeURIComponent(name)}`

/** Amounts are in units of the currency, such as 12.5 dollars. */
export function money({ language }: Store, amount: number | null, currency: string): string {
  if (amount === null) return ''
  return formatMoney(amount, currency, language)
}

/** The demo's own pictures are named without the host, so that they come under whatever name the page was opened. */
export const pictureUrl = (url: string): string => {
  const at = url.indexOf('/demo/pictures/')
  return at > 0 ? url.slice(at) : url
}

/** A product's picture; without one, its letters on colours made of its title. */
export function picture(product: Pick<ProductNow, 'imageUrl' | 'title'>, kind: string): Html {
  const { imageUrl, title } = product
  const shown = imageUrl
    ? html`<img src="${pictureUrl(imageUrl)}" alt="" loading="lazy" referrerpolicy="no-referrer" width="400" height="400">`
    : null
  return html`<span class="picture ${kind}">${placeholder(title)}${shown}</span>`
}

function placeholder(title: string): Html {
  const { ground, mark, letters } = drawTitle(decodeEntities(title))
  return html`<svg viewBox="0 0 400 400" aria-hidden="true"><rect width="400" height="400" fill="${ground}"/><circle cx="200" cy="190" r="150" fill="#ffffff" opacity=".45"/><text x="200" y="236" font-size="130" font-family="Georgia, serif" text-anchor="middle" fill="${mark}">${letters}</text></svg>`
}

/** What the price was, when all that can be had is reduced. */
export function priceBefore({ variants }: ProductNow): number | null {
  const reduced = variants.flatMap(({ price, compareAtPrice }) =>
    price !== null && compareAtPrice !== null && compareAtPrice > price ? [compareAtPrice] : [],
  )
  return reduced.length > 0 && reduced.length === variants.length ? Math.min(...reduced) : null
}

const wordsOf = ({ language }: Store) => demoWordsIn(language)

export function priceTag(store: Store, product: ProductNow): Html {
  const prices = new Set(product.variants.flatMap(({ price }) => price ?? []))
  const before = priceBefore(product)
  const now = money(store, product.price, product.currency)
  if (now === '') return html``
  const was =
    before === null
      ? null
      : html` <s><span class="hidden">${wordsOf(store).before} </span>${money(store, before, product.currency)}</s>`
  return html`<span class="price ${before === null ? '' : 'reduced'}">${prices.size > 1 ? `${wordsOf(store).from} ` : ''}<b>${now}</b>${was}</span>`
}

/** A product in a grid. @param note one line on why it is here */
export function productTile(store: Store, product: ProductNow, note: string | null = null): Html {
  const colours = new Set(
    product.variants.flatMap(({ options }) =>
      Object.entries(options).flatMap(([name, value]) => (kindOfName(name)?.kind === 'color' ? [value] : [])),
    ),
  )
  const words = wordsOf(store)
  const badge = !product.available ? words.soldOut : priceBefore(product) === null ? null : words.reduced
  return html`<li class="tile"><a href="${productPath(store, product.externalId)}">${picture(product, 'square')}
${badge ? html`<span class="badge ${product.available ? 'sale' : ''}">${badge}</span>` : null}
<span class="title">${decodeEntities(product.title)}</span></a>
${priceTag(store, product)}${colours.size > 1 ? html`<span class="soft">${words.colours(colours.size)}</span>` : null}
${note ? html`<span class="note">${note}</span>` : null}</li>`
}

export const grid = (tiles: readonly Html[]): Html => html`<ul class="grid">${tiles}</ul>`
