import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** A step that takes longer hangs, on the slowest machine too. */
const PATIENCE_MS = 90_000

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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

async function checkAxe(page: Page, state: string): Promise<void> {
  // Run by the browser's own door: the page's policy would refuse it as a tag.
  await page.evaluate(AXE)
  const violations = await page.evaluate(async (tags) => {
    type Result = {
      passes: unknown[]
      violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[]
    }
    const holder = window as unknown as { axe?: { run(where: object, how: object): Promise<Result> } }
    if (!holder.axe) return ['axe is not there']
    const { passes, violations: found } = await holder.axe.run(document, { runOnly: tags })
    if (passes.length < 3) return ['axe looked at nothing']
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`)}`)
  }, AXE_TAGS)
  assert.deepEqual(violations, [], state)
}
