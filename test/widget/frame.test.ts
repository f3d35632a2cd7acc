import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { setWidgetSettings } from '../../src/widget/widget-settings.ts'
import { waitUntil } from '../support/wait-until.ts'
import { seen, type Tab, withWidget } from '../support/widget-browser.ts'
import type { WidgetShop } from '../support/widget-shop.ts'

/** As strict as a shop's pages can be: nothing but what the docs name. */
const strict = ({ url, tag, site }: WidgetShop, more = '') => {
  const policy = `default-src 'none'; script-src ${url}; connect-src ${url}; img-src ${site.origin}; base-uri 'none'${more}`
  return { body: '<h1>Acme</h1>', head: tag(), headers: { 'content-security-policy': policy } }
}
const widget = withWidget(() => ({
  pages: (shop) => ({
    '/strict': strict(shop),
    '/trusted': strict(shop, `; require-trusted-types-for 'script'; trusted-types 'none'`),
    '/long': { head: shop.tag(), body: `<h1>Acme</h1>${'<p>Linen.</p>'.repeat(200)}<a href="#" id="last">Last</a>` },
    '/stranger': { head: shop.tag().replace(shop.key, `sp_pub_${'x'.repeat(30)}`), body: '<h1>Acme</h1>' },
  }),
}))

/** What has the focus: the name of it, in the widget or the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement
    const it = inside ?? document.activeElement
    return `${it?.localName} ${it?.getAttribute('aria-label') ?? it?.textContent?.trim().slice(0, 40) ?? ''}`.trim()
  })

async function press(page: Page, ...keys: string[]): Promise<string> {
  for (const key of keys) await page.keyboard.press(key)
  return focused(page)
}

widget.test('with the keyboard alone: open, write, read, choose, follow a link, close', {}, async (tab) => {
  const { page } = tab
  await tab.launcher.waitFor()
  // "Questions? – Open chat" once the app is there, which comes when the browser is idle.
  assert.match(await press(page, 'Tab', 'Tab', 'Tab'), /^button Questions\?/)
  await press(page, 'Enter')
  await tab.dialog.waitFor()
  await page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement?.localName === 'textarea')
  await page.keyboard.type('linen clothes under 100')
  await press(page, 'Shift+Enter')
  await page.keyboard.type('please')
  assert.equal(await tab.input.inputValue(), 'linen clothes under 100\nplease', 'a line begins')
  await press(page, 'Enter')
  await tab.dialog.locator('article.done').waitFor()
  assert.equal(await focused(page), 'textarea Your message')

  assert.equal(await press(page, 'Shift+Tab'), 'button Not helpful')
  for (let stops = 0; !(await focused(page)).startsWith('article'); stops++) {
    assert.ok(stops < 12, 'the newest message is a stop')
    await press(page, 'Shift+Tab')
  }
  assert.equal(await focused(page), 'article AI assistant')
  assert.equal(await press(page, 'ArrowUp'), 'article You')
  assert.equal(await press(page, 'ArrowUp', 'ArrowUp'), 'article AI assistant', 'the first')
  assert.equal(await press(page, 'End'), 'article AI assistant')
  assert.equal(await press(page, 'Home', 'ArrowDown'), 'article You')
  assert.equal(await press(page, 'Shift+Tab'), 'button Close chat', 'messages are one stop')
  assert.equal(await press(page, 'Tab'), 'article You')
  await press(page, 'End')
  assert.match(await press(page, 'Tab'), /^a Linen/)
  await press(page, 'Tab')
  for (let stops = 0; !(await focused(page)).startsWith('button Options: '); stops++) {
    assert.ok(stops < 12, 'buttons of an answer are stops')
    await press(page, 'Tab')
  }
  assert.match(await press(page, 'Enter'), /^button Options: /)
  await tab.dialog.locator('.cards:not(.row) .product').waitFor()
  await press(page, 'Escape')
  assert.ok(await tab.dialog.isHidden())
  assert.match(await focused(page), /^button .*Open chat/)
  assert.equal(await tab.launcher.getAttribute('aria-expanded'), 'false')
  await press(page, 'Enter')
  await page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement?.localName === 'textarea')
  assert.equal(await tab.launcher.getAttribute('aria-expanded'), 'true')
  assert.ok(await tab.dialog.locator('.cards:not(.row) .product').isVisible(), 'what was there is there again')
})

widget.test('the menu is closed with Esc, then the widget', {}, async (tab) => {
  await tab.open()
  await tab.say('hello')
  await tab.dialog.getByRole('button', { name: 'More' }).click()
  assert.equal(await tab.dialog.locator('.menu').count(), 1)
  await press(tab.page, 'Tab', 'Escape')
  assert.equal(await tab.dialog.locator('.menu').count(), 0)
  assert.ok(await tab.dialog.isVisible())
  await press(tab.page, 'Escape')
  assert.ok(await tab.dialog.isHidden())
})

widget.test('a page with the widget open stays usable on a desktop', {}, async (tab) => {
  await tab.open()
  await tab.page.locator('#buy').click()
  assert.equal(await focused(tab.page), 'button Buy')
  assert.equal(await tab.dialog.evaluate((dialog) => dialog.matches(':modal')), false)
})

/** Waits until the launcher is seen, or not. */
const launcherIs = (page: Page, opacity: '0' | '1') =>
  page.waitForFunction((wanted) => {
    const button = document.querySelector('spiel-chat')?.shadowRoot?.querySelector('.launcher') as HTMLElement
    const { opacity, pointerEvents } = getComputedStyle(button)
    return opacity === wanted && (pointerEvents === 'none') === (wanted === '0')
  }, opacity)

const COVERED = { content: '#last { position: fixed; right: 30px; bottom: 30px }' }

widget.test('the launcher steps aside for what has the focus', { path: '/long' }, async (tab) => {
  const { page } = tab
  await page.locator('spiel-chat dialog').waitFor({ state: 'attached' })
  await page.addStyleTag(COVERED)
  await page.locator('#last').focus()
  await launcherIs(page, '0')
  await page.locator('#last').click()
  await page.locator('#last').blur()
  await launcherIs(page, '1')
})

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Where the dialog is, once it has slid there. */
const place = (tab: Tab) =>
  tab.dialog.evaluate(async (dialog) => {
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
    return JSON.parse(JSON.stringify(dialog.getBoundingClientRect()))
  })

widget.test('on a phone it is over all of the page, and keeps the focus', { ...PHONE, path: '/long' }, async (tab) => {
  const { page } = tab
  await tab.launcher.tap()
  await tab.dialog.waitFor()
  const { x, y, width, height } = await place(tab)
  assert.deepEqual([x, y, width, height], [0, 0, 390, 844])
  assert.equal(await tab.dialog.evaluate((dialog) => dialog.matches(':modal')), true)
  assert.equal(await focused(page), 'textarea Your message')
  await tab.say('linen clothes under 100')
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = new Set<string>()
    for (let count = 0; count < 30; count++) stops.add(await press(page, key))
    assert.ok(![...stops].some((stop) => /^body|^a Last|^h1/.test(stop)), `${key} left the widget: ${[...stops]}`)
    assert.ok(
      ['button Close chat', 'textarea Your message', 'button Send'].every((one) => stops.has(one)),
      `${[...stops]}`,
    )
  }
  await page.mouse.wheel(0, 800)
  assert.equal(await page.evaluate('scrollY'), 0, 'the page behind it does not move')
  assert.equal(await tab.overflow(), 0)
  const small = await tab.dialog.locator('button, a.title, select, textarea').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      return width >= 24 && height >= 24 ? [] : [`${target.outerHTML.slice(0, 80)} ${width} x ${height}`]
    }),
  )
  assert.deepEqual(small, [])
  await press(page, 'Escape')
  assert.match(await focused(page), /^button .*Open chat/)
  // What is turned before the page was drawn anew is lost.
  await waitUntil(async () => {
    await page.mouse.wheel(0, 300)
    return page.evaluate('scrollY > 0')
  })
})

widget.test('with the keyboard of a phone open it is as high as what is seen', PHONE, async (tab) => {
  await tab.launcher.tap()
  await tab.dialog.waitFor()
  await tab.page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: 420, configurable: true })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  const { y, height } = await place(tab)
  assert.deepEqual([y, height], [0, 420])
})

for (const { name, width, height } of [
  { name: '320 px', width: 320, height: 640 },
  { name: '1280 px at 400 %', width: 320, height: 256 },
]) {
  widget.test(`nothing is cut off at ${name}`, { viewport: { width, height } }, async (tab) => {
    await tab.open()
    const answer = await tab.say('a kazoo please')
    assert.equal(await tab.overflow(), 0)
    await answer.scrollIntoViewIfNeeded()
    await tab.dialog.getByRole('button', { name: 'More' }).click()
    await tab.dialog.getByRole('button', { name: 'Leave your contact' }).click()
    assert.equal(await tab.overflow(), 0)
    const send = tab.dialog.getByRole('form', { name: 'Leave your contact' }).getByRole('button', { name: 'Send' })
    await send.scrollIntoViewIfNeeded()
    const box = await send.boundingBox()
    assert.ok(box && box.y >= 0 && box.y + box.height <= height && box.x + box.width <= width, JSON.stringify(box))
    await tab.shot(`narrow-${height}`)
  })
}

widget.test('Arabic is written from right to left, with the words of it', { path: '/ar' }, async (tab) => {
  await tab.open()
  assert.equal(await tab.dialog.locator('.inside').getAttribute('dir'), 'rtl')
  assert.equal(await tab.dialog.locator('.inside').getAttribute('lang'), 'ar')
  const answer = await tab.say('linen shirt')
  const question = tab.messages.nth(1).locator('.bubble')
  await question.scrollIntoViewIfNeeded()
  const [mine, theirs] = [await question.boundingBox(), await answer.locator('.bubble').boundingBox()]
  const endOf = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Number.NaN)
  assert.ok(mine && theirs && mine.x <= theirs.x, 'the shopper’s words are at the left')
  assert.ok(endOf(mine) < endOf(theirs), 'the answer is at the right')
  assert.match(await seen(answer), /متوفر/)
  assert.match(await seen(answer.locator('.bubble')), /^[\x20-\x7e]+$/, 'an English answer stays in its order')
})

widget.test('dark, forced colours and reduced motion are followed', { colorScheme: 'dark' }, async (tab) => {
  await tab.open()
  const colour = (property: string) =>
    tab.dialog.evaluate((dialog, name) => getComputedStyle(dialog).getPropertyValue(name), property)
  const dark = await colour('background-color')
  await tab.page.emulateMedia({ colorScheme: 'light' })
  assert.notEqual(await colour('background-color'), dark)
  await tab.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const borders = await tab.dialog
    .locator('.bubble, .main')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle))
  assert.ok(borders.length > 1 && borders.every((style) => style === 'solid'), `${borders}`)
  await tab.page.route('**/messages', () => {})
  await tab.input.fill('hello')
  await tab.input.press('Enter')
  const dot = tab.dialog.locator('.dots i').first()
  assert.equal(await dot.evaluate((one) => getComputedStyle(one).animationName), 'none')
  await tab.page.emulateMedia({ reducedMotion: 'no-preference' })
  assert.notEqual(await dot.evaluate((one) => getComputedStyle(one).animationName), 'none')
})

for (const path of ['/strict', '/trusted']) {
  widget.test(
    `it runs under the policy of ${path}, looks as it should, and breaks no rule of it`,
    { path },
    async (tab) => {
      await tab.open()
      const answer = await tab.say('linen clothes under 100')
      const picture = answer.locator('img').first()
      await tab.page.waitForFunction(
        (image) => (image as HTMLImageElement).naturalWidth === 300,
        await picture.elementHandle(),
      )
      assert.equal(
        await tab.launcher.evaluate((button) => getComputedStyle(button).backgroundColor),
        'rgb(26, 95, 180)',
      )
      assert.equal(await tab.dialog.evaluate((dialog) => getComputedStyle(dialog).borderTopLeftRadius), '18px')
    },
  )
}

widget.test('settings of the owner are seen: colour, side, words', {}, async (tab) => {
  const { context } = tab.shop.store
  const greetings = [{ pages: ['/other'], text: { en: 'Hello on this page!' } }]
  const position = { side: 'left' as const, offsetX: 40, offsetY: 30 }
  await setWidgetSettings(context, { color: '#7a1f5c', position, launcherText: { en: 'Ask us' }, greetings })
  const other = await widget.visit({ path: '/other' })
  await other.launcher.waitFor()
  const box = await other.launcher.boundingBox()
  assert.deepEqual([box?.x, 800 - (box?.y ?? 0) - (box?.height ?? 0)], [40, 30])
  assert.equal(await other.launcher.evaluate((button) => getComputedStyle(button).backgroundColor), 'rgb(122, 31, 92)')
  assert.equal(await seen(other.launcher), 'Ask us')
  await other.open()
  await other.dialog.getByText('Hello on this page!').waitFor()
  await other.context.close()
  await setWidgetSettings(context, {})
})

widget.test(
  'before it is opened: the settings and files are fetched, nothing else is sent, nothing kept',
  {},
  async (tab) => {
    const { page, context, shop } = tab
    const app = page.locator('spiel-chat dialog')
    // What this page asks for itself is over before the next one is listened to.
    await app.waitFor({ state: 'attached' })
    const requests: string[] = []
    page.on('request', (request) =>
      requests.push(
        `${request.method()} ${request
          .url()
          .replace(shop.url, '')
          .replace(/-\w{10}\./, '-HASH.')}`,
      ),
    )
    await page.reload()
    await app.waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const expected = [
      'GET /widget.js',
      'GET /api/widget/v1/settings?locale=en',
      'GET /widget/app-HASH.js',
      'GET /widget/en-HASH.js',
    ]
    const toSpiel = requests.filter((request) => !request.includes(shop.site.origin) && !request.startsWith('OPTIONS'))
    assert.deepEqual(toSpiel.sort(), expected.sort())
    const storage = () => page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])
    assert.deepEqual(await storage(), ['', 0, 0])
    await tab.open()
    await tab.say('hello')
    const [cookie, local, session] = await storage()
    assert.deepEqual([cookie, Number(local) > 0, Number(session) > 0], ['', true, true])
    assert.deepEqual(await context.cookies(), [])
  },
)

/** Nothing is idle before the test says so. */
const hold = () => {
  const held: (() => void)[] = []
  Object.assign(window, {
    requestIdleCallback: (work: () => void) => held.push(work),
    beIdle() {
      for (const work of held.splice(0)) work()
    },
  })
}

widget.test(
  'it steps aside for what had the focus before the app was there',
  { path: '/long', script: hold },
  async (tab) => {
    const { page } = tab
    await page.waitForFunction('typeof Spiel === "function"')
    await page.addStyleTag(COVERED)
    await page.evaluate('beIdle()')
    await tab.launcher.waitFor()
    await page.locator('#last').focus()
    await page.waitForFunction(() => {
      Object(window).beIdle()
      return document.querySelector('spiel-chat')?.shadowRoot?.querySelector('dialog')
    })
    await launcherIs(page, '0')
  },
)

widget.test(
  'before the page is idle the tag’s file alone is asked for, and nothing is drawn',
  { script: hold },
  async (tab) => {
    const { page, shop } = tab
    const toSpiel = () =>
      page.evaluate(
        (url) =>
          performance
            .getEntriesByType('resource')
            .flatMap(({ name }) => (name.startsWith(url) ? [name.slice(url.length)] : [])),
        shop.url,
      )
    await page.waitForFunction('typeof Spiel === "function"')
    await page.waitForLoadState('networkidle')
    assert.deepEqual(await toSpiel(), ['/widget.js'])
    assert.equal(await page.locator('spiel-chat').count(), 0)
    await page.evaluate('beIdle()')
    await tab.launcher.waitFor()
    await page.waitForLoadState('networkidle')
    assert.deepEqual(await toSpiel(), ['/widget.js', '/api/widget/v1/settings?locale=en'])
    await page.evaluate('beIdle()')
    await page.locator('spiel-chat dialog').waitFor({ state: 'attached' })
  },
)

/** What the page's own measure says of what moved without anybody having pressed anything. */
const watchShifts = () => {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const [name, viewport] of Object.entries({ desktop: { width: 1280, height: 800 }, phone: PHONE.viewport })) {
  widget.test(
    `nothing of the page moves when the widget comes, opens, answers and closes, on a ${name}`,
    { viewport, script: watchShifts, path: '/long' },
    async (tab) => {
      const { page } = tab
      await page.locator('spiel-chat dialog').waitFor({ state: 'attached' })
      // By a script, long after any press: what follows a press is not counted as a shift.
      await page.evaluate('Spiel.open()')
      await tab.dialog.locator('.row .product').first().waitFor()
      await page.evaluate('Spiel.close()')
      await page.waitForTimeout(700)
      assert.deepEqual(await page.evaluate('shifts'), [])
    },
  )
}

for (const [name, path, mayFail] of [
  ['an origin that the key does not name', '/', /403|CORS|ERR_FAILED/],
  ['a key that nobody made', '/stranger', /401|403|CORS|ERR_FAILED/],
] as const) {
  widget.test(`${name}: nothing is drawn, the console says why, and nothing breaks`, { path: '/long' }, async (tab) => {
    // The same site by its other name is another origin.
    const at = path === '/' ? tab.shop.site.origin.replace('127.0.0.1', 'localhost') : tab.shop.site.origin
    const other = await widget.visit({ path: '/long' })
    const warnings: string[] = []
    const uncaught: string[] = []
    other.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    other.page.on('pageerror', ({ message }) => uncaught.push(message))
    const [, waited] = await Promise.all([
      other.page.goto(at + path),
      other.page.waitForEvent('console', (message) => message.text().includes('is this origin allowed')),
    ])
    assert.match(waited.text(), /^Spiel: is this origin allowed\?/)
    await other.page.evaluate('Spiel.open(); Spiel.ask("hello"); Spiel.close()')
    await other.page.waitForLoadState('networkidle')
    assert.equal(await other.page.locator('spiel-chat').count(), 0)
    assert.deepEqual(uncaught, [])
    assert.ok(mayFail)
    await other.context.close()
  })
}
