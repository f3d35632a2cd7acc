import assert from 'node:assert/strict'
import { makeFirstRunLink } from '../../src/accounts/make-owner.ts'
import { withDashboard } from '../support/owner-browser.ts'
import { startShopSite } from '../support/shop-site.ts'

const dashboard = withDashboard()
/** The shop's own page is another origin. */
const ofShop = /^called http:\/\/127\.0\.0\.1/

dashboard.test(
  'from the printed link to the first answer on a page of the shop',
  async ({ page, context, app, open }) => {
    const link = await makeFirstRunLink(app.context)
    assert.ok(link)
    await open('/')
    await page.getByText('npx spiel owner create').waitFor()
    await open(link.path)
    await page.waitForFunction(() => location.hash === '')
    await page.getByLabel('Your name').fill('Mara')
    await page.getByLabel('E-mail address').fill('mara@acme.example')
    await page.getByLabel('Password').fill('short')
    await page.getByLabel('Password').fill('four plain words here')
    await page.getByRole('button', { name: 'Make the owner' }).click()

    await page.getByLabel('Name of the store').fill('Acme')
    await page.getByRole('button', { name: 'Make the store' }).click()

    await page.getByRole('button', { name: 'Make a key' }).click()
    const curl = await page.locator('pre').first().innerText()
    const key = /Bearer (sp_live_[\w.]+)/.exec(curl)?.[1]
    const body = /-d '(.+)'/.exec(curl)?.[1]
    const sent = await app.call('/catalog', { key, body })
    assert.equal(sent.status, 200, sent.text)
    await page.getByText('One product is here').waitFor()

    await page.getByRole('link', { name: 'Set up the widget' }).click()
    const site = await startShopSite()
    try {
      await page.getByRole('button', { name: 'Add a site' }).first().click()
      await page.getByLabel('Addresses of the site, one a line').fill(site.origin)
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await page.getByText('Not seen on a page yet').waitFor()
      const tag = (await page.locator('pre').first().innerText()).trim()
      assert.ok(tag.startsWith('<script async src="'), tag)
      site.pages = { '/': { body: '<h1>Acme</h1>', head: tag } }

      const shop = await context.newPage()
      await shop.goto(site.origin)
      const widget = shop.locator('spiel-chat')
      await widget.locator('button.launcher').click()
      await widget.getByRole('dialog').locator('textarea').fill('Do you have a mug?')
      await shop.keyboard.press('Enter')
      await widget
        .getByRole('dialog')
        .locator('article.assistant:has(.feedback)')
        .last()
        .getByText('Stoneware mug')
        .first()
        .waitFor()
      await page.getByText('Live: a page has opened it').waitFor()
    } finally {
      await site.close()
    }
    await open('/')
    assert.match(page.url(), /\/s\/acme$/)
    assert.equal(await makeFirstRunLink(app.context), undefined, 'there is an owner now')
  },
  { mayFail: ofShop },
)
