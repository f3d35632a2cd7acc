import type { ProductNow } from '../../catalog/get-product.ts'
import type { SearchAnswer } from '../../search/search-products.ts'
import { type Html, html } from '../../shared/html.ts'
import { decodeEntities } from '../../shared/lay-out-text.ts'
import type { Store } from '../../stores/stores.schema.ts'
import { type FitParts, fitLine } from '../../widget/fit-line.ts'
import { ownWordsIn } from './demo-own-words.ts'
import { type DemoShop, shopDocument } from './demo-pages.ts'
import { categoryPath, grid, homeOf, money, picture, priceBefore, productTile } from './demo-parts.ts'
import { tryAsking } from './demo-try.ts'
import { demoWordsIn } from './demo-words.ts'

const IN_HERO = 3
const ON_SALE = 4
const POPULAR = 12

/** @param faces one product for each category, for its picture */
export function homePage(
  shop: DemoShop,
  { products, faces }: { products: readonly ProductNow[]; faces: ReadonlyMap<string, ProductNow> },
): Html {
  const { store, categories, isOwn } = shop
  const words = demoWordsIn(store.language)
  const own = ownWordsIn(store.language)
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
        : html`<section class="hero"><div><h1>${isOwn ? own.hero : store.name}</h1>
<p>${isOwn ? own.lead : words.lead}</p>
<p class="deeds"><button type="button" data-open>${words.ask}</button><a class="quiet" href="${homeOf(store)}?all">${words.everything}</a></p></div>
<div class="collage">${shown.map((product) => picture(product, 'square'))}</div></section>
${tryAsking(shop, products)}
${tiles.length > 1 ? html`<section aria-labelledby="shelves"><h2 id="shelves">${words.shelves}</h2><ul class="shelves">${tiles}</ul></section>` : null}
${sale.length > 0 ? html`<section aria-labelledby="sale"><h2 id="sale">${words.sale}</h2>${grid(sale.map((product) => productTile(store, product)))}</section>` : null}
<section aria-labelledby="popular"><h2 id="popular">${words.popular}</h2>${grid(popular.map((product) => productTile(store, product)))}</section>`,
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
  const words = demoWordsIn(store.language)
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
${found.corrected ? html`<p class="soft">${words.shownFor(found.corrected)}</p>` : null}
${relaxed ? html`<p class="soft">${words.nothingHas(relaxed)}</p>` : null}
${
  tiles.length > 0
    ? html`<p class="soft">${words.products(tiles.length)}</p>${grid(tiles)}`
    : html`<p>${words.nothing} <button type="button" data-ask="${q}">${words.askInstead}</button></p>`
}`,
  })
}

const noteOf = (store: Store, { currency }: ProductNow, hit: FitParts): string | null =>
  fitLine(hit, { locale: store.language, money: (amount) => money(store, amount, currency) })
