import type { ProductNow } from '../../catalog/get-product.ts'
import type { SearchAnswer } from '../../search/search-products.ts'
import { type Html, html } from '../../shared/html.ts'
import { decodeEntities } from '../../shared/lay-out-text.ts'
import type { Store } from '../../stores/stores.schema.ts'
import { type FitParts, fitLine } from '../../widget/fit-line.ts'
import { type DemoShop, shopDocument } from './demo-pages.ts'
import { categoryPath, grid, homeOf, money, picture, priceBefore, productTile } from './demo-parts.ts'
import { tryAsking } from './demo-try.ts'

const IN_HERO = 3
const ON_SALE = 4
const POPULAR = 12

/** @param faces one product for each category, for its picture */
export function homePage(
  shop: DemoShop,
  { products, faces }: { products: readonly ProductNow[]; faces: ReadonlyMap<string, ProductNow> },
): Html {
  const { store, categories, isOwn } = shop
  const sale = products.filter((product) => product.available && priceBefore(product) !== null).slice(0, ON_SALE)
  const popular = products.filter((product) => !sale.includes(product)).slice(0, POPULAR)
  const tiles = categories.flatMap(({ name, count, productId }) => {
    const face = faces.get(productId)
    return face
      ? [
          html`<li><a href="${categoryPath(store, name)}">${picture(face, 'wide')}<b>${decodeEntities(name)}</b><span class="soft">${count}</span></a></li>`,
        ]
      : []
  })
  const shown = [...faces.values(), ...products].slice(0, IN_HERO)
  return shopDocument(shop, {
    title: store.name,
    content:
      products.length === 0
        ? html`<h1>${store.name}</h1><p>Nothing is here yet. Push a catalog (<a href="/">how</a>), or fill in the demo’s own:
<code>npx spiel demo --fill --store ${store.slug}</code></p>`
        : html`<section class="hero"><div><h1>${isOwn ? 'Good things for every day' : store.name}</h1>
<p>${isOwn ? 'Made to last, and found by asking: say what you need, and the assistant looks through the whole shop.' : 'Say what you need, and the assistant looks through the whole shop.'}</p>
<p class="deeds"><button type="button" data-open>Ask the assistant</button><a class="quiet" href="${homeOf(store)}?all">See everything</a></p></div>
<div class="collage">${shown.map((product) => picture(product, 'square'))}</div></section>
${tryAsking(isOwn, categories, products)}
${tiles.length > 1 ? html`<section aria-labelledby="shelves"><h2 id="shelves">Shop by category</h2><ul class="shelves">${tiles}</ul></section>` : null}
${sale.length > 0 ? html`<section aria-labelledby="sale"><h2 id="sale">On sale</h2>${grid(sale.map((product) => productTile(store, product)))}</section>` : null}
<section aria-labelledby="popular"><h2 id="popular">Popular</h2>${grid(popular.map((product) => productTile(store, product)))}</section>`,
  })
}

interface Results {
  /** What was searched for, or the category; empty = everything. */
  title: string
  q: string
  category: string | undefined
  found: SearchAnswer
  products: ReadonlyMap<string, ProductNow>
}

export function resultsPage(shop: DemoShop, { title, q, category, found, products }: Results): Html {
  const { store } = shop
  const tiles = found.data.flatMap((hit) => {
    const product = products.get(hit.externalId)
    return product ? [productTile(store, product, q ? noteOf(store, product, hit) : null)] : []
  })
  const relaxed = found.relaxed.map(({ wanted }) => wanted).join(', ')
  return shopDocument(shop, {
    title: `${title} – ${store.name}`,
    q,
    ...(category === undefined ? {} : { current: category }),
    content: html`<h1>${q ? html`“${q}”` : decodeEntities(title)}</h1>
${found.corrected ? html`<p class="soft">Shown for “${found.corrected}”.</p>` : null}
${relaxed ? html`<p class="soft">Nothing has ${relaxed}. These come near.</p>` : null}
${
  tiles.length > 0
    ? html`<p class="soft">${tiles.length} products</p>${grid(tiles)}`
    : html`<p>Nothing found. <button type="button" data-ask="${q}">Ask the assistant instead</button></p>`
}`,
  })
}

const noteOf = (store: Store, { currency }: ProductNow, hit: FitParts): string | null =>
  fitLine(hit, { locale: store.language, money: (amount) => money(store, amount, currency) })
