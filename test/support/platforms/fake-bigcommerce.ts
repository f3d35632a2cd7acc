import { createHash, createHmac } from 'node:crypto'
import {
  type FakeAnswer,
  type FakeDelivery,
  type FakeRequest,
  FakeServer,
  isoSeconds,
  pageOf,
  secondsOf,
} from './fake-platform-server.ts'
import type { Expected, FakeOrder, FakeProduct, WorldEvent } from './fake-world.ts'

const HASH = 'abc123xyz'
const TOKEN = 'token-of-the-account'
const CLIENT_SECRET = 'client-secret-of-the-account'
/** Of the app that tells who is logged in. */
const APP_ID = '6sv16tfx3j5gsopm42ss5dd67g2srvq'
const APP_SECRET = 'client-secret-of-the-app'
const statusIds: Record<FakeOrder['state'], [number, string]> = {
  unpaid: [7, 'Awaiting Payment'],
  paid: [11, 'Awaiting Fulfillment'],
  shipped: [2, 'Shipped'],
  cancelled: [5, 'Cancelled'],
  refunded: [4, 'Refunded'],
}
const readAs: Record<FakeOrder['state'], [string | null, string | null]> = {
  unpaid: ['pending', 'unfulfilled'],
  paid: ['paid', 'unfulfilled'],
  shipped: ['paid', 'shipped'],
  cancelled: ['voided', 'cancelled'],
  refunded: ['refunded', null],
}

interface BigHook {
  id: number
  scope: string
  destination: string
  is_active: boolean
  headers: Record<string, string>
}

/** BigCommerce's API as its documents tell: v3 envelopes with pagination, v2 bare lists and 204, thin hooks signed by Standard Webhooks. */
export class FakeBigcommerce extends FakeServer {
  readonly platform = 'bigcommerce'
  readonly hooks: BigHook[] = []
  scopes = new Set(['products', 'orders', 'information'])
  #deliveries = 0

  credentials(): Record<string, string> {
    return { storeHash: HASH, accessToken: TOKEN, clientSecret: CLIENT_SECRET, apiUrl: this.url }
  }

  /** With the app that tells who is logged in on the shop's pages. */
  credentialsWithApp(): Record<string, string> {
    return { ...this.credentials(), appClientId: APP_ID, appClientSecret: APP_SECRET }
  }

  /** Who is logged in, as GET /customer/current.jwt on the shop's pages tells it for fifteen minutes. */
  currentCustomer(
    customer: { id: number; email: string },
    { claims = {}, header = {}, secret = APP_SECRET }: { claims?: object; header?: object; secret?: string } = {},
  ): string {
    const iat = Math.floor(Date.now() / 1000)
    const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url')
    const payload = {
      ...{ customer: { ...customer, group_id: '6' }, iss: 'bc/apps', sub: HASH, iat, exp: iat + 900, version: 1 },
      ...{ aud: APP_ID, application_id: APP_ID, store_hash: HASH, operation: 'current_customer', ...claims },
    }
    const signed = `${part({ alg: 'HS256', typ: 'JWT', ...header })}.${part(payload)}`
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
  }

  breakHooks(): void {
    for (const hook of this.hooks) hook.is_active = false
  }

  protected hooksFor({ kind, what, id, atMs }: WorldEvent): FakeDelivery[] {
    const topic = `store/${kind}/${what}`
    return this.hooks
      .filter(
        ({ scope, is_active: isOn }) =>
          isOn && (scope === topic || (scope.endsWith('/*') && topic.startsWith(scope.slice(0, -1)))),
      )
      .map(({ destination, headers }) => {
        const data = { type: kind, id }
        const hash = createHash('sha1')
          .update(JSON.stringify([topic, data]))
          .digest('hex')
        const created = Math.floor(atMs / 1000)
        const event = { kind, what, id, atMs }
        const told = { scope: topic, store_id: '1025646', data, hash, created_at: created, producer: `stores/${HASH}` }
        return this.#signed({ event, topic, url: destination, body: Buffer.from(JSON.stringify(told)), headers })
      })
  }

  #signed({ headers, body, ...delivery }: FakeDelivery): FakeDelivery {
    const id = `msg_${++this.#deliveries}`
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', CLIENT_SECRET).update(`${id}.${timestamp}.`).update(body).digest('base64')
    const signed = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
    return { ...delivery, body, headers: { 'content-type': 'application/json', ...headers, ...signed } }
  }

  protected answer(request: FakeRequest): FakeAnswer {
    const { url } = request
    const root = `/stores/${HASH}`
    if (request.headers['x-auth-token'] !== TOKEN || !url.pathname.startsWith(root))
      return { status: 401, body: { status: 401 } }
    const path = url.pathname.slice(root.length)
    if (path === '/v2/store') return this.#scoped('information', () => this.#store())
    if (path === '/v3/catalog/products') return this.#scoped('products', () => this.#products(url))
    if (path === '/v3/catalog/brands')
      return { status: 200, body: { data: [{ id: 36, name: 'Acme & Sons' }], meta: {} } }
    if (path === '/v3/catalog/categories') return { status: 200, body: { data: [{ id: 23, name: 'Jars' }], meta: {} } }
    if (path.startsWith('/v3/hooks')) return this.#hooks(request, path)
    if (path.startsWith('/v2/orders')) return this.#scoped('orders', () => this.#orders(url, path))
    return { status: 404, body: { status: 404 } }
  }

  #scoped(scope: string, answer: () => FakeAnswer): FakeAnswer {
    return this.scopes.has(scope)
      ? answer()
      : { status: 403, body: { status: 403, title: 'You don’t have a required scope' } }
  }

  #store(): FakeAnswer {
    const body = {
      name: this.world.name,
      secure_url: 'https://shop.example',
      domain: 'shop.example',
      currency: this.world.currency,
    }
    return { status: 200, body }
  }

  #products(url: URL): FakeAnswer {
    const query = url.searchParams
    const limit = Number(query.get('limit') ?? 50)
    if (limit > 250) return { status: 422, body: { status: 422 } }
    const ids = query.get('id:in')?.split(',').map(Number)
    const greater = Number(query.get('id:greater') ?? 0)
    const since = query.get('date_modified:min')
    const byTime = query.get('sort') === 'date_modified'
    const found = [...this.world.products.values()]
      .filter(({ id }) => id > greater && (ids === undefined || ids.includes(id)))
      .filter(({ updatedMs }) => since === null || updatedMs >= Date.parse(since))
      .sort((a, b) => (byTime ? a.updatedMs - b.updatedMs : 0) || a.id - b.id)
    const page = Number(query.get('page') ?? 1)
    const rows = pageOf(found, page, limit).map((one) =>
      this.#product(one, (query.get('include') ?? '').includes('variants')),
    )
    const pagination = {
      ...{ total: found.length, count: rows.length, per_page: limit, current_page: page },
      total_pages: Math.ceil(found.length / limit),
    }
    return { status: 200, body: { data: rows, meta: { pagination } } }
  }

  #product(product: FakeProduct, withVariants: boolean): object {
    const isTracked = product.variants.some(({ inventory }) => inventory !== null)
    return {
      ...{ id: product.id, name: product.title, type: 'physical', sku: '', description: product.description },
      ...{ price: product.variants[0]?.price ?? 0, calculated_price: null, categories: [23], brand_id: 36 },
      ...{ inventory_level: 0, inventory_tracking: isTracked ? 'variant' : 'none', is_visible: product.isListed },
      ...{ availability: 'available', search_keywords: product.tags.join(','), upc: '', mpn: '', gtin: '' },
      ...{
        date_created: `${isoSeconds(product.createdMs)}+00:00`,
        date_modified: `${isoSeconds(product.updatedMs)}+00:00`,
      },
      ...{ custom_url: { url: `/p-${product.id}/` }, images: [], custom_fields: [] },
      ...(withVariants
        ? {
            variants: product.variants.map((variant) => ({
              ...{ id: variant.id, product_id: product.id, sku: variant.sku, price: variant.price },
              ...{ calculated_price: variant.price, sale_price: 0, retail_price: null, purchasing_disabled: false },
              ...{ image_url: '', upc: '', mpn: '', gtin: '', inventory_level: variant.inventory ?? 0 },
              option_values: Object.entries(variant.options).map(([name, label]) => ({
                id: 1,
                label,
                option_id: 2,
                option_display_name: name,
              })),
            })),
          }
        : {}),
    }
  }

  #hooks({ method, json }: FakeRequest, path: string): FakeAnswer {
    const own = this.hooks.find(({ id }) => path === `/v3/hooks/${id}`)
    if (method === 'GET') return { status: 200, body: { data: this.hooks, meta: { pagination: { total_pages: 1 } } } }
    if (method === 'POST') {
      if (this.hooks.length >= 10) return { status: 422, body: { status: 422 } }
      const made = { id: this.world.newId(), ...json }
      this.hooks.push(made)
      return { status: 200, body: { data: made, meta: {} } }
    }
    if (!own) return { status: 404, body: { status: 404 } }
    if (method === 'DELETE') this.hooks.splice(this.hooks.indexOf(own), 1)
    else Object.assign(own, json)
    return { status: 200, body: { data: own, meta: {} } }
  }

  #orders(url: URL, path: string): FakeAnswer {
    const [, , , id, below] = path.split('/')
    if (id === undefined) return this.#orderList(url)
    const order = this.world.orders.get(Number(id))
    if (!order) return { status: 404, body: [{ status: 404, message: 'The requested resource was not found.' }] }
    if (below === 'products')
      return listAnswer(pageOf(order.items, Number(url.searchParams.get('page') ?? 1), 250).map(itemOf))
    if (below === 'shipments') return listAnswer(order.tracking ? [shipmentOf(order)] : [])
    return { status: 200, body: this.#order(order) }
  }

  #orderList({ searchParams: query }: URL): FakeAnswer {
    const since = query.get('min_date_modified')
    const byTime = query.get('sort')?.startsWith('date_modified')
    const found = [...this.world.orders.values()]
      .filter(({ id }) => id >= Number(query.get('min_id') ?? 0))
      .filter(({ updatedMs }) => since === null || secondsOf(updatedMs) >= Date.parse(since) - 999)
      .sort((a, b) => (byTime ? a.updatedMs - b.updatedMs : 0) || a.id - b.id)
    const rows = pageOf(found, Number(query.get('page') ?? 1), Number(query.get('limit') ?? 50))
    return listAnswer(rows.map((order) => this.#order(order)))
  }

  #order(order: FakeOrder): object {
    const [status_id, status] = statusIds[order.state]
    const [first_name = '', ...rest] = order.name.split(' ')
    return {
      ...{
        id: order.id,
        customer_id: 11,
        status_id,
        status,
        custom_status: `My ${status}`,
        currency_code: this.world.currency,
      },
      ...{ date_created: rfc2822(order.createdMs), date_modified: rfc2822(order.updatedMs), is_deleted: false },
      total_inc_tax: order.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0).toFixed(4),
      items_shipped: order.tracking ? 1 : 0,
      billing_address: { first_name, last_name: rest.join(' '), email: order.email ?? '', phone: '' },
    }
  }

  expected(): Expected {
    const gid = (type: string, id: number) => `gid://bigcommerce/${type}/${id}`
    const products = [...this.world.products.values()].map((product) => {
      const isTracked = product.variants.some(({ inventory }) => inventory !== null)
      const variants = product.variants.map(({ id, price, inventory }) => [
        gid('Variant', id),
        // A price of none is inherited; BigCommerce's fake product has then none either.
        [price, isTracked ? (inventory ?? 0) : null],
      ])
      const told = { title: product.title, offered: product.isListed, variants: Object.fromEntries(variants) }
      return [gid('Product', product.id), told]
    })
    const orders = [...this.world.orders.values()].map((order) => {
      const [financial, fulfillment] = readAs[order.state]
      return [gid('Order', order.id), { email: order.email, financial, fulfillment, items: order.items.length }]
    })
    return { products: Object.fromEntries(products), orders: Object.fromEntries(orders) }
  }
}

const listAnswer = (rows: object[]): FakeAnswer => (rows.length === 0 ? { status: 204 } : { status: 200, body: rows })
const rfc2822 = (ms: number): string => new Date(secondsOf(ms)).toUTCString().replace('GMT', '+0000')
const itemOf = (item: FakeOrder['items'][number]) => ({
  ...{
    id: item.variantId,
    product_id: item.productId,
    variant_id: item.variantId,
    name: item.title,
    quantity: item.quantity,
  },
  price_inc_tax: item.price.toFixed(4),
})
const shipmentOf = ({ id, tracking }: FakeOrder) => ({
  ...{ id: 6, order_id: id, tracking_number: tracking?.number, tracking_link: '', tracking_carrier: '' },
  generated_tracking_link: tracking?.url,
  shipping_provider_display_name: tracking?.carrier,
})
