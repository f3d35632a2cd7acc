import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WordTable } from './table-of-words.ts'

const words = [
  'tent',
  'größe',
  '',
  'sleeping bag',
  'tent',
  '寝袋',
  ...Array.from({ length: 3000 }, (_, at) => `w${at}`),
]

test('a table of words finds each where it was listed first, and no other, also as it is kept', () => {
  const made = WordTable.make(words)
  const odd = made.kept().map((part) => Buffer.concat([Buffer.from('x'), part]).subarray(1))
  for (const table of [made, WordTable.of(made.kept()), WordTable.of(odd)]) {
    assert.equal(table.size, words.length)
    assert.deepEqual(table.words, words)
    for (const [place, word] of words.entries()) {
      assert.equal(table.wordAt(place), word)
      assert.equal(table.placeOf(word), words.indexOf(word))
    }
    for (const other of ['ten', 'tents', 'w3000', 'bag', '\n', 'tent\n'])
      assert.equal(table.has(other), false, JSON.stringify(other))
  }
  const none = WordTable.make([])
  assert.deepEqual([none.size, none.words, none.has(''), none.wordAt(0)], [0, [], false, ''])
})
