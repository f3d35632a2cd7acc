import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { buildSeed } from '../src/db/embedded/seed.ts'
import { seedArchivePath } from '../src/db/embedded/seed-archive.ts'
import { migrate } from '../src/db/migrate.ts'
import type { Schema } from '../src/db/schema.ts'

/**
 * Writes the empty migrated database that a first start unpacks, unless it is there. `npm ci` calls it; without the archive a
 * first start takes some seconds and 1.1 GB more, so what keeps it from being built is told and does not stop the install.
 */
const out = seedArchivePath()
const isQuiet = process.argv.includes('--quiet')

async function build(): Promise<void> {
  mkdirSync(dirname(out), { recursive: true })
  const bytes = await buildSeed({
    out,
    migrate: async (poolConfig) => {
      const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool(poolConfig) }) })
      await migrate({ kind: 'embedded', kysely, close: async () => {} })
      await kysely.destroy()
    },
  })
  for (const name of readdirSync(dirname(out))) {
    if (/^seed-\w+\.tar\.gz/.test(name) && name !== basename(out)) rmSync(join(dirname(out), name))
  }
  if (!isQuiet) console.log(`${out}: ${bytes} bytes`)
}

if (existsSync(out)) {
  if (!isQuiet) console.log(`${out} is up to date`)
} else {
  await build().catch((error: Error) => {
    console.error(`The seed archive was not built, so a first start takes longer: ${error.message}`)
    if (!isQuiet) process.exitCode = 1
  })
}
