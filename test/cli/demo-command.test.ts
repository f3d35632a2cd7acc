import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createOperatorCli, type OperatorCli } from '../support/operator-cli.ts'
import { type ServerProcess, startServerProcess } from '../support/proof-server.ts'

let cli: OperatorCli
let server: ServerProcess
const start = (env: Record<string, string> = {}) => {
  const { databaseUrl, dataDir } = cli.database.options
  return startServerProcess(databaseUrl ? { databaseUrl } : { dataDir: dataDir ?? '' }, env)
}
const linkIn = (text: string) => /http:\S+\/demo\?link=[\w-]{43}/.exec(text)?.[0] ?? ''
const open = (link: string) => fetch(link, { redirect: 'manual' })

before(async () => {
  cli = await createOperatorCli()
  server = await start()
})
after(async () => {
  await server.stop()
  await cli.database.drop()
})

test('on a server without a store `spiel demo` makes one to try, once; --fill fills the one that is named', async () => {
  const args = cli.database.kind === 'embedded' ? [] : ['--url', server.url]
  const first = await cli.json('demo', ...args)
  assert.deepEqual(first.filled, { slug: 'marlow-pine', products: 120, orders: 60 })
  assert.equal((await cli.json('demo', ...args)).filled, undefined, 'stores are their owners’')
  await cli.json('store', 'create', '--name', 'Own shop')
  assert.equal((await cli.json('demo', '--fill', '--store', 'own-shop', ...args)).filled.products, 120)
  assert.equal((await cli.spiel('demo', '--fill')).code, 2)
  const cookie = (await open(linkIn(server.output()))).headers.get('set-cookie')?.split(';')[0] ?? ''
  const home = await (await fetch(`${server.url}/demo/marlow-pine`, { headers: { cookie } })).text()
  assert.match(home, /Good things for every day.*Where is order 1054\?/s)
})

test('a restart keeps the link; --renew makes another at once, and the former opens nothing', async () => {
  const former = linkIn(server.output())
  await server.stop()
  server = await start()
  assert.equal(linkIn(server.output()).split('=')[1], former.split('=')[1])
  const [made = ''] = (await cli.json('demo', '--renew', '--url', server.url)).urls
  assert.notEqual(made, linkIn(server.output()))
  assert.equal((await open(linkIn(server.output()))).headers.get('set-cookie'), null)
  assert.match((await open(made)).headers.get('set-cookie') ?? '', /^spiel-demo-/)
})

test('a start that others can reach warns once that it is plain HTTP, and an open or absent demo prints no link', async () => {
  const warnings = (text: string) => text.split('\n').filter((line) => /^Warning: HOST is .*plain HTTP.*TLS/.test(line))
  assert.deepEqual(warnings(server.output()), [])
  await server.stop()
  server = await start({ HOST: '0.0.0.0', SPIEL_DEMO: 'public' })
  assert.equal(warnings(server.output()).length, 1)
  assert.match(server.output(), /Demo shop, open to everybody: http:\S+\/demo\n/)
  await server.stop()
  server = await start({ HOST: '0.0.0.0', SPIEL_DEMO: 'off', SPIEL_TRUSTED_PROXIES: '127.0.0.1' })
  assert.deepEqual(warnings(server.output()), [])
  assert.doesNotMatch(server.output(), /demo/i)
})
