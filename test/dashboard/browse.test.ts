import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addMessage } from '../../src/conversations/add-message.ts'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import { captureLead } from '../../src/leads/capture-lead.ts'
import { updateLead } from '../../src/leads/update-lead.ts'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import { accountIn, PASSWORD } from '../support/dashboard-client.ts'
import { settled, withDashboard } from '../support/owner-browser.ts'
import type { TestStore } from '../support/test-app.ts'

let store: TestStore
let viewer: string
const dashboard = withDashboard(async (app) => {
  store = await app.createStore('Hob & Kiln')
  viewer = await accountIn(store, 'viewer')
  const { context } = store
  await upsertProducts(context, [
    {
      ...{ externalId: 'pan', title: 'Cast iron frying pan', description: 'Seasoned, 26 cm, for any stove.' },
      variants: [{ externalId: 'pan-26', price: 54, inventory: 8, options: { Color: 'black' } }],
    },
    { externalId: 'wok', title: 'Carbon steel wok', variants: [{ externalId: 'wok-1', price: 38, inventory: 0 }] },
    { externalId: 'pot', title: 'Enamel stock pot', status: 'draft', variants: [{ externalId: 'pot-1', price: 61 }] },
    { externalId: 'lid', title: 'Glass lid', variants: [{ externalId: 'lid-1' }] },
  ])
  await upsertOrders(context, [
    {
      ...{ externalId: 'a1', number: 'HK-1', email: 'sam@mail.example', fulfillmentStatus: 'delivered' },
      ...{ financialStatus: 'paid', total: 54, items: [{ title: 'Cast iron frying pan', quantity: 1, unitPrice: 54 }] },
    },
    {
      ...{ externalId: '1e5', number: 'HK-2', email: 'kim@mail.example', fulfillmentStatus: 'unfulfilled' },
      ...{ financialStatus: 'pending', total: 76, items: [{ title: 'Carbon steel wok', quantity: 2, unitPrice: 38 }] },
    },
  ])
  for (const [name, status] of [
    ['Sam', 'new'],
    ['Kim', 'contacted'],
  ] as const) {
    const { id } = await startConversation(context, { shopper: { name, email: `${name.toLowerCase()}@mail.example` } })
    await addMessage(context, { conversationId: id, role: 'shopper', text: 'Which pan suits an induction stove?' })
    const lead = await captureLead(context, {
      ...{ email: `${name.toLowerCase()}@mail.example`, name, conversationId: id, purpose: 'quote' },
    })
    await updateLead(context, { leadId: lead.id, status })
  }
})

dashboard.test('why a product is not shown is told, and what is read out of one that is', async (tab) => {
  const { page, open, signIn } = tab
  await signIn(viewer, PASSWORD)
  await open(`/s/${store.slug}/catalog`)
  const row = (title: string) => page.getByRole('row').filter({ hasText: title })
  await row('Cast iron frying pan').getByText('Shown to shoppers').waitFor()
  await row('Carbon steel wok').getByText('Sold out').waitFor()
  await row('Enamel stock pot').getByText('Not active').waitFor()
  await row('Glass lid').getByText('No price').waitFor()
  await page.getByLabel('Status').selectOption('draft')
  await row('Cast iron').waitFor({ state: 'detached' })
  await row('Enamel stock pot').waitFor()
  assert.equal(new URL(page.url()).searchParams.get('status'), 'draft')
  await page.getByRole('button', { name: 'Enamel stock pot' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByText('Push it with the status “active”.', { exact: false }).waitFor()

  await open(`/s/${store.slug}/catalog?product=pan`)
  await panel.getByRole('heading', { name: 'What the assistant reads' }).waitFor()
  await panel.getByText('frying pan', { exact: false }).first().waitFor()
  await panel.getByText('black').first().waitFor()
  await panel.getByText(/Found by meaning|Meaning not ready/).waitFor()
  await panel.getByLabel('Why is it not shown?').fill('cast iron pan')
  await panel.getByRole('button', { name: 'Look' }).click()
  await panel.getByText('Place 1 of', { exact: false }).waitFor()
})

dashboard.test('orders are found by number and state, and the address keeps what was asked', async (tab) => {
  const { page, open, signIn } = tab
  await signIn(viewer, PASSWORD)
  await open(`/s/${store.slug}/orders`)
  await page.getByLabel('Delivery').selectOption('unfulfilled')
  await page.getByRole('button', { name: 'HK-1' }).waitFor({ state: 'detached' })
  await page.reload()
  await settled(page)
  await page.getByRole('button', { name: 'HK-2' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByText('Carbon steel wok').waitFor()
  await panel.getByText('2 ×').waitFor()
  await page.keyboard.press('Escape')
  await open(`/s/${store.slug}/orders?q=HK-1&order=1e5`)
  await panel.getByText('Carbon steel wok').waitFor()
  await open(`/s/${store.slug}/orders?q=HK-1`)
  await page.getByRole('button', { name: 'HK-1' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'HK-2' }).count(), 0)
})

dashboard.test(
  'leads are listed by status, one is read beside its conversation, and a viewer changes nothing',
  async (tab) => {
    const { page, open, signIn } = tab
    await signIn(viewer, PASSWORD)
    await open(`/s/${store.slug}/leads`)
    await page.getByLabel('Status').selectOption('contacted')
    await page.getByRole('button', { name: 'Sam' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Kim' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByText('Which pan suits an induction stove?').waitFor()
    assert.equal(await panel.getByLabel('Status').isDisabled(), true)
  },
)

dashboard.test('a period is compared with the one before it, and the address keeps the period', async (tab) => {
  const { page, open, signIn } = tab
  const { context } = store
  const old = await startConversation(context, { shopper: { name: 'Lee' } })
  await addMessage(context, { conversationId: old.id, role: 'shopper', text: 'Do you sell woks?' })
  await sql`UPDATE conversations SET created_at = created_at - interval '8 days'
    WHERE store_id = ${context.storeId} AND id = ${old.id}`.execute(dashboard.app.context.db)
  await signIn(viewer, PASSWORD)
  await open(`/s/${store.slug}`)
  await page.getByRole('button', { name: '7 days' }).click()
  const figure = page.locator('dl > div').filter({ hasText: /^Conversations/ })
  await figure.getByText('+100%').waitFor()
  assert.match(await figure.innerText(), /\(before: 1\)/)
  assert.equal(new URL(page.url()).searchParams.get('days'), '7')
  await page.reload()
  await settled(page)
  await figure.getByText('+100%').waitFor()
})
