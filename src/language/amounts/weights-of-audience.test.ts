import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAudience, weightsOfAudience } from '../readers/read-audience.ts'
import { tokenize } from '../text/tokens.ts'

const weightIn = (text: string): string => {
  const tokens = tokenize(text)
  return [...weightsOfAudience(tokens)].map((at) => tokens[at]?.text).join(' ')
}

test('what somebody weighs is told beside whom a thing is for', () => {
  assert.equal(weightIn('pienso para un perro de 6 kg'), '6 kg')
  assert.equal(weightIn('dry food for a 25 kg dog'), '25 kg')
  assert.equal(weightIn('mein hund wiegt 30 kg'), '30 kg')
  assert.equal(weightIn('croquettes pour mon chien de 8 kg'), '8 kg')
})

test('what a thing weighs is no weight of anybody, nor a weight an age', () => {
  assert.equal(weightIn('6 kg dog food'), '')
  assert.equal(weightIn('un saco de 6 kg para perro'), '')
  assert.equal(weightIn('a 5 kg bag for my dog'), '')
  assert.equal(readAudience(tokenize('un perro de 6 kg'))?.ageYears, null)
  assert.equal(readAudience(tokenize('mi hijo de 6 años'))?.ageYears, 6)
})
