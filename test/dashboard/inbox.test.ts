import assert from 'node:assert/strict'
import { addMessage } from '../../src/conversations/add-message.ts'
import { listCannedReplies } from '../../src/conversations/inbox/inbox-notes.ts'
import { requestHuman } from '../../src/conversations/request-human.ts'
import { resolveConversation } from '../../src/conversations/resolve-conversation.ts'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import { updateConversation } from '../../src/conversations/update-conversation.ts'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import { checkAxe } from '../support/check-axe.ts'
import { accountIn, PASSWORD } from '../support/dashboard-client.ts'
import { type DashboardTab, settled, withDashboard } from '../support/owner-browser.ts'
import type { TestStore } from '../support/test-app.ts'

interface Talk {
  name: string
  says: string
  about?: Partial<Parameters<typeof updateConversation>[1]>
}

const TALKS: Talk[] = [
  {
    name: 'Ines',
    says: 'The zip of my rucksack tore on the second day!',
    about: { intent: 'complaint', sentiment: 'negative', tags: ['zip'], language: 'en' },
  },
  {
    name: 'Otto',
    says: 'Kann ich die Regenhose noch umtauschen?',
    about: { intent: 'returns', sentiment: 'neutral', tags: ['exchange'], language: 'de' },
  },
  {
    name: 'Priya',
    says: 'Thanks, the head torch is brilliant',
    about: { intent: 'other', sentiment: 'positive', tags: ['praise'], language: 'en' },
  },
]
const ids = new Map<string, string>()
let store: TestStore
let agent: string

const dashboard = withDashboard(async (app) => {
  store = await app.createStore('Trail & Tarn')
  agent = await accountIn(store, 'agent')
  for (const { name, says, about } of TALKS) ids.set(name, await talk(name, says, about))
  await upsertOrders(store.context, [
    {
      ...{ externalId: 'o-77', number: '4711', email: 'ines@mail.example', fulfillmentStatus: 'shipped' },
      items: [{ title: 'Rucksack 40 l', quantity: 1, unitPrice: 89 }],
    },
  ])
})

async function talk(name: string, says: string, about: Talk['about'] = {}): Promise<string> {
  const shopper = { name, email: `${name.toLowerCase()}@mail.example` }
  const { id } = await startConversation(store.context, { shopper })
  await addMessage(store.context, { conversationId: id, role: 'shopper', text: says })
  await updateConversation(store.context, { conversationId: id, ...about })
  return id
}

const names = async ({ page }: DashboardTab, expected: string[]) => {
  const lines = page.locator('[id^="line-conv_"]')
  await page.waitForFunction((wanted) => {
    const seen = [...document.querySelectorAll<HTMLElement>('[id^="line-conv_"]')].map((one) => one.innerText)
    return seen.length === wanted.length && wanted.every((name) => seen.some((text) => text.includes(name)))
  }, expected)
  assert.equal(await lines.count(), expected.length)
}

dashboard.test(
  'the list is narrowed by status, intent, sentiment, tag and language, and the address keeps it',
  async (tab) => {
    const { page, open, signIn } = tab
    await signIn(agent, PASSWORD)
    await open(`/s/${store.slug}/inbox`)
    await names(tab, ['Ines', 'Otto', 'Priya'])
    await page.getByRole('button', { name: 'Filters' }).click()
    const narrowings: [string, string, string[]][] = [
      ['Intent', 'returns', ['Otto']],
      ['Sentiment', 'negative', ['Ines']],
      ['Language', 'en', ['Ines', 'Priya']],
      ['Tag', 'praise', ['Priya']],
    ]
    for (const [label, value, expected] of narrowings) {
      const choice = page.getByLabel(label, { exact: true })
      await choice.selectOption(value)
      await names(tab, expected)
      assert.equal(new URL(page.url()).searchParams.get(label.toLowerCase()), value)
      await page.reload()
      await settled(page)
      await names(tab, expected)
      await choice.selectOption('')
    }
    await resolveConversation(store.context, { conversationId: ids.get('Priya') as string })
    await page.getByRole('button', { name: 'Resolved', exact: true }).click()
    await names(tab, ['Priya'])
    assert.equal(new URL(page.url()).searchParams.get('view'), 'resolved')
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await names(tab, ['Ines', 'Otto'])
  },
)

dashboard.test('what was said is searched; nothing found says what to do', async (tab) => {
  const { page, open, signIn } = tab
  await signIn(agent, PASSWORD)
  await open(`/s/${store.slug}/inbox?view=all`)
  const search = page.getByRole('searchbox')
  await page.keyboard.press('/')
  await page.keyboard.type('regenh umtausch')
  await names(tab, ['Otto'])
  await page.waitForURL(/q=regenh/)
  await search.fill('snorkel')
  await page.getByText('Nothing fits these filters').waitFor()
  await checkAxe(page, 'nothing found')
  await search.fill('')
  await names(tab, ['Ines', 'Otto', 'Priya'])
})

dashboard.test(
  'a text is kept as a ready answer, typed by its shortcut, and deleted; orders stand beside',
  async (tab) => {
    const { page, open, signIn } = tab
    await signIn(agent, PASSWORD)
    await open(`/s/${store.slug}/inbox?view=all&id=${ids.get('Ines')}`)
    const order = page.getByRole('link', { name: /4711/ })
    await order.getByText('Shipped').waitFor()
    const box = page.getByRole('textbox', { name: 'Your answer' })
    await box.fill('We send a new one today, free of charge.')
    await page.getByRole('button', { name: 'Ready answers' }).click()
    await page.getByLabel('Shortcut').fill('/replace')
    await checkAxe(page, 'ready answers')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: '/replace We send' }).waitFor()
    await page.keyboard.press('Escape')
    await box.fill('/rep')
    await page.getByRole('list', { name: 'Ready answers' }).getByText('/replace').waitFor()
    await box.press('Enter')
    assert.equal(await box.inputValue(), 'We send a new one today, free of charge.')
    await box.press('Enter')
    await page.getByRole('log').getByText('We send a new one today').waitFor()
    await page.getByRole('button', { name: 'Ready answers' }).click()
    await page.getByRole('button', { name: 'Delete /replace' }).click()
    await page.getByText('No ready answer yet').waitFor()
    assert.deepEqual(await listCannedReplies(store.context), [])
    await page.keyboard.press('Escape')
    await order.click()
    await page.waitForURL(/\/orders\?order=o-77/)
    await page.getByText('Rucksack 40 l').last().waitFor()
  },
)

dashboard.test(
  'who turned the sound on is told of a shopper who begins to wait, by tone and by notification',
  async (tab) => {
    const { page, open, signIn } = tab
    await page.addInitScript(() => {
      const told: string[] = []
      class Told {
        static permission = 'default'
        static requestPermission = async () => {
          Told.permission = 'granted'
          return 'granted'
        }
        constructor(title: string, { body }: { body: string }) {
          told.push(`${title} / ${body}`)
        }
      }
      class Tones extends AudioContext {
        constructor() {
          super()
          told.push('tone')
        }
      }
      Object.assign(window, { told, Notification: Told, AudioContext: Tones })
      Object.defineProperty(document, 'hidden', { get: () => true })
    })
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told)
    await signIn(agent, PASSWORD)
    await open(`/s/${store.slug}/inbox`)
    await page.getByText('Live', { exact: true }).waitFor()
    const waits = async (name: string) =>
      requestHuman(store.context, { conversationId: await talk(name, 'Is anybody there?'), reason: 'asked' })
    await waits('Quentin')
    await page.locator('[id^="line-conv_"]').filter({ hasText: 'Quentin' }).waitFor()
    assert.deepEqual(await told(), [], 'not before it is wanted')
    await page.getByRole('button', { name: 'Sound for those who wait' }).click()
    await waits('Rosa')
    await page.waitForFunction(() => (window as unknown as { told: string[] }).told.some((one) => one.includes('Rosa')))
    // Of the one before, who began to wait just as the sound was turned on, it may be told too.
    const ofRosa = (await told()).filter((one) => one.includes('Rosa'))
    assert.deepEqual(ofRosa, ['A shopper waits for a person / Rosa Is anybody there?'])
    assert.ok((await told()).includes('tone'))
  },
)

dashboard.test('on a phone an open conversation is the page, with its way back', async (tab) => {
  const { page, open, signIn } = tab
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(agent, PASSWORD)
  await open(`/s/${store.slug}/inbox?view=all&id=${ids.get('Otto')}`)
  await page.getByRole('log').getByText('umtauschen').waitFor()
  await checkAxe(page, 'conversation on a phone')
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await page.locator(`#line-${ids.get('Otto')}`).waitFor()
})
