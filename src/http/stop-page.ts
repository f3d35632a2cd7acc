import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { stopPageTexts } from '../leads/back-in-stock-mail.ts'
import { findStop, stopMails } from '../leads/stop-mails.ts'
import { html } from '../shared/html.ts'

export const stopRoutes = [
  { method: 'GET', path: '/stop/{token}' },
  { method: 'POST', path: '/stop/{token}' },
]

/**
 * The page behind the stop link of a mail. Looking at it changes nothing, for mail servers look at links too; its button does, and so
 * does the one of mail programs (RFC 8058).
 */
export function mountStopPage(server: FastifyInstance, app: AppContext): void {
  const textsOf = async (token: string) => {
    const found = await findStop(app, token)
    if (!found) throw new NotFoundError()
    return { ...stopPageTexts(found.language, found.storeName), language: found.language.slice(0, 2) }
  }
  server.get<{ Params: { token: string } }>('/stop/:token', async ({ params }, reply) => {
    const { question, stop, language } = await textsOf(params.token)
    const form = html`<p>${question}</p><form method="post"><button>${stop}</button></form>`
    return send(reply, language, stop, form.text)
  })
  server.post<{ Params: { token: string } }>('/stop/:token', async ({ params }, reply) => {
    const { stop, stopped, language } = await textsOf(params.token)
    await stopMails(app, params.token)
    return send(reply, language, stop, html`<p>${stopped}</p>`.text)
  })
}

function send(reply: FastifyReply, language: string, title: string, body: string): FastifyReply {
  const page = `<!doctype html>
<html lang="${html`${language}`.text}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${html`${title}`.text}</title></head><body><main>${body}</main></body></html>`
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .send(page)
}
