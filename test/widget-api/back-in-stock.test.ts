import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { listEvents } from '../../src/events/list-events.ts'
import { captureLead } from '../../src/leads/capture-lead.ts'
import { listLeads } from '../../src/leads/list-leads.ts'
import { mailBackInStock } from '../../src/leads/mail-back-in-stock.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from '../support/fake-smtp-server.ts'
import { callApi, startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { TEST_SECRET } from '../support/test-secret.ts'
import { waitUntil } from '../support/wait-until.ts'
import { callWidget, scripted, visit } from '../support/widget-client.ts'

let smtp: FakeSmtpServer
let app: TestApp
let store: TestStore

before(async () => {
  smtp = await startFakeSmtpServer()
  app = await startTestApp(
    {
      ...{ SPIEL_SMTP_URL: smtp.url, SPIEL_MAIL_FROM: 'Acme <help@acme.example>', SPIEL_SECRET: TEST_SECRET },
      ...{ SPIEL_PUBLIC_URL: 'https://chat.acme.example', SPIEL_TURN_LIMITS: '0' },
    },
    { widget: { answering: scripted() } },
  )
})
after(async () => {
  await app.close()
  await smtp.close()
})
beforeEach(async () => {
  smtp.mails.length = 0
  store = await app.createStore('Acme & Söhne')
  await push(0, 0)
})

const push = (small: number, large: number, more: object = {}) =>
  upsertProducts(store.context, [
    {
      ...{ externalId: 'BOOT', title: 'Hiking boot', url: 'https://shop.example/boot', ...more },
      variants: [
        { externalId: 'BOOT-38', title: '38', inventory: small },
        { externalId: 'BOOT-44', title: '44', inventory: large },
      ],
    },
  ])
const consent = { given: true, at: '2026-11-20T10:00:00Z', text: 'May we write?' }
const ask = (email: string, variantId: string | null = null, more: object = {}) =>
  captureLead(store.context, {
    email,
    purpose: 'back_in_stock',
    details: { productId: 'BOOT', variantId },
    consent,
    ...more,
  })
const job = (variants: string[]) =>
  mailBackInStock(app.context, { storeId: store.context.storeId, products: [{ id: 'BOOT', variants }] })
const interests = async () => (await listLeads(store.context, {})).data.flatMap((lead) => lead.interests ?? [])
/** Headers and text of a mail, unfolded and decoded as far as these tests look. */
const wordsOf = (raw: string) =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

test('from the widget’s form to the mail, to the link that stops it', async () => {
  const { token, conversationId } = await visit(app, store)
  const left = await callWidget(app, `/conversations/${conversationId}/lead`, {
    ...{ method: 'POST', token },
    body: { email: 'ann@example.com', purpose: 'back_in_stock', productId: 'BOOT', consent: true },
  })
  assert.equal(left.status, 201)
  await push(0, 4)
  const mail = wordsOf((await smtp.mail(0)).raw)
  assert.match(mail, /Hiking boot is available again at Acme/)
  assert.match(mail, /https:\/\/shop\.example\/boot/)
  const stop = /https:\/\/chat\.acme\.example(\/stop\/[\w.-]+)/.exec(mail)?.[1]
  assert.ok(stop)
  assert.ok(mail.includes(`List-Unsubscribe: <https://chat.acme.example${stop}>`), mail)
  assert.match(mail, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/)
  await waitUntil(async () => Boolean((await interests())[0]?.notifiedAt))
  const types = (await listEvents(store.context, {})).data.map(({ type }) => type)
  assert.deepEqual(types.slice(-2), ['product.back_in_stock', 'lead.updated'])
  // Looking at the page changes nothing, its button does.
  const page = await callApi(`${app.url}${stop}`)
  assert.deepEqual([page.status, /<form method="post">/.test(page.text)], [200, true])
  const given = async () => (await listLeads(store.context, {})).data[0]?.consent?.given
  assert.equal(await given(), true)
  const stopped = await fetch(`${app.url}${stop}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  assert.equal(stopped.status, 200)
  assert.equal(await given(), false)
  assert.equal((await callApi(`${app.url}${stop.slice(0, -1)}x`)).status, 404)
  await ask('ann@example.com', null, { consent: undefined })
  await job(['BOOT-44'])
  assert.equal(smtp.mails.length, 1)
})

test('goes to those who asked for exactly that, once each time they ask', async () => {
  await ask('small@example.com', 'BOOT-38')
  await ask('large@example.com', 'BOOT-44')
  await ask('any@example.com')
  await ask('refused@example.com', null, { consent: { ...consent, given: false } })
  await captureLead(store.context, {
    email: 'other@example.com',
    purpose: 'back_in_stock',
    details: { productId: 'TENT' },
    consent,
  })
  await captureLead(store.context, {
    email: 'buyer@example.com',
    purpose: 'purchase',
    details: { productId: 'BOOT' },
    consent,
  })
  await push(0, 4)
  const to = () => smtp.mails.flatMap((mail) => mail.to).sort()
  await waitUntil(() => smtp.mails.length === 2)
  assert.deepEqual(to(), ['any@example.com', 'large@example.com'])
  assert.ok(smtp.mails.some(({ raw }) => wordsOf(raw).includes('Hiking boot, 44')))
  await waitUntil(async () => (await interests()).filter(({ notifiedAt }) => notifiedAt).length === 2)
  for (let n = 0; n < 3; n++) await job(['BOOT-44'])
  assert.equal(smtp.mails.length, 2)
  await ask('large@example.com', 'BOOT-44')
  await job(['BOOT-44'])
  assert.deepEqual(to(), ['any@example.com', 'large@example.com', 'large@example.com'])
})

test('is not sent for what was sold again meanwhile, and is tried again when the server did not take it', async () => {
  await ask('ann@example.com', 'BOOT-38')
  await job(['BOOT-38'])
  assert.equal(smtp.mails.length, 0)
  smtp.refuseNext(1)
  await push(3, 0)
  await smtp.mail(0)
  await waitUntil(async () => Boolean((await interests())[0]?.notifiedAt))
  assert.equal(smtp.mails.length, 1)
})
