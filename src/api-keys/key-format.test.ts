import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32 } from 'node:zlib'
import { generateKey, hashKey, prefixOf } from './key-format.ts'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

test('a key has the documented form, and six check digits that anyone can work out', () => {
  for (let n = 0; n < 200; n++) {
    const { prefix, key } = generateKey()
    assert.match(key, /^sp_live_[0-9A-Za-z]{12}\.[0-9A-Za-z]{49}$/)
    assert.equal(key.split('.')[0], prefix)
    const value = [...key.slice(-6)].reduce((sum, digit) => sum * 62 + BASE62.indexOf(digit), 0)
    assert.equal(value, crc32(key.slice(0, -6)))
    assert.equal(prefixOf(key), prefix)
  }
})

test('keys and prefixes do not repeat, and use all 62 characters evenly', () => {
  const keys = Array.from({ length: 5000 }, generateKey)
  assert.equal(new Set(keys.map(({ key }) => key)).size, 5000)
  assert.equal(new Set(keys.map(({ prefix }) => prefix)).size, 5000)
  const counts = new Map<string, number>()
  for (const { key } of keys) {
    for (const letter of key.slice(-49, -6)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  assert.equal(counts.size, 62)
  // 215,000 characters: 3,468 each, standard deviation 58.
  for (const [letter, count] of counts) assert.ok(Math.abs(count - 3468) < 6 * 58, `${letter}: ${count}`)
})

test('any one wrong character is noticed before the database is asked', () => {
  const { key } = generateKey()
  for (let at = 0; at < key.length; at++) {
    const wrong = key[at] === 'x' ? 'y' : 'x'
    assert.equal(prefixOf(key.slice(0, at) + wrong + key.slice(at + 1)), undefined, `at ${at}`)
  }
  const swapped = key.replace(/(.)(.)$/, '$2$1')
  for (const bad of [
    '',
    'sp_live_',
    key.slice(0, -1),
    `${key}0`,
    ` ${key}`,
    `${key}\n`,
    key.toUpperCase(),
    swapped === key ? '' : swapped,
  ]) {
    assert.equal(prefixOf(bad), undefined)
  }
})

test('what is kept is a hash of the whole key', () => {
  const { key, prefix } = generateKey()
  assert.equal(hashKey(key).length, 32)
  assert.notDeepEqual(hashKey(key), hashKey(`${prefix}.${generateKey().key.split('.')[1]}`))
})
