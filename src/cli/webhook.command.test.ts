import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startFakeReceiver, verify } from '../../test/support/fake-receiver.ts'
import { createOperatorCli, type OperatorCli } from '../../test/support/operator-cli.ts'
import { TEST_SECRET } from '../../test/support/test-secret.ts'

let cli: OperatorCli

before(async () => {
  cli = await createOperatorCli()
  Object.assign(cli.env, { SPIEL_SECRET: TEST_SECRET, SPIEL_OUTBOUND_ALLOW: '127.0.0.0/8' })
  await cli.json('store', 'create', '--name', 'Acme')
})
after(() => cli.database.drop())

const webhook = (name: string, ...args: string[]) => cli.json('webhook', name, ...args, '--store', 'acme')

test('an endpoint is made, listed, changed, rotated, replayed and deleted', async () => {
  const url = 'https://hooks.shop.example/spiel'
  const fields = ['--type', 'order.created', '--type', 'lead.created', '--header', 'Authorization: Bearer hush']
  const made = await webhook('create', '--url', url, ...fields, '--notify-email', 'ops@shop.example')
  assert.match(made.secret, /^whsec_/)
  assert.deepEqual([made.types, made.headers], [['order.created', 'lead.created'], ['Authorization']])
  const listed = await webhook('list')
  assert.deepEqual(
    listed.map((one: { id: string; secret?: string }) => [one.id, one.secret]),
    [[made.id, undefined]],
  )
  assert.equal((await webhook('update', made.id, '--disable', '--description', 'Warehouse')).enabled, false)
  const { code, stderr } = await cli.spiel('webhook', 'replay', made.id, '--missed', '--store', 'acme')
  assert.deepEqual([code, /enable it first/.test(stderr)], [1, true])
  assert.equal((await webhook('update', made.id, '--enable')).description, 'Warehouse')
  assert.notEqual((await webhook('rotate', made.id, '--grace-hours', '1')).secret, made.secret)
  const event = await webhook('trigger', 'order.created')
  assert.equal(event.sequence, 1)
  assert.deepEqual(await webhook('replay', made.id, '--event', event.id), { queued: 1 })
  const { data } = await webhook('deliveries', made.id, '--state', 'pending')
  assert.deepEqual(
    data.map((one: { eventId: string }) => one.eventId),
    [event.id],
  )
  const shown = await cli.spiel('webhook', 'list', '--store', 'acme')
  assert.match(shown.stdout, /^ENDPOINT +STATE +URL/)
  assert.deepEqual(await webhook('delete', made.id), { id: made.id, deleted: true })
  assert.deepEqual(await webhook('list'), [])
})

test('what is wrong is named by its option', async () => {
  const faults: [string[], RegExp][] = [
    [['create', '--url', 'https://10.0.0.1/'], /--url leads to this machine or a private network/],
    [['create', '--url', 'nowhere'], /--url must be an https:\/\/ URL/],
    [['create', '--url', 'https://shop.example/', '--type', 'order.eaten'], /--type must be some of/],
    [['create', '--url', 'https://shop.example/', '--header', 'nothing'], /--header must be as in/],
    [['trigger', 'order.eaten'], /--type must be one of/],
    [['delete', 'whep_none'], /Not found/],
    [['listen', '--forward', 'ftp://localhost/'], /--forward must be an http/],
    [['listen', '--forward', 'http://localhost/', '--secret', 'hush'], /--secret must be whsec_/],
  ]
  for (const [args, words] of faults) {
    const { code, stderr } = await cli.spiel('webhook', ...args, '--store', 'acme')
    assert.notEqual(code, 0, args.join(' '))
    assert.match(stderr, words)
  }
})

test('listen forwards signed events to a program on this machine', async () => {
  const receiver = await startFakeReceiver()
  const first = await webhook('trigger', 'lead.created')
  await webhook('trigger', 'order.created')
  const { code, stdout } = await cli.spiel(
    ...['webhook', 'listen', '--store', 'acme', '--forward', receiver.url, '--json'],
    ...['--after', String(first.sequence - 1), '--types', 'lead.created', '--count', '1'],
  )
  await receiver.close()
  assert.equal(code, 0)
  const [head, line] = stdout
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text))
  assert.deepEqual([line.event, line.answer], [first, '200'])
  const [received] = receiver.received
  assert.ok(received)
  assert.deepEqual(verify(head.secret, received), first)
})
