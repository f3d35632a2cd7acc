import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../context.ts'
import { DEMO_PASS_SECONDS, hasDemoPass, openWithLink } from '../../widget/demo-link.ts'
import type { DemoMode } from '../../widget/demo-origin.ts'

/** Neither a cache nor a browser's history of pages keeps the answer. */
export const NOT_KEPT = { 'cache-control': 'no-store' }

/** Whether this visitor may see the demo: with the cookie that its link leaves, or because it is open to everybody. */
export async function mayEnter(app: AppContext, mode: DemoMode, request: FastifyRequest): Promise<boolean> {
  return mode === 'public' || (await hasDemoPass(app, cookiesOf(request.headers.cookie)))
}

interface Link {
  link: unknown
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Puts the link's cookie in place of the link and goes on to the address without it: it stays neither in the address bar, nor in
 * the history, nor in a Referer. What is no good link leads to the same place without a cookie.
 */
export async function followLink(
  app: AppContext,
  mode: DemoMode,
  { link, request, reply }: Link,
): Promise<FastifyReply> {
  const pass = mode === 'link' && typeof link === 'string' ? await openWithLink(app, link) : undefined
  if (pass) {
    // A client that lies about https in this header only locks itself out, so the header needs no proof.
    const isSecure = request.protocol === 'https' || /^https$/i.test(lastOf(request.headers['x-forwarded-proto']))
    const bounds = `Path=/demo; Max-Age=${DEMO_PASS_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
    reply.header('set-cookie', `${pass.cookie}=${pass.value}; ${bounds}`)
  }
  return reply.headers({ ...NOT_KEPT, 'referrer-policy': 'no-referrer' }).redirect('/demo', 303)
}

const lastOf = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? ''

/** The first of a name counts, as in browsers' order: the one with the longest path. */
function cookiesOf(header = ''): Map<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('='))
  return new Map(pairs.reverse().map(([name = '', ...value]) => [name, value.join('=')]))
}
