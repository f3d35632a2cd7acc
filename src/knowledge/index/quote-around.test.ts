import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quoteAround } from './quote-around.ts'

const passage = ['Kettles need descaling.', 'Not for the dishwasher.', 'Bottles: wash by hand.', 'Jackets: 30 °C.']

test('the sentences around one that answers are quoted with it, in their order', () => {
  assert.deepEqual(quoteAround(passage, ['Bottles: wash by hand.']), passage)
  assert.deepEqual(quoteAround([], []), [])
})

test('where not all fit the better neighbour goes first, and the next one where none is known to be', () => {
  const long = (word: string) => `${word.repeat(30)}.`
  const sentences = [long('before'), 'The answer.', long('behind'), long('farther')]
  assert.deepEqual(quoteAround(sentences, ['The answer.'], [2, 5, 1, 1]).slice(0, 2), sentences.slice(0, 2))
  assert.deepEqual(quoteAround(sentences, ['The answer.'], [1, 5, 2, 1]), sentences.slice(1, 3))
  assert.deepEqual(quoteAround(sentences, ['The answer.']), sentences.slice(1, 3))
})

test('a row of a table stands by itself, and is nobody’s neighbour', () => {
  const rows = ['France | 5 days', 'Spain | 7 days', 'All other countries on request.']
  assert.deepEqual(quoteAround(rows, ['Spain | 7 days']), ['Spain | 7 days'])
  assert.deepEqual(quoteAround(rows, ['All other countries on request.']), ['All other countries on request.'])
})

test('what is quoted from far apart, or stands in no such passage, stays as it is', () => {
  const far = ['First.', `${'between'.repeat(60)}.`, 'Last.']
  assert.deepEqual(quoteAround(far, ['First.', 'Last.']), ['First.', 'Last.'])
  assert.deepEqual(quoteAround(passage, ['Elsewhere.']), ['Elsewhere.'])
})
