import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { embeddedPoolConfig, startEmbeddedDatabase } from './start-embedded-database.ts'

const WRITER = fileURLToPath(new URL('../../../test/support/crash-writer.ts', import.meta.url))
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3)

/** Lets a writer run until it has had some rows acknowledged, kills it, and returns the last number it was told. */
async function writeAndKill(dataDir: string, atLeast: number): Promise<number> {
  const child = spawn(process.execPath, [WRITER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
    if (output.split('\n').length > atLeast) child.kill('SIGKILL')
  })
  await ended
  const complete = output.slice(0, output.lastIndexOf('\n')).split('\n')
  return Number(complete.at(-1))
}

test(`kill -9 while writing, ${ROUNDS} times: no acknowledged row is lost`, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'spiel-crash-'))
  // Its own, and its writers': other tests make and remove sockets meanwhile.
  process.env.TMPDIR = folder
  const dataDir = path.join(folder, 'data')
  try {
    const read = async (sql: string) => {
      const database = await startEmbeddedDatabase({ dataDir })
      const pool = new pg.Pool(embeddedPoolConfig(database.host))
      const { rows } = await pool.query(sql)
      await pool.end()
      await database.close()
      return rows[0]
    }
    await read('CREATE TABLE acknowledged (id integer PRIMARY KEY, filler text NOT NULL)')
    for (let round = 0; round < ROUNDS; round++) {
      const last = await writeAndKill(dataDir, 100 + Math.floor(Math.random() * 300))
      const found = await read('SELECT count(*)::int, max(id) FROM acknowledged')
      assert.ok(last > 0 && found.max >= last, `row ${last} was acknowledged, the last one found is ${found.max}`)
      assert.equal(found.count, found.max)
    }
    assert.deepEqual(fs.readdirSync(folder), ['data'])
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
