import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { addMessage } from '../../src/conversations/add-message.ts'
import { getConversation } from '../../src/conversations/get-conversation.ts'
import { listLeads } from '../../src/leads/list-leads.ts'
import { createShopperSecret } from '../../src/shopper-identity/create-shopper-secret.ts'
import { signShopperToken } from '../../src/shopper-identity/shopper-token.ts'
import { tidyWidget } from '../../src/widget/tidy-widget.ts'
import { setWidgetSettings } from '../../src/widget/widget-settings.ts'
import { type FakeSmtpServer, type ReceivedMail, startFakeSmtpServer } from '../support/fake-smtp-server.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { TEST_SECRET } from '../support/test-secret.ts'
import { waitUntil } from '../support/wait-until.ts'
import { callWidget, scripted, type Visit, visit } from '../support/widget-client.ts'

let smtp: FakeSmtpServer
let app: TestApp
let store: TestStore
let clients = 0

before(async () => {
  smtp = await startFakeSmtpServer()
  app = await startTestApp(
    {
      ...{ SPIEL_SMTP_URL: smtp.url, SPIEL_MAIL_FROM: 'Acme <help@acme.example>', SPIEL_SECRET: TEST_SECRET },
      ...{ SPIEL_TURN_LIMITS: 'session=40,address=0,sessions=0', SPIEL_TRUSTED_PROXIES: '127.0.0.0/8' },
    },
    { widget: { answering: scripted() } },
  )
  store = await app.createStore('Acme & Söhne')
})
after(async () => {
  await app.close()
  await smtp.close()
})

const post = ({ token, conversationId }: Visit, form: string, body?: object, client = `203.0.113.${++clients}`) =>
  callWidget(app, `/conversations/${conversationId}/${form}`, {
    ...{ method: 'POST', token, headers: { 'x-forwarded-for': client } },
    ...(body ? { body } : {}),
  })

/** A visit in which something was said. */
async function talk(text = 'hello', session: object = {}, of = store): Promise<Visit> {
  const guest = await visit(app, of, session)
  const { status } = await post(guest, 'messages', { text })
  assert.equal(status, 200)
  return guest
}

/** The first mail to an address. */
async function mailTo(address: string): Promise<ReceivedMail> {
  for (let index = 0; ; index++) {
    const mail = await smtp.mail(index)
    if (mail.to.includes(address)) return mail
  }
}

/** The text of a mail, unfolded. */
function textOf({ raw }: ReceivedMail): string {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(text, 'base64').toString('utf8')
  const bytes = text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

test('a lead is kept with the consent as the settings show it, merged by its address, and nothing is told of what was known', async () => {
  const shop = await app.createStore('Leads')
  await setWidgetSettings(shop.context, { leadConsent: { de: 'Ja, gern.' } })
  const [one, two] = [await talk('hi', {}, shop), await talk('hallo', { locale: 'de-AT' }, shop)]
  const form = { email: ' Ann@Example.com ', name: 'Ann', phone: '+49 30 901820', purpose: 'quote', consent: true }
  const first = await post(one, 'lead', { ...form, productId: 'TEE-1', message: 'Ten, please' })
  assert.equal(first.status, 201, first.text)
  assert.deepEqual(Object.keys(first.json), ['kept', 'consent'])
  const askedAt = Date.now()
  const second = await post(two, 'lead', { email: 'ann@example.com', consent: true })
  const answeredAt = Date.now()
  assert.deepEqual([second.status, second.json.consent.text], [201, 'Ja, gern.'])
  const { data } = await listLeads(shop.context, {})
  assert.equal(data.length, 1)
  const [lead] = data
  assert.deepEqual(
    [lead?.email, lead?.name, lead?.phone, lead?.purpose, lead?.details?.productId],
    ['ann@example.com', 'Ann', '+4930901820', 'quote', 'TEE-1'],
  )
  assert.deepEqual(lead?.consent, { given: true, ...second.json.consent })
  const consentedAt = Date.parse(second.json.consent.at)
  // The clocks of database and test may differ by a moment.
  assert.ok(consentedAt >= askedAt - 50 && consentedAt <= answeredAt + 50, second.json.consent.at)
  const detail = await getConversation(shop.context, one.conversationId)
  assert.equal(detail.leadId, lead?.id)
  const history = await callWidget(app, `/conversations/${one.conversationId}`, { token: one.token })
  assert.equal(history.json.hasLead, true)
})

test('a phone number alone will do; one that can be none will not', async () => {
  const guest = await talk('hi', { locale: 'de-DE' })
  assert.equal((await post(guest, 'lead', { phone: '030 901820', consent: true })).status, 201)
  const wrong = await post(guest, 'lead', { phone: '12', consent: true })
  assert.deepEqual([wrong.status, Object.keys(wrong.json.details.fieldErrors)], [400, ['phone']])
})

test('forms are limited to a quarter of the turns', async () => {
  const guest = await talk()
  // At once: one after the other, on a busy machine, the limit has room again before the last.
  const answers = await Promise.all(Array.from({ length: 11 }, () => post(guest, 'close')))
  const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429])
})

test('a closed conversation is the shopper’s doing, and opens again with their next message', async () => {
  const guest = await talk()
  const closed = await post(guest, 'close')
  assert.deepEqual(closed.json, { id: guest.conversationId, status: 'resolved' })
  assert.equal((await getConversation(store.context, guest.conversationId)).resolvedBy, 'shopper')
  assert.equal((await post(guest, 'messages', { text: 'one more thing' })).status, 200)
  assert.equal((await getConversation(store.context, guest.conversationId)).status, 'active')
})

test('a transcript says who said what, shows products, and carries no stranger’s link', async () => {
  const guest = await talk(
    'see https://evil.example/x and www.evil.example, evil.भारत/y, a@evil.example, ｅvil．com 203.0.113.9/evil evil。com',
  )
  await addMessage(store.context, {
    ...{ conversationId: guest.conversationId, role: 'human', text: 'Look at https://shop.example', author: 'Eve' },
  })
  const answer = await post(guest, 'transcript', { email: 'Ann@Example.com' })
  assert.deepEqual([answer.status, answer.json], [202, { email: 'ann@example.com' }])
  const mail = await mailTo('ann@example.com')
  assert.deepEqual([mail.from, mail.to], ['help@acme.example', ['ann@example.com']])
  assert.match(mail.raw, /^Auto-Submitted: auto-generated\r$/m)
  const text = textOf(mail)
  assert.match(text, /Visitor \(\d{4}-\d\d-\d\d \d\d:\d\d UTC\):/)
  assert.match(text, /AI assistant \(/)
  assert.match(text, /Eve \(.*\):\s+Look at https:\/\/shop\.example/)
  assert.match(text, /- T-shirt · €24\.90 · https:\/\/shop\.example\/tee/)
  const shoppers = text.split(/\r?\n\r?\n/).filter((part) => part.startsWith('Visitor'))
  assert.equal(shoppers.length, 1)
  assert.doesNotMatch(shoppers.join(), /evil|https|www|@/i)
  assert.match(shoppers.join(), /see \[link left out\] and \[link left out\]/)
  // The mail is there a moment before the job is over.
  await waitUntil(async () => {
    const { rows } = await sql<{ address: string | null }>`
      SELECT address FROM widget_transcripts WHERE conversation_id = ${guest.conversationId}`.execute(app.context.db)
    return rows[0]?.address === null
  })
})

test('one mail per conversation and address, three per conversation, three per address, five per client', async () => {
  const one = await talk()
  const ask = async (guest: Visit, email: string, client?: string) =>
    (await post(guest, 'transcript', { email }, client)).status
  assert.equal(await ask(one, 'a1@example.com'), 202)
  const again = await post(one, 'transcript', { email: 'A1@example.com' })
  assert.equal(again.status, 429)
  assert.match(again.json.error.message, /^Too many transcripts were asked for\. Retry in 60 min\.$/)
  assert.ok(again.json.error.retryAfter > 3_500 && again.json.error.retryAfter <= 3_600)
  assert.deepEqual([await ask(one, 'a2@example.com'), await ask(one, 'a3@example.com')], [202, 202])
  assert.equal(await ask(one, 'a4@example.com'), 429)
  assert.equal(await ask(await talk(), 'a1@example.com'), 202)
  assert.equal(await ask(await talk(), 'a1@example.com'), 202)
  assert.equal(await ask(await talk(), 'a1@example.com'), 429)
  const statuses = []
  for (let count = 0; count < 6; count++)
    statuses.push(await ask(await talk(), `c${count}@example.com`, '198.51.100.1'))
  assert.deepEqual(statuses, [202, 202, 202, 202, 202, 429])
  const rush = await talk()
  const together = await Promise.all(Array.from({ length: 8 }, () => ask(rush, 'rush@example.com')))
  assert.equal(together.filter((status) => status === 202).length, 1, together.join())
})

test('however an address is spelled, it is one person’s, who gets three', async () => {
  const spellings = [
    'p@person.example',
    'ｐ@person.example',
    'P@Person。example',
    'p+x@person.example',
    'p@ｐerson．example',
  ]
  const answers = []
  for (const email of spellings) answers.push(await post(await talk(), 'transcript', { email }))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [202, 202, 202, 429, 429],
  )
  assert.deepEqual(answers[2]?.json, { email: 'p@person.example' })
  for (const email of [
    '<p@person.example>',
    'p\u00ad@person.example',
    'Ann <p@person.example>',
    '"p"@person.example',
  ]) {
    assert.equal((await post(await talk(), 'transcript', { email })).status, 400, email)
  }
  for (let count = 0; count < 3; count++) await mailTo('p@person.example')
})

test('a shopper the shop has logged in gets it at their own address only', async () => {
  const { secret } = await createShopperSecret(store.context)
  const now = Math.floor(Date.now() / 1000)
  const claims = { sub: 'ann', email: 'ann.own@example.com', iat: now, exp: now + 600 }
  const guest = await talk('hi', { locale: 'fr', shopperToken: signShopperToken(secret, claims) })
  const refused = await post(guest, 'transcript', { email: 'else@example.com' })
  assert.equal(refused.status, 400)
  assert.match(refused.json.details.fieldErrors.email[0], /the address you are logged in with/)
  assert.deepEqual((await post(guest, 'transcript', {})).json, { email: 'ann.own@example.com' })
  assert.match(textOf(await mailTo('ann.own@example.com')), /Visiteur/)
})

test('a mail server that was busy gets the mail later; a wish of long ago is given up', async () => {
  const guest = await talk()
  smtp.refuseNext(1)
  assert.equal((await post(guest, 'transcript', { email: 'later@example.com' })).status, 202)
  await mailTo('later@example.com')
  const { storeId, db } = store.context
  const insert = (id: string, age: string) =>
    sql`
    INSERT INTO widget_transcripts (store_id, id, conversation_id, address_key, client_key, address, language, asked_at)
    VALUES (${storeId}, ${id}, 'x', 'x', 'x', 'x@example.com', 'en', now() - ${age}::interval)`.execute(db)
  await insert('old', '3 hours')
  await insert('older', '25 hours')
  await tidyWidget(app.context)
  const { rows } = await sql`SELECT id, address FROM widget_transcripts WHERE conversation_id = 'x'`.execute(db)
  assert.deepEqual(rows, [{ id: 'old', address: null }])
})

test('nothing to send, or nobody to send it: 409 with words', async () => {
  const silent = await visit(app, store)
  const early = await post(silent, 'transcript', { email: 'a@example.com' })
  assert.deepEqual([early.status, early.json], [409, { error: 'Nothing was answered yet' }])
  const without = await startTestApp({ SPIEL_TURN_LIMITS: '0' }, { widget: { answering: scripted() } })
  try {
    const guest = await visit(without, await without.createStore('No mail'))
    const path = `/conversations/${guest.conversationId}/transcript`
    const answer = await callWidget(without, path, { token: guest.token, body: { email: 'a@example.com' } })
    assert.equal(answer.status, 409)
    assert.deepEqual(answer.json, { error: 'Transcripts cannot be mailed: this server has no mail server set up' })
    assert.equal((await callWidget(without, '/settings', { key: guest.key })).json.transcripts, false)
  } finally {
    await without.close()
  }
})
