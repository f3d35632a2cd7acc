import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { packSeed } from './seed-archive.ts'
import { embeddedPoolConfig, startEmbeddedDatabase } from './start-embedded-database.ts'

/**
 * Builds the seed archive: a new database, migrated by the given function over the ordinary socket, stopped cleanly, packed.
 * @param migrate gets the pool settings of the new database; must have closed its pool when it returns (there is one connection)
 * @param out file to write; replaced only when all went well
 * @returns the size of the archive in bytes
 */
export async function buildSeed(input: {
  migrate: (poolConfig: pg.PoolConfig) => Promise<void>
  out: string
}): Promise<number> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'spiel-seed-'))
  try {
    const database = await startEmbeddedDatabase({ dataDir, seedArchive: null })
    try {
      await input.migrate(embeddedPoolConfig(database.host))
      const pool = new pg.Pool(embeddedPoolConfig(database.host))
      // No VACUUM or ANALYZE: statistics of empty tables mislead the planner until the next ones, a first load took minutes.
      await pool.query('CHECKPOINT')
      await pool.end()
    } finally {
      await database.close()
    }
    await packSeed(path.join(dataDir, 'pg'), input.out)
    return fs.statSync(input.out).size
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}
