import Fastify from 'fastify'
import { CompiledQuery, sql } from 'kysely'
import { createKey } from '../src/api-keys/create-key.ts'
import { buildApp } from '../src/app.ts'
import { loadConfig } from '../src/config.ts'
import { createStore } from '../src/stores/create-store.ts'
import { asOperatorOf } from '../src/stores/list-stores.ts'
import { PAGE_SIZE, PAGES, type ReadsOrder, type ReadsReady } from './reads.bench.ts'

/**
 * The whole server, and beside it in the same process, on the same database connections, a bare Fastify route that runs
 * the same SELECT. Not done by the bare route: key, limit, request ids, query validation, presenting.
 */

const SELECT_PAGE = `SELECT * FROM leads WHERE store_id = $1 AND created_at < $2::timestamptz
  ORDER BY created_at DESC LIMIT $3`
/** Later than any lead. */
const NEWEST = '2100-01-01T00:00:00.000Z'
const SEED_ROWS_AT_ONCE = 50_000

const { database, leads, keys: keyCount } = JSON.parse(process.argv[2] ?? '{}') as ReadsOrder
const environment = { PORT: '0', SPIEL_LOG_LEVEL: 'warn', DATABASE_URL: database.databaseUrl ?? '' }
const app = await buildApp(loadConfig({ ...environment, SPIEL_DATA_DIR: database.dataDir ?? '' }))
const { db } = app.context
const stores = await Promise.all(
  Array.from({ length: Math.ceil(keyCount / 40) }, (_, index) => createStore(app.context, { name: `Reads ${index}` })),
)
const keys: string[] = []
for (let index = 0; index < keyCount; index++) {
  const context = await asOperatorOf(app.context, stores[Math.floor(index / 40)]?.slug ?? '')
  keys.push((await createKey(context, { name: `reads ${index}`, scopes: ['read'] })).key)
}
const { storeId } = await asOperatorOf(app.context, stores[0]?.slug ?? '')
const seedStartedAtMs = performance.now()
for (let at = 0; at < leads; at += SEED_ROWS_AT_ONCE) {
  await sql`
    INSERT INTO leads (store_id, id, email, name, purpose, status, priority, score, reasons, created_at, updated_at)
    SELECT ${storeId}::int, 'lead_' || md5(n::text), 'shopper' || n || '@example.com', 'Shopper ' || n, 'purchase', 'new',
      'medium', n % 100, '{asked for a price}', stamp, stamp
    FROM generate_series(${at + 1}::int, ${Math.min(at + SEED_ROWS_AT_ONCE, leads)}::int) n,
      LATERAL (SELECT '2024-01-01'::timestamptz + n * interval '37 milliseconds' AS stamp) s`.execute(db)
}
await sql`VACUUM ANALYZE leads`.execute(db)
const seedSeconds = (performance.now() - seedStartedAtMs) / 1000
const deepPage = Math.max(2, Math.min(PAGES, Math.floor(leads / PAGE_SIZE)))
const { rows } = await sql<{ created_at: Date }>`
  SELECT created_at FROM leads WHERE store_id = ${storeId} ORDER BY created_at DESC
  OFFSET ${(deepPage - 1) * PAGE_SIZE - 1}::int LIMIT 1`.execute(db)

const bare = Fastify()
bare.get<{ Querystring: { limit: string; cursor?: string } }>('/leads', async ({ query }) => {
  const values = [storeId, query.cursor ?? NEWEST, Number(query.limit) + 1]
  return { data: (await db.executeQuery(CompiledQuery.raw(SELECT_PAGE, values))).rows }
})
const ready: ReadsReady = {
  url: (await app.server?.listen({ port: 0, host: '127.0.0.1' })) ?? '',
  bareUrl: await bare.listen({ port: 0, host: '127.0.0.1' }),
  keys,
  deepCursor: rows[0]?.created_at.toISOString() ?? NEWEST,
  deepPage,
  seedSeconds,
}
process.stdout.write(`${JSON.stringify(ready)}\n`)
process.once('SIGTERM', async () => {
  await bare.close()
  await app.close()
  process.exit()
})
