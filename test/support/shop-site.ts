import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of the shop: what is between its tags, and its headers. */
export interface SitePage {
  head?: string
  body?: string
  language?: string
  headers?: Record<string, string>
}

export interface ShopSite {
  /** Another origin than Spiel's. */
  origin: string
  /** By path; any other path is a 404, and `/image/NAME` a picture. */
  pages: Record<string, SitePage>
  close(): Promise<void>
}

/** The pages of a shop on a loopback port of their own. */
export async function startShopSite(pages: Record<string, SitePage> = {}): Promise<ShopSite> {
  const site: ShopSite = {
    ...{ origin: '', pages },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop')
    if (pathname.startsWith('/image/')) {
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' })
      return response.end(picture(pathname.length))
    }
    if (pathname === '/favicon.ico') return response.writeHead(204).end()
    const page = site.pages[pathname]
    if (!page) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers })
    return response.end(documentOf(page))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return site
}

const documentOf = ({ head = '', body = '', language = 'en' }: SitePage) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A shop</title>${head}</head><body>${body}</body></html>`

const picture = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="hsl(${hue * 47} 45% 80%)"/><circle cx="150" cy="150" r="80" fill="hsl(${hue * 47} 45% 45%)"/></svg>`
