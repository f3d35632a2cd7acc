import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { replyAsHuman } from '../../src/conversations/take-conversation.ts'
import { createShopperSecret } from '../../src/shopper-identity/create-shopper-secret.ts'
import { signShopperToken } from '../../src/shopper-identity/shopper-token.ts'
import { revokeWidgetKey } from '../../src/widget/change-widget-key.ts'
import { LiveSessions } from '../../src/widget/live-sessions.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { callWidget, ORIGIN, parseEvents, type Visit, visit } from '../support/widget-client.ts'

let app: TestApp
let store: TestStore

before(async () => {
  const widget = {
    times: { watchMs: 20, liveMs: 0 },
    streamCaps: { session: 3, address: 5, store: 8, process: 9 },
  }
  const env = { SPIEL_TURN_LIMITS: '0', SPIEL_TRUSTED_PROXIES: '127.0.0.0/8' }
  app = await startTestApp({ ...env, SPIEL_SECRET: 'n4Qp-7vLz-2xKd-9mRt-5wBc-8hGf-3jYs-6uEa' }, { widget })
  store = await app.createStore('Acme')
})
after(() => app.close())

interface Opened {
  response: Response
  /** What came so far. */
  text(): string
  /** Resolves when the server ended it. */
  ended: Promise<void>
  close(): void
}

async function open({ conversationId, token }: Visit, address: string): Promise<Opened> {
  const controller = new AbortController()
  const response = await fetch(`${app.url}/api/widget/v1/conversations/${conversationId}/events`, {
    headers: { origin: ORIGIN, authorization: `Bearer ${token}`, 'x-forwarded-for': address },
    signal: controller.signal,
  })
  let text = ''
  const read = async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString()
  }
  return { response, text: () => text, ended: read().catch(() => {}), close: () => controller.abort() }
}

/** Resolves when such an event came. */
async function told(stream: Opened, event: string): Promise<void> {
  while (!parseEvents(stream.text()).some((one) => one.event === event)) await sleep(5)
}

/** Resolves when a person's words came. */
async function said(stream: Opened, words: string): Promise<void> {
  while (!stream.text().includes(words)) await sleep(5, undefined, { ref: false })
}

test('streams are capped per session, address, store and process', async () => {
  const other = await app.createStore('Other')
  const guests = []
  for (let count = 0; count < 5; count++) guests.push(await visit(app, store))
  const [one, two, three, four, five] = guests as [Visit, Visit, Visit, Visit, Visit]
  const stranger = await visit(app, other)
  const opened: Opened[] = []
  const status = async (guest: Visit, address: string) => {
    const stream = await open(guest, address)
    if (stream.response.status === 200) opened.push(stream)
    else await stream.ended
    return [stream.response.status, stream.text(), stream.response.headers.get('retry-after')] as const
  }
  const [v4, line] = ['203.0.113.1', '2001:db8:1:2::1']
  for (let count = 0; count < 3; count++) assert.equal((await status(one, v4))[0], 200)
  const [, words, wait] = await status(one, v4)
  assert.deepEqual(
    [wait, JSON.parse(words).error.message],
    ['5', 'A session can have 3 event streams open. Close one first.'],
  )
  for (let count = 0; count < 2; count++) assert.equal((await status(two, v4))[0], 200)
  assert.match((await status(two, v4))[1], /A client address can have 5/)
  for (let count = 0; count < 3; count++) assert.equal((await status(three, line))[0], 200)
  assert.match((await status(four, '203.0.113.4'))[1], /A store can have 8/)
  assert.equal((await status(stranger, '203.0.113.5'))[0], 200)
  const [full, body, later] = await status(stranger, '203.0.113.6')
  assert.deepEqual([full, JSON.parse(body), later], [503, { error: 'Service unavailable' }, '5'])
  for (const stream of opened) stream.close()
  let again = 503
  while (again !== 200) [again] = await status(five, '203.0.113.7')
  for (const stream of opened) stream.close()
})

test('a refused wish for a stream takes no place', async () => {
  const guest = await visit(app, store)
  for (let count = 0; count < 12; count++) {
    const stream = await open({ ...guest, conversationId: 'conv_none' }, '203.0.113.20')
    assert.equal(stream.response.status, 404)
    await stream.ended
  }
  let stream = await open(guest, '203.0.113.20')
  while (stream.response.status !== 200) stream = await open(guest, '203.0.113.20')
  stream.close()
})

const speak = (conversationId: string, text: string) =>
  replyAsHuman(store.context, { conversationId, person: 'Eve', text })

for (const [what, forbid] of Object.entries({
  'its key was revoked': async ({ key }: Visit) => {
    await revokeWidgetKey(store.context, { key })
  },
  'its session has ended': async ({ conversationId }: Visit) => {
    await sql`UPDATE widget_sessions SET expires_at = now() - interval '1 second' WHERE id =
      (SELECT session_id FROM widget_conversations WHERE conversation_id = ${conversationId})`.execute(app.context.db)
  },
  'its visitor logged in, and the conversation is the shopper’s': async ({ key, token }: Visit) => {
    const { secret } = await createShopperSecret(store.context)
    const now = Math.floor(Date.now() / 1000)
    const claims = { sub: 'ann', email: 'ann@mail.example', iat: now, exp: now + 600 }
    const body = { shopperToken: signShopperToken(secret, claims), previous: token }
    assert.equal((await callWidget(app, '/sessions', { method: 'POST', key, body })).status, 201)
  },
})) {
  test(`a stream delivers nothing once ${what}, and ends`, async () => {
    const guest = await visit(app, store)
    let stream = await open(guest, '203.0.113.30')
    while (stream.response.status !== 200) stream = await open(guest, '203.0.113.30')
    await told(stream, 'status')
    await speak(guest.conversationId, 'before')
    await told(stream, 'message')
    await forbid(guest)
    await speak(guest.conversationId, 'after')
    await Promise.race([stream.ended, said(stream, 'after')])
    stream.close()
    assert.match(stream.text(), /before/)
    assert.doesNotMatch(stream.text(), /after/)
  })
}

test('streams that ask at a time whether they may go on do so in one question', async () => {
  let questions = 0
  const counted = app.context.db.withPlugin({
    transformQuery: ({ node }) => {
      questions++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const live = new LiveSessions(counted)
  const guests = [await visit(app, store), await visit(app, store)]
  const contexts = []
  for (const { conversationId } of guests) {
    const { rows } = await sql<{ session_id: string }>`
      SELECT session_id FROM widget_conversations WHERE conversation_id = ${conversationId}`.execute(app.context.db)
    const visitor = { sessionId: rows[0]?.session_id ?? '', addressKey: 'a', origin: ORIGIN, locale: null, page: null }
    contexts.push({ ctx: { ...store.context, visitor: { ...visitor, shopper: null } }, conversationId })
  }
  const [one, two] = contexts as [(typeof contexts)[0], (typeof contexts)[0]]
  const ask = () => [
    ...Array.from({ length: 50 }, () => live.isLive(one.ctx, one.conversationId)),
    ...Array.from({ length: 50 }, () => live.isLive(two.ctx, two.conversationId)),
    live.isLive(one.ctx, two.conversationId),
  ]
  const answers = await Promise.all(ask())
  assert.deepEqual([answers.filter(Boolean).length, answers.at(-1), questions], [100, false, 1])
  await revokeWidgetKey(store.context, { key: guests[1]?.key ?? '' })
  assert.deepEqual([(await Promise.all(ask())).filter(Boolean).length, questions], [50, 2])
})
