import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountsIn, readText } from './text-words.ts'

const amounts = (text: string) =>
  amountsIn(readText(text, 'en', () => false)).map(({ min, max, unit }) => [min, max, unit])

test('a number that is glued to a letter is a code, and begins no range', () => {
  assert.deepEqual(amounts('F2 up to 70 kg'), [
    [2, 2, null],
    [0, 70, 'kg'],
  ])
  assert.deepEqual(amounts('2 to 70 kg'), [[2, 70, 'kg']])
})

test('a bound holds for what an "or" joins to it, and for nothing else', () => {
  assert.deepEqual(amounts('up to 15 kg (S) or 30 kg (L)'), [
    [0, 15, 'kg'],
    [0, 30, 'kg'],
  ])
  assert.deepEqual(amounts('up to 15 kg. It weighs 3 kg'), [
    [0, 15, 'kg'],
    [3, 3, 'kg'],
  ])
})
