import assert from 'node:assert/strict'
import { after } from 'node:test'
import { setOfficeHours } from '../../src/conversations/conversation-settings.ts'
import { getConversation } from '../../src/conversations/get-conversation.ts'
import { requestHuman } from '../../src/conversations/request-human.ts'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import { replyAsHuman, returnToAssistant, takeConversation } from '../../src/conversations/take-conversation.ts'
import { listLeads } from '../../src/leads/list-leads.ts'
import { markTyping } from '../../src/widget/open-conversation.ts'
import { setWidgetSettings } from '../../src/widget/widget-settings.ts'
import { startFakeSmtpServer } from '../support/fake-smtp-server.ts'
import { waitUntil } from '../support/wait-until.ts'
import { seen, type Tab, withWidget } from '../support/widget-browser.ts'
import { mailingShop } from '../support/widget-shop.ts'

const smtp = await startFakeSmtpServer()
const widget = withWidget(() => mailingShop(smtp))
after(() => smtp.close())

const conversationOf = ({ page, shop }: Tab): Promise<string> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}').conversationId, `spiel:${shop.key}`)

/** Resolves when a message of the conversation has come to the server. */
async function isKept(text: string, conversationId: string): Promise<void> {
  await waitUntil(async () => {
    const { messages } = await getConversation(widget.shop.store.context, conversationId)
    return messages.some((message) => message.text === text)
  })
}

const place = ({ dialog }: Tab, number: number) => dialog.locator('.card', { hasText: `Place in the queue: ${number}` })

const menu = async ({ dialog }: Tab, entry: string) => {
  await dialog.getByRole('button', { name: 'More' }).click()
  await dialog.getByRole('button', { name: entry }).click()
}

widget.test(
  'a contact is kept with consent, and with the product of the page; without consent it is not sent',
  { mayFail: /400 \(Bad Request\).*\/lead$/ },
  async (tab) => {
    const { context } = tab.shop.store
    await setWidgetSettings(context, {
      privacyUrl: 'https://shop.example/privacy',
      leadConsent: { en: 'You may write to me.' },
    })
    await tab.open()
    await tab.say('hello')
    await tab.page.evaluate('Spiel.setContext({ productId: "dress" })')
    await menu(tab, 'Leave your contact')
    const form = tab.dialog.getByRole('form', { name: 'Leave your contact' })
    await form.getByLabel('E-mail').fill('ann@mail.example')
    await form.getByLabel('Phone').fill('12')
    await form.getByRole('button', { name: 'Send' }).click()
    assert.ok(await form.getByRole('checkbox').evaluate((box: HTMLInputElement) => box.validity.valueMissing))
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Send' }).click()
    assert.match(await form.getByRole('alert').innerText(), /check the e-mail address and phone number/)
    assert.equal((await listLeads(context, {})).data.length, 0)
    await form.getByLabel('Phone').fill('+49 30 901820')
    await form.getByRole('button', { name: 'Send' }).click()
    await tab.dialog.getByText('Thank you. We will get back to you.').first().waitFor()
    const [lead] = (await listLeads(context, {})).data
    assert.deepEqual([lead?.email, lead?.phone, lead?.details?.productId], ['ann@mail.example', '+4930901820', 'dress'])
    assert.deepEqual([lead?.consent?.given, lead?.consent?.text], [true, 'You may write to me.'])
    await tab.dialog.getByRole('button', { name: 'Close', exact: true }).click()
    assert.ok(await tab.input.evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input))
  },
)

widget.test('the transcript comes by e-mail', {}, async (tab) => {
  await tab.open()
  await tab.say('linen trousers')
  await menu(tab, 'Send transcript by e-mail')
  const form = tab.dialog.getByRole('form')
  await form.getByLabel('E-mail').fill('ann@mail.example')
  await form.getByRole('button', { name: 'Send' }).click()
  await tab.dialog.getByText('The transcript is on its way.').first().waitFor()
  const { to, raw } = await smtp.mail(0)
  assert.deepEqual(to, ['ann@mail.example'])
  assert.match(raw, /linen trousers/)
})

widget.test(
  'who asks for a person sees their place, the person by name, that they write, and what',
  {},
  async (tab) => {
    const { context } = tab.shop.store
    const { id: other } = await startConversation(context, {})
    await requestHuman(context, { conversationId: other, reason: 'asked' })
    await tab.page.evaluate(() => {
      const handoffs: unknown[] = []
      Object.assign(window, { handoffs })
      addEventListener('spiel:handoff', (event) => handoffs.push((event as CustomEvent).detail.conversationId))
    })
    await tab.open()
    await tab.say('can I talk to a person?')
    await place(tab, 2).waitFor()
    const conversationId = await conversationOf(tab)
    assert.deepEqual(await tab.page.evaluate('handoffs'), [conversationId])
    await takeConversation(context, { conversationId: other, person: 'Eve' })
    await place(tab, 1).waitFor()
    await tab.listen()

    await takeConversation(context, { conversationId, person: 'Nina' })
    await tab.dialog.getByText('You are talking to Nina').first().waitFor()
    assert.match(await seen(tab.dialog.getByRole('heading', { name: /Acme/ })), /^Acme Nina$/)
    // It is shown for some seconds only, which may be over before it is looked for.
    await waitUntil(async () => {
      await markTyping(context, { conversationId })
      return tab.dialog.getByText('Nina is writing').isVisible()
    }, 200)
    await replyAsHuman(context, {
      conversationId,
      person: 'Nina',
      text: 'Hello, Nina here. See https://shop.example/x).',
    })
    const said = tab.dialog.getByRole('article', { name: 'Nina' })
    assert.equal(await seen(said), 'Nina Hello, Nina here. See https://shop.example/x).')
    assert.equal(await tab.dialog.getByText('Nina is writing').count(), 0)
    const heard = await tab.heard()
    assert.deepEqual(heard.slice(-2), [
      'You are talking to Nina',
      'Nina: Hello, Nina here. See https://shop.example/x).',
    ])

    const before = await tab.messages.count()
    await tab.input.fill('Hi Nina')
    await tab.input.press('Enter')
    await isKept('Hi Nina', conversationId)
    await tab.messages.nth(before).waitFor()
    await returnToAssistant(context, { conversationId })
    await tab.dialog.getByText('You are talking to Nina', { exact: true }).waitFor({ state: 'detached' })
    assert.equal(await tab.messages.count(), before + 1, 'the assistant said nothing')
    assert.match(await seen(await tab.say('linen trousers')), /\$59/)
  },
)

widget.test(
  'what a person writes while the widget is closed is counted, on the next page too, and read in all tabs',
  {},
  async (tab) => {
    const { context } = tab.shop.store
    await tab.open()
    await tab.say('can I talk to a human?')
    const conversationId = await conversationOf(tab)
    await tab.dialog.locator('.card', { hasText: 'Place in the queue' }).waitFor()
    await tab.input.press('Escape')
    await replyAsHuman(context, { conversationId, person: 'Nina', text: 'One.' })
    const badge = (count: number) => tab.page.getByRole('button', { name: `Open chat (${count})` })
    await badge(1).waitFor()
    // What was there when a page read the conversation is not new to it: the next message comes after that.
    const following = tab.page.waitForRequest(/\/events$/)
    await tab.page.goto(`${tab.shop.site.origin}/other`)
    await badge(1).waitFor()
    await following
    assert.equal(await tab.launcher.getAttribute('data-unread'), '1')
    await replyAsHuman(context, { conversationId, person: 'Nina', text: 'Two.' })
    await badge(2).waitFor()
    assert.equal(await tab.page.evaluate(() => document.activeElement?.tagName), 'BODY', 'nothing took the focus')
    await tab.open()
    await tab.dialog.getByText('Two.', { exact: true }).waitFor()
    assert.equal(await tab.launcher.getAttribute('data-unread'), null)
  },
)

widget.test('outside office hours it says when somebody is back, and takes a contact', {}, async (tab) => {
  const { context } = tab.shop.store
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await setOfficeHours(context, {
    timeZone: 'UTC',
    weekly: {},
    holidays: [{ date, hours: [{ from: '10:00', to: '11:00' }] }],
  })
  try {
    await tab.open()
    await tab.say('can I talk to a person?')
    const card = tab.dialog.locator('.card', { hasText: 'Nobody is there right now' })
    assert.match(await seen(card), /Back: \w{3} \d+, \d{4}, \d+:00 [AP]M/)
    await card.getByRole('button', { name: 'Leave your contact' }).click()
    await tab.dialog.getByRole('form').getByLabel('E-mail').waitFor()
  } finally {
    await setOfficeHours(context, null)
  }
})

widget.test('the owner’s words come when they are due, once, take no focus, and end with a press', {}, async (tab) => {
  const { context } = tab.shop.store
  const rules = [{ kind: 'secondsOnPage', seconds: 1, pages: ['/other'], text: { en: 'Need a hand?' } }]
  await setWidgetSettings(context, { proactive: { isOn: true, rules } })
  // Browsers keep the settings for a while: this one has not read them yet.
  const other = await widget.visit({ path: '/other' })
  const nudge = other.page.getByRole('button', { name: 'Need a hand?' })
  await nudge.waitFor()
  assert.equal(await other.page.evaluate(() => document.activeElement?.tagName), 'BODY')
  await other.page.getByRole('button', { name: 'Dismiss' }).click()
  await nudge.waitFor({ state: 'detached' })
  await other.page.reload()
  await other.launcher.waitFor()
  await other.page.waitForTimeout(2_500)
  assert.equal(await nudge.count(), 0)
  await other.context.close()
  await setWidgetSettings(context, {})
})
