import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { appOfFile, makeTwoStores } from '../../../test/support/test-app.ts'
import { upsertProducts } from '../../catalog/upsert-products.ts'
import type { StoreContext } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import { csvLine } from '../../shared/csv.ts'
import { captureLead } from '../capture-lead.ts'
import { updateLead } from '../update-lead.ts'
import { exportLeads } from './export-leads.ts'
import { addLeadNote, removeLeadNote } from './lead-notes.ts'
import { countLeadWork, getLeadToWork, listLeadWork } from './list-lead-work.ts'

const app = await appOfFile()
let ctx: StoreContext
let other: StoreContext
beforeEach(async () => {
  ;({ ctx, other } = await makeTwoStores(app))
})
const bea = { id: 'acc_bea', name: 'Bea' }

async function exported(where: StoreContext, query = {}): Promise<Record<string, string>[]> {
  let text = ''
  for await (const part of exportLeads(where, query)) text += part
  return parse(text, { columns: true, bom: true })
}

test('leads are worked best first, page by page, and counted by status', async () => {
  for (let at = 0; at < 5; at++) {
    await captureLead(ctx, {
      ...{ email: `ann${at}@mail.example`, name: `Ann ${at}`, purpose: at % 2 ? 'purchase' : 'newsletter' },
      signals: at === 3 ? { askedToBuy: true, gavePhone: true, quoteOrBulk: true } : { gaveEmail: true },
    })
  }
  await captureLead(other, { email: 'ann3@mail.example' })
  const seen: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await listLeadWork(ctx, { limit: '2', ...(cursor ? { cursor } : {}) })
    seen.push(...page.data.map(({ email }) => email as string))
    if (!page.next_cursor) break
    cursor = page.next_cursor
  }
  assert.equal(seen[0], 'ann3@mail.example')
  assert.equal(new Set(seen).size, 5)
  assert.equal(seen.length, 5)
  const { data } = await listLeadWork(ctx, { q: 'ANN 2', sort: 'created' })
  assert.deepEqual(
    data.map(({ name }) => name),
    ['Ann 2'],
  )
  assert.equal((await listLeadWork(ctx, { purpose: 'purchase' })).data.length, 2)
  const [best] = (await listLeadWork(ctx, {})).data
  assert.ok(best && best.reasons.length > 0)
  await updateLead(ctx, { leadId: best.id, status: 'contacted' })
  const counts = await countLeadWork(ctx)
  assert.deepEqual(counts.byStatus, { new: 4, contacted: 1 })
})

test('a lead is seen with its notes and its products as they are now', async () => {
  await upsertProducts(ctx, [
    { externalId: 'desk', title: 'Oak Desk', variants: [{ externalId: 'desk-1', price: 320 }] },
  ])
  const details = { productId: 'desk', message: 'two of them' }
  const { id } = await captureLead(ctx, { email: 'ann@mail.example', purpose: 'quote', details })
  const note = await addLeadNote(ctx, { leadId: id, text: 'Called, wants an offer.' }, bea)
  const lead = await getLeadToWork(ctx, id)
  assert.deepEqual(lead.notes, [note])
  assert.deepEqual(
    lead.products.map(({ title, price }) => [title, price]),
    [['Oak Desk', 320]],
  )
  await assert.rejects(getLeadToWork(other, id), NotFoundError)
  await assert.rejects(addLeadNote(other, { leadId: id, text: 'x' }, bea), NotFoundError)
  const agent: StoreContext = { ...ctx, scopes: ['read', 'write'] }
  await assert.rejects(removeLeadNote(agent, { leadId: id, id: note.id }, { id: 'acc_tom' }), NotFoundError)
  await removeLeadNote(agent, { leadId: id, id: note.id }, bea)
  assert.deepEqual((await getLeadToWork(ctx, id)).notes, [])
})

test('an export loses no lead, and no cell is a formula', async () => {
  const count = 1_203
  await Promise.all(
    Array.from({ length: count }, (_, at) => captureLead(ctx, { email: `lead${at}@mail.example`, purpose: 'quote' })),
  )
  const evil = '=HYPERLINK("http://evil.example","click")'
  await captureLead(ctx, {
    ...{ email: 'evil@mail.example', phone: '+49 30 901820', purpose: 'quote' },
    details: { message: `${evil}\n"quoted", and ümläut` },
  })
  await captureLead(other, { email: 'foreign@mail.example' })
  const rows = await exported(ctx)
  assert.equal(rows.length, count + 1)
  assert.equal(new Set(rows.map(({ email }) => email)).size, count + 1)
  const last = rows.at(-1)
  assert.equal(last?.message, `'${evil}\n"quoted", and ümläut`)
  assert.equal(last?.phone, '+4930901820')
  assert.equal((await exported(ctx, { status: 'contacted' })).length, 0)
})

test('signs before which a spreadsheet looks for a formula are taken the sense of', () => {
  for (const text of ['=1+1', '+1+1', '-1', '@SUM(A1)', '\t=1', '\u200b=1', '＝1+1', '|calc']) {
    assert.match(csvLine([text]), /^"?'/, JSON.stringify(text))
  }
  assert.equal(csvLine(['a,b', 'say "hi"', null, 3, '+4930901820']), '"a,b","say ""hi""",,3,+4930901820\r\n')
})
