import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import type { MeterReading } from '../test/support/piece-meter.ts'
import { type EmptyDatabase, makeEmptyDatabase, makeStoreWithKey, processorMs, startServer } from './processes.ts'
import { inBatches, makeProducts } from './products.ts'

/** How a start went; milliseconds. */
export interface FirstSearchRun {
  /** From starting the process to the first `/readyz` that says yes. */
  listeningMs: number
  /** From starting it until all stores were ready. */
  preparedMs: number
  /** Processor time by then, all threads, the embedded database's too. */
  preparedProcessorMs: number
  /** The longest piece of work on the event loop from then, in processor time of the main thread. */
  longestPieceMs: number
  /** The first answer to a search asked as soon as the process listens, and to one asked eight seconds after its start. */
  atOnceMs: number
  laterMs: number
}

export interface FirstSearchSizes {
  products: number
  runs: number
  /** JSON Lines of products, also gzipped, repeated under other ids up to the size; else made ones. */
  catalog?: string | undefined
}

const ASKED_AFTER_MS = 8_000
const METER = new URL('../test/support/piece-meter.ts', import.meta.url).href

/** The first search after a restart, without and with what the process before kept on disk. */
export async function runFirstSearch(
  serverUrl: string | undefined,
  { products, runs, catalog }: FirstSearchSizes,
): Promise<{ without: FirstSearchRun[]; kept: FirstSearchRun[]; cacheMb: number }> {
  const database = await makeEmptyDatabase(serverUrl)
  // A PostgreSQL server has no data folder, but its processes keep their cache in one.
  const folder = database.dataDir ?? mkdtempSync(join(tmpdir(), 'spiel-bench-cache-'))
  const place: EmptyDatabase = { ...database, dataDir: folder }
  const cache = join(folder, 'cache')
  try {
    const key = await fill(place, cache, products, catalog)
    const cacheMb = readdirSync(cache).reduce((sum, name) => sum + readFileSync(join(cache, name)).length / 1e6, 0)
    const [without, kept]: FirstSearchRun[][] = [[], []]
    for (let run = 0; run < runs; run++) {
      const clear = () => rmSync(cache, { recursive: true, force: true })
      clear()
      const atOnceMs = await firstAnswerAtOnce(place, key, cache)
      clear()
      without?.push({ ...(await measureLater(place, key)), atOnceMs })
      await untilKept(place, cache)
      const keptAtOnceMs = await firstAnswerAtOnce(place, key, cache)
      kept?.push({ ...(await measureLater(place, key)), atOnceMs: keptAtOnceMs })
    }
    return { without: without ?? [], kept: kept ?? [], cacheMb }
  } finally {
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Pushes the catalog and waits until its vectors are made and its file is written; returns a key that was used. */
async function fill(place: EmptyDatabase, cache: string, count: number, catalog: string | undefined): Promise<string> {
  const server = await startServer(place)
  try {
    const key = await makeStoreWithKey(place)
    for (const products of inBatches(catalog ? readProducts(catalog, count) : makeProducts(count, 0), 200)) {
      const response = await fetch(`${server.url}/api/public/v1/catalog`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ products }),
      })
      const { errors } = (await response.json()) as { errors: unknown[] }
      if (!response.ok || errors.length > 0) throw new Error(JSON.stringify(errors).slice(0, 300))
    }
    for (let before = Number.NEGATIVE_INFINITY; ; before = processorMs(server.pid)) {
      if (processorMs(server.pid) - before < 200 && hasCatalog(cache)) return key
      await delay(4_000)
    }
  } finally {
    await server.stop()
  }
}

function readProducts(file: string, count: number): { externalId: string }[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  type Row = { externalId: string; variants?: { externalId: string }[] }
  const rows = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
  return Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length] as Row
    const suffix = at < rows.length ? '' : `-${Math.floor(at / rows.length)}`
    const variants = row.variants?.map((variant) => ({ ...variant, externalId: variant.externalId + suffix }))
    return { ...row, externalId: row.externalId + suffix, ...(variants ? { variants } : {}) }
  })
}

const hasCatalog = (cache: string): boolean =>
  existsSync(cache) && readdirSync(cache).some((name) => /^catalog-.*\.cache$/.test(name))

async function untilKept(place: EmptyDatabase, cache: string): Promise<void> {
  if (hasCatalog(cache)) return
  const server = await startServer(place)
  while (!hasCatalog(cache)) await delay(200)
  await server.stop()
}

async function search(url: string, key: string): Promise<number> {
  const startedAtMs = performance.now()
  const headers = { authorization: `Bearer ${key}` }
  const response = await fetch(`${url}/api/public/v1/search?q=waterproof+backpack+under+60`, { headers })
  const text = await response.text()
  if (!response.ok) throw new Error(text.slice(0, 300))
  return performance.now() - startedAtMs
}

async function firstAnswerAtOnce(place: EmptyDatabase, key: string, cache: string): Promise<number> {
  const hadCatalog = hasCatalog(cache)
  const server = await startServer(place)
  const ms = await search(server.url, key)
  await server.stop()
  // What this process wrote would help the next one, which is to start without.
  if (!hadCatalog) rmSync(cache, { recursive: true, force: true })
  return ms
}

async function measureLater(place: EmptyDatabase, key: string): Promise<Omit<FirstSearchRun, 'atOnceMs'>> {
  const socket = join(mkdtempSync(join(tmpdir(), 'spiel-meter-')), 'meter.sock')
  const startedAtMs = performance.now()
  const server = await startServer(place, { PIECE_METER_SOCKET: socket, NODE_OPTIONS: `--import=${METER}` })
  try {
    const listeningMs = performance.now() - startedAtMs
    await readMeter(socket)
    let [preparedMs, preparedProcessorMs, laterMs] = [Number.NaN, Number.NaN, Number.NaN]
    while (Number.isNaN(preparedMs) || Number.isNaN(laterMs)) {
      const { preparation } = (await (await fetch(`${server.url}/readyz`)).json()) as {
        preparation: { done: boolean }
      }
      if (preparation.done && Number.isNaN(preparedMs)) {
        preparedMs = performance.now() - startedAtMs
        preparedProcessorMs = processorMs(server.pid)
      }
      const leftMs = ASKED_AFTER_MS - (performance.now() - startedAtMs)
      if (leftMs <= 0 && Number.isNaN(laterMs)) laterMs = await search(server.url, key)
      await delay(Math.max(20, Math.min(100, leftMs)))
    }
    const { worstMs } = await readMeter(socket)
    return { listeningMs, preparedMs, preparedProcessorMs, longestPieceMs: worstMs, laterMs }
  } finally {
    await server.stop()
  }
}

/** What was measured since the last reading. */
function readMeter(socketPath: string): Promise<MeterReading> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, path: '/take' }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve(JSON.parse(text) as MeterReading)
    })
    call.once('error', reject)
    call.end()
  })
}
