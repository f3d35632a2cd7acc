import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAskedAttribute } from './asked-attribute.ts'

test('what a question asks of things that were shown is told apart from things that are asked for', () => {
  const asked: [string, string, string][] = [
    ['how much storage', 'en', 'storage'],
    ['and how much memory does it have?', 'en', 'memory'],
    ['whats the battery life', 'en', 'battery life'],
    ['ok what is the screen size of the first', 'en', 'screen size'],
    ['how many usb ports do they have', 'en', 'usb ports'],
    ['glass or plastic?', 'en', 'glass or plastic'],
    ['wie viel speicherplatz?', 'de', 'speicherplatz'],
    ['und wie viele Taschen hat der', 'de', 'taschen'],
    ['was ist die Akkulaufzeit', 'de', 'akkulaufzeit'],
    ['holz oder metall?', 'de', 'holz oder metall'],
    ['combien de poches', 'fr', 'poches'],
    ['quelle est la capacité ?', 'fr', 'capacite'],
    ['cuánta memoria tiene?', 'es', 'memoria'],
    ['cual es la potencia', 'es', 'potencia'],
    ['quanta memoria ha?', 'it', 'memoria'],
  ]
  for (const [text, language, attribute] of asked) assert.equal(readAskedAttribute(text, language), attribute, text)
  const others: [string, string][] = [
    ['how much is the wristwatch', 'en'],
    ['how much milk do i need for two', 'en'],
    ['how many do you have', 'en'],
    ['how many fans do you sell', 'en'],
    ['what is the difference to the second one', 'en'],
    ['whats the second one made of', 'en'],
    ['a glass or a mug', 'en'],
    ['red or blue socks', 'en'],
    ['wie viel kostet der stollen', 'de'],
    ['wie viele habt ihr', 'de'],
    ['combien coute la lampe', 'fr'],
    ['cuanto cuesta', 'es'],
  ]
  for (const [text, language] of others) assert.equal(readAskedAttribute(text, language), null, text)
})
