import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinParts, partsIn, without, wordPartsOf } from './word-parts.ts'

const isTitled = (word: string): boolean => ['umbrella', 'mulch', 'can'].includes(word)
const parts = (text: string) =>
  wordPartsOf(text, 'none', { isTitled, naming: (word) => (isTitled(word) ? 'thing' : null), language: 'en' })

test('what a wish is about, what it is for and what is said around it are told apart', () => {
  const told = parts('need secateurs for roses, honestly')
  assert.equal(told.secateurs, 'thing')
  assert.equal(told.honestly, 'filler')
})

test('a word of titles, a noun and a colour are never left out', () => {
  for (const word of ['umbrella', 'red'])
    assert.notEqual(parts(`so then my sister said ${word} and off they went again`)[word], 'filler', word)
  assert.notEqual(parts('i am looking for a green hose for the garden, please').hose, 'filler')
  assert.notEqual(parts('dann einen regenschirm').regenschirm, 'filler')
})

test('a word by which somebody asks is no thing of a title', () => {
  assert.equal(parts('can somebody please look at that again for me').can === 'thing', false)
})

test('a kind of goods that is named is the thing, whatever its words are to the reader', () => {
  const hat = parts('im looking for a party hat')
  assert.deepEqual([hat.party, hat.hat], ['thing', 'thing'])
  const cream = parts('im looking for a eczema cream')
  assert.deepEqual([cream.eczema, cream.cream], ['thing', 'thing'])
  // Asked for alone it is wished for, though "card" sounds like paying.
  assert.equal(parts('do you have sympathy card?').sympathy, 'thing')
  assert.notEqual(parts('can i pay with a gift card and get the rest back').gift, 'thing')
})

test('two words are a query, of which all is meant', () => {
  assert.deepEqual(parts('garden mulch'), {})
})

test('words that were said twice are what weighs more, and fillers are not kept', () => {
  const joined = joinParts({ red: 'value', well: 'filler' }, { red: 'aside', shoes: 'thing' })
  assert.deepEqual(joined, { red: 'value', well: 'filler', shoes: 'thing' })
  assert.deepEqual(partsIn('red shoes well', joined), { red: 'value', shoes: 'thing' })
})

test('what is left out leaves its place, and small words stay', () => {
  const text = 'well not the red one'
  const left = without(text, { well: 'filler', not: 'aside', the: 'aside', one: 'filler' }, ['filler', 'aside'])
  assert.equal(left, '     not the red    ')
  assert.equal(left.length, text.length)
})
