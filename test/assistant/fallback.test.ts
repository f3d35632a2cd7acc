import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { answerMessage } from '../../src/assistant/answer-message.ts'
import { usualLimits } from '../../src/assistant/assistant-parts.ts'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import type { ShopperContext } from '../../src/conversations/shopper-context.ts'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import type { TurnEvent } from '../../src/conversations/turn.ts'
import {
  type FakeModelServer,
  type ModelFault,
  type ModelReply,
  startFakeModelServer,
} from '../support/fake-model-server.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { HANG_MS } from '../support/wait-until.ts'

/** None that is ever reached: whoever waited for one of them instead of going on would hang the test. */
const PATIENT = { ...usualLimits, firstWordsMs: HANG_MS, nextWordsMs: HANG_MS, turnMs: HANG_MS }
const QUESTION = 'do you have a chess board?'

let app: TestApp
let store: TestStore
let fake: FakeModelServer
let key: string
let fallbacks = 0

before(async () => {
  fake = await startFakeModelServer()
  app = await startTestApp({ SPIEL_LLM_URL: fake.url, SPIEL_LLM_MODEL: 'failing', SPIEL_LOG_LEVEL: 'warn' })
  store = await app.createStore()
  key = await store.key('read')
  const titles = ['Walnut Chess Board', 'Trail Running Shoe', 'Steel Water Bottle']
  await upsertProducts(
    store.context,
    titles.map((title, at) => ({
      ...{ externalId: `p${at}`, title, description: `A ${title}.`, status: 'active' },
      variants: [{ externalId: `v${at}`, title: 'Default', price: 20 + at, inventory: 3 }],
    })),
  )
  // What is made at the first question of all is not part of a fallback.
  await ask(await open(), {})
})
after(async () => {
  await app?.close()
  await fake?.close()
})
beforeEach(() => fake.forget())

interface Asked {
  text: string
  engine: string | null
  cards: number
  events: TurnEvent[]
  /** How often the model was asked. */
  requests: number
}

async function open(): Promise<string> {
  return (await startConversation(store.context, {})).id
}

async function ask(
  conversationId: string,
  reply: ModelReply | ((step: number) => ModelReply),
  limits = PATIENT,
): Promise<Asked> {
  fake.script = ({ step }) => (typeof reply === 'function' ? reply(step) : reply)
  const visitor = { sessionId: 's', addressKey: 'a', origin: null, locale: null, page: null, shopper: null }
  const ctx: ShopperContext = { ...store.context, visitor, assistant: { ...app.context.assistant, limits } }
  const events: TurnEvent[] = []
  const earlier = fake.log.length
  const answer = await answerMessage(ctx, { conversationId, text: QUESTION }, (event) => events.push(event))
  const { rows } = await engines(conversationId)
  const { text, cards } = answer
  return {
    text,
    cards: cards.length,
    engine: rows,
    events,
    requests: fake.log.length - earlier,
  }
}

async function engines(conversationId: string): Promise<{ rows: string | null }> {
  const row = await app.context.db
    .selectFrom('messages')
    .select('engine')
    .where('store_id', '=', store.context.storeId)
    .where('conversation_id', '=', conversationId)
    .where('role', '=', 'assistant')
    .orderBy('position', 'desc')
    .executeTakeFirst()
  return { rows: row?.engine ?? null }
}

/** The turn is whole: question and answer are in the API, and the next turn is the model's again. */
async function assertWhole(conversationId: string, asked: Asked): Promise<void> {
  const { json } = await app.call(`/conversations/${conversationId}`, { key })
  assert.deepEqual(
    json.messages.map(({ role }: { role: string }) => role),
    ['shopper', 'assistant'],
  )
  assert.equal(json.messages[0].text, QUESTION)
  assert.ok(json.messages[1].text.length > 0)
  assert.equal(asked.events.at(-1)?.type, 'done')
  const next = await ask(conversationId, { text: 'Gladly.' })
  assert.equal(next.text, 'Gladly.')
  assert.equal(next.engine, 'failing')
}

const bodies: Record<string, ModelFault> = {
  ...Object.fromEntries(
    [400, 401, 403, 404, 408, 429, 500, 503].map((status) => [`${status}`, { kind: 'status', status }]),
  ),
  '429 with Retry-After': { kind: 'status', status: 429, headers: { 'retry-after': '60' } },
  '502 with HTML': {
    kind: 'status',
    status: 502,
    headers: { 'content-type': 'text/html' },
    body: '<h1>Bad gateway</h1>',
  },
  'cut connection': { kind: 'no-answer' },
  'cut after 0 bytes': { kind: 'cut', afterBytes: 0 },
  'cut after 100 bytes': { kind: 'cut', afterBytes: 100 },
  'cut in the first event': { kind: 'cut', afterBytes: 20 },
  'ends without a word': { kind: 'end', afterBytes: 150 },
  'HTML instead of events': { kind: 'body', contentType: 'text/html', body: '<html>Welcome</html>' },
  'JSON instead of events': { kind: 'body', contentType: 'application/json', body: '{"hello":1}' },
  'garbage as events': {
    kind: 'body',
    contentType: 'text/event-stream',
    body: 'data: {"choices":[{"del\n\ndata: [DONE]\n\n',
  },
  'an error inside': {
    kind: 'body',
    contentType: 'text/event-stream',
    body: 'data: {"error":{"message":"overloaded"}}\n\n',
  },
  'an empty stream': { kind: 'body', contentType: 'text/event-stream', body: '' },
}

for (const [name, fault] of Object.entries(bodies)) {
  test(`${name}: the embedded engine answers the same turn, without asking the model again or waiting`, async () => {
    const id = await open()
    const asked = await ask(id, { text: 'Hello there, I will look.', fault })
    fallbacks++
    assert.equal(asked.requests, 1)
    assert.equal(asked.engine, 'embedded')
    assert.ok(asked.cards > 0, asked.text)
    await assertWhole(id, asked)
  })
}

const silences: Record<string, ModelReply> = {
  'no byte at all': { fault: { kind: 'stall', afterBytes: 0 } },
  'a beginning without words': { text: 'Hello.', fault: { kind: 'stall', afterBytes: 150 } },
  'a byte now and then': { text: 'Hello.', fault: { kind: 'drip', everyMs: 50 } },
  'white space alone': { text: ' \n '.repeat(20), pieceLength: 1, fault: { kind: 'drip', everyMs: 5 } },
}
for (const [name, reply] of Object.entries(silences)) {
  test(`silence (${name}): the embedded engine answers when the first words do not come in time`, async () => {
    const id = await open()
    const asked = await ask(id, reply, { ...PATIENT, firstWordsMs: 400 })
    fallbacks++
    assert.equal(asked.requests, 1)
    assert.equal(asked.engine, 'embedded')
    assert.ok(asked.cards > 0, asked.text)
    await assertWhole(id, asked)
  })
}

test('an answer of nothing at all is not the end: the embedded engine speaks', async () => {
  for (const text of ['', ' ', '\n\n', '\u200b']) {
    const id = await open()
    const asked = await ask(id, { text })
    assert.ok(asked.text.length > 0, JSON.stringify(text))
    assert.ok(asked.cards > 0)
    await assertWhole(id, asked)
  }
})

test('a model that fails after its tools have answered: the embedded engine puts what they told into words', async () => {
  const look = { name: 'search_products', arguments: '{"query":"chess board"}' }
  for (const fault of [
    { kind: 'status', status: 500 },
    { kind: 'no-answer' },
    { kind: 'stall', afterBytes: 0 },
  ] as const) {
    const id = await open()
    const asked = await ask(id, (step) => (step === 0 ? { toolCalls: [look] } : { fault }), {
      ...PATIENT,
      firstWordsMs: 400,
    })
    assert.equal(asked.engine, 'embedded')
    assert.ok(asked.cards > 0 && asked.text.length > 0, asked.text)
    await assertWhole(id, asked)
  }
})

test('a model that dies in the middle of its words: what was said stays, and the turn ends whole', async () => {
  const text = 'Hello and welcome. Let me have a look. '.repeat(4)
  for (const kind of ['cut', 'end', 'stall'] as const) {
    const id = await open()
    const asked = await ask(id, { text, fault: { kind, afterBytes: 3_500 } }, { ...PATIENT, nextWordsMs: 2_000 })
    assert.match(asked.text, /^Hello and welcome\./)
    await assertWhole(id, asked)
  }
})

test('a model that dies within a word has not said it', async () => {
  const text = 'Hello and welcome. Let me have a look. '.repeat(4)
  for (const kind of ['cut', 'stall'] as const) {
    for (const afterBytes of [800, 1_000, 2_100, 2_300]) {
      const asked = await ask(
        await open(),
        { text, fault: { kind, afterBytes } },
        { ...PATIENT, nextWordsMs: kind === 'stall' ? 2_000 : HANG_MS },
      )
      assert.match(asked.text.split('\n')[0] ?? '', /(?:welcome|look)\.\s*$/, `${kind} after ${afterBytes} bytes`)
    }
  }
})

for (const pieceLength of [500, 16_384, 1_100_000]) {
  test(`a megabyte in pieces of ${pieceLength} is cut, stored and followed by the next turn`, async () => {
    const id = await open()
    // The limit between words is the usual one: it outlives an answer that is cut because it is long enough.
    const limits = { ...PATIENT, nextWordsMs: usualLimits.nextWordsMs }
    const asked = await ask(id, { text: 'Gladly. '.repeat(131_072), pieceLength }, limits)
    assert.ok(asked.text.length > 0 && asked.text.length <= 8_000, `${asked.text.length} characters`)
    await assertWhole(id, asked)
  })
}

test('a model that calls tools without end is stopped, and something is said', async () => {
  const id = await open()
  const look = { name: 'search_products', arguments: '{"query":"chess board"}' }
  const asked = await ask(id, { toolCalls: [look] })
  assert.ok(asked.text.length > 0)
  assert.ok(fake.log.length <= 8, `${fake.log.length} requests`)
  await assertWhole(id, asked)
})

test('50 calls at once: no more than a turn may make are carried out', async () => {
  const id = await open()
  const calls = Array.from({ length: 50 }, () => ({ name: 'get_product', arguments: '{"product_id":"p0"}' }))
  const asked = await ask(id, (step) => (step === 0 ? { toolCalls: calls } : { text: 'Here it is.' }))
  const answers = fake.log[1]?.request.messages.filter(({ role }) => role === 'tool') ?? []
  const done = answers.filter(({ content }) => String(content).includes('Walnut'))
  assert.ok(done.length <= 12, `${done.length} of ${answers.length} calls were carried out`)
  await assertWhole(id, asked)
})

test('nothing that was said is in the log of failures', () => {
  assert.doesNotMatch(app.logLines.join(''), /chess|Gladly/)
  assert.ok(fallbacks > 20)
})
