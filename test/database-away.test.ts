import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { upsertProducts } from '../src/catalog/upsert-products.ts'
import { replyAsHuman } from '../src/conversations/take-conversation.ts'
import { PUBLIC_ROOT, publicRoutes } from '../src/http/public-api.ts'
import { WIDGET_ROOT } from '../src/http/widget-api.ts'
import { widgetRoutes } from '../src/http/widget-routes.ts'
import { upsertOrders } from '../src/orders/upsert-orders.ts'
import { searchProducts } from '../src/search/search-products.ts'
import { type FakeModelServer, type ModelScript, startFakeModelServer } from './support/fake-model-server.ts'
import { type Answer, callApi, startTestApp, type TestApp, type TestStore } from './support/test-app.ts'
import { testDatabaseKind } from './support/test-database.ts'
import { callWidget, ORIGIN, streamWidget, type Visit, visit } from './support/widget-client.ts'

function assertAway({ status, headers, json }: Answer, what: string): void {
  assert.deepEqual([status, json], [503, { error: 'Service unavailable' }], what)
  assert.match(headers.get('retry-after') ?? '', /^[1-9]\d*$/, what)
}

const pathOf = (path: string, visitor: Visit) =>
  path
    .replace('{id}', visitor.conversationId)
    .replace('{messageId}', 'msg_1')
    .replace(/\{\w+\}/g, 'x')

/** Of the server under test; its databases can be closed from outside. */
const serverUrl = testDatabaseKind() === 'postgres' ? process.env.SPIEL_TEST_POSTGRES_URL : undefined

describe('a PostgreSQL server that is away', { skip: !serverUrl && 'of a PostgreSQL server only' }, () => {
  let app: TestApp
  let store: TestStore
  let key: string
  let visitor: Visit
  let model: FakeModelServer
  let admin: pg.Client
  let name: string

  before(async () => {
    model = await startFakeModelServer(askOnce)
    const env = { SPIEL_TURN_LIMITS: '0', SPIEL_LLM_URL: model.url, SPIEL_LLM_MODEL: 'scripted' }
    app = await startTestApp(env, { widget: { times: { watchMs: 30 } } })
    store = await app.createStore()
    key = await store.key('admin')
    await upsertProducts(store.context, [{ externalId: 'p1', title: 'Linen shirt', variants: [{ externalId: 'v1' }] }])
    await upsertOrders(store.context, [{ externalId: 'o1', number: '1001', email: 'ann@mail.example' }])
    visitor = await visit(app, store)
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(app.database.kysely)
    name = rows[0]?.name as string
    admin = new pg.Client({ connectionString: serverUrl as string })
    await admin.connect()
  })
  after(async () => {
    await admin.end()
    await app.close()
    await model.close()
  })

  const goAway = async () => {
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
  }
  const comeBack = () => admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
  const readyz = () => callApi(`${app.url}/readyz`)

  test('every door answers 503 with Retry-After, and by itself as before when it is back', async () => {
    let open: () => void = () => {}
    const isOpen = new Promise<void>((resolve) => {
      open = resolve
    })
    const followed = streamWidget(app, `/conversations/${visitor.conversationId}/events`, {
      token: visitor.token,
      stop: (text) => {
        // Its first event asks the database; from then on it only waits.
        if (text.includes('event: status')) open()
        return text.includes('still here')
      },
    })
    await isOpen
    await goAway()
    try {
      assertAway(await readyz(), '/readyz')
      assert.equal((await callApi(`${app.url}/healthz`)).status, 200)
      for (const { method, path, body } of publicRoutes) {
        const what = { method, key, ...(body ? { body: {} } : {}) }
        assertAway(await callApi(app.url + PUBLIC_ROOT + pathOf(path, visitor), what), `${method} ${path}`)
      }
      for (const { method, path, body, needs } of widgetRoutes) {
        const credential = needs === 'key' ? { key: visitor.key } : { token: visitor.token }
        const what = { method, ...credential, ...(body ? { body: body.example } : {}) }
        for (const accept of ['application/json', 'text/event-stream']) {
          const answer = await callWidget(app, pathOf(path, visitor), { ...what, headers: { accept } })
          assertAway(answer, `${method} ${path} ${accept}`)
        }
      }
      const headers = { origin: ORIGIN, 'access-control-request-method': 'POST' }
      assertAway(await callApi(`${app.url}${WIDGET_ROOT}/sessions`, { method: 'OPTIONS', headers }), 'preflight')
    } finally {
      await comeBack()
    }
    while ((await readyz()).status !== 200) await sleep(20)
    assert.equal((await app.call('/leads', { key })).status, 200)
    const answer = await callWidget(app, `/conversations/${visitor.conversationId}/messages`, {
      ...{ token: visitor.token, body: { text: 'do you have shirts' } },
    })
    assert.equal(answer.status, 200)
    // Who followed the conversation all the time is told of what comes now.
    const { conversationId } = visitor
    await replyAsHuman(store.context, { conversationId, person: 'Kim', text: 'still here' })
    const told = (await followed).events.filter(({ event }) => event === 'message').map(({ data }) => data.text)
    assert.deepEqual(told, ['still here'])
  })

  test('a turn whose look-up is cut off by a time limit is not answered with nothing found, and can be sent again', async () => {
    const { token, conversationId } = await visit(app, store)
    const locker = new pg.Client({ connectionString: withName(name) })
    await locker.connect()
    await locker.query('BEGIN; LOCK TABLE order_attempts IN ACCESS EXCLUSIVE MODE')
    const body = { text: 'where is my order 1001? ann@mail.example', clientMessageId: 'm1' }
    const path = `/conversations/${conversationId}/messages`
    let isAnswered = false
    const answering = callWidget(app, path, { token, body }).finally(() => {
      isAnswered = true
    })
    // However often it is tried.
    while (!isAnswered) {
      await admin.query(
        `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'`,
        [name],
      )
      await sleep(10)
    }
    assertAway(await answering, 'turn')
    await locker.end()
    const again = await callWidget(app, path, { token, body })
    assert.deepEqual([again.status, again.json.order?.number], [200, '1001'], again.text)
  })
})

/** Looks an order up, and makes something of it whatever the look-up said. */
const askOnce: ModelScript = ({ messages, step }) => {
  const said = String(messages.findLast(({ role }) => role === 'user')?.content ?? '')
  const input = { number: '1001', email: 'ann@mail.example' }
  return said.includes('1001') && step === 0
    ? { toolCalls: [{ name: 'check_order', arguments: JSON.stringify(input) }] }
    : { text: 'That is all I know.' }
}

const withName = (name: string) => {
  const url = new URL(serverUrl as string)
  url.pathname = `/${name}`
  return url.href
}

test('an answer is given though its tokens cannot be counted, and the operator is told', async () => {
  const model = await startFakeModelServer(() => ({ text: 'Hello there!' }))
  const app = await startTestApp({ SPIEL_LLM_URL: model.url, SPIEL_LLM_MODEL: 'scripted' })
  try {
    const store = await app.createStore()
    const { token, conversationId } = await visit(app, store)
    await sql`ALTER TABLE assistant_usage ADD CONSTRAINT refused CHECK (input_tokens < 0)`.execute(app.database.kysely)
    const path = `/conversations/${conversationId}/messages`
    const { events } = await streamWidget(app, path, { token, body: { text: 'what do you think' } })
    assert.deepEqual([events.at(-1)?.event, typeof events.at(-1)?.data.message.id], ['done', 'string'])
    assert.ok(!events.some(({ event }) => event === 'notice'), JSON.stringify(events))
    assert.ok(model.log.length > 0)
    const told = app.logLines.filter((line) => line.includes('tokens of a turn were not counted'))
    assert.equal(told.length, 1)
    assert.ok(told[0]?.includes('23514'))
  } finally {
    await app.close()
    await model.close()
  }
})

test('search tells a fault of the database from a model that is away', async () => {
  const app = await startTestApp({ SPIEL_EMBEDDING_URL: 'http://127.0.0.1:9/v1', SPIEL_EMBEDDING_MODEL: 'none' })
  try {
    const { context } = await app.createStore()
    await upsertProducts(context, [{ externalId: 'p1', title: 'Linen shirt' }])
    assert.equal((await searchProducts(context, { q: 'linen' })).data.length, 1)
    await sql`ALTER TABLE product_vectors RENAME TO elsewhere`.execute(app.database.kysely)
    await assert.rejects(searchProducts(context, { q: 'linen' }), { code: '42P01' })
  } finally {
    await app.close()
  }
})
