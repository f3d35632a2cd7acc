import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { runCli } from '../support/run-cli.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let env: Record<string, string>
before(async () => {
  database = await createTestDatabase()
  const { databaseUrl, dataDir } = database.options
  env = databaseUrl ? { DATABASE_URL: databaseUrl } : { SPIEL_DATA_DIR: dataDir as string }
})
after(() => database.drop())

const json = async (...args: string[]) => {
  const { code, stdout, stderr } = await runCli([...args, '--json'], env)
  assert.equal(code, 0, stderr)
  return JSON.parse(stdout)
}

test('spiel widget-key makes, lists, changes and revokes keys, and says what is wrong', async () => {
  await json('store', 'create', '--name', 'Acme')
  const made = await json('widget-key', 'create', '--store', 'acme', '--origin', 'https://Shop.example:443')
  assert.deepEqual(Object.keys(made), ['id', 'key', 'name', 'origins', 'status', 'createdAt'])
  assert.match(made.key, /^sp_pub_[0-9A-Za-z]{30}$/)
  assert.deepEqual(made.origins, ['https://shop.example'])
  const two = ['--origin', 'https://new.example', '--origin', 'https://*.new.example']
  const changed = await json('widget-key', 'set-origins', made.key, '--store', 'acme', ...two)
  assert.deepEqual(changed.origins, ['https://new.example', 'https://*.new.example'])
  assert.equal((await json('widget-key', 'revoke', made.id, '--store', 'acme')).status, 'revoked')
  assert.deepEqual(
    (await json('widget-key', 'list', '--store', 'acme')).map((key: { key: string; status: string }) => [
      key.key,
      key.status,
    ]),
    [[made.key, 'revoked']],
  )
  const wrong = await runCli(['widget-key', 'create', '--store', 'acme', '--origin', 'https://shop.example/'], env)
  assert.equal(wrong.code, 2)
  assert.match(wrong.stderr, /--origin must be an origin such as https:\/\/shop\.example/)
})
