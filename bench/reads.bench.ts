import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { makeEmptyDatabase } from './processes.ts'
import { median } from './statistics.ts'

export const PAGE_SIZE = 100
/** The page of the deep measurement, counted from 1. */
export const PAGES = 5000
const LIMIT = 60
const KEYS = 40
const WARM_UP = 200
const REQUESTS_A_PAGE = 200

export interface ReadsOrder {
  database: { databaseUrl?: string; dataDir?: string }
  leads: number
  keys: number
}

export interface ReadsReady {
  url: string
  bareUrl: string
  keys: string[]
  /** Cursor that gives the deep page. */
  deepCursor: string
  /** Which page that is, counted from 1: PAGES, or the last full one of fewer leads. */
  deepPage: number
  seedSeconds: number
}

export interface ReadsRun {
  /** Median milliseconds of GET /leads?limit=1. */
  keyedMs: number
  bareMs: number
  firstPageMs: number
  deepPageMs: number
  bareFirstPageMs: number
  bareDeepPageMs: number
  seedSeconds: number
  deepPage: number
}

/** Medians of one request at a time: with key and limit against the bare SELECT, and of shallow and deep pages. */
export async function runReads(serverUrl: string | undefined, leads: number): Promise<ReadsRun> {
  const { drop, ...database } = await makeEmptyDatabase(serverUrl)
  const file = fileURLToPath(new URL('reads-process.ts', import.meta.url))
  const order: ReadsOrder = { database, leads, keys: KEYS }
  const child = spawn(process.execPath, [file, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')])
    if (typeof line !== 'string') throw new Error('The process of the reads ended before it was ready')
    return await measure(JSON.parse(line) as ReadsReady)
  } finally {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGTERM')
    await ended
    await drop()
  }
}

async function measure(ready: ReadsReady): Promise<ReadsRun> {
  const api = `${ready.url}/api/public/v1/leads`
  const bare = `${ready.bareUrl}/leads`
  // Each key keeps below the limit, so that its log is as long as in real use and nothing is refused.
  let used = 0
  const keyed = (query: string) => timeOf(`${api}?${query}`, ready.keys[Math.floor(used++ / (LIMIT - 1))])
  for (let count = 0; count < WARM_UP; count++) {
    await keyed('limit=1')
    await timeOf(`${bare}?limit=1`)
  }
  const [keyedMs, bareMs] = await medians(1000, [() => keyed('limit=1'), () => timeOf(`${bare}?limit=1`)])
  const deep = `limit=${PAGE_SIZE}&cursor=${ready.deepCursor}`
  const first = `limit=${PAGE_SIZE}`
  const [firstPageMs, deepPageMs, bareFirstPageMs, bareDeepPageMs] = await medians(REQUESTS_A_PAGE, [
    () => keyed(first),
    () => keyed(deep),
    () => timeOf(`${bare}?${first}`),
    () => timeOf(`${bare}?${deep}`),
  ])
  const { seedSeconds, deepPage } = ready
  return {
    keyedMs,
    bareMs,
    firstPageMs,
    deepPageMs,
    bareFirstPageMs,
    bareDeepPageMs,
    seedSeconds,
    deepPage,
  } as ReadsRun
}

/** Takes turns, so that a slow moment of the machine meets all alike. */
async function medians(times: number, measured: (() => Promise<number>)[]): Promise<number[]> {
  const taken: number[][] = measured.map(() => [])
  for (let count = 0; count < times; count++) {
    for (const [place, run] of measured.entries()) taken[place]?.push(await run())
  }
  return taken.map(median)
}

async function timeOf(url: string, key?: string): Promise<number> {
  const startedAtMs = performance.now()
  const response = await fetch(url, key ? { headers: { authorization: `Bearer ${key}` } } : {})
  const text = await response.text()
  const tookMs = performance.now() - startedAtMs
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`)
  return tookMs
}
