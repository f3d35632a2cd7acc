import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../test/support/postgres-server.ts'

export type Kind = 'embedded' | 'postgres'

/** An empty database: a data folder, or a database of its own on the server. */
export interface EmptyDatabase {
  databaseUrl?: string
  dataDir?: string
  drop(): Promise<void>
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)
let made = 0

/** @param serverUrl the PostgreSQL server; undefined = embedded */
export async function makeEmptyDatabase(serverUrl: string | undefined): Promise<EmptyDatabase> {
  if (!serverUrl) {
    const dataDir = mkdtempSync(join(tmpdir(), 'spiel-bench-'))
    return { dataDir, drop: async () => rmSync(dataDir, { recursive: true, force: true }) }
  }
  const name = `spiel_bench_${process.pid}_${++made}`
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  await ask(`CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { databaseUrl: url.href, drop: () => ask(`DROP DATABASE ${name} WITH (FORCE)`) }
}

const settingsOf = ({ databaseUrl, dataDir }: EmptyDatabase) => ({
  ...process.env,
  NODE_OPTIONS: process.env.BENCH_NODE_OPTIONS ?? '',
  DATABASE_URL: databaseUrl ?? '',
  SPIEL_DATA_DIR: dataDir ?? '',
})

/** Runs a benchmark's child process and returns the JSON of its last line. */
export async function runChild<Result>(file: string, order: object): Promise<Result> {
  const { stdout } = await run(process.execPath, [join(ROOT, 'bench', file), JSON.stringify(order)], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) as string) as Result
}

/** Runs the `spiel` command and returns its standard output. */
export async function runSpiel(database: EmptyDatabase, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(ROOT, 'bin/spiel.js'), ...args], { env: settingsOf(database) })
  return stdout
}

export interface ServerProcess {
  url: string
  pid: number
  /** Peak resident memory so far. */
  peakMemoryMb(): number
  stop(): Promise<void>
}

/** Starts `node src/main.ts` as an operator would, the limiter lifted. */
export async function startServer(database: EmptyDatabase, more: Record<string, string> = {}): Promise<ServerProcess> {
  const port = await freePort()
  const settings = { PORT: String(port), SPIEL_RATE_LIMIT: '0', SPIEL_LOG_LEVEL: 'warn', ...more }
  const profile = process.env.BENCH_CPU_PROF ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_CPU_PROF}`] : []
  const child = spawn(process.execPath, [...profile, join(ROOT, 'src/main.ts')], {
    env: { ...settingsOf(database), ...settings },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(child, url)
  return {
    url,
    pid: child.pid as number,
    peakMemoryMb: () => peakMemoryMb(child.pid as number),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** VmHWM of a process; NaN where there is no /proc. */
export function peakMemoryMb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** Processor milliseconds that a process has used, all threads, user and system; NaN where there is no /proc. */
export function processorMs(pid: number): number {
  try {
    const folder = `/proc/${pid}/task`
    const taken = readdirSync(folder).map((thread) => readFileSync(`${folder}/${thread}/schedstat`, 'utf8'))
    return taken.reduce((sum, text) => sum + Number(text.split(' ', 1)[0]) / 1e6, 0)
  } catch {
    return Number.NaN
  }
}

/** Makes a store and a key for it; returns the key. */
export async function makeStoreWithKey(database: EmptyDatabase, scope = 'read,write'): Promise<string> {
  const store = JSON.parse(await runSpiel(database, 'store', 'create', '--name', 'Bench', '--json'))
  const args = ['--store', store.slug, '--scope', scope, '--name', 'bench', '--json']
  return JSON.parse(await runSpiel(database, 'key', 'create', ...args)).key
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const said: string[] = []
  child.stderr?.on('data', (chunk) => said.push(String(chunk)))
  // On a machine that runs much else a start takes long.
  for (let attempt = 0; attempt < 2_400; attempt++) {
    const isUp = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    if (child.exitCode !== null) break
    await delay(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start: ${said.join('')}`)
}
