import type { Category } from '../../catalog/list-categories.ts'
import { type Html, html, jsonInHtml } from '../../shared/html.ts'
import { decodeEntities } from '../../shared/lay-out-text.ts'
import type { Store } from '../../stores/stores.schema.ts'
import { categoryPath, homeOf } from './demo-parts.ts'
import { demoWordsIn } from './demo-words.ts'

/** What all pages of one demo shop have in common. */
export interface DemoShop {
  store: Store
  widgetKey: string
  categories: readonly Category[]
  /** It holds the demo's own catalog, with its orders and policies. */
  isOwn: boolean
}

const MOST_IN_MENU = 6

/** The list of stores, when there is more than one, or none yet. */
export function choosePage(stores: readonly Store[], mayFill: boolean): Html {
  const list = stores.map(
    (store) => html`<li><a href="${homeOf(store)}"><b>${store.name}</b><span>${homeOf(store)}</span></a></li>`,
  )
  if (stores.length > 0) {
    return document({
      ...{ title: 'Demo shop', language: 'en' },
      content: html`<main class="sign"><h1>Which store?</h1><ul class="stores">${list}</ul></main>`,
    })
  }
  return document({
    ...{ title: 'Demo shop', language: 'en' },
    content: html`<main class="sign"><h1>There is no store yet</h1>
<p>Try the assistant on a made-up shop: 120 illustrated products, 60 orders, policies and opening hours.</p>
${mayFill ? html`<form method="post" action="/demo/fill"><button>Set up the demo shop</button></form>` : null}
<p class="soft">Or push a catalog of your own: <a href="/">three commands</a> lead there.</p></main>`,
  })
}

export function missingPage(shop: DemoShop): Html {
  const words = demoWordsIn(shop.store.language)
  return shopDocument(shop, {
    title: `${words.missing} – ${shop.store.name}`,
    content: html`<h1>${words.missing}</h1><p>${words.noPage} <a href="${homeOf(shop.store)}">${words.toShop}</a></p>`,
  })
}

interface ShopPage {
  title: string
  content: Html
  head?: Html
  q?: string
  /** The category whose page it is. */
  current?: string
}

const leaf = html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20c0 -10 6 -16 16 -16c0 10 -6 16 -16 16zM4 20c3 -6 6 -9 10 -11" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`
const bag = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 8h14l1 13h-16zM8.5 8c0 -6 7 -6 7 0" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/></svg>`
const loupe = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0 -13zM15.5 15.5l5 5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/></svg>`

/** A page of a shop, with its head, its foot and the widget. */
export function shopDocument(shop: DemoShop, page: ShopPage): Html {
  const { store, widgetKey, categories, isOwn } = shop
  const home = homeOf(store)
  const words = demoWordsIn(store.language)
  const menu = categories
    .slice(0, MOST_IN_MENU)
    .map(
      ({ name }) =>
        html`<li><a href="${categoryPath(store, name)}" ${name === page.current ? html`aria-current="page"` : null}>${decodeEntities(name)}</a></li>`,
    )
  return document({
    title: page.title,
    language: store.language,
    head: html`${page.head}<script defer src="/demo/shop.js"></script>
<script async src="/widget.js" data-key="${widgetKey}"></script>`,
    content: html`<aside class="strip" aria-label="${words.aboutShop}">${words.strip}</aside>
<header data-shop="${home}"><div class="bar"><a class="name" href="${home}">${leaf}${store.name}</a>
<form role="search" action="${home}"><label class="hidden" for="q">${words.search}</label>
<input id="q" name="q" type="search" value="${page.q ?? ''}" placeholder="${words.search}"><button aria-label="${words.search}">${loupe}</button></form>
<a class="cart" href="${home}/cart">${bag}<span>${words.cart}</span> <span id="count"></span></a></div>
${menu.length > 0 ? html`<nav aria-label="${words.categories}"><ul>${menu}</ul></nav>` : null}</header>
<main>${page.content}</main>
<footer><p><b>${store.name}</b></p><p class="soft">${words.madeBySpiel}</p>
${isOwn ? html`<p><a href="${home}/policies">${words.hours}</a></p>` : null}</footer>
<script type="application/json" id="words">${jsonInHtml(words.script)}</script>`,
  })
}

interface Page {
  title: string
  language: string
  head?: Html
  content: Html
}

const styles = ['shop', 'shop-home', 'shop-product'].map(
  (name) => html`<link rel="stylesheet" href="/demo/${name}.css">`,
)

export const document = ({ title, language, head, content }: Page): Html => html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${styles}${head}</head>
<body>${content}</body></html>`
