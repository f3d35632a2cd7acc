import assert from 'node:assert/strict'
import { getAssistantSettings } from '../../src/assistant/assistant-settings.ts'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { checkAxe } from '../support/check-axe.ts'
import { accountIn, PASSWORD } from '../support/dashboard-client.ts'
import { startFakeReceiver, verify } from '../support/fake-receiver.ts'
import { settled, withDashboard } from '../support/owner-browser.ts'
import type { TestStore } from '../support/test-app.ts'
import { TEST_SECRET } from '../support/test-secret.ts'
import { waitUntil } from '../support/wait-until.ts'

let store: TestStore
let owner: string
const dashboard = withDashboard(
  async (app) => {
    store = await app.createStore('Peat & Moss')
    owner = await accountIn(store, 'owner')
    await upsertProducts(store.context, [
      { externalId: 'fern', title: 'Boston fern', variants: [{ externalId: 'fern-1', price: 24, inventory: 5 }] },
    ])
  },
  { SPIEL_SECRET: TEST_SECRET, SPIEL_OUTBOUND_ALLOW: '127.0.0.0/8' },
)

dashboard.test(
  'a colleague is invited, joins, gets another role, and is taken out: the next page is closed',
  async ({ page, open, signIn }) => {
    await signIn(owner, PASSWORD)
    await open(`/s/${store.slug}/settings/team`)
    await page.getByRole('button', { name: 'Invite somebody' }).click()
    await page.getByLabel('E-mail address').fill('jo@team.example')
    await page.getByRole('button', { name: 'Make the link' }).click()
    const link = (await page.getByTestId('invitation').innerText()).trim()
    await checkAxe(page, 'invitation')
    await page.getByRole('button', { name: 'Done' }).click()

    const elsewhere = await dashboard.browser.newContext({ locale: 'en-GB' })
    const other = await elsewhere.newPage()
    await other.goto(link)
    await other.getByText('You are invited with the role “Agent”.').waitFor()
    assert.equal(await other.getByLabel('E-mail address').inputValue(), 'jo@team.example')
    await other.getByLabel('Your name').fill('Jo')
    await other.getByLabel('Password').fill(PASSWORD)
    await other.getByRole('button', { name: 'Join', exact: true }).click()
    await other.waitForURL(({ pathname }) => pathname === `/s/${store.slug}`)

    await page.reload()
    await settled(page)
    await page.getByRole('button', { name: 'Actions for Jo' }).click()
    await page.getByRole('menuitemradio', { name: 'Viewer' }).click()
    await page.getByText('Jo is now: Viewer').waitFor()
    await page.getByRole('button', { name: 'Actions for Jo' }).click()
    await page.getByRole('menuitem', { name: 'Take out of the store' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take out of the store' }).click()
    await page.getByText('Taken out of the store').waitFor()
    await other.goto(`${dashboard.app.url}/s/${store.slug}/inbox`)
    await other.getByText('You have no part in any store.', { exact: false }).waitFor()
    await elsewhere.close()
    await open(`/s/${store.slug}/settings/audit`)
    await page.getByText('The owner').first().waitFor()
  },
)

dashboard.test(
  'instructions and a code are kept, and the test chat shows what led to an answer',
  async ({ page, open, signIn }) => {
    await signIn(owner, PASSWORD)
    await open(`/s/${store.slug}/settings/assistant`)
    await page.getByLabel('Your instructions').fill('Recommend plants that are safe for cats first.')
    await page.locator('form').filter({ hasText: 'Tone and' }).getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Add a code' }).click()
    await page.getByLabel('Code', { exact: true }).fill('FERN10')
    await page.getByLabel('What it gives').fill('10 % off the first order')
    await page.locator('form').filter({ hasText: 'Add a code' }).getByRole('button', { name: 'Save' }).click()
    await waitUntil(async () => {
      const { instructions, discounts } = await getAssistantSettings(store.context)
      return instructions.includes('cats') && discounts[0]?.code === 'FERN10'
    })
    await page.getByLabel('Say something…').fill('Do you have a fern?')
    await page.keyboard.press('Enter')
    const log = page.getByRole('log')
    await log.getByRole('list', { name: 'Products shown' }).getByText('Boston fern').waitFor()
    await log.getByText('What led to this', { exact: false }).click()
    await log.getByText('search_products').waitFor()
    await checkAxe(page, 'test chat')
  },
)

dashboard.test(
  'an endpoint is made, its secret shown once, a test delivered and seen in the log',
  async ({ page, open, signIn }) => {
    const receiver = await startFakeReceiver()
    try {
      await signIn(owner, PASSWORD)
      await open(`/s/${store.slug}/settings/webhooks`)
      await page.getByRole('button', { name: 'Add an endpoint' }).first().click()
      await page.getByRole('dialog').getByLabel('Address').fill(receiver.url)
      await page.getByRole('dialog').getByRole('button', { name: 'Add an endpoint' }).click()
      const secret = (await page.getByTestId('secret').innerText()).trim()
      await page.getByRole('button', { name: 'I have kept it' }).click()
      await page.getByRole('link', { name: receiver.url }).first().click()
      await page.getByRole('button', { name: 'Send a test' }).click()
      const [received] = await waitUntil(() => (receiver.received.length > 0 ? receiver.received : undefined))
      assert.ok(received)
      verify(secret, received)
      await page.getByText('webhook.ping').first().waitFor()
      await page.getByRole('main').getByText('Delivered').last().waitFor()
      assert.ok(!(await page.content()).includes(secret))
      await checkAxe(page, 'deliveries')
    } finally {
      await receiver.close()
    }
  },
)
