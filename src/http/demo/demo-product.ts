import type { ProductNow } from '../../catalog/get-product.ts'
import type { VariantNow } from '../../catalog/get-variants.ts'
import { demoPolicies } from '../../demo/demo-policies.ts'
import { type Html, html, jsonInHtml } from '../../shared/html.ts'
import { decodeEntities, layOut, type TextBlock } from '../../shared/lay-out-text.ts'
import type { Store } from '../../stores/stores.schema.ts'
import { type DemoShop, shopDocument } from './demo-pages.ts'
import { categoryPath, grid, homeOf, money, picture, pictureUrl, priceBefore, productTile } from './demo-parts.ts'
import { type DemoWords, demoWordsIn } from './demo-words.ts'

/** Values of an option that are shown as buttons; more are a list to choose from. */
const MOST_BUTTONS = 12
const MOST_OPTIONS = 6
const MOST_PICTURES = 8
const FEW = 4
const FOLDED = ['Shipping', 'Returns', 'Warranty']

export function productPage(shop: DemoShop, product: ProductNow, others: readonly ProductNow[]): Html {
  const { store, isOwn } = shop
  const words = demoWordsIn(store.language)
  const { externalId, category, vendor } = product
  const title = decodeEntities(product.title)
  const [top = ''] = (category ?? '').split('>')
  const path = top.trim()
  return shopDocument(shop, {
    title: `${title} – ${store.name}`,
    ...(path ? { current: path } : {}),
    head: html`<script type="application/ld+json">${jsonInHtml(linkedData(product))}</script>`,
    content: html`<p class="crumbs"><a href="${homeOf(store)}">${words.home}</a>${path ? html` / <a href="${categoryPath(store, path)}">${decodeEntities(path)}</a>` : null}</p>
<article class="product" data-product="${externalId}">${gallery(product, words)}
<div class="about"><h1>${title}</h1>${vendor ? html`<p class="soft">${decodeEntities(vendor)}</p>` : null}
${buyForm(store, product, { title, words })}
<spiel-ask product="${externalId}"></spiel-ask>
${layOutHtml(product.description)}
${isOwn ? demoPolicies.filter((one) => FOLDED.includes(one.title)).map((one) => html`<details><summary>${one.title}</summary><p>${one.text}</p></details>`) : null}</div></article>
${others.length > 0 ? html`<section aria-labelledby="others"><h2 id="others">${words.others}</h2>${grid(others.map((one) => productTile(store, one)))}</section>` : null}`,
  })
}

function gallery(product: ProductNow, words: DemoWords): Html {
  const urls = [...new Set([product.imageUrl, ...product.images].flatMap((url) => (url ? [pictureUrl(url)] : [])))]
  const shown = urls.slice(0, MOST_PICTURES)
  const buttons = shown.map(
    (url, at) =>
      html`<li><button type="button" aria-label="${words.picture(at + 1)}" ${at === 0 ? html`aria-current="true"` : null}><img src="${url}" alt="" width="80" height="80" loading="lazy" referrerpolicy="no-referrer"></button></li>`,
  )
  return html`<div class="gallery">${picture(product, 'large')}${shown.length > 1 ? html`<ul class="thumbs">${buttons}</ul>` : null}</div>`
}

function buyForm(store: Store, product: ProductNow, { title, words }: { title: string; words: DemoWords }): Html {
  const { externalId, currency, available, variants } = product
  const first = variants.find((variant) => variant.available) ?? variants[0]
  const before = priceBefore(product)
  const told = variants.map(
    ({ externalId: id, price, compareAtPrice, inventory, available: isThere, options, title: name, imageUrl }) => ({
      ...{ id, price: money(store, price, currency), amount: price, left: inventory, isThere },
      was:
        compareAtPrice !== null && price !== null && compareAtPrice > price
          ? money(store, compareAtPrice, currency)
          : null,
      options: optionsOf({ options, title: name, externalId: id }, words),
      picture: imageUrl ? pictureUrl(imageUrl) : null,
    }),
  )
  return html`<form class="buy" data-id="${externalId}" data-title="${title}" data-currency="${currency}">
<p class="price ${before === null ? '' : 'reduced'}"><b id="price">${money(store, first?.price ?? product.price, currency)}</b> <s id="was">${money(store, before, currency)}</s></p>
${variants.length > 1 ? optionRows(variants, first, words) : null}
<input type="hidden" name="variant" value="${first?.externalId ?? ''}">
<p class="stock" id="stock">${stockOf(first, words)}</p>
<button class="main" ${available ? null : html`disabled`}>${available ? words.script.addToCart : words.script.outOfStock}</button>
<output aria-live="polite"></output>
<script type="application/json" id="variants">${jsonInHtml(told)}</script></form>`
}

function stockOf(variant: VariantNow | undefined, { script }: DemoWords): string {
  if (!variant?.available) return script.outOfStock
  const { inventory } = variant
  return inventory !== null && inventory <= FEW ? script.left.replace('#', String(inventory)) : script.inStock
}

/** What tells a variant from the others: its options, else its name. */
const optionsOf = (
  { options, title, externalId }: Pick<VariantNow, 'options' | 'title' | 'externalId'>,
  { choose }: DemoWords,
): Record<string, string> => (Object.keys(options).length > 0 ? options : { [choose]: title ?? externalId })

function optionRows(variants: readonly VariantNow[], first: VariantNow | undefined, words: DemoWords): Html[] {
  const values = new Map<string, Set<string>>()
  for (const variant of variants) {
    for (const [name, value] of Object.entries(optionsOf(variant, words))) {
      values.set(name, (values.get(name) ?? new Set()).add(value))
    }
  }
  const chosen: Record<string, string> = first ? optionsOf(first, words) : {}
  const differing = [...values].filter(([, all]) => all.size > 1)
  return differing.map(([name, all], at) =>
    optionRow({
      name,
      values: [...all],
      chosen: chosen[name],
      isLong: all.size > MOST_BUTTONS || at >= MOST_OPTIONS,
    }),
  )
}

function optionRow(row: { name: string; values: string[]; chosen: string | undefined; isLong: boolean }): Html {
  const { name, values, chosen, isLong } = row
  const label = decodeEntities(name)
  if (isLong) {
    const choices = values.map((value) => html`<option ${value === chosen ? html`selected` : null}>${value}</option>`)
    return html`<label class="option">${label}<select name="option" data-option="${name}">${choices}</select></label>`
  }
  const buttons = values.map(
    (value) =>
      html`<label class="choice"><input type="radio" name="option:${name}" data-option="${name}" value="${value}" ${value === chosen ? html`checked` : null}><span>${decodeEntities(value)}</span></label>`,
  )
  return html`<fieldset class="option"><legend>${label}</legend>${buttons}</fieldset>`
}

function layOutHtml(description: string | null): Html | null {
  if (!description) return null
  const runs = (block: TextBlock) => block.runs.map(({ text, isBold }) => (isBold ? html`<b>${text}</b>` : text))
  const parts: Html[] = []
  let list: Html[] = []
  const flush = () => {
    if (list.length > 0) parts.push(html`<ul>${list}</ul>`)
    list = []
  }
  for (const block of layOut(description)) {
    if (block.kind === 'li') list.push(html`<li>${runs(block)}</li>`)
    else {
      flush()
      parts.push(block.kind === 'h' ? html`<h3>${runs(block)}</h3>` : html`<p>${runs(block)}</p>`)
    }
  }
  flush()
  return html`<div class="description">${parts}</div>`
}

function linkedData({ externalId, title, price, currency, available, imageUrl }: ProductNow): object {
  const availability = `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`
  const offers = { '@type': 'Offer', price, priceCurrency: currency, availability }
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    productID: externalId,
    name: decodeEntities(title),
    ...(imageUrl ? { image: imageUrl } : {}),
    ...(price === null ? {} : { offers }),
  }
}
