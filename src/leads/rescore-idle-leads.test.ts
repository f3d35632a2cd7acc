import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startTestApp, type TestApp } from '../../test/support/test-app.ts'
import type { StoreContext } from '../context.ts'
import { BadRequestError, MissingScopeError } from '../errors.ts'
import { captureLead } from './capture-lead.ts'
import { getLead } from './get-lead.ts'
import { getLeadRules, setLeadRules } from './lead-rules.ts'
import { rescoreIdleLeads } from './rescore-idle-leads.ts'
import { defaultLeadRules } from './score-lead.ts'
import { updateLead } from './update-lead.ts'

let app: TestApp

before(async () => {
  app = await startTestApp()
})
after(() => app.close())

const silentFor = (ctx: StoreContext, id: string, days: number) =>
  sql`UPDATE leads SET last_contact_at = clock_timestamp() - ${days} * interval '1 day' - interval '1 minute'
    WHERE store_id = ${ctx.storeId} AND id = ${id}`.execute(app.context.db)

test('each week of silence costs points once, until nothing is left or somebody deals with it', async () => {
  const { context } = await app.createStore()
  const lead = await captureLead(context, { email: 'a@example.com', purpose: 'purchase' })
  const dealtWith = await captureLead(context, { email: 'b@example.com', purpose: 'purchase' })
  await updateLead(context, { leadId: dealtWith.id, status: 'qualified' })
  await silentFor(context, dealtWith.id, 30)
  assert.equal(lead.score, 35)
  const scores: number[] = []
  for (const days of [6, 7, 13, 22, 29, 36]) {
    await silentFor(context, lead.id, days)
    await rescoreIdleLeads(app.context)
    scores.push((await getLead(context, lead.id)).score)
  }
  assert.deepEqual(scores, [35, 25, 25, 5, 0, 0])
  assert.equal(await rescoreIdleLeads(app.context), 0, 'nothing more to lose')
  assert.equal((await getLead(context, dealtWith.id)).score, 35)
  assert.equal((await captureLead(context, { email: 'a@example.com' })).score, 35, 'heard of again')
})

test('the owner’s points are kept, and count from the next change of a lead on', async () => {
  const { context } = await app.createStore()
  const other = await app.createStore()
  assert.deepEqual(await getLeadRules(context), defaultLeadRules)
  const { score } = await captureLead(context, { email: 'a@example.com' })
  const rules = await setLeadRules(context, { points: { gaveEmail: 70 }, priorities: { urgent: 70 } })
  assert.deepEqual(await getLeadRules(context), rules)
  const again = await captureLead(context, { email: 'a@example.com' })
  assert.deepEqual([score, again.score, again.priority], [5, 70, 'urgent'])
  assert.deepEqual(await getLeadRules(other.context), defaultLeadRules)
  await assert.rejects(setLeadRules(context, { points: { gaveEmial: 1 } }), BadRequestError)
  await assert.rejects(setLeadRules(context, { points: { gaveEmail: 0.5 } }), BadRequestError)
  await assert.rejects(setLeadRules({ ...context, scopes: ['write', 'read'] }, {}), MissingScopeError)
})
