import { createHmac } from 'node:crypto'
import { type DocumentNode, execute, parse, validate } from 'graphql'
import { type FakeAnswer, type FakeDelivery, type FakeRequest, FakeServer, isoSeconds } from './fake-platform-server.ts'
import { FakeBulks } from './fake-shopify-bulks.ts'
import { shopifyOrder, shopifyProduct } from './fake-shopify-nodes.ts'
import type { Expected, FakeOrder, WorldEvent } from './fake-world.ts'
import { shopifySchema } from './shopify-schema.ts'

const CLIENT_ID = 'client-id-of-the-app'
const CLIENT_SECRET = 'hush-hush-client-secret'
const TOPICS: Record<string, string> = {
  'product created': 'products/create',
  'product updated': 'products/update',
  'product deleted': 'products/delete',
  'order created': 'orders/create',
  'order updated': 'orders/updated',
  'order deleted': 'orders/delete',
}
const readAs: Record<FakeOrder['state'], [string | null, string | null]> = {
  unpaid: ['pending', 'unfulfilled'],
  paid: ['paid', 'unfulfilled'],
  shipped: ['paid', 'fulfilled'],
  cancelled: ['voided', 'cancelled'],
  refunded: ['refunded', 'fulfilled'],
}

interface Args {
  query: string
  after?: string | null
  first: number
}

/**
 * Shopify's Admin API over its own schema: each question is checked against it and answered by graphql-js from what is in the shop. Tokens end,
 * the cost of questions is counted where a test wants it, and bulk operations write files of lines.
 */
export class FakeShopify extends FakeServer {
  readonly platform = 'shopify'
  readonly hooks: { id: string; topic: string; uri: string }[] = []
  scopes = ['read_products', 'read_inventory', 'read_orders', 'read_all_orders', 'read_customers']
  tokenSeconds = 86_400
  readonly bulks = new FakeBulks(this)
  /** Points that are there, and come back each second; undefined = no limit. */
  bucket: { most: number; left: number; perSecond: number; atMs: number } | undefined
  customers = new Map<string, { email: string }>()
  #tokens = new Set<string>()
  #documents = new Map<string, DocumentNode>()
  #deliveries = 0

  credentials(): Record<string, string> {
    return { shop: this.url, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }
  }

  breakHooks(): void {
    this.hooks.length = 0
  }

  /** All tokens end at once. */
  endTokens(): void {
    this.#tokens.clear()
  }

  protected hooksFor(event: WorldEvent): FakeDelivery[] {
    const topic = TOPICS[`${event.kind} ${event.what}`] as string
    const body =
      event.what === 'deleted' ? { id: event.id } : { id: event.id, updated_at: `${isoSeconds(event.atMs)}Z` }
    return this.hooks
      .filter((hook) => hook.topic === topic.toUpperCase().replace('/', '_'))
      .map(({ uri }) => ({ ...this.sign(topic, body), event, url: uri }))
  }

  /** A hook as Shopify signs it, also one that is not asked for but set in the app: those of privacy. */
  sign(topic: string, told: object): FakeDelivery {
    const body = Buffer.from(JSON.stringify(told))
    return {
      ...{ event: undefined, topic, url: '', body },
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': topic,
        'x-shopify-hmac-sha256': createHmac('sha256', CLIENT_SECRET).update(body).digest('base64'),
        'x-shopify-shop-domain': 'fake.myshopify.com',
        'x-shopify-api-version': '2026-10',
        'x-shopify-webhook-id': `hook-${++this.#deliveries}`,
        'x-shopify-triggered-at': new Date().toISOString(),
      },
    }
  }

  protected async answer(request: FakeRequest): Promise<FakeAnswer> {
    const { url, json } = request
    if (url.pathname === '/admin/oauth/access_token') return this.#token(json)
    if (url.pathname.startsWith('/bulk/')) return this.bulks.file(url.pathname.slice('/bulk/'.length))
    if (url.pathname !== '/admin/api/2026-10/graphql.json') return { status: 404, body: { errors: 'Not Found' } }
    if (!this.#tokens.has(String(request.headers['x-shopify-access-token']))) {
      return { status: 401, body: { errors: '[API] Invalid API key or access token' } }
    }
    return this.#graphql(json)
  }

  #token(json: Record<string, string>): FakeAnswer {
    const isRight = json?.client_id === CLIENT_ID && json.client_secret === CLIENT_SECRET
    if (!isRight || json.grant_type !== 'client_credentials')
      return { status: 400, body: { error: 'application_cannot_be_found' } }
    const token = `shpat_${this.world.newId()}`
    this.#tokens.add(token)
    return { status: 200, body: { access_token: token, scope: this.scopes.join(','), expires_in: this.tokenSeconds } }
  }

  async #graphql({
    query,
    variables = {},
  }: {
    query: string
    variables?: Record<string, unknown>
  }): Promise<FakeAnswer> {
    const document = this.#documents.get(query) ?? parse(query)
    if (!this.#documents.has(query)) {
      const faults = validate(shopifySchema(), document)
      if (faults.length > 0) return { status: 200, body: { errors: faults.map(({ message }) => ({ message })) } }
      this.#documents.set(query, document)
    }
    const cost = costOf(query, variables)
    const throttled = this.#spend(cost)
    const extensions = this.bucket
      ? { cost: { requestedQueryCost: cost, actualQueryCost: cost, throttleStatus: this.#throttle() } }
      : {}
    if (throttled)
      return {
        status: 200,
        body: { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }], extensions },
      }
    const result = await execute({
      schema: shopifySchema(),
      document,
      variableValues: variables,
      rootValue: this.#root(),
    })
    return { status: 200, body: { ...result, extensions } }
  }

  #spend(cost: number): boolean {
    if (!this.bucket) return false
    const { bucket } = this
    bucket.left = Math.min(bucket.most, bucket.left + ((Date.now() - bucket.atMs) / 1000) * bucket.perSecond)
    bucket.atMs = Date.now()
    if (bucket.left < cost) return true
    bucket.left -= cost
    return false
  }

  #throttle(): object {
    const { most = 0, left = 0, perSecond = 0 } = this.bucket ?? {}
    return { maximumAvailable: most, currentlyAvailable: Math.floor(left), restoreRate: perSecond }
  }

  #root(): object {
    const { world } = this
    return {
      shop: {
        ...{
          id: 'gid://shopify/Shop/1',
          name: world.name,
          myshopifyDomain: 'fake.myshopify.com',
          currencyCode: world.currency,
        },
        primaryDomain: { url: 'https://shop.example' },
      },
      currentAppInstallation: { accessScopes: this.scopes.map((handle) => ({ handle })) },
      nodes: ({ ids }: { ids: string[] }) => ids.map((id) => this.#node(id)),
      product: ({ id }: { id: string }) => this.#node(id),
      order: ({ id }: { id: string }) => this.#node(id),
      products: (args: Args) => this.#changed([...world.products.values()], 'Product', args),
      orders: (args: Args) => this.#changed([...world.orders.values()], 'Order', args),
      customer: ({ id }: { id: string }) => {
        const found = this.customers.get(id)
        return found ? { id, defaultEmailAddress: { emailAddress: found.email }, defaultPhoneNumber: null } : null
      },
      ...this.bulks.root(),
      ...this.#hookRoot(),
    }
  }

  #node(id: string): object | null {
    const number = Number(id.slice(id.lastIndexOf('/') + 1))
    const product = id.includes('/Product/') ? this.world.products.get(number) : undefined
    const order = id.includes('/Order/') ? this.world.orders.get(number) : undefined
    if (product) return shopifyProduct(product)
    if (order) return shopifyOrder(order, this.world.currency)
    if (!id.includes('/InventoryItem/')) return null
    const owner = [...this.world.products.values()].find(({ variants }) =>
      variants.some((variant) => variant.id === number),
    )
    return owner
      ? {
          __typename: 'InventoryItem',
          id,
          variants: { nodes: [{ product: { id: `gid://shopify/Product/${owner.id}` } }] },
        }
      : null
  }

  #changed(all: { id: number; updatedMs: number }[], type: string, { query, after, first }: Args): object {
    const since = Date.parse(/'([^']+)'/.exec(query)?.[1] ?? '1970-01-01')
    const place = (one: { id: number; updatedMs: number }) =>
      `${String(one.updatedMs).padStart(15, '0')}-${String(one.id).padStart(9, '0')}`
    const rest = all
      .filter((one) => Math.floor(one.updatedMs / 1000) * 1000 >= since)
      .filter((one) => after === null || after === undefined || place(one) > after)
      .sort((a, b) => (place(a) < place(b) ? -1 : 1))
    const nodes = rest.slice(0, first)
    const last = nodes.at(-1)
    return {
      nodes: nodes.map(({ id, updatedMs }) => ({
        id: `gid://shopify/${type}/${id}`,
        updatedAt: `${isoSeconds(updatedMs)}Z`,
      })),
      pageInfo: { hasNextPage: rest.length > nodes.length, endCursor: last ? place(last) : null },
    }
  }

  #hookRoot(): object {
    return {
      webhookSubscriptions: () => ({ nodes: this.hooks, pageInfo: { hasNextPage: false, endCursor: null } }),
      webhookSubscriptionCreate: ({
        topic,
        webhookSubscription,
      }: {
        topic: string
        webhookSubscription: { uri: string }
      }) => {
        const made = {
          id: `gid://shopify/WebhookSubscription/${this.world.newId()}`,
          topic,
          uri: webhookSubscription.uri,
        }
        this.hooks.push(made)
        return { webhookSubscription: made, userErrors: [] }
      },
      webhookSubscriptionDelete: ({ id }: { id: string }) => {
        const at = this.hooks.findIndex((hook) => hook.id === id)
        if (at >= 0) this.hooks.splice(at, 1)
        return { deletedWebhookSubscriptionId: at >= 0 ? id : null, userErrors: [] }
      },
    }
  }

  expected(): Expected {
    const gid = (type: string, id: number) => `gid://shopify/${type}/${id}`
    const products = [...this.world.products.values()].map((product) => {
      const variants = product.variants.map(({ id, price, inventory }) => [
        gid('ProductVariant', id),
        [price ?? 0, inventory],
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

/** One for each thing asked for, as the documents tell: enough to be throttled by. */
function costOf(query: string, variables: Record<string, unknown>): number {
  const firsts = [...query.matchAll(/first: (\d+)/g)].reduce((sum, [, count]) => sum + Math.ceil(Number(count) / 10), 0)
  return 2 + firsts * (Array.isArray(variables.ids) ? variables.ids.length : 1)
}
