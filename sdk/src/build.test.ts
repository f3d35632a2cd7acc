import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { FAKE_KEY, startFakeServer } from '../test/fake-server.ts'

const run = promisify(execFile)
const outDir = mkdtempSync(join(tmpdir(), 'spiel-client-'))

before(async () => {
  const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))
  const project = fileURLToPath(new URL('../tsconfig.build.json', import.meta.url))
  await run(process.execPath, [tsc, '-p', project, '--outDir', outDir, '--removeComments'])
  writeFileSync(join(outDir, 'package.json'), '{"type":"module"}')
})
after(() => rmSync(outDir, { recursive: true }))

/** Uses everything that differs between runtimes; what only Node has is there for Node's own code and missing for the client's. */
const PROGRAM = `
const [module, url, key] = process.argv.slice(1)
const print = process.stdout.write.bind(process.stdout)
for (const name of ['process', 'Buffer', 'setImmediate', 'global']) {
  const value = globalThis[name]
  const get = () => {
    if (new Error().stack.split('\\n')[2].includes(module.split('/').at(-2))) throw new ReferenceError(name + ' is not defined')
    return value
  }
  Object.defineProperty(globalThis, name, { get })
}
const { Spiel, SpielError, UnauthorizedError } = await import(module)
const items = Array.from({ length: 450 }, (_, index) => ({ externalId: index, title: 'Grün ' + index }))
const spiel = new Spiel({ url, key, gzip: true })
const pushed = await spiel.catalog.push(items, { concurrency: 2 })
const ids = []
for await (const lead of spiel.leads.list({ limit: 2 })) ids.push(lead.id)
const fault = await new Spiel({ url, key: 'wrong' }).leads.get('x').catch((error) => error)
print(JSON.stringify({ pushed, ids, fault: [fault instanceof UnauthorizedError, fault instanceof SpielError, fault.status] }))
`

test('the package is built of web standards alone', () => {
  const files = readdirSync(outDir).filter((name) => name.endsWith('.js'))
  assert.ok(files.includes('index.js') && !files.some((name) => name.includes('.test.')))
  for (const name of files) {
    const code = readFileSync(join(outDir, name), 'utf8')
    const foreign = /\bnode:|\bBuffer\b|\bprocess\b|\brequire\b|\bsetImmediate\b|\bglobal\b|__dirname/.exec(code)
    assert.equal(foreign, null, `${name} uses ${foreign?.[0]}`)
    for (const [, from] of code.matchAll(/from '([^']+)'/g)) assert.match(from ?? '', /^\.\/[\w-]+\.js$/)
  }
  assert.ok(existsSync(join(outDir, 'index.d.ts')))
})

/** One Node of each version on the PATH, ours among them. */
async function installedNodes(): Promise<Map<string, string>> {
  const places = [process.execPath, ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'))]
  const byVersion = new Map<string, string>()
  for (const path of places.filter((place) => existsSync(place))) {
    const { stdout } = await run(path, ['--version'], { env: { ...process.env, NODE_OPTIONS: '' } })
    if (!byVersion.has(stdout.trim())) byVersion.set(stdout.trim(), path)
  }
  return byVersion
}

test('it works on every Node from 20 on this machine, without what only Node has', async (t) => {
  const records = ['c', 'b', 'a'].map((id, index) => ({ id, createdAt: `2026-01-0${3 - index}T00:00:00.000Z` }))
  const fake = await startFakeServer({ records })
  t.after(() => fake.close())
  for (const [version, path] of await installedNodes()) {
    if (Number.parseInt(version.slice(1), 10) < 20) continue
    await t.test(version, async () => {
      const module = pathToFileURL(join(outDir, 'index.js')).href
      // What the test run loads into every process is TypeScript, which an older Node cannot read.
      const env = path === process.execPath ? process.env : { ...process.env, NODE_OPTIONS: '' }
      const { stdout } = await run(path, ['--input-type=module', '-e', PROGRAM, module, fake.url, FAKE_KEY], { env })
      assert.deepEqual(JSON.parse(stdout), {
        pushed: { received: 450, upserted: 450, errors: [] },
        ids: ['c', 'b', 'a'],
        fault: [true, true, 401],
      })
    })
  }
})
