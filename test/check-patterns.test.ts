import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test from 'node:test'

const CHECKER = new URL('../scripts/check-patterns.ts', import.meta.url).pathname

/** Runs the checker on a folder with these files. */
async function check(files: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const root = mkdtempSync(join(tmpdir(), 'spiel-patterns-'))
  try {
    for (const [name, code] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
      mkdirSync(dirname(join(root, name)), { recursive: true })
      writeFileSync(join(root, name), code)
    }
    const child = spawn(process.execPath, [CHECKER, '--root', root], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
    return { code, output }
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('patterns that are not linear are refused, wherever they stand', async () => {
  const { code, output } = await check({
    'src/trim.ts': `export const trim = (text: string) =>\n  text.replace(/\\s+$/, '')\n`,
    'src/nested.ts': 'export const nested = /^(?:a+)+$/\n',
    'web/page.tsx': 'export const View = () => <b>{"a".replace(/<[^>]*>/g, "")}</b>\n',
    'sdk/src/words.ts':
      "const words = ['ab', 'cd']\nexport const joined = new RegExp('(?:' + words.join('|') + ')+x')\n",
    'src/late.ts': "export const late = (name: string) => new RegExp(name + '+')\n",
    'src/sound.ts': 'export const sound = /^[a-z]+@[a-z]{1,20}\\.$/\n',
    'src/looks.ts': 'export const looks = /(?<![a-z])[a-z]+(?=@)/g\n',
    'src/ahead.ts': 'export const ahead = /[a-z](?:[^!]*!)?/g\n',
  })
  assert.equal(code, 1)
  assert.match(output, /src\/trim\.ts:2 .*polynomial|src\/trim\.ts:2 .*ms on/)
  assert.match(output, /src\/nested\.ts:1 /)
  assert.match(output, /web\/page\.tsx:1 /)
  assert.match(output, /sdk\/src\/words\.ts:2 \/\(\?:ab\|cd\)\+x\//)
  assert.match(output, /src\/late\.ts:1 new RegExp\(name \+ '\+'\): neither built at load nor declared/)
  // One match is linear, all of them are not.
  assert.match(output, /src\/ahead\.ts:1 /)
  assert.doesNotMatch(output, /sound|looks/)
  assert.match(output, /, 6 refused$/m)
})

test('patterns that are linear pass', async () => {
  const { code, output } = await check({
    'src/sound.ts':
      'export const sound = /^[a-z]+@[a-z]{1,20}\\.$/\nexport const listed = new RegExp("^(?:a|b)$", "u")\n',
  })
  assert.equal(output, '2 patterns, 2 of them judged now, 0 refused\n')
  assert.equal(code, 0)
})
