import assert from 'node:assert/strict'
import { setWidgetSettings } from '../../src/widget/widget-settings.ts'
import { checkAxe } from '../support/check-axe.ts'
import { seen, type Tab, withWidget } from '../support/widget-browser.ts'
import { HOSTILE, type WidgetShop } from '../support/widget-shop.ts'

/** What a shop's own pages may have of the widget: elements, events, looks. */
const strictPolicy = ({ url, site }: WidgetShop) =>
  `default-src 'none'; script-src ${url}; connect-src ${url}; img-src ${site.origin}; base-uri 'none'; require-trusted-types-for 'script'`
const widget = withWidget(() => ({
  pages: (shop) => ({
    '/search': {
      ...{
        head: `<meta name="color-scheme" content="light dark">${shop.tag()}`,
        body: '<main><h1>Acme</h1><spiel-search></spiel-search></main>',
      },
      headers: { 'content-security-policy': strictPolicy(shop) },
    },
    '/search-de': { head: shop.tag(), body: '<main><h1>Acme</h1><spiel-search></spiel-search></main>', language: 'de' },
    '/search-ar': {
      head: shop.tag(),
      body: '<main dir="rtl"><h1>Acme</h1><spiel-search></spiel-search></main>',
      language: 'ar',
    },
    '/ask': { head: shop.tag(), body: '<main><h1>Linen Shirt</h1><spiel-ask product="shirt"></spiel-ask></main>' },
    '/layer': { head: shop.tag('data-data-layer'), body: '<h1>Acme</h1>' },
  }),
}))

const searchOf = (tab: Tab) => tab.page.locator('spiel-search')

async function look(tab: Tab, words: string): Promise<string[]> {
  const { page } = tab
  const input = searchOf(tab).getByRole('searchbox')
  await input.waitFor()
  const isFound = page.waitForResponse(/\/products\?.*q=/)
  await input.fill(words)
  await isFound
  await searchOf(tab).locator('li, [role=status] button').first().waitFor()
  return searchOf(tab)
    .locator('li')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.replace(/\s+/g, ' ').trim()))
}

for (const [screen, viewport] of Object.entries({
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
})) {
  for (const colorScheme of ['light', 'dark'] as const) {
    widget.test(
      `<spiel-search> finds as the assistant does, ${screen}, ${colorScheme}`,
      { path: '/search', viewport, colorScheme },
      async (tab) => {
        const { page } = tab
        const found = await look(tab, 'linen clothes under 50')
        assert.ok(
          found.some((line) => /^Linen Shirt .*from \$30\.00$/.test(line)),
          `${found}`,
        )
        assert.ok(
          found.some((line) => /^Linen Scarf .*\$18\.00$/.test(line)),
          `${found}`,
        )
        const trousers = found.find((line) => line.startsWith('Linen Trousers'))
        if (trousers) assert.match(trousers, /Above \$50\.00/)
        await checkAxe(page, 'search')
        await tab.shot(`search-${screen}-${colorScheme}`)
        assert.equal(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          0,
        )
      },
    )
  }
}

widget.test(
  '<spiel-search> says what differs and what is sold out, in the page’s language',
  { path: '/search-de' },
  async (tab) => {
    const german = await look(tab, 'linen shirt L')
    assert.match(german.find((line) => line.startsWith('Linen Shirt')) ?? '', /Ausverkauft/)
    await tab.page.goto(`${tab.shop.site.origin}/search-ar`)
    assert.ok((await look(tab, 'linen')).some((line) => line.includes('نفدت الكمية')))
    await tab.shot('search-rtl')
  },
)

widget.test(
  '<spiel-search>: what a catalog holds stays text; nothing found leads to the assistant; a press is told',
  { path: '/search' },
  async (tab) => {
    const { page } = tab
    const hostile = await look(tab, 'kazoo')
    assert.ok(hostile.some((line) => line.startsWith('</title><img src=x onerror')))
    assert.equal(await page.evaluate('window.pwned'), undefined)
    assert.equal(await searchOf(tab).locator(`a[href="${HOSTILE.url}"]`).count(), 0)
    await page.evaluate(() => {
      Object.assign(window, { clicked: [] })
      addEventListener('spiel:card_click', (event) =>
        (window as unknown as { clicked: object[] }).clicked.push((event as CustomEvent).detail),
      )
      ;(window as unknown as { Spiel: (...call: unknown[]) => void }).Spiel('on', 'card_click', () => false)
    })
    await look(tab, 'linen scarf')
    await searchOf(tab).getByRole('link').first().click()
    assert.deepEqual(await page.evaluate('clicked'), [{ productId: 'scarf', url: `${tab.shop.site.origin}/p/scarf` }])
    assert.equal(new URL(page.url()).pathname, '/search', 'the listener kept the page')
    assert.deepEqual(await look(tab, 'qqqwwwxxx'), [])
    await searchOf(tab).getByRole('button', { name: 'Nothing found. Ask the assistant' }).click()
    assert.equal(await seen(tab.dialog.locator('.shopper')), 'qqqwwwxxx')
  },
)

widget.test(
  '<spiel-search> shows what was typed last, and goes without answer where there is none',
  { path: '/search', mayFail: /ERR_|500/ },
  async (tab) => {
    const { page } = tab
    await page.route(/q=linen&/, async (route) => {
      await page.waitForTimeout(400)
      await route.continue()
    })
    const input = searchOf(tab).getByRole('searchbox')
    await input.waitFor()
    await input.fill('linen')
    await page.waitForRequest(/q=linen&/)
    await input.fill('kazoo')
    await searchOf(tab).locator('li', { hasText: 'Kazoo' }).first().waitFor()
    await page.waitForTimeout(500)
    assert.ok((await searchOf(tab).locator('li').allInnerTexts()).every((text) => /kazoo/i.test(text)))
    await page.route(/q=scarf/, (route) => route.abort())
    await input.fill('scarf')
    await searchOf(tab)
      .getByRole('button', { name: /Nothing found/ })
      .waitFor()
    await input.fill('')
    await page.waitForFunction(
      () =>
        document.querySelector('spiel-search')?.shadowRoot?.querySelectorAll('li, [role=status] button').length === 0,
    )
  },
)

widget.test('<spiel-ask> asks about its product in the widget', { path: '/ask' }, async (tab) => {
  const ask = tab.page.locator('spiel-ask')
  await ask.getByRole('button').nth(2).waitFor()
  await checkAxe(tab.page, 'ask')
  await tab.shot('ask')
  await ask.getByRole('textbox').fill('is it in stock in M?')
  await ask.getByRole('button', { name: 'Ask', exact: true }).click()
  assert.match(await seen(tab.dialog.locator('article.done')), /Linen Shirt/)
})

widget.test('elements for pages are loaded only where they are used', { path: '/' }, async (tab) => {
  await tab.page.locator('spiel-chat dialog').waitFor({ state: 'attached' })
  await tab.page.waitForLoadState('networkidle')
  const files = await tab.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  assert.ok(files.some((name) => /widget\/app-/.test(name)))
  assert.ok(!files.some((name) => /widget\/(parts|extras)-/.test(name)), `${files}`)
})

widget.test(
  'an element that comes into the page later is drawn, once, wherever it is moved',
  { path: '/other' },
  async (tab) => {
    const { page } = tab
    await page.locator('spiel-chat dialog').waitFor({ state: 'attached' })
    await page.evaluate(() => {
      const ask = document.createElement('spiel-ask')
      ask.setAttribute('product', 'shirt')
      document.body.append(ask, document.createElement('spiel-search'))
    })
    const ask = page.locator('spiel-ask')
    await ask.getByRole('button').nth(2).waitFor()
    await searchOf(tab).getByRole('searchbox').waitFor()
    await page.evaluate(() => {
      const place = document.createElement('section')
      document.body.append(place)
      place.append(document.querySelector('spiel-ask') as HTMLElement)
    })
    await look(tab, 'linen')
    assert.equal(await ask.getByRole('textbox').count(), 1)
  },
)

widget.test('a tag that is taken away and put in again is no fault', { path: '/ask' }, async (tab) => {
  const { page } = tab
  await page.locator('spiel-chat dialog').waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    ;(window as unknown as { Spiel: (name: string) => void }).Spiel('destroy')
    const tag = document.querySelector('script[data-key]') as HTMLScriptElement
    const again = document.createElement('script')
    for (const { name, value } of tag.attributes) again.setAttribute(name, value)
    document.head.append(again)
    await new Promise((resolve) => again.addEventListener('load', resolve))
  })
  const input = page.locator('spiel-ask').getByRole('textbox')
  await input.fill('is it in stock in M?')
  await input.press('Enter')
  assert.match(await seen(tab.dialog.locator('article.done')), /Linen Shirt/)
})

const script = () => {
  const told: unknown[] = []
  Object.assign(window, { told })
  for (const name of ['open', 'close', 'message', 'answer', 'card_click', 'add_to_cart', 'lead', 'handoff']) {
    addEventListener(`spiel:${name}`, (event) => {
      const { detail } = event as CustomEvent
      told.push([name, Object.keys(detail).sort().join()])
    })
  }
  Object.assign(window, {
    Spiel: [
      ['on', 'add_to_cart', () => {}],
      ['on', 'card_click', () => false],
    ],
  })
}

/** From opening to a person, and what the page was told of it. */
async function visitAll(tab: Tab): Promise<void> {
  await tab.open()
  const answer = await tab.say('a linen scarf')
  await answer.getByRole('link', { name: 'Linen Scarf' }).click()
  await answer.getByRole('button', { name: 'Add to cart: Linen Scarf' }).click()
  await tab.dialog.getByRole('button', { name: 'More' }).click()
  await tab.dialog.getByRole('button', { name: 'Leave your contact' }).click()
  const form = tab.dialog.getByRole('form', { name: 'Leave your contact' })
  await form.getByLabel('E-mail').fill('a@mail.example')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send' }).click()
  await tab.dialog.getByText('Thank you.').first().waitFor()
  await tab.say('can I talk to a person?')
  await tab.dialog.locator('.messages > .card').waitFor()
}

widget.test('each event is one of the window, with what the docs name', { script }, async (tab) => {
  await visitAll(tab)
  await tab.page.evaluate('Spiel("close")')
  const told = (await tab.page.evaluate('told')) as [string, string][]
  const cart = 'currency,price,productId,quantity,title,url,variantId'
  assert.deepEqual(told, [
    ['open', ''],
    ['message', 'text'],
    ['answer', 'products,text'],
    ['card_click', 'productId,url'],
    ['add_to_cart', cart],
    ['lead', 'productId,purpose'],
    ['message', 'text'],
    ['handoff', 'conversationId'],
    ['answer', 'products,text'],
    ['close', ''],
  ])
  assert.equal(await tab.page.evaluate('typeof dataLayer'), 'undefined', 'nobody asked for the data layer')
})

widget.test(
  'the data layer is told when it is asked for, and never what was said',
  { path: '/layer', script },
  async (tab) => {
    await tab.page.waitForResponse(/\/widget\/extras-/)
    await visitAll(tab)
    const layer = (await tab.page.evaluate('dataLayer')) as { event: string }[]
    assert.deepEqual(
      layer.map(({ event }) => event),
      [
        'spiel_open',
        'spiel_message',
        'spiel_card_click',
        'spiel_add_to_cart',
        'spiel_lead',
        'spiel_message',
        'spiel_handoff',
      ],
    )
    const [cart] = layer.filter(({ event }) => event === 'spiel_add_to_cart')
    assert.deepEqual(cart, {
      ...{ event: 'spiel_add_to_cart', productId: 'scarf', variantId: 'scarf-1', quantity: 1 },
      ...{ title: 'Linen Scarf', price: 18, currency: 'USD', url: `${tab.shop.site.origin}/p/scarf` },
    })
    assert.doesNotMatch(JSON.stringify(layer), /a linen scarf|talk to a person|mail\.example/)
  },
)

/** Before the widget reads the font of the page. */
const setSerif = () =>
  addEventListener('DOMContentLoaded', () => {
    document.body.style.fontFamily = '"Libertinus", serif'
  })

const looks = {
  soft: { radius: '18px', fontSize: '15px', isSerif: false },
  crisp: { radius: '6px', fontSize: '14px', isSerif: false },
  page: { radius: '0px', fontSize: '15px', isSerif: true },
}

widget.test(
  'three looks to choose from, light and dark, and the page has the last word',
  { mayFail: /never/ },
  async (tab) => {
    const { context } = tab.shop.store
    for (const [preset, expected] of Object.entries(looks)) {
      for (const theme of ['light', 'dark'] as const) {
        await setWidgetSettings(context, { look: { preset: preset as 'soft', theme } })
        const other = await widget.visit({ path: '/other', script: setSerif })
        await other.open()
        await other.say('linen clothes under 100')
        await other.checkAxe(`${preset}, ${theme}`)
        const style = await other.dialog.evaluate((dialog) => {
          const { borderTopLeftRadius: radius, fontSize, fontFamily, colorScheme } = getComputedStyle(dialog)
          return { radius, fontSize, isSerif: /Libertinus/.test(fontFamily), colorScheme }
        })
        assert.deepEqual(style, { ...expected, colorScheme: theme }, `${preset}, ${theme}`)
        await other.shot(`look-${preset}-${theme}`)
        await other.context.close()
      }
    }
    await setWidgetSettings(context, {})
    await tab.page.addStyleTag({
      content:
        'spiel-chat { --spiel-accent: #7a1f5c; --spiel-on-accent: #fff; --spiel-radius: 4px; --spiel-bg: #fffdf8; --spiel-font: Georgia }',
    })
    await tab.open()
    assert.deepEqual(
      await tab.dialog.evaluate((dialog) => {
        const { borderTopLeftRadius: radius, backgroundColor, fontFamily } = getComputedStyle(dialog)
        return [radius, backgroundColor, /^Georgia/.test(fontFamily)]
      }),
      ['4px', 'rgb(255, 253, 248)', true],
    )
    assert.equal(await tab.launcher.evaluate((button) => getComputedStyle(button).backgroundColor), 'rgb(122, 31, 92)')
  },
)
