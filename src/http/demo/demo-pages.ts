import type { ProductNow } from '../../catalog/get-product.ts'
import type { VariantNow } from '../../catalog/get-variants.ts'
import type { FoundProduct } from '../../search/present-hit.ts'
import { type Html, html, jsonInHtml } from '../../shared/html.ts'
import { remembering } from '../../shared/remembering.ts'
import type { Store } from '../../stores/stores.schema.ts'

/** What all pages of one demo shop have in common. */
export interface DemoShop {
  store: Store
  widgetKey: string
}

const MOST_DESCRIPTION = 2_000

const homeOf = ({ slug }: Store) => `/demo/${slug}`
export const productPath = (store: Store, externalId: string) => `${homeOf(store)}/p/${encodeURIComponent(externalId)}`

/** Amounts are in units of the currency, such as 12.5 dollars. */
function money({ language }: Store, amount: number | null, currency: string): string {
  if (amount === null) return ''
  return formatOf(`${language} ${currency}`)?.format(amount) ?? `${amount} ${currency}`
}

/** By language and currency: making one takes longer than a hundred uses, and a page may have 2,048. Null for a currency that is none. */
const formatOf = remembering((key): Intl.NumberFormat | null => {
  const [language, currency = ''] = key.split(' ')
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency })
  } catch {
    return null
  }
}, 100)

/** The list of stores, when there is more than one, or none yet. */
export function choosePage(stores: readonly Store[]): Html {
  const list = stores.map((store) => html`<li><a href="${homeOf(store)}">${store.name}</a></li>`)
  return document({
    title: 'Demo shop',
    language: 'en',
    content:
      stores.length > 0
        ? html`<h1>Which store?</h1><ul class="stores">${list}</ul>`
        : html`<h1>There is no store yet</h1>
<p>A demo shop is made of the catalog that you push. <a href="/">Three commands</a> lead there.</p>`,
  })
}

export function homePage(shop: DemoShop, { products, q }: { products: readonly FoundProduct[]; q: string }): Html {
  const { store } = shop
  const cards = products.map(
    (product) => html`<li class="card">
<a href="${productPath(store, product.externalId)}">${picture(product.imageUrl)}<span class="title">${product.title}</span></a>
<span class="price">${money(store, product.price, product.currency)}</span>
${product.available ? null : html`<span class="soft">Out of stock</span>`}</li>`,
  )
  return shopDocument(shop, {
    title: store.name,
    q,
    content: html`<h1>${q ? html`“${q}”` : store.name}</h1>
${products.length > 0 ? html`<ul class="grid">${cards}</ul>` : html`<p>Nothing found.${q ? null : html` Push a catalog first: <a href="/">how</a>.`}</p>`}`,
  })
}

export function productPage(shop: DemoShop, product: ProductNow): Html {
  const { store } = shop
  const { externalId, title, currency } = product
  const description = plain(product.description)
  return shopDocument(shop, {
    title: `${title} – ${store.name}`,
    head: html`<script type="application/ld+json">${jsonInHtml(linkedData(product))}</script>`,
    content: html`<article class="product" data-product="${externalId}">
${picture(product.imageUrl, 'large')}
<div><h1>${title}</h1>${product.vendor ? html`<p class="soft">${product.vendor}</p>` : null}
<form class="buy" data-id="${externalId}" data-title="${title}" data-currency="${currency}">
<span class="price">${money(store, product.price, currency)}</span>
${variantChoice(store, product)}
<button ${product.available ? null : html`disabled`}>${product.available ? 'Add to cart' : 'Out of stock'}</button>
<output aria-live="polite"></output></form>
${description ? html`<p class="description">${description}</p>` : null}</div></article>`,
  })
}

export function cartPage(shop: DemoShop): Html {
  return shopDocument(shop, {
    title: `Cart – ${shop.store.name}`,
    content: html`<h1>Cart</h1><div id="cart"><p>The cart is empty.</p></div>
<p class="soft">A demo: nothing can be paid here.</p>`,
  })
}

export function missingPage(shop: DemoShop): Html {
  return shopDocument(shop, {
    title: `Not found – ${shop.store.name}`,
    content: html`<h1>Not found</h1><p>There is no such product. <a href="${homeOf(shop.store)}">To the shop</a></p>`,
  })
}

function variantChoice(store: Store, { variants, currency }: ProductNow): Html {
  const [only] = variants
  if (only && variants.length === 1) {
    return html`<input type="hidden" name="variant" value="${only.externalId}" data-price="${only.price ?? ''}">`
  }
  const choices = variants.map((variant) => choiceOf(store, variant, currency))
  return html`<label for="variant">Choose</label><select id="variant" name="variant">${choices}</select>`
}

function choiceOf(store: Store, { externalId, title, price, options, available }: VariantNow, currency: string): Html {
  const name = Object.values(options).join(' / ') || title || externalId
  const parts = [name, money(store, price, currency), available ? '' : 'out of stock'].filter(Boolean).join(' · ')
  return html`<option value="${externalId}" data-price="${price ?? ''}" ${available ? null : html`disabled`}>${parts}</option>`
}

const picture = (url: string | null, size = '') =>
  url
    ? html`<img class="picture ${size}" src="${url}" alt="" loading="lazy" referrerpolicy="no-referrer">`
    : html`<span class="picture ${size}"></span>`

function linkedData({ externalId, title, price, currency, available, imageUrl }: ProductNow): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    productID: externalId,
    name: title,
    ...(imageUrl ? { image: imageUrl } : {}),
    ...(price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price,
            priceCurrency: currency,
            availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
          },
        }),
  }
}

/** A description without its tags; what is left is put in as text. */
const plain = (description: string | null) =>
  (description ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_DESCRIPTION)

function shopDocument(shop: DemoShop, page: { title: string; content: Html; head?: Html; q?: string }): Html {
  const { store, widgetKey } = shop
  const home = homeOf(store)
  return document({
    title: page.title,
    language: store.language,
    head: html`${page.head}<script async src="/demo/shop.js"></script>
<script async src="/widget.js" data-key="${widgetKey}"></script>`,
    content: html`<header data-shop="${home}"><a class="name" href="${home}">${store.name}</a>
<form role="search" action="${home}"><label class="hidden" for="q">Search</label>
<input id="q" name="q" type="search" value="${page.q ?? ''}" placeholder="Search"><button>Search</button></form>
<a href="${home}/cart">Cart <span id="count"></span></a></header>
<p class="note">A demo of the pushed catalog. The assistant is behind the button in the corner.</p>
<main>${page.content}</main>`,
  })
}

interface Page {
  title: string
  language: string
  head?: Html
  content: Html
}

export const document = ({ title, language, head, content }: Page): Html => html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/demo/shop.css">${head}</head>
<body>${content}</body></html>`
