import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { appOfFile, makeTwoStores } from '../../test/support/test-app.ts'
import type { StoreContext } from '../context.ts'
import { BadRequestError, MissingScopeError, NotFoundError } from '../errors.ts'
import { addMessage } from './add-message.ts'
import { getConversation } from './get-conversation.ts'
import { listConversations } from './list-conversations.ts'
import { startConversation } from './start-conversation.ts'
import { updateConversation } from './update-conversation.ts'

const app = await appOfFile()
let ctx: StoreContext
let other: StoreContext
beforeEach(async () => {
  ;({ ctx, other } = await makeTwoStores(app))
})

test('a conversation starts active, empty and unknown', async () => {
  const { id, createdAt, updatedAt, ...rest } = await startConversation(ctx, {})
  assert.match(id, /^conv_[0-9A-Za-z]{22}$/)
  assert.equal(createdAt, updatedAt)
  assert.deepEqual(rest, {
    status: 'active',
    intent: null,
    sentiment: null,
    summary: null,
    tags: [],
    channel: 'widget',
    language: null,
    messageCount: 0,
    shopper: null,
    leadId: null,
    lastMessageAt: null,
    intents: [],
    frustrated: false,
    analysisSource: null,
    resolvedBy: null,
  })
})

test('messages keep their order and move the conversation’s stamps', async () => {
  const { id } = await startConversation(ctx, { shopper: { email: ' Ann@Example.com' } })
  const first = await addMessage(ctx, { conversationId: id, role: 'shopper', text: 'Hello' })
  const second = await addMessage(ctx, { conversationId: id, role: 'assistant', text: 'Hi 👋' })
  const read = await getConversation(ctx, id)
  assert.deepEqual(
    read.messages.map((message) => ({ ...message, isNew: true })),
    [first, second],
  )
  assert.equal(read.messageCount, 2)
  assert.equal(read.shopper?.email, 'ann@example.com')
  assert.ok(first.createdAt < second.createdAt)
  assert.deepEqual([read.lastMessageAt, read.updatedAt], [second.createdAt, second.createdAt])
})

test('messages added at once all count, each with a place and a stamp of its own', async () => {
  const { id } = await startConversation(ctx, {})
  const texts = Array.from({ length: 20 }, (_, n) => `m${n}`)
  await Promise.all(texts.map((text) => addMessage(ctx, { conversationId: id, role: 'shopper', text })))
  const read = await getConversation(ctx, id)
  assert.equal(read.messageCount, 20)
  assert.deepEqual(read.messages.map(({ text }) => text).sort(), texts.toSorted())
  const stamps = read.messages.map(({ createdAt }) => createdAt)
  assert.deepEqual(stamps, [...new Set(stamps)].sort())
})

test('conversations started at once have stamps of their own', async () => {
  const started = await Promise.all(Array.from({ length: 30 }, () => startConversation(ctx, {})))
  assert.equal(new Set(started.map(({ createdAt }) => createdAt)).size, 30)
  const { data } = await listConversations(ctx, { limit: '100' })
  assert.deepEqual(data.map(({ id }) => id).sort(), started.map(({ id }) => id).sort())
})

describe('an update', () => {
  test('changes what is given, keeps what is absent, clears what is null', async () => {
    const { id } = await startConversation(ctx, { language: 'en', shopper: { name: 'Ann', email: 'a@b.example' } })
    const full = await updateConversation(ctx, {
      conversationId: id,
      status: 'with_human',
      intent: 'returns',
      sentiment: 'negative',
      summary: 'Wants to return a shirt',
      tags: ['returns', 'vip'],
    })
    const kept = await updateConversation(ctx, { conversationId: id, status: 'resolved' })
    assert.deepEqual(kept, { ...full, status: 'resolved', resolvedBy: 'human', updatedAt: kept.updatedAt })
    assert.ok(kept.updatedAt > full.updatedAt)
    const cleared = await updateConversation(ctx, {
      conversationId: id,
      intent: null,
      sentiment: null,
      summary: null,
      tags: [],
      language: null,
      shopper: null,
    })
    const { intent, sentiment, summary, tags, language, shopper, status } = cleared
    assert.deepEqual(
      [intent, sentiment, summary, tags, language, shopper, status],
      [null, null, null, [], null, null, 'resolved'],
    )
    const { messages: _, ...read } = await getConversation(ctx, id)
    assert.deepEqual(read, cleared)
  })

  test('with a value that is not allowed changes nothing', async () => {
    const { id, updatedAt } = await startConversation(ctx, {})
    for (const wrong of [
      { status: 'open' },
      { intent: 'x' },
      { tags: [''] },
      { summary: 'a\u0000' },
      { language: 'english!' },
    ]) {
      await assert.rejects(updateConversation(ctx, { conversationId: id, ...wrong } as never), BadRequestError)
    }
    await assert.rejects(addMessage(ctx, { conversationId: id, role: 'robot' as never, text: 'x' }), BadRequestError)
    await assert.rejects(addMessage(ctx, { conversationId: id, role: 'human', text: ' ' }), BadRequestError)
    assert.equal((await getConversation(ctx, id)).updatedAt, updatedAt)
  })
})

const verbs: Record<string, (who: StoreContext, id: string) => Promise<unknown>> = {
  addMessage: (who, id) => addMessage(who, { conversationId: id, role: 'shopper', text: 'x' }),
  updateConversation: (who, id) => updateConversation(who, { conversationId: id, status: 'resolved' }),
  getConversation: (who, id) => getConversation(who, id),
}

for (const [name, verb] of Object.entries(verbs)) {
  test(`${name}: another store's conversation is not found, and stays as it is`, async () => {
    const theirs = await startConversation(other, {})
    await assert.rejects(verb(ctx, theirs.id), NotFoundError)
    await assert.rejects(verb(ctx, 'conv_0000000000000000000000'), NotFoundError)
    const { messages, ...read } = await getConversation(other, theirs.id)
    assert.deepEqual([messages, read], [[], theirs])
  })
}

test("a list never shows another store's conversations", async () => {
  await startConversation(other, {})
  assert.deepEqual(await listConversations(ctx, {}), { data: [], next_cursor: null })
})

test('each verb needs its scope', async () => {
  const { id } = await startConversation(ctx, {})
  const reader: StoreContext = { ...ctx, scopes: ['read'] }
  const writer: StoreContext = { ...ctx, scopes: ['write'] }
  await assert.rejects(startConversation(reader, {}), MissingScopeError)
  for (const name of ['addMessage', 'updateConversation'])
    await assert.rejects(verbs[name]?.(reader, id) as Promise<unknown>, MissingScopeError)
  await assert.rejects(getConversation(writer, id), MissingScopeError)
  await assert.rejects(listConversations(writer, {}), MissingScopeError)
})
