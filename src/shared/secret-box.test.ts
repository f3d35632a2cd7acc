import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createSecretBox, SecretMissingError, SecretUnreadableError } from './secret-box.ts'

let folder: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'spiel-secret-'))
})
after(() => rmSync(folder, { recursive: true, force: true }))

const withSecret = (secret: string) => createSecretBox({ secret, dataDir: undefined })
const SECRET = 'x'.repeat(32)

test('what is sealed opens again, for its purpose and with its secret only', () => {
  const box = withSecret(SECRET)
  for (const text of ['', 'sp_shop_1', 'ü 🛍️'.repeat(500)]) {
    const sealed = box.seal(text, 'a')
    assert.equal(withSecret(SECRET).open(sealed, 'a'), text)
    assert.ok(text === '' || !sealed.includes(text))
    assert.notDeepEqual(box.seal(text, 'a'), sealed)
    assert.throws(() => box.open(sealed, 'b'), SecretUnreadableError)
    assert.throws(() => withSecret('y'.repeat(32)).open(sealed, 'a'), SecretUnreadableError)
  }
})

test('a single changed byte is noticed, and so is what is cut off', () => {
  const box = withSecret(SECRET)
  const sealed = box.seal('text', 'a')
  for (let index = 0; index < sealed.length; index++) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    assert.throws(() => box.open(changed, 'a'), SecretUnreadableError, `byte ${index}`)
    assert.throws(() => box.open(sealed.subarray(0, index), 'a'), SecretUnreadableError, `cut at ${index}`)
  }
})

test('a mac is of its text, purpose and secret', () => {
  const macs = [
    withSecret(SECRET).mac('1', 'a'),
    withSecret(SECRET).mac('2', 'a'),
    withSecret(SECRET).mac('1', 'b'),
    withSecret('y'.repeat(32)).mac('1', 'a'),
  ].map((mac) => mac.toString('hex'))
  assert.equal(new Set(macs).size, 4)
  assert.equal(withSecret(SECRET).mac('1', 'a').toString('hex'), macs[0])
})

test('without SPIEL_SECRET one is made in the data folder at the first use, for its owner only', () => {
  const box = createSecretBox({ secret: undefined, dataDir: folder })
  assert.ok(box.isReady)
  assert.deepEqual(readdirSync(folder), [])
  const sealed = box.seal('text', 'a')
  assert.deepEqual(readdirSync(folder), ['spiel.secret'])
  assert.equal(statSync(join(folder, 'spiel.secret')).mode & 0o777, 0o600)
  assert.equal(readFileSync(join(folder, 'spiel.secret'), 'utf8').length, 43)
  assert.equal(createSecretBox({ secret: undefined, dataDir: folder }).open(sealed, 'a'), 'text')
  writeFileSync(join(folder, 'spiel.secret'), 'short')
  assert.throws(() => createSecretBox({ secret: undefined, dataDir: folder }).seal('text', 'a'), /too short/)
})

test('without either it says what is needed', () => {
  const box = createSecretBox({ secret: undefined, dataDir: undefined })
  assert.equal(box.isReady, false)
  for (const use of [() => box.seal('a', 'a'), () => box.open(Buffer.alloc(40), 'a'), () => box.mac('a', 'a')]) {
    assert.throws(
      use,
      (error: Error) => error instanceof SecretMissingError && /needs SPIEL_SECRET/.test(error.message),
    )
  }
})
