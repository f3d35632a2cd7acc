import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { isOriginKnown, OriginNotAllowedError } from '../widget/sessions.ts'

const PREFLIGHT_SECONDS = 600
const ASKED_HEADERS = 'Authorization, Content-Type, Last-Event-ID, X-Request-Id, X-Widget-Key'
const SHOWN_HEADERS = 'Retry-After, X-Request-Id, X-Session-Token'

/** Lets the page read the answer. Cookies play no part, so credentials stay off. */
export function allowOrigin(reply: FastifyReply, origin: string): void {
  reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': SHOWN_HEADERS })
}

/**
 * A browser asks before it sends key or token: allowed is what any live widget key names. The request itself is then held
 * to its own key.
 */
export async function answerPreflight(
  app: AppContext,
  methods: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { origin } = request.headers
  const allowed = [...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(
    ', ',
  )
  reply.header('allow', allowed)
  // A page of this server, as the demo shop's, needs no permission.
  if (origin === undefined || isOwnPage(request)) return reply.code(204).send()
  if (!(await isOriginKnown(app, origin))) throw new OriginNotAllowedError()
  allowOrigin(reply, origin)
  return reply
    .code(204)
    .headers({
      // A page may ask OPTIONS itself: then its browser knows the answer before there is something to send.
      'access-control-allow-methods': [...methods, 'OPTIONS'].join(', '),
      'access-control-allow-headers': ASKED_HEADERS,
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    })
    .send()
}

/**
 * The origin of the page that asks. Browsers name none in a GET to the page's own host (Fetch standard, "append a request Origin
 * header"); that it was one says Sec-Fetch-Site, which no page can set. A shop on Spiel's own host has such pages.
 */
export function originOf({ headers, protocol, host }: FastifyRequest): string | undefined {
  const { origin, referer, 'sec-fetch-site': site } = headers
  if (origin !== undefined || site !== 'same-origin') return origin
  return referer && URL.canParse(referer) ? new URL(referer).origin : `${protocol}://${host}`
}

/**
 * Whether a page of this server itself asks, as the demo shop's do. Where browsers send Sec-Fetch-Site (https, and this machine)
 * it says so, also behind a proxy that puts another name into Host. Else the page's host must be the one that was asked; only a GET
 * to the page's own origin, or what is no browser, names none. Decided for each request and kept nowhere: what is no browser can
 * say all of this, and then still needs the key that stands in the page.
 */
export function isOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site === 'same-origin'
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase())
}
