import assert from 'node:assert/strict'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { demoLink } from '../support/demo-access.ts'
import { seen, withWidget } from '../support/widget-browser.ts'
import type { WidgetShop } from '../support/widget-shop.ts'

/** Catalogs and pages as bad as they come. */
const IMPORTANT = `body * { all: unset !important; display: block !important; position: static !important; color: red !important;
  font-size: 44px !important; transform: rotate(8deg) !important; margin: 30px !important; pointer-events: none !important }`

const LONG = `Vase ${'ausgesprochen lange Bezeichnung '.repeat(16)}`.slice(0, 500)
const names = Array.from({ length: 40 }, (_, at) => `Option ${at}`)
const manifold = Array.from({ length: 60 }, (_, at) => ({
  externalId: `many-${at}`,
  price: at,
  inventory: at % 3,
  options: Object.fromEntries(names.map((name) => [name, `value ${at} of it`])),
}))

async function fill(shop: WidgetShop): Promise<void> {
  const one = (externalId: string, title: string, price: number, more: object = {}) => ({
    ...{ externalId, title, variants: [{ externalId: `${externalId}-1`, price, inventory: 1 }] },
    ...more,
  })
  const { errors } = await upsertProducts(shop.store.context, [
    one('vase-long', LONG, 20),
    one('vase-bare', 'Vase without a picture', 0),
    one('vase-broken', 'Vase with a broken picture', 10_000_000, {
      imageUrl: `${shop.site.origin}/nowhere.png`,
    }),
    one('vase-rtl', 'مزهرية vase 🏺🌷 إناء', 15),
    one('vase-entity', 'Vase&trade; &ndash; 10&quot; &amp; up', 12, { description: '• Clay • 10 inch • Wipe clean' }),
    { externalId: 'vase-many', title: 'Vase of many options', variants: manifold },
  ])
  assert.deepEqual(errors, [])
}

const widget = withWidget(() => ({
  fill,
  pages: (shop) => ({ '/important': { head: `<style>${IMPORTANT}</style>${shop.tag()}`, body: '<h1>Loud</h1>' } }),
}))

const sizes = {
  'at 1280 px': { width: 1280, height: 800 },
  'at 390 px': { width: 390, height: 844 },
  'at 400 % zoom': { width: 320, height: 256 },
}

for (const [name, viewport] of Object.entries(sizes)) {
  widget.test(`a bad catalog breaks nothing, ${name}`, { viewport, mayFail: /404/ }, async (tab) => {
    await tab.open()
    const answer = await tab.say('vase')
    const card = (title: string) => answer.locator('.row .product', { hasText: title })
    assert.equal(await tab.overflow(), 0)
    const title = card('ausgesprochen').locator('.title')
    const { lines, text } = await title.evaluate((element) => ({
      lines: Math.round(element.clientHeight / (Number.parseFloat(getComputedStyle(element).fontSize) * 1.3)),
      text: element.textContent?.length ?? 0,
    }))
    assert.ok(lines <= 2 && text > 200, `${lines} lines of ${text} characters`)
    assert.match(await seen(card('broken picture')), /\$10,000,000\.00/)
    await card('broken picture').locator('.image', { hasText: 'V' }).waitFor()
    assert.match(await seen(card('without a picture')), /^V .*\$0\.00/)
    await tab.checkAxe(name)
    const many = card('many options')
    if ((await many.count()) > 0) {
      await many.getByRole('button').click()
      await answer.locator('.cards:not(.row) select').waitFor()
      assert.equal(await tab.overflow(), 0)
    }
    await tab.shot(`bad-${name.replace(/\W+/g, '-')}`)
  })
}

widget.test(
  'a page that styles everything with !important changes nothing of the widget',
  { path: '/important' },
  async (tab) => {
    await tab.launcher.waitFor()
    const box = await tab.launcher.boundingBox()
    assert.ok(box && box.x > 1000 && box.y > 700 && box.height === 56, JSON.stringify(box))
    await tab.launcher.click()
    await tab.dialog.waitFor()
    const answer = await tab.say('linen clothes under 100')
    const style = await answer
      .locator('.title')
      .first()
      .evaluate((element) => {
        const { fontSize, color } = getComputedStyle(element)
        return { fontSize, color }
      })
    assert.deepEqual(style, { fontSize: '15px', color: 'rgb(26, 29, 33)' })
    await tab.shot('bad-important')
  },
)

widget.test('the demo shop lays the same catalog out', { mayFail: /404/ }, async (tab) => {
  const { page, shop } = tab
  await page.goto(shop.url + (await demoLink(shop.app)))
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport)
    for (const path of [
      '',
      '?q=vase',
      '/p/vase-long',
      '/p/vase-many',
      '/p/vase-rtl',
      '/p/vase-broken',
      '/p/vase-entity',
    ]) {
      await page.goto(`${shop.url}/demo/${shop.store.slug}${path}`)
      assert.equal(await width(), 0, `${path} at ${viewport.width}`)
    }
  }
  assert.equal(await page.locator('.about h1').innerText(), 'Vase™ – 10" & up')
  assert.deepEqual(await page.locator('.description li').allInnerTexts(), ['Clay', '10 inch', 'Wipe clean'])
  assert.equal(await page.locator('.large svg text').textContent(), 'V1')
})
