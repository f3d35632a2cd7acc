import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { findChromium, launchBrowser } from './browser.ts'
import { checkAxe } from './check-axe.ts'
import { HANG_MS, PATIENCE_MS } from './wait-until.ts'
import { openWidgetShop, type ShopOptions, type WidgetShop } from './widget-shop.ts'

const MISSING = findChromium() === undefined && 'no Chromium on this machine'

export interface VisitOptions extends BrowserContextOptions {
  /** Of the shop's site; default `/`. */
  path?: string
  /** Runs in each page before its own scripts. */
  script?: string | (() => void)
  /** Errors in the page's console that belong to the test. */
  mayFail?: RegExp
  context?: BrowserContext
}

/** A tab with a page of the shop, and what can be done with the widget in it. */
export interface Tab {
  page: Page
  context: BrowserContext
  shop: WidgetShop
  launcher: Locator
  dialog: Locator
  input: Locator
  /** All messages, shopper's and others'. */
  messages: Locator
  open(): Promise<void>
  /** Says it and waits for the whole answer; gives the answer. */
  say(text: string): Promise<Locator>
  /** What a screen reader was told, in order. Call listen() first. */
  heard(): Promise<string[]>
  listen(): Promise<void>
  /** Fails when axe finds anything in the widget. */
  checkAxe(state: string): Promise<void>
  /** Keeps a picture in the folder WIDGET_SHOTS, where that is set. */
  shot(name: string): Promise<void>
  /** Pixels by which the page, or the dialog, is wider than what shows it. */
  overflow(): Promise<number>
}

export interface Visiting {
  shop: WidgetShop
  browser: Browser
  /** A test in a fresh browser profile. It fails when the page has an error, or calls anybody but shop and Spiel. */
  test(name: string, options: VisitOptions, run: (tab: Tab) => Promise<void>): void
  /** One more tab, of the same profile when `context` is given. */
  visit(options?: VisitOptions): Promise<Tab>
}

/** Tells how many milliseconds of processor time a page has spent so far. */
export async function processorClockOf(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
}

/** What is seen of it, in one line. What is out of sight is not drawn, so it is brought into sight first. */
export async function seen(place: Locator): Promise<string> {
  await place.scrollIntoViewIfNeeded()
  return (await place.innerText()).replace(/\s+/g, ' ').trim()
}

/** One browser and one shop for the tests of a file; both are there once a test runs. */
export function withWidget(shopOptions: () => Promise<ShopOptions> | ShopOptions = () => ({})): Visiting {
  const faults = new WeakMap<BrowserContext, string[]>()
  const visiting: Visiting = {
    ...({} as Pick<Visiting, 'shop' | 'browser'>),
    test: (name, options, run) =>
      test(name, { skip: MISSING, timeout: 2 * HANG_MS }, async () => {
        const tab = await visiting.visit(options)
        try {
          await run(tab)
          assert.deepEqual(faults.get(tab.context), [])
        } finally {
          // A request that a test answers itself may still be on its way.
          await tab.page.unrouteAll({ behavior: 'ignoreErrors' })
          await tab.context.close()
        }
      }),
    visit: async (options = {}) => {
      const { path = '/', script, mayFail, context: given, ...more } = options
      const context = given ?? (await visiting.browser.newContext({ viewport: { width: 1280, height: 800 }, ...more }))
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      if (!faults.has(context)) faults.set(context, [])
      watch(page, visiting.shop, mayFail, faults.get(context) as string[])
      if (script) await page.addInitScript(script)
      await page.goto(visiting.shop.site.origin + path)
      return tabOf(page, visiting.shop)
    },
  }
  before(async () => {
    if (MISSING) return
    const [browser, shop] = await Promise.all([launchBrowser(), openWidgetShop(await shopOptions())])
    Object.assign(visiting, { browser, shop })
  })
  after(async () => {
    await visiting.browser?.close()
    await visiting.shop?.close()
  })
  return visiting
}

function watch(page: Page, { url, site }: WidgetShop, mayFail: RegExp | undefined, faults: string[]): void {
  const add = (fault: string) => {
    if (!mayFail?.test(fault)) faults.push(fault)
  }
  page.on('pageerror', ({ message }) => add(`uncaught: ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') add(`${message.text()} ${message.location().url}`)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== url && origin !== site.origin) add(`called ${request.url()}`)
  })
}

function tabOf(page: Page, shop: WidgetShop): Tab {
  const widget = page.locator('spiel-chat')
  const launcher = widget.locator('button.launcher')
  const dialog = widget.getByRole('dialog')
  const input = dialog.locator('textarea')
  const messages = dialog.locator('article')
  const finished = dialog.locator('article.assistant.done')
  return {
    ...{ page, context: page.context(), shop, launcher, dialog, input, messages },
    open: async () => {
      await launcher.click()
      await dialog.waitFor()
    },
    say: async (text) => {
      const known = await finished.count()
      await input.fill(text)
      await input.press('Enter')
      const answer = finished.nth(known)
      await answer.waitFor()
      return answer
    },
    listen: () =>
      page.evaluate(() => {
        const region = document.querySelector('spiel-chat')?.shadowRoot?.querySelector('[aria-live]') as HTMLElement
        const told: string[] = []
        Object.assign(window, { told })
        const keep = () => told.push(region.textContent ?? '')
        new MutationObserver(keep).observe(region, { childList: true, characterData: true, subtree: true })
      }),
    heard: () => page.evaluate(() => (window as unknown as { told: string[] }).told),
    checkAxe: (state) => checkAxe(page, state, 'spiel-chat'),
    shot: async (name) => {
      const folder = process.env.WIDGET_SHOTS
      if (folder) await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
    },
    overflow: () =>
      page.evaluate(() => {
        const inside = [
          ...(document.querySelector('spiel-chat')?.shadowRoot?.querySelectorAll('.panel, .scroll, .form') ?? []),
        ]
        return Math.max(...[document.documentElement, ...inside].map((one) => one.scrollWidth - one.clientWidth))
      }),
  }
}
