import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '../../src/db/connect.ts'
import { ProofClient } from '../support/proof-http.ts'
import { amount, Random, report, seed } from '../support/proof-run.ts'
import { withOperator } from '../support/proof-server.ts'
import { type ProofServers, startProofServers } from '../support/proof-servers.ts'
import { testDatabaseKind } from '../support/test-database.ts'

const CLIENTS = 16
const BATCH = 200
const POPULATION = 500

interface Push {
  number: number
  ids: string[]
  sentAt: number
  receivedAt: number
}

/** What the database holds of one product or order: which push each of its parts came from. */
interface StoredRow {
  id: string
  title: string
  changed_at: Date
  parts: string[]
}

type Path = '/catalog' | '/orders'

/** Push 7 names itself in every part of every item; odd and even ones differ in how many variants or items they have. */
function makeItem(path: Path, id: string, push: number): object {
  const parts = Array.from({ length: 2 + (push % 2) }, (_, place) => place)
  if (path === '/catalog') {
    const variants = parts.map((place) => ({
      externalId: `${id}-${place}`,
      title: `v${push}`,
      price: push,
      inventory: push,
    }))
    return { externalId: id, title: `v${push}`, description: `v${push}`, tags: [`v${push}`], variants }
  }
  const items = parts.map(() => ({ title: `v${push}`, quantity: push + 1, unitPrice: push }))
  return { externalId: id, number: `v${push}`, customerName: `v${push}`, total: push, items }
}

/** Every version of every row, with the stamp of the push that wrote it. */
async function recordVersions({ kysely }: Database): Promise<void> {
  for (const [table, name] of [
    ['products', 'title'],
    ['orders', 'number'],
  ] as const) {
    await sql`CREATE TABLE ${sql.table(`proof_${table}`)} (n bigserial, id text, title text, changed_at timestamptz)`.execute(
      kysely,
    )
    await sql`CREATE FUNCTION ${sql.ref(`proof_${table}_version`)}() RETURNS trigger LANGUAGE plpgsql AS ${sql.raw(`$$ BEGIN
      INSERT INTO proof_${table} (id, title, changed_at) VALUES (NEW.external_id, NEW.${name}, NEW.changed_at);
      RETURN NULL; END $$`)}`.execute(kysely)
    await sql`CREATE TRIGGER proof AFTER INSERT OR UPDATE ON ${sql.table(table)} FOR EACH ROW
      EXECUTE FUNCTION ${sql.ref(`proof_${table}_version`)}()`.execute(kysely)
  }
}

async function pushAll(servers: ProofServers, path: Path, count: number): Promise<Push[]> {
  const client = new ProofClient(CLIENTS)
  const ids = Array.from({ length: POPULATION }, (_, place) => `${path.slice(1)}-${place}`)
  const pushes: Push[] = []
  let next = 0
  const work = async (place: number) => {
    const random = new Random(seed + place)
    while (next < count) {
      const push = { number: next++, ids: random.sample(ids, BATCH), sentAt: 0, receivedAt: 0 }
      const [list, url] = [path === '/catalog' ? 'products' : 'orders', random.pick(servers.servers).url]
      const body = { [list]: push.ids.map((id) => makeItem(path, id, push.number)) }
      const answer = await client.call(url, path, { key: servers.keys[0], body })
      assert.equal(answer.status, 200, answer.text.slice(0, 500))
      assert.deepEqual(answer.json, { upserted: BATCH, received: BATCH, errors: [] })
      pushes.push({ ...push, sentAt: answer.sentAt, receivedAt: answer.receivedAt })
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, place) => work(place)))
  client.close()
  return pushes
}

async function readRows({ kysely }: Database, path: Path): Promise<StoredRow[]> {
  const { rows } =
    path === '/catalog'
      ? await sql<StoredRow>`SELECT external_id AS id, title, changed_at,
          array_cat(ARRAY[description, tags[1]], (SELECT array_agg(v.title || '/v' || v.inventory || '/v' || v.price::int ORDER BY v.external_id)
            FROM variants v WHERE v.store_id = p.store_id AND v.product_id = p.external_id AND v.archived_at IS NULL)) AS parts
        FROM products p`.execute(kysely)
      : await sql<StoredRow>`SELECT external_id AS id, number AS title, changed_at,
          array_cat(ARRAY[customer_name, 'v' || total::int], (SELECT array_agg(i.title || '/v' || (i.quantity - 1) || '/v' || i.unit_price::int ORDER BY i.position)
            FROM order_items i WHERE i.store_id = o.store_id AND i.order_id = o.external_id)) AS parts
        FROM orders o`.execute(kysely)
  return rows
}

/** The stamp of each push, from the versions it wrote: exactly one each, no two alike. */
async function readStamps({ kysely }: Database, path: Path): Promise<Map<number, number>> {
  const table = sql.table(path === '/catalog' ? 'proof_products' : 'proof_orders')
  const { rows } = await sql<{ title: string; changed_at: Date }>`
    SELECT DISTINCT title, changed_at FROM ${table}`.execute(kysely)
  const stamps = new Map(rows.map(({ title, changed_at }) => [Number(title.slice(1)), changed_at.getTime()]))
  assert.equal(stamps.size, rows.length, 'a push wrote with two stamps')
  assert.equal(new Set(stamps.values()).size, rows.length, 'two pushes have one stamp')
  return stamps
}

/** Replays the pushes one after the other, by stamp, and compares what that gives with what is stored. */
function assertSerial(pushes: Push[], stamps: Map<number, number>, rows: StoredRow[]): void {
  const order = pushes.toSorted((a, b) => (stamps.get(a.number) ?? 0) - (stamps.get(b.number) ?? 0))
  const last = new Map<string, number>()
  for (const push of order) for (const id of push.ids) last.set(id, push.number)
  assert.equal(rows.length, last.size)
  for (const row of rows) {
    const push = last.get(row.id) ?? -1
    const part = `v${push}/v${push}/v${push}`
    assert.equal(row.title, `v${push}`, `${row.id} is not of the last push that had it`)
    assert.deepEqual(row.parts, [`v${push}`, `v${push}`, ...Array(2 + (push % 2)).fill(part)], `${row.id} is torn`)
    assert.equal(row.changed_at.getTime(), stamps.get(push))
  }
  // A push that was answered before another was sent came before it.
  let latestSent = { sentAt: 0, number: -1 }
  for (const push of order) {
    assert.ok(
      push.receivedAt >= latestSent.sentAt,
      `push ${push.number} was answered before ${latestSent.number} was sent`,
    )
    if (push.sentAt > latestSent.sentAt) latestSent = push
  }
}

test('overlapping batches to /catalog, and to /orders, end as if they had come one after the other', async (t) => {
  const servers = await startProofServers([['write']], { SPIEL_LOG_LEVEL: 'info' }, recordVersions)
  const paths = ['/catalog', '/orders'] as const
  const countOf = (path: Path) => amount(testDatabaseKind() === 'embedded' ? 16 : 24, path === '/catalog' ? 800 : 400)
  try {
    const pushed = new Map<Path, { pushes: Push[]; seconds: number }>()
    for (const path of paths) {
      const startedAt = performance.now()
      const pushes = await pushAll(servers, path, countOf(path))
      pushed.set(path, { pushes, seconds: (performance.now() - startedAt) / 1000 })
    }
    await Promise.all(servers.servers.map((server) => server.stop()))
    const output = servers.servers.map((server) => server.output()).join('')
    const sent = paths.reduce((sum, path) => sum + countOf(path), 0)
    assert.equal((output.match(/"msg":"request"/g) ?? []).length, sent)
    assert.doesNotMatch(output, /40P01|deadlock|"level":[56]0/)
    await withOperator(servers.place, async (_context, database) => {
      const { rows } = await sql<{ deadlocks: string }>`
        SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(database.kysely)
      for (const [path, { pushes, seconds }] of pushed) {
        const stamps = await readStamps(database, path)
        assert.equal(stamps.size, countOf(path))
        assertSerial(pushes, stamps, await readRows(database, path))
        const perSecond = Math.round((countOf(path) * BATCH) / seconds)
        report(
          t,
          `seed ${seed}: ${CLIENTS} clients, ${servers.servers.length} processes, ${countOf(path)} pushes to ${path} of ${BATCH} of ${POPULATION} items ` +
            `(${perSecond} a second): all 200, ${rows[0]?.deadlocks} deadlocks, final state = serial order by stamp`,
        )
      }
      assert.equal(Number(rows[0]?.deadlocks), 0)
    })
  } finally {
    await servers.close()
  }
})
