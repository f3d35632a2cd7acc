import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { listStores } from '../stores/list-stores.ts'
import type { DemoMode } from '../widget/demo-origin.ts'

/** The first page a newcomer sees: what runs, and the three commands to a pushed catalog. Shows no store's data. */
export function mountWelcome(server: FastifyInstance, app: AppContext, { demo }: { demo: DemoMode }): void {
  server.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  server.get('/', async (request, reply) => {
    const isFirstRun = (await listStores(app)).length === 0
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .send(page({ isFirstRun, demo, origin: `${request.protocol}://${request.host}` }))
  })
}

function page({ isFirstRun, demo, origin }: { isFirstRun: boolean; demo: DemoMode; origin: string }): string {
  const url = origin.replace(/[^\w:/.[\]-]/g, '')
  const steps = [
    ['Make a store', 'npx spiel store create --name "My shop"'],
    ['Make a key for it (shown once)', 'npx spiel key create --store my-shop --scope read,write --name first'],
    [
      'Push a catalog: JSON Lines, JSON, CSV of your own, Shopify, WooCommerce or Google',
      `SPIEL_KEY=sp_live_... npx spiel push products.jsonl --url ${url}`,
    ],
  ]
  const list = steps.map(([what, command]) => `<li><p>${what}</p><pre>${command}</pre></li>`).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Spiel is running</title><style>${STYLE}</style></head>
<body><main><h1>Spiel is running</h1>
<p>${isFirstRun ? 'There is no store yet. Three commands, in a second terminal, lead to a pushed catalog:' : 'From a new store to a pushed catalog:'}</p>
<ol>${list}</ol>
${DEMO[demo]}
<p>Then look at the <a href="/docs">API reference</a> or fetch the <a href="/api/public/v1/openapi.json">OpenAPI document</a>.</p>
</main></body></html>`
}

const SEE = 'See it at work in the <a href="/demo">demo shop</a>, which is made of the pushed catalog'
const DEMO: Record<DemoMode, string> = {
  link: `<p>${SEE}. It opens with the link that <code>npm start</code> and <code>npx spiel demo</code> print.</p>`,
  public: `<p>${SEE}.</p>`,
  off: '',
}

const STYLE = `:root{color-scheme:light dark;--ink:#1b1f24;--soft:#57606a;--back:#fff;--code:#f3f5f7;--link:#0b57d0}
@media(prefers-color-scheme:dark){:root{--ink:#e8eaed;--soft:#a3acb5;--back:#15181c;--code:#22272d;--link:#8ab4f8}}
body{margin:0;background:var(--back);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}
ol{padding-left:1.4rem}li{margin:1rem 0}li p{margin:0 0 .35rem}
pre{margin:0;padding:.75rem 1rem;border-radius:.5rem;background:var(--code);white-space:pre-wrap;overflow-wrap:anywhere;font:0.9rem/1.5 ui-monospace,monospace}
a{color:var(--link)}`
