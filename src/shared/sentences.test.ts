import assert from 'node:assert/strict'
import test from 'node:test'
import { splitSentences } from './sentences.ts'

test('sentences end at their signs, not at abbreviations, numbers or before small letters', () => {
  assert.deepEqual(splitSentences('We ship daily. Orders, e.g. gifts, leave at 5. "Really?" Yes!'), [
    'We ship daily.',
    'Orders, e.g. gifts, leave at 5. "Really?"',
    'Yes!',
  ])
  assert.deepEqual(splitSentences('Kettles etc. Toasters ca. 20 €.\nNext... Last'), [
    'Kettles etc. Toasters ca. 20 €.',
    'Next...',
    'Last',
  ])
  // A number behind a name is no "24." of a date.
  assert.deepEqual(splitSentences('Sent with Swift Post 48. Closed on 24. December. Runs Windows 11. Fast.'), [
    'Sent with Swift Post 48.',
    'Closed on 24. December.',
    'Runs Windows 11.',
    'Fast.',
  ])
  for (const whole of ['Mit Akku inkl. Ladegerät.', 'Up to approx. Ten hours, incl. Breaks.', 'Carga máx. Cien kilos.'])
    assert.deepEqual(splitSentences(whole), [whole])
})
