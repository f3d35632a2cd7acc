import { fileURLToPath } from 'node:url'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { buildSeed } from '../src/db/embedded/seed.ts'
import { migrate } from '../src/db/migrate.ts'
import type { Schema } from '../src/db/schema.ts'

/**
 * Writes src/db/embedded/seed.tar.gz, the empty migrated database that a first start unpacks. Needed again only when a
 * release should start faster: a start runs the migrations that came after the archive.
 */
const out = fileURLToPath(new URL('../src/db/embedded/seed.tar.gz', import.meta.url))
const bytes = await buildSeed({
  out,
  migrate: async (poolConfig) => {
    const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool(poolConfig) }) })
    await migrate({ kind: 'embedded', kysely, close: async () => {} })
    await kysely.destroy()
  },
})
process.stdout.write(`${out}: ${bytes} bytes\n`)
