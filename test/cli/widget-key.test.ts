import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createOperatorCli, type OperatorCli } from '../support/operator-cli.ts'

let cli: OperatorCli
before(async () => {
  cli = await createOperatorCli()
})
after(() => cli.database.drop())

test('spiel widget-key makes, lists, changes and revokes keys, and says what is wrong', async () => {
  const { json, spiel } = cli
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
  const wrong = await spiel('widget-key', 'create', '--store', 'acme', '--origin', 'https://shop.example/')
  assert.equal(wrong.code, 2)
  assert.match(wrong.stderr, /--origin must be an origin such as https:\/\/shop\.example/)
})
