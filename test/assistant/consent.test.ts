import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { getLead } from '../../src/leads/get-lead.ts'
import { type FakeModelServer, startFakeModelServer } from '../support/fake-model-server.ts'
import { startTalk, type Talk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

let app: TestApp
let store: TestStore
let fake: FakeModelServer

before(async () => {
  fake = await startFakeModelServer()
  app = await startTestApp({ SPIEL_LLM_URL: fake.url, SPIEL_LLM_MODEL: 'eager' })
  store = await app.createStore('Kettle and Kiln')
  await upsertProducts(store.context, [
    {
      ...{ externalId: 'teapot', title: 'Celadon teapot', description: 'Fired twice.', status: 'active' },
      variants: [{ externalId: 'teapot-1', title: 'Default', price: 58, inventory: 9 }],
    },
  ])
})
after(async () => {
  await fake.close()
  await app.close()
})

/** The model is away: the embedded engine answers. */
const alone = () => {
  fake.script = () => ({ fault: { kind: 'status', status: 500 } })
}

/** What is kept of the lead: the address, and the words that were agreed to, which the shopper must have been shown. */
async function kept(leadId: string | null, shown: string): Promise<string | null> {
  const lead = await getLead(store.context, leadId ?? assert.fail(shown))
  const words = lead.consent?.text ?? ''
  assert.ok(words !== '' && shown.includes(words), `${words} / ${shown}`)
  return lead.email
}

async function askedFor(address: string): Promise<{ talk: Talk; shown: string }> {
  const talk = await startTalk(store, { locale: 'en-GB' })
  const { text, leadId } = await talk.say(`can you quote me for 40 celadon teapots? ${address}`)
  assert.deepEqual([leadId, text.includes(address)], [null, true], text)
  return { talk, shown: text }
}

test('another address instead of a yes is asked about in its turn', async () => {
  alone()
  const { talk } = await askedFor('vera.moll@post.example')
  const other = await talk.say('oh, better write to studio.moll@post.example')
  assert.equal(other.leadId, null)
  assert.match(other.text, /studio\.moll@post\.example/)
  const yes = await talk.say('yes')
  assert.equal(await kept(yes.leadId, other.text), 'studio.moll@post.example')
})

test('a model that keeps an address unasked and then fails has the shopper asked', async () => {
  const keep = { name: 'capture_lead', arguments: '{"email":"jon.abel@post.example","purpose":"quote","consent":true}' }
  fake.script = ({ step }) => (step === 0 ? { toolCalls: [keep] } : { fault: { kind: 'status', status: 500 } })
  const { talk, shown } = await askedFor('jon.abel@post.example')
  alone()
  const yes = await talk.say('yes, go ahead')
  assert.equal(await kept(yes.leadId, shown), 'jon.abel@post.example')
})

test('what was agreed to is kept in the words of the question, whatever a model says of it', async () => {
  const keep = (more: object) => ({
    name: 'capture_lead',
    arguments: JSON.stringify({ email: 'kim.oto@post.example', purpose: 'quote', consent: true, ...more }),
  })
  fake.script = ({ step }) => (step === 0 ? { toolCalls: [keep({})] } : { text: 'Happy to quote that.' })
  const { talk, shown } = await askedFor('kim.oto@post.example')
  const said = keep({ consent_text: 'I agree to weekly offers.' })
  fake.script = ({ step }) => (step === 0 ? { toolCalls: [said] } : { text: 'Noted.' })
  const yes = await talk.say('yes')
  assert.equal(await kept(yes.leadId, shown), 'kim.oto@post.example')
})
