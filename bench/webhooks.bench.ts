import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { upsertProducts } from '../src/catalog/upsert-products.ts'
import { openApp } from '../test/support/proof-server.ts'
import { TEST_SECRET } from '../test/support/test-secret.ts'
import { type EmptyDatabase, makeEmptyDatabase, makeStoreWithKey, startServer } from './processes.ts'
import { inBatches, makeProducts } from './products.ts'
import type { Figure } from './report.ts'
import { percentile, spreadOf } from './statistics.ts'

interface WebhookRun {
  deliveriesPerSecond: number
  /** Milliseconds of processor time of the server's process that one delivery takes: does not depend on what else the machine does. */
  processorMs: number
  /** Milliseconds from the commit of an event to its arrival, beside endpoints that are all well, and beside one that never answers. */
  aloneMs: number[]
  besideDeadMs: number[]
  /** Share of a push's time that its events take, of batches of 200. */
  eventsShare: number
}

interface Receiver {
  url: string
  arrived: Map<number, number>
  close(): void
}

/** Answers at once, or never. */
async function startReceiver(isDead: boolean): Promise<Receiver> {
  const arrived = new Map<number, number>()
  const server: Server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    request.on('end', () => {
      if (isDead) return
      const { sequence } = JSON.parse(text) as { sequence: number }
      if (!arrived.has(sequence)) arrived.set(sequence, Date.now())
      response.end('ok')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, arrived, close }
}

/** A server with a store and its key; calls answer with parsed JSON. */
async function openStore(database: EmptyDatabase) {
  const settings = { SPIEL_OUTBOUND_ALLOW: '127.0.0.0/8', SPIEL_SECRET: TEST_SECRET }
  const server = await startServer(database, settings)
  const key = await makeStoreWithKey(database, 'admin')
  // biome-ignore lint/suspicious/noExplicitAny: a benchmark reads whatever came
  const call = async (path: string, body?: object): Promise<any> => {
    const response = await fetch(`${server.url}/api/public/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (response.status >= 300) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return { call, pid: server.pid, stop: () => server.stop() }
}

/** Milliseconds of processor time that a process has taken: hundredths of a second, from the system. */
function processorTimeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** All that a server delivers of `events` that wait: they are pushed before, and then replayed. */
async function measureRate(database: EmptyDatabase, events: number) {
  const { call, stop, pid } = await openStore(database)
  const receiver = await startReceiver(false)
  try {
    for (const products of inBatches(makeProducts(events, 0), 200)) await call('/catalog', { products })
    // What else a push sets in motion is over when the process rests.
    for (let before = -1; processorTimeOf(pid) - before > 300; await delay(2_000)) before = processorTimeOf(pid)
    const { id } = await call('/webhook-endpoints', { url: receiver.url, types: ['product.updated'] })
    const before = processorTimeOf(pid)
    await call(`/webhook-endpoints/${id}/replay`, { fromSequence: 1, toSequence: events })
    while (receiver.arrived.size < events) await delay(20)
    const processorMs = (processorTimeOf(pid) - before) / events
    const times = [...receiver.arrived.values()].sort((a, b) => a - b)
    return { deliveriesPerSecond: (events - 1) / (((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000), processorMs }
  } finally {
    receiver.close()
    await stop()
  }
}

/** Small pushes at a shop's pace, in turns without and with an endpoint that takes connections and never answers. */
async function measureBesideDead(database: EmptyDatabase, pushes: number) {
  const { call, stop } = await openStore(database)
  const [receiver, dead] = [await startReceiver(false), await startReceiver(true)]
  const rounds = 4
  const measured: { aloneMs: number[]; besideDeadMs: number[] } = { aloneMs: [], besideDeadMs: [] }
  try {
    await call('/webhook-endpoints', { url: receiver.url })
    for (let round = 0; round < rounds; round++) {
      if (round % 2 === 1) await call('/webhook-endpoints', { url: dead.url })
      const times = round % 2 === 1 ? measured.besideDeadMs : measured.aloneMs
      const from = receiver.arrived.size
      for (let n = 0; n < pushes / rounds; n++) {
        await call('/catalog', { products: [{ externalId: `r${round}-${n}`, title: 'Lamp' }] })
        await delay(25)
      }
      while (receiver.arrived.size < from + pushes / rounds) await delay(20)
      const { data } = await call(`/events?after=${from}&limit=100`)
      for (const event of data) {
        times.push((receiver.arrived.get(event.sequence) ?? Number.NaN) - Date.parse(event.createdAt))
      }
    }
    return measured
  } finally {
    receiver.close()
    dead.close()
    await stop()
  }
}

/**
 * What of a push is its events: batches of 200 new and changed products, timed with what `append_events` takes of each. Both in
 * the same push: a rate before and a rate after would differ by what else the machine does.
 */
async function measureShare(database: EmptyDatabase, products: number): Promise<number> {
  await makeStoreWithKey(database)
  const app = await openApp(database)
  try {
    const { rows } = await sql<{ id: number }>`SELECT id FROM stores LIMIT 1`.execute(app.database.kysely)
    const ctx = {
      ...app.context,
      ...{ storeId: rows[0]?.id ?? 0, currency: 'USD', scopes: ['admin'] as const, actor: 'bench' },
    }
    const shares: number[] = []
    for (const version of [0, 1] as const) {
      for (const batch of inBatches(makeProducts(products, version), 200)) {
        const startedAt = performance.now()
        await upsertProducts(ctx, batch)
        const tookMs = performance.now() - startedAt
        shares.push((await timeOfEvents(app.database.kysely, ctx.storeId, batch.length)) / tookMs)
      }
    }
    return percentile(shares, 0.5)
  } finally {
    await app.close()
  }
}

/** Writes the events of the last batch once more, as its transaction did, and gives what that took. */
async function timeOfEvents(
  db: Awaited<ReturnType<typeof openApp>>['database']['kysely'],
  storeId: number,
  count: number,
): Promise<number> {
  const { rows } = await sql<{ type: string; actor: string; data: object }>`
    SELECT type, actor, data FROM events WHERE store_id = ${storeId} ORDER BY sequence DESC LIMIT ${count}`.execute(db)
  return db.transaction().execute(async (trx) => {
    const startedAt = performance.now()
    const text = JSON.stringify(rows)
    await sql`SELECT append_events(${storeId}, ${text}, ${count})`.execute(trx)
    return performance.now() - startedAt
  })
}

async function runWebhooks(serverUrl: string | undefined, events: number): Promise<WebhookRun> {
  const each = async <T>(work: (database: EmptyDatabase) => Promise<T>): Promise<T> => {
    const database = await makeEmptyDatabase(serverUrl)
    try {
      return await work(database)
    } finally {
      await database.drop()
    }
  }
  return {
    ...(await each((database) => measureRate(database, events))),
    ...(await each((database) => measureBesideDead(database, 400))),
    eventsShare: await each((database) => measureShare(database, 4_000)),
  }
}

/** What is delivered, what a dead endpoint does to the others, and what events cost a push. */
export async function benchWebhooks(serverUrl: string | undefined, events: number): Promise<Figure[]> {
  const run = await runWebhooks(serverUrl, events)
  const one = (name: string, unit: string, value: number, goal?: Figure['goal']): Figure => ({
    ...{ name, unit, ours: spreadOf([value]), goal },
  })
  const [alone, beside] = [percentile(run.aloneMs, 0.95), percentile(run.besideDeadMs, 0.95)]
  const rate = run.deliveriesPerSecond
  const change = beside / alone
  return [
    one(`deliveries of ${events} waiting events`, '/s', rate, { text: '>= 300 /s', met: rate >= 300 }),
    one('processor time of a delivery, all threads', 'ms', run.processorMs),
    one('event to arrival, all endpoints well, p50', 'ms', percentile(run.aloneMs, 0.5)),
    one('event to arrival, all endpoints well, p95', 'ms', alone),
    one('event to arrival, beside a dead endpoint, p50', 'ms', percentile(run.besideDeadMs, 0.5)),
    one('event to arrival, beside a dead endpoint, p95', 'ms', beside),
    one('p95 beside a dead endpoint : alone', '', change, { text: '< 1.1', met: change < 1.1 }),
    one('events as a share of a push of 200, median', '', run.eventsShare, {
      text: '<= 0.10',
      met: run.eventsShare <= 0.1,
    }),
  ]
}
