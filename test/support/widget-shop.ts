import type { AppOptions } from '../../src/app.ts'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { setCommerce } from '../../src/orders/set-commerce.ts'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import type { FakeSmtpServer } from './fake-smtp-server.ts'
import { type ShopSite, type SitePage, startShopSite } from './shop-site.ts'
import { startTestApp, type TestApp, type TestStore } from './test-app.ts'
import { TEST_SECRET } from './test-secret.ts'

export const BUYER = 'mara@mail.example'
export const ORDER = '7001'

/** What a title, an option or an address of a catalog may hold: markup, signs that turn the direction, a script as an address. */
export const HOSTILE = {
  title: `</title><img src=x onerror="window.pwned=1"><script>window.pwned=1</script> \u202eteertS\u2066 Kazoo`,
  long: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6),
  url: 'javascript:window.pwned=1',
}

/** A shop with a site of its own, whose pages have the widget. */
export interface WidgetShop {
  app: TestApp
  store: TestStore
  site: ShopSite
  /** Spiel's address, as the pages know it. */
  url: string
  key: string
  /** The tag, as the docs tell. */
  tag(attributes?: string): string
  close(): Promise<void>
}

export interface ShopOptions {
  env?: Record<string, string>
  app?: AppOptions
  /** What stands before Spiel: takes its address, gives the one that the pages know. */
  front?: (url: string) => Promise<string>
  /** What is in it before the first visit, besides the linen. */
  fill?: (shop: WidgetShop) => Promise<unknown>
  /** More pages; `/` is there. */
  pages?: (shop: WidgetShop) => Record<string, SitePage>
}

/** Options of a shop that sends mail, and whose open conversations look for news every 20 ms. */
export const mailingShop = (smtp: FakeSmtpServer): ShopOptions => ({
  env: { SPIEL_SMTP_URL: smtp.url, SPIEL_MAIL_FROM: 'Acme <help@acme.example>', SPIEL_SECRET: TEST_SECRET },
  app: { widget: { times: { watchMs: 20 } } },
})

/**
 * Spiel on an embedded database whatever kind is under test: what browsers see does not hang on it. Tests that use only this
 * module run once.
 */
export async function openWidgetShop({
  env,
  app: options,
  front,
  fill: more,
  pages,
}: ShopOptions = {}): Promise<WidgetShop> {
  const site = await startShopSite()
  const app = await startTestApp({ SPIEL_TURN_LIMITS: '0', ...env }, options)
  const store = await app.createStore('Acme')
  const { key } = await createWidgetKey(store.context, { origins: [site.origin] })
  await fill(store, site.origin)
  const url = front ? await front(app.url) : app.url
  const shop: WidgetShop = {
    ...{ app, store, site, url, key },
    tag: (attributes = '') => `<script async src="${url}/widget.js" data-key="${key}" ${attributes}></script>`,
    close: async () => {
      await site.close()
      await app.close()
    },
  }
  const body = `<h1>Acme</h1><p>Things of linen. <a href="#more" id="link">More</a> <button id="buy">Buy</button></p>`
  site.pages = {
    '/': { body, head: shop.tag() },
    '/other': { body, head: shop.tag() },
    '/p/shirt': { body, head: shop.tag() },
    '/p/trousers': { body, head: shop.tag() },
    '/ar': { body, head: shop.tag(), language: 'ar' },
    '/de': { body, head: shop.tag(), language: 'de' },
    ...pages?.(shop),
  }
  await more?.(shop)
  return shop
}

async function fill({ context }: TestStore, origin: string): Promise<void> {
  const shirt = (size: string, price: number, inventory: number) => ({
    ...{ externalId: `shirt-${size}`, title: `blue / ${size}`, price, inventory },
    options: { color: 'blue', size },
  })
  const link = (id: string) => ({ url: `${origin}/p/${id}`, imageUrl: `${origin}/image/${id}` })
  const one = (id: string, title: string, price: number, inventory: number) => ({
    ...{ externalId: id, title, ...link(id) },
    variants: [{ externalId: `${id}-1`, price, inventory }],
  })
  await upsertProducts(context, [
    { externalId: 'shirt', title: 'Linen Shirt', ...link('shirt'), variants: [shirt('M', 30, 4), shirt('L', 32, 0)] },
    one('trousers', 'Linen Trousers', 59, 2),
    one('dress', 'Linen Dress', 79.5, 0),
    one('scarf', 'Linen Scarf', 18, 7),
    { ...one('kazoo', HOSTILE.title, 12, 3), url: null, description: `${HOSTILE.url} ${HOSTILE.title}` },
    one('kazoo-long', `Kazoo ${HOSTILE.long}`, 13, 3),
  ])
  const items = [{ title: 'Linen Shirt', platformVariantId: 'shirt-M', quantity: 1, unitPrice: 28 }]
  const tracking = { trackingNumber: 'JD0144', trackingUrl: `${origin}/track/JD0144`, trackingCarrier: 'DHL' }
  const state = { financialStatus: 'paid', fulfillmentStatus: 'shipped', placedAt: '2026-11-02T10:00:00Z' }
  await upsertOrders(context, [
    { externalId: ORDER, email: BUYER, currency: 'USD', total: 28, items, ...state, ...tracking },
  ])
  await setCommerce(context, { origin, cartUrl: `${origin}/cart?{items:id={id}:{quantity}|&}` })
  const policy = '# Returns\n\nYou can return any item within 30 days of delivery. A return label is $5.\n'
  await addKnowledge(context, { file: { name: 'returns.md', content: Buffer.from(policy).toString('base64') } })
}
