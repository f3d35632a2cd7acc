import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { findTimedAssertions } from './timed-assertions.ts'

const CHECK = fileURLToPath(new URL('./check-timed-tests.ts', import.meta.url))

const refused: Record<string, string> = {
  'a clock in an assertion': `const startedAt = 5\nassert.ok(performance.now() - startedAt < 4_000)`,
  'a clock of the day': `assert.ok(Math.abs(Date.parse(told) - Date.now()) < 60_000)`,
  'a length of time': `const from = performance.now()\nawait work()\nconst took = performance.now() - from\nassert.ok(took < 1)`,
  'one divided and named otherwise': `const a = Date.now()\nconst s = (Date.now() - a) / 1000\nassert.equal(s < 5, true)`,
  'two moments and what may lie between': `const a = Date.now()\nwork()\nconst b = Date.now()\nassert(b < a + 4_000)`,
  'what a function measured': `const time = async () => { const a = Date.now(); await work(); return Date.now() - a }
    const spent = await time()\nassert.ok(spent < 9)`,
  'a list of such': `const all: number[] = []\nconst a = performance.now()\nall.push(performance.now() - a)\nassert.ok(Math.max(...all) < 9)`,
  'a property of an object': `const from = performance.now()\nconst one = { ms: performance.now() - from }\nassert.ok(one.ms < 9)`,
  'one measured elsewhere': `const answer = await ask()\nassert.ok(answer.tookMs < 100)`,
  'a deadline that throws': `const a = Date.now()\nfor (;;) { if (Date.now() - a > 5_000) throw new Error('late') }`,
  'process.hrtime': `const a = process.hrtime.bigint()\nt.assert.ok(process.hrtime.bigint() - a < 9n)`,
}

for (const [name, text] of Object.entries(refused)) {
  test(`an assertion on elapsed time is found: ${name}`, () => {
    const found = findTimedAssertions(`import assert from 'node:assert/strict'\n// ü\n${text}\n`)
    assert.equal(found.length, 1, JSON.stringify(found))
    assert.match(found[0]?.text ?? '', /assert|throw/)
  })
}

const allowed: Record<string, string> = {
  'a moment as input': `assert.equal(await look(await signed({ expiresAtMs: Date.now() + 60_000 })), 200)`,
  'the order of two moments': `const a = Date.now()\nwork()\nconst b = Date.now()\nassert.ok(at >= a && at <= b)`,
  'processor time': `const before = process.cpuUsage()\nwork()\nconst { user } = process.cpuUsage(before)\nassert.ok(user / 1000 < 200)`,
  'how many were measured': `const a = Date.now()\nconst all = [Date.now() - a]\nassert.equal(all.length, 1)`,
  'a length of time that is only told': `const a = performance.now()\nwork()\nconst s = performance.now() - a\nt.diagnostic(s)\nassert.ok(work())`,
}

for (const [name, text] of Object.entries(allowed)) {
  test(`no assertion on elapsed time: ${name}`, () => assert.deepEqual(findTimedAssertions(text), []))
}

test('the check names file and line of a planted one and fails; without it, it passes', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'spiel-timed-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const check = () => spawnSync(process.execPath, [CHECK, folder], { encoding: 'utf8' })
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/good.test.ts'), 'assert.ok(work())\n')
  assert.equal(check().status, 0)
  writeFileSync(join(folder, 'src/bad.test.ts'), `// ä\n${refused['a length of time']}\n`)
  const { status, stdout } = check()
  assert.equal(status, 1)
  assert.match(stdout, /^asserts elapsed time: src\/bad\.test\.ts:5 assert\.ok\(took < 1\)\n2 files, 1 assertions/)
})
