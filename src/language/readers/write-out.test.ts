import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeOut } from './write-out.ts'

const nowhere = () => false
const written = (text: string, language: string, isInTitles: (word: string) => boolean = nowhere) =>
  writeOut(text, language, isInTitles)

test('what is written in a hurry is read as it would be written without', () => {
  assert.equal(written('how much r they?', 'en'), 'how much are they?')
  assert.equal(written('hab nen garten, brauch n schlauch', 'de'), 'habe einen garten, brauche ein schlauch')
  assert.equal(written('q precio tiene, es pa mi hijo', 'es'), 'que precio tiene, es para mi hijo')
  assert.equal(written('jprends le bleu, c quoi la matière', 'fr'), 'je prends le bleu, c est quoi la matière')
  assert.equal(written('vs livrez en Belgique ?', 'fr'), 'vous livrez en Belgique ?')
})

test('letters of sizes, models and numbers stay, and words of the shop', () => {
  for (const text of ['a lamp with 60 w', 'in W please', 'model T-R', 'and R/L?', 'usb-c n-type', '4 n', 'iPhone 5 c'])
    assert.equal(written(text, 'en').replace(/ and /g, ' and '), text, text)
  assert.equal(written('un mac vs un pc', 'fr'), 'un mac vs un pc')
  assert.equal(
    written('a ya ya dress', 'en', (word) => word === 'ya'),
    'a ya ya dress',
  )
  assert.equal(written('1 tb por favor', 'es'), '1 tb por favor')
})

test('addresses, codes and links stay as they were typed', () => {
  for (const text of [
    'r.dent@mail.example',
    'n_smith@mail.example',
    'al.u@mail.example',
    'u@n.example',
    'www.u.example/n',
  ])
    assert.equal(written(`my mail is ${text}.`, 'en'), `my mail is ${text}.`)
  assert.equal(written('pa.luis@mail.example', 'es'), 'pa.luis@mail.example')
  assert.equal(written('is it 4 u. or me', 'en'), 'is it 4 u. or me')
  assert.equal(written('i like u. thx.', 'en'), 'i like you. thanks.')
})

test('words that every object has are none of them, and a language without them leaves all', () => {
  assert.equal(written('constructor toString valueOf u', 'en'), 'constructor toString valueOf you')
  assert.equal(written('u r', 'ja'), 'u r')
})
