import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { answerMessage, revokeTurn } from '../../src/assistant/answer-message.ts'
import { usualLimits } from '../../src/assistant/assistant-parts.ts'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { getLead } from '../../src/leads/get-lead.ts'
import type { TurnLimit } from '../../src/widget/turn-times.ts'
import { type FakeModelServer, type ModelReply, startFakeModelServer } from '../support/fake-model-server.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'
import { HANG_MS, waitUntil } from '../support/wait-until.ts'
import { openSecondServer } from '../support/widget-app.ts'
import { callWidget, streamWidget, type Visit, visit } from '../support/widget-client.ts'

/** No model is given up because it is slow. */
const PATIENT = { ...usualLimits, firstWordsMs: HANG_MS, nextWordsMs: HANG_MS, turnMs: HANG_MS }
const MAIL = 'rosa.lindqvist@mail.example'

let app: TestApp
let store: TestStore
let fake: FakeModelServer
/** Ends the turns that run, as their time does: oldest first. */
let ends: (() => void)[] = []
const limitTurn: TurnLimit = (_turnMs, end) => {
  ends.push(end)
  return () => {
    ends = ends.filter((one) => one !== end)
  }
}
const timeOut = () => (ends[0] ?? assert.fail('no turn runs'))()

before(async () => {
  fake = await startFakeModelServer()
  app = await startTestApp(
    { SPIEL_TURN_LIMITS: '0', SPIEL_LLM_URL: fake.url, SPIEL_LLM_MODEL: 'slow' },
    { widget: { limitTurn, times: { keepMs: 20, pollMs: 20 } } },
  )
  app.context.assistant.limits = PATIENT
  store = await app.createStore('Bees and Hives')
  await upsertProducts(store.context, [
    {
      ...{ externalId: 'smoker', title: 'Copper bee smoker', description: 'Calms bees.', status: 'active' },
      variants: [{ externalId: 'smoker-1', title: 'Default', price: 39, inventory: 4 }],
    },
  ])
})
after(async () => {
  await fake.close()
  await app.close()
})
beforeEach(() => fake.forget())

const HANGS: ModelReply = { text: 'One moment', fault: { kind: 'stall', afterBytes: 0 } }
const call = (name: string, input: object): ModelReply => ({ toolCalls: [{ name, arguments: JSON.stringify(input) }] })

const say = ({ conversationId, token }: Visit, text: string, clientMessageId?: string, on = app) =>
  callWidget(on, `/conversations/${conversationId}/messages`, { token, body: { text, clientMessageId } })

/** Whether the model was asked for the step after its tool's result, and hangs. */
const hangsAt = (step: number) => waitUntil(() => fake.log.some(({ request }) => request.step === step))

async function stored({ conversationId }: Visit): Promise<object> {
  const { rows } = await sql<{ status: string; lead: string | null; said: string[] }>`
    SELECT c.status, c.lead_id AS lead,
      (SELECT array_agg(m.role ORDER BY m.position) FROM messages m WHERE m.conversation_id = c.id) AS said,
      (SELECT count(*)::int FROM leads l WHERE l.conversation_id = c.id) AS leads
    FROM conversations c WHERE c.id = ${conversationId}`.execute(app.context.db)
  return rows[0] ?? {}
}

const NOBODY = { sessionId: 's', addressKey: 'a', origin: null, locale: null, page: null, shopper: null }
const NOTHING_DONE = { status: 'active', lead: null, leads: 0 }

/** A shopper who has asked for a quote, and is asked whether their address may be kept. */
async function askedForConsent(): Promise<Visit> {
  const guest = await visit(app, store)
  fake.script = ({ step }) =>
    step === 0 ? call('capture_lead', { email: MAIL, purpose: 'quote' }) : { text: 'Happy to help.' }
  assert.equal((await say(guest, `could you send me a quote for 12 smokers? ${MAIL}`)).status, 200)
  fake.forget()
  return guest
}

/** The shopper goes on as if nothing had been. */
async function goOn(guest: Visit, before: object, said: string[], on = app): Promise<void> {
  fake.script = () => ({ text: 'Yes, I am here.' })
  const next = await say(guest, 'hello? still there?', undefined, on)
  assert.equal(next.status, 200, next.text)
  assert.match(next.json.text, /\w/)
  assert.deepEqual(await stored(guest), { ...before, said: [...said, 'shopper', 'assistant'] })
}

test('a lead of a turn that timed out is not kept; the next message is answered', async () => {
  const guest = await askedForConsent()
  fake.script = ({ step }) =>
    step === 0 ? call('capture_lead', { email: MAIL, purpose: 'quote', consent: true }) : HANGS
  const late = say(guest, 'yes please, go ahead')
  await hangsAt(1)
  timeOut()
  const { status, json } = await late
  assert.deepEqual([status, json], [503, { error: 'timed out', message: 'That did not work. Please try again.' }])
  const said = ['shopper', 'assistant', 'shopper']
  assert.deepEqual(await stored(guest), { ...NOTHING_DONE, said })
  await goOn(guest, NOTHING_DONE, said)
})

test('the same message sent again after the time-out has its effect once', async () => {
  const guest = await askedForConsent()
  const yes = call('capture_lead', { email: MAIL, purpose: 'quote', consent: true })
  fake.script = ({ step }) => (step === 0 ? yes : HANGS)
  const late = say(guest, 'yes please, go ahead', 'm-yes')
  await hangsAt(1)
  timeOut()
  assert.equal((await late).status, 503)
  fake.script = ({ step }) => (step === 0 ? yes : { text: 'Thank you.' })
  const again = await say(guest, 'yes please, go ahead', 'm-yes')
  assert.equal(again.status, 200, again.text)
  assert.match(again.json.leadId, /^lead_/)
  const said = ['shopper', 'assistant', 'shopper', 'assistant']
  assert.deepEqual(await stored(guest), { ...NOTHING_DONE, lead: again.json.leadId, leads: 1, said })
})

/** What the assistant remembers of the talk. */
async function remembered({ conversationId }: Visit): Promise<unknown> {
  const { rows } = await sql<{ state: unknown }>`
    SELECT state FROM dialogue_states WHERE conversation_id = ${conversationId}`.execute(app.context.db)
  return rows[0]?.state
}

test('a turn that ends before anybody has revoked it leaves no trace in what is remembered', async () => {
  const guest = await askedForConsent()
  const before = await remembered(guest)
  const yes = call('capture_lead', { email: MAIL, purpose: 'quote', consent: true })
  fake.script = ({ step }) => (step === 0 ? yes : HANGS)
  const abort = new AbortController()
  const late = answerMessage(
    { ...store.context, visitor: NOBODY },
    { conversationId: guest.conversationId, text: 'yes please, go ahead' },
    () => {},
    abort.signal,
  )
  await hangsAt(1)
  abort.abort()
  await assert.rejects(late)
  assert.deepEqual(await remembered(guest), before)
  assert.deepEqual(await stored(guest), { ...NOTHING_DONE, said: ['shopper', 'assistant', 'shopper'] })
})

test('an address typed in answer to the request for one is kept once, and by no turn that timed out', async () => {
  const guest = await visit(app, store)
  fake.script = () => ({ fault: { kind: 'status', status: 500 } })
  const asked = await say(guest, 'hi there, could you write me an offer for 25 of the copper smokers?')
  assert.equal(asked.status, 200, asked.text)
  fake.forget()
  const keep = call('capture_lead', { email: MAIL, purpose: 'quote', consent: true })
  fake.script = ({ step }) => (step === 0 ? keep : HANGS)
  const late = say(guest, MAIL, 'm-address')
  await hangsAt(1)
  timeOut()
  assert.equal((await late).status, 503)
  assert.deepEqual(await stored(guest), { ...NOTHING_DONE, said: ['shopper', 'assistant', 'shopper'] })
  fake.script = ({ step }) => (step === 0 ? keep : { text: 'Thank you.' })
  const again = await say(guest, MAIL, 'm-address')
  assert.match(again.json.leadId, /^lead_/)
  const said = ['shopper', 'assistant', 'shopper', 'assistant']
  assert.deepEqual(await stored(guest), { ...NOTHING_DONE, lead: again.json.leadId, leads: 1, said })
  assert.ok(asked.json.text.includes(await agreedTo(again.json.leadId)), asked.json.text)
})

/** The words that the shopper agreed to. */
async function agreedTo(leadId: string): Promise<string> {
  const lead = await getLead(store.context, leadId)
  return lead.consent?.text || assert.fail('no words of consent')
}

test('nobody is called by a turn that timed out, and the shopper is told in their language', async () => {
  const guest = await visit(app, store, { locale: 'de-AT' })
  const begin = 'Einen Moment bitte, ich gebe Bescheid.\n\n'
  fake.script = ({ step }) => (step === 0 ? { text: begin, ...call('hand_off', { reason: 'asked' }) } : HANGS)
  const path = `/conversations/${guest.conversationId}/messages`
  const text = 'Ich möchte bitte mit einem Menschen sprechen'
  const late = streamWidget(app, path, { token: guest.token, body: { text } })
  await hangsAt(1)
  timeOut()
  const { events } = await late
  const [notice, done] = events.slice(-2)
  assert.ok(['failed', 'interrupted'].includes(notice?.data.code))
  assert.match(notice?.data.text, /^(Das hat nicht geklappt|Die Antwort wurde unterbrochen)/)
  assert.deepEqual([done?.data.message.id, done?.data.message.handedOff], [null, false])
  assert.deepEqual(await stored(guest), { ...NOTHING_DONE, said: ['shopper'] })
  await goOn(guest, NOTHING_DONE, ['shopper'])
})

test('a message that waits behind a turn that hangs is answered when its time is up', async () => {
  const guest = await visit(app, store)
  fake.script = () => HANGS
  const late = say(guest, 'do you sell smokers?')
  await hangsAt(0)
  const next = say(guest, 'in copper, if you have them')
  fake.script = () => ({ text: 'Let me look.' })
  timeOut()
  assert.equal((await late).status, 503)
  assert.equal((await next).status, 200)
  assert.deepEqual(await stored(guest), { ...NOTHING_DONE, said: ['shopper', 'shopper', 'assistant'] })
})

test('what a turn would store after its end is refused by the database', async (t) => {
  if (app.database.kind === 'embedded') return t.skip('its one connection would wait for itself')
  const guest = await askedForConsent()
  const { db } = app.context
  fake.script = ({ step }) =>
    step === 0 ? call('capture_lead', { email: MAIL, purpose: 'quote', consent: true }) : { text: 'Thank you.' }
  let late: ReturnType<typeof say> | undefined
  await db.transaction().execute(async (trx) => {
    // The turn has said everything, and waits for this lock to store its lead and its answer.
    await sql`SELECT take_stamps(${store.context.storeId}, 'leads', 1)`.execute(trx)
    late = say(guest, 'yes please, go ahead')
    await waitUntil(async () => (await waiting()) > 0)
    timeOut()
    assert.equal((await late).status, 503)
  })
  const said = ['shopper', 'assistant', 'shopper']
  await waitUntil(async () => (await waiting()) === 0)
  await waitUntil(() => ends.length === 0)
  assert.deepEqual(await stored(guest), { ...NOTHING_DONE, said })
  await goOn(guest, NOTHING_DONE, said)
})

/** Statements of this database that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
    app.context.db,
  )
  return rows[0]?.count ?? 0
}

test('a process that stood still stores nothing once another has gone on', async (t) => {
  const times = { pollMs: 20 }
  const elsewhere = await openSecondServer(app, { answering: answerMessage, times, revokeTurn })
  t.after(() => elsewhere.close())
  const guest = await askedForConsent()
  fake.script = ({ step }) =>
    step === 0 ? call('capture_lead', { email: MAIL, purpose: 'quote', consent: true }) : HANGS
  const late = say(guest, 'yes please, go ahead')
  await hangsAt(1)
  // As if no sign of life had come from it for long; it goes on to renew its claim all the same.
  const aging = setInterval(() => {
    void sql`UPDATE widget_conversations SET beat_at = beat_at - interval '1 minute'
      WHERE conversation_id = ${guest.conversationId} AND running_turn = 2`.execute(app.context.db)
  }, 50)
  const said = ['shopper', 'assistant', 'shopper']
  await goOn(guest, NOTHING_DONE, said, { ...app, url: elsewhere.url }).finally(() => clearInterval(aging))
  timeOut()
  assert.equal((await late).status, 503)
  assert.deepEqual(await stored(guest), { ...NOTHING_DONE, said: [...said, 'shopper', 'assistant'] })
  await goOn(guest, NOTHING_DONE, [...said, 'shopper', 'assistant'])
})
