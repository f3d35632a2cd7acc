import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addMessage } from '../../src/conversations/add-message.ts'
import { getTagRules } from '../../src/conversations/conversation-settings.ts'
import { listConversations } from '../../src/conversations/list-conversations.ts'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import { captureLead } from '../../src/leads/capture-lead.ts'
import { listLeads } from '../../src/leads/list-leads.ts'
import { getRetention } from '../../src/privacy/retention.ts'
import { searchProducts } from '../../src/search/search-products.ts'
import { getWidgetSettings } from '../../src/widget/widget-settings.ts'
import { checkAxe } from '../support/check-axe.ts'
import { accountIn, PASSWORD } from '../support/dashboard-client.ts'
import { withDashboard } from '../support/owner-browser.ts'
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

dashboard.test(
  'a file is uploaded, and the rows that failed are told by their line',
  async ({ page, open, signIn, app }) => {
    const empty = await app.createStore('Nothing yet')
    await signIn(await accountIn(empty, 'owner'), PASSWORD)
    await open(`/s/${empty.slug}/start`)
    await page.getByRole('tab', { name: 'From a file' }).click()
    const rows = Array.from({ length: 300 }, (_, n) => ({ externalId: `u${n}`, title: n === 41 ? 7 : `Upload ${n}` }))
    const buffer = Buffer.from(rows.map((row) => JSON.stringify(row)).join('\n'))
    await page.getByLabel('Catalog file').setInputFiles({ name: 'rows.jsonl', mimeType: 'application/jsonl', buffer })
    await page.getByRole('button', { name: 'Upload' }).click()
    const faults = page.getByRole('alert')
    await faults.getByText('One row failed').waitFor()
    await faults.getByText('42 u41').waitFor()
    assert.equal((await searchProducts(empty.context, { q: 'Upload 299' })).data[0]?.externalId, 'u299')
  },
)

dashboard.test(
  'a key that a browser sent is warned of, and words tag conversations',
  async ({ page, open, signIn, app }) => {
    const key = await store.key('read')
    await app.call('/leads', { key, headers: { origin: 'https://shop.example' } })
    await signIn(owner, PASSWORD)
    await open(`/s/${store.slug}/settings/keys`)
    await page.getByText('A browser sent this key, from https://shop.example', { exact: false }).waitFor()
    await checkAxe(page, 'key in a browser')
    await open(`/s/${store.slug}/settings/general`)
    await page.getByRole('button', { name: 'Add a tag' }).click()
    await page.getByLabel('Tag', { exact: true }).fill('wholesale')
    await page.getByLabel('Words').fill('bulk, reseller')
    await page.locator('form').filter({ hasText: 'Tags' }).getByRole('button', { name: 'Save' }).click()
    await waitUntil(async () => (await getTagRules(store.context))[0]?.words.length === 2)
  },
)

dashboard.test('what the gate did not let through is told with its reason', async ({ page, open, signIn }) => {
  const { context } = store
  const { id } = await startConversation(context, {})
  await addMessage(context, { conversationId: id, role: 'shopper', text: 'how much?' })
  const said = await addMessage(context, { conversationId: id, role: 'assistant', text: 'I will look.' })
  await sql`INSERT INTO answer_notes VALUES (${context.storeId}, ${said.id}, ${id}, now(), 20, 9, 9, 1, '[]',
    ${JSON.stringify([{ reason: 'money', original: 'It is only $3 today!' }])}::jsonb, '{}', NULL, NULL, NULL, NULL)`.execute(
    context.db,
  )
  await signIn(owner, PASSWORD)
  await open(`/s/${store.slug}/settings/assistant`)
  await page.getByText('It is only $3 today!').waitFor()
  await page.getByText('A price or amount: 1').waitFor()
  await checkAxe(page, 'gate')
})

dashboard.test(
  'the look of the widget is chosen, the picture follows, and shoppers get it',
  async ({ page, open, signIn }) => {
    const { context } = store
    await signIn(owner, PASSWORD)
    await open(`/s/${store.slug}/settings/widget`)
    const picture = page.locator('figure > div')
    const corner = () => picture.evaluate((node) => (node as HTMLElement).style.getPropertyValue('--r'))
    await page.getByText('Hi! I am the AI assistant of Acme.', { exact: false }).first().waitFor()
    const soft = await corner()
    await page.getByLabel('Look', { exact: true }).selectOption('crisp')
    await page.getByLabel('Light or dark').selectOption('dark')
    await page.waitForFunction(
      (former) => document.querySelector<HTMLElement>('figure > div')?.style.getPropertyValue('--r') !== former,
      soft,
    )
    await checkAxe(page, 'look')
    await page.locator('form').filter({ hasText: 'Look and words' }).getByRole('button', { name: 'Save' }).click()
    await waitUntil(async () => (await getWidgetSettings(context)).look.preset === 'crisp')
    assert.equal((await getWidgetSettings(context)).look.theme, 'dark')
  },
)
