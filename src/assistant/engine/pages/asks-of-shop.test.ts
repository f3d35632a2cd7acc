import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Clause } from '../clause.ts'
import { askedOfShop, mayBeOfPages } from './asks-of-shop.ts'

const clause = (text: string): Clause =>
  ({
    text,
    scope: { understanding: { language: 'en' } },
    part: (part: string) => ({ isAsking: part.endsWith('?'), hasValues: false }),
  }) as unknown as Clause

test('the part that clearly asks what only the pages of a shop tell, whatever is told or named beside', () => {
  const evenings = "One last thing. The tasting evenings, how much? I've two friends who would come"
  assert.equal(askedOfShop(clause(evenings)), 'The tasting evenings')
  assert.equal(askedOfShop(clause('can u wrap it and put a note in?')), 'can u wrap it and put a note in?')
})

test('what the page of a product tells, a wish and a trouble are not asked of them', () => {
  for (const text of [
    'is it dishwasher safe?',
    'will it survive minus 15?',
    'a steel kettle under 30',
    'i need a christmas gift for my dad, he has an old mercedes',
    'my parcel came broken!',
  ])
    assert.equal(askedOfShop(clause(text)), null, text)
})

test('a question about a product that no shop has a page for is asked of none, whatever words it has', () => {
  for (const text of [
    'gibt es den hammer für links?',
    'wie lang braucht der zum laden?',
    'die säge klingt gut, geht die auch für linkshänder?',
  ])
    assert.equal(mayBeOfPages(text, 'de'), false, text)
  for (const text of [
    'nehmt ihr den alten mit?',
    'wie lange habe ich darauf garantie?',
    'kann man da was gravieren lassen?',
  ])
    assert.equal(mayBeOfPages(text, 'de'), true, text)
})
