import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { appOfFile, makeTwoStores } from '../../test/support/test-app.ts'
import type { StoreContext } from '../context.ts'
import { BadRequestError, ConflictError, MissingScopeError, NotFoundError } from '../errors.ts'
import { addMessage } from './add-message.ts'
import { getOfficeHours, setOfficeHours, setTagRules } from './conversation-settings.ts'
import { getConversation } from './get-conversation.ts'
import { readTranscript } from './read-transcript.ts'
import { requestHuman } from './request-human.ts'
import { resolveConversation } from './resolve-conversation.ts'
import { setFeedback } from './set-feedback.ts'
import { startConversation } from './start-conversation.ts'
import { replyAsHuman, returnToAssistant, takeConversation } from './take-conversation.ts'
import { updateConversation } from './update-conversation.ts'

const app = await appOfFile()
let ctx: StoreContext
let other: StoreContext
beforeEach(async () => {
  ;({ ctx, other } = await makeTwoStores(app))
})

const start = async () => (await startConversation(ctx, {})).id
const ask = (conversationId: string) => requestHuman(ctx, { conversationId, reason: 'asked' })
const statusOf = async (id: string) => (await getConversation(ctx, id)).status

test('those who wait are served in order, and asking again keeps the place', async () => {
  const [first, second, third] = [await start(), await start(), await start()]
  assert.deepEqual(await ask(first), { status: 'queued', position: 1, opensAt: null })
  assert.equal((await ask(second)).position, 2)
  assert.equal((await requestHuman(ctx, { conversationId: first, reason: 'frustrated' })).position, 1)
  assert.equal((await ask(third)).position, 3)
  await takeConversation(ctx, { conversationId: first, person: 'Bea' })
  assert.equal((await ask(third)).position, 2)
  assert.equal((await ask(first)).position, 0, 'a person has it')
  assert.equal(
    (await requestHuman(other, { conversationId: (await startConversation(other, {})).id, reason: 'asked' })).position,
    1,
  )
})

test('when nobody is there it waits all the same, and the shopper can be told when somebody is', async () => {
  const id = await start()
  const inAYear = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)
  const holidays = [{ date: inAYear, hours: [{ from: '10:00', to: '11:00' }] }]
  const hours = await setOfficeHours(ctx, { timeZone: 'UTC', weekly: {}, holidays })
  assert.deepEqual(await getOfficeHours(ctx), hours)
  assert.deepEqual(await ask(id), { status: 'closed', position: 1, opensAt: `${inAYear}T10:00:00.000Z` })
  assert.equal(await statusOf(id), 'waiting_for_human')
  await setOfficeHours(ctx, { timeZone: 'UTC', weekly: {} })
  assert.deepEqual(await ask(id), { status: 'closed', position: 1, opensAt: null })
  await setOfficeHours(ctx, null)
  assert.equal((await ask(id)).status, 'queued')
})

test('a person takes over: the assistant is silent until it gets the conversation back', async () => {
  const id = await start()
  const say = (role: 'assistant' | 'shopper', text: string) => addMessage(ctx, { conversationId: id, role, text })
  await say('shopper', 'A human please')
  await ask(id)
  await say('assistant', 'You are number 1')
  const taken = await takeConversation(ctx, { conversationId: id, person: 'Bea' })
  assert.equal(taken.status, 'with_human')
  assert.deepEqual(await takeConversation(ctx, { conversationId: id, person: 'Bea' }), taken, 'twice is once')
  await assert.rejects(say('assistant', 'I again'), ConflictError)
  await assert.rejects(takeConversation(ctx, { conversationId: id, person: 'Carl' }), ConflictError)
  await assert.rejects(replyAsHuman(ctx, { conversationId: id, person: 'Carl', text: 'Hi' }), ConflictError)
  const reply = await replyAsHuman(ctx, { conversationId: id, person: 'Bea', text: 'How can I help?' })
  assert.deepEqual([reply.role, reply.author], ['human', 'Bea'])
  const { status, person, messages } = await readTranscript(ctx, { conversationId: id })
  assert.deepEqual([status, person, messages.length], ['with_human', 'Bea', 3])
  const later = await readTranscript(ctx, { conversationId: id, after: messages[1]?.id })
  assert.deepEqual(
    later.messages.map(({ text }) => text),
    ['How can I help?'],
  )
  assert.equal((await returnToAssistant(ctx, { conversationId: id })).status, 'active')
  await say('assistant', 'Here I am')
  assert.deepEqual(
    (await getConversation(ctx, id)).messages.map(({ role }) => role),
    ['shopper', 'assistant', 'human', 'assistant'],
  )
})

test('a person may answer without taking the conversation first', async () => {
  const id = await start()
  await replyAsHuman(ctx, { conversationId: id, person: 'Bea', text: 'Hello' })
  assert.equal(await statusOf(id), 'with_human')
})

test('of two persons at once one gets it', async () => {
  const id = await start()
  const tries = ['Ann', 'Bea', 'Cid', 'Dan'].map((person) => takeConversation(ctx, { conversationId: id, person }))
  const settled = await Promise.allSettled(tries)
  assert.equal(settled.filter(({ status }) => status === 'fulfilled').length, 1)
})

test('a resolved conversation is open again when the shopper writes', async () => {
  const id = await start()
  const resolved = await resolveConversation(ctx, { conversationId: id, resolvedBy: 'shopper' })
  assert.deepEqual([resolved.status, resolved.resolvedBy], ['resolved', 'shopper'])
  await addMessage(ctx, { conversationId: id, role: 'assistant', text: 'Goodbye' })
  assert.equal(await statusOf(id), 'resolved')
  await addMessage(ctx, { conversationId: id, role: 'shopper', text: 'One more thing' })
  const { status, resolvedBy } = await getConversation(ctx, id)
  assert.deepEqual([status, resolvedBy], ['active', null])
})

test('a shopper who closes does not take a question from the person it waits for', async () => {
  const id = await start()
  await addMessage(ctx, { conversationId: id, role: 'shopper', text: 'A human please' })
  await ask(id)
  const close = (resolvedBy?: 'shopper') => resolveConversation(ctx, { conversationId: id, resolvedBy })
  assert.equal((await close('shopper')).status, 'waiting_for_human')
  const { rows } = await sql`SELECT analysis_due_at FROM conversations WHERE id = ${id}`.execute(ctx.db)
  assert.deepEqual(rows, [{ analysis_due_at: null }], 'what it was about is written down now')
  await takeConversation(ctx, { conversationId: id, person: 'Bea' })
  assert.equal((await close('shopper')).status, 'with_human')
  assert.equal((await close()).status, 'resolved')
})

test('a message sent again is stored once, also when both come at once', async () => {
  const id = await start()
  const input = { conversationId: id, role: 'shopper' as const, text: 'Hi', clientMessageId: 'c-1' }
  const sent = await Promise.all([1, 2, 3].map(() => addMessage(ctx, input)))
  assert.equal(new Set(sent.map((one) => one.id)).size, 1)
  assert.deepEqual(sent.map(({ isNew }) => isNew).sort(), [false, false, true])
  assert.equal((await getConversation(ctx, id)).messageCount, 1)
  const elsewhere = await addMessage(ctx, { ...input, conversationId: await start() })
  assert.ok(elsewhere.isNew)
  await assert.rejects(addMessage(ctx, { ...input, clientMessageId: 'a b' }), BadRequestError)
})

test('an answer keeps its receipts and what it was shown with; the API gives out only the receipts', async () => {
  const id = await start()
  const receipts = [
    { entity: 'product', id: 'A', field: 'price', value: 12.5, asOf: '2026-01-01T00:00:00.000Z' },
    { entity: 'product', id: 'A', field: 'available', value: true, asOf: '2026-01-01T00:00:00.000Z' },
  ]
  const payload = { cards: [{ externalId: 'A', title: 'Größe "M" 👟' }], buttons: [] }
  await addMessage(ctx, { conversationId: id, role: 'assistant', text: 'Here', payload, receipts, engine: 'embedded' })
  const shown = await app.call(`/conversations/${id}`, { key: await keyOf() })
  const [message] = shown.json.messages
  assert.deepEqual([message.receipts, message.feedback, message.payload], [receipts, null, undefined])
  const [kept] = (await readTranscript(ctx, { conversationId: id })).messages
  assert.deepEqual([kept?.payload, kept?.engine], [payload, 'embedded'])
  for (const wrong of [
    { payload: { a: 'x\u0000' } },
    { payload: { a: '\ud800' } },
    { payload: { a: 'x'.repeat(600_000) } },
  ]) {
    await assert.rejects(
      addMessage(ctx, { conversationId: id, role: 'assistant', text: 'x', ...wrong }),
      BadRequestError,
    )
  }
  const told = { conversationId: id, role: 'assistant' as const, text: 'x', payload: { a: 'the text \\u0000 as such' } }
  assert.ok((await addMessage(ctx, told)).isNew)
})

let keyOf: () => Promise<string>
beforeEach(async () => {
  const store = await app.createStore()
  ctx = store.context
  keyOf = () => store.key('read')
})

test('feedback: given, changed, taken back; only on answers', async () => {
  const id = await start()
  const question = await addMessage(ctx, { conversationId: id, role: 'shopper', text: 'Hi' })
  const answer = await addMessage(ctx, { conversationId: id, role: 'assistant', text: 'Hello' })
  for (const value of [1, -1, null] as const) {
    assert.equal((await setFeedback(ctx, { conversationId: id, messageId: answer.id, value })).feedback, value)
    assert.equal((await getConversation(ctx, id)).messages[1]?.feedback, value)
  }
  await assert.rejects(setFeedback(ctx, { conversationId: id, messageId: question.id, value: 1 }), NotFoundError)
  await assert.rejects(
    setFeedback(ctx, { conversationId: await start(), messageId: answer.id, value: 1 }),
    NotFoundError,
  )
  await assert.rejects(
    setFeedback(ctx, { conversationId: id, messageId: answer.id, value: 2 as never }),
    BadRequestError,
  )
})

const verbs: Record<string, (who: StoreContext, conversationId: string) => Promise<unknown>> = {
  requestHuman: (who, conversationId) => requestHuman(who, { conversationId, reason: 'asked' }),
  takeConversation: (who, conversationId) => takeConversation(who, { conversationId, person: 'Bea' }),
  replyAsHuman: (who, conversationId) => replyAsHuman(who, { conversationId, person: 'Bea', text: 'x' }),
  returnToAssistant: (who, conversationId) => returnToAssistant(who, { conversationId }),
  resolveConversation: (who, conversationId) => resolveConversation(who, { conversationId }),
  setFeedback: (who, conversationId) => setFeedback(who, { conversationId, messageId: 'x', value: 1 }),
}
for (const [name, verb] of Object.entries(verbs)) {
  test(`${name}: another store's conversation is not found and stays as it is; it needs the scope write`, async () => {
    const theirs = await startConversation(other, {})
    await assert.rejects(verb(ctx, theirs.id), NotFoundError)
    const { messages, ...read } = await getConversation(other, theirs.id)
    assert.deepEqual([messages, read], [[], theirs])
    await assert.rejects(verb({ ...other, scopes: ['read'] }, theirs.id), MissingScopeError)
  })
}

test("another store's transcript is not found; only an admin changes settings", async () => {
  const theirs = await startConversation(other, {})
  await assert.rejects(readTranscript(ctx, { conversationId: theirs.id }), NotFoundError)
  const writer: StoreContext = { ...ctx, scopes: ['read', 'write'] }
  await assert.rejects(setOfficeHours(writer, null), MissingScopeError)
  await assert.rejects(setTagRules(writer, []), MissingScopeError)
  await updateConversation(other, { conversationId: theirs.id, status: 'resolved' })
})
