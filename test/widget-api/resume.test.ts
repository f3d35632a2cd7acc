import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createWidgetKey } from '../../src/widget/create-widget-key.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { openSecondServer } from '../support/widget-app.ts'
import {
  callWidget,
  ORIGIN,
  parseEvents,
  type SseEvent,
  scripted,
  scriptOf,
  streamWidget,
  type Visit,
  visitWith,
} from '../support/widget-client.ts'

let app: TestApp
/** Of a widget. */
let key: string
let elsewhere: Awaited<ReturnType<typeof openSecondServer>>

/** Answers hold here, at the step a test names, until it lets them go. */
const gates = new Map<string, { at: number; reached: () => void; open: Promise<void> }>()
const pace = (step: number, text: string): Promise<void> | void => {
  const gate = gates.get(text)
  if (gate?.at !== step) return
  gate.reached()
  return gate.open
}

/** An answer to `text` will stop before its event number `at`, from 0. */
function gate(text: string, at: number): { reached: Promise<void>; open: () => void } {
  let reach: () => void = () => {}
  let open: () => void = () => {}
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  gates.set(text, { at, reached: reach, open: opened })
  return { reached, open }
}

before(async () => {
  const widget = { answering: scripted(pace), times: { keepMs: 20, pollMs: 20, watchMs: 30 } }
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' }, { widget })
  const store = await app.createStore('Acme')
  key = (await createWidgetKey(store.context, { origins: [ORIGIN] })).key
  elsewhere = await openSecondServer(app, widget)
})
after(async () => {
  await elsewhere.close()
  await app.close()
})

const messagesOf = ({ conversationId }: Visit) => `/conversations/${conversationId}/messages`
const eventsOf = ({ conversationId }: Visit) => `/conversations/${conversationId}/events`
const isDone = (text: string) => parseEvents(text).some(({ event }) => event === 'done')

/** Two ways to come back: the same message again, or the conversation's events. */
const ways = ['message', 'events'] as const

async function comeBack(
  to: { url: string },
  guest: Visit,
  way: (typeof ways)[number],
  { body, lastId }: { body: object; lastId: string | undefined },
): Promise<SseEvent[]> {
  const { token } = guest
  const headers: Record<string, string> = lastId === undefined ? {} : { 'last-event-id': lastId }
  if (way === 'message' || lastId === undefined) {
    return (await streamWidget(to, messagesOf(guest), { token, headers, body })).events
  }
  return (await streamWidget(to, eventsOf(guest), { token, headers, stop: isDone })).events
}

/** The whole turn, each event once and in order; after it a followed conversation tells who has it. */
function assertWhole(came: SseEvent[], text: string, turn: number, where: string): void {
  const events = came.filter(({ event }) => event !== 'status')
  const expected = scriptOf(text)
  assert.deepEqual(
    events.slice(0, -1).map(({ data }) => data),
    expected,
    where,
  )
  assert.equal(events.at(-1)?.event, 'done', where)
  assert.deepEqual(
    events.map(({ id }) => id?.split('-')[0]),
    [...expected, 'done'].map((_, index) => `${turn}.${index + 1}`),
    where,
  )
  const said = expected.flatMap((event) => (event.type === 'text' ? [event.text] : []))
  assert.equal(events.at(-1)?.data.message.text, said.join(''), where)
}

test('cut at any character, nothing is lost and nothing comes twice', async () => {
  const guest = await visitWith(app, key)
  const body = { text: 'characters', clientMessageId: 'm-1' }
  const whole = await streamWidget(app, messagesOf(guest), { token: guest.token, body })
  assertWhole(whole.events, 'characters', 1, 'uncut')
  let cuts = 0
  for (let at = 0; at < whole.text.length; at += 13) {
    const before = parseEvents(whole.text.slice(0, at))
    const to = cuts % 2 === 0 ? app : elsewhere
    const way = ways[(cuts >> 1) % 2] as (typeof ways)[number]
    // After `done` a client does not come back.
    if (before.at(-1)?.event === 'done') continue
    const rest = await comeBack(to, guest, way, { body, lastId: before.at(-1)?.id })
    assertWhole([...before, ...rest], 'characters', 1, `cut at ${at}, back by ${way}`)
    cuts++
  }
  assert.ok(cuts > 60, `${cuts} cuts`)
})

for (const [where, target] of [
  ['this process', () => app],
  ['another process', () => elsewhere],
] as const) {
  test(`cut while the answer is made, at every event, and back to ${where}`, async () => {
    const steps = scriptOf('x').length
    for (let at = 0; at <= steps; at++) {
      for (const way of ways) {
        const guest = await visitWith(app, key)
        const text = `live ${where} ${at} ${way}`
        const { open } = gate(text, at)
        const body = { text, clientMessageId: 'm-1' }
        const stop = (came: string) => parseEvents(came).length >= at
        const cut = await streamWidget(app, messagesOf(guest), { token: guest.token, body, stop })
        const expected = scriptOf(text)
        assert.deepEqual(
          cut.events.map(({ data }) => data),
          expected.slice(0, at),
        )
        const back = comeBack(target(), guest, way, { body, lastId: cut.events.at(-1)?.id })
        open()
        assertWhole([...cut.events, ...(await back)], text, 1, `${text}`)
      }
    }
  })
}

test('who leaves does not end the answer: it is in the history', async () => {
  const guest = await visitWith(app, key)
  const { reached, open } = gate('left', 3)
  await streamWidget(app, messagesOf(guest), { token: guest.token, body: { text: 'left' }, stop: () => true })
  await reached
  const during = await callWidget(elsewhere, `/conversations/${guest.conversationId}`, { token: guest.token })
  assert.deepEqual([during.json.busy, during.json.lastEventId], [true, '1.0-1'])
  open()
  const headers = { 'last-event-id': during.json.lastEventId }
  const rest = await streamWidget(elsewhere, eventsOf(guest), { token: guest.token, headers, stop: isDone })
  assertWhole(rest.events, 'left', 1, 'a page that was loaded anew')
  const later = await callWidget(app, `/conversations/${guest.conversationId}`, { token: guest.token })
  assert.equal(later.json.busy, false)
  // Who has the conversation may be told right behind it.
  const done = rest.events.find(({ event }) => event === 'done')
  assert.equal(later.json.messages[1].text, done?.data.message.text)
})

test('a message that comes while another is answered waits; too many are a 409', async () => {
  const guest = await visitWith(app, key)
  const { reached, open } = gate('first', 2)
  const say = (text: string, to: { url: string } = app) =>
    callWidget(to, messagesOf(guest), { token: guest.token, body: { text } })
  const first = say('first')
  await reached
  const waiting = [say('second'), say('third'), say('fourth'), say('fifth'), say('from elsewhere', elsewhere)]
  // While the first is held, only a refusal can come back.
  const refused = await Promise.race(waiting)
  assert.deepEqual([refused.status, refused.text], [409, '{"error":"busy"}'])
  open()
  const statuses = (await Promise.all([first, ...waiting])).map(({ status }) => status)
  assert.deepEqual(statuses.sort(), [200, 200, 200, 200, 200, 409])
})

test('a turn whose process died gets an end, and the conversation goes on', async () => {
  const guest = await visitWith(app, key)
  const { open } = gate('dying', 4)
  const body = { text: 'dying', clientMessageId: 'm-1' }
  const stop = (came: string) => parseEvents(came).length >= 4
  const cut = await streamWidget(app, messagesOf(guest), { token: guest.token, body, stop })
  // The other process sees what was kept; 20 ms later that is all of it.
  const seen = (text: string) => parseEvents(text).length >= 4
  await streamWidget(elsewhere, messagesOf(guest), { token: guest.token, body, stop: seen })
  await sql`UPDATE widget_conversations SET beat_at = now() - interval '1 minute'
    WHERE conversation_id = ${guest.conversationId}`.execute(app.context.db)
  const lastId = cut.events.at(-1)?.id
  const rest = await comeBack(elsewhere, guest, 'message', { body, lastId })
  assert.deepEqual(
    rest.map(({ event }) => event),
    ['notice', 'done'],
  )
  assert.equal(rest[0]?.data.code, 'interrupted')
  const next = await callWidget(elsewhere, messagesOf(guest), { token: guest.token, body: { text: 'next' } })
  assert.equal(next.status, 200)
  open()
})
