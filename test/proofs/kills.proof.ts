import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../src/db/connect.ts'
import { ProofClient } from '../support/proof-http.ts'
import { type Batch, type ItemState, Ledger, makeBatch, readStates } from '../support/proof-ledger.ts'
import { type CrashablePostgres, startCrashablePostgres } from '../support/proof-postgres.ts'
import { amount, Random, report, seed } from '../support/proof-run.ts'
import {
  type Place,
  prepareStore,
  runServerToItsEnd,
  type ServerProcess,
  startServerProcess,
  withOperator,
} from '../support/proof-server.ts'
import { createTestDatabase, testDatabaseKind } from '../support/test-database.ts'
import { waitUntil } from '../support/wait-until.ts'

const KIND = testDatabaseKind()
const KILLS = KIND === 'embedded' ? amount(3, 200) : amount(2, 100)
/** On PostgreSQL the database itself is killed too, every so often. */
const DATABASE_KILL_EVERY = amount(2, 10)
const CHECK_EVERY = 4
const CLIENTS = 6
/** How many of its own items a client goes on changing. */
const MEMORY = 80

/** A server for embeddings that is never there: the jobs wait, so that each can be counted. */
const NO_EMBEDDER = { SPIEL_EMBEDDING_URL: 'http://127.0.0.1:9/v1', SPIEL_EMBEDDING_MODEL: 'none' }

interface Ground {
  place: Place
  postgres?: CrashablePostgres
  close(): Promise<void>
}

async function openGround(): Promise<Ground> {
  if (KIND === 'embedded') {
    const { options, drop } = await createTestDatabase({ kind: 'embedded' })
    return { place: options, close: drop }
  }
  const postgres = await startCrashablePostgres()
  return { place: { databaseUrl: postgres.url }, postgres, close: () => postgres.stop() }
}

/** What went on over all rounds. */
interface Tally {
  ledger: Ledger
  requests: number
  broken: number
  unexpected: string[]
  /** Batches without an answer in the round just ended. */
  open: Batch[]
  lost: string[]
  orphans: number
  torn: number
  uncovered: string[]
  checks: number
}

interface Client {
  http: ProofClient
  random: Random
  own: string[]
}

let number = 0

/** Pushes until the server is gone. */
async function push(client: Client, url: string, key: string, tally: Tally): Promise<void> {
  const { http, random, own } = client
  for (;;) {
    own.splice(0, own.length - MEMORY)
    const batch = makeBatch(tally.ledger, random, own, ++number)
    const path = batch.table === 'products' ? '/catalog' : '/orders'
    const body = { [batch.table]: batch.changes.map(({ item }) => item) }
    tally.requests++
    try {
      const { status, json, text } = await http.call(url, path, { key, body })
      const count = batch.changes.length
      if (status === 200 && json.upserted === count) tally.ledger.acknowledge(batch)
      else {
        tally.ledger.leaveOpen(batch)
        tally.open.push(batch)
        // The database is away, which is said so and may have been in the middle of the work.
        if (status !== 503) tally.unexpected.push(`${status} ${text.slice(0, 200)}`)
        await delay(20)
      }
    } catch {
      tally.broken++
      tally.ledger.leaveOpen(batch)
      tally.open.push(batch)
      return
    }
  }
}

/** How many waiting or finished jobs name each product. */
async function readJobs({ kysely }: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT named.id, count(*)::int AS count FROM pgboss.job j, jsonb_array_elements_text(j.data->'productIds') AS named(id)
    WHERE j.name = 'embed-products' GROUP BY named.id`.execute(kysely)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Looks at all that was ever sent, with the server dead. What it finds is known from then on. */
async function check(database: Database, tally: Tally): Promise<void> {
  const jobs = await readJobs(database)
  for (const table of ['products', 'orders'] as const) {
    const states = await readStates(database, table)
    for (const batch of tally.open.filter((open) => open.table === table)) countTorn(batch, states, tally)
    for (const [id, entry] of tally.ledger.all(table)) {
      const state = states.get(id) ?? null
      const isPossible = entry.possible.some((possible) => JSON.stringify(possible) === JSON.stringify(state))
      if (!isPossible) tally.lost.push(`${id} is ${JSON.stringify(state)}, not ${JSON.stringify(entry.possible)}`)
      entry.possible = [state]
      if (state && state.counts.length === 0) tally.orphans++
      const { acknowledged, unknown } = entry.searchable
      const named = jobs.get(id) ?? 0
      if (table === 'products' && (named < acknowledged || named > acknowledged + unknown)) {
        tally.uncovered.push(`${id}: ${named} jobs for ${acknowledged} to ${acknowledged + unknown} changes`)
      }
    }
    const sent = new Set(tally.ledger.all(table).map(([id]) => id))
    tally.orphans += [...states.keys()].filter((id) => !sent.has(id)).length
  }
  tally.checks++
}

/** A request is carried out as a whole or not at all. */
function countTorn(batch: Batch, states: Map<string, ItemState>, tally: Tally): void {
  const named = batch.changes.filter(({ item }) => 'title' in item || 'number' in item)
  const done = named.filter(({ id }) => states.get(id)?.title === batch.title)
  if (done.length > 0 && done.length < named.length) tally.torn++
}

/** Resolves once a request of this round was answered, or after ten seconds. */
async function someAnswer({ ledger }: Tally): Promise<void> {
  const before = ledger.acknowledged
  await waitUntil(() => ledger.acknowledged !== before, 10)
}

interface Times {
  restartMs: number[]
  databaseRestartMs: number[]
}

async function killOnce(
  ground: Ground,
  server: ServerProcess,
  clients: Client[],
  key: string,
  tally: Tally,
  round: number,
) {
  const random = new Random(seed * 7 + round)
  tally.open = []
  const pushing = clients.map((client) => push(client, server.url, key, tally))
  // Every other kill waits until work is under way: on a slow machine all of them would come before the first answer.
  if (round % 2 === 1) await someAnswer(tally)
  await delay(random.int(20, 700))
  const alsoDatabase = ground.postgres?.folder && round % DATABASE_KILL_EVERY === 0
  if (alsoDatabase) {
    await ground.postgres?.crash()
    await delay(random.int(0, 200))
  }
  await server.kill()
  await Promise.all(pushing)
  return alsoDatabase ? ground.postgres?.restart() : undefined
}

const middle = (values: number[]) => Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
const most = (values: number[]) => Math.round(Math.max(0, ...values))

test(`kill -9 in the middle of pushes loses nothing that was answered (${KIND})`, async (t) => {
  const ground = await openGround()
  try {
    const { keys } = await prepareStore(ground.place, [['write']])
    const clients = Array.from({ length: CLIENTS }, (_, place) => ({
      http: new ProofClient(1),
      random: new Random(seed + place),
      own: [],
    }))
    const tally: Tally = {
      ledger: new Ledger(),
      ...{ requests: 0, broken: 0, orphans: 0, torn: 0, checks: 0 },
      ...{ unexpected: [], open: [], lost: [], uncovered: [] },
    }
    const times: Times = { restartMs: [], databaseRestartMs: [] }
    let server = await startServerProcess(ground.place, NO_EMBEDDER)
    for (let round = 1; round <= KILLS; round++) {
      const databaseMs = await killOnce(ground, server, clients, keys[0] ?? '', tally, round)
      if (databaseMs !== undefined) times.databaseRestartMs.push(databaseMs)
      const isChecked = round % CHECK_EVERY === 0 || databaseMs !== undefined || round === KILLS
      if (isChecked) {
        await withOperator(ground.place, (_context, database) => check(database, tally))
      }
      server = await startServerProcess(ground.place, NO_EMBEDDER)
      // After a check the folder was left in order; only the other starts find what the kill left.
      if (!isChecked) times.restartMs.push(server.startMs)
    }
    await server.stop()
    report(
      t,
      `seed ${seed}: ${KILLS} kills (${times.databaseRestartMs.length} of the database too), ${tally.requests} requests, ` +
        `${tally.ledger.acknowledged} items acknowledged, ${tally.broken} requests broken off; ${tally.checks} checks: ` +
        `${tally.lost.length} lost, ${tally.orphans} orphans, ${tally.torn} torn batches, ${tally.uncovered.length} changes without their job`,
    )
    report(t, `restart of the server: median ${middle(times.restartMs)} ms, most ${most(times.restartMs)} ms`)
    if (ground.postgres)
      report(t, `PostgreSQL ${ground.postgres.version} back after ${most(times.databaseRestartMs)} ms at most`)
    assert.deepEqual([tally.lost.slice(0, 5), tally.uncovered.slice(0, 5), tally.unexpected.slice(0, 5)], [[], [], []])
    assert.deepEqual([tally.orphans, tally.torn], [0, 0])
    assert.ok(tally.ledger.acknowledged > KILLS)
    for (const { http } of clients) http.close()
  } finally {
    await ground.close()
  }
})

test('a second server on the same data folder is refused, and the first one goes on', async (t) => {
  if (KIND !== 'embedded') return t.skip('of the embedded database only')
  const ground = await openGround()
  const { keys } = await prepareStore(ground.place, [['read']])
  const first = await startServerProcess(ground.place)
  const client = new ProofClient(1)
  try {
    const second = await runServerToItsEnd(ground.place)
    assert.equal(second.code, 1)
    assert.match(
      second.output,
      new RegExp(`^The data folder .+ is in use by process ${first.pid}; stop that one first`),
    )
    assert.equal(second.output.trim().split('\n').length, 1)
    assert.equal((await client.call(first.url, '/leads', { key: keys[0] ?? '' })).status, 200)
    report(t, `refused with exit code ${second.code}: ${second.output.trim().replace(/folder \S+/, 'folder ...')}`)
  } finally {
    client.close()
    await first.stop()
    await ground.close()
  }
})
