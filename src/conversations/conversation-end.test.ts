import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appOfFile } from '../../test/support/test-app.ts'
import { waitUntil } from '../../test/support/wait-until.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import { captureLead } from '../leads/capture-lead.ts'
import { addMessage } from './add-message.ts'
import { requestHuman } from './request-human.ts'
import { resolveConversation } from './resolve-conversation.ts'
import { startConversation } from './start-conversation.ts'
import { replyAsHuman } from './take-conversation.ts'

const app = await appOfFile()
const store = await app.createStore()

test('a conversation that is closed is told by the public API soon after, by the worker', async () => {
  const { context } = store
  await upsertProducts(context, [{ externalId: 'B', title: 'Hiking boots', category: 'Shoes' }])
  const { id } = await startConversation(context, { language: 'en' })
  const say = (text: string) => addMessage(context, { conversationId: id, role: 'shopper', text })
  const cards = [{ externalId: 'B', title: 'Hiking boots', variants: [] }]
  await say('I am looking for hiking boots')
  await addMessage(context, { conversationId: id, role: 'assistant', text: 'Here you are', payload: { cards } })
  await say('this is the third time I ask, your shop is terrible! I want to talk to a human')
  await requestHuman(context, { conversationId: id, reason: 'asked' })
  await captureLead(context, { email: 'ann@example.com', conversationId: id })
  await replyAsHuman(context, { conversationId: id, person: 'Bea', text: 'I am sorry' })
  await resolveConversation(context, { conversationId: id })
  const key = await store.key('read')
  const json = await waitUntil(async () => {
    const answer = await app.call(`/conversations/${id}`, { key })
    return answer.json.analysisSource !== null && answer.json
  })
  const { status, resolvedBy, intent, intents, sentiment, frustrated, summary, tags, analysisSource } = json
  assert.deepEqual(
    { status, resolvedBy, intent, sentiment, frustrated, analysisSource },
    {
      ...{ status: 'resolved', resolvedBy: 'human', intent: 'product_search', sentiment: 'negative' },
      ...{ frustrated: true, analysisSource: 'rules' },
    },
  )
  assert.ok(intents.includes('human_request'), String(intents))
  assert.ok(tags.includes('shoes') && tags.includes('product_search'), String(tags))
  assert.match(summary, /^Looked for "hiking boots"; was shown Hiking boots; .*left a contact; asked for a person/)
  assert.deepEqual(
    json.messages.map(({ role, author }: { role: string; author: string | null }) => [role, author]),
    [
      ['shopper', null],
      ['assistant', null],
      ['shopper', null],
      ['human', 'Bea'],
    ],
  )
})
