import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getProductNow } from '../../catalog/get-product.ts'
import type { AppContext, StoreContext } from '../../context.ts'
import { SpielError } from '../../errors.ts'
import { searchProducts } from '../../search/search-products.ts'
import type { Html } from '../../shared/html.ts'
import { asOperatorOf, listStores } from '../../stores/list-stores.ts'
import { getDemoKey } from '../../widget/demo-key.ts'
import { cartPage, choosePage, type DemoShop, homePage, missingPage, productPage } from './demo-pages.ts'

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
  'cache-control': 'no-store',
}

/** Whether the address is of this machine: names that others can point here would let their pages in. */
const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host)

/** For the table of what exists. */
export const demoRoutes = ['', '/shop.css', '/shop.js', '/{store}', '/{store}/cart', '/{store}/p/{id}'].map((path) => ({
  method: 'GET' as const,
  path: `/demo${path}`,
}))

type Handle = (shop: DemoShop & { ctx: StoreContext }, request: FastifyRequest) => Promise<Html | undefined>

/**
 * A shop made of the pushed catalog, to see the widget at work: for development and the first run, on this machine's own
 * addresses only. It makes a widget key for itself.
 */
export async function mountDemo(server: FastifyInstance, app: AppContext): Promise<void> {
  for (const [name, type] of Object.entries(FILES)) {
    const file = await readFile(new URL(`../../../web/demo/${name}`, import.meta.url))
    server.get(`/demo/${name}`, (_request, reply) => reply.headers({ ...HEADERS, 'content-type': type }).send(file))
  }
  server.get('/demo', async (request, reply) => {
    if (!isLoopback(request.host)) return notFound(reply)
    const stores = await listStores(app)
    if (stores.length === 1) return reply.redirect(`/demo/${stores[0]?.slug}`)
    return reply.headers(HEADERS).send(choosePage(stores).text)
  })
  page(server, app, '/demo/:store', async (shop, { query }) => {
    const q = String((query as { q?: unknown }).q ?? '')
      .slice(0, MOST_QUERY)
      .trim()
    const { data } = await searchProducts(shop.ctx, {
      ...(q ? { q } : { in_stock: 'true' }),
      limit: String(HOME_PRODUCTS),
    })
    return homePage(shop, { products: data, q })
  })
  page(server, app, '/demo/:store/cart', async (shop) => cartPage(shop))
  page(server, app, '/demo/:store/p/:id', async (shop, { params }) => {
    const product = await getProductNow(shop.ctx, (params as { id: string }).id)
    return product ? productPage(shop, product) : undefined
  })
}

/** A page of one shop; undefined = there is no such page. */
function page(server: FastifyInstance, app: AppContext, path: string, handle: Handle): void {
  server.get(path, async (request, reply) => {
    if (!isLoopback(request.host)) return notFound(reply)
    const { store: slug } = request.params as { store: string }
    const store = (await listStores(app)).find((candidate) => candidate.slug === slug)
    if (!store) return notFound(reply)
    const ctx = { ...(await asOperatorOf(app, slug)), actor: 'demo' }
    try {
      const shop = { ctx, store, widgetKey: await getDemoKey(ctx, `${request.protocol}://${request.host}`) }
      const found = await handle(shop, request)
      return reply
        .code(found ? 200 : 404)
        .headers(HEADERS)
        .send((found ?? missingPage(shop)).text)
    } catch (error) {
      if (error instanceof SpielError) return reply.code(409).type('text/plain').send(error.message)
      throw error
    }
  })
}

const notFound = (reply: FastifyReply) => reply.code(404).send({ error: 'Not found' })
