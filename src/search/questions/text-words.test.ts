import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountsIn } from './text-amounts.ts'
import { readText } from './text-words.ts'

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

test('"to" before an amount is its bound, between two its range, and a "for" joins none', () => {
  assert.deepEqual(amounts('cats and small dogs to 15 lb'), [[0, 15, 'lb']])
  assert.deepEqual(amounts('from 15 lb to 30 lb'), [[15, 30, 'lb']])
  assert.deepEqual(amounts('two for 31-60 lb'), [
    [2, 2, null],
    [31, 60, 'lb'],
  ])
  assert.deepEqual(amounts('add 20 g to 2 l'), [
    [20, 20, 'g'],
    [0, 2, 'l'],
  ])
})
