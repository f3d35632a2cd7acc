import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type App, buildApp } from '../../src/app.ts'
import { createAssistant } from '../../src/assistant/create-assistant.ts'
import { PushActivity } from '../../src/catalog/push-activity.ts'
import { loadConfig } from '../../src/config.ts'
import type { AppContext, Scope } from '../../src/context.ts'
import { StoreFeed } from '../../src/conversations/inbox/store-feed.ts'
import type { Database } from '../../src/db/connect.ts'
import { readLock } from '../../src/db/embedded/data-folder-lock.ts'
import { type OperatorCommand, runOperatorCommand } from '../../src/http/operator-api.ts'
import type { Queue } from '../../src/jobs/queue.ts'
import { createKnowledgeTools } from '../../src/knowledge/knowledge-tools.ts'
import { createOutbound } from '../../src/outbound/create-outbound.ts'
import { createHashEmbedder } from '../../src/search/embeddings/hash-embedder.ts'
import { IndexRegistry } from '../../src/search/index-registry.ts'
import { createSecretBox } from '../../src/shared/secret-box.ts'
import { processEnv } from './run-cli.ts'
import { HANG_MS } from './wait-until.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Where a server keeps its rows: one of the two. */
export interface Place {
  databaseUrl?: string
  dataDir?: string
}

export interface ServerProcess {
  url: string
  pid: number
  /** From spawn until it listens. */
  startMs: number
  /** All that it wrote to standard output and standard error. */
  output(): string
  hasEnded(): boolean
  /** kill -9, resolves when it is gone. */
  kill(): Promise<void>
  /** SIGTERM, resolves when it is gone. */
  stop(): Promise<void>
}

/** `node src/main.ts` on a free port of loopback; ends with this process. @throws Error with its output when it does not listen */
export async function startServerProcess(
  place: Place,
  env: Record<string, string> = {},
  main = MAIN,
): Promise<ServerProcess> {
  const startedAt = performance.now()
  const { child, output } = spawnServer(place, env, main)
  exitOnSignals()
  const killAtExit = () => void child.kill('SIGKILL')
  process.once('exit', killAtExit)
  const ended = once(child, 'exit').finally(() => process.off('exit', killAtExit))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) child.kill(signal)
    await ended
  }
  const deadline = setTimeout(killAtExit, HANG_MS)
  let url: string | undefined
  while (!url && !hasEnded()) {
    await Promise.race([once(child.stderr as NodeJS.ReadableStream, 'data'), ended])
    url = /API reference: (http:\/\/\S+)\/docs/.exec(output())?.[1]
  }
  clearTimeout(deadline)
  if (!url) throw new Error(`The server did not start: ${output().slice(-2000)}`)
  const startMs = performance.now() - startedAt
  return { url, pid: child.pid ?? 0, startMs, output, hasEnded, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

let exitsOnSignals = false

/** A proof that is ended by a signal, as one that takes too long is, must take its servers with it. */
function exitOnSignals(): void {
  if (exitsOnSignals) return
  exitsOnSignals = true
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(143))
}

/** Starts a server that is expected to refuse. Resolves with its exit code and output when it ended. */
export async function runServerToItsEnd(place: Place): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer(place, {})
  const timeout = setTimeout(() => child.kill('SIGKILL'), HANG_MS)
  await once(child, 'close')
  clearTimeout(timeout)
  return { code: child.exitCode, output: output() }
}

function spawnServer(
  place: Place,
  env: Record<string, string>,
  main = MAIN,
): { child: ChildProcess; output(): string } {
  const where: Record<string, string> = place.databaseUrl
    ? { DATABASE_URL: place.databaseUrl }
    : { SPIEL_DATA_DIR: place.dataDir ?? '' }
  const child = spawn(process.execPath, [main], {
    env: processEnv({ PORT: '0', SPIEL_RATE_LIMIT: '0', SPIEL_LOG_LEVEL: 'warn', ...where, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => chunks.push(text))
  return { child, output: () => chunks.join('') }
}

/** Opens a database that no server has open (embedded) or any PostgreSQL database, works on it as the operator, and closes it. */
export async function withOperator<T>(
  place: Place,
  work: (context: AppContext, database: Database) => Promise<T>,
): Promise<T> {
  const app = await openApp(place)
  try {
    return await work(app.context, app.database)
  } finally {
    await app.close()
  }
}

/** The app in this process, which neither listens nor works off jobs. */
export function openApp({ databaseUrl = '', dataDir = '' }: Place, poolSize = 4): Promise<App> {
  const env = { DATABASE_URL: databaseUrl, SPIEL_DATA_DIR: dataDir, SPIEL_POOL_SIZE: String(poolSize) }
  return buildApp({ ...loadConfig({ ...env, SPIEL_LOG_LEVEL: 'silent' }), role: 'web' })
}

export interface PreparedStore {
  storeId: number
  slug: string
  /** One secret for each list of scopes asked for. */
  keys: string[]
}

/** Makes a store with keys before any server runs. */
export async function prepareStore(place: Place, keyScopes: Scope[][]): Promise<PreparedStore> {
  return withOperator(place, async (context, database) => {
    const { slug } = await command<{ slug: string }>(context, 'store.create', { name: 'Proof store' })
    const keys: string[] = []
    for (const scopes of keyScopes) {
      keys.push((await command<{ key: string }>(context, 'key.create', { store: slug, name: 'proof', scopes })).key)
    }
    const { id } = await database.kysely
      .selectFrom('stores')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    return { storeId: Number(id), slug, keys }
  })
}

async function command<Result>(context: AppContext, name: OperatorCommand, input: object): Promise<Result> {
  const answer = await runOperatorCommand(context, name, input)
  if ('failure' in answer) throw new Error(`${name}: ${answer.failure.message}`)
  return answer.result as Result
}

/**
 * The operator's commands while servers run: on PostgreSQL from this process, on the embedded database through the server's own
 * door. Call close() when done.
 */
export async function openOperator(
  place: Place,
): Promise<{ run<Result>(name: OperatorCommand, input: object): Promise<Result>; close(): Promise<void> }> {
  if (!place.databaseUrl) {
    const socketPath = readLock(place.dataDir ?? '')?.controlSocket
    if (!socketPath) throw new Error('No server has this data folder')
    return { run: (name, input) => askServer(socketPath, name, input), close: async () => {} }
  }
  const app = await openApp(place)
  return { run: (name, input) => command(app.context, name, input), close: () => app.close() }
}

function askServer<Result>(socketPath: string, name: string, input: object): Promise<Result> {
  return new Promise((resolve, reject) => {
    // A connection of its own: one that was kept is closed by the server after 5 s, which may be now.
    const call = request({ socketPath, path: '/', method: 'POST', agent: false }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const text = Buffer.concat(chunks).toString('utf8')
      const answer = response.statusCode === 200 ? JSON.parse(text) : {}
      if ('result' in answer) resolve(answer.result)
      else reject(new Error(`${name}: ${response.statusCode} ${text}`))
    })
    call.once('error', reject)
    call.end(JSON.stringify({ name, input }))
  })
}

/** What verbs need, on a database opened by the test itself. */
export function operatorContext({ kysely }: Database, queue: Queue): AppContext {
  return {
    db: kysely,
    queue,
    feed: new StoreFeed(kysely),
    embedder: createHashEmbedder(),
    indexes: new IndexRegistry(kysely, 1),
    pushes: new PushActivity(),
    knowledge: createKnowledgeTools(kysely, { outbound: createOutbound({ allow: [] }) }),
    assistant: createAssistant({ llm: null, fetch, onModelFailure: () => {}, onUsageLost: () => {} }),
    secrets: createSecretBox({ secret: undefined, dataDir: undefined }),
    mailer: null,
    outbound: createOutbound({ allow: [] }),
    publicUrl: 'http://127.0.0.1:3000',
  }
}
