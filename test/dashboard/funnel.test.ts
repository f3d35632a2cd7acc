import { openDesk } from '../support/dashboard-browser.ts'
import { dashboardClient, memberOf } from '../support/dashboard-client.ts'
import { waitUntil } from '../support/wait-until.ts'
import { withWidget } from '../support/widget-browser.ts'

const widget = withWidget()

/** A shop's script that takes whatever it is given into its cart. */
const cart = () => void Object.assign(window, { Spiel: [['on', 'add_to_cart', () => true]] })

widget.test(
  'what a shopper clicks and puts into the cart of the shop is on the overview',
  { script: cart },
  async (tab) => {
    const { app, store, url } = tab.shop
    const member = await memberOf(app, store, 'owner')
    await tab.open()
    await tab.say('linen trousers')
    const card = tab.dialog.locator('.product').first()
    await card.getByRole('button', { name: /Add to cart/i }).click()
    await card.getByRole('button', { name: /Added/i }).waitFor()
    // Leads to the shop's own page in this tab: what is told has to outlive the page.
    const link = card.locator('a.title')
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await tab.page.waitForURL(href, { waitUntil: 'commit' })
    const funnel = async () =>
      (await dashboardClient(app, member.cookie).call('GET', `/stores/${store.slug}/overview`)).json.now.funnel
    await waitUntil(async () => (await funnel()).inCart === 1 && (await funnel()).clicked === 1)
    const desk = await openDesk(widget.browser, { url, slug: store.slug, cookie: member.cookie })
    await desk.go('/')
    const step = desk.page.getByRole('listitem').filter({ hasText: /^In cart/ })
    await step.getByText('1', { exact: true }).waitFor()
    await desk.close()
  },
)
