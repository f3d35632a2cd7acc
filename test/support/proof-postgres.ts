import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isProcessWith, type PostgresServer, startPostgresServer, waitForConnection } from './postgres-server.ts'

export interface CrashablePostgres {
  url: string
  version: string
  /** Folder with the data and the log; undefined when TEST_DATABASE_URL gave the server: then crash() is refused. */
  folder: string | undefined
  /** kill -9 of the postmaster and all its children. */
  crash(): Promise<void>
  /** `fast`: sessions are ended and a checkpoint is written. `immediate`: all end at once, and the next start recovers. */
  shutDown(how: 'fast' | 'immediate'): Promise<void>
  /** Starts it again on the same data, port and settings. Resolves with the milliseconds until it takes connections. */
  restart(): Promise<number>
  stop(): Promise<void>
}

interface Launch {
  argv: string[]
  env: Record<string, string>
  cwd: string
  uid: number
  gid: number
}

/** A durable PostgreSQL server (fsync on) that can be killed and started again. Linux only, for its /proc. */
export async function startCrashablePostgres(): Promise<CrashablePostgres> {
  const server = await startPostgresServer()
  const { url, version, folder } = server
  if (!folder || !server.pid)
    return { url, version, folder: undefined, crash: refuse, shutDown: refuse, restart: refuse, stop: server.stop }
  return describe(server, folder, server.pid)
}

const refuse = () => Promise.reject(new Error('A given server is not ours to kill'))

function describe(server: PostgresServer, folder: string, firstPid: number): CrashablePostgres {
  const launch = readLaunch(firstPid, folder)
  let pid = firstPid
  const endRestarted = () => {
    if (pid !== firstPid) killFamily(pid, folder)
  }
  process.once('exit', endRestarted)
  return {
    url: server.url,
    version: server.version,
    folder,
    crash: async () => {
      const family = killFamily(pid, folder)
      while (family.some((member) => isProcessWith(member, 'postgres'))) await delay(10)
    },
    shutDown: async (how) => {
      if (isProcessWith(pid, folder)) process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT')
      while (isProcessWith(pid, folder)) await delay(10)
    },
    restart: async () => {
      const startedAt = performance.now()
      const child = spawn(launch.argv[0] as string, launch.argv.slice(1), {
        env: launch.env,
        cwd: launch.cwd,
        uid: launch.uid,
        gid: launch.gid,
        stdio: 'ignore',
        detached: true,
      })
      child.unref()
      pid = child.pid ?? 0
      await waitForConnection(server.url)
      return performance.now() - startedAt
    },
    stop: async () => {
      endRestarted()
      while (pid !== firstPid && isProcessWith(pid, folder)) await delay(10)
      process.off('exit', endRestarted)
      await server.stop()
    },
  }
}

/** How the postmaster was started, so that it can be started so again. */
function readLaunch(pid: number, folder: string): Launch {
  const list = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0').filter(Boolean)
  const env = Object.fromEntries(list('environ').map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]))
  const { uid, gid } = statSync(join(folder, 'data'))
  return { argv: list('cmdline'), env, cwd: folder, uid, gid }
}

/** kill -9 of a postmaster that is really the one of this folder, and of its children. Returns their ids. */
function killFamily(pid: number, folder: string): number[] {
  if (!isProcessWith(pid, folder)) return []
  const family = [pid, ...childrenOf(pid)]
  for (const member of family) {
    try {
      process.kill(member, 'SIGKILL')
    } catch {} // it ended meanwhile
  }
  return family
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => {
      try {
        const stat = readFileSync(`/proc/${candidate}/stat`, 'utf8')
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid
      } catch {
        return false
      }
    })
}
