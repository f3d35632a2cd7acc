import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { after, before, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { keepHeapSmall } from '../../src/shared/small-heap.ts'
import { type BigBody, bombs, greatPushes } from '../support/big-bodies.ts'
import { leastPieces } from '../support/loop-pieces.ts'
import { processorLimit } from '../support/processor-time.ts'
import { amount, report } from '../support/proof-run.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const MIB = 1024 * 1024
const BODY_BYTES = amount(2, 10) * MIB - 64
/** A body of a fifth of the size is a fifth of the work where nothing yields. */
const MOST_MS = amount(40, 100)

let app: TestApp
let key: string
let idleRss: number

/** What this process held at the most while something ran, beside what it held before the first bomb. */
let peakRss = 0
const sampleMemory = () => {
  peakRss = Math.max(peakRss, process.memoryUsage.rss())
}

before(async () => {
  // As the server does.
  keepHeapSmall()
  app = await startTestApp({ SPIEL_LOG_LEVEL: 'error' })
  key = await (await app.createStore()).key('write')
  await app.context.assistant.understander.prepare()
  await send({ name: 'warm-up', path: '/catalog', status: 200, body: Buffer.from('{"products":[]}') }, key)
  idleRss = process.memoryUsage.rss()
})
after(() => app.close())

/** Compressed beforehand, so that the client, which is of this process too, has little to do. Resolves with what came. */
async function send({ path, body }: BigBody, secret: string, compressed = gzipSync(body)) {
  const call = request(`${app.url}/api/public/v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-encoding': 'gzip',
      'content-length': compressed.length,
    },
  })
  call.end(compressed)
  const [answer] = await once(call, 'response')
  let bytes = 0
  for await (const chunk of answer) bytes += chunk.length
  return { status: answer.statusCode as number, bytes }
}

describe('processor time in one turn of the event loop', () => {
  const rounds = [1, 2, 3].map((round) => greatPushes(BODY_BYTES, round))
  const cases = [
    ...bombs(BODY_BYTES).map((bomb) => [bomb, bomb, bomb]),
    // The same again would change nothing and be less work.
    ...(rounds[0] as BigBody[]).map((_, at) => rounds.map((round) => round[at] as BigBody)),
  ] as [BigBody, ...BigBody[]][]
  for (const [bomb, ...others] of cases) {
    test(`${bomb.name}: at most ${MOST_MS} ms`, async (t) => {
      const compressed = [bomb, ...others].map(({ body }) => gzipSync(body))
      const sampler = setInterval(sampleMemory, 20)
      const pieces = await leastPieces(compressed.length, async (run) => {
        const { status, bytes } = await send(bomb, key, compressed[run])
        assert.equal(status, bomb.status)
        assert.ok(bytes < 4 * MIB, `an answer of ${bytes} bytes`)
      })
      clearInterval(sampler)
      report(
        t,
        `${bomb.name}: ${pieces.longestMs.toFixed(1)} ms, ${pieces.over50Ms} turns over 50 ms, peak ${Math.round(peakRss / MIB)} MiB`,
      )
      assert.ok(pieces.longestMs <= processorLimit(MOST_MS), `${pieces.longestMs} ms in one turn`)
    })
  }

  test('many at once share the turns and the room', async (t) => {
    const bodies = bombs(BODY_BYTES).slice(0, 8)
    const keys = await Promise.all(bodies.map(async () => (await app.createStore()).key('write')))
    const compressed = bodies.map(({ body }) => gzipSync(body))
    const sampler = setInterval(sampleMemory, 20)
    const pieces = await leastPieces(2, async () => {
      const answers = await Promise.all(bodies.map((body, at) => send(body, keys[at] as string, compressed[at])))
      assert.deepEqual(
        answers.map(({ status }) => status),
        bodies.map(({ status }) => status),
      )
    })
    clearInterval(sampler)
    report(t, `${pieces.longestMs.toFixed(1)} ms, peak ${Math.round(peakRss / MIB)} MiB`)
    assert.ok(pieces.longestMs <= processorLimit(MOST_MS), `${pieces.longestMs} ms in one turn`)
  })

  test('no more than twice the memory of the idle process', (t) => {
    report(t, `idle ${Math.round(idleRss / MIB)} MiB, peak ${Math.round(peakRss / MIB)} MiB`)
    assert.ok(peakRss > 0 && peakRss <= 2 * idleRss, `${peakRss} bytes, idle ${idleRss}`)
  })
})
