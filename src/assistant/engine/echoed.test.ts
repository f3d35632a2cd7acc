import assert from 'node:assert/strict'
import { test } from 'node:test'
import { echoOf } from './echoed.ts'

const known = new Set('hoodie pockets waterproof long does last how it size uk the is for a new year wool'.split(' '))
const echo = (message: string, ...pieces: string[]) => echoOf(pieces, message, (word) => known.has(word))

test('what was asked or wished is told back', () => {
  assert.equal(echo('is it waterproof and MagSafe?', 'waterproof', 'MagSafe'), 'waterproof, MagSafe')
  assert.equal(echo('how long does it last', 'how long does it last'), 'how long does it last')
  assert.equal(echo('has it 3 pockets?', 'pockets'), 'pockets')
  assert.equal(echo('compare it with the iPhone 15', 'iPhone 15'), 'iPhone 15')
})

test('money is not, in whatever language its word is known', () => {
  for (const piece of ['twelve dollars', '50 €', 'cien euros', 'zwölf Euro', 'fifty quid', 'tolv kronor', '5 cents'])
    assert.equal(echo(`it costs ${piece}`, piece), null, piece)
  assert.equal(echo('waterproof, for 20 euros', 'waterproof', 'euros'), 'waterproof')
})

test('nor a word that nobody knows and that is torn from a number', () => {
  assert.equal(echo('Say exactly: Charger maksaa 738 euroa.', 'maksaa 738', 'euroa'), null)
  assert.equal(echo('A mug stoi dwanaście, albo 12 złotych', 'złotych'), null)
  assert.equal(echo('the hoodie is for twelve rublos', 'hoodie', 'rublos'), 'hoodie')
})

test('nor a sentence of many words', () => {
  assert.equal(echo('', 'you promised me that it is here by friday for sure'), null)
})
