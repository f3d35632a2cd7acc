import assert from 'node:assert/strict'
import { fillDemo } from '../../src/demo/fill-demo.ts'
import { checkAxe } from '../support/check-axe.ts'
import { demoLink } from '../support/demo-access.ts'
import type { TestStore } from '../support/test-app.ts'
import { withWidget } from '../support/widget-browser.ts'

/** Every page of the demo shop, looked at by axe and for what is wider than its place. WIDGET_SHOTS keeps a picture of each. */
let store: TestStore
const widget = withWidget(() => ({
  fill: async (shop) => {
    store = await shop.app.createStore('Marlow & Pine')
    await fillDemo(store.context, `${shop.url}/demo/${store.slug}`)
  },
}))

const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }
const pages = {
  home: '',
  category: '?category=Home',
  everything: '?all',
  search: '?q=blue%20mug%20under%2020',
  nothing: '?q=qwertzuiop',
  product: '/p/demo-merino-sweater',
  'sold-out': '/p/demo-board-game',
  cart: '/cart?add=demo-mug-sand:2',
  'empty-cart': '/cart',
  policies: '/policies',
  track: '/track/1054',
  missing: '/p/nowhere',
}

for (const [screen, viewport] of Object.entries(screens)) {
  widget.test(`the demo shop’s pages, ${screen}, light and dark`, { viewport, mayFail: /404/ }, async (tab) => {
    const { page, shop } = tab
    await page.goto(shop.url + (await demoLink(shop.app)))
    for (const [name, path] of Object.entries(pages)) {
      if (name === 'empty-cart') await page.evaluate('sessionStorage.clear()')
      await page.goto(`${shop.url}/demo/${store.slug}${path}`)
      await page.locator('h1').first().waitFor()
      await tab.launcher.waitFor()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await checkAxe(page, `${name}, ${screen}, ${colorScheme}`)
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        assert.equal(wider, 0, `${name} is wider than a ${screen}`)
        await tab.shot(`demo-${screen}-${colorScheme}-${name}`)
      }
    }
  })
}
