import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAnalyzer } from '../analysis/analyzer.ts'
import { readEvidence } from './read-evidence.ts'

const analyzer = createAnalyzer('en')
const evidence = (text: string, ...words: string[]) =>
  readEvidence(
    text,
    words.map((word) => analyzer.termOf(word)),
    analyzer,
  )

test('the sentence that says so is found, without its HTML', () => {
  assert.deepEqual(evidence('<p>Made in Portugal.</p><p>Outer fabric is 80&#37; cotton.</p>', 'cotton'), {
    verdict: 'holds',
    sentence: 'Outer fabric is 80% cotton.',
  })
  assert.equal(evidence('Soft and warm.', 'cotton'), null)
})

test('what every sentence denies fails, what one asserts holds', () => {
  assert.equal(evidence('It is not waterproof. Wash cold.', 'waterproof')?.verdict, 'fails')
  assert.equal(evidence('A bottle without any metal parts.', 'metal')?.verdict, 'fails')
  // "Non" denies the next word alone.
  assert.equal(evidence('Non ticking, battery operated.', 'battery')?.verdict, 'holds')
  assert.equal(evidence('Non ticking, battery operated.', 'ticking')?.verdict, 'fails')
  assert.equal(evidence('100% BPA free plastic.', 'bpa')?.verdict, 'fails')
  assert.deepEqual(evidence('Not machine washable. The lining is machine washable.', 'washable'), {
    verdict: 'holds',
    sentence: 'The lining is machine washable.',
  })
  assert.equal(evidence('It stands in place of retinol; there is no retinol in it.', 'retinol')?.verdict, 'fails')
})

test('all words must stand in one sentence', () => {
  assert.equal(evidence('Fleece hood. Cotton lining.', 'fleece', 'lining'), null)
  assert.equal(evidence('A fleece lining keeps you warm.', 'fleece', 'lining')?.verdict, 'holds')
})
