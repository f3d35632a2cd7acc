import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asTyped, spelledAsIn } from './as-typed.ts'

test('words are told as they were typed, and those side by side together', () => {
  assert.deepEqual(asTyped('is it see-through?', ['see']), ['see-through'])
  assert.deepEqual(asTyped('is it IPX8 waterproof', ['ipx', 'waterproof']), ['IPX8 waterproof'])
  assert.deepEqual(asTyped('is it fleece lined?', ['fleece', 'lined']), ['fleece lined'])
  assert.deepEqual(asTyped('fleece, lined', ['lined', 'fleece']), ['fleece', 'lined'])
  assert.deepEqual(asTyped('ist er spülmaschinenfest.', ['spülmaschinenfest']), ['spülmaschinenfest'])
  assert.deepEqual(asTyped('does it have it', ['battery']), ['battery'])
  assert.deepEqual(asTyped("c'est résistant à l'eau ?", ['résistant à l eau']), ["résistant à l'eau"])
  assert.deepEqual(asTyped('', []), [])
})

test('a name is spelled as in a text that has its words, and never longer', () => {
  assert.equal(spelledAsIn('habt ihr Wärmflaschen?', 'warmflaschen'), 'Wärmflaschen')
  assert.equal(spelledAsIn('ein Fingerschutz', 'finger'), 'finger')
  assert.equal(spelledAsIn('une clé à molette', 'cle a molette'), 'clé à molette')
})
