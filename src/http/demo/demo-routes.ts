import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getProductNow } from '../../catalog/get-product.ts'
import type { AppContext, StoreContext } from '../../context.ts'
import { RateLimitedError } from '../../errors.ts'
import { searchProducts } from '../../search/search-products.ts'
import type { Html } from '../../shared/html.ts'
import { asOperatorOf, listStores } from '../../stores/list-stores.ts'
import { getDemoKey } from '../../widget/demo-key.ts'
import type { DemoMode } from '../../widget/demo-origin.ts'
import { admit, type WidgetLimits } from '../../widget/turn-limits.ts'
import { type ClientSource, clientKeysOf } from '../client-keys.ts'
import { followLink, mayEnter, NOT_KEPT } from './demo-entrance.ts'
import { cartPage, choosePage, type DemoShop, homePage, missingPage, productPage } from './demo-pages.ts'
import { askForAddressPage, lockedPage, tooManyPage } from './demo-signs.ts'

const HOME_PRODUCTS = 24
const MOST_QUERY = 200
const FILES = { 'shop.css': 'text/css; charset=utf-8', 'shop.js': 'text/javascript; charset=utf-8' }

/** Strict, so that the demo shows that the widget needs no more. Pictures come from wherever the catalog says. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src http: https: data:; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  ...NOT_KEPT,
}

/** For the table of what exists. */
export const demoRoutes = ['', '/shop.css', '/shop.js', '/{store}', '/{store}/cart', '/{store}/p/{id}'].map((path) => ({
  method: 'GET' as const,
  path: `/demo${path}`,
}))

type Handle = (shop: DemoShop & { ctx: StoreContext }, request: FastifyRequest) => Promise<Html | undefined>

/** How the demo is open, and what its limits need. */
export interface DemoOptions {
  mode: Exclude<DemoMode, 'off'>
  clients: ClientSource
  limits: WidgetLimits
}

/**
 * A shop made of the pushed catalog, to see the widget at work. Behind a proxy on this machine a stranger's request looks like
 * the operator's own, in its address and in its Host header: neither is believed. It opens with a secret link, or to everybody
 * where the operator says so.
 */
export async function mountDemo(server: FastifyInstance, app: AppContext, options: DemoOptions): Promise<void> {
  for (const [name, type] of Object.entries(FILES)) {
    const file = await readFile(new URL(`../../../web/demo/${name}`, import.meta.url))
    server.get(`/demo/${name}`, (_request, reply) => reply.headers({ ...HEADERS, 'content-type': type }).send(file))
  }
  server.get('/demo', async (request, reply) => {
    const { link } = request.query as { link?: unknown }
    if (link !== undefined) return followLink(app, options.mode, { link, request, reply })
    if (!(await mayEnter(app, options.mode, request))) return send(reply, 403, lockedPage())
    const stores = await listStores(app)
    const [first] = stores
    if (first && stores.length === 1) return reply.headers(NOT_KEPT).redirect(`/demo/${first.slug}`)
    // Who runs shops for several owners tells each its own address.
    if (first && options.mode === 'public') return send(reply, 200, askForAddressPage())
    return limited(reply, async () => {
      if (first) await countPage(app, options, (await asOperatorOf(app, first.slug)).storeId, request)
      return send(reply, 200, choosePage(stores))
    })
  })
  page(server, app, options, '/demo/:store', async (shop, { query }) => {
    const q = String((query as { q?: unknown }).q ?? '')
      .slice(0, MOST_QUERY)
      .trim()
    const { data } = await searchProducts(shop.ctx, {
      ...(q ? { q } : { in_stock: 'true' }),
      limit: String(HOME_PRODUCTS),
    })
    return homePage(shop, { products: data, q })
  })
  page(server, app, options, '/demo/:store/cart', async (shop) => cartPage(shop))
  page(server, app, options, '/demo/:store/p/:id', async (shop, { params }) => {
    const product = await getProductNow(shop.ctx, (params as { id: string }).id)
    return product ? productPage(shop, product) : undefined
  })
}

/** A page of one shop; undefined = there is no such page. Who may not enter is not told which shops there are. */
function page(server: FastifyInstance, app: AppContext, options: DemoOptions, path: string, handle: Handle): void {
  server.get(path, async (request, reply) => {
    if (!(await mayEnter(app, options.mode, request))) return send(reply, 403, lockedPage())
    const params = request.params as { store: string; id?: string }
    const store = (await listStores(app)).find(({ slug }) => slug === params.store)
    // The database would not even compare an id with U+0000.
    if (!store || params.id?.includes('\u0000')) return reply.code(404).send({ error: 'Not found' })
    const ctx = { ...(await asOperatorOf(app, store.slug)), actor: 'demo' }
    return limited(reply, async () => {
      await countPage(app, options, ctx.storeId, request)
      const shop = { ctx, store, widgetKey: await getDemoKey(ctx, options.mode) }
      const found = await handle(shop, request)
      return send(reply, found ? 200 : 404, found ?? missingPage(shop))
    })
  })
}

async function countPage(
  app: AppContext,
  { clients, limits }: DemoOptions,
  storeId: number,
  request: FastifyRequest,
): Promise<void> {
  await admit(app.db, storeId, limits, { what: 'demo-page', ...(await clientKeysOf(clients, request)) })
}

/** Past a limit a person reads a page. */
async function limited(reply: FastifyReply, answer: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error
    reply.header('retry-after', String(error.retryAfterSeconds))
    return send(reply, 429, tooManyPage(error.retryAfterSeconds))
  }
}

const send = (reply: FastifyReply, status: number, { text }: Html): FastifyReply =>
  reply.code(status).headers(HEADERS).send(text)
