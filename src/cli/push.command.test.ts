import assert from 'node:assert/strict'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { type TestContext, test } from 'node:test'
import { FakeClock } from '../../sdk/test/fake-clock.ts'
import { FAKE_KEY, type FakeServerOptions, startFakeServer } from '../../sdk/test/fake-server.ts'
import type { PushSummary } from './push/push-summary.ts'
import { type PushIo, type PushOptions, runPush } from './push.command.ts'

async function setUp(t: TestContext, server: FakeServerOptions = {}) {
  const clock = new FakeClock()
  const fake = await startFakeServer({ limit: 0, now: () => clock.now() + 1_700_000_000_000, ...server })
  const folder = mkdtempSync(join(tmpdir(), 'spiel-push-'))
  t.after(async () => {
    await fake.close()
    rmSync(folder, { recursive: true })
  })
  const write = (lines: string[], name = 'catalog.jsonl') => {
    writeFileSync(join(folder, name), lines.join('\n'))
    return join(folder, name)
  }
  const run = async (
    file: string | string[],
    options: Partial<PushOptions> = {},
    io: Partial<PushIo> & { isTTY?: boolean } = {},
  ) => {
    const [stdout, stderr] = [new PassThrough(), Object.assign(new PassThrough(), { isTTY: io.isTTY, columns: 120 })]
    const code = await runPush(
      [file].flat(),
      { url: fake.url, key: FAKE_KEY, json: true, resume: true, batchSize: 50, concurrency: 2, ...options },
      { stdin: Readable.from([]), stdout, stderr, onInterrupt: () => () => {}, clock, ...io },
    )
    const text = String(stdout.read() ?? '')
    return {
      code,
      summary: (text === '' ? null : JSON.parse(text)) as PushSummary,
      stderr: String(stderr.read() ?? ''),
    }
  }
  return { fake, clock, folder, write, run, left: () => readdirSync(folder).sort() }
}

const line = (id: string) => JSON.stringify({ externalId: id, title: `Product ${id}` })
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(`P-${index}`))
const errorsIn = (file: string) =>
  readFileSync(`${file}.errors.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text))

test('sends a file, sums up, and leaves nothing behind', async (t) => {
  const { fake, run, write, left } = await setUp(t)
  const file = write(lines(420))
  const { code, summary } = await run(file)
  assert.equal(code, 0)
  assert.deepEqual(
    [summary.items, summary.stored, summary.failed, summary.unreadable, summary.requests],
    [420, 420, 0, 0, 9],
  )
  assert.equal(summary.files[0]?.errorFile, null)
  assert.equal(fake.stored.size, 420)
  assert.deepEqual(left(), ['catalog.jsonl'])
})

test('failed items and unreadable lines are listed with their lines, in order, and the rest is stored', async (t) => {
  const { fake, run, write } = await setUp(t, { intercept: () => undefined, latencyMs: 3 })
  const content = lines(300)
  content[4] = line('bad-5')
  content[149] = '{"externalId": "cut'
  content[150] = line('bad-151')
  content.splice(200, 0, '', '')
  content[299] = line('bad-300')
  const file = write(content)
  const { code, summary } = await run(file, { concurrency: 4, batchSize: 20 })
  assert.equal(code, 1)
  assert.deepEqual([summary.items, summary.stored, summary.failed, summary.unreadable], [299, 296, 3, 1])
  assert.equal(summary.files[0]?.errorFile, `${file}.errors.jsonl`)
  assert.deepEqual(
    errorsIn(file).map((error) => [error.line, error.externalId, error.code]),
    [
      [5, 'bad-5', 'invalid_item'],
      [150, null, 'unreadable'],
      [151, 'bad-151', 'invalid_item'],
      [300, 'bad-300', 'invalid_item'],
    ],
  )
  assert.deepEqual(errorsIn(file)[0].issues, [{ path: 'title', code: 'invalid_type', message: 'must be text' }])
  assert.equal(fake.stored.size, 296)

  writeFileSync(file, lines(3).join('\n'))
  assert.equal((await run(file)).code, 0)
  assert.equal(existsSync(`${file}.errors.jsonl`), false, 'the list of an earlier push is gone')
})

test('orders go to their own path; several files are one run', async (t) => {
  const { fake, run, write } = await setUp(t)
  const first = write(['{"externalId":"1001","email":"a@shop.example","items":[]}'], 'orders.jsonl')
  const second = write(['{"externalId":"1002","items":[]}'], 'more.jsonl')
  const { code, summary } = await run([first, second], { kind: 'orders' })
  assert.deepEqual([code, summary.items, summary.files.length], [0, 2, 2])
  assert.ok(fake.requests.every(({ path }) => path === '/api/public/v1/orders'))
})

test('standard input is sent like a file, without a state', async (t) => {
  const { fake, run } = await setUp(t)
  const { code } = await run('-', {}, { stdin: Readable.from([Buffer.from(lines(120).join('\n'))]) })
  assert.deepEqual([code, fake.stored.size], [0, 120])
})

test('what keeps it from running is said in a sentence, with exit code 2', async (t) => {
  const { fake, run, write, folder } = await setUp(t)
  const file = write(lines(3))
  const table: [Partial<PushOptions>, string, RegExp][] = [
    [{ url: undefined }, file, /--url or set SPIEL_URL/],
    [{ key: undefined }, file, /--key or set SPIEL_KEY/],
    [{ key: 'sp_live_unknown.x' }, file, /does not know this key/],
    [{ url: 'shop.example' }, file, /url must be an address/],
    [{}, join(folder, 'missing.jsonl'), /missing\.jsonl: there is no such file/],
  ]
  for (const [options, path, message] of table) {
    const { code, stderr } = await run(path, options)
    assert.equal(code, 2, stderr)
    assert.match(stderr, message)
    assert.equal(stderr.includes('secretsecret'), false)
  }
  await fake.close()
  const { code, stderr, summary } = await run(file)
  assert.equal(code, 2)
  assert.match(stderr, /ECONNREFUSED.*trying again in 1\.0 s/)
  assert.match(stderr, /spiel push: Cannot reach the server/)
  assert.ok(summary.requests <= 8, `${summary.requests} requests to a server that never answered`)
})

test('a missing scope is told by its name', async (t) => {
  const answer = { status: 403, body: { error: 'Forbidden', message: 'Missing scope: write' } }
  const { run, write } = await setUp(t, { intercept: () => answer })
  const { code, stderr } = await run(write(lines(3)))
  assert.equal(code, 2)
  assert.match(stderr, /Missing scope: write/)
})

test('a server that restarts is waited for', async (t) => {
  const answers = (n: number) => (n > 3 && n < 9 ? (n % 2 === 0 ? 'reset' : { status: 503 }) : undefined)
  const { fake, run, write } = await setUp(t, { intercept: ({ n }) => answers(n) })
  const { code, stderr } = await run(write(lines(500)), { concurrency: 1 })
  assert.equal(code, 0)
  assert.equal(fake.stored.size, 500)
  assert.match(stderr, /trying again in/)
})

test('a server that stays away ends the push after about two minutes; the next one goes on and lists all errors once', async (t) => {
  let goodRequests = 5
  const { fake, run, write, left, clock } = await setUp(t, {
    intercept: ({ n }) => (n > goodRequests ? { status: 503 } : undefined),
  })
  const content = lines(500)
  for (const at of [10, 240, 260, 490]) content[at] = line(`bad-${at + 1}`)
  const file = write(content)
  const before = clock.now()
  const first = await run(file, { concurrency: 1 })
  assert.equal(first.code, 2)
  assert.match(first.stderr, /Start the same command again to go on/)
  assert.ok(clock.now() - before > 60_000 && clock.now() - before < 150_000, `${clock.now() - before} ms`)
  assert.deepEqual(left(), ['catalog.jsonl', 'catalog.jsonl.errors.jsonl', 'catalog.jsonl.spiel-push.json'])

  goodRequests = 1_000
  const second = await run(file, { concurrency: 1 })
  assert.equal(second.code, 1)
  assert.deepEqual([second.summary.items, second.summary.stored, second.summary.files[0]?.resumed], [500, 496, true])
  assert.deepEqual(
    errorsIn(file).map((error) => error.line),
    [11, 241, 261, 491],
  )
  assert.equal(Math.max(...fake.timesReceived.values()), 1, 'nothing was sent twice')
  assert.deepEqual(left(), ['catalog.jsonl', 'catalog.jsonl.errors.jsonl'])
})

test('an interrupt finishes what is under way, exits 130, and the next push sends only the rest', async (t) => {
  let interrupt = () => {}
  const { fake, run, write, left } = await setUp(t, {
    latencyMs: 2,
    intercept: ({ n }) => void (n === 6 && interrupt()),
  })
  const file = write(lines(1000))
  const onInterrupt = (handler: () => void) => {
    interrupt = handler
    return () => {}
  }
  const first = await run(file, { batchSize: 20 }, { onInterrupt })
  assert.equal(first.code, 130)
  assert.equal(first.summary.interrupted, true)
  assert.match(first.stderr, /Start the same command again/)
  assert.ok(fake.stored.size >= 120 && fake.stored.size <= 160, `${fake.stored.size} stored`)
  assert.equal(first.summary.stored, fake.stored.size)
  assert.ok(left().includes('catalog.jsonl.spiel-push.json'))

  const second = await run(file, { batchSize: 70 })
  assert.deepEqual([second.code, second.summary.items, fake.stored.size], [0, 1000, 1000])
  assert.equal(Math.max(...fake.timesReceived.values()), 1)
  assert.deepEqual(left(), ['catalog.jsonl'])
})

test('an interrupt while the rate limit holds everything back ends at once', async (t) => {
  const { fake, run, write, clock } = await setUp(t, { limit: 3 })
  let interrupt = () => {}
  const onInterrupt = (handler: () => void) => {
    interrupt = handler
    return () => {}
  }
  const before = clock.now()
  const impatient = {
    now: () => clock.now(),
    sleep: (ms: number, signal?: AbortSignal) => {
      setImmediate(interrupt)
      return clock.sleep(ms, signal)
    },
  }
  const file = write(lines(1000))
  const { code } = await run(file, { batchSize: 10 }, { onInterrupt, clock: impatient })
  assert.equal(code, 130)
  assert.ok(clock.now() - before < 1_000)
  assert.equal(fake.stored.size, 30)
})

test('the state file holds no secret and is for its owner only; a changed file, key, or option starts anew', async (t) => {
  let interrupt = () => {}
  const onInterrupt = (handler: () => void) => {
    interrupt = handler
    return () => {}
  }
  const { fake, run, write } = await setUp(t, { intercept: ({ items }) => void (items.length === 7 && interrupt()) })
  const file = write(lines(300))
  const changes: [string, () => void, Partial<PushOptions>, RegExp][] = [
    ['content', () => writeFileSync(file, lines(301).join('\n')), {}, /the file has changed/],
    ['time', () => utimesSync(file, new Date(), new Date(1_700_000_000_000)), {}, /the file has changed/],
    ['option', () => {}, { shopUrl: 'https://shop.example' }, /other options/],
    ['server', () => {}, { url: `${fake.url}/other` }, /another server/],
    ['state', () => writeFileSync(`${file}.spiel-push.json`, '{"versi'), {}, /cannot be read/],
  ]
  for (const [name, change, options, message] of changes) {
    assert.equal((await run(file, { batchSize: 7 }, { onInterrupt })).code, 130, name)
    const state = readFileSync(`${file}.spiel-push.json`, 'utf8')
    assert.equal(state.includes('secret'), false)
    assert.equal(JSON.parse(state).keyPrefix, 'sp_live_abcdefghijkl')
    assert.equal(statSync(`${file}.spiel-push.json`).mode & 0o777, 0o600)
    change()
    const next = await run(file, options)
    assert.match(next.stderr, message)
    assert.equal(next.summary.files[0]?.resumed, false)
  }
  assert.equal((await run(file, { batchSize: 7 }, { onInterrupt })).code, 130)
  const anew = await run(file, { resume: false })
  assert.deepEqual([anew.code, anew.summary.files[0]?.resumed], [0, false])
})

test('100 requests under a limit of 60 a minute: no 429, one wait', async (t) => {
  const { fake, run, write, clock } = await setUp(t, { limit: 60 })
  const before = clock.now()
  const { code, stderr } = await run(write(lines(1000)), { batchSize: 10 })
  assert.deepEqual([code, fake.refused(), fake.stored.size], [0, 0, 1000])
  assert.ok(clock.now() - before > 59_000 && clock.now() - before < 63_000)
  assert.doesNotMatch(stderr, /429|Slow down/)
})

test('a dry run sends nothing and finds what the server would refuse', async (t) => {
  const { fake, run, write } = await setUp(t)
  const content = lines(50)
  content[9] = '{"externalId":"P-9","variants":[{"externalId":"V","price":-1}]}'
  content[19] = 'no json'
  const file = write(content)
  const { code, summary } = await run(file, { dryRun: true, url: undefined, key: undefined })
  assert.deepEqual([code, summary.items, summary.stored, summary.failed, summary.unreadable], [1, 49, 48, 1, 1])
  assert.equal(fake.requests.length, 0)
  assert.deepEqual(
    errorsIn(file).map((error) => [error.line, error.externalId, error.issues[0]?.path]),
    [
      [10, 'P-9', 'variants[0].price'],
      [20, null, undefined],
    ],
  )
})

test('a long run of unreadable lines does not hold back the items before it', async (t) => {
  const { fake, run, write } = await setUp(t)
  const { code, summary } = await run(write([line('A'), ...Array.from({ length: 25_000 }, () => '?'), line('B')]))
  assert.deepEqual([code, summary.unreadable, fake.stored.size, fake.requests.length], [1, 25_000, 2, 2])
})

test('a terminal sees a bar, anything else a line every ten seconds, --quiet neither', async (t) => {
  const { run, write } = await setUp(t, { limit: 10 })
  const description = 'x'.repeat(10_000)
  const file = write(
    Array.from({ length: 300 }, (_, index) => JSON.stringify({ externalId: `P-${index}`, description })),
  )
  const onTerminal = await run(file, { batchSize: 10, json: false }, { isTTY: true })
  assert.match(onTerminal.stderr, /catalog\.jsonl \[=+ *\] \d+% \d+ items/)
  assert.match(onTerminal.stderr, /300 items, 300 stored, 0 failed, 0 unreadable, 30 requests in \d/)
  const elsewhere = await run(file, { batchSize: 10, json: false })
  assert.match(elsewhere.stderr, /catalog\.jsonl: [34]\d%, 1\d0 items, .* left/)
  assert.ok(elsewhere.stderr.split('\n').length < 12, elsewhere.stderr)
  const quiet = await run(file, { batchSize: 10, json: false, quiet: true })
  assert.equal(quiet.stderr.trim().split('\n').length, 1)
})
