import assert from 'node:assert/strict'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { checkAxe } from '../support/check-axe.ts'
import { accountIn, PASSWORD } from '../support/dashboard-client.ts'
import { withDashboard } from '../support/owner-browser.ts'
import type { FakeShopify } from '../support/platforms/fake-shopify.ts'
import { platformEnvironment, settled, startFake } from '../support/platforms/platform-harness.ts'
import { startShopSite } from '../support/shop-site.ts'
import type { TestStore } from '../support/test-app.ts'

let store: TestStore
let owner: string
let fake: FakeShopify
const dashboard = withDashboard(async (app) => {
  store = await app.createStore('Acme')
  owner = await accountIn(store, 'owner')
  fake = await startFake('shopify')
  const mug = fake.world.addProduct({ title: 'Stoneware mug' })
  fake.world.addOrder({
    ...{ number: '1001', email: 'ann@mail.example', items: [fake.world.itemOf(mug, 2)], state: 'shipped' },
    tracking: { number: 'JD0123', url: 'https://track.example/JD0123', carrier: 'DHL' },
  })
}, platformEnvironment)
/** The shop's own page is another origin. */
const ofShop = /^called http:\/\/127\.0\.0\.1|400/

dashboard.test(
  'from the credentials in the dashboard to where an order is, in the widget, and back to nothing',
  async ({ page, context, app, open, signIn }) => {
    try {
      await signIn(owner, PASSWORD)
      await open(`/s/${store.slug}/settings/platform`)
      await checkAxe(page, 'no platform')
      await page.getByRole('button', { name: 'Shopify' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('read_orders: needed').waitFor()
      await checkAxe(page, 'connect')
      const { shop, clientId, clientSecret } = fake.credentials() as Record<string, string>
      await dialog.getByLabel('Address of the shop').fill('acme.example')
      await dialog.getByLabel('Client id').fill(clientId ?? '')
      await dialog.getByLabel('Client secret').fill('wrong')
      const connect = dialog.getByRole('button', { name: 'Connect' })
      await connect.click()
      await dialog.getByText('such as acme.myshopify.com').waitFor()
      await dialog.getByLabel('Address of the shop').fill(shop ?? '')
      await connect.click()
      await dialog.getByText('refuses the client id and secret').waitFor()
      await dialog.getByLabel('Client secret').fill(clientSecret ?? '')
      fake.scopes = ['read_products', 'read_inventory']
      await connect.click()
      await dialog.getByText('lack the scopes read_orders').waitFor()
      fake.scopes = ['read_products', 'read_inventory', 'read_orders']
      await connect.click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('Connected', { exact: true }).waitFor()
      await page.getByText('read_all_orders: missing').waitFor()
      await settled(store.context)
      await page.getByText('11 kinds come').waitFor()
      await checkAxe(page, 'connected')

      const site = await startShopSite()
      try {
        const { key } = await createWidgetKey(store.context, { origins: [site.origin] })
        site.pages = {
          '/': { body: '<h1>Acme</h1>', head: `<script async src="${app.url}/widget.js" data-key="${key}"></script>` },
        }
        const visit = await context.newPage()
        await visit.goto(site.origin)
        const widget = visit.locator('spiel-chat')
        await widget.locator('button.launcher').click()
        await widget.getByRole('dialog').locator('textarea').fill('Where is my order 1001? ann@mail.example')
        await visit.keyboard.press('Enter')
        await widget.getByRole('dialog').getByText('JD0123').first().waitFor()
        await visit.close()
      } finally {
        await site.close()
      }

      await page.getByRole('button', { name: 'Disconnect' }).click()
      await page.getByRole('dialog').getByLabel('Erase what was synced').check()
      await checkAxe(page, 'disconnect')
      await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
      await page.getByText('Where is your shop?').waitFor()
      assert.equal(fake.hooks.length, 0)
      await open(`/s/${store.slug}/catalog`)
      assert.equal(await page.getByText('Stoneware mug').count(), 0)
    } finally {
      await fake.close()
    }
  },
  { mayFail: ofShop },
)

dashboard.test(
  'WooCommerce connects by one yes in the shop',
  async ({ page, app, open, signIn }) => {
    const shop = await startFake('woocommerce')
    shop.world.addProduct({ title: 'Willow basket' })
    const mine = await app.createStore('Baskets')
    try {
      await signIn(await accountIn(mine, 'owner'), PASSWORD)
      await open(`/s/${mine.slug}/settings/platform`)
      await page.getByRole('button', { name: 'WooCommerce' }).click()
      const dialog = page.getByRole('dialog')
      await checkAxe(page, 'connect WooCommerce')
      const ask = dialog.getByRole('button', { name: 'Ask the shop for a key' })
      await ask.click()
      await dialog.getByText('such as https://shop.example').waitFor()
      await dialog.getByLabel('Address of the shop').fill(shop.url)
      await ask.click()
      await page.waitForURL(`${shop.url}/wc-auth/v1/authorize**`)
      const { status, returnUrl } = await shop.approve(page.url(), app.url)
      assert.equal(status, 200)
      const back = new URL(returnUrl)
      await open(back.pathname + back.search)
      await page.getByText('Connected', { exact: true }).waitFor()
      await settled(mine.context)
      await page.getByText('8 kinds come').waitFor()
    } finally {
      await shop.close()
    }
  },
  { mayFail: ofShop },
)
