import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAgeRange } from './read-age-range.ts'

const told = (sentence: string): string => {
  const range = readAgeRange(sentence)
  return range ? `${range.from ?? ''}..${range.to ?? ''}` : 'none'
}

test('a page says for which ages a thing is, in any language', () => {
  assert.equal(told('From 3 years.'), '3..')
  assert.equal(told('For kids from about 8 to 11 years.'), '8..11')
  assert.equal(told('A balance bike for 2 to 4 years, up to 25 kg.'), '2..4')
  assert.equal(told('Ages 8-12'), '8..12')
  assert.equal(told('Recommended for ages 3+'), '3..')
  assert.equal(told('Suitable for children 6 years and up'), '6..')
  assert.equal(told('Not suitable for children under 3 years.'), '3..')
  assert.equal(told('For babies up to 18 months'), '..1')
  assert.equal(told('From 4 weeks of age.'), '0..')
  assert.equal(told('Ab 4 Wochen alt.'), '0..')
  assert.equal(told('Twice daily for max. 2-4 weeks.'), 'none')
  assert.equal(told('Für Kinder ab 6 Jahren'), '6..')
  assert.equal(told('Ab 12 Jahren.'), '12..')
  assert.equal(told('Nicht für Kinder unter 8 Jahren.'), '8..')
  assert.equal(told('Kinder von 4 bis 8 Jahren'), '4..8')
  assert.equal(told('Dès 3 ans'), '3..')
  assert.equal(told('À partir de 10 ans.'), '10..')
  assert.equal(told('Ne convient pas aux enfants de moins de 3 ans'), '3..')
  assert.equal(told('Para niños a partir de 5 años'), '5..')
  assert.equal(told('Para niños de 3 a 6 años'), '3..6')
})

test('of several ages that a sentence tells the widest holds', () => {
  assert.equal(told('From 12 years one tablet a day, 6-12 years half of it.'), '6..')
  assert.equal(told('Kinder von 2-5 Jahren 2,5 ml, 6 bis 11 Jahre 5 ml'), '2..11')
  assert.equal(told('Not for children under 3 years, lasts up to 10 years.'), '3..')
})

test('years of something else are no ages', () => {
  assert.equal(told('2 year warranty.'), 'none')
  assert.equal(told('5 Jahre Garantie'), 'none')
  assert.equal(told('Lasts 3 to 5 years.'), 'none')
  assert.equal(told('Up to 10 years of light.'), 'none')
  assert.equal(told('4 strings. Good first bass for beginners.'), 'none')
  assert.equal(told('Size 8 for kids'), 'none')
})
