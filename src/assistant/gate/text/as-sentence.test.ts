import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asSentence } from './as-sentence.ts'

test('what is left of a sentence ends as one does', () => {
  assert.equal(asSentence('The lamp is $20 and — '), 'The lamp is $20. ')
  assert.equal(asSentence('Die Lampe kostet 20 € und, '), 'Die Lampe kostet 20 €. ')
  assert.equal(asSentence('It is $20. '), 'It is $20. ')
  assert.equal(asSentence('Here you go:\n'), 'Here you go.\n')
  assert.equal(asSentence('Whole'), 'Whole')
})
