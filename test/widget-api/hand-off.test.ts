import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setOfficeHours } from '../../src/conversations/conversation-settings.ts'
import { requestHuman } from '../../src/conversations/request-human.ts'
import { resolveConversation } from '../../src/conversations/resolve-conversation.ts'
import { replyAsHuman, returnToAssistant, takeConversation } from '../../src/conversations/take-conversation.ts'
import { markTyping } from '../../src/widget/open-conversation.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { callWidget, parseEvents, type SseEvent, streamWidget, type Visit, visit } from '../support/widget-client.ts'

let app: TestApp
let store: TestStore

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' }, { widget: { times: { watchMs: 20 } } })
})
after(() => app.close())

const history = async ({ token, conversationId }: Visit, query = '') =>
  (await callWidget(app, `/conversations/${conversationId}${query}`, { token })).json

const say = async ({ token, conversationId }: Visit, text: string) =>
  (await callWidget(app, `/conversations/${conversationId}/messages`, { token, body: { text } })).json

/** Follows a conversation while `run` happens, until an event `isLast`. */
async function follow(
  { token, conversationId }: Visit,
  isLast: (event: SseEvent) => boolean,
  run: () => Promise<unknown>,
) {
  let opened: () => void = () => {}
  const isOpen = new Promise<void>((resolve) => {
    opened = resolve
  })
  const stop = (came: string) => parseEvents(came).some(isLast)
  const stream = streamWidget(app, `/conversations/${conversationId}/events`, { token, stop, onOpen: opened })
  await isOpen
  await run()
  const { events } = await stream
  // More may have come in the same piece.
  return events.slice(0, events.findIndex(isLast) + 1)
}

test('a shopper sees their place in the queue, who takes over, what they type and write, and when they have gone', async () => {
  store = await app.createStore('Queue')
  const [first, second] = [await visit(app, store), await visit(app, store)]
  assert.equal((await history(second)).handOff, null)
  await requestHuman(store.context, { conversationId: first.conversationId, reason: 'asked' })
  const asked = await say(second, 'can I talk to a human?')
  assert.equal(asked.handedOff, true)
  const waiting = await history(second)
  assert.deepEqual(
    [waiting.status, waiting.handOff],
    ['waiting_for_human', { place: 2, person: null, hours: null, waitMinutes: null }],
  )

  const { conversationId } = second
  const isPlace = ({ event, data }: SseEvent) => event === 'status' && data.handOff?.place === 1
  const moved = await follow(second, isPlace, () =>
    takeConversation(store.context, { conversationId: first.conversationId, person: 'Eve' }),
  )
  assert.deepEqual(moved.at(-1)?.data, {
    ...{ status: 'waiting_for_human', handOff: { place: 1, person: null, hours: null, waitMinutes: null } },
  })

  const events = await follow(
    second,
    ({ event }) => event === 'message',
    async () => {
      await takeConversation(store.context, { conversationId, person: 'Nina' })
      await markTyping(store.context, { conversationId })
      await replyAsHuman(store.context, { conversationId, person: 'Nina', text: 'Hello, Nina here.' })
    },
  )
  const taken = { status: 'with_human', handOff: { place: null, person: 'Nina', hours: null, waitMinutes: null } }
  assert.deepEqual(events.filter(({ event }) => event === 'status').at(-1)?.data, taken)
  const said = events.find(({ event }) => event === 'message')?.data
  assert.deepEqual([said.role, said.author, said.text], ['human', 'Nina', 'Hello, Nina here.'])
  assert.deepEqual((await history(second)).handOff, taken.handOff)

  const silent = await say(second, 'where is my parcel?')
  assert.equal(silent.text, '')
  const back = await follow(
    second,
    ({ data }) => data.status === 'active',
    () => returnToAssistant(store.context, { conversationId }),
  )
  // What Nina typed shows for six seconds, longer than all this may take.
  const isStatus = ({ event }: SseEvent) => event === 'status'
  assert.deepEqual(back.findLast(isStatus)?.data, { status: 'active', handOff: null })
  assert.notEqual((await say(second, 'hello')).text, '')
  const closed = await follow(
    second,
    ({ data }) => data.status === 'resolved',
    () => resolveConversation(store.context, { conversationId, resolvedBy: 'human' }),
  )
  assert.deepEqual(closed.findLast(isStatus)?.data, { status: 'resolved', handOff: null })
})

test('typing is shown for a while, to the shopper of that conversation only', async () => {
  store = await app.createStore('Typing')
  const guest = await visit(app, store)
  const { conversationId } = guest
  const events = await follow(
    guest,
    ({ event }) => event === 'typing',
    () => markTyping(store.context, { conversationId }),
  )
  assert.deepEqual(events.at(-1)?.data, { active: true })
  const other = await app.createStore('Other')
  await assert.rejects(markTyping(other.context, { conversationId }), { code: 'not_found' })
  await assert.rejects(markTyping({ ...store.context, scopes: ['read'] }, { conversationId }), { code: 'forbidden' })
})

test('outside office hours the wait tells when somebody is there', async () => {
  store = await app.createStore('Closed')
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const holidays = [{ date, hours: [{ from: '10:00', to: '11:00' }] }]
  await setOfficeHours(store.context, { timeZone: 'UTC', weekly: {}, holidays })
  const guest = await visit(app, store)
  await requestHuman(store.context, { conversationId: guest.conversationId, reason: 'asked' })
  const hours = { open: false, opensAt: `${date}T10:00:00.000Z`, closesAt: null }
  assert.deepEqual((await history(guest)).handOff, { place: 1, person: null, hours, waitMinutes: null })
  const isStatus = ({ event }: SseEvent) => event === 'status'
  const [event] = await follow(guest, isStatus, async () => {})
  assert.deepEqual(event?.data.handOff.hours, hours, 'who comes later is told at once')
})

test('a long conversation is read in parts, from the end', async () => {
  store = await app.createStore('Long')
  const guest = await visit(app, store)
  const { conversationId } = guest
  for (let count = 0; count < 120; count++) {
    await replyAsHuman(store.context, { conversationId, person: 'Eve', text: `m${count}` })
  }
  const textsOf = (part: { messages: { text: string }[] }) => part.messages.map(({ text }) => text)
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `m${from + index}`)
  const last = await history(guest)
  assert.deepEqual([textsOf(last), last.hasEarlier, last.lastEventId], [range(70, 120), true, '0.0-120'])
  const middle = await history(guest, `?before=${last.messages[0].id}&limit=60`)
  assert.deepEqual([textsOf(middle), middle.hasEarlier], [range(10, 70), true])
  const first = await history(guest, `?before=${middle.messages[0].id}&limit=200`)
  assert.deepEqual([textsOf(first), first.hasEarlier], [range(0, 10), false])
  assert.deepEqual(textsOf(await history(guest, '?before=msg_unknown')), [])
  const stranger = await visit(app, store)
  assert.deepEqual(textsOf(await history(stranger, `?before=${last.messages[9].id}`)), [])
})
