import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type CliResult, processEnv } from '../../test/support/run-cli.ts'
import { runHere } from '../../test/support/run-here.ts'

const LAUNCHER = fileURLToPath(new URL('../../bin/spiel.js', import.meta.url))
const KETTLE = {
  ...{ externalId: 'kettle', title: 'Electric Kettle', status: 'active', url: 'https://shop.example/kettle' },
  variants: [{ externalId: 'kettle-1', title: 'steel', options: { color: 'silver' }, price: 49.5, inventory: 3 }],
}

let folder: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'spiel-eval-test-'))
  writeFileSync(join(folder, 'catalog.jsonl'), `${JSON.stringify(KETTLE)}\n`)
})
after(() => rmSync(folder, { recursive: true, force: true }))

function suite(name: string, conversations: string): string {
  const file = join(folder, name)
  writeFileSync(
    file,
    `catalog: catalog.jsonl\nalways: {facts: grounded, leaks: none}\nconversations:\n${conversations}`,
  )
  return file
}

/** Runs `spiel` on the test's own data folder. */
const run = (...args: string[]) => runHere(args, { SPIEL_DATA_DIR: join(folder, 'data') })

/** The same as a process of its own, with lines on its standard input. */
function runWithInput(args: string[], input: string): Promise<CliResult> {
  return new Promise((resolve) => {
    const env = processEnv({ SPIEL_DATA_DIR: join(folder, 'data') })
    const child = execFile(process.execPath, [LAUNCHER, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    )
    child.stdin?.end(input)
  })
}

test('a suite that holds ends with 0 and writes its reports', async () => {
  const file = suite(
    'good.yml',
    `  - name: kettle
    turns:
      - {user: electric kettle, expect: {tools: [search_products], products: {only: [Electric Kettle]}}}
  - name: sold out
    given: {product_patch: {kettle: {variants: {"*": {inventory: 0}}}}}
    turns:
      - {user: electric kettle, expect: {products: {all: {available: false}}}}
    criteria: [stays polite]
`,
  )
  const report = (ending: string) => join(folder, `report.${ending}`)
  const args = ['--json', report('json'), '--junit', report('xml'), '--html', report('html'), '--repeat', '2']
  const { code, stdout, stderr } = await run('eval', 'chat', file, ...args)
  assert.equal(code, 0, stdout + stderr)
  assert.match(stdout, /2 of 2 = 100\.0 %/)
  assert.match(stdout, /pass\^2: 100\.0 %/)
  assert.match(stdout, /2 criteria were not run/)
  const { totals, results } = JSON.parse(readFileSync(report('json'), 'utf8'))
  assert.deepEqual([totals.passed.count, totals.turns, results[0].conversations.length], [2, 4, 4])
  assert.match(readFileSync(report('xml'), 'utf8'), /tests="4" failures="0"/)
  assert.match(readFileSync(report('html'), 'utf8'), /Electric Kettle/)
})

test('a suite that does not hold ends with 1', async () => {
  const file = suite('bad.yml', '  - name: a\n    turns: [{user: electric kettle, expect: {products: {max: 0}}}]\n')
  const { code, stdout } = await run('eval', 'chat', file)
  assert.equal(code, 1)
  assert.match(stdout, /products: 1 products are shown: Electric Kettle/)
})

test('broken suites end with 2, with file and line', async () => {
  const broken = suite('broken.yml', '  - name: a\n    turns: [{user: hi, expects: {}}]\n')
  const patched = suite('patched.yml', '  - name: a\n    given: {product_patch: {x: {}}}\n    turns: [{user: hi}]\n')
  const none = suite('none.yml', '  - name: a\n    turns: [{user: hi}]\n')
  const first = await run('eval', 'chat', none, broken, join(folder, 'absent.yml'))
  const filtered = await run('eval', 'chat', none, '--filter', 'nothing')
  assert.equal(first.code, 2)
  assert.match(first.stderr, /broken\.yml:5: .*expects/)
  assert.match(first.stderr, /absent\.yml cannot be read/)
  assert.equal(filtered.code, 2, filtered.stderr)
  const second = await run('eval', 'chat', patched)
  assert.equal(second.code, 2, second.stderr)
  assert.match(second.stderr, /the catalog has no product x/)
})

test('spiel chat answers lines from a pipe, and eval chat talks to the same store', async () => {
  const made = await run('store', 'create', '--name', 'Acme')
  assert.equal(made.code, 0, made.stderr)
  const plain = await runWithInput(['chat', '--store', 'acme', '--trace'], 'kettle\n\nthanks\n')
  assert.equal(plain.code, 0, plain.stderr)
  assert.match(plain.stdout, /^> kettle\n/)
  assert.match(plain.stdout, /~ understood thanks/)
  const json = await runWithInput(['chat', '--store', 'acme', '--json'], 'hello\nbye')
  const turns = json.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.equal(turns.length, 2)
  assert.equal(turns[0].conversationId, turns[1].conversationId)
  assert.equal((await run('chat', '--store', 'acme', '--login')).code, 2)
  const file = suite(
    'live.yml',
    '  - name: hi\n    turns: [{user: hello, expect: {order: null}}]\n  - name: changed\n    given: {office_hours: closed}\n    turns: [{user: hi}]\n',
  )
  const live = await run('eval', 'chat', file, '--store', 'acme')
  assert.equal(live.code, 0, live.stdout + live.stderr)
  assert.match(live.stdout, /1 of 1 = 100\.0 %.*1 skipped/)
})
