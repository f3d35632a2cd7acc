import { createHmac } from 'node:crypto'
import {
  type FakeAnswer,
  type FakeDelivery,
  type FakeRequest,
  FakeServer,
  isoSeconds,
  pageOf,
} from './fake-platform-server.ts'
import type { Expected, FakeOrder, FakeProduct, FakeVariant, WorldEvent } from './fake-world.ts'

const ROOT = '/wp-json/wc/v3'
const statusOf: Record<FakeOrder['state'], string> = {
  unpaid: 'pending',
  paid: 'processing',
  shipped: 'completed',
  cancelled: 'cancelled',
  refunded: 'refunded',
}
const readAs: Record<FakeOrder['state'], [string | null, string | null]> = {
  unpaid: ['pending', 'unfulfilled'],
  paid: ['paid', 'unfulfilled'],
  shipped: ['paid', 'fulfilled'],
  cancelled: ['voided', 'cancelled'],
  refunded: ['refunded', null],
}

interface WooHook {
  id: number
  topic: string
  delivery_url: string
  secret: string
  status: string
}

/** Keys on their way to a callback, as WooCommerce sends them. */
export const keysDelivery = (keys: unknown, path = '/hooks/v1/woocommerce/authorized'): FakeDelivery => ({
  ...{ event: undefined, topic: '', url: `https://chat.shop.example${path}` },
  headers: { 'content-type': 'application/json;charset=UTF-8' },
  body: Buffer.from(typeof keys === 'string' ? keys : JSON.stringify(keys)),
})

/** WooCommerce's REST API v3, as its documents tell: paging and totals in headers, Basic keys, hooks with whole bodies. */
export class FakeWoo extends FakeServer {
  readonly platform = 'woocommerce'
  readonly key = 'ck_0123456789abcdef0123456789abcdef01234567'
  readonly secret = 'cs_0123456789abcdef0123456789abcdef01234567'
  mayWrite = true
  readonly hooks: WooHook[] = []
  #deliveries = 0

  credentials(): Record<string, string> {
    return { shop: this.url, consumerKey: this.key, consumerSecret: this.secret }
  }

  /**
   * What happens when the owner, signed in to the shop, says yes on its page at this address: the keys go to the callback, and back into the shop's
   * drawer where they are not taken. Returns the callback's status and where the owner is led.
   */
  async approve(address: string, appUrl: string): Promise<{ status: number; returnUrl: string; sent: object }> {
    const { pathname, searchParams: asked } = new URL(address)
    const said = (name: string) => asked.get(name) ?? ''
    if (pathname !== '/wc-auth/v1/authorize' || said('app_name') === '') throw new Error('The shop shows no page here')
    if (!['read', 'write', 'read_write'].includes(said('scope'))) throw new Error('The shop knows no such scope')
    const callback = new URL(said('callback_url'))
    if (callback.protocol !== 'https:') throw new Error('The callback must be over https')
    const sent = {
      ...{ key_id: 7, user_id: said('user_id'), consumer_key: this.key, consumer_secret: this.secret },
      key_permissions: said('scope'),
    }
    const status = await this.deliver(appUrl, { ...keysDelivery(sent), url: callback.href })
    const returnUrl = new URL(said('return_url'))
    returnUrl.searchParams.set('success', status === 200 ? '1' : '0')
    returnUrl.searchParams.set('user_id', said('user_id'))
    return { status, returnUrl: returnUrl.href, sent }
  }

  breakHooks(): void {
    for (const hook of this.hooks) hook.status = 'disabled'
  }

  protected hooksFor(event: WorldEvent): FakeDelivery[] {
    const topic = `${event.kind}.${event.what}`
    return this.hooks
      .filter((hook) => hook.topic === topic && hook.status === 'active')
      .map((hook) => {
        const found = event.kind === 'product' ? this.world.products.get(event.id) : this.world.orders.get(event.id)
        const whole = found && ('variants' in found ? this.#product(found) : this.#order(found))
        const body = Buffer.from(
          JSON.stringify(event.what === 'deleted' ? { id: event.id } : (whole ?? { id: event.id })),
        )
        return this.#signed(hook, topic, body, event)
      })
  }

  #signed(hook: WooHook, topic: string, body: Buffer, event: WorldEvent): FakeDelivery {
    const [resource = '', name = ''] = topic.split('.')
    return {
      ...{ event, topic, url: hook.delivery_url, body },
      headers: {
        'content-type': 'application/json',
        'x-wc-webhook-source': `${this.url}/`,
        'x-wc-webhook-topic': topic,
        'x-wc-webhook-resource': resource,
        'x-wc-webhook-event': name,
        'x-wc-webhook-signature': createHmac('sha256', hook.secret).update(body).digest('base64'),
        'x-wc-webhook-id': String(hook.id),
        'x-wc-webhook-delivery-id': `delivery-${++this.#deliveries}`,
      },
    }
  }

  protected answer(request: FakeRequest): FakeAnswer {
    const { url, method } = request
    if (url.pathname === '/wp-json/') return { status: 200, body: { name: this.world.name, home: this.url } }
    if (url.pathname === '/favicon.ico') return { status: 204 }
    if (url.pathname === '/wc-auth/v1/authorize')
      return { status: 200, body: '<h1>Spiel would like to connect</h1>', headers: { 'content-type': 'text/html' } }
    if (!url.pathname.startsWith(ROOT)) return { status: 404, body: { code: 'rest_no_route' } }
    const basic = `Basic ${Buffer.from(`${this.key}:${this.secret}`).toString('base64')}`
    if (request.headers.authorization !== basic) return refused('woocommerce_rest_cannot_view')
    if (method !== 'GET' && !this.mayWrite) return refused('woocommerce_rest_authentication_error')
    const path = url.pathname.slice(ROOT.length)
    const [, resource, id, below] = path.split('/')
    if (path === '/settings/general/woocommerce_currency') return { status: 200, body: { value: this.world.currency } }
    if (resource === 'webhooks') return this.#webhooks(request, id)
    if (resource === 'products' && below === 'variations') return this.#variations(url, Number(id))
    if (resource === 'products') return this.#list(url, [...this.world.products.values()], (one) => this.#product(one))
    if (resource === 'orders') return this.#list(url, [...this.world.orders.values()], (one) => this.#order(one))
    return { status: 404, body: { code: 'rest_no_route' } }
  }

  #list<T extends FakeProduct | FakeOrder>(url: URL, all: T[], present: (one: T) => object): FakeAnswer {
    const query = url.searchParams
    const perPage = Number(query.get('per_page') ?? 10)
    if (perPage > 100) return { status: 400, body: { code: 'rest_invalid_param' } }
    const after = query.get('modified_after')
    const include = query.get('include')?.split(',').map(Number)
    const found = all
      .filter(({ updatedMs }) => after === null || isoSeconds(updatedMs) > after)
      .filter(({ id }) => include === undefined || include.includes(id))
      .sort((a, b) => (query.get('orderby') === 'modified' ? a.updatedMs - b.updatedMs || a.id - b.id : a.id - b.id))
    const offset = query.get('offset')
    const rows =
      offset === null
        ? pageOf(found, Number(query.get('page') ?? 1), perPage)
        : found.slice(Number(offset)).slice(0, perPage)
    const headers = { 'x-wp-total': String(found.length), 'x-wp-totalpages': String(Math.ceil(found.length / perPage)) }
    return { status: 200, body: rows.map(present), headers }
  }

  #variations(url: URL, productId: number): FakeAnswer {
    const product = this.world.products.get(productId)
    if (!product) return { status: 404, body: { code: 'woocommerce_rest_product_invalid_id' } }
    const perPage = Number(url.searchParams.get('per_page') ?? 10)
    const rows = pageOf(product.variants, Number(url.searchParams.get('page') ?? 1), perPage)
    return { status: 200, body: rows.map((variant) => this.#variation(variant, product)) }
  }

  #webhooks({ method, json, url }: FakeRequest, id: string | undefined): FakeAnswer {
    if (id === 'batch') return { status: 200, body: {} }
    const own = this.hooks.find((hook) => hook.id === Number(id))
    if (method === 'GET') {
      return {
        status: 200,
        body: pageOf(this.hooks, Number(url.searchParams.get('page') ?? 1), 100).map(({ secret: _, ...hook }) => hook),
      }
    }
    if (method === 'POST') {
      const made = { id: this.world.newId(), ...json }
      this.hooks.push(made)
      return { status: 201, body: made }
    }
    if (!own) return { status: 404, body: { code: 'woocommerce_rest_shop_webhook_invalid_id' } }
    if (method === 'DELETE') this.hooks.splice(this.hooks.indexOf(own), 1)
    else Object.assign(own, json)
    return { status: 200, body: own }
  }

  #product(product: FakeProduct): object {
    const [only] = product.variants as [FakeVariant]
    const isVariable = product.variants.length > 1
    return {
      ...{ id: product.id, name: product.title, type: isVariable ? 'variable' : 'simple', parent_id: 0 },
      ...{ permalink: `https://shop.example/product/${product.id}/`, date_created_gmt: isoSeconds(product.createdMs) },
      ...{ date_modified_gmt: isoSeconds(product.updatedMs), status: product.isListed ? 'publish' : 'draft' },
      ...{ catalog_visibility: 'visible', description: product.description, short_description: '' },
      ...{
        categories: [{ id: 9, name: 'Clothing &amp; more', slug: 'clothing' }],
        tags: product.tags.map((name) => ({ name })),
      },
      ...{ images: [{ src: `https://shop.example/images/${product.id}.jpg` }], attributes: [], meta_data: [] },
      ...(isVariable
        ? { price: '', regular_price: '', manage_stock: false, stock_quantity: null }
        : this.#prices(only)),
      ...{ stock_status: 'instock', backorders_allowed: false, sku: isVariable ? '' : only.sku },
      variations: isVariable ? product.variants.map(({ id }) => id) : [],
    }
  }

  #prices({ price, inventory }: FakeVariant): object {
    const text = price === null ? '' : price.toFixed(2)
    return {
      ...{
        price: text,
        regular_price: text,
        sale_price: '',
        manage_stock: inventory !== null,
        stock_quantity: inventory,
      },
      stock_status: inventory !== null && inventory <= 0 ? 'outofstock' : 'instock',
      backorders_allowed: false,
    }
  }

  #variation(variant: FakeVariant, product: FakeProduct): object {
    return {
      ...{
        id: variant.id,
        sku: variant.sku,
        date_modified_gmt: isoSeconds(product.updatedMs),
        status: 'publish',
        menu_order: 0,
      },
      ...this.#prices(variant),
      permalink: `https://shop.example/product/${product.id}/?v=${variant.id}`,
      attributes: Object.entries(variant.options).map(([name, option]) => ({ id: 1, name, option })),
      image: null,
    }
  }

  #order(order: FakeOrder): object {
    const [first_name = '', ...rest] = order.name.split(' ')
    const isPaid = order.state === 'paid' || order.state === 'shipped'
    return {
      ...{
        id: order.id,
        parent_id: 0,
        number: order.number,
        status: statusOf[order.state],
        currency: this.world.currency,
      },
      ...{ date_created_gmt: isoSeconds(order.createdMs), date_modified_gmt: isoSeconds(order.updatedMs) },
      ...{ date_paid_gmt: isPaid ? isoSeconds(order.createdMs) : null, refunds: [] },
      total: order.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0).toFixed(2),
      billing: { first_name, last_name: rest.join(' '), email: order.email ?? '' },
      line_items: order.items.map((item) => {
        const isVariation = (this.world.products.get(item.productId)?.variants.length ?? 0) > 1
        const ids = isVariation
          ? { product_id: item.productId, variation_id: item.variantId }
          : { product_id: item.productId, variation_id: 0 }
        return {
          name: item.title,
          ...ids,
          quantity: item.quantity,
          price: item.price,
          total: (item.price * item.quantity).toFixed(2),
        }
      }),
      meta_data: order.tracking
        ? [
            {
              key: '_wc_shipment_tracking_items',
              value: [
                {
                  tracking_number: order.tracking.number,
                  custom_tracking_link: order.tracking.url,
                  custom_tracking_provider: order.tracking.carrier,
                },
              ],
            },
          ]
        : [],
    }
  }

  expected(): Expected {
    const gid = (type: string, id: number) => `gid://woocommerce/${type}/${id}`
    const products = [...this.world.products.values()].map((product) => {
      const isVariable = product.variants.length > 1
      const variants = product.variants.map(({ id, price, inventory }) => [
        gid('Variation', isVariable ? id : product.id),
        [price, inventory !== null && inventory <= 0 ? Math.min(inventory, 0) : inventory],
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

const refused = (code: string): FakeAnswer => ({ status: 401, body: { code, message: 'Sorry', data: { status: 401 } } })
