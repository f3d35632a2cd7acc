import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const DIST = new URL('../../web/widget/dist/', import.meta.url)
const LOADER = 'widget.js'
const LOADER_SECONDS = 300
const YEAR_SECONDS = 31_536_000

interface Asset {
  etag: string
  plain: Buffer
  gzip: Buffer
  br: Buffer
}

export const widgetAssetRoutes = [
  { method: 'GET', path: '/widget\\.js' },
  { method: 'GET', path: '/widget/{file}' },
]

/**
 * The widget's files for the pages of shops: `/widget.js`, which a page names, and `/widget/NAME-HASH.js`, which never change.
 * They are read from web/widget/dist at the start, as `scripts/build-widget.ts` left them.
 */
export async function mountWidgetAssets(server: FastifyInstance): Promise<void> {
  const assets = await readAssets()
  if (!assets.has(LOADER)) server.log.warn('The widget is not built: run node scripts/build-widget.ts')
  server.get('/widget.js', (request, reply) => send(assets.get(LOADER), LOADER_SECONDS, request, reply))
  server.get('/widget/:file', (request, reply) => {
    const { file } = request.params as { file: string }
    return send(file === LOADER ? undefined : assets.get(file), YEAR_SECONDS, request, reply)
  })
}

async function readAssets(): Promise<Map<string, Asset>> {
  const files = await readdir(DIST).catch(() => [])
  const assets = new Map<string, Asset>()
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const read = (ending: string) => readFile(new URL(file + ending, DIST))
    const [plain, gzip, br] = await Promise.all([read(''), read('.gz'), read('.br')])
    assets.set(file, { plain, gzip, br, etag: `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"` })
  }
  return assets
}

function send(asset: Asset | undefined, maxAgeS: number, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!asset) return reply.code(404).send({ error: 'Not found' })
  const { etag, plain, gzip, br } = asset
  reply.headers({
    ...{ etag, vary: 'Accept-Encoding', 'content-type': 'text/javascript; charset=utf-8' },
    'cache-control': `public, max-age=${maxAgeS}${maxAgeS === YEAR_SECONDS ? ', immutable' : ''}`,
    // Any page may load them: what the widget can do there is bound by its key.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzip)
  return reply.send(plain)
}
