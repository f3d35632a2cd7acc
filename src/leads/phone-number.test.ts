import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toE164 } from './phone-number.ts'

test('a number with the code of its country needs no hint', () => {
  for (const typed of ['+49 30 123456', '+49 (0)30 123456', '+49-30-12 34 56', ' +4930123456 ', '＋4930123456']) {
    assert.equal(toE164(typed), '+4930123456', typed)
  }
  assert.equal(toE164('+1 (212) 555-0123', { locale: 'de' }), '+12125550123')
})

test('a number without it is read by the shopper’s region, then by the store’s', () => {
  assert.equal(toE164('030 123456', { locale: 'de-DE' }), '+4930123456')
  assert.equal(toE164('030 123456', { locale: 'de' }), '+4930123456')
  assert.equal(toE164('06 12 34 56 78', { locale: 'fr' }), '+33612345678')
  assert.equal(toE164('612 345 678', { locale: 'es-ES' }), '+34612345678')
  assert.equal(toE164('020 7946 0123', { locale: 'en-GB' }), '+442079460123')
  assert.equal(toE164('(212) 555-0123', { locale: 'es', currency: 'USD' }), '+12125550123')
  assert.equal(toE164('020 7946 0123', { locale: 'en', currency: 'GBP' }), '+442079460123')
  assert.equal(toE164('030 123456', { locale: 'de', currency: 'EUR' }), '+4930123456')
  assert.equal(toE164('212 555 0123', { currency: 'USD' }), '+12125550123')
})

test('what can be no phone number is none', () => {
  const none = [
    '',
    '1',
    '123',
    '+',
    '+49',
    '+49 30 1',
    '+999 123456789',
    '0000',
    'call me',
    '12.5.2026',
    '1'.repeat(60),
  ]
  for (const typed of none) assert.equal(toE164(typed, { locale: 'en-US', currency: 'USD' }), undefined, typed)
  assert.equal(toE164('030 123456'), undefined, 'no country is known')
  assert.equal(toE164('212 555 0123', { locale: '!!', currency: 'XXX' }), undefined)
})
