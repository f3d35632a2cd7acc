import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { amount, report } from '../support/proof-run.ts'
import { processorClockOf, withWidget } from '../support/widget-browser.ts'

/**
 * What the widget costs a page. Lighthouse is not among the tools of this repository: what its performance score is made of is
 * measured here, on the demo shop's home page with and without the widget's tag.
 */
const LOADS = amount(2, 10)
/** From the press to the first message: processor time of the page, whose goal is 300 ms of a quiet machine's clock. */
const MOST_MS = 300
const widget = withWidget(() => ({ env: { SPIEL_DEMO: 'public' } }))

interface Cost {
  /** Largest contentful paint. */
  lcpMs: number
  /** Cumulative layout shift. */
  cls: number
  /** What tasks take beyond 50 ms each. */
  tbtMs: number
  bytes: number
}

const observe = () => {
  const cost = { lcpMs: 0, cls: 0, tbtMs: 0 }
  Object.assign(window, { cost })
  const on = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    cost.lcpMs = startTime
  })
  on('layout-shift', (entry) => {
    cost.cls += (entry as PerformanceEntry & { value: number }).value
  })
  on('longtask', ({ duration }) => {
    cost.tbtMs += duration - 50
  })
}

const costOf = async (page: Page): Promise<Cost> => {
  const seen = await page.evaluate<Omit<Cost, 'bytes'>>('cost')
  const bytes = await page.evaluate(() =>
    performance.getEntries().reduce((sum, entry) => sum + ((entry as PerformanceResourceTiming).transferSize ?? 0), 0),
  )
  return { ...seen, bytes }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

test('the demo page with and without the widget', async (t) => {
  if (!widget.browser) return t.skip('no Chromium on this machine')
  const { app, store } = widget.shop
  const costs: Record<'with' | 'without', Cost[]> = { with: [], without: [] }
  for (let load = 0; load <= LOADS; load++) {
    for (const kind of ['with', 'without'] as const) {
      const context = await widget.browser.newContext({ viewport: { width: 1280, height: 800 } })
      const page = await context.newPage()
      await page.addInitScript(observe)
      if (kind === 'without') await page.route('**/widget.js', (route) => route.fulfill({ body: '' }))
      await page.goto(`${app.url}/demo/${store.slug}`, { waitUntil: 'networkidle' })
      if (kind === 'with') await page.locator('spiel-chat .launcher').waitFor()
      await page.waitForTimeout(100)
      // The first load of each warms the server.
      if (load > 0) costs[kind].push(await costOf(page))
      await context.close()
    }
  }
  const of = (kind: 'with' | 'without', part: keyof Cost) => median(costs[kind].map((cost) => cost[part]))
  for (const kind of ['without', 'with'] as const) {
    const [lcp, cls, tbt, bytes] = (['lcpMs', 'cls', 'tbtMs', 'bytes'] as const).map((part) => of(kind, part))
    report(
      t,
      `${kind} the widget, median of ${LOADS} loads: LCP ${lcp?.toFixed(0)} ms, CLS ${cls?.toFixed(4)}, TBT ${tbt?.toFixed(0)} ms, ${bytes} bytes`,
    )
  }
  assert.deepEqual(
    costs.with.map(({ cls }) => cls),
    costs.without.map(({ cls }) => cls),
    'nothing of the page moves',
  )
  assert.ok(of('with', 'bytes') - of('without', 'bytes') < 24 * 1024, 'as much as docs/widget.md says, with heads')
})

/** Processor time of the page from the press until the first message is in sight. */
async function openingMs(page: Page): Promise<number> {
  const spentMs = await processorClockOf(page)
  const before = await spentMs()
  await page.evaluate(async () => {
    const shadow = document.querySelector('spiel-chat')?.shadowRoot as ShadowRoot
    ;(shadow.querySelector('.launcher') as HTMLElement).click()
    while (!shadow.querySelector('dialog[open] article')?.checkVisibility()) await new Promise(requestAnimationFrame)
  })
  return (await spentMs()) - before
}

for (const [name, isIdle] of [
  ['loaded while the page was idle', true],
  ['loaded by the press, nothing in the cache', false],
] as const) {
  const script = `(${observe})(); if (!${isIdle}) window.requestIdleCallback = () => 0`
  widget.test(`the first message is there at once, and nothing moves: ${name}`, { script }, async (tab) => {
    await tab.launcher.waitFor()
    const app = tab.page.locator('spiel-chat dialog')
    if (isIdle) await app.waitFor({ state: 'attached' })
    else assert.equal(await app.count(), 0)
    const ms = await openingMs(tab.page)
    console.log(`first message, ${name}: ${ms.toFixed(0)} ms of the page's processor time`)
    assert.equal((await costOf(tab.page)).cls, 0)
    assert.ok(ms <= MOST_MS, `${ms} ms`)
  })
}
