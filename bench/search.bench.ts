import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PostgresMissingError, startPostgresServer } from '../test/support/postgres-server.ts'
import { runPostgresSearch } from './search-postgres.ts'
import { printSearch, printVectors } from './search-report.ts'
import type { SearchBench, SearchOrder, SearchRun, SizeRun, VectorsRun } from './search-runs.ts'

const execute = promisify(execFile)
const ROUNDS = 5
/** From here on the others take minutes a round, of hostile queries most of all: one round for them. */
const LARGE = 10_000

/** Search beside MiniSearch and PostgreSQL's full text, in the same run: the same products and queries. */
export async function benchSearch(options: { sizes: number[]; peers: boolean }): Promise<SearchBench> {
  const sharedData = existsSync(new URL('../../shared/data/catalogs/esci.jsonl.gz', import.meta.url))
  console.log(sharedData ? 'search: shared products and judged queries' : 'shared data absent, synthetic products used')
  const sizes: SizeRun[] = []
  for (const products of options.sizes) {
    const rounds = products < LARGE ? ROUNDS : 1
    const spiel = await runEngine({ engine: 'spiel', products, rounds: ROUNDS })
    const miniSearch = options.peers ? await runEngine({ engine: 'minisearch', products, rounds }) : undefined
    const postgres = options.peers ? await runPostgres(products, rounds) : undefined
    const run = { products, spiel, miniSearch, postgres }
    printSearch(run)
    sizes.push(run)
  }
  const vectors = await runMeasuring<VectorsRun>('search-vectors-process.ts', {})
  printVectors(vectors)
  return { sharedData, sizes, vectors }
}

const runEngine = (order: SearchOrder) => runMeasuring<SearchRun>('search-process.ts', order)

/** Each measurement has a process of its own, so that nothing else is in its memory. */
async function runMeasuring<Result>(file: string, order: object): Promise<Result> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const flags = ['--expose-gc', '--max-old-space-size=16000']
  const { stdout } = await execute(process.execPath, [...flags, path, JSON.stringify(order)])
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) as string) as Result
}

async function runPostgres(products: number, rounds: number): Promise<SearchRun | undefined> {
  const given = process.env.DATABASE_URL
  try {
    const server = given ? undefined : await startPostgresServer()
    try {
      return await runPostgresSearch(given ?? (server?.url as string), products, rounds)
    } finally {
      await server?.stop()
    }
  } catch (error) {
    if (!(error instanceof PostgresMissingError)) throw error
    console.log(error.message)
    return undefined
  }
}
