import pg from 'pg'
import { embeddedPoolConfig, startEmbeddedDatabase } from '../../src/db/embedded/start-embedded-database.ts'

/** A process for the tests: writes rows as fast as it can and says the number of each one that was acknowledged, until it is killed. */
const [dataDir = ''] = process.argv.slice(2)
const database = await startEmbeddedDatabase({ dataDir })
const pool = new pg.Pool(embeddedPoolConfig(database.host))
const { rows } = await pool.query('SELECT coalesce(max(id), 0) AS last FROM acknowledged')
for (let id = rows[0].last + 1; ; id++) {
  await pool.query('INSERT INTO acknowledged (id, filler) VALUES ($1, repeat($2, 200))', [id, 'x'])
  process.stdout.write(`${id}\n`)
}
