import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestApp, type TestApp } from '../../test/support/test-app.ts'
import { callWidget, ORIGIN, visit } from '../../test/support/widget-client.ts'
import { createWidgetKey } from '../widget/create-widget-key.ts'

const TOKEN = 'a-token-of-metrics'
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

let app: TestApp
before(async () => {
  app = await startTestApp({ SPIEL_METRICS_TOKEN: TOKEN })
})
after(() => app.close())

const metrics = async () => (await fetch(`${app.url}/metrics`, bearer(TOKEN))).text()
const countOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length) ?? Number.NaN,
  )

describe('GET /metrics', () => {
  test('is for those who have the token', async () => {
    for (const given of [
      {},
      bearer('a-token-of-metricx'),
      bearer(TOKEN.slice(1)),
      { headers: { authorization: TOKEN } },
    ]) {
      const answer = await fetch(`${app.url}/metrics`, given)
      assert.equal(answer.status, 401)
      assert.deepEqual(await answer.json(), { error: 'Unauthorized' })
    }
    const answer = await fetch(`${app.url}/metrics`, bearer(TOKEN))
    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    const other = await fetch(`${app.url}/metrics`, { method: 'POST' })
    assert.deepEqual([other.status, other.headers.get('allow')], [405, 'GET, HEAD, OPTIONS'])
  })

  test('without a token there is none', async () => {
    const plain = await startTestApp()
    try {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        assert.equal((await fetch(`${plain.url}/metrics`, { ...bearer(TOKEN), method })).status, 404, method)
      }
    } finally {
      await plain.close()
    }
  })

  test('counts requests by the pattern of their route, never by what was sent', async () => {
    const store = await app.createStore()
    const key = await store.key('read')
    for (const id of ['one', 'two', 'three-secret']) await app.call(`/leads/${id}`, { key })
    await fetch(`${app.url}/no/such/page-secret`)
    const text = await metrics()
    const leads = 'spiel_http_requests_total{method="GET",route="/api/public/v1/leads/:id",status="404"}'
    assert.equal(countOf(text, leads), 3)
    assert.equal(countOf(text, 'spiel_http_requests_total{method="GET",route="unknown",status="404"}'), 1)
    assert.doesNotMatch(text, /secret/)
  })

  test('counts turns, and tells of the process', async () => {
    const store = await app.createStore()
    const { token, conversationId } = await visit(app, store)
    const answered = 'spiel_turns_total{outcome="answered"}'
    const before = countOf(await metrics(), answered)
    await callWidget(app, `/conversations/${conversationId}/messages`, { token, body: { text: 'hello' } })
    const text = await metrics()
    assert.equal(countOf(text, answered), before + 1)
    assert.equal(countOf(text, 'spiel_webhook_deliveries_total{outcome="delivered"}'), 0)
    assert.ok(countOf(text, 'process_cpu_seconds_total') > 0)
    assert.ok(countOf(text, 'process_resident_memory_bytes') > 0)
  })
})

test('a loop that stood is told: the routes with the sizes of their bodies, not their words', async () => {
  const store = await app.createStore()
  const { key } = await createWidgetKey(store.context, { origins: [ORIGIN] })
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const told = () => app.logLines.filter((line) => line.includes('the event loop stood'))
  const stalls = 'spiel_event_loop_stalls_total'
  const before = { lines: told().length, stalls: countOf(await metrics(), stalls) }
  const head = `POST /api/widget/v1/sessions HTTP/1.1\r\nhost: x\r\norigin: ${ORIGIN}\r\nx-widget-key: ${key}\r\ncontent-length: 4321\r\n\r\n`
  socket.write(`${head}{"locale":"secret words`)
  // Until the request is being read.
  await sleep(200)
  const end = performance.now() + 400
  while (performance.now() < end);
  while (told().length === before.lines) await sleep(20)
  socket.destroy()
  const line = JSON.parse(told().at(-1) ?? '{}')
  const { sinceMs: _since, ...request } = line.requests.find(({ bytes }: { bytes: number }) => bytes === 4321)
  assert.deepEqual(request, { method: 'POST', route: '/api/widget/v1/sessions', bytes: 4321 })
  assert.equal(line.level, 40)
  assert.ok(!JSON.stringify(line).includes('secret'))
  assert.ok(countOf(await metrics(), stalls) > before.stalls)
})
