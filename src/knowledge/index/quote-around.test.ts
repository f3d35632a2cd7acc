import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quoteAround } from './quote-around.ts'

const passage = ['Kettles need descaling.', 'Not for the dishwasher.', 'Bottles: wash by hand.', 'Jackets: 30 °C.']
const leans = (text: string) => text.startsWith('Not ')
const quoted = (sentences: string[], best: string[], worths: number[] = []) =>
  quoteAround({ sentences, best, worths, beside: [...sentences.keys()], leans: (at) => leans(sentences[at] ?? '') })

test('what answers is quoted first, then the better ones of the others, three sentences at the most', () => {
  assert.deepEqual(quoted(passage, ['Bottles: wash by hand.'], [3, 0, 5, 1]), [
    'Bottles: wash by hand.',
    'Jackets: 30 °C.',
    'Kettles need descaling.',
  ])
  assert.deepEqual(quoted([], []), [])
})

test('one that cannot be read without the one before is not quoted without it', () => {
  assert.deepEqual(quoted(passage, ['Bottles: wash by hand.'], [0, 4, 5, 0]).includes('Not for the dishwasher.'), false)
  assert.deepEqual(quoted(passage, ['Kettles need descaling.'], [5, 4, 0, 0]).slice(0, 2), passage.slice(0, 2))
})

test('where not all fit what stands beside the best goes before what is hardly better', () => {
  const long = (word: string) => `${word.repeat(25)}.`
  const sentences = [long('before'), 'The answer.', long('behind'), long('farther')]
  assert.deepEqual(quoted(sentences, ['The answer.'], [2, 5, 1, 3]), ['The answer.', long('before')])
  assert.deepEqual(quoted(sentences, ['The answer.'], [1, 5, 1, 4]), ['The answer.', long('farther')])
})

test('a row of a table stands by itself, and is nobody’s neighbour', () => {
  const rows = ['France | 5 days', 'Spain | 7 days', 'All other countries on request.']
  assert.deepEqual(quoted(rows, ['Spain | 7 days']), ['Spain | 7 days'])
  assert.deepEqual(quoted(rows, ['All other countries on request.']), ['All other countries on request.'])
})
