import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReckoning } from './read-reckoning.ts'

const partsOf = (text: string) => readReckoning(text).parts.map(({ pieces, text: named }) => `${pieces} ${named}`)

test('a list has a thing behind each count', () => {
  assert.deepEqual(partsOf('2 mugs 3 plates 1 jug, how much'), ['2 mugs', '3 plates', '1 jug'])
  assert.deepEqual(partsOf("i'd like 3 lamps and a shade, total"), ['3 lamps', '1 shade'])
  assert.deepEqual(partsOf('zweimal die Seife und den Kamm, gesamt'), ['2 Seife', '1 Kamm'])
})

test('an article begins what is named next', () => {
  assert.deepEqual(partsOf('so the cutters the icing and the green, in total'), ['1 cutters', '1 icing', '1 green'])
  assert.deepEqual(partsOf('la tapa de la olla y el cazo, en total'), ['1 tapa de la olla', '1 cazo'])
})

test('sizes and names count nothing', () => {
  assert.deepEqual(partsOf('un neuf et la carafe, combien en tout'), ['1 neuf', '1 carafe'])
  assert.deepEqual(partsOf('the 12 kg bag and the bowl, total'), ['1 12 kg bag', '1 bowl'])
})

test('the 2nd one is neither two pieces nor both', () => {
  const { kind, parts } = readReckoning('price of the 2nd one?')
  assert.equal(kind, null)
  assert.ok(parts.every(({ pieces }) => pieces === 1))
})

test('some are taken away again', () => {
  const { parts, kind } = readReckoning('one of the mugs less, total')
  assert.equal(kind, 'sum')
  assert.deepEqual(parts[0], { pieces: 1, text: 'mugs', isFewer: true })
  assert.ok(readReckoning('and without the bowl').isLess)
})

test('what is led by a word of adding is beside what was talked about', () => {
  const isPlus = (text: string) => readReckoning(text).parts.map((part) => part.isPlus === true)
  assert.deepEqual(isPlus('i take it, + 2 towels'), [true])
  assert.deepEqual(isPlus('mit dem Deckel und der Kelle, was kostet das'), [true, false])
  assert.deepEqual(isPlus('the pan with the lid'), [false, false])
  assert.ok(readReckoning('noch 3 Seifen').isAdding)
  assert.ok(!readReckoning('3 Seifen').isAdding)
})

test('what is to be paid names nothing', () => {
  const { asksPay, parts } = readReckoning('si je prends deux savons je paye combien')
  assert.ok(asksPay)
  assert.deepEqual(parts, [{ pieces: 2, text: 'savons' }])
  assert.deepEqual(readReckoning('just 4. the total?').parts, [{ pieces: 1, text: '4', count: 4 }])
})

test('counted letters of sizes are no metres and litres', () => {
  for (const text of ['total for 6 M 5 L 3 XL', 'i need 6 M, 5 L and 3 XL, how much is that']) {
    const { kind, parts } = readReckoning(text)
    assert.equal(kind, 'sum', text)
    assert.deepEqual(
      parts.filter(({ pieces }) => pieces > 1).map(({ pieces, text: named }) => `${pieces} ${named}`),
      ['6 M', '5 L', '3 XL'],
    )
  }
  assert.deepEqual(
    readReckoning('total for 3 m and 2 m of hose').parts.map(({ pieces }) => pieces),
    [1, 1],
  )
})

test('when something comes asks for no sum, what it comes to does', () => {
  assert.equal(readReckoning('wann kommt das wieder?').kind, null)
  assert.equal(readReckoning('wie viel kommt das mit dem deckel?').kind, 'sum')
})

test('a number behind "of" is of a size, and counts nothing', () => {
  const countsOf = (text: string) => readReckoning(text).parts.map(({ pieces }) => pieces)
  assert.deepEqual(countsOf('cuánto me salen 3 de las de 750 en crema').includes(750), false)
  assert.deepEqual(countsOf('total for 2 pens 3 pads'), [2, 3])
})

test('"plus" with nothing behind it is a name, and adds nothing', () => {
  assert.equal(readReckoning('how heavy is the plus').isAdding, false)
  assert.equal(readReckoning('the price of the lamp plus the shade').isAdding, true)
  assert.deepEqual(
    readReckoning('what is the battery of the plus').parts.map(({ text }) => text),
    ['battery of the plus'],
  )
})
