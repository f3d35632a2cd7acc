import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { checkResponse, type OpenApiDocument } from '../support/openapi-check.ts'
import { processorLimit } from '../support/processor-time.ts'
import { type FuzzRequest, fuzzRequest, rawBytes } from '../support/proof-fuzz.ts'
import { type ProofAnswer, ProofClient } from '../support/proof-http.ts'
import { amount, isFull, report, seed } from '../support/proof-run.ts'
import { prepareStore, type ServerProcess, startServerProcess } from '../support/proof-server.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { HANG_MS } from '../support/wait-until.ts'

const ROOT = '/api/public/v1'
const REQUESTS = amount(1000, 200_000)
const RAW = amount(100, 5000)
const CHUNK = 500
const CONCURRENCY = 16
/** Processor time of the server, on average of a chunk: some 3 ms. One request that is read in quadratic time takes more than all of a chunk. */
const MOST_MS_A_REQUEST = 30
/** The heap has then met the largest bodies often enough: resident memory rises for some 100,000 requests and then stays. */
const WARM_UP = REQUESTS * 0.5

interface Fuzz {
  server: ServerProcess
  client: ProofClient
  key: string
  document: OpenApiDocument
  statuses: Map<number, number>
  faults: string[]
  /** Of all chunks the most that a request took on average. */
  slowestMs: number
  sent: number
  warmKb: number
}

/** Resident memory in KiB; 0 where /proc is not. */
function residentKb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** Processor time of a process so far; 0 where /proc is not. A tick is 10 ms. */
function processorMsOf(pid: number): number {
  try {
    const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user, system] = fields.join(') ').split(' ').slice(11, 13)
    return 10 * (Number(user) + Number(system))
  } catch {
    return 0
  }
}

/** The path as the router reads it: up to the query or fragment, percent-decoded where that names the same. */
function routedPath(path: string): string {
  const plain = path.split(/[?#]/, 1)[0] as string
  try {
    return decodeURI(plain)
  } catch {
    return plain
  }
}

/** A wrong Host is refused before any path is looked at. */
const isHostRefused = (json: unknown): boolean =>
  (json as { details?: { issues?: { code?: string }[] } } | undefined)?.details?.issues?.[0]?.code === 'invalid_host'

function judge(
  document: OpenApiDocument,
  { method, path, headers }: FuzzRequest,
  { status, text, json }: ProofAnswer,
): void {
  assert.ok(status < 500, `status ${status}`)
  if (isHostRefused(json)) {
    assert.ok(status === 400 && 'host' in headers, `status ${status} for a Host that was ours`)
    return
  }
  const routed = routedPath(path)
  const body = text === '' ? undefined : json
  if (routed.startsWith(ROOT) && routed !== `${ROOT}/openapi.json`) {
    checkResponse(document, method, routed.slice(ROOT.length), status, body)
    return
  }
  assert.ok([200, 204, 404, 405].includes(status), `status ${status} outside the API`)
  if (status >= 400 && method !== 'HEAD') {
    assert.deepEqual(body, { error: status === 404 ? 'Not found' : 'Method not allowed' })
  }
}

async function send(fuzz: Fuzz, request: FuzzRequest): Promise<void> {
  const { client, server, document, statuses } = fuzz
  const headers = { ...request.headers }
  const key = 'authorization' in headers ? undefined : fuzz.key
  try {
    const answer = await client.raw(server.url, request.path, { ...request, headers, ...(key ? { key } : {}) })
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    judge(document, request, answer)
  } catch (error) {
    const { method, path, body } = request
    const shown = JSON.stringify({
      method,
      path: path.slice(0, 300),
      headers,
      body: body?.toString('latin1').slice(0, 600),
    })
    fuzz.faults.push(`${String(error).slice(0, 800)}\n    ${shown}`)
  }
  fuzz.sent++
  if (fuzz.sent === WARM_UP) fuzz.warmKb = residentKb(server.pid)
}

/** Writes bytes, closes its side, and reads what comes until the server closes. */
function sendRaw(url: string, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
    let text = ''
    socket.setTimeout(HANG_MS, () =>
      reject(new Error(`The server neither answered nor closed: ${bytes.toString('latin1')}`)),
    )
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('end', () => socket.destroy())
    socket.on('close', () => resolve(text))
    socket.end(bytes)
  })
}

async function inParallel<T>(values: T[], work: (value: T) => Promise<void>): Promise<void> {
  const waiting = [...values]
  const worker = async () => {
    for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) await work(value)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

let database: TestDatabase
let keys: string[]
let server: ServerProcess
before(async () => {
  database = await createTestDatabase()
  keys = (await prepareStore(database.options, [['read', 'write']])).keys
  server = await startServerProcess(database.options)
})
after(async () => {
  await server?.stop()
  await database?.drop()
})

test('no request is answered with a fault of ours, off the document, at length, or at the price of memory', async (t) => {
  const client = new ProofClient(CONCURRENCY)
  try {
    const { json: document } = await client.call(server.url, '/openapi.json')
    const state = { statuses: new Map<number, number>(), faults: [], slowestMs: 0, sent: 0, warmKb: 0 }
    const fuzz: Fuzz = { server, client, key: keys[0] ?? '', document, ...state }
    const startedAt = performance.now()
    for (let chunk = 0; chunk * CHUNK < REQUESTS && fuzz.faults.length < 20; chunk++) {
      const before = processorMsOf(server.pid)
      await inParallel(fc.sample(fuzzRequest, { numRuns: CHUNK, seed: seed + chunk }), (request) => send(fuzz, request))
      fuzz.slowestMs = Math.max(fuzz.slowestMs, (processorMsOf(server.pid) - before) / CHUNK)
    }
    const seconds = (performance.now() - startedAt) / 1000
    await delay(amount(0, 5000))
    const endKb = residentKb(server.pid)
    const statuses = [...fuzz.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
    report(t, `seed ${seed}: ${fuzz.sent} requests in ${Math.round(seconds)} s; ${statuses.join(', ')}`)
    report(
      t,
      `at most ${fuzz.slowestMs.toFixed(1)} ms of processor time a request; memory ${Math.round(fuzz.warmKb / 1024)} MiB warm, ${Math.round(endKb / 1024)} MiB after`,
    )
    assert.equal(fuzz.faults.length, 0, `seed ${seed}\n${fuzz.faults.slice(0, 5).join('\n')}`)
    assert.ok(fuzz.slowestMs < processorLimit(MOST_MS_A_REQUEST), `${fuzz.slowestMs} ms of processor time a request`)
    assert.ok(!server.hasEnded())
    assert.doesNotMatch(server.output(), /"level":[56]0/)
    if (isFull) assert.ok(endKb <= fuzz.warmKb * 1.2, `memory went from ${fuzz.warmKb} to ${endKb} KiB`)
  } finally {
    client.close()
  }
})

test('a refused body is answered whole, and its connection goes on', async (t) => {
  const client = new ProofClient(4)
  const large = Buffer.alloc(11 * 1024 * 1024, ' ')
  const refused: [number, FuzzRequest['headers'], Buffer][] = [
    [413, {}, large],
    [415, { 'content-encoding': 'deflate' }, large.subarray(0, 9 * 1024 * 1024)],
    [400, { 'content-encoding': 'gzip' }, large.subarray(0, 9 * 1024 * 1024)],
    [400, {}, Buffer.from('{')],
    [401, { authorization: 'Bearer no-key' }, large],
  ]
  const rounds = amount(1, 60)
  try {
    const lane = async () => {
      for (let round = 0; round < rounds; round++) {
        for (const [expected, headers, body] of refused) {
          const key = 'authorization' in headers ? undefined : keys[0]
          const answer = await client.call(server.url, '/catalog', { ...(key ? { key } : {}), headers, body })
          assert.equal(answer.status, expected)
          assert.notEqual(answer.headers.connection, 'close')
        }
      }
    }
    await Promise.all([lane(), lane(), lane(), lane()])
    report(t, `${4 * rounds * refused.length} refused bodies, most of 9 to 11 MiB, all answered, no connection closed`)
  } finally {
    client.close()
  }
})

test('bytes that are no request are answered with 4xx or a closed socket', async (t) => {
  const statuses = new Map<string, number>()
  const faults: string[] = []
  await inParallel(fc.sample(rawBytes, { numRuns: RAW, seed }), async (bytes) => {
    const text = await sendRaw(server.url, bytes)
    const found = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map((match) => match[1] as string)
    for (const status of found.length > 0 ? found : ['closed']) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const isRight = text === '' || (found.length > 0 && found.every((status) => /^[124]/.test(status)))
    if (!isRight) faults.push(`${text.slice(0, 200)}\n    ${JSON.stringify(bytes.toString('latin1').slice(0, 300))}`)
  })
  const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`)
  report(t, `seed ${seed}: ${RAW} broken requests; ${counts.join(', ')}`)
  assert.equal(faults.length, 0, `seed ${seed}: ${faults.length} faults\n${faults.slice(0, 5).join('\n')}`)
  assert.ok(!server.hasEnded())
})
