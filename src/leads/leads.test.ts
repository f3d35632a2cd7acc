import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/support/test-app.ts'
import type { StoreContext } from '../context.ts'
import { getConversation } from '../conversations/get-conversation.ts'
import { startConversation } from '../conversations/start-conversation.ts'
import { BadRequestError, MissingScopeError, NotFoundError } from '../errors.ts'
import { captureLead } from './capture-lead.ts'
import { getLead } from './get-lead.ts'
import { listLeads } from './list-leads.ts'
import { updateLead } from './update-lead.ts'

let app: TestApp
let ctx: StoreContext
let other: StoreContext

before(async () => {
  app = await startTestApp()
})
after(() => app.close())
beforeEach(async () => {
  ctx = (await app.createStore()).context
  other = (await app.createStore()).context
})

const email = 'ann@example.com'

describe('captureLead', () => {
  test('a new lead', async () => {
    const lead = await captureLead(ctx, { phone: '+49 30 1' })
    const { id, createdAt, updatedAt, ...rest } = lead
    assert.match(id, /^lead_[0-9A-Za-z]{22}$/)
    assert.equal(createdAt, updatedAt)
    assert.deepEqual(rest, {
      email: null,
      name: null,
      phone: '+49 30 1',
      purpose: 'other',
      status: 'new',
      priority: 'medium',
      score: 0,
      reasons: [],
      consent: null,
      conversationId: null,
    })
    assert.deepEqual(await getLead(ctx, id), lead)
  })

  test('the same address adds to the lead: what is newly told wins, what was told stays, the status is the owner’s', async () => {
    const consent = { given: true, at: '2026-05-01T10:00:00Z', text: 'Yes' }
    const first = await captureLead(ctx, {
      email,
      name: 'Ann',
      phone: '1',
      purpose: 'quote',
      priority: 'high',
      score: 40,
      reasons: ['asked for a price'],
      consent,
    })
    await updateLead(ctx, { leadId: first.id, status: 'qualified' })
    const second = await captureLead(ctx, {
      email: ' ANN@example.com ',
      score: 10,
      reasons: ['came back', 'asked for a price'],
    })
    const { updatedAt, ...rest } = second
    assert.deepEqual(rest, {
      id: first.id,
      email,
      name: 'Ann',
      phone: '1',
      purpose: 'quote',
      status: 'qualified',
      priority: 'high',
      score: 40,
      reasons: ['asked for a price', 'came back'],
      consent,
      conversationId: null,
      createdAt: first.createdAt,
    })
    assert.ok(updatedAt > first.updatedAt)
    const third = await captureLead(ctx, { email, name: 'Ann B.', purpose: 'purchase', priority: 'low', score: 90 })
    assert.deepEqual([third.name, third.purpose, third.priority, third.score], ['Ann B.', 'purchase', 'low', 90])
    assert.equal((await listLeads(ctx, {})).data.length, 1)
  })

  test('captures of one address at once make one lead that has all they told', async () => {
    const captured = await Promise.all(
      Array.from({ length: 8 }, (_, n) => captureLead(ctx, { email, reasons: [`r${n}`], score: n })),
    )
    assert.equal(new Set(captured.map(({ id }) => id)).size, 1)
    const { data } = await listLeads(ctx, {})
    assert.equal(data.length, 1)
    assert.equal(data[0]?.reasons.length, 8)
    assert.equal(data[0]?.score, 7)
  })

  test('leads without an address are never merged', async () => {
    const [one, two] = [await captureLead(ctx, { phone: '1' }), await captureLead(ctx, { phone: '1' })]
    assert.notEqual(one.id, two.id)
  })

  test('one address in two stores is two leads', async () => {
    const theirs = await captureLead(other, { email, name: 'Theirs' })
    const mine = await captureLead(ctx, { email })
    assert.notEqual(mine.id, theirs.id)
    assert.equal(mine.name, null)
    assert.deepEqual(await getLead(other, theirs.id), theirs)
  })

  test('links the conversation it came from, and gives that a new stamp', async () => {
    const conversation = await startConversation(ctx, {})
    const lead = await captureLead(ctx, { email, conversationId: conversation.id })
    assert.equal(lead.conversationId, conversation.id)
    const linked = await getConversation(ctx, conversation.id)
    assert.equal(linked.leadId, lead.id)
    assert.ok(linked.updatedAt > conversation.updatedAt)
    await captureLead(ctx, { email, conversationId: conversation.id })
    assert.equal(
      (await getConversation(ctx, conversation.id)).updatedAt,
      linked.updatedAt,
      'nothing new, nothing written',
    )
  })

  test("with another store's conversation nothing is kept", async () => {
    const theirs = await startConversation(other, {})
    await assert.rejects(captureLead(ctx, { email, conversationId: theirs.id }), NotFoundError)
    assert.deepEqual((await listLeads(ctx, {})).data, [])
    assert.equal((await getConversation(other, theirs.id)).leadId, null)
  })

  test('needs an address or a phone number, both well formed', async () => {
    const wrong = [
      {},
      { name: 'Ann' },
      { email: 'ann' },
      { email: null, phone: null },
      { phone: ' ' },
      { email, score: -1 },
    ]
    for (const input of [
      ...wrong,
      { email, purpose: 'x' },
      { email, consent: { given: true } },
      { email, name: 'a\u0000' },
    ]) {
      await assert.rejects(captureLead(ctx, input as never), BadRequestError, JSON.stringify(input))
    }
    assert.deepEqual((await listLeads(ctx, {})).data, [])
  })
})

describe('updateLead', () => {
  test('changes what is given, keeps what is absent, clears what is null', async () => {
    const lead = await captureLead(ctx, { email, name: 'Ann', phone: '1', reasons: ['r'] })
    const contacted = await updateLead(ctx, { leadId: lead.id, status: 'contacted', priority: 'urgent' })
    assert.deepEqual(contacted, { ...lead, status: 'contacted', priority: 'urgent', updatedAt: contacted.updatedAt })
    const cleared = await updateLead(ctx, { leadId: lead.id, name: null, phone: null })
    assert.deepEqual(cleared, { ...contacted, name: null, phone: null, updatedAt: cleared.updatedAt })
    assert.ok(lead.updatedAt < contacted.updatedAt && contacted.updatedAt < cleared.updatedAt)
    await assert.rejects(updateLead(ctx, { leadId: lead.id, status: 'won' as never }), BadRequestError)
    assert.deepEqual(await getLead(ctx, lead.id), cleared)
  })
})

test("another store's lead is not found, and stays as it is", async () => {
  const theirs = await captureLead(other, { email })
  for (const id of [theirs.id, 'lead_0000000000000000000000']) {
    await assert.rejects(getLead(ctx, id), NotFoundError)
    await assert.rejects(updateLead(ctx, { leadId: id, status: 'contacted' }), NotFoundError)
  }
  assert.deepEqual(await getLead(other, theirs.id), theirs)
  assert.deepEqual(await listLeads(ctx, {}), { data: [], next_cursor: null })
})

test('each verb needs its scope', async () => {
  const { id } = await captureLead(ctx, { email })
  const reader: StoreContext = { ...ctx, scopes: ['read'] }
  const writer: StoreContext = { ...ctx, scopes: ['write'] }
  await assert.rejects(captureLead(reader, { email }), MissingScopeError)
  await assert.rejects(updateLead(reader, { leadId: id, status: 'contacted' }), MissingScopeError)
  await assert.rejects(getLead(writer, id), MissingScopeError)
  await assert.rejects(listLeads(writer, {}), MissingScopeError)
})
