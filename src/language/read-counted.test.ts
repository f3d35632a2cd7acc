import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCounted } from './read-counted.ts'

const counted = (text: string): string[] => readCounted(text).map(({ pieces, name }) => `${pieces} ${name}`.trim())

test('things are counted up part by part', () => {
  assert.deepEqual(counted('ok 2 of those and a twine, how much'), ['2', '1 twine'])
  assert.deepEqual(counted('2 of them and 3 apples - how much?'), ['2', '3 apples'])
  assert.deepEqual(counted('zwei davon und drei Kerzen, was kostet das?'), ['2', '3 Kerzen'])
  assert.deepEqual(counted('dos de esos y tres velas, cuánto es?'), ['2', '3 velas'])
  assert.deepEqual(counted('deux de ceux-là et trois bougies'), ['2', '3 bougies'])
})

test('a size, a price question and a name without a number count nothing', () => {
  assert.deepEqual(counted('how much is the 2 kg bag'), [])
  assert.deepEqual(counted('do you have it in blue'), [])
})
