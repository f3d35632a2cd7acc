import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createOperatorCli, type OperatorCli } from '../support/operator-cli.ts'
import { processEnv, runCli } from '../support/run-cli.ts'
import { callApi } from '../support/test-app.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

describe('the operator’s commands', () => {
  let cli: OperatorCli
  let env: OperatorCli['env']
  let json: OperatorCli['json']
  let spiel: OperatorCli['spiel']
  before(async () => {
    cli = await createOperatorCli()
    ;({ env, json, spiel } = cli)
  })
  after(() => cli.database.drop())

  test('make a store and a key while no server runs, and manage keys while one does', async () => {
    const store = await json('store', 'create', '--name', 'Acmé & Söhne')
    assert.deepEqual(Object.keys(store).slice(0, 2), ['id', 'slug'])
    assert.equal(store.slug, 'acme-sohne')
    const first = await json('key', 'create', '--store', store.slug, '--scope', 'read,write', '--name', 'ci')
    assert.deepEqual(first.scopes, ['read', 'write'])
    assert.match(first.key, /^sp_live_[0-9A-Za-z]{12}\.[0-9A-Za-z]{49}$/)
    assert.ok(first.key.startsWith(`${first.prefix}.`))

    const { server, url } = await startServer(env)
    try {
      const api = `${url}/api/public/v1`
      assert.equal((await callApi(`${api}/leads`, { key: first.key })).status, 200)
      const rotated = await json('key', 'rotate', first.prefix, '--store', store.slug, '--grace', '0h')
      assert.equal((await callApi(`${api}/leads`, { key: first.key })).status, 401)
      assert.equal((await callApi(`${api}/leads`, { key: rotated.key })).status, 200)
      await json('key', 'revoke', rotated.id, '--store', store.slug)
      assert.equal((await callApi(`${api}/leads`, { key: rotated.key })).status, 401)
      const keys = await json('key', 'list', '--store', store.slug)
      assert.deepEqual(
        keys.map((key: { status: string }) => key.status),
        ['revoked', 'expired'],
      )
      assert.ok(!JSON.stringify(keys).includes(first.key))
      const second = await json('store', 'create', '--name', 'Acmé & Söhne')
      assert.equal(second.slug, 'acme-sohne-2')
      assert.equal((await json('store', 'list')).length, 2)
    } finally {
      await stop(server)
    }
  })

  test('give a store its language, at its making and later, also while a server runs', async () => {
    const { slug, language } = await json('store', 'create', '--name', 'Lampenladen', '--language', 'DE')
    assert.deepEqual([slug, language], ['lampenladen', 'de'])
    assert.equal((await json('store', 'set', '--store', slug, '--language', 'it')).language, 'it')
    const { server } = await startServer(env)
    try {
      const told = await spiel('store', 'set', '--store', slug, '--language', 'ja')
      assert.deepEqual([told.code, told.stdout], [0, 'The language of lampenladen is ja\n'])
      const listed = await spiel('store', 'list')
      assert.match(listed.stdout, /^SLUG +NAME +CURRENCY +LANGUAGE +ID/)
      assert.match(listed.stdout, /^lampenladen +Lampenladen +USD +ja +store_/m)
    } finally {
      await stop(server)
    }
    for (const args of [
      ['create', '--name', 'X', '--language', 'german'],
      ['set', '--store', slug, '--language', 'xx'],
    ]) {
      const { code, stderr } = await spiel('store', ...args)
      assert.equal(code, 2)
      assert.match(stderr, /--language must be a language code of two letters as in ISO 639-1, such as en/)
    }
    assert.equal((await spiel('store', 'set', '--store', slug)).code, 2)
    assert.equal((await spiel('store', 'set', '--store', 'nobody', '--language', 'de')).code, 1)
  })

  test('name what is wrong, and tell use from failure by the exit code', async () => {
    const unknown = await spiel('key', 'list', '--store', 'nobody', '--json')
    assert.equal(unknown.code, 1)
    assert.equal(JSON.parse(unknown.stderr).error.code, 'not_found')
    const scope = await spiel('key', 'create', '--store', 'x', '--scope', 'root', '--name', 'x')
    assert.equal(scope.code, 1, 'the store is looked up first')
    await json('store', 'create', '--name', 'Scoped')
    const badScope = await spiel('key', 'create', '--store', 'scoped', '--scope', 'root,all', '--name', 'x')
    assert.equal(badScope.code, 2)
    assert.equal(badScope.stderr.match(/--scope must be one of: read, write, admin/g)?.length, 1, 'told once')
    assert.equal((await spiel('key', 'create')).code, 2)
    assert.equal((await spiel('frobnicate')).code, 2)
    const settings = await runCli(['store', 'list'], { ...env, PORT: 'x', SPIEL_NOPE: '1' })
    assert.equal(settings.code, 2)
    assert.match(settings.stderr, /PORT: .*\n.*SPIEL_NOPE: no such setting/)
    assert.equal((await spiel('--help')).code, 0)
  })

  test('a PostgreSQL server that does not answer is named, without its password', async () => {
    const { code, stderr } = await runCli(['store', 'list'], { DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/shop' })
    assert.equal(code, 1)
    assert.match(stderr, /127\.0\.0\.1:1\/shop/)
    assert.doesNotMatch(stderr, /hush/)
  })

  test('a second server on the same data folder is refused with one clear line', async (t) => {
    if (cli.database.kind !== 'embedded') return t.skip('only the embedded database has a folder')
    const { server } = await startServer(env)
    try {
      const second = spawn(process.execPath, [MAIN], { env: processEnv({ ...env, PORT: '0' }) })
      let stderr = ''
      second.stderr.on('data', (chunk) => (stderr += chunk))
      const [code] = await once(second, 'close')
      assert.equal(code, 1)
      assert.match(stderr, new RegExp(`in use by process ${server.pid}`))
      assert.equal(stderr.trim().split('\n').length, 1)
    } finally {
      await stop(server)
    }
  })
})

async function startServer(env: Record<string, string>): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [MAIN], { env: processEnv({ ...env, PORT: '0' }) })
  let stderr = ''
  for await (const chunk of server.stderr as NodeJS.ReadableStream) {
    stderr += chunk
    const url = /API reference: (http:\/\/\S+)\/docs/.exec(stderr)?.[1]
    if (url) return { server, url }
  }
  throw new Error(`The server did not start: ${stderr}`)
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  const [code] = await once(server, 'exit')
  assert.equal(code, 0, 'a signal ends the server cleanly')
}
