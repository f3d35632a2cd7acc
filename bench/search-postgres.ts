import pg from 'pg'
import { fieldNames, fieldTexts } from '../src/search/index/indexed-fields.ts'
import { ProductSource } from './product-source.ts'
import { makeQueries } from './search-queries.ts'
import { type Latencies, type Latency, latencyOf, type SearchRun } from './search-runs.ts'

const PAGE = 500
const TIMEOUT_MS = 2_000
const VECTOR = `setweight(to_tsvector('english', title), 'A')
  || setweight(to_tsvector('english', concat_ws(' | ', vendor, category, tags, options)), 'B')
  || setweight(to_tsvector('english', description), 'D')`
const ALL = `websearch_to_tsquery('english', $1)`
const ANY = `replace(plainto_tsquery('english', $1)::text, ' & ', ' | ')::tsquery`

/**
 * PostgreSQL's full text over the same texts: GIN over a weighted tsvector, best 20 by ts_rank_cd, any word being enough or all
 * of them asked for. Queries go over loopback, as Spiel would send them. `megabytes` is what table and index take on disk.
 */
export async function runPostgresSearch(url: string, products: number, rounds: number): Promise<SearchRun> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const pagesMs = await load(client, products)
    const { rows } = await client.query<{ bytes: string }>(`SELECT pg_total_relation_size('bench_search') AS bytes`)
    await client.query(`SET statement_timeout = ${TIMEOUT_MS}`)
    return {
      buildSeconds: pagesMs.reduce((sum, ms) => sum + ms, 0) / 1000,
      longestPageMs: Math.max(...pagesMs),
      megabytes: Number(rows[0]?.bytes) / 1e6,
      disturbed: 0,
      latencies: {
        'PostgreSQL, any word': await ask(client, ANY, rounds),
        'PostgreSQL, all words': await ask(client, ALL, rounds),
      },
    }
  } finally {
    await client.query('DROP TABLE IF EXISTS bench_search')
    await client.end()
  }
}

async function load(client: pg.Client, products: number): Promise<number[]> {
  const source = new ProductSource()
  const columns = fieldNames.map((name) => `${name} text`).join(', ')
  await client.query('DROP TABLE IF EXISTS bench_search')
  await client.query('CREATE UNLOGGED TABLE bench_search (id text PRIMARY KEY, words tsvector NOT NULL)')
  const timesMs: number[] = []
  const run = async (text: string, values: unknown[] = []) => {
    const startedAt = performance.now()
    await client.query(text, values)
    timesMs.push(performance.now() - startedAt)
  }
  for (let at = 0; at < products; at += PAGE) {
    const page = Array.from({ length: Math.min(PAGE, products - at) }, (_, place) => {
      const product = source.make(at + place)
      const texts = fieldTexts(product)
      return { id: product.id, ...Object.fromEntries(fieldNames.map((name, field) => [name, texts[field]])) }
    })
    const from = `jsonb_to_recordset($1::jsonb) AS p(id text, ${columns})`
    await run(`INSERT INTO bench_search SELECT id, ${VECTOR} FROM ${from}`, [JSON.stringify(page)])
  }
  await run('CREATE INDEX ON bench_search USING gin (words)')
  await client.query('VACUUM ANALYZE bench_search')
  return timesMs
}

async function ask(client: pg.Client, query: string, rounds: number): Promise<Latencies> {
  const text = `SELECT id FROM bench_search WHERE words @@ ${query} ORDER BY ts_rank_cd(words, ${query}) DESC, id LIMIT 20`
  const all: number[] = []
  const measured: [string, Latency][] = []
  for (const [kind, queries] of Object.entries(makeQueries())) {
    const timesMs: number[] = []
    for (let round = 0; round < rounds; round++) {
      for (const words of queries) {
        const startedAt = performance.now()
        // PostgreSQL's text holds no NUL. One stopped by the timeout counts with the time it took until then.
        await client.query(text, [words.replaceAll('\0', ' ')]).catch(rethrowUnlessTimeout)
        timesMs.push(performance.now() - startedAt)
      }
    }
    all.push(...timesMs)
    measured.push([kind, latencyOf(timesMs)])
  }
  return Object.fromEntries([...measured, ['all', latencyOf(all)]]) as Latencies
}

function rethrowUnlessTimeout(error: { code?: string }): void {
  if (error.code !== '57014') throw error
}
