import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatMoney } from '../shared/format-money.ts'
import { type FitPart, type FitParts, fitLine } from './fit-line.ts'

const part = (name: string, wanted: string, has: string | null = null): FitPart => ({ part: name, wanted, has })
const told = (parts: Partial<FitParts>, locale = 'en') =>
  fitLine({ fails: [], ...parts }, { locale, money: (amount) => formatMoney(amount, 'USD', locale) })

test('what differs is told before what is not known, and that before what holds', () => {
  const holds = [part('thing', 'mug'), part('option.color', 'blue'), part('word', 'stoneware')]
  const unknown = [part('word', 'dishwasher safe')]
  assert.equal(told({ holds }), '✓ blue · stoneware')
  assert.equal(told({ holds, unknown }), 'Not stated: dishwasher safe')
  assert.equal(told({ holds, unknown, fails: [part('option.size', '43', '42')] }), '42, not 43')
  assert.equal(told({ holds: [part('thing', 'mug'), part('price_max', '20')] }), null)
  assert.equal(told({}), null)
})

test('what must not be in it is never told as what is missing', () => {
  assert.equal(told({ fails: [part('not_word', 'wool')] }), 'With wool')
  assert.equal(told({ fails: [part('not_word', 'Wolle')] }, 'de-AT'), 'Mit Wolle')
  assert.equal(told({ holds: [part('word', 'warm'), part('not_word', 'wool')] }), '✓ warm · without wool')
  assert.equal(told({ unknown: [part('not_word', 'laine')] }, 'fr'), 'Non précisé : sans laine')
})

test('a price is written as one, and what the card says by itself is left out', () => {
  assert.equal(told({ fails: [part('price_max', '50', '59')] }), 'Above $50.00')
  assert.match(told({ fails: [part('price_min', '50', '12')] }, 'es') ?? '', /^Menos de 50,00\sUS\$$/)
  assert.equal(told({ fails: [part('in_stock', 'true')] }), null)
  assert.equal(formatMoney(12, 'nowhere', 'en'), '12 nowhere')
})

test('it stays one line, whatever was wished', () => {
  const long = 'x'.repeat(5_000)
  for (const parts of [
    { fails: [part('word', long, long)] },
    { unknown: [part('word', long)] },
    { holds: [part('word', long)] },
  ]) {
    assert.equal(told(parts)?.length, 80)
  }
  assert.equal(told({ unknown: ['a', 'b', 'c', 'd', 'a'].map((word) => part('word', word)) }), 'Not stated: a, b, c')
})
