import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getProductNow, getProductsNow, type ProductNow } from '../../catalog/get-product.ts'
import { getVariantsNow } from '../../catalog/get-variants.ts'
import { listTopCategories } from '../../catalog/list-categories.ts'
import type { AppContext, StoreContext } from '../../context.ts'
import { drawByName } from '../../demo/draw-by-name.ts'
import { fillFirstStore } from '../../demo/fill-demo.ts'
import { RateLimitedError } from '../../errors.ts'
import { searchProducts } from '../../search/search-products.ts'
import type { Html } from '../../shared/html.ts'
import { asOperatorOf, listStores } from '../../stores/list-stores.ts'
import { getDemoKey } from '../../widget/demo-key.ts'
import type { DemoMode } from '../../widget/demo-origin.ts'
import { admit, type WidgetLimits } from '../../widget/turn-limits.ts'
import { type ClientSource, clientKeysOf } from '../client-keys.ts'
import { type Added, cartPage, policiesPage, trackPage } from './demo-checkout.ts'
import { followLink, mayEnter, NOT_KEPT } from './demo-entrance.ts'
import { homePage, resultsPage } from './demo-home.ts'
import { choosePage, type DemoShop, missingPage } from './demo-pages.ts'
import { productPage } from './demo-product.ts'
import { askForAddressPage, lockedPage, tooManyPage } from './demo-signs.ts'

const HOME_PRODUCTS = 60
const FOUND_PRODUCTS = 48
const OTHERS = 4
const MOST_QUERY = 200
const MOST_CATEGORIES = 12
const MOST_ADDED = 50
/** A product of the demo's own catalog: where it is, its orders and policies are too. */
const OWN = 'demo-mug'
const PICTURE_SECONDS = 86_400
const STYLE = 'text/css; charset=utf-8'
const FILES = {
  ...{ 'shop.css': STYLE, 'shop-home.css': STYLE, 'shop-product.css': STYLE },
  'shop.js': 'text/javascript; charset=utf-8',
}

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
export const demoRoutes = [
  ...[
    '',
    '/shop.css',
    '/shop-home.css',
    '/shop-product.css',
    '/shop.js',
    '/pictures/{name}',
    '/{store}',
    '/{store}/cart',
    '/{store}/policies',
  ],
  ...['/{store}/track/{number}', '/{store}/p/{id}'],
]
  .map((path) => ({ method: 'GET', path: `/demo${path}` }))
  .concat({ method: 'POST', path: '/demo/fill' })

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
      return send(reply, 200, choosePage(stores, options.mode === 'link'))
    })
  })
  mountFill(server, app, options)
  server.get('/demo/pictures/:name', (request, reply) => {
    const picture = drawByName((request.params as { name: string }).name)
    if (!picture) return reply.code(404).send({ error: 'Not found' })
    const kept = { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${PICTURE_SECONDS}` }
    return reply.headers({ ...HEADERS, ...kept, 'cross-origin-resource-policy': 'cross-origin' }).send(picture)
  })
  page(server, app, options, '/demo/:store', async (shop, { query }) => {
    const given = query as { q?: unknown; category?: unknown; all?: unknown }
    const [q, category] = [textOf(given.q), textOf(given.category)]
    return q || category || given.all !== undefined ? showResults(shop, q, category) : showHome(shop)
  })
  page(server, app, options, '/demo/:store/cart', async (shop, { query }) =>
    cartPage(shop, await readAdded(shop.ctx, (query as { add?: unknown }).add)),
  )
  page(server, app, options, '/demo/:store/policies', async (shop) => (shop.isOwn ? policiesPage(shop) : undefined))
  page(server, app, options, '/demo/:store/track/:number', async (shop, { params }) =>
    trackPage(shop, textOf((params as { number: string }).number)),
  )
  page(server, app, options, '/demo/:store/p/:id', async (shop, { params }) => {
    const product = await getProductNow(shop.ctx, (params as { id: string }).id)
    if (!product) return undefined
    const { data } = await searchProducts(shop.ctx, {
      ...(product.category ? { category: product.category } : {}),
      ...{ in_stock: 'true', limit: String(OTHERS + 1) },
    })
    const ids = data.map(({ externalId }) => externalId).filter((id) => id !== product.externalId)
    return productPage(shop, product, await getProductsNow(shop.ctx, ids.slice(0, OTHERS)))
  })
}

type Shop = Parameters<Handle>[0]

const textOf = (given: unknown): string =>
  String(given ?? '')
    .slice(0, MOST_QUERY)
    .trim()

const byId = (products: readonly ProductNow[]) => new Map(products.map((product) => [product.externalId, product]))

async function showHome(shop: Shop): Promise<Html> {
  const { data } = await searchProducts(shop.ctx, { in_stock: 'true', limit: String(HOME_PRODUCTS) })
  const faces = shop.categories.map(({ productId }) => productId)
  const ids = data.map(({ externalId }) => externalId)
  const known = byId(await getProductsNow(shop.ctx, [...ids, ...faces]))
  return homePage(shop, {
    products: ids.flatMap((id) => known.get(id) ?? []),
    faces: new Map(faces.flatMap((id) => (known.has(id) ? [[id, known.get(id) as ProductNow]] : []))),
  })
}

async function showResults(shop: Shop, q: string, category: string): Promise<Html> {
  const found = await searchProducts(shop.ctx, {
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    limit: String(FOUND_PRODUCTS),
  })
  const products = byId(
    await getProductsNow(
      shop.ctx,
      found.data.map(({ externalId }) => externalId),
    ),
  )
  return resultsPage(shop, {
    title: q || category || 'Everything',
    q,
    category: category || undefined,
    found,
    products,
  })
}

/** What a cart link adds, `variant:quantity` once or several times; what is not there is left out. */
async function readAdded(ctx: StoreContext, given: unknown): Promise<Added[]> {
  const wanted = [given ?? []]
    .flat()
    .slice(0, MOST_ADDED)
    .map((one) => {
      const text = String(one)
      const at = text.lastIndexOf(':')
      return { id: text.slice(0, at), quantity: Math.min(99, Math.max(1, Math.floor(Number(text.slice(at + 1))) || 1)) }
    })
  const ids = wanted.map(({ id }) => id).filter((id) => id !== '' && !id.includes('\u0000'))
  const known = new Map((await getVariantsNow(ctx, ids)).map((variant) => [variant.externalId, variant]))
  return wanted.flatMap(({ id, quantity }) => {
    const variant = known.get(id)
    return variant ? [{ variant, quantity }] : []
  })
}

/** The first store of a server that has none: who came with the link may have it made and filled. */
function mountFill(server: FastifyInstance, app: AppContext, options: DemoOptions): void {
  server.post('/demo/fill', async (request, reply) => {
    if (options.mode !== 'link' || !(await mayEnter(app, options.mode, request))) return send(reply, 403, lockedPage())
    const { protocol, host, headers } = request
    // As the browser names it: behind a proxy the request's own host is another.
    const origin = URL.canParse(headers.origin ?? '') ? (headers.origin as string) : `${protocol}://${host}`
    await fillFirstStore(app, origin, 'demo')
    return reply.headers(NOT_KEPT).redirect('/demo', 303)
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
      const [widgetKey, categories, own] = await Promise.all([
        getDemoKey(ctx, options.mode),
        listTopCategories(ctx, MOST_CATEGORIES),
        getProductNow(ctx, OWN),
      ])
      const shop = { ctx, store, widgetKey, categories, isOwn: own !== null }
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
