import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const DIST = new URL('../../web/dashboard/dist/', import.meta.url)
const YEAR_SECONDS = 31_536_000
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}
/** In index.html where a fresh one stands in each answer. */
const NONCE = '%NONCE%'

/** Addresses of the dashboard's pages: all are one document, whose script shows the page. */
export const dashboardPages = ['/', '/sign-in', '/first-run', '/password', '/join', '/account', '/new-store']
export const dashboardAssetRoutes = [
  ...dashboardPages.map((path) => ({ method: 'GET', path })),
  { method: 'GET', path: '/s/{store}' },
  { method: 'GET', path: '/s/{store}/.*' },
  { method: 'GET', path: '/assets/{file}' },
]

interface Asset {
  type: string
  plain: Buffer
  gzip: Buffer
  br: Buffer
}

/**
 * The dashboard as `scripts/build-dashboard.ts` left it in web/dashboard/dist, read at the start: one document for all its pages, and
 * files named by their content, which never change.
 */
export async function mountDashboardAssets(server: FastifyInstance): Promise<void> {
  const document = await readFile(new URL('index.html', DIST), 'utf8').catch(() => undefined)
  const assets = await readAssets()
  if (document === undefined) server.log.warn('The dashboard is not built: run node scripts/build-dashboard.ts')
  server.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  const page = (_request: FastifyRequest, reply: FastifyReply) => sendDocument(document, reply)
  for (const path of [...dashboardPages, '/s/:store', '/s/:store/*']) server.get(path, page)
  server.get('/assets/:file', (request, reply) =>
    sendAsset(assets.get((request.params as { file: string }).file), request, reply),
  )
}

async function readAssets(): Promise<Map<string, Asset>> {
  const folder = new URL('assets/', DIST)
  const files = await readdir(folder).catch(() => [])
  const assets = new Map<string, Asset>()
  for (const file of files) {
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)]
    if (!type) continue
    const read = (ending: string) => readFile(new URL(file + ending, folder))
    const [plain, gzip, br] = await Promise.all([read(''), read('.gz'), read('.br')])
    assets.set(file, { type, plain, gzip, br })
  }
  return assets
}

const NOT_BUILT =
  '<!doctype html><html lang="en"><title>Spiel is running</title><h1>Spiel is running</h1><p>The dashboard is not built: run <code>node scripts/build-dashboard.ts</code> and start again. <a href="/docs">API reference</a></p></html>'

/**
 * Scripts and styles come from this server alone; the nonce lets the dialogs' library keep the page behind from scrolling. Pictures of
 * products are wherever the shop has them. The widget's preview is a frame.
 */
function sendDocument(document: string | undefined, reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: http: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return reply
    .code(document === undefined ? 503 : 200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'cache-control': 'no-store',
    })
    .send((document ?? NOT_BUILT).replace(NONCE, nonce))
}

function sendAsset(asset: Asset | undefined, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!asset) return reply.code(404).send({ error: 'Not found' })
  reply.headers({
    'content-type': asset.type,
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(asset.br)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(asset.gzip)
  return reply.send(asset.plain)
}
