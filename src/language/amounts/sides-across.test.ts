import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReckoning } from './read-reckoning.ts'
import { spans } from './sides-across.ts'

const cases: [string, string, boolean | null][] = [
  ['160x200', '160 x 200 cm', true],
  ['160 × 200', '140-160 x 200', true],
  ['1,40 x 2 m', '140 x 200 cm', true],
  ['200x140', '140 x 200', true],
  ['120x200', '140-160 x 200', false],
  ['60x40x20', '40 x 60 x 20', false],
  ['60x40', '60 x 40 x 20', false],
  ['160', '160 x 200', null],
  ['160x200', 'L', null],
  ['10x', '10x25', null],
]

for (const [wanted, has, expected] of cases) {
  test(`${wanted} against ${has}: ${expected}`, () => assert.equal(spans(wanted, has), expected))
}

test('sides count no pieces', () => {
  const piecesOf = (text: string) => readReckoning(text).parts.map(({ pieces }) => pieces)
  assert.deepEqual(piecesOf('boxspringbett in 140x200, was kostet das'), [1])
  assert.deepEqual(piecesOf('3x kissen, was kostet das'), [3])
})
