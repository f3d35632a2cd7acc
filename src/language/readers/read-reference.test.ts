import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReference } from './read-reference.ts'

test('"which" asks of several behind "and" and "ok" too', () => {
  for (const [text, language] of [
    ['Und welche ist leiser?', 'de'],
    ['and which is quieter?', 'en'],
    ['ok which one is quieter', 'en'],
    ['y cual es mas ligera', 'es'],
    ['et laquelle est plus douce ?', 'fr'],
  ] as const)
    assert.equal(readReference(text, language, () => false).isWhich, true, text)
  assert.equal(readReference('the pan which is blue', 'en', () => false).isWhich, false)
})
