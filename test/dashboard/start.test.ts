import assert from 'node:assert/strict'
import { checkAxe } from '../support/check-axe.ts'
import { accountIn, PASSWORD } from '../support/dashboard-client.ts'
import { withDashboard } from '../support/owner-browser.ts'
import type { TestStore } from '../support/test-app.ts'

let store: TestStore
let owner: string
const dashboard = withDashboard(async (app) => {
  store = await app.createStore('Nothing yet')
  owner = await accountIn(store, 'owner')
})

dashboard.test(
  'of the ways to a catalog one leads to the platforms, and one has made-up products at once',
  async (tab) => {
    const { page, open, signIn } = tab
    await signIn(owner, PASSWORD)
    await open(`/s/${store.slug}/start`)
    await page.getByRole('tab', { name: 'From your shop' }).click()
    await checkAxe(page, 'platform')
    await page.getByRole('link', { name: 'Connect a platform' }).click()
    await page.getByText('Where is your shop?').waitFor()
    await open(`/s/${store.slug}/start`)
    await page.getByRole('tab', { name: 'Demo products' }).click()
    await page.getByRole('button', { name: 'Use demo products' }).click()
    await page.getByText('120 products are here').waitFor()
    await page.getByRole('link', { name: 'Open the test chat' }).click()
    await page.getByLabel('Say something…').fill('Do you have a mug?')
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText(/mug/i).nth(1).waitFor()
    assert.match(page.url(), /settings\/assistant/)
  },
)
