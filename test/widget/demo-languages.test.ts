import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import { fillDemo } from '../../src/demo/fill-demo.ts'
import { demoLink } from '../support/demo-access.ts'
import type { TestStore } from '../support/test-app.ts'
import { withWidget } from '../support/widget-browser.ts'

/** The cards of the demo shop in its other languages: each is pressed by a visitor of its own, and what is seen is what it promised. */
const heroes = {
  de: 'Gute Dinge für jeden Tag',
  es: 'Cosas buenas para cada día',
  fr: 'De bonnes choses pour tous les jours',
}
const stores: Record<string, TestStore> = {}
const widget = withWidget(() => ({
  fill: async ({ app, url }) => {
    for (const language of Object.keys(heroes)) {
      const store = await app.createStore('Marlow & Pine', { language, currency: 'EUR' })
      await fillDemo(store.context, `${url}/demo/${store.slug}`)
      stores[language] = store
    }
  },
}))

/** In the order of the cards: what their answers must show. */
const shown: ((answer: Locator, dialog: Locator) => Promise<void>)[] = [
  async (answer) => {
    const prices = await answer.locator('.product b').allInnerTexts()
    assert.ok(prices.length >= 3, `${prices}`)
    for (const price of prices) assert.ok(Number(price.replace(/\s*€/, '').replace(',', '.')) <= 50, price)
  },
  async (answer) => {
    const heads = await answer.locator('thead th').allInnerTexts()
    assert.deepEqual(
      heads.slice(1).map((head) => head.trim()),
      ['Noise-cancelling headphones', 'Wired studio headphones'],
    )
  },
  async (answer) => assert.match(await answer.innerText(), /1054[\s\S]*1054/),
  async (answer) => assert.ok((await answer.locator('.order').last().locator('.lines li').count()) > 0),
  async (answer) => assert.match(await answer.locator('.bubble').innerText(), /within 30 days/),
  async (_answer, dialog) => dialog.locator('.messages > .card').waitFor(),
]

for (const [language, hero] of Object.entries(heroes)) {
  widget.test(`the cards of the demo shop, ${language}`, {}, async (tab) => {
    const { page, shop, dialog } = tab
    await page.goto(shop.url + (await demoLink(shop.app)))
    for (const [at, look] of shown.entries()) {
      await page.goto(`${shop.url}/demo/${stores[language]?.slug}`)
      assert.equal(await page.locator('h1').innerText(), hero)
      const card = page.locator('.asks button').nth(at)
      const said = (await card.locator('span').innerText()).slice(1, -1)
      await card.click()
      const answer = dialog.locator('article.done')
      await answer.waitFor()
      assert.equal(await dialog.locator('.shopper').last().innerText(), said)
      await look(answer, dialog)
      assert.equal(await dialog.locator('.inside').getAttribute('lang'), language, said)
      await page.evaluate('Spiel.destroy(); localStorage.clear(); sessionStorage.clear()')
    }
  })
}
