import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addMessage } from '../../src/conversations/add-message.ts'
import { listConversations } from '../../src/conversations/list-conversations.ts'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import { captureLead } from '../../src/leads/capture-lead.ts'
import { listLeads } from '../../src/leads/list-leads.ts'
import { getRetention } from '../../src/privacy/retention.ts'
import { searchProducts } from '../../src/search/search-products.ts'
import { accountIn, PASSWORD } from '../support/dashboard-client.ts'
import { checkAxe, withDashboard } from '../support/owner-browser.ts'
import type { TestStore } from '../support/test-app.ts'
import { waitUntil } from '../support/wait-until.ts'

let store: TestStore
let owner: string
const dashboard = withDashboard(async (app) => {
  store = await app.createStore('Acme')
  owner = await accountIn(store, 'owner')
  const names = ['Wool Jumper', 'Cotton Jumper', 'Rain Jacket']
  await upsertProducts(
    store.context,
    names.map((title, at) => ({
      externalId: `p${at}`,
      title,
      variants: [{ externalId: `p${at}-1`, price: 40 + at, inventory: 3 }],
    })),
  )
})

const idsFor = async (q: string) =>
  (await searchProducts(store.context, { q })).data.map(({ externalId }) => externalId)

dashboard.test('a person is looked for, erased, and gone; the rest is exported', async ({ page, open, signIn }) => {
  const { context } = store
  for (const email of ['ines@mail.example', 'otto@mail.example']) {
    const { id } = await startConversation(context, { shopper: { email } })
    await addMessage(context, { conversationId: id, role: 'shopper', text: `${email} asks` })
    await captureLead(context, { email, conversationId: id, purpose: 'quote' })
  }
  await signIn(owner, PASSWORD)
  await open(`/s/${store.slug}/settings/data`)
  await page.getByLabel('E-mail address').fill('Ines@mail.example')
  await page.getByRole('button', { name: 'Look' }).click()
  await page.getByText('Kept of Ines@mail.example').waitFor()
  await checkAxe(page, 'person found')
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click()
  await page.getByText('Erased', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Look' }).click()
  await page.getByText('Nothing is kept of Ines@mail.example.').waitFor()
  assert.deepEqual(
    (await listLeads(context, {})).data.map(({ email }) => email),
    ['otto@mail.example'],
  )
  assert.equal((await listConversations(context, {})).data.length, 1)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Everything in one file' }).click(),
  ])
  assert.equal(file.suggestedFilename(), 'spiel-everything.jsonl')
  const saved = join(process.env.SPIEL_TEST_RUN_DIR ?? tmpdir(), file.suggestedFilename())
  await file.saveAs(saved)
  const text = await readFile(saved, 'utf8')
  assert.match(text, /otto@mail\.example/)
  assert.doesNotMatch(text, /ines@mail/)
  await open(`/s/${store.slug}/settings/audit`)
  await page.getByText('Erased a person').waitFor()
  await page.getByText('Exported data').first().waitFor()
  assert.ok(!(await page.locator('main').innerText()).includes('ines@'), 'whom is not noted')
})

dashboard.test('how long things are kept is set, and can be taken back', async ({ page, open, signIn }) => {
  await signIn(owner, PASSWORD)
  await open(`/s/${store.slug}/settings/data`)
  await page.getByLabel('Conversations, in days').fill('90')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').waitFor()
  assert.equal((await getRetention(store.context)).conversationDays, 90)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type=number]')?.value === '')
  assert.equal((await getRetention(store.context)).conversationDays, null)
})

dashboard.test(
  'a query is tried and explained, a product is put first, and a synonym finds',
  async ({ page, open, signIn }) => {
    await signIn(owner, PASSWORD)
    await open(`/s/${store.slug}/settings/search`)
    assert.ok(!(await idsFor('mackintosh')).includes('p2'))
    await page.getByLabel('Query').fill('jumper under 100')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('“under 100” is read as', { exact: false }).waitFor()
    await page.getByText('Why here?').first().click()
    await page.getByText('in title', { exact: false }).first().waitFor()
    await checkAxe(page, 'query explained')
    const [first, second] = await idsFor('jumper under 100')
    const title = second === 'p0' ? 'Wool Jumper' : 'Cotton Jumper'
    await page.getByRole('button', { name: `Place ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Put first for these words' }).click()
    await page.getByText('Pinned', { exact: true }).waitFor()
    assert.deepEqual((await idsFor('jumper under 100')).slice(0, 2), [second, first])

    await page.getByRole('button', { name: 'Add synonyms' }).click()
    await page.getByLabel('Who says').fill('mackintosh')
    await page.getByLabel('also means').fill('rain jacket')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await waitUntil(async () => (await idsFor('mackintosh'))[0] === 'p2')
    await open(`/s/${store.slug}/settings/search?q=mackintosh`)
    await page.getByText('Rain Jacket', { exact: true }).waitFor()
  },
)
