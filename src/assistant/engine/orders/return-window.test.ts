import assert from 'node:assert/strict'
import { test } from 'node:test'
import { windowIn } from './return-window.ts'

test('the days in which something may be sent back are read out of a rule', () => {
  assert.equal(windowIn('You have 30 days from delivery to send something back. The label costs 5 EUR.', 'en'), 30)
  assert.equal(windowIn('Ungeöffnet und unbenutzt nehmen wir alles innerhalb von 30 Tagen zurück.', 'de'), 30)
  assert.equal(windowIn('Vous avez 30 jours pour nous renvoyer un article.', 'fr'), 30)
  assert.equal(windowIn('Tiene 14 días para devolver.', 'es'), 14)
})

test('other times of a rule are no such days', () => {
  for (const [language, rule] of [
    ['en', 'We refund you within 14 days of receiving the parcel.'],
    ['en', 'Returns are processed in 3 days.'],
    ['en', 'We hold parcels for 10 days.'],
    ['en', 'The label is valid for 14 days.'],
    ['en', 'Sale items can be exchanged within 14 days, not returned.'],
    ['en', 'Faulty goods may be returned within 2 years.'],
    ['de', 'Bitte melden Sie Transportschäden binnen 7 Tagen.'],
    ['fr', 'Remboursement sous 10 jours après réception.'],
    ['es', 'Reembolsamos en 10 días.'],
  ] as const)
    assert.equal(windowIn(rule, language), null, rule)
})
