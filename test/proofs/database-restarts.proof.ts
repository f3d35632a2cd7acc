import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../../src/db/connect.ts'
import { ProofClient } from '../support/proof-http.ts'
import { readStates } from '../support/proof-ledger.ts'
import { type CrashablePostgres, startCrashablePostgres } from '../support/proof-postgres.ts'
import { amount, Random, report, seed } from '../support/proof-run.ts'
import {
  openOperator,
  prepareStore,
  type ServerProcess,
  startServerProcess,
  withOperator,
} from '../support/proof-server.ts'
import { type Deed, startTraffic, type Traffic } from '../support/proof-traffic.ts'
import { testDatabaseKind } from '../support/test-database.ts'
import { waitUntil } from '../support/wait-until.ts'
import { ORIGIN } from '../support/widget-client.ts'

const KIND = testDatabaseKind()
const FAULTS = ['fast', 'immediate', 'kill -9', 'terminated', 'read-only', 'read-only sessions'] as const
/** Half of them are restarts. */
const ROUNDS = amount(FAULTS.length, 200)
const DEEDS: Deed[] = ['push', 'list', 'search', 'session', 'turn', 'streamed turn']

interface Ground {
  postgres: CrashablePostgres
  server: ServerProcess
  http: ProofClient
  random: Random
  /** Answers of /readyz while the database was away, and how many probes it took until it was ready again. */
  refusals: number
  probes: number
  readyDespite: string[]
}

/** A statement of the superuser, whatever the defaults of sessions are. */
async function order({ url }: CrashablePostgres, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c default_transaction_read_only=off' })
  client.on('error', () => {})
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const END_SESSIONS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'spiel'`

async function isReady({ http, server }: Ground): Promise<boolean> {
  const { status, headers } = await http.raw(server.url, '/readyz')
  assert.ok(status === 200 || (status === 503 && headers['retry-after']), `/readyz answers ${status}`)
  return status === 200
}

/** While the database is away for good, the server says that it is not ready. */
async function expectRefusal(ground: Ground, fault: string): Promise<void> {
  if (await isReady(ground)) ground.readyDespite.push(fault)
  else ground.refusals++
}

type Fault = (typeof FAULTS)[number]

async function restart(ground: Ground, how: 'fast' | 'immediate' | 'kill -9'): Promise<void> {
  const { postgres, random } = ground
  await (how === 'kill -9' ? postgres.crash() : postgres.shutDown(how))
  await expectRefusal(ground, how)
  await delay(random.int(0, 1_500))
  await expectRefusal(ground, how)
  await postgres.restart()
}

async function endSessions({ postgres, random }: Ground): Promise<void> {
  for (let storm = random.int(3, 15); storm > 0; storm--) {
    await order(postgres, END_SESSIONS)
    await delay(random.int(1, 60))
  }
}

/** By a setting that all sessions take at once, as on a server that was made a standby, or by one that only new sessions take. */
async function makeReadOnly(ground: Ground, isOfSessions: boolean): Promise<void> {
  const { postgres, random } = ground
  const set = isOfSessions ? 'ALTER DATABASE postgres' : 'ALTER SYSTEM'
  const reload = 'SELECT pg_reload_conf()'
  await order(postgres, `${set} SET default_transaction_read_only = on`, isOfSessions ? END_SESSIONS : reload)
  await delay(200)
  await expectRefusal(ground, 'read-only')
  await delay(random.int(0, 1_000))
  await expectRefusal(ground, 'read-only')
  await order(postgres, `${set} RESET default_transaction_read_only`, reload)
}

async function cause(ground: Ground, fault: Fault): Promise<void> {
  if (fault === 'terminated') await endSessions(ground)
  else if (fault === 'read-only' || fault === 'read-only sessions')
    await makeReadOnly(ground, fault === 'read-only sessions')
  else await restart(ground, fault)
}

/** Until the server is ready by itself, and each kind of deed was done again. */
async function expectRecovery(ground: Ground, traffic: Traffic): Promise<void> {
  await waitUntil(async () => {
    const isReadyAgain = await isReady(ground)
    if (!isReadyAgain) ground.probes++
    return isReadyAgain
  }, 100)
  const before = new Map(traffic.done)
  await waitUntil(() => {
    assert.ok(!ground.server.hasEnded(), ground.server.output().slice(-2000))
    return DEEDS.every((deed) => (traffic.done.get(deed) ?? 0) > (before.get(deed) ?? 0))
  }, 50)
}

/** Everything acknowledged that is not there as it was acknowledged. */
async function findLost(database: Database, { ledger, shown }: Traffic): Promise<string[]> {
  const lost: string[] = []
  for (const table of ['products', 'orders'] as const) {
    const states = await readStates(database, table)
    for (const [id, { possible }] of ledger.all(table)) {
      const state = JSON.stringify(states.get(id) ?? null)
      if (!possible.some((one) => JSON.stringify(one) === state)) lost.push(`${id} is ${state}`)
    }
  }
  const { rows } = await sql<{ id: string; conversation_id: string; text: string }>`
    SELECT id, conversation_id, text FROM messages`.execute(database.kysely)
  const stored = new Map(rows.map(({ id, conversation_id, text }) => [id, `${conversation_id} ${text}`]))
  const missing = shown.filter(({ id, conversationId, text }) => stored.get(id) !== `${conversationId} ${text}`)
  return [...lost, ...missing.map(({ id, text }) => `answer ${id}: ${text}`)]
}

test(`${ROUNDS} faults of the database under traffic: the process lives, and nothing acknowledged is lost`, async (t) => {
  if (KIND === 'embedded') return t.skip('of a PostgreSQL server only')
  const postgres = await startCrashablePostgres()
  t.after(() => postgres.stop())
  if (!postgres.folder) return t.skip('a given server is not ours to restart')
  const place = { databaseUrl: postgres.url }
  const { keys, slug } = await prepareStore(place, [['admin']])
  const operator = await openOperator(place)
  const { key: widgetKey } = await operator.run<{ key: string }>('widget-key.create', {
    store: slug,
    origins: [ORIGIN],
  })
  await operator.close()
  const server = await startServerProcess(place, { SPIEL_TURN_LIMITS: '0', SPIEL_LOG_LEVEL: 'error' })
  t.after(() => server.stop())
  const random = new Random(seed)
  const ground: Ground = {
    postgres,
    server,
    random,
    http: new ProofClient(1),
    refusals: 0,
    probes: 0,
    readyDespite: [],
  }
  let clients = 0
  const traffic = startTraffic({
    url: server.url,
    key: keys[0] ?? '',
    widgetKey,
    random: () => new Random(seed + ++clients),
  })
  const counts = new Map<Fault, number>()
  try {
    await expectRecovery(ground, traffic)
    for (let round = 0; round < ROUNDS; round++) {
      const fault = FAULTS[round % FAULTS.length] as Fault
      await cause(ground, fault)
      await expectRecovery(ground, traffic)
      counts.set(fault, (counts.get(fault) ?? 0) + 1)
    }
  } finally {
    const ended = server.hasEnded()
    await traffic.stop()
    ground.http.close()
    report(
      t,
      `seed ${seed}: ${[...counts].map(([fault, count]) => `${count} ${fault}`).join(', ')}; ${ended ? 1 : 0} deaths; ` +
        `done: ${[...traffic.done].map(([deed, count]) => `${count} ${deed}`).join(', ')}; ${traffic.away} answers 503`,
    )
    report(
      t,
      `/readyz said no ${ground.refusals} times while the database was away, then ${ground.probes} times more until it was ready`,
    )
    report(t, `${traffic.unexpected.length} other errors ${JSON.stringify(traffic.unexpected.slice(0, 8))}`)
  }
  assert.deepEqual([server.hasEnded(), traffic.unexpected.slice(0, 5), ground.readyDespite], [false, [], []])
  await server.stop()
  const lost = await withOperator(place, (_context, database) => findLost(database, traffic))
  report(
    t,
    `${traffic.ledger.acknowledged} items and ${traffic.shown.length} answers were acknowledged, ${lost.length} of them are lost`,
  )
  assert.deepEqual(lost.slice(0, 5), [])
  assert.ok(traffic.ledger.acknowledged > ROUNDS && traffic.shown.length > ROUNDS && traffic.away > 0)
})
