import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { boundedReading, isWithin, normalised, textBounds } from './bounded-text.ts'

const small = { units: 100, words: 12, wordUnits: 20 }
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '')

test('a usual text is read as it is', () => {
  for (const text of [
    '',
    ' ',
    'red shoes, under $50!',
    'Größe 42\nin Blau',
    '日本語の靴',
    'ann@mail.example',
    '👩‍👩‍👧 hi',
    'e\tf',
  ]) {
    assert.equal(boundedReading(text, textBounds.message), text)
  }
  assert.equal(boundedReading('cafe\u0301', textBounds.message), 'café')
  const long = Array.from({ length: 330 }, (_, at) => `word${at % 10}`).join(' ')
  assert.equal(boundedReading(long, textBounds.message), long)
})

test('in every normal form units, words and their length keep the bounds, whatever the text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom(
        '\ufdfa',
        '\ufdf4',
        '\u3300',
        '\u1e9b\u0323',
        'a',
        ' ',
        '\u00a0',
        '한',
        '\ud835\udd6a',
        '\u0301',
        '\ud800',
      ),
      maxLength: 300,
    }),
  )
  fc.assert(
    fc.property(text, (given) => {
      const read = boundedReading(given, small)
      assert.ok(read.isWellFormed())
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) assert.ok(read.normalize(form).length <= small.units)
      assert.ok(wordsIn(read).length <= small.words)
      for (const word of wordsIn(read)) assert.ok(word.normalize('NFKD').length <= small.wordUnits, word)
      assert.equal(boundedReading(read, small), read, 'read twice')
    }),
    { numRuns: 2_000 },
  )
})

test('a long word is parted, so that scripts without spaces are read on', () => {
  assert.equal(boundedReading('漢'.repeat(50), small), ['漢'.repeat(20), '漢'.repeat(20), '漢'.repeat(10)].join(' '))
  assert.equal(boundedReading(`a ${'b'.repeat(21)} c`, small), `a ${'b'.repeat(20)} b c`)
})

test('what expands is counted as it will be', () => {
  assert.equal('\ufdfa'.normalize('NFKD').length, 18)
  assert.equal(boundedReading('\ufdfa'.repeat(50), small), Array(5).fill('\ufdfa').join(' '))
  assert.ok(isWithin('x'.repeat(1_000), textBounds.sentence))
  assert.ok(!isWithin('\ufdfa'.repeat(1_000), textBounds.sentence))
})

test('more marks than any writing puts on a letter are left out before they are put in order', () => {
  const marks = `a${'\u0315'.repeat(40)}${'\u0300'.repeat(40)}`
  assert.equal(normalised(marks, 'NFD').length, 31)
  assert.equal(normalised('e\u0301'.repeat(40), 'NFC'), 'é'.repeat(40))
})
