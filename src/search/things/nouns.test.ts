import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { test } from 'node:test'
import { isNoun } from './is-noun.ts'
import { loadKinds } from './kinds-of-things.ts'
import { loadNouns } from './nouns.ts'

const nouns = loadNouns()

test('nouns are found with their senses, synonyms and what they are a kind of', () => {
  assert.deepEqual(nouns.sensesOf('hoodie'), [], 'WordNet does not have it, the list does')
  const [sofa = -1] = nouns.sensesOf('couch')
  assert.ok(nouns.nounsOf(sofa).includes('sofa'))
  const above = new Set<number>()
  nouns.climb(nouns.sensesOf('sandal'), above)
  assert.ok(nouns.sensesOf('shoe').some((sense) => above.has(sense)))
  assert.ok(nouns.has('ice cream') && nouns.isGood('ice cream'))
  assert.ok(nouns.has('zebra') && !nouns.isGood('zebra'), 'an animal is a noun that no shop sells')
  for (const word of ['', 'sofaa', 'constructor', '_', 'zzzz', 'aaaa']) assert.equal(nouns.has(word), false, word)
})

test('the nouns stay small', () => {
  assert.ok(statSync(new URL('nouns.bin.gz', import.meta.url)).size <= 350 * 1024)
  assert.ok(nouns.bytes < 1_000_000, `${nouns.bytes} bytes`)
})

test('relations of names: the list before the dictionary', () => {
  const kinds = loadKinds()
  for (const [wished, is, relation] of [
    ['shoe', 'sneaker', 'kind'],
    ['sneaker', 'shoe', 'wider'],
    ['couch', 'sofa', 'same'],
    ['bat', 'baseball bat', 'kind'],
    ['phone', 'microphone', null],
    ['phone', 'headphone', null],
    ['phone', 'iphone', 'kind'],
    ['laptop', 'notebook', null],
    ['tank top', 'fish tank', null],
    ['glasses', 'glass', null],
    ['pants', 'short', null],
    ['bag', 'sleeping bag', null],
    ['drill', 'saw', null],
  ] as const) {
    assert.equal(kinds.relate(wished, is), relation, `${is} for ${wished}`)
  }
})

test('what is a real noun, in any of our languages', () => {
  for (const word of [
    'soda',
    'drills',
    'purses',
    'knives',
    'hoodie',
    'zapatos',
    'canapé'.normalize('NFD').replace(/\p{M}/gu, ''),
    'winterstiefel',
  ]) {
    assert.equal(isNoun(word), true, word)
  }
  for (const word of ['leathwr', 'hedphones', 'sofaa', 'jaket', 'constructor', '__proto__']) {
    assert.equal(isNoun(word), false, word)
  }
})
