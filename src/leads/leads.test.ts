import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { appOfFile, makeTwoStores } from '../../test/support/test-app.ts'
import type { StoreContext } from '../context.ts'
import { getConversation } from '../conversations/get-conversation.ts'
import { startConversation } from '../conversations/start-conversation.ts'
import { BadRequestError, MissingScopeError, NotFoundError } from '../errors.ts'
import { captureLead } from './capture-lead.ts'
import { getLead } from './get-lead.ts'
import { listLeads } from './list-leads.ts'
import { updateLead } from './update-lead.ts'

const app = await appOfFile()
let ctx: StoreContext
let other: StoreContext
beforeEach(async () => {
  ;({ ctx, other } = await makeTwoStores(app))
})

const email = 'ann@example.com'

describe('captureLead', () => {
  test('a new lead', async () => {
    const lead = await captureLead(ctx, { phone: '+49 30 123456' })
    const { id, createdAt, updatedAt, ...rest } = lead
    assert.match(id, /^lead_[0-9A-Za-z]{22}$/)
    assert.equal(createdAt, updatedAt)
    assert.deepEqual(rest, {
      email: null,
      name: null,
      phone: '+4930123456',
      purpose: 'other',
      status: 'new',
      priority: 'low',
      score: 10,
      reasons: ['left a phone number: +10'],
      consent: null,
      conversationId: null,
      details: null,
      interests: [],
    })
    assert.deepEqual(await getLead(ctx, id), lead)
  })

  test('the same address adds to the lead: what is newly told wins, what was told stays', async () => {
    const consent = { given: true, at: '2026-05-01T10:00:00Z', text: 'Yes' }
    const details = { productId: 'A', variantId: 'A-1', quantity: 20, message: 'For an office' }
    const first = await captureLead(ctx, {
      ...{ email, name: 'Ann', phone: '+4930123456', purpose: 'quote', details, consent },
      signals: { gaveBudget: true },
    })
    const second = await captureLead(ctx, { email: ' ANN@example.com ' })
    const { updatedAt, ...rest } = second
    const reasons = [
      'asked for a quote or a large quantity: +25',
      'named a product: +15',
      'named a budget: +10',
      'left a phone number: +10',
      'left an e-mail address: +5',
    ]
    assert.deepEqual(rest, {
      id: first.id,
      email,
      name: 'Ann',
      phone: '+4930123456',
      purpose: 'quote',
      status: 'new',
      priority: 'high',
      score: 65,
      reasons,
      consent,
      conversationId: null,
      createdAt: first.createdAt,
      details,
      interests: [{ purpose: 'quote', ...details, at: first.createdAt }],
    })
    assert.ok(updatedAt > first.updatedAt)
    const third = await captureLead(ctx, {
      email,
      name: 'Ann B.',
      purpose: 'purchase',
      signals: { complaintOpen: true },
    })
    assert.deepEqual([third.name, third.purpose, third.priority, third.score], ['Ann B.', 'purchase', 'high', 85])
    assert.equal((await listLeads(ctx, {})).data.length, 1)
  })

  test('what the owner set is never touched, the score goes on', async () => {
    const { id } = await captureLead(ctx, { email, name: 'Ann' })
    await updateLead(ctx, { leadId: id, status: 'unqualified', priority: 'urgent', name: 'Ann Lee' })
    const again = await captureLead(ctx, { email, name: 'xx', purpose: 'purchase', signals: { namedProduct: true } })
    assert.deepEqual([again.status, again.priority, again.name, again.score], ['unqualified', 'urgent', 'Ann Lee', 50])
  })

  test('a consent stays until it is given anew or taken back, a refusal is kept too', async () => {
    const yes = { given: true, at: '2026-05-01T10:00:00Z', text: 'Yes' }
    const no = { given: false, at: '2026-06-01T10:00:00+02:00', text: 'Please not' }
    assert.deepEqual((await captureLead(ctx, { email, consent: no })).consent, no)
    assert.deepEqual((await captureLead(ctx, { email, consent: yes })).consent, no, 'said earlier')
    assert.deepEqual((await captureLead(ctx, { email, consent: null })).consent, no)
    const anew = { ...yes, at: '2026-07-01T10:00:00Z' }
    assert.deepEqual((await captureLead(ctx, { email, consent: anew })).consent, anew)
    assert.deepEqual((await captureLead(ctx, { email })).consent, anew)
  })

  test('products wished for are kept, each once, and the one told last is on top', async () => {
    const wish = (productId: string, quantity: number) =>
      captureLead(ctx, { email, purpose: 'back_in_stock', details: { productId, quantity } })
    await wish('A', 1)
    await wish('B', 1)
    const lead = await wish('A', 2)
    assert.deepEqual(lead.details, { productId: 'A', variantId: null, quantity: 2, message: null })
    assert.deepEqual(
      lead.interests?.map(({ productId, quantity, purpose }) => [productId, quantity, purpose]),
      [
        ['B', 1, 'back_in_stock'],
        ['A', 2, 'back_in_stock'],
      ],
    )
    assert.equal((await captureLead(ctx, { email })).details?.productId, 'A')
  })

  test('without an address the phone number finds the lead, and an address is added to it', async () => {
    const first = await captureLead(ctx, { phone: '030 123456', locale: 'de-DE', name: 'Ann' })
    const second = await captureLead(ctx, { phone: '+49 (30) 12 34 56' })
    const third = await captureLead(ctx, { phone: '+4930123456', email })
    assert.deepEqual([second.id, third.id, third.email, third.name], [first.id, first.id, email, 'Ann'])
    const housemate = await captureLead(ctx, { phone: '+4930123456', email: 'bob@example.com' })
    assert.notEqual(housemate.id, first.id)
    assert.equal(housemate.name, null)
    const theirs = await captureLead(other, { phone: '+4930123456' })
    assert.ok(![first.id, housemate.id].includes(theirs.id))
  })

  test('only a newsletter counts down until there is more', async () => {
    const lead = await captureLead(ctx, { email, purpose: 'newsletter' })
    assert.deepEqual([lead.score, lead.reasons], [0, ['left an e-mail address: +5', 'wants only the newsletter: -15']])
    assert.equal((await captureLead(ctx, { email, purpose: 'purchase' })).score, 35)
  })

  test('a name is cleaned, and none when nothing is left', async () => {
    const nameOf = async (name: string) =>
      (await captureLead(ctx, { email: `a${Math.random()}@example.com`, name })).name
    assert.equal(await nameOf('  Ann\n\tLee, '), 'Ann Lee')
    assert.equal(await nameOf('\u202eAnn\u200b <b>O’Hara'), 'Ann b O’Hara')
    assert.equal(await nameOf('Jean-Luc d’Arc Jr.'), 'Jean-Luc d’Arc Jr.')
    assert.equal(await nameOf(' \u200b '), null)
  })

  test('captures of one address at once make one lead that has all they told', async () => {
    const captured = await Promise.all(
      Array.from({ length: 8 }, (_, n) => captureLead(ctx, { email, details: { productId: `r${n}` } })),
    )
    assert.equal(new Set(captured.map(({ id }) => id)).size, 1)
    const { data } = await listLeads(ctx, {})
    assert.equal(data.length, 1)
    assert.equal(data[0]?.interests?.length, 8)
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
      { phone: '1' },
      { phone: '12345678901234567890' },
      { email, phone: 'call me' },
      { email, details: { quantity: 0 } },
      { email, signals: { gaveBudget: 'yes' } },
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
    const lead = await captureLead(ctx, { email, name: 'Ann', phone: '+4930123456' })
    const contacted = await updateLead(ctx, { leadId: lead.id, status: 'contacted', priority: 'urgent' })
    assert.deepEqual(contacted, { ...lead, status: 'contacted', priority: 'urgent', updatedAt: contacted.updatedAt })
    const cleared = await updateLead(ctx, { leadId: lead.id, name: null, phone: null })
    assert.deepEqual(cleared, { ...contacted, name: null, phone: null, updatedAt: cleared.updatedAt })
    assert.ok(lead.updatedAt < contacted.updatedAt && contacted.updatedAt < cleared.updatedAt)
    await assert.rejects(updateLead(ctx, { leadId: lead.id, status: 'won' as never }), BadRequestError)
    await assert.rejects(updateLead(ctx, { leadId: lead.id, phone: '12' }), BadRequestError)
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
