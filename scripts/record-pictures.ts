import { mkdir, stat, writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../test/support/browser.ts'
import { animatedWebp, type Frame } from './pictures/animated-webp.ts'
import { startDemoServer } from './pictures/demo-server.ts'

/**
 * Draws the pictures of README.md and docs/widget.md anew, in docs/pictures: the demo shop with the widget, its first minute as an
 * animation, and the three looks. Needs Chromium.
 */
const FOLDER = new URL('../docs/pictures/', import.meta.url)
const MOST_BYTES = 1.5 * 1024 * 1024
const SIZE = { width: 1120, height: 700 }
const QUALITY = 72
const ACCENT = '#2f5d4a'

const shoot = async (page: Page): Promise<Buffer> => {
  const cdp = await page.context().newCDPSession(page)
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  await cdp.detach()
  return Buffer.from(data, 'base64')
}

const keep = async (name: string, content: Buffer): Promise<void> => {
  await writeFile(new URL(name, FOLDER), content)
  console.log(`${name} ${content.length} bytes`)
}

const dialogOf = (page: Page) => page.locator('spiel-chat dialog')

/** Says it and waits for the whole answer. */
async function say(page: Page, text: string, see: (ms: number) => Promise<void>): Promise<void> {
  const known = await dialogOf(page).locator('article.done').count()
  await dialogOf(page).locator('textarea').fill(text)
  await see(900)
  await page.keyboard.press('Enter')
  await dialogOf(page).locator('article.done').nth(known).waitFor()
  await page.waitForTimeout(500)
}

async function openDemo(browser: Browser, { link, home }: { link: string; home: string }): Promise<Page> {
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' })
  await page.goto(link)
  await page.goto(home, { waitUntil: 'networkidle' })
  return page
}

/** From the home page to a product in the cart and an order that is on its way. */
async function recordFirstMinute(page: Page): Promise<Frame[]> {
  const frames: Frame[] = []
  const see = async (ms: number) => {
    frames.push({ webp: await shoot(page), ms })
  }
  const dialog = dialogOf(page)
  await see(1600)
  await page.locator('[data-open]').click()
  await dialog.getByText('Popular').waitFor()
  await page.waitForTimeout(800)
  await see(1500)
  await say(page, 'something warm to wear in M', see)
  await see(2200)
  await dialog.locator('.row .product > button').first().click()
  await page.waitForTimeout(400)
  await see(1300)
  const large = dialog.locator('.cards:not(.row) .product')
  await large.locator('[aria-pressed=false]').first().click()
  await large.locator('.main').click()
  await page.waitForTimeout(300)
  await see(1600)
  await say(page, 'Compare Noise-cancelling headphones and Wired studio headphones', see)
  await page.waitForTimeout(500)
  await see(2600)
  await say(page, 'Where is order 1054? My e-mail is mara.lindholm@example.com', see)
  await see(2600)
  return frames
}

async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const server = await startDemoServer()
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--headless', '--no-sandbox'] })
  try {
    const page = await openDemo(browser, server)
    const animation = animatedWebp(await recordFirstMinute(page), SIZE)
    await keep('first-minute.webp', animation)
    await page.close()
    const still = await openDemo(browser, server)
    await still.locator('[data-open]').click()
    await say(still, 'a gift under 50', async () => {})
    await keep('demo-shop.webp', await shoot(still))
    await still.close()
    for (const preset of ['soft', 'crisp', 'page']) {
      await server.dress({ color: ACCENT, look: { preset, theme: preset === 'crisp' ? 'dark' : 'light' } })
      const dressed = await openDemo(browser, server)
      await dressed.locator('[data-open]').click()
      await say(dressed, 'headphones', async () => {})
      await dressed.setViewportSize({ width: 460, height: SIZE.height })
      await dressed.setViewportSize({ width: 500, height: SIZE.height })
      await dressed.waitForTimeout(400)
      await keep(`look-${preset}.webp`, await shoot(dressed))
      await dressed.close()
    }
    const { size } = await stat(new URL('first-minute.webp', FOLDER))
    if (size > MOST_BYTES) throw new Error(`The animation has ${size} bytes, ${MOST_BYTES} are allowed`)
  } finally {
    await browser.close()
    await server.close()
  }
}

await main()
