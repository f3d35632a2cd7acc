import type { VariantNow } from '../../catalog/get-variants.ts'
import { demoPolicies } from '../../demo/demo-policies.ts'
import { type Html, html, jsonInHtml } from '../../shared/html.ts'
import { decodeEntities } from '../../shared/lay-out-text.ts'
import { type DemoShop, shopDocument } from './demo-pages.ts'
import { homeOf, pictureUrl } from './demo-parts.ts'
import { demoWordsIn } from './demo-words.ts'

/** Something that a cart link brings: `?add=variant:2`. */
export interface Added {
  variant: VariantNow
  quantity: number
}

/** The cart is drawn by the shop's script, from what the browser keeps. */
export function cartPage(shop: DemoShop, added: readonly Added[]): Html {
  const words = demoWordsIn(shop.store.language)
  const lines = added.map(({ variant, quantity }) => ({
    ...{ variantId: variant.externalId, quantity, price: variant.price, currency: variant.currency },
    title: [decodeEntities(variant.productTitle), Object.values(variant.options).join(' / ') || variant.title]
      .filter(Boolean)
      .join(' – '),
    picture: variant.imageUrl ? pictureUrl(variant.imageUrl) : null,
  }))
  return shopDocument(shop, {
    title: `${words.cart} – ${shop.store.name}`,
    content: html`<h1>${words.cart}</h1><div id="cart"><p>${words.script.empty}</p></div>
<script type="application/json" id="added">${jsonInHtml(lines)}</script>
<p class="soft">${words.demoOnly} <a href="${homeOf(shop.store)}">${words.toShop}</a></p>`,
  })
}

/** Where the tracking links of the demo's orders lead: it tells nothing about the order. */
export function trackPage(shop: DemoShop, number: string): Html {
  return shopDocument(shop, {
    title: `Parcel – ${shop.store.name}`,
    content: html`<h1>Where your parcel is</h1><p class="soft">Demo Parcel, order ${number}</p>
<ol class="journey"><li class="done">Handed over by the shop</li><li class="done">In the parcel centre</li><li class="now">On its way to you</li><li>Delivered</li></ol>
<p class="soft">A made-up page: in a real shop the link leads to the carrier. What an order holds tells the assistant, to who names its number and e-mail address.</p>`,
  })
}

export function policiesPage(shop: DemoShop): Html {
  const parts = demoPolicies.map(({ title, text }) => html`<section><h2>${title}</h2><p>${text}</p></section>`)
  return shopDocument(shop, {
    title: `Policies – ${shop.store.name}`,
    content: html`<h1>Shipping, returns and opening hours</h1><div class="policies">${parts}</div>`,
  })
}
