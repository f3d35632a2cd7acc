import assert from 'node:assert/strict'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { checkAxe } from './check-axe.ts'
import { PATIENCE_MS } from './wait-until.ts'

/** Somebody's browser, signed in, on the dashboard of one store. */
export interface Desk {
  page: Page
  /** Goes to a page of the store: `/inbox?view=all`. */
  go(path: string): Promise<void>
  /** Fails when axe finds anything on the page. */
  checkAxe(state: string): Promise<void>
  /** Pixels by which the page is wider than its window. */
  overflow(): Promise<number>
  /** Fails when the page had an error of its own, or one in its console. */
  close(): Promise<void>
}

/** Opens the dashboard for who has this cookie. */
export async function openDesk(
  browser: Browser,
  { url, slug, cookie }: { url: string; slug: string; cookie: string },
  options: BrowserContextOptions = {},
): Promise<Desk> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', ...options })
  await context.addCookies(
    cookie
      .split('; ')
      .map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url })),
  )
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => void faults.push(message))
  page.on('console', (message) => {
    // Pictures of products are of shops that are not there.
    const isPicture = /ERR_NAME_NOT_RESOLVED|ERR_CONNECTION_REFUSED|409 \(Conflict\)/.test(message.text())
    if (message.type() === 'error' && !isPicture) faults.push(message.text())
  })
  return {
    page,
    go: async (path) => void (await page.goto(`${url}/s/${slug}${path}`)),
    checkAxe: (state) => checkAxe(page, state),
    overflow: () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    close: async () => {
      await context.close()
      assert.deepEqual(faults, [])
    },
  }
}
