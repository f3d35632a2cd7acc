import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { findChromium, launchBrowser } from './browser.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { HANG_MS, PATIENCE_MS } from './wait-until.ts'

const MISSING = findChromium() === undefined && 'no Chromium on this machine'

/** The dashboard of a server, in a browser. */
export interface Dashboard {
  app: TestApp
  browser: Browser
  /** A test in a fresh profile. It fails when the page has an error in its console, breaks its policy, or calls anybody else. */
  test(name: string, run: (tab: DashboardTab) => Promise<void>, options?: { mayFail?: RegExp }): void
}

export interface DashboardTab {
  page: Page
  context: BrowserContext
  app: TestApp
  /** Opens a path of the dashboard and waits for what it draws. */
  open(path: string): Promise<void>
  /** Signs in: by the form the first time in a file, later with the cookie that the form got. */
  signIn(email: string, password: string): Promise<void>
}

/**
 * One server and one browser for the tests of a file.
 * @param prepare what is in the server before the first test
 */
export function withDashboard(
  prepare: (app: TestApp) => Promise<unknown> = async () => {},
  env: Record<string, string> = {},
): Dashboard {
  const sessions: Sessions = new Map()
  const dashboard: Dashboard = {
    ...({} as Pick<Dashboard, 'app' | 'browser'>),
    test: (name, run, { mayFail } = {}) =>
      test(name, { skip: MISSING, timeout: 4 * HANG_MS }, async () => {
        const context = await dashboard.browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-GB' })
        const faults: string[] = []
        context.on('page', (page) =>
          watch(page, dashboard.app.url, (fault) => !mayFail?.test(fault) && faults.push(fault)),
        )
        const page = await context.newPage()
        page.setDefaultTimeout(PATIENCE_MS)
        try {
          await run(tabOf(page, dashboard.app, sessions))
          assert.deepEqual(faults, [])
        } finally {
          await context.close()
        }
      }),
  }
  before(async () => {
    const [app, browser] = await Promise.all([
      startTestApp({ SPIEL_TURN_LIMITS: '0', ...env }),
      MISSING ? undefined : launchBrowser(),
    ])
    Object.assign(dashboard, { app, browser })
    await prepare(app)
  })
  after(async () => {
    await dashboard.browser?.close()
    await dashboard.app?.close()
  })
  return dashboard
}

function watch(page: Page, url: string, add: (fault: string) => void): void {
  page.on('pageerror', ({ message }) => add(`uncaught: ${message}`))
  page.on('console', (message) => {
    // Before anybody is signed in the page asks who is.
    const isQuestion = /\/api\/dashboard\/v1\/me$/.test(message.location().url)
    if (message.type() === 'error' && !isQuestion) add(`${message.text()} ${message.location().url}`)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== url) add(`called ${request.url()}`)
  })
}

type Sessions = Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>

function tabOf(page: Page, app: TestApp, sessions: Sessions): DashboardTab {
  return {
    ...{ page, context: page.context(), app },
    open: async (path) => {
      await page.goto(app.url + path)
      await settled(page)
    },
    signIn: async (email, password) => {
      const known = sessions.get(email)
      if (known) return page.context().addCookies(known)
      await page.goto(`${app.url}/sign-in`)
      await page.getByLabel('E-mail address').fill(email)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL(({ pathname }) => pathname.startsWith('/s/') || pathname === '/new-store')
      await settled(page)
      sessions.set(email, await page.context().cookies())
    },
  }
}

/** A heading stands, and nothing is still loading. */
export async function settled(page: Page): Promise<void> {
  // On a phone an open conversation hides the page's own.
  await page.locator('h1:visible, h2:visible').first().waitFor()
  await page.waitForFunction(() => document.querySelector('.shimmer, [aria-busy=true]') === null)
}

/** Keeps a picture in the folder DASHBOARD_SHOTS, where that is set. */
export async function keepShot(page: Page, name: string): Promise<void> {
  const folder = process.env.DASHBOARD_SHOTS
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' })
}
