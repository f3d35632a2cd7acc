import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerOf, boots, cardOf, jacket, order } from '../../../test/data/eval/sample-turn.ts'
import type { TurnAnswer } from '../../conversations/turn.ts'
import { checkGrounded, type Ground } from './check-grounded.ts'
import { amountsIn, countsIn, percentagesIn, readNumber, sentencesOf } from './read-numbers.ts'
import { spokenLanguage } from './spoken-language.ts'

const ground: Ground = { products: [jacket, boots], trace: [], said: ['under 100 please'], ownerTexts: [] }
const faultsOf = (text: string, more: Partial<TurnAnswer> = {}, own: Partial<Ground> = {}) =>
  checkGrounded(answerOf(text, more), { ...ground, ...own })

const isTrue = (text: string, more?: Partial<TurnAnswer>, own?: Partial<Ground>) =>
  assert.deepEqual(faultsOf(text, more, own), [], text)
const isLie = (text: string, expected: RegExp, more?: Partial<TurnAnswer>, own?: Partial<Ground>) =>
  assert.match(faultsOf(text, more, own).join('\n'), expected, text)

test('amounts are read in any notation', () => {
  assert.deepEqual(amountsIn('$1,299.99 or 1.299,99 € or 1 299,99 $US or 6,95 $ or USD 80 or 12 dólares'), [
    ...[1299.99, 1299.99, 1299.99, 6.95, 80, 12],
  ])
  assert.equal(readNumber('24.999'), 24999)
  assert.deepEqual(percentagesIn('20 % and 15% off, 5 por ciento, 10 per cento'), [20, 15, 5, 10])
  assert.deepEqual(countsIn('I found 5 products, zwei Artikel and an item'), [5, 2])
  assert.deepEqual(sentencesOf('It costs $4.95. Good?\nYes.'), ['It costs $4.95.', 'Good?', 'Yes.'])
})

test('money must be of the product that is named', () => {
  isTrue('Rain Jacket costs $80. Nothing under 100 dollars is better.')
  isTrue('Rain Jacket costs 80,00 $.')
  isLie('Rain Jacket costs $59.', /amount 59/)
  isLie('Rain Jacket costs $120.', /amount 120/)
})

test('percentages must be in a text of the store or the shopper', () => {
  isTrue('It is 80 % wool.')
  isLie('You get 20% off.', /20 %/)
  isTrue('You get 10 % off.', {}, { ownerTexts: ['10 % off the first order'] })
})

test('claims on stock are held against the database, with the options named', () => {
  isTrue('Yes, Rain Jacket in red is in stock.')
  isTrue('Rain Jacket in blue is sold out.')
  isTrue('Tell me if I shall let you know when the blue one is back in stock.')
  isLie('Rain Jacket in blue is available.', /can be had, which it cannot/)
  isLie('Rain Jacket is sold out.', /cannot be had, which it can/)
  isLie('Ja, die Snow Boots sind auf Lager.', /can be had/)
  isLie('It is available.', /can be had/, { cards: [cardOf(boots)] })
  isLie('Rain Jacket ist in red nicht lieferbar.', /cannot be had/)
  isLie('Rain Jacket in red is currently not in stock.', /cannot be had/)
  isLie('No hay Rain Jacket, está agotada.', /cannot be had/)
  isLie('Snow Boots è disponibile.', /can be had/)
  isTrue('Rain Jacket in blue non è più disponibile.')
  isTrue('Le avviso appena Snow Boots è disponibile.')
})

test('counts must be of what is shown or was found', () => {
  isTrue('Of 7 products one fits.', {}, { trace: [{ name: 'search_products', input: {}, output: { total: 7 } }] })
  isLie('I found 7 products.', /count 7/)
})

test('states of orders are those of the order shown', () => {
  isTrue('It has not been delivered yet.', { order })
  isLie('It was delivered.', /says delivered/, { order })
  isLie('Sie ist storniert.', /says cancelled/, { order })
  isLie('Il pacco è stato consegnato ieri.', /says delivered/, { order })
})

test('links lead to the store', () => {
  isTrue('See https://shop.example/help')
  isLie('See https://evil.example/pay', /links to https:\/\/evil/)
})

test('cards show what the database holds', () => {
  const card = cardOf(jacket)
  isLie('Here.', /a price it does not have/, { cards: [{ ...card, price: 1 }] })
  isLie('Here.', /available, which it is not/, { cards: [{ ...card, available: false }] })
  isLie('Here.', /does not sell/, { cards: [{ ...card, externalId: 'other' }] })
  const variants = card.variants.map((one) => ({ ...one, available: true }))
  isLie('Here.', /shows 90 \(true\) for jkt-b/, { cards: [{ ...card, variants }] })
})

test("what the owner's pages say may be quoted", () => {
  const passages = [{ text: 'Shipping costs $4.95.', quote: 'Shipping costs $4.95.', title: 'Help' }]
  isTrue('“Shipping costs $4.95.”', {}, { trace: [{ name: 'answer_policy', input: {}, output: { passages } }] })
  isLie('“Shipping costs $4.95.”', /amount 4.95/)
})

test('the language is told by small words, without what is quoted', () => {
  assert.equal(spokenLanguage('Here is what I can do for you.'), 'en')
  assert.equal(spokenLanguage('Hier ist das, was ich für Sie habe.'), 'de')
  assert.equal(spokenLanguage('Ecco il modello che hai visto, è della nuova serie.'), 'it')
  assert.equal(spokenLanguage('Está en la tienda y puedes verlo por la tarde con el recibo.'), 'es')
  assert.equal(spokenLanguage('Rolex Submariner'), null)
  assert.equal(spokenLanguage('Está en la ayuda: «the parcel is with you and the money for it»'), null)
})
