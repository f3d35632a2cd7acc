import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Fastify from 'fastify'

const PATH = '/docs'

/** Nothing on the page may reach beyond this server. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The reference page, drawn by Scalar from the served openapi.json. Its 3 MB of script are loaded when the page is first
 * opened, so that a server nobody reads documentation on does not carry them.
 */
export async function mountDocs(server: FastifyInstance): Promise<void> {
  let page: Promise<FastifyInstance> | undefined
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    page ??= buildPage()
    const response = await (await page).inject({ method: 'GET', url: request.url })
    const type = response.headers['content-type']
    return reply
      .code(response.statusCode)
      .headers({
        'content-security-policy': CONTENT_SECURITY_POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        ...(typeof type === 'string' ? { 'content-type': type } : {}),
        ...(request.url.endsWith('.js') ? { 'cache-control': 'public, max-age=3600' } : {}),
      })
      .send(response.rawPayload)
  }
  server.get(PATH, (_request, reply) => reply.redirect(`${PATH}/`, 302))
  server.get(`${PATH}/`, answer)
  server.get(`${PATH}/js/scalar.js`, answer)
}

async function buildPage(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const page = Fastify({ logger: false })
  await page.register(scalar, {
    routePrefix: PATH,
    configuration: {
      url: '/api/public/v1/openapi.json',
      pageTitle: 'Spiel public API',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      documentDownloadType: 'json',
    },
  })
  await page.ready()
  return page
}
