import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { FAKE_KEY, startFakeServer } from '../test/fake-server.ts'
import { NotFoundError, Spiel } from './index.ts'

const records = Array.from({ length: 25 }, (_, index) => ({
  id: `lead_${index}`,
  createdAt: new Date(Date.UTC(2026, 0, 31) - index * 1000).toISOString(),
}))

async function setUp(t: TestContext) {
  const fake = await startFakeServer({ records })
  t.after(() => fake.close())
  return { fake, spiel: new Spiel({ url: fake.url, key: FAKE_KEY }) }
}

test('iterating gives every record once, page by page', async (t) => {
  const { fake, spiel } = await setUp(t)
  for (const room of [spiel.leads, spiel.conversations]) {
    const ids: string[] = []
    for await (const record of room.list({ limit: 10 })) ids.push(record.id)
    assert.deepEqual(
      ids,
      records.map(({ id }) => id),
    )
  }
  assert.deepEqual(
    fake.requests.map(({ path, query }) => [path.split('/').at(-1), query.get('limit'), query.get('cursor')]),
    ['leads', 'conversations'].flatMap((room) => [
      [room, '10', null],
      [room, '10', records[9]?.createdAt],
      [room, '10', records[19]?.createdAt],
    ]),
  )
})

test('leaving the loop early asks for no further page; pages() shows the cursor to go on from', async (t) => {
  const { fake, spiel } = await setUp(t)
  for await (const lead of spiel.leads.list({ limit: 10 })) if (lead.id === 'lead_3') break
  assert.equal(fake.requests.length, 1)
  for await (const page of spiel.leads.list({ limit: 10 }).pages()) {
    assert.equal(page.data.length, 10)
    const rest: string[] = []
    for await (const lead of spiel.leads.list({ cursor: page.next_cursor ?? undefined })) rest.push(lead.id)
    assert.equal(rest.length, 15)
    break
  }
})

test('filters travel as query parameters, times as ISO 8601', async (t) => {
  const { fake, spiel } = await setUp(t)
  const updatedAfter = new Date('2026-01-02T03:04:05.678Z')
  await spiel.leads
    .list({ sort: 'updated_at', order: 'asc', status: 'new', createdAfter: '2026-01-01T00:00:00Z', updatedAfter })
    .pages()
    .next()
  assert.deepEqual(Object.fromEntries(fake.requests[0]?.query ?? []), {
    ...{ limit: '100', sort: 'updated_at', order: 'asc', status: 'new' },
    created_after: '2026-01-01T00:00:00Z',
    updated_after: '2026-01-02T03:04:05.678Z',
  })
})

test('get reads one record, whatever its id looks like', async (t) => {
  const { fake, spiel } = await setUp(t)
  assert.equal((await spiel.leads.get('lead_4')).id, 'lead_4')
  await assert.rejects(spiel.conversations.get('a/b?c'), NotFoundError)
  assert.equal(fake.requests.at(-1)?.path, '/api/public/v1/conversations/a%2Fb%3Fc')
})
