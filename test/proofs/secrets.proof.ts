import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { test } from 'node:test'
import { sql } from 'kysely'
import { generateKey } from '../../src/api-keys/key-format.ts'
import type { Database } from '../../src/db/connect.ts'
import { filesBelow, foundIn, foundInFile } from '../support/proof-grep.ts'
import { ProofClient } from '../support/proof-http.ts'
import { startCrashablePostgres } from '../support/proof-postgres.ts'
import { amount, report } from '../support/proof-run.ts'
import { openOperator, type Place, prepareStore, startServerProcess, withOperator } from '../support/proof-server.ts'
import { openSocket, readAnswer } from '../support/raw-http.ts'
import { processEnv, runCli } from '../support/run-cli.ts'
import { createTestDatabase, testDatabaseKind } from '../support/test-database.ts'

const KEYS = amount(5, 40)
const ROUNDS = amount(7, 100)
/** Must be found where we look: a search that finds nothing at all would prove nothing. */
const CANARY = 'canary-title-0123456789'

interface Ground {
  place: Place
  /** All files of the database: tables, indexes, write-ahead log, and the log of a PostgreSQL server. */
  folder: string
  close(): Promise<void>
}

async function openGround(): Promise<Ground> {
  if (testDatabaseKind() === 'embedded') {
    const { options, drop } = await createTestDatabase({ kind: 'embedded' })
    return { place: options, folder: options.dataDir ?? '', close: drop }
  }
  const postgres = await startCrashablePostgres()
  const place = { databaseUrl: postgres.url }
  return { place, folder: postgres.folder ?? '', close: () => postgres.stop() }
}

/** What must be nowhere: whole keys, their secret part with and without check digits, and these as hex and base64. */
function forbiddenTexts(keys: string[]): string[] {
  return keys.flatMap((key) => {
    const secret = key.split('.')[1] ?? ''
    // Base64 of the text, whatever stands before it: three alignments, without the characters that depend on neighbours.
    const base64 = [0, 1, 2].map((shift) =>
      Buffer.from(' '.repeat(shift) + secret)
        .toString('base64')
        .slice(4, -4),
    )
    return [key, secret, secret.slice(0, 43), Buffer.from(secret).toString('hex'), ...base64]
  })
}

/** Requests of every kind, right and wrong, that carry keys in the header, the query, the path and the body. */
async function mixedLoad(url: string, keys: string[], client: ProofClient, statuses: Set<number>): Promise<void> {
  const send = async (path: string, options: Parameters<ProofClient['call']>[2]) => {
    const { status, text } = await client.call(url, path, options)
    statuses.add(status)
    assert.ok(
      !foundIn(Buffer.from(text), forbiddenTexts(keys)).length,
      `an answer to ${path.slice(0, 40)} has a secret`,
    )
  }
  for (const [place, key] of keys.entries()) {
    const products = [{ externalId: `P${place}`, title: CANARY, variants: [{ externalId: `V${place}`, price: 1 }] }]
    await send('/catalog', { key, body: { products } })
    await send('/orders', { key, body: { orders: [{ externalId: `O${place}`, email: 'a@b.example', items: [] }] } })
    await send('/leads?limit=1', { key })
    await send(`/conversations?cursor=${key}&limit=0`, { key })
    await send(`/leads/${key}`, { key })
    await send(`/catalog?key=${key}`, { key, body: '{"products":' })
    await send('/catalog', { key, body: `{"apiKey":"${key}"` })
    await send('/catalog', { key, body: { products: [{ externalId: key.repeat(5), title: 7 }] } })
    await send('/catalog', { key, body: { products: [], apiKey: key } })
    await send('/leads', { headers: { authorization: `Basic ${key}`, 'x-api-key': key, cookie: `key=${key}` } })
    await send('/leads', { headers: { authorization: `Bearer ${key}x` } })
    await send(`/nowhere/${key}`, { key })
    await send('/leads', { method: 'DELETE', key })
    await send('/leads', { key, headers: { 'x-request-id': key } })
    await send('/catalog', { key, body: Buffer.from('no gzip'), headers: { 'content-encoding': 'gzip' } })
  }
}

/** Requests that break off or are none, with a key in them. */
async function brokenRequests(url: string, keys: string[]): Promise<void> {
  const head = (key: string) => `POST /api/public/v1/catalog HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n`
  for (const key of keys) {
    for (const text of [
      `${head(key)}Content-Length: 500\r\n\r\n{"products":`,
      `${head(key)}Bad Header\r\n\r\n`,
      `${key}\r\n\r\n`,
    ]) {
      const socket = await openSocket(url)
      socket.end(text)
      await readAnswer(socket)
      socket.destroy()
    }
  }
}

/** Every row of every table as text, pg-boss's tables too. */
async function dumpTables({ kysely }: Database): Promise<string> {
  const { rows } = await sql<{ schema: string; name: string }>`
    SELECT schemaname AS schema, tablename AS name FROM pg_tables WHERE schemaname NOT IN ('information_schema')`.execute(
    kysely,
  )
  const texts: string[] = []
  for (const { schema, name } of rows) {
    const found = await sql<{ text: string }>`SELECT t::text AS text FROM ${sql.id(schema, name)} t`.execute(kysely)
    texts.push(`${schema}.${name}`, ...found.rows.map(({ text }) => text))
  }
  return texts.join('\n')
}

/** The text of pg_dump, where the machine has it and it is new enough for the server; else nothing. */
function pgDump(databaseUrl: string): string {
  try {
    return execFileSync('pg_dump', [databaseUrl], {
      encoding: 'utf8',
      maxBuffer: 1 << 30,
      env: processEnv({}),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

async function assertNowhere(ground: Ground, forbidden: string[], say: (line: string) => void): Promise<void> {
  const dump = await withOperator(ground.place, async (_context, database) => {
    await sql`CHECKPOINT`.execute(database.kysely)
    return dumpTables(database)
  })
  const texts = ground.place.databaseUrl ? [dump, pgDump(ground.place.databaseUrl)] : [dump]
  for (const text of texts.filter((found) => found !== '')) {
    const found = foundIn(Buffer.from(text), [...forbidden, CANARY])
    assert.deepEqual(found, [CANARY], 'in a dump of the database')
    say(`dump of ${text.length} characters: the canary and no secret`)
  }
  let bytes = 0
  let withCanary = 0
  const files = filesBelow(ground.folder).filter((path) => !path.includes('/binaries/'))
  for (const path of files) {
    const found = await foundInFile(path, [...forbidden, CANARY])
    if (found.includes(CANARY)) withCanary++
    assert.deepEqual(
      found.filter((text) => text !== CANARY),
      [],
      `in ${path.slice(ground.folder.length)}`,
    )
    bytes += statSync(path, { throwIfNoEntry: false })?.size ?? 0
  }
  assert.ok(withCanary >= 2, 'the canary must be in a table and in the write-ahead log')
  say(`${files.length} database files, ${Math.round(bytes / 2 ** 20)} MiB: canary in ${withCanary}, no secret`)
}

test('no secret of a key is in any log line, row or file of the database', async (t) => {
  const ground = await openGround()
  const client = new ProofClient(4)
  try {
    const { slug, keys } = await prepareStore(
      ground.place,
      Array.from({ length: KEYS }, () => ['read', 'write']),
    )
    const env = { SPIEL_LOG_LEVEL: 'trace', SPIEL_RATE_LIMIT: '60' }
    const server = await startServerProcess(ground.place, env)
    const cli = await runCli(['key', 'create', '--store', slug, '--scope', 'read,write', '--name', 'cli', '--json'], {
      ...(ground.place.databaseUrl
        ? { DATABASE_URL: ground.place.databaseUrl }
        : { SPIEL_DATA_DIR: ground.place.dataDir ?? '' }),
    })
    assert.equal(cli.code, 0, cli.stderr)
    keys.push(JSON.parse(cli.stdout).key)
    const operator = await openOperator(ground.place)
    const rotated = await operator.run<{ key: string }>('key.rotate', {
      store: slug,
      key: keys[0]?.split('.')[0],
      grace: '1h',
    })
    await operator.run('key.revoke', { store: slug, key: keys[1]?.split('.')[0] })
    keys.push(rotated.key, generateKey().key)
    await operator.close()
    const statuses = new Set<number>()
    for (let round = 0; round < ROUNDS; round++) await mixedLoad(server.url, keys, client, statuses)
    assert.ok(statuses.has(429), 'the load must meet the limit too')
    await brokenRequests(server.url, keys)
    await server.stop()
    const forbidden = forbiddenTexts(keys)
    const output = server.output()
    assert.deepEqual(foundIn(Buffer.from(output), forbidden), [], 'in the log')
    assert.ok(output.includes(keys[0]?.split('.')[0] ?? ''), 'the log names keys by their public prefix')
    const seen = [...statuses].sort().join(', ')
    report(t, `${keys.length} keys, statuses ${seen}; ${output.split('\n').length} log lines at level trace: no secret`)
    await assertNowhere(ground, forbidden, (line) => report(t, line))
  } finally {
    client.close()
    await ground.close()
  }
})
