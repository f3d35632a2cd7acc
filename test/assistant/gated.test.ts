import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { answerMessage } from '../../src/assistant/answer-message.ts'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import type { TurnAnswer, TurnEvent } from '../../src/conversations/turn.ts'
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

let app: TestApp
let store: TestStore
let fake: FakeModelServer

before(async () => {
  fake = await startFakeModelServer()
  app = await startTestApp({ SPIEL_LLM_URL: fake.url, SPIEL_LLM_MODEL: 'talker' })
  store = await app.createStore('Hives and Honey')
  await upsertProducts(store.context, [
    {
      ...{ externalId: 'smoker', title: 'Bee smoker', description: 'Stainless steel, with a guard.', status: 'active' },
      variants: [{ externalId: 'smoker-1', title: 'Default', price: 34.5, inventory: 6 }],
    },
  ])
})
after(async () => {
  await fake.close()
  await app.close()
})
beforeEach(() => fake.forget())

interface Told extends TurnAnswer {
  /** What was shown while the answer came in, in its pieces. */
  pieces: string[]
}

const smoker = { name: 'get_product', arguments: '{"product_id":"smoker"}' }

/** A turn in which the model makes a call, then says this. */
async function ask(says: string, text: string, call: typeof smoker | null = smoker): Promise<Told> {
  fake.script = ({ step }) => (step === 0 && call ? { toolCalls: [call] } : { text })
  const { id: conversationId } = await startConversation(store.context, {})
  const visitor = { sessionId: 's', addressKey: 'a', origin: null, locale: 'en-US', page: null, shopper: null }
  const events: TurnEvent[] = []
  const answer = await answerMessage({ ...store.context, visitor }, { conversationId, text: says }, (event) =>
    events.push(event),
  )
  const pieces = events.flatMap((event) => (event.type === 'text' ? event.text : []))
  assert.equal(pieces.join('').trim(), answer.text, 'nothing is taken back')
  return { ...answer, pieces: pieces.filter((piece) => piece.trim() !== '') }
}

test('sentences are shown one by one, and only the clause that is false is another', async () => {
  const { text, pieces } = await ask(
    'tell me about the bee smoker',
    'The Bee smoker is $34.50, and it is dishwasher safe. It is in stock. Shall I show you more?',
  )
  assert.match(text, /^The Bee smoker is \$34\.50\. .*page.* It is in stock\. Shall I show you more\?$/)
  assert.equal(pieces.length, 3)
})

test('what tells nothing by itself waits for what is true', async () => {
  const { text, pieces } = await ask('is the bee smoker dishwasher safe?', 'It is dishwasher safe. It costs $34.50.')
  assert.match(text, /page/)
  assert.match(text, /It costs \$34\.50\.$/)
  assert.equal(pieces.length, 1, JSON.stringify(pieces))
})

test('behind talk alone the embedded engine goes on; where nothing stands it answers', async () => {
  const talk = await ask('how much is the bee smoker?', 'Good question! Write to bob@mail.example for that.')
  assert.match(talk.text, /^Good question!\s.*34\.50/s)
  assert.doesNotMatch(talk.text, /bob/)
  const nothing = await ask('how much is the bee smoker?', 'Write to bob@mail.example for that.')
  assert.match(nothing.text, /34\.50/s)
  assert.ok(nothing.receipts.length > 0)
})

test('what was done is told only when a tool did it', async () => {
  const passed = 'I have passed your question on to our team.'
  const claimed = await ask('how much is the bee smoker?', `It costs $34.50. ${passed}`)
  assert.match(claimed.text, /^It costs \$34\.50\./)
  assert.ok(!claimed.text.includes(passed))
  const call = { name: 'hand_off', arguments: '{"reason":"asked"}' }
  const done = await ask('I want to talk to a person please', passed, call)
  assert.ok(done.handedOff)
  assert.ok(done.text.startsWith(passed), done.text)
})

test('a model is to answer in a language that the gate reads', async () => {
  for (const [says, language] of [
    ['Wie viel kostet der Bee smoker?', 'de'],
    ['Quanto costa il Bee smoker? Lo vorrei per mia moglie, grazie', 'en'],
  ] as const) {
    fake.forget()
    await ask(says, 'It is $34.50.')
    assert.match(fake.log[0]?.request.system ?? '', new RegExp(`Answer in the language “${language}”`), says)
  }
})
