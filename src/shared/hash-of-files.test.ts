import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { hashOfFiles } from './hash-of-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'spiel-hashes-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const path = relative(fileURLToPath(new URL('..', import.meta.url)), join(folder, 'a.txt'))

test('a file of the same size and time but other content has another hash', () => {
  const write = (text: string) => {
    writeFileSync(join(folder, 'a.txt'), text)
    utimesSync(join(folder, 'a.txt'), 1, 1)
    return hashOfFiles([path])
  }
  const first = write('one')
  assert.equal(hashOfFiles([path]), first)
  assert.notEqual(write('two'), first)
  assert.equal(write('one'), first)
})
