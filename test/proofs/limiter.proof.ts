import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../src/db/connect.ts'
import { type ProofAnswer, ProofClient } from '../support/proof-http.ts'
import { amount, Random, report, seed } from '../support/proof-run.ts'
import { openOperator, withOperator } from '../support/proof-server.ts'
import { type ProofServers, startProofServers } from '../support/proof-servers.ts'
import { type OpenTestDatabase, openTestDatabase, testDatabaseKind } from '../support/test-database.ts'

const LIMIT = 60
const WINDOW_US = 60_000_000
const WINDOW_MS = 60_000
const CALLS_PER_STATEMENT = 100

interface Verdict {
  admitted: boolean
  remaining: number
  reset_ms: string
  retry_after_s: number
}

/** The rule itself, over the whole history: at most `limit` in (now - 60 s, now]. */
class Model {
  readonly history: number[] = []

  admit(
    limit: number,
    clockUs: number,
  ): { admitted: boolean; remaining: number; resetMs: number; retryAfterS: number } {
    const now = Math.max(clockUs, this.history.at(-1) ?? 0)
    const inWindow = () => this.history.filter((at) => at > now - WINDOW_US)
    const admitted = inWindow().length < limit
    if (admitted) this.history.push(now)
    const recent = inWindow()
    const frees = (recent[Math.max(recent.length - limit, 0)] as number) + WINDOW_US
    return {
      admitted,
      remaining: Math.max(limit - recent.length, 0),
      resetMs: Math.ceil(frees / 1000),
      retryAfterS: Math.max(Math.ceil((frees - now) / 1_000_000), 1),
    }
  }
}

/** The most admissions found in any 60 s, one end included. */
function mostInAnyWindow(times: number[], window: number): number {
  let most = 0
  for (let first = 0, last = 0; last < times.length; last++) {
    while ((times[last] as number) - (times[first] as number) >= window) first++
    most = Math.max(most, last - first + 1)
  }
  return most
}

/** Calls admit at each of these times, in order, many in one statement. */
async function admitAll({ kysely }: Database, key: string, limit: number, timesUs: number[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  // The versions of a row that one transaction makes are not pruned within it, and each call walks over all of them.
  for (let from = 0; from < timesUs.length; from += CALLS_PER_STATEMENT) {
    const { rows } = await sql<Verdict>`
      SELECT a.* FROM unnest(${timesUs.slice(from, from + CALLS_PER_STATEMENT)}::bigint[]) WITH ORDINALITY AS t(at, n),
        LATERAL admit(${key}, ${limit}, t.at) a ORDER BY t.n`.execute(kysely)
    verdicts.push(...rows)
  }
  return verdicts
}

function assertLikeModel(model: Model, verdicts: Verdict[], limit: number, timesUs: number[], what: string): void {
  verdicts.forEach((verdict, place) => {
    const expected = model.admit(limit, timesUs[place] as number)
    const got = {
      admitted: verdict.admitted,
      remaining: verdict.remaining,
      resetMs: Number(verdict.reset_ms),
      retryAfterS: verdict.retry_after_s,
    }
    assert.deepEqual(got, expected, `${what}, call ${place} at ${timesUs[place]}`)
  })
}

/** Every admission of the database, written down by a trigger in the admitting transaction. */
async function recordAdmissions({ kysely }: Database): Promise<void> {
  await sql`CREATE TABLE proof_admissions (n bigserial, key_prefix text, at bigint)`.execute(kysely)
  await sql`CREATE FUNCTION proof_admission() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO proof_admissions (key_prefix, at) VALUES (NEW.key_prefix, NEW.admitted_at[array_length(NEW.admitted_at, 1)]);
    RETURN NULL; END $$`.execute(kysely)
  await sql`CREATE TRIGGER proof AFTER UPDATE ON rate_limits FOR EACH ROW EXECUTE FUNCTION proof_admission()`.execute(
    kysely,
  )
}

async function admissions({ kysely }: Database, keyPrefix: string): Promise<number[]> {
  const { rows } = await sql<{ at: string }>`
    SELECT at FROM proof_admissions WHERE key_prefix = ${keyPrefix} ORDER BY n`.execute(kysely)
  return rows.map(({ at }) => Number(at))
}

/** Times around the edges of windows, and bursts at random ones. The clock may step back, by less than a window. */
function hostileTimes(random: Random, windows: number): number[] {
  const startUs = 1_700_000_000_000_000 + random.int(0, 1_000_000)
  const times: number[] = []
  for (let window = 0; window < windows; window++) {
    const edge = startUs + window * WINDOW_US
    const bursts = random.int(1, 4)
    for (let burst = 0; burst < bursts; burst++) {
      const offset = random.pick([0, -1, 1, -1000, 1000, random.int(0, WINDOW_US), WINDOW_US / 2, WINDOW_US - 1])
      const stepUs = random.pick([0, 0, 1, 1000, 250_000])
      const size = random.int(1, 100)
      for (let call = 0; call < size; call++) times.push(edge + offset + call * stepUs)
    }
  }
  if (random.chance(0.7)) times.sort((a, b) => a - b)
  let latest = 0
  return times.map((at) => {
    latest = Math.max(latest, at)
    return Math.max(at, latest - WINDOW_US + 1)
  })
}

const stillDatabase = testDatabaseKind() === 'embedded' ? 1 : 20
let opened: OpenTestDatabase

before(async () => {
  opened = await openTestDatabase({ poolSize: stillDatabase })
  await recordAdmissions(opened.database)
})
after(() => opened.close())

test('admit() is the brute-force model: window edges and random bursts on a simulated clock', async (t) => {
  const patterns = amount(9, 400)
  let calls = 0
  let admitted = 0
  for (let pattern = 0; pattern < patterns; pattern++) {
    const random = new Random(seed + pattern)
    const times = hostileTimes(random, random.int(10, 14))
    const limit = pattern % 3 === 0 ? random.int(1, 100) : LIMIT
    const key = `pattern-${pattern}`
    assertLikeModel(
      new Model(),
      await admitAll(opened.database, key, limit, times),
      limit,
      times,
      `seed ${seed}, ${key}`,
    )
    const recorded = await admissions(opened.database, key)
    const most = mostInAnyWindow(recorded, WINDOW_US)
    assert.ok(most <= limit, `${key}: ${most} admitted in 60 s, limit ${limit}`)
    calls += times.length
    admitted += recorded.length
  }
  report(
    t,
    `seed ${seed}: ${patterns} patterns of 10-14 windows, ${calls} calls, ${admitted} admitted, all as the model`,
  )
})

test('a burst at each edge never gets more than one allowance, and gets it whole', async (t) => {
  const edges = 12
  const startUs = 1_700_000_000_000_000
  const times: number[] = []
  // 100 calls in the last microsecond of a window, 100 in the first of the next: a bucket per window would let 120 through.
  for (let edge = 1; edge <= edges; edge++) {
    for (const offset of [-1, 0]) for (let call = 0; call < 100; call++) times.push(startUs + edge * WINDOW_US + offset)
  }
  const verdicts = await admitAll(opened.database, 'edges', LIMIT, times)
  assertLikeModel(new Model(), verdicts, LIMIT, times, 'edges')
  const recorded = await admissions(opened.database, 'edges')
  assert.equal(mostInAnyWindow(recorded, WINDOW_US), LIMIT)
  assert.equal(recorded.length, edges * LIMIT)
  report(t, `${edges} edges, ${times.length} calls: ${recorded.length} admitted, at most ${LIMIT} in any 60 s`)
})

test('whoever waits Retry-After is admitted, also after the limit was lowered', async () => {
  const random = new Random(seed)
  for (let round = 0; round < amount(15, 200); round++) {
    const key = `waits-${round}`
    const startUs = 1_700_000_000_000_000 + random.int(0, 5_000_000)
    const times = Array.from({ length: random.int(60, 120) }, () => startUs + random.int(0, 59_999_999)).sort(
      (a, b) => a - b,
    )
    await admitAll(opened.database, key, LIMIT, times)
    const limit = random.pick([LIMIT, LIMIT, 10, 1])
    const now = (times.at(-1) as number) + random.int(0, 1000)
    const [refused] = await admitAll(opened.database, key, limit, [now])
    if (refused?.admitted) continue
    const [waited] = await admitAll(opened.database, key, limit, [now + (refused?.retry_after_s ?? 0) * 1_000_000])
    assert.equal(waited?.admitted, true, `${key}: refused after waiting ${refused?.retry_after_s} s`)
  }
})

test('calls at the same time count as if they came one after the other', async (t) => {
  const callers = stillDatabase
  const windows = amount(5, 30)
  const each = 12
  const startUs = 1_700_000_000_000_000
  for (let window = 0; window < windows; window++) {
    const clock = startUs + window * WINDOW_US
    const calls = Array.from({ length: callers * each }, () => admitAll(opened.database, 'crowd', LIMIT, [clock]))
    const verdicts = (await Promise.all(calls)).flat()
    assert.equal(verdicts.filter((verdict) => verdict.admitted).length, Math.min(LIMIT, callers * each))
  }
  let admitted = 0
  const keys = amount(20, 200)
  for (let key = 0; key < keys; key++) {
    // The first calls of a key find no row: each tries to make it.
    const calls = Array.from({ length: callers * 2 }, () => admitAll(opened.database, `new-${key}`, 1, [startUs]))
    admitted += (await Promise.all(calls)).flat().filter((verdict) => verdict.admitted).length
  }
  assert.equal(admitted, keys)
  report(
    t,
    `${callers} connections: ${windows} windows of ${callers * each} calls at one moment, ${keys} new keys, exact`,
  )
})

/** What the documentation promises of each answer of a limited key. */
function assertHeaders({ status, headers, json, receivedAt, sentAt }: ProofAnswer): void {
  const number = (name: string) => Number(headers[name] ?? Number.NaN)
  assert.equal(headers['x-ratelimit-limit'], String(LIMIT))
  const remaining = number('x-ratelimit-remaining')
  assert.ok(Number.isInteger(remaining) && remaining >= 0 && remaining < LIMIT)
  const untilFreeMs = number('x-ratelimit-reset') - (performance.timeOrigin + receivedAt)
  // The answer was made at some moment between its question and its arrival.
  const tolerance = receivedAt - sentAt + 50
  assert.ok(untilFreeMs <= WINDOW_MS + tolerance && untilFreeMs > -tolerance, `reset in ${untilFreeMs} ms`)
  if (status !== 429) {
    assert.equal(headers['retry-after'], undefined)
    return
  }
  const retryAfter = number('retry-after')
  assert.equal(remaining, 0)
  assert.ok(Number.isInteger(retryAfter) && retryAfter >= 1)
  assert.ok(retryAfter * 1000 >= untilFreeMs - tolerance && retryAfter * 1000 < untilFreeMs + 1000 + tolerance)
  const { message } = json.error
  assert.deepEqual(json, { success: false, error: { code: 'RATE_LIMIT_EXCEEDED', message, retryAfter } })
}

interface Crowd {
  admitted: ProofAnswer[]
  refused: number
  others: number[]
}

/** Connections that burst on one key until `untilMs`; slowly in the first part, so that admissions spread over the window. */
async function burst(
  servers: ProofServers,
  key: string,
  connections: number,
  slowMs: number,
  totalMs: number,
): Promise<Crowd> {
  const client = new ProofClient(connections)
  const crowd: Crowd = { admitted: [], refused: 0, others: [] }
  const startedAt = performance.now()
  const work = async (connection: number) => {
    const random = new Random(seed + connection)
    const url = servers.servers[connection % servers.servers.length]?.url ?? ''
    while (performance.now() - startedAt < totalMs) {
      const isSlow = performance.now() - startedAt < slowMs
      await delay(isSlow ? random.int(1000, 40_000) : random.int(0, 400))
      if (performance.now() - startedAt > totalMs) break
      for (let call = isSlow ? 1 : random.int(1, 20); call > 0; call--) {
        const answer = await client.call(url, '/leads?limit=1', { key })
        assertHeaders(answer)
        if (answer.status === 200) crowd.admitted.push(answer)
        else if (answer.status === 429) crowd.refused++
        else crowd.others.push(answer.status)
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => work(connection)))
  client.close()
  return crowd
}

/** One client that keeps to the rules: after a refusal it waits Retry-After, and must then be admitted. */
async function politeClient(
  url: string,
  key: string,
  totalMs: number,
): Promise<{ waits: number; refusedAfterWait: number }> {
  const client = new ProofClient(1)
  const result = { waits: 0, refusedAfterWait: 0 }
  const startedAt = performance.now()
  while (performance.now() - startedAt < totalMs) {
    const answer = await client.call(url, '/leads?limit=1', { key })
    if (answer.status !== 429) continue
    await delay(Number(answer.headers['retry-after']) * 1000)
    result.waits++
    if ((await client.call(url, '/leads?limit=1', { key })).status !== 200) result.refusedAfterWait++
    await delay(200)
  }
  client.close()
  return result
}

/** From the clients' side: more than the limit are wrong when sent and answered within 60 s. */
function assertResponseStream(answers: ProofAnswer[]): number {
  let most = 0
  for (const { sentAt } of answers) {
    const inside = answers.filter((other) => other.sentAt >= sentAt && other.receivedAt < sentAt + WINDOW_MS)
    most = Math.max(most, inside.length)
  }
  assert.ok(most <= LIMIT, `${most} answers of one 60 s were admissions`)
  return most
}

/** All admissions of the key. The embedded database can be read when its server has ended. */
async function admittedLog(servers: ProofServers, key: string): Promise<number[]> {
  const prefix = key.split('.')[0] as string
  if (!servers.place.databaseUrl) await Promise.all(servers.servers.map((server) => server.stop()))
  return withOperator(servers.place, async (_context, database) => admissions(database, prefix))
}

/** How many were admitted in the 60 s from each admission on, as far as the crowd was pressing all the time. */
function saturatedWindows(timesUs: number[], slowMs: number): number[] {
  const first = timesUs[0] ?? 0
  const last = timesUs.at(-1) ?? 0
  const from = first + slowMs * 1000
  const starts = timesUs.filter((at) => slowMs === 0 || (at >= from && at + WINDOW_US <= last))
  return starts
    .slice(0, slowMs === 0 ? 1 : starts.length)
    .map((start) => timesUs.filter((at) => at >= start && at < start + WINDOW_US).length)
}

describe('over all processes of a database', () => {
  const politeCount = amount(0, 6)
  let servers: ProofServers
  before(async () => {
    servers = await startProofServers(
      Array.from({ length: politeCount + 1 }, () => ['read']),
      { SPIEL_RATE_LIMIT: String(LIMIT) },
      recordAdmissions,
    )
  })
  after(() => servers?.close())

  test('a revoked key is refused by the very next request, by every process', async (t) => {
    const operator = await openOperator(servers.place)
    const client = new ProofClient(4)
    const rounds = amount(20, 1000)
    let refused = 0
    let asked = 0
    try {
      for (let round = 0; round < rounds; round++) {
        const input = { store: servers.slug, name: 'short-lived', scopes: ['read'] }
        const { id, key } = await operator.run<{ id: string; key: string }>('key.create', input)
        const askAll = () =>
          Promise.all(
            servers.servers.map(async ({ url }) => (await client.call(url, '/leads?limit=1', { key })).status),
          )
        assert.deepEqual(new Set(await askAll()), new Set([200]))
        await operator.run('key.revoke', { store: servers.slug, key: id })
        const statuses = await askAll()
        asked += statuses.length
        refused += statuses.filter((status) => status === 401).length
      }
      assert.equal(refused, asked)
      report(
        t,
        `${rounds} keys revoked: ${refused} of ${asked} next requests refused by ${servers.servers.length} processes`,
      )
    } finally {
      client.close()
      await operator.close()
    }
  })

  // The last one: what was admitted is read when an embedded database’s server has ended.
  test('50 connections bursting on one key get 60 requests in any 60 s, over all processes', async (t) => {
    const [key = '', ...politeKeys] = servers.keys
    const slowMs = amount(0, 30_000)
    const totalMs = amount(4000, 150_000)
    const polites = politeKeys.map((politeKey, place) =>
      politeClient(servers.servers[place % servers.servers.length]?.url ?? '', politeKey, totalMs - 62_000),
    )
    const [crowd, polite] = await Promise.all([burst(servers, key, 50, slowMs, totalMs), Promise.all(polites)])
    const recorded = await admittedLog(servers, key)
    assert.deepEqual(crowd.others, [])
    const most = mostInAnyWindow(recorded, WINDOW_US)
    assert.ok(most <= LIMIT, `${most} admitted in 60 s`)
    const windows = saturatedWindows(recorded, slowMs)
    assert.ok(
      windows.every((count) => count === LIMIT || count === LIMIT - 1),
      `saturated windows had ${windows}`,
    )
    const mostSeen = assertResponseStream(crowd.admitted)
    assert.equal(crowd.admitted.length, recorded.length)
    report(
      t,
      `${servers.servers.length} processes, 50 connections, ${totalMs / 1000} s: ${recorded.length} admitted, ${crowd.refused} refused; ` +
        `most in any 60 s: ${most} by the database, ${mostSeen} by the answers; ` +
        `${windows.length} saturated windows with ${Math.min(...windows)}-${Math.max(...windows)}`,
    )
    const waits = polite.reduce((sum, one) => sum + one.waits, 0)
    assert.equal(
      polite.reduce((sum, one) => sum + one.refusedAfterWait, 0),
      0,
    )
    assert.ok(waits >= politeCount)
    report(t, `${politeCount} clients waited Retry-After ${waits} times, refused afterwards 0 times`)
  })
})
