import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenize } from '../text/tokens.ts'
import { createMoneyReader } from './read-money.ts'
import { readNumberWords } from './read-number-words.ts'

/** What an amount is to a store: its value, and "own" or the currency meant. */
function amount(text: string, currency: string, language = 'es'): string {
  const tokens = tokenize(text)
  const money = createMoneyReader(language, currency).amountAt(tokens, 0)
  if (!money) return '-'
  const { value, currencies } = money
  return `${value} ${currencies === null ? 'bare' : currencies.includes(currency) ? 'own' : currencies[0]}`
}

test('a dollar sign stands for the own money of every store that writes it so', () => {
  for (const currency of 'USD CAD AUD ARS CLP COP UYU MXN DOP BRL NIO CUP JMD XCD'.split(' ')) {
    assert.equal(amount('$50000', currency), '50000 own', currency)
    assert.equal(amount('$ 50.000', currency), '50000 own', currency)
  }
  assert.equal(amount('$50', 'EUR'), '50 USD')
})

test('letters before the sign tell whose dollars they are', () => {
  assert.equal(amount('US$ 50', 'ARS'), '50 USD')
  assert.equal(amount('R$ 50', 'BRL'), '50 own')
  assert.equal(amount('CA$50', 'CAD'), '50 own')
  assert.equal(amount('MX$50', 'USD'), '50 MXN')
})

test('names of money stand for what is called so: pesos are no dollars', () => {
  assert.equal(amount('50 pesos', 'ARS'), '50 own')
  assert.equal(amount('50 pesos', 'EUR'), '50 MXN')
  assert.equal(amount('50 dólares', 'ARS'), '50 USD')
  assert.equal(amount('50 dollars', 'CAD'), '50 own')
  assert.equal(amount('50 Franken', 'CHF'), '50 own')
  assert.equal(amount('veinte euros', 'EUR'), '20 own')
  assert.equal(amount('3 pounds', 'USD'), '3 bare')
  assert.equal(amount('3 pounds', 'GBP'), '3 own')
  assert.equal(amount('3 quid', 'USD'), '3 GBP')
})

test('hundredths behind whole money are a part of the amount', () => {
  assert.equal(amount('12 dollars and 50 cents', 'USD', 'en'), '12.5 own')
  assert.equal(amount('1592 dollars and 73 cent', 'USD', 'en'), '1592.73 own')
  assert.equal(amount('12 Euro 50 Cent', 'EUR', 'de'), '12.5 own')
  assert.equal(amount('12 dollars and 50 screws', 'USD', 'en'), '12 own')
})

test('numbers in words are read in every full pack', () => {
  const lines =
    'twenty five 25, a hundred and five 105, doscientos cincuenta y cinco 255, veintitrés 23, mil 1000, quatre-vingt-dix 90, ' +
    'ventidue 22, centottanta 180, duecentocinquanta 250, mille 1000, soixante et onze 71, deux cents 200, fünfundzwanzig 25, dreihundertvierzig 340, tausend 1000'
  for (const line of lines.split(', ')) {
    const [, words = '', value] = /^(.*) (\d+)$/.exec(line) ?? []
    assert.equal(readNumberWords(tokenize(words), 0)?.value, Number(value), line)
  }
})
