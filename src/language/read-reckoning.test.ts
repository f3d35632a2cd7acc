import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReckoning } from './read-reckoning.ts'

const read = (text: string): string => {
  const { kind, parts } = readReckoning(text)
  return `${kind}: ${parts.map(({ pieces, text: named }) => (pieces === 1 ? named : `${pieces} ${named}`)).join(' | ')}`
}

test('what is to be added up, or taken from another, is read with what is named for it', () => {
  assert.equal(read('ok ladle, two mugs and a whisk. total?'), 'sum: ladle | 2 mugs | whisk')
  assert.equal(read('le carnet rouge + les crayons = ?'), 'sum: carnet rouge | crayons')
  assert.equal(read('und beides zusammen?'), 'sum: ')
  assert.equal(read('cuánto más cuesta la mochila que el bolso'), 'difference: mochila | bolso')
  assert.equal(read('how much more is the 32'), 'difference: 32')
  assert.equal(read('3 of those and 12 kg flour, how much'), 'null: 3  | 12 kg flour')
  assert.equal(read('is it waterproof'), 'null: waterproof')
})
