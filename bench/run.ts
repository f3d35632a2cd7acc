import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { startPostgresServer } from '../test/support/postgres-server.ts'
import { runConversations } from './conversations.bench.ts'
import { benchDashboard } from './dashboard.bench.ts'
import { type FirstSearchRun, runFirstSearch } from './first-search.bench.ts'
import { type IngestRun, runIngest } from './ingest.bench.ts'
import { ORDER_ASKS, runOrderChecks } from './order-checks.bench.ts'
import { PHASES } from './phases.ts'
import { benchPlatforms } from './platforms.bench.ts'
import type { Kind } from './processes.ts'
import { type PushRun, runPush } from './push.bench.ts'
import { type ReadsRun, runReads } from './reads.bench.ts'
import { runRecovery } from './recovery.bench.ts'
import { type Figure, printFigures } from './report.ts'
import { benchSearch } from './search.bench.ts'
import { runSearchFaults } from './search-faults.bench.ts'
import { type LagSpread, runSearchLag } from './search-lag.bench.ts'
import { percentile, spreadOf } from './statistics.ts'
import { benchWebhooks } from './webhooks.bench.ts'
import { runWidget } from './widget.bench.ts'

const HELP = `npm run bench -- [--database embedded,postgres] [--only ingest,push,reads,search,search-lag,first-search,conversations,recovery,search-faults,order-checks,webhooks,platforms,widget,dashboard]
  [--runs 3] [--products 20000]
  [--leads 1000000] [--kills 10] [--orders 1000] [--loads 10] [--concurrency 4] [--batch-size 200] [--sizes 1000,20000,200000] [--no-peers] [--catalog FILE.jsonl.gz]

Measures Spiel beside the floor of the same database. PostgreSQL: the server of DATABASE_URL (a role that may create
databases), else one that the benchmark starts, with fsync on.`

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded,postgres' },
    only: { type: 'string', default: 'ingest,push,reads,search,search-lag' },
    runs: { type: 'string', default: '3' },
    products: { type: 'string', default: '20000' },
    leads: { type: 'string', default: '1000000' },
    concurrency: { type: 'string', default: '4' },
    'batch-size': { type: 'string', default: '200' },
    sizes: { type: 'string', default: '1000,20000,200000' },
    'no-peers': { type: 'boolean', default: false },
    catalog: { type: 'string' },
    conversations: { type: 'string', default: '200' },
    kills: { type: 'string', default: '10' },
    orders: { type: 'string', default: '1000' },
    loads: { type: 'string', default: '10' },
    events: { type: 'string', default: '5000' },
    talks: { type: 'string', default: '100000' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit()
}

const runs = Number(values.runs)
const products = Number(values.products)
const parts = new Set(values.only.split(','))

async function benchIngest(serverUrl: string | undefined): Promise<Figure[]> {
  const sizes = { products, batchSize: Number(values['batch-size']), concurrency: Number(values.concurrency) }
  const taken: IngestRun[] = []
  for (let run = 0; run < runs; run++) taken.push(await runIngest(serverUrl, sizes))
  const rates = PHASES.flatMap((phase): Figure[] => {
    const ours = spreadOf(taken.map((run) => run.ours[phase]))
    const name = `ingest, ${phase}`
    // The goal is against the floor of equal concurrency; the other only tells how much of a gap is the order of a store's writes.
    const floors: ['floor' | 'orderedFloor', string][] = serverUrl
      ? [
          ['floor', `${sizes.concurrency} connections`],
          ['orderedFloor', 'one connection'],
        ]
      : [['floor', 'its one connection']]
    return floors.map(([field, label]) => {
      const ratio = spreadOf(taken.map((run) => run.ours[phase] / run[field][phase]))
      const goal = field === 'floor' ? { text: 'ratio >= 0.85', met: ratio.median >= 0.85 } : undefined
      return {
        name,
        unit: 'products/s',
        ours,
        floor: spreadOf(taken.map((run) => run[field][phase])),
        label,
        ratio,
        goal,
      }
    })
  })
  const memory = spreadOf(taken.map((run) => run.peakMemoryMb))
  return [...rates, memoryFigure('peak memory, ingest', memory)]
}

async function benchPush(serverUrl: string | undefined): Promise<Figure[]> {
  const taken: PushRun[] = []
  for (let run = 0; run < runs; run++) taken.push(await runPush(serverUrl, products))
  const ours = spreadOf(taken.map((run) => run.seconds))
  const memory = spreadOf(taken.map((run) => run.peakMemoryMb))
  return [
    { name: 'spiel push', unit: 's', ours, goal: { text: '< 12 s', met: ours.median < 12 } },
    memoryFigure('peak memory, spiel push', memory),
  ]
}

const memoryFigure = (name: string, ours: Figure['ours']): Figure => ({
  ...{ name, unit: 'MB', ours },
  goal: { text: '<= 350 MB', met: ours.median <= 350 },
})

async function benchReads(serverUrl: string | undefined): Promise<Figure[]> {
  const run: ReadsRun = await runReads(serverUrl, Number(values.leads))
  const one = (value: number) => spreadOf([value])
  const added = run.keyedMs - run.bareMs
  const depth = run.deepPageMs / run.firstPageMs
  const row = (name: string, ours: number, floor: number): Figure => ({
    ...{ name, unit: 'ms', ours: one(ours), floor: one(floor), label: 'bare SELECT', ratio: one(ours / floor) },
  })
  return [
    row('GET /leads?limit=1', run.keyedMs, run.bareMs),
    { name: 'key and limit add', unit: 'ms', ours: one(added), goal: { text: '<= 1.0 ms', met: added <= 1 } },
    row('page 1 of 100', run.firstPageMs, run.bareFirstPageMs),
    row(`page ${run.deepPage} of 100`, run.deepPageMs, run.bareDeepPageMs),
    { name: `page ${run.deepPage} : page 1`, unit: '', ours: one(depth), goal: { text: '<= 1.2', met: depth <= 1.2 } },
  ]
}

async function benchSearchLag(serverUrl: string | undefined): Promise<Figure[]> {
  const run = await runSearchLag(serverUrl, { products, changes: 200, batchSize: Number(values['batch-size']) })
  const row = (name: string, value: number, goal?: Figure['goal']): Figure => ({
    ...{ name, unit: 'ms', ours: spreadOf([value]), goal },
  })
  const rows = (name: string, { p50, p95, max }: LagSpread, limitMs?: number): Figure[] => {
    const goal = limitMs === undefined ? undefined : { text: `<= ${limitMs} ms`, met: p95 <= limitMs }
    return [row(`${name}, p50`, p50), row(`${name}, p95`, p95, goal), row(`${name}, max`, max)]
  }
  const { staleAnswers } = run
  const stale = { name: 'answers without an answered push', unit: '', ours: spreadOf([staleAnswers]) }
  return [
    ...run.lag.flatMap((lag, place) => rows(`push to found, process ${place + 1}`, lag, 100)),
    ...run.busySearch.flatMap((search, place) => rows(`search during pushes, process ${place + 1}`, search)),
    ...run.idleSearch.flatMap((search, place) => rows(`search before them, process ${place + 1}`, search)),
    ...rows('push of changed products', run.pushMs),
    { ...stale, goal: { text: '0', met: staleAnswers === 0 } },
  ]
}

async function benchConversations(serverUrl: string | undefined): Promise<Figure[]> {
  const conversations = Number(values.conversations)
  const run = await runConversations(serverUrl, { products, conversations })
  if (run.errors.length > 0) console.log(`errors: ${[...new Set(run.errors)].slice(0, 5).join(' | ')}`)
  const row = (name: string, unit: string, value: number, goal?: Figure['goal']): Figure => ({
    ...{ name, unit, ours: spreadOf([value]), goal },
  })
  const within = (value: number, limitMs: number) => ({ text: `<= ${limitMs} ms`, met: value <= limitMs })
  const [first, turn] = [percentile(run.aloneFirstMs, 0.95), percentile(run.aloneMs, 0.95)]
  return [
    row('first event, one shopper, p95', 'ms', first, within(first, 50)),
    row('first event, one shopper, p50', 'ms', percentile(run.aloneFirstMs, 0.5)),
    row('turn, one shopper, p50', 'ms', percentile(run.aloneMs, 0.5)),
    row('turn, one shopper, p95', 'ms', turn, within(turn, 25)),
    row('processor time of a turn, one shopper', 'ms', run.aloneProcessorMs),
    row(`turn, ${conversations} at once, p50`, 'ms', percentile(run.turnMs, 0.5)),
    row(`turn, ${conversations} at once, p95`, 'ms', percentile(run.turnMs, 0.95)),
    row('turns at once', '/s', run.turnsPerSecond),
    row(`errors in ${run.turns} turns`, '', run.errors.length, { text: '0', met: run.errors.length === 0 }),
    row('peak memory', 'MB', run.peakMemoryMb, { text: '<= 600 MB', met: run.peakMemoryMb <= 600 }),
  ]
}

/** Sizes by --sizes. */
async function benchFirstSearch(serverUrl: string | undefined): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const products of values.sizes.split(',').map(Number)) {
    const { without, kept, cacheMb } = await runFirstSearch(serverUrl, { products, runs, catalog: values.catalog })
    for (const [name, taken] of [['no files', without] as const, ['from disk', kept] as const]) {
      const row = (what: string, field: keyof FirstSearchRun, limitMs?: number): Figure => {
        const ours = spreadOf(taken.map((run) => run[field]))
        const goal = limitMs && { text: `<= ${limitMs} ms`, met: ours.median <= limitMs }
        return { name: `${products} products, ${name}: ${what}`, unit: 'ms', ours, goal: goal || undefined }
      }
      figures.push(
        row('listens', 'listeningMs'),
        row('all is ready', 'preparedMs'),
        row('processor time by then, all threads', 'preparedProcessorMs'),
        row('longest piece on the event loop', 'longestPieceMs', 50),
        row('first answer, asked at once', 'atOnceMs'),
        row('first answer, asked 8 s after the start', 'laterMs', name === 'from disk' ? 500 : undefined),
      )
    }
    figures.push({ name: `${products} products: files on disk`, unit: 'MB', ours: spreadOf([cacheMb]) })
  }
  return figures
}

async function benchRecovery(serverUrl: string | undefined): Promise<Figure[]> {
  const kills = Number(values.kills)
  const run = await runRecovery(serverUrl, { products, kills, batchSize: Number(values['batch-size']) })
  return [
    { name: `ready again after a kill, ${kills} kills`, unit: 'ms', ours: spreadOf(run.readyMs) },
    { name: 'the first search after it', unit: 'ms', ours: spreadOf(run.firstSearchMs) },
    { name: 'answered pushes lost', unit: '', ours: spreadOf([run.lost]), goal: { text: '0', met: run.lost === 0 } },
  ]
}

/** The median and the 95th percentile of what was measured many times. */
const percentiles = (name: string, ms: readonly number[]): Figure[] => [
  { name: `${name}, p50`, unit: 'ms', ours: spreadOf([percentile(ms, 0.5)]) },
  { name: `${name}, p95`, unit: 'ms', ours: spreadOf([percentile(ms, 0.95)]) },
]

async function benchSearchFaults(serverUrl: string | undefined): Promise<Figure[]> {
  const taken = await runSearchFaults(serverUrl, products)
  return taken.flatMap(({ name, ms, refused }) => [
    ...percentiles(`search, ${name}`, ms),
    { name: `of ${ms.length} refused, ${name}`, unit: '', ours: spreadOf([refused]) },
  ])
}

async function benchOrderChecks(serverUrl: string | undefined): Promise<Figure[]> {
  const { ms, guessedOf1000 } = await runOrderChecks(serverUrl, Number(values.orders))
  return [
    ...ORDER_ASKS.flatMap((kind) => percentiles(`order look-up, ${kind}`, ms[kind])),
    { name: 'of 1000 told apart by their time (500 = by chance)', unit: '', ours: spreadOf([guessedOf1000]) },
  ]
}

async function benchWidget(): Promise<Figure[]> {
  const run = await runWidget(Number(values.loads))
  if (!run) {
    console.log('No Chromium found: the widget is not measured')
    return []
  }
  const row = (name: string, ms: number[]): Figure => ({ name, unit: 'ms', ours: spreadOf(ms) })
  return [
    row('main thread, page without the widget', run.bareMs),
    row('main thread, page with the widget loaded', run.loadedMs),
    row('main thread, from the press to the first message', run.openedMs),
    row('main thread, from a message to its whole answer', run.answeredMs),
    row('tasks beyond 50 ms each, in all of it', run.blockingMs),
  ]
}

const results: Record<string, unknown> = {}
if (parts.has('widget')) {
  const figures = await benchWidget()
  results.widget = figures
  printFigures('widget, processor time in Chromium', figures)
}
if (parts.has('search')) {
  const sizes = values.sizes.split(',').map(Number)
  results.search = await benchSearch({ sizes, peers: !values['no-peers'] })
}
const ON_DATABASES = [
  ...[
    'ingest',
    'push',
    'reads',
    'search-lag',
    'first-search',
    'conversations',
    'recovery',
    'search-faults',
    'order-checks',
    'webhooks',
    'dashboard',
    'platforms',
  ],
]
const needsDatabase = ON_DATABASES.some((part) => parts.has(part))
for (const kind of (needsDatabase ? values.database.split(',') : []) as Kind[]) {
  const given = process.env.DATABASE_URL
  const server = kind === 'postgres' && !given ? await startPostgresServer() : undefined
  const serverUrl = kind === 'postgres' ? (given ?? server?.url) : undefined
  try {
    const figures: Figure[] = []
    if (parts.has('ingest')) figures.push(...(await benchIngest(serverUrl)))
    if (parts.has('push')) figures.push(...(await benchPush(serverUrl)))
    if (parts.has('reads')) figures.push(...(await benchReads(serverUrl)))
    if (parts.has('search-lag')) figures.push(...(await benchSearchLag(serverUrl)))
    if (parts.has('first-search')) figures.push(...(await benchFirstSearch(serverUrl)))
    if (parts.has('conversations')) figures.push(...(await benchConversations(serverUrl)))
    if (parts.has('recovery')) figures.push(...(await benchRecovery(serverUrl)))
    if (parts.has('search-faults')) figures.push(...(await benchSearchFaults(serverUrl)))
    if (parts.has('order-checks')) figures.push(...(await benchOrderChecks(serverUrl)))
    if (parts.has('platforms')) figures.push(...(await benchPlatforms(serverUrl)))
    if (parts.has('webhooks')) figures.push(...(await benchWebhooks(serverUrl, Number(values.events))))
    if (parts.has('dashboard')) figures.push(...(await benchDashboard(serverUrl, Number(values.talks))))
    results[kind] = figures
    printFigures(server ? `${kind} ${server.version}, fsync on` : kind, figures)
  } finally {
    await server?.stop()
  }
}

const at = new Date().toISOString()
const machine = { cpu: cpus()[0]?.model, cores: availableParallelism(), node: process.version }
const folder = new URL('results/', import.meta.url)
mkdirSync(folder, { recursive: true })
const file = new URL(`${at.replaceAll(':', '-')}.json`, folder)
writeFileSync(file, `${JSON.stringify({ at, machine, options: values, results }, null, 2)}\n`)
console.log(`\nWritten to bench/results/${at.replaceAll(':', '-')}.json`)
