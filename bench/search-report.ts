import type { Latencies, Latency, SearchRun, SizeRun, VectorsRun } from './search-runs.ts'

interface Goals {
  buildSeconds: number
  megabytes: number
  latencyMs: number
  blockMs: number
}

/** Up to 20,000 products, and beyond: there the goals are those of 200,000. */
const goalsFor = (products: number): Goals =>
  products <= 20_000
    ? { buildSeconds: 2, megabytes: 60, latencyMs: 5, blockMs: 50 }
    : { buildSeconds: products / 10_000, megabytes: products * 0.003, latencyMs: 30, blockMs: 200 }

const KINDS: [keyof Latencies, string][] = [
  ['typed', 'judged queries'],
  ['typo', 'with one typo'],
  ['hostile', 'hostile'],
  ['all', 'all together'],
]

const number = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2))
const judged = (value: number, goal: number, unit: string, part = ''): string =>
  `${part}<= ${goal} ${unit}: ${value <= goal ? 'met' : 'MISSED'}`.trim()

/** One size: a row a figure, a column for each engine and way of asking it. */
export function printSearch({ products, spiel, miniSearch, postgres }: SizeRun): void {
  const goals = goalsFor(products)
  const ways = [spiel, miniSearch, postgres].flatMap((run) =>
    run ? Object.entries(run.latencies).map(([name, latencies]) => ({ name, run, latencies })) : [],
  )
  const row = (name: string, goal: string, cell: (way: (typeof ways)[0]) => string) => [name, goal, ...ways.map(cell)]
  const own = (name: string, goal: string, cell: string) => row(name, goal, ({ run }) => (run === spiel ? cell : ''))
  const rows = [
    row('', 'goal', ({ name }) => name),
    row(
      'build: wall / processor, s',
      judged(spiel.buildCpuSeconds ?? spiel.buildSeconds, goals.buildSeconds, 's'),
      ({ run }) =>
        [run.buildSeconds, ...(run.buildCpuSeconds === undefined ? [] : [run.buildCpuSeconds])].map(number).join(' / '),
    ),
    row('MB held (PostgreSQL: on disk)', judged(spiel.megabytes, goals.megabytes, 'MB'), ({ run }) =>
      number(run.megabytes),
    ),
    ...KINDS.map(([kind, name]) =>
      row(`${name}: p50 / p95 / p99 / max, ms`, latencyGoal(kind, spiel, goals), ({ latencies }) =>
        latencyCell(latencies[kind]),
      ),
    ),
  ]
  if (spiel.changes) {
    const { medianMs, maxMs, longestBlockMs, compactions } = spiel.changes
    rows.push(
      own(
        'upsert of 200: median / max, ms',
        judged(maxMs, goals.blockMs, 'ms'),
        `${number(medianMs)} / ${number(maxMs)}`,
      ),
      own(
        `longest block, ${compactions} compaction${compactions === 1 ? '' : 's'}, cpu ms`,
        judged(longestBlockMs, goals.blockMs, 'ms'),
        number(longestBlockMs),
      ),
    )
  }
  console.log(`\n${products.toLocaleString('en')} products`)
  printRows(rows)
}

function latencyGoal(kind: keyof Latencies, spiel: SearchRun, { latencyMs }: Goals): string {
  const latency = (Object.values(spiel.latencies)[0] as Latencies)[kind]
  // Nobody may make an answer late on purpose, so for hostile queries even the worst counts.
  return kind === 'hostile'
    ? judged(latency.max, latencyMs, 'ms', 'p95 and max ')
    : judged(latency.p95, latencyMs, 'ms', 'p95 ')
}

const latencyCell = ({ p50, p95, p99, max }: Latency): string => [p50, p95, p99, max].map(number).join(' / ')

/** The exact scan with either kernel. */
export function printVectors(run: VectorsRun): void {
  const { wasm, javascript } = run.kernels
  const agrees = run.largestDifference < 1e-5 && run.sameAnswers === 1
  console.log(`\nExact scan of ${run.vectors.toLocaleString('en')} vectors of ${run.dimensions}, best 100`)
  printRows([
    ['', 'wasm SIMD', 'plain JavaScript'],
    ['p50 / p95, ms', ...[wasm, javascript].map(({ p50, p95 }) => `${number(p50)} / ${number(p95)}`)],
    [
      'kernels agree',
      `${agrees ? 'yes' : 'NO'}: same 100 for ${run.sameAnswers * 100} % of queries, scores differ by ${run.largestDifference.toExponential(1)} at most`,
    ],
  ])
}

function printRows(rows: string[][]): void {
  const widths = (rows[0] as string[]).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => (column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell))
        .join('  ')
        .trimEnd(),
    )
}
