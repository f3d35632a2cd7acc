import type { Browser, Page } from 'playwright-core'
import { findChromium, launchBrowser } from '../test/support/browser.ts'
import { processorClockOf } from '../test/support/widget-browser.ts'
import { openWidgetShop } from '../test/support/widget-shop.ts'

export interface WidgetRun {
  /** Processor time of the page's main thread, in milliseconds: the page alone, and with the widget loaded in its idle time. */
  bareMs: number[]
  loadedMs: number[]
  /** From the press on the launcher until the first message is seen, and from sending a message until its answer is whole. */
  openedMs: number[]
  answeredMs: number[]
  /** What single tasks took beyond 50 ms, from the page's beginning to the end of the first answer. */
  blockingMs: number[]
}

const observe = () => {
  const seen = { blockingMs: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blockingMs += duration - 50
  }).observe({ type: 'longtask', buffered: true })
}

/** What the widget asks of a shop's page. Undefined without Chromium. */
export async function runWidget(loads: number): Promise<WidgetRun | undefined> {
  if (!findChromium()) return undefined
  process.env.SPIEL_TEST_DATABASE = 'embedded'
  const shop = await openWidgetShop({ env: { SPIEL_LOG_LEVEL: 'warn' } })
  const browser = await launchBrowser()
  const run: WidgetRun = { bareMs: [], loadedMs: [], openedMs: [], answeredMs: [], blockingMs: [] }
  try {
    // The first load of each warms server and browser.
    for (let load = 0; load <= loads; load++) {
      const bareMs = await loadBare(browser, shop.site.origin)
      const visit = await loadAndTalk(browser, shop.site.origin)
      if (load === 0) continue
      run.bareMs.push(bareMs)
      for (const name of ['loadedMs', 'openedMs', 'answeredMs', 'blockingMs'] as const) run[name].push(visit[name])
    }
    return run
  } finally {
    await browser.close()
    await shop.close()
  }
}

async function loadBare(browser: Browser, url: string): Promise<number> {
  const { page, spentMs, close } = await openPage(browser)
  await page.route('**/widget.js', (route) => route.fulfill({ body: '' }))
  await page.goto(url, { waitUntil: 'networkidle' })
  const ms = await spentMs()
  await close()
  return ms
}

async function loadAndTalk(browser: Browser, url: string): Promise<Record<keyof Omit<WidgetRun, 'bareMs'>, number>> {
  const { page, spentMs, close } = await openPage(browser)
  await page.goto(url, { waitUntil: 'networkidle' })
  const app = page.locator('spiel-chat dialog')
  await app.waitFor({ state: 'attached' })
  const loadedMs = await spentMs()
  await page.locator('spiel-chat .launcher').click()
  await app.locator('article').first().waitFor()
  const openedMs = (await spentMs()) - loadedMs
  await app.locator('textarea').fill('linen clothes under 100')
  await app.locator('textarea').press('Enter')
  await app.locator('.feedback').waitFor()
  const answeredMs = (await spentMs()) - openedMs - loadedMs
  const blockingMs = await page.evaluate<number>('seen.blockingMs')
  await close()
  return { loadedMs, openedMs, answeredMs, blockingMs }
}

async function openPage(browser: Browser): Promise<{ page: Page; spentMs(): Promise<number>; close(): Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(observe)
  return { page, spentMs: await processorClockOf(page), close: () => context.close() }
}
