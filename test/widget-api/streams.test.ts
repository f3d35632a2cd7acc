import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { replyAsHuman } from '../../src/conversations/take-conversation.ts'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { markTyping } from '../../src/widget/open-conversation.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import {
  callWidget,
  ORIGIN,
  parseEvents,
  scripted,
  scriptOf,
  streamWidget,
  visitWith,
} from '../support/widget-client.ts'

const STREAMS = 200

let app: TestApp
let store: TestStore
let key: string
let begun = 0
let allBegun: () => void = () => {}
const crowd = new Promise<void>((resolve) => {
  allBegun = resolve
})

before(async () => {
  const pace = async (step: number, text: string) => {
    if (text === 'broken' && step === 0) throw new Error('secret words of a fault')
    if (text === 'half' && step === 3) throw new Error('secret words of a fault')
    if (!text.startsWith('crowd') || step !== 2) return
    if (++begun === STREAMS) allBegun()
    await crowd
  }
  // However long a busy machine takes for all of them, no turn's time is up.
  const limitTurn = () => () => {}
  const widget = { answering: scripted(pace), limitTurn, times: { keepMs: 100, watchMs: 30, heartbeatMs: 50 } }
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' }, { widget })
  store = await app.createStore('Acme')
  key = (await createWidgetKey(store.context, { origins: [ORIGIN] })).key
})
after(() => app.close())

test('200 answers stream at once, each to its own shopper', async () => {
  const guests = await Promise.all(Array.from({ length: STREAMS }, () => visitWith(app, key)))
  const answers = await Promise.all(
    guests.map(({ token, conversationId }, index) =>
      streamWidget(app, `/conversations/${conversationId}/messages`, { token, body: { text: `crowd ${index}` } }),
    ),
  )
  assert.equal(begun, STREAMS)
  for (const [index, { status, events }] of answers.entries()) {
    assert.equal(status, 200)
    const data = events.map((event) => event.data)
    assert.deepEqual(data.slice(0, -1), scriptOf(`crowd ${index}`))
    assert.equal(data.at(-1).type, 'done')
  }
})

test('a fault tells the shopper, not its words; the same message may be sent again', async () => {
  const { token, conversationId } = await visitWith(app, key, { locale: 'de' })
  const path = `/conversations/${conversationId}/messages`
  const body = { text: 'broken', clientMessageId: 'm-1' }
  for (let time = 0; time < 2; time++) {
    const { events } = await streamWidget(app, path, { token, body })
    assert.deepEqual(
      events.map(({ event }) => event),
      ['notice', 'done'],
    )
    assert.match(events[0]?.data.text, /nicht geklappt/)
    const whole = await callWidget(app, path, { token, body })
    assert.deepEqual([whole.status, whole.text], [500, '{"error":"Internal server error"}'])
  }
  const { events, text } = await streamWidget(app, path, { token, body: { text: 'half' } })
  assert.deepEqual(
    events.map(({ event }) => event),
    ['text', 'text', 'text', 'notice', 'done'],
  )
  assert.equal(events.at(-1)?.data.message.text, 'You said: half. ')
  assert.ok(!text.includes('secret words'))
})

test('what a person writes and that they type comes at once, and what was missed after a cut', async () => {
  const { token, conversationId } = await visitWith(app, key)
  const path = `/conversations/${conversationId}/events`
  await callWidget(app, `/conversations/${conversationId}/messages`, { token, body: { text: 'a human, please' } })
  const say = (text: string) => replyAsHuman(store.context, { conversationId, person: 'Eve', text })
  const has = (name: string) => (came: string) => parseEvents(came).some(({ event }) => event === name)
  let opened: () => void = () => {}
  const isOpen = new Promise<void>((resolve) => {
    opened = resolve
  })
  const typing = streamWidget(app, path, { token, stop: has('typing'), onOpen: opened })
  await isOpen
  await markTyping(store.context, { conversationId })
  assert.deepEqual((await typing).events.at(-1)?.data, { active: true })
  const reading = streamWidget(app, path, { token, stop: has('message') })
  // The line is open, and has looked, once a mark of typing came over another.
  await streamWidget(app, path, { token, stop: has('typing') })
  await say('one')
  const one = (await reading).events.find(({ event }) => event === 'message')
  assert.deepEqual([one?.data.role, one?.data.text, one?.data.author], ['human', 'one', 'Eve'])
  await say('two')
  await say('three')
  const stop = (came: string) => parseEvents(came).filter(({ event }) => event === 'message').length >= 2
  const headers = { 'last-event-id': one?.id ?? '' }
  const missed = (await streamWidget(app, path, { token, headers, stop })).events
  const texts = missed.flatMap(({ event, data }) => (event === 'message' ? [data.text] : []))
  assert.deepEqual(texts, ['two', 'three'])
})

test('an idle line is kept alive by comments', async () => {
  const { token, conversationId } = await visitWith(app, key)
  const path = `/conversations/${conversationId}/events`
  // On a busy machine comments may come before the first event too.
  const stop = (came: string) => /event: status\n.*\n\n(: \n\n){2}/.test(came)
  const { text, headers } = await streamWidget(app, path, { token, stop })
  assert.match(text, /^retry: 1000\n\n(: \n\n)*event: status\ndata: {"status":"active","handOff":null}\n\n(: \n\n)+$/)
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.equal(headers.get('x-accel-buffering'), 'no')
})
