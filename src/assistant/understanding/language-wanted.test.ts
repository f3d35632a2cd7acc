import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageWanted } from './language-wanted.ts'

test('a message that only names a language asks to be answered in it', () => {
  const wanted = {
    'in english pls lol': 'en',
    'English please': 'en',
    'tell me that in English': 'en',
    'auf deutsch bitte': 'de',
    'en español por favor': 'es',
    'en francais svp': 'fr',
    'in italiano per favore': 'it',
    'do you have a manual in english?': null,
    'english breakfast tea': null,
    'french press': null,
    'is it in english?': null,
    'ok thanks': null,
  }
  for (const [text, language] of Object.entries(wanted)) assert.equal(languageWanted(text), language, text)
})
