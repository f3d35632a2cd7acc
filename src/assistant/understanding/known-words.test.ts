import assert from 'node:assert/strict'
import test from 'node:test'
import { shorterOf } from '../../language/said/concepts.ts'
import { atOnce } from '../../shared/in-slices.ts'
import { KnownWords } from './known-words.ts'

test('a word is known with a letter wrong, missing or too many', () => {
  const known = atOnce(KnownWords.make(new Set(['delivery']), (word) => word.replace(/ing$/, '')))
  for (const typed of ['delivery', 'delivry', 'delivvery', 'delivary']) assert.ok(known.has(typed), typed)
  assert.ok(!known.has('kettle'))
})

test('a hostile word has no copies of itself', () => {
  assert.equal(shorterOf('a'.repeat(64)).length, 64)
  assert.equal(shorterOf('a'.repeat(65)).length, 0)
})
