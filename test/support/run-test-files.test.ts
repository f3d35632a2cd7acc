import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { runTestGroups } from './run-test-files.ts'
import { HANG_MS } from './wait-until.ts'

const GUARD = new URL('./no-outside-calls.ts', import.meta.url).href
let folder: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'spiel-run-files-'))
})
after(() => rmSync(folder, { recursive: true, force: true }))

/** Runs files with these texts, in this order by twos. Returns what was counted and printed. */
async function runFiles(texts: Record<string, string>, hangMs = HANG_MS) {
  const head = `import assert from 'node:assert/strict'\nimport { after, before, beforeEach, test } from 'node:test'\n`
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.test.mjs`), head + text)
  const files = Object.keys(texts).map((name) => join(folder, `${name}.test.mjs`))
  const lines: string[] = []
  const env = { NODE_OPTIONS: `--import=${GUARD}` }
  const group = { name: 'planted', kind: 'postgres' as const, files, env }
  const options = { root: folder, hangMs, processes: 2, print: (line: string) => lines.push(line) }
  const counts = await runTestGroups([group], options)
  return { counts, printed: lines.join('\n') }
}

test('files share a process, but neither hooks nor environment nor counts', async () => {
  const file = (name: string) => `
    let before_ = 0, each = 0
    before(() => { before_++ })
    beforeEach(() => { each++ })
    test('first', () => {
      assert.equal(process.env.LEFT_BEHIND, undefined)
      process.env.LEFT_BEHIND = '${name}'
      globalThis.seen = [...(globalThis.seen ?? []), '${name}']
      assert.equal(before_, 1)
    })
    test('second', () => assert.ok(each >= 2))
    test('skipped', { skip: 'a reason' }, () => {})
    after(() => { if (globalThis.seen.length > 1) console.error('shared ' + globalThis.seen) })
    test('told', () => { if (globalThis.seen.length > 2) assert.fail('the third in one process') })`
  const names = ['a', 'b', 'c', 'd', 'e']
  const { counts, printed } = await runFiles(Object.fromEntries(names.map((name) => [name, file(name)])))
  // Of five files in two processes one process has at least three.
  assert.ok(counts.failed >= 1 && counts.failed <= 3, printed)
  assert.deepEqual([counts.passed + counts.failed, counts.skipped], [15, 5])
  assert.match(printed, /FAILED \w\.test\.mjs:\d+ told\n.*the third in one process/)
  assert.match(printed, /printed by \w\.test\.mjs:\n +shared/)
  assert.match(printed, /skipped 5: a reason/)
})

test('a file that ends its process, calls outside, cannot be loaded or fails late is named, and the next one runs', async () => {
  const { counts, printed } = await runFiles({
    'ends-process': `test('exits', () => process.exit(3))`,
    outside: `test('calls', async () => { await fetch('http://192.0.2.1/').catch(() => {}) })`,
    broken: `import './nowhere.mjs'\ntest('never', () => {})`,
    late: `test('fine', () => { setTimeout(() => { throw new Error('much later') }, 20) })`,
    good: `test('good', () => {})`,
    better: `test('better', () => {})`,
  })
  assert.match(printed, /FAILED ends-process\.test\.mjs ended its process with 3/)
  assert.match(printed, /FAILED outside\.test\.mjs tried to connect to 192\.0\.2\.1:80, which is outside/)
  assert.match(printed, /FAILED broken\.test\.mjs.*\n.*nowhere\.mjs/)
  assert.match(printed, /FAILED late\.test\.mjs Error: Test "fine".*much later/)
  assert.deepEqual(counts, { passed: 4, failed: 4, skipped: 0 }, printed)
})

test('a file that leaves something open is ended and named', async () => {
  const { counts, printed } = await runFiles({ open: `test('fine', () => { setInterval(() => {}, 1_000) })` }, 3_000)
  assert.match(printed, /FAILED open\.test\.mjs hung for 0\.05 minutes/)
  assert.equal(counts.failed, 1)
})

test('a process goes on with files of the next group, with the environment of that', async () => {
  const names = ['first', 'second', 'third']
  for (const name of names)
    writeFileSync(
      join(folder, `${name}.test.mjs`),
      `import assert from 'node:assert/strict'\nimport { test } from 'node:test'\ntest('sees', () => assert.equal(process.env.OF_GROUP, '${name === 'third' ? 'b' : 'a'}'))`,
    )
  const [first, second, third] = names.map((name) => join(folder, `${name}.test.mjs`)) as [string, string, string]
  const lines: string[] = []
  const options = { root: folder, hangMs: HANG_MS, processes: 1, print: (line: string) => lines.push(line) }
  const kind = 'postgres' as const
  const counts = await runTestGroups(
    [
      { name: 'a', kind, files: [first], env: { OF_GROUP: 'a' } },
      { name: 'also a', kind, files: [second], env: { OF_GROUP: 'a' } },
      { name: 'b', kind, files: [third], env: { OF_GROUP: 'b' } },
    ],
    options,
  )
  assert.deepEqual(counts, { passed: 3, failed: 0, skipped: 0 }, lines.join('\n'))
  assert.deepEqual(
    lines.filter((line) => !line.startsWith(' ')).map((line) => line.replace(/, [\d.]+ s\)/, ')')),
    ['a', 'also a', 'b'].map((name) => `${name}, postgres (1 files): 1 passed, 0 failed`),
  )
})
