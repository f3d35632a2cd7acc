import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { usualLimits } from '../../src/assistant/assistant-parts.ts'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { setCommerce } from '../../src/orders/set-commerce.ts'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import type { TurnLimit } from '../../src/widget/turn-times.ts'
import { type FakeModelServer, type ModelReply, startFakeModelServer } from '../support/fake-model-server.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from '../support/fake-smtp-server.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { HANG_MS, waitUntil } from '../support/wait-until.ts'
import { callWidget, type Visit, visit } from '../support/widget-client.ts'

const MAIL = 'mara@mail.example'
const CART = 'https://shop.example/cart?id=kettle-1:1'

let app: TestApp
let store: TestStore
let fake: FakeModelServer
let smtp: FakeSmtpServer
let ends: (() => void)[] = []
const limitTurn: TurnLimit = (_turnMs, end) => {
  ends.push(end)
  return () => {
    ends = ends.filter((one) => one !== end)
  }
}

before(async () => {
  fake = await startFakeModelServer()
  smtp = await startFakeSmtpServer()
  app = await startTestApp(
    {
      ...{ SPIEL_TURN_LIMITS: '0', SPIEL_LLM_URL: fake.url, SPIEL_LLM_MODEL: 'slow' },
      ...{ SPIEL_SECRET: 'a secret of thirty-two characters', SPIEL_SMTP_URL: smtp.url },
      SPIEL_MAIL_FROM: 'Acme <help@acme.example>',
    },
    { widget: { limitTurn, times: { keepMs: 20, pollMs: 20 } } },
  )
  // No model is given up because it is slow.
  app.context.assistant.limits = { ...usualLimits, firstWordsMs: HANG_MS, nextWordsMs: HANG_MS, turnMs: HANG_MS }
  store = await app.createStore('Acme')
  await upsertProducts(store.context, [
    { externalId: 'kettle', title: 'Kettle', variants: [{ externalId: 'kettle-1', price: 40, inventory: 3 }] },
  ])
  const items = [{ title: 'Kettle', platformVariantId: 'kettle-1', quantity: 1, unitPrice: 40 }]
  await upsertOrders(
    store.context,
    ['7001', '7002', '7003'].map((externalId) => ({
      ...{
        externalId,
        email: MAIL,
        financialStatus: 'paid',
        fulfillmentStatus: 'shipped',
        currency: 'USD',
        total: 40,
        items,
      },
    })),
  )
  await setCommerce(store.context, {
    origin: 'https://shop.example',
    cartUrl: 'https://shop.example/cart?{items:id={id}:{quantity}|&}',
  })
})
after(async () => {
  await app.close()
  await fake.close()
  await smtp.close()
})
beforeEach(() => fake.forget())

const HANGS: ModelReply = { text: 'One moment', fault: { kind: 'stall', afterBytes: 0 } }
const call = (name: string, input: object): ModelReply => ({ toolCalls: [{ name, arguments: JSON.stringify(input) }] })

/** One message, whose turn calls a tool and says what it found. */
async function say({ conversationId, token }: Visit, text: string, reply: ModelReply) {
  fake.script = ({ step }) => (step === 0 ? reply : { text: 'Let me see.' })
  const body = { text }
  const answer = await callWidget(app, `/conversations/${conversationId}/messages`, { token, body })
  assert.equal(answer.status, 200, answer.text)
  fake.forget()
  return answer.json
}

/** The same in a turn that calls the tool, and whose time is up before it has said anything. */
async function sayTooLate({ conversationId, token }: Visit, text: string, reply: ModelReply): Promise<void> {
  fake.script = ({ step }) => (step === 0 ? reply : HANGS)
  const body = { text }
  const late = callWidget(app, `/conversations/${conversationId}/messages`, { token, body })
  await waitUntil(() => fake.log.some(({ request }) => request.step === 1))
  ;(ends[0] ?? assert.fail('no turn runs'))()
  assert.equal((await late).status, 503)
  fake.forget()
}

/** What the assistant remembers of the talk, and what was said. */
async function kept({ conversationId }: Visit): Promise<{ state: unknown; said: number }> {
  const { rows } = await sql<{ state: unknown; said: number }>`
    SELECT state, (SELECT count(*)::int FROM messages m WHERE m.conversation_id = s.conversation_id AND m.role = 'assistant') AS said
    FROM dialogue_states s WHERE conversation_id = ${conversationId}`.execute(app.context.db)
  return rows[0] ?? assert.fail('nothing is remembered')
}

const lookUp = (number: string, email?: string): ModelReply =>
  call('check_order', { number, ...(email ? { email } : {}) })
const codeIn = (raw: string) => /\b(\d{6})\b/.exec(raw.split('\r\n\r\n')[1] ?? '')?.[1] ?? assert.fail(raw)

test('no code is mailed by a turn that timed out; the next one mails one', async () => {
  const guest = await visit(app, store)
  await say(guest, 'where is order 7001?', lookUp('7001'))
  const before = await kept(guest)
  await sayTooLate(guest, "I don't remember which e-mail", lookUp('7001'))
  assert.deepEqual(await kept(guest), before)
  await say(guest, "I don't remember which e-mail", lookUp('7001'))
  const { raw, to } = await smtp.mail(0)
  assert.deepEqual(to, [MAIL])
  const { order } = await say(guest, codeIn(raw), lookUp('7001'))
  assert.equal(order?.number, '7001')
  assert.equal(smtp.mails.length, 1, 'one mail: that of the turn that was not lost')
})

test('a code typed in a turn that timed out is not used up, and shows no order', async () => {
  const guest = await visit(app, store)
  await say(guest, 'where is order 7002?', lookUp('7002'))
  const next = smtp.mails.length
  await say(guest, "I don't remember which e-mail", lookUp('7002'))
  const code = codeIn((await smtp.mail(next)).raw)
  const before = await kept(guest)
  await sayTooLate(guest, code, lookUp('7002'))
  assert.deepEqual(await kept(guest), before)
  const { order } = await say(guest, code, lookUp('7002'))
  assert.equal(order?.number, '7002')
})

test('an order shown by a turn that timed out is not verified for the next', async () => {
  const guest = await visit(app, store)
  await sayTooLate(guest, `where is order 7003? ${MAIL}`, lookUp('7003', MAIL))
  const offer = await say(guest, 'order it again please', call('reorder', {}))
  assert.equal(offer.reorder, null)
})

test('a yes in a turn that timed out makes no cart; the yes after it makes one, once', async () => {
  const guest = await visit(app, store)
  await say(guest, `where is order 7003? ${MAIL}`, lookUp('7003', MAIL))
  const offer = await say(guest, 'order it again please', call('reorder', {}))
  assert.deepEqual([offer.reorder?.items.length, offer.reorder?.cartUrl], [1, null])
  const before = await kept(guest)
  await sayTooLate(guest, 'yes, do it', call('reorder', { confirm: true }))
  assert.deepEqual(await kept(guest), before)
  const confirmed = await say(guest, 'yes, do it', call('reorder', { confirm: true }))
  assert.equal(confirmed.reorder?.cartUrl, CART)
})
