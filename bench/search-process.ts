import { setImmediate as nextTurn } from 'node:timers/promises'
import { quantile } from '../src/eval/search/evaluate.ts'
import { ProductSource } from './product-source.ts'
import { inBatches } from './products.ts'
import { createMiniSearch } from './search-minisearch.ts'
import { makeQueries } from './search-queries.ts'
import {
  type ChangesRun,
  type Latencies,
  type Latency,
  latencyOf,
  type MeasuredEngine,
  type QueryKind,
  type SearchOrder,
  type SearchRun,
} from './search-runs.ts'
import { createSpielSearch, type SpielSearch } from './search-spiel.ts'

/** What StoreIndex reads at a time. */
const PAGE = 500
const CHANGE = 200
const MAX_ATTEMPTS = 10
/** What takes longer is never undisturbed on a busy machine, and not worth waiting for. */
const MAX_REPEATED_MS = 50
let disturbed = 0

const order = JSON.parse(process.argv[2] ?? '{}') as SearchOrder
const source = new ProductSource()
console.log(JSON.stringify(await measure()))

async function measure(): Promise<SearchRun> {
  const queries = makeQueries()
  const before = heldBytes()
  const spiel = order.engine === 'spiel' ? createSpielSearch() : undefined
  const engine: MeasuredEngine = spiel ?? createMiniSearch()
  const pagesMs: number[] = []
  let buildCpuMs = 0
  for (let at = 0; at < order.products; at += PAGE) {
    const page = Array.from({ length: Math.min(PAGE, order.products - at) }, (_, place) => source.make(at + place))
    const startedAtMs = cpuMs()
    pagesMs.push(timed(() => engine.add(page)))
    buildCpuMs += cpuMs() - startedAtMs
    await nextTurn()
  }
  const latencies = Object.fromEntries(
    Object.entries(engine.ways).map(([name, ask]) => [name, latenciesOf(ask, queries)]),
  )
  // After the queries: what the first of them set up is held from then on.
  const megabytes = (heldBytes() - before) / 1e6
  const buildSeconds = pagesMs.reduce((sum, ms) => sum + ms, 0) / 1000
  const run: SearchRun = {
    buildSeconds,
    buildCpuSeconds: buildCpuMs / 1000,
    longestPageMs: Math.max(...pagesMs),
    megabytes,
    latencies,
    disturbed,
  }
  return spiel ? { ...run, changes: await measureChanges(spiel) } : run
}

/** Every query of every kind; where there are several rounds, once unmeasured before, so that no query pays for compiling. */
function latenciesOf(ask: (query: string) => unknown, queries: Record<QueryKind, string[]>): Latencies {
  const all: number[] = []
  const measured = Object.entries(queries).map(([kind, texts]): [string, Latency] => {
    if (order.rounds > 1) for (const text of texts) ask(text)
    const times: number[] = []
    for (let round = 0; round < order.rounds; round++)
      for (const text of texts) times.push(undisturbed(() => ask(text)))
    all.push(...times)
    return [kind, latencyOf(times)]
  })
  return Object.fromEntries([...measured, ['all', latencyOf(all)]]) as Latencies
}

/** Replaces products 200 at a time, all over the catalog, until what they left behind has been cleared away. */
async function measureChanges(engine: SpielSearch): Promise<ChangesRun> {
  const upsertsMs: number[] = []
  let longestBlockMs = 0
  const stride = 7919 // prime, so that every product comes once before one comes again
  const numbers = Array.from({ length: order.products }, (_, at) => (at * stride) % order.products)
  for (const batch of inBatches(numbers.slice(0, Math.ceil(order.products * 0.6)), CHANGE)) {
    const products = batch.map((at) => source.make(at, 1))
    await nextTurn()
    const startedAtMs = cpuMs()
    engine.add(products)
    if (batch.length === CHANGE) upsertsMs.push(cpuMs() - startedAtMs)
    await nextTurn()
    longestBlockMs = Math.max(longestBlockMs, cpuMs() - startedAtMs)
  }
  while (engine.isCompacting()) {
    const startedAtMs = cpuMs()
    await nextTurn()
    longestBlockMs = Math.max(longestBlockMs, cpuMs() - startedAtMs)
  }
  return {
    medianMs: quantile(upsertsMs, 0.5),
    maxMs: Math.max(...upsertsMs),
    longestBlockMs,
    compactions: engine.compactions(),
  }
}

/** A sample during which another process had the core says nothing about the engine: it is taken again. */
function undisturbed(work: () => unknown): number {
  for (let attempt = 0; ; attempt++) {
    const cpuBefore = cpuMs()
    const ms = timed(work)
    if (ms - (cpuMs() - cpuBefore) < Math.max(0.1, ms * 0.1) || ms > MAX_REPEATED_MS || attempt === MAX_ATTEMPTS)
      return ms
    disturbed++
  }
}

/** Processor time of this thread. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function timed(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

/** What is in use after a collection: the heap, and what lies outside of it (array buffers are a part of `external`). */
function heldBytes(): number {
  if (!globalThis.gc) throw new Error('To be run with --expose-gc')
  for (let round = 0; round < 3; round++) globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
