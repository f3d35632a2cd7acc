import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { publicRoutes } from '../../src/http/public-api.ts'
import { findChromium, launchBrowser } from '../support/browser.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { PATIENCE_MS } from '../support/wait-until.ts'

const SIZES = [
  { name: 'desktop', width: 1280, height: 900 },
  { name: 'phone', width: 390, height: 844 },
]

describe('pages in a browser', () => {
  const missing = findChromium() === undefined
  let app: TestApp
  let browser: Browser
  before(async () => {
    if (missing && process.env.CI === 'true') throw new Error('CI needs Chromium')
    app = await startTestApp()
    if (!missing) browser = await launchBrowser()
  })
  after(async () => {
    await browser?.close()
    await app.close()
  })

  const openPage = async (viewport: { width: number; height: number }) => {
    const page = await browser.newPage({ viewport })
    page.setDefaultTimeout(PATIENCE_MS)
    return page
  }

  for (const { name, width, height } of SIZES) {
    test(`the reference page draws every operation and calls nobody else (${name})`, async (t) => {
      if (missing) return t.skip('no Chromium on this machine')
      const page = await openPage({ width, height })
      const origins = new Set<string>()
      page.on('request', (request) => void origins.add(new URL(request.url()).origin))
      await page.goto(`${app.url}/docs`, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { name: 'Spiel public API' }).waitFor()
      for (const { tag, path } of publicRoutes) {
        // Scalar draws a part when it is come to.
        await page.goto(`${app.url}/docs/#tag/${tag.toLowerCase()}`)
        await page.getByRole('heading', { name: tag, exact: true }).first().waitFor()
        await page.getByText(path, { exact: true }).first().waitFor({ state: 'attached' })
      }
      assert.deepEqual([...origins], [app.url])
      await page.close()
    })
  }
})
