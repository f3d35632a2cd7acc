import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts as de } from '../../web/dashboard/src/texts/de.ts'
import { texts as en } from '../../web/dashboard/src/texts/en.ts'

/** Alike in both languages: names, and what is written to be typed. */
const ALIKE_WORDS = 3

type Leaf = { path: string; value: unknown }

/** Every text by its place: `inbox.views.open`. Words for codes of the outside are texts too. */
function leavesOf(value: unknown, path = ''): Leaf[] {
  if (value === null || typeof value !== 'object') return [{ path, value }]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`))
}

const [english, german] = [leavesOf(en), leavesOf(de)]
const germanByPath = new Map(german.map(({ path, value }) => [path, value]))

test('every text is there in both languages, and none is empty', () => {
  assert.ok(english.length > 800, String(english.length))
  assert.deepEqual(german.map(({ path }) => path).sort(), english.map(({ path }) => path).sort())
  for (const { path, value } of [...english, ...german]) assert.ok(typeof value === 'function' || value !== '', path)
})

test('a text that takes a name or number takes as many in both', () => {
  for (const { path, value } of english) {
    const other = germanByPath.get(path)
    assert.equal(typeof other, typeof value, path)
    if (typeof value === 'function') assert.equal((other as () => string).length, value.length, path)
  }
})

test('no sentence was left in English', () => {
  const left = english.filter(
    ({ path, value }) =>
      typeof value === 'string' && value.split(/\s+/).length > ALIKE_WORDS && value === germanByPath.get(path),
  )
  assert.deepEqual(left, [])
})
