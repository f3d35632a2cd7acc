import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createOperatorCli, type OperatorCli } from '../support/operator-cli.ts'
import { type ServerProcess, startServerProcess } from '../support/proof-server.ts'

/** How a command finds the running server differs: the embedded database's folder tells its address. */
let cli: OperatorCli
let server: ServerProcess
const linkIn = (text: string) => /http:\S+\/demo\?link=[\w-]{43}/.exec(text)?.[0] ?? ''
const open = (link: string) => fetch(link, { redirect: 'manual' })

before(async () => {
  cli = await createOperatorCli()
  await cli.json('store', 'create', '--name', 'Own shop')
  server = await startServerProcess(cli.database.options)
})
after(async () => {
  await server.stop()
  await cli.database.drop()
})

test('the start prints the link, and `spiel demo` prints it again beside the running server', async () => {
  const printed = linkIn(server.output())
  assert.ok(printed.startsWith(`${server.url}/demo?link=`), server.output())
  assert.match((await open(printed)).headers.get('set-cookie') ?? '', /^spiel-demo-/)
  const args = cli.database.kind === 'embedded' ? [] : ['--url', server.url]
  const { stdout, stderr, code } = await cli.spiel('demo', ...args)
  assert.deepEqual([code, stdout], [0, `${printed}\n`], stderr)
  assert.deepEqual(await cli.json('demo', '--url', 'https://spiel.shop.example/'), {
    mode: 'link',
    urls: [printed.replace(server.url, 'https://spiel.shop.example')],
  })
  assert.equal((await cli.spiel('demo', '--url', 'spiel.shop.example/x')).code, 2)
})
