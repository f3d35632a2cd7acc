import { after } from 'node:test'
import { createKey } from '../../src/api-keys/create-key.ts'
import { type App, type AppOptions, buildApp } from '../../src/app.ts'
import { createUnderstander } from '../../src/assistant/understanding/create-understander.ts'
import { loadConfig } from '../../src/config.ts'
import type { Scope, StoreContext } from '../../src/context.ts'
import { createStore } from '../../src/stores/create-store.ts'
import { asOperatorOf } from '../../src/stores/list-stores.ts'
import type { TurnLimit } from '../../src/widget/turn-times.ts'
import { createTestDatabase } from './test-database.ts'
import { HANG_MS } from './wait-until.ts'

/** A turn takes as long as the machine needs: busy ones need ten times as long. */
export const withoutLimit: TurnLimit = () => () => {}

export interface TestStore {
  slug: string
  /** The operator acting in this store: verbs can be called directly. */
  context: StoreContext
  /** Makes an API key and returns its secret. */
  key(...scopes: Scope[]): Promise<string>
}

export interface TestApp extends App {
  /** Base URL of the listening server on loopback. */
  url: string
  /** Log lines written so far. */
  logLines: string[]
  createStore(name?: string, more?: { language: string; currency: string }): Promise<TestStore>
  /** fetch below /api/public/v1 with a key; a body that is no string is sent as JSON. */
  call(path: string, options?: CallOptions): Promise<Answer>
}

export interface CallOptions {
  method?: string
  key?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  json: any
}

/** Of all apps of a process, since it learns for a second or two. */
const understander = createUnderstander()

/** The real app on a fresh database of the kind under test, listening on a free loopback port. Close it with `close()`. */
export async function startTestApp(env: Record<string, string> = {}, options: AppOptions = {}): Promise<TestApp> {
  const testDatabase = await createTestDatabase()
  const logLines: string[] = []
  const { databaseUrl = '', dataDir } = testDatabase.options
  const settings = { PORT: '0', SPIEL_RATE_LIMIT: '0', DATABASE_URL: databaseUrl, ...env }
  const config = loadConfig(dataDir ? { ...settings, SPIEL_DATA_DIR: dataDir } : settings)
  const logTo = { write: (line: string) => void logLines.push(line) }
  const widget = { limitTurn: withoutLimit, ...options.widget }
  const app = await buildApp(config, { logTo, understander, connectTimeoutMs: HANG_MS, ...options, widget })
  if (!app.server) throw new Error('The app under test has no server')
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...app,
    url,
    logLines,
    createStore: (name = 'Test store', more) => makeStore(app, { name, ...more }),
    call: (path, options) => callApi(`${url}/api/public/v1${path}`, options),
    close: async () => {
      await app.close()
      await testDatabase.drop()
    },
  }
}

/** The app for all tests of the file that calls this, at its top level; closed after the last of them. */
export async function appOfFile(...options: Parameters<typeof startTestApp>): Promise<TestApp> {
  const app = await startTestApp(...options)
  after(() => app.close())
  return app
}

/** The same with a store, and a key of it with one scope. */
export async function storeOfFile(scope: Scope): Promise<{ app: TestApp; store: TestStore; key: string }> {
  const app = await appOfFile()
  const store = await app.createStore()
  return { app, store, key: await store.key(scope) }
}

/** A new store in the app and another one whose rows must never be seen in it, for one test. */
export async function makeTwoStores(app: TestApp): Promise<{ ctx: StoreContext; other: StoreContext }> {
  const [one, other] = [await app.createStore(), await app.createStore()]
  return { ctx: one.context, other: other.context }
}

async function makeStore(app: App, given: { name: string; language?: string; currency?: string }): Promise<TestStore> {
  const { slug } = await createStore(app.context, given)
  const context = await asOperatorOf(app.context, slug)
  return {
    slug,
    context,
    key: async (...scopes) => (await createKey(context, { name: 'test', scopes })).key,
  }
}

/** One request, whole answer. */
export async function callApi(url: string, options: CallOptions = {}): Promise<Answer> {
  const { key, body } = options
  const response = await fetch(url, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(key === undefined ? {} : { authorization: `Bearer ${key}` }), ...options.headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {}
  return { status: response.status, headers: response.headers, text, json }
}
