import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { type OpenTestDatabase, openTestDatabase } from '../../test/support/test-database.ts'
import { createUnderstander } from '../assistant/understanding/create-understander.ts'
import { PushActivity } from '../catalog/push-activity.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import type { AppContext, StoreContext } from '../context.ts'
import { openQueue, type Worker } from '../jobs/queue.ts'
import { captureLead } from '../leads/capture-lead.ts'
import { IndexRegistry } from '../search/index-registry.ts'
import { createStore } from '../stores/create-store.ts'
import { asOperatorOf } from '../stores/list-stores.ts'
import { addMessage } from './add-message.ts'
import type { ConversationAnalyst } from './analysis/conversation-analyst.ts'
import { createAnalysisTools } from './analysis-tools.ts'
import { setTagRules } from './conversation-settings.ts'
import { getConversation } from './get-conversation.ts'
import { requestHuman } from './request-human.ts'
import { resolveConversation } from './resolve-conversation.ts'
import { startConversation } from './start-conversation.ts'
import { updateConversation } from './update-conversation.ts'
import { sweepIdleConversations, writeAnalysis } from './write-analysis.ts'

let opened: OpenTestDatabase
let queue: Worker
let app: AppContext
let ctx: StoreContext

/** A process in which nothing works on the queue, so that each step is the test's. */
before(async () => {
  opened = await openTestDatabase()
  queue = await openQueue(opened.database, { supervise: false, onError: () => {} })
  const db = opened.database.kysely
  const assistant = { understander: createUnderstander() }
  const indexes = new IndexRegistry(db, 2 ** 26)
  app = { db, queue, indexes, pushes: new PushActivity(), assistant } as unknown as AppContext
})
after(async () => {
  await queue.close()
  await opened.close()
})
beforeEach(async () => {
  ctx = await asOperatorOf(app, (await createStore(app, { name: 'Test store' })).slug)
})

const say = (id: string, text: string) => addMessage(ctx, { conversationId: id, role: 'shopper', text })
const passes = (id: string, minutes: number) =>
  sql`UPDATE conversations SET analysis_due_at = analysis_due_at - ${minutes} * interval '1 minute'
    WHERE store_id = ${ctx.storeId} AND id = ${id}`.execute(app.db)
const queued = async () => {
  const { rows } = await sql<{ id: string }>`
    SELECT data ->> 'conversationId' AS id FROM pgboss.job
    WHERE name = 'analyse-conversation' AND (data ->> 'storeId')::int = ${ctx.storeId}`.execute(app.db)
  return rows.map(({ id }) => id)
}
const analyse = (id: string, tools = {}) =>
  writeAnalysis(app, { ...createAnalysisTools(app), ...tools }, { storeId: ctx.storeId, conversationId: id })

async function talk(): Promise<string> {
  const { id } = await startConversation(ctx, { language: 'en', shopper: { name: 'Ann Lee' } })
  await say(id, 'I am Ann Lee, I need a rain jacket')
  const cards = [{ externalId: 'J', title: 'Rain jacket', variants: [] }]
  await addMessage(ctx, { conversationId: id, role: 'assistant', text: 'Here you are', payload: { cards } })
  await say(id, 'perfect, thank you so much! Do you ship to Canada?')
  return id
}

test('fifteen minutes after the last message, not before, what it was about is queued and written once', async () => {
  await upsertProducts(ctx, [{ externalId: 'J', title: 'Rain jacket', category: 'Outdoor' }])
  await setTagRules(ctx, [{ tag: 'abroad', words: ['canada'] }])
  const id = await talk()
  await passes(id, 14)
  await say(id, 'thanks, bye')
  await captureLead(ctx, { email: 'ann@example.com', conversationId: id })
  await passes(id, 14)
  await sweepIdleConversations(app)
  assert.deepEqual(await queued(), [])
  await passes(id, 1)
  await sweepIdleConversations(app)
  await sweepIdleConversations(app)
  assert.deepEqual(await queued(), [id])
  await analyse(id)
  const read = await getConversation(ctx, id)
  const { status, resolvedBy, intent, intents, sentiment, frustrated, tags, summary, analysisSource } = read
  assert.deepEqual(
    [status, resolvedBy, intent, intents, sentiment, frustrated, analysisSource],
    ['resolved', 'assistant', 'product_search', ['product_search', 'shipping'], 'positive', false, 'rules'],
  )
  assert.deepEqual(tags, ['product_search', 'abroad', 'outdoor', 'shipping'])
  assert.equal(summary, 'Looked for "rain jacket"; was shown Rain jacket; asked about shipping; left a contact.')
  await analyse(id)
  assert.deepEqual(await getConversation(ctx, id), read, 'a second run changes nothing, not even the stamp')
})

test('closed it is queued at once, and not again after fifteen minutes', async () => {
  const id = await talk()
  await resolveConversation(ctx, { conversationId: id, resolvedBy: 'shopper' })
  assert.deepEqual(await queued(), [id])
  await passes(id, 60)
  await sweepIdleConversations(app)
  assert.deepEqual(await queued(), [id])
  await analyse(id)
  const { resolvedBy, analysisSource } = await getConversation(ctx, id)
  assert.deepEqual([resolvedBy, analysisSource], ['shopper', 'rules'])
})

test('what the owner wrote stays, field by field; what the owner cleared is written anew', async () => {
  const id = await talk()
  const own = { intent: 'complaint' as const, sentiment: 'negative' as const, summary: 'Mine', tags: ['mine'] }
  await updateConversation(ctx, { conversationId: id, ...own, status: 'active' })
  await passes(id, 15)
  await sweepIdleConversations(app)
  await analyse(id)
  const kept = await getConversation(ctx, id)
  assert.deepEqual(
    [kept.intent, kept.sentiment, kept.summary, kept.tags, kept.status, kept.intents],
    ['complaint', 'negative', 'Mine', ['mine'], 'active', ['complaint', 'product_search', 'shipping']],
  )
  await updateConversation(ctx, { conversationId: id, sentiment: null, summary: null })
  await analyse(id)
  const anew = await getConversation(ctx, id)
  assert.deepEqual([anew.intent, anew.sentiment, anew.tags], ['complaint', 'positive', ['mine']])
  assert.match(anew.summary ?? '', /^Looked for/)
})

test('one that waits for a person goes on waiting', async () => {
  const id = await talk()
  await requestHuman(ctx, { conversationId: id, reason: 'frustrated' })
  await passes(id, 15)
  await sweepIdleConversations(app)
  await analyse(id)
  const { status, frustrated, summary, resolvedBy } = await getConversation(ctx, id)
  assert.deepEqual([status, frustrated, resolvedBy], ['waiting_for_human', true, null])
  assert.match(summary ?? '', /handed to a person, frustrated\.$/)
})

test('a run that is overtaken by a message leaves it to the next', async () => {
  const id = await talk()
  await passes(id, 15)
  await sweepIdleConversations(app)
  const openStore = createAnalysisTools(app).openStore
  const overtaken = async (storeId: number) => {
    await say(id, 'And one more')
    return openStore(storeId)
  }
  await analyse(id, { openStore: overtaken })
  await analyse(id)
  const { status, analysisSource } = await getConversation(ctx, id)
  assert.deepEqual([status, analysisSource], ['active', null])
})

test('a model writes where there is one; where it fails, or makes no sense, rules do', async () => {
  const answers: Record<string, () => unknown> = {
    good: () => ({
      ...{ intent: 'shipping', intents: ['product_search'], sentiment: 'mixed', frustrated: false },
      ...{ summary: 'Ann Lee wants a jacket sent to ann@example.com', tags: ['Jackets'] },
    }),
    broken: () => {
      throw new Error('no')
    },
    senseless: () => ({ intent: 'x' }),
  }
  for (const [name, answer] of Object.entries(answers)) {
    const id = await talk()
    await resolveConversation(ctx, { conversationId: id })
    const failures: unknown[] = []
    const analyst: ConversationAnalyst = { analyse: async () => ({ model: 'some-model', told: answer() }) }
    await analyse(id, { analystOf: async () => analyst, onModelFailure: (error: unknown) => failures.push(error) })
    const read = await getConversation(ctx, id)
    if (name === 'good') {
      assert.deepEqual(
        [read.analysisSource, read.intents, read.sentiment],
        ['some-model', ['shipping', 'product_search'], 'mixed'],
      )
      assert.equal(read.summary, '[name] wants a jacket sent to [e-mail]')
      assert.deepEqual([read.tags, failures.length], [['shipping', 'jackets'], 0])
    } else assert.deepEqual([read.analysisSource, read.intent, failures.length], ['rules', 'product_search', 1], name)
  }
})

test('a conversation that is gone, or of another store, is no fault', async () => {
  const id = await talk()
  await writeAnalysis(app, createAnalysisTools(app), { storeId: ctx.storeId + 1, conversationId: id })
  assert.equal((await getConversation(ctx, id)).analysisSource, null)
})

test('the work ends between two messages when it is told to', async () => {
  const id = await talk()
  for (let said = 0; said < 5; said++) await say(id, `and another thing ${said}`)
  const stop = new AbortController()
  let read = 0
  const tools = {
    openStore: async () => ({
      categoryOf: () => null,
      readIntent: () => {
        // Longer than a slice.
        for (const end = performance.now() + 10; performance.now() < end; );
        if (++read === 2) setImmediate(() => stop.abort(new Error('told to stop')))
        return { intent: 'other' as const, confidence: 1, found: [] }
      },
    }),
  }
  const job = { storeId: ctx.storeId, conversationId: id }
  await assert.rejects(writeAnalysis(app, tools, job, stop.signal), /told to stop/)
  assert.ok(read >= 2 && read <= 3, String(read))
  assert.equal((await getConversation(ctx, id)).summary, null)
})
