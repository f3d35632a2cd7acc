import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenize } from '../text/tokens.ts'
import { readDegrees } from './read-degree.ts'

const read = (text: string): [said: string, borneOutBy: readonly string[]][] => {
  const tokens = tokenize(text)
  return readDegrees(tokens).map(({ from, to, words }) => [text.slice(tokens[from]?.start, tokens[to - 1]?.end), words])
}

test('a degree of a quality is a preference, in any language', () => {
  for (const [text, said, word] of [
    ['a suitcase, not too big please', 'not too big', 'compact'],
    ['une valise pas trop lourde', 'pas trop lourde', 'light'],
    ['ein Koffer, nicht so groß', 'nicht so groß', 'kompakt'],
    ['una maleta no muy pesada', 'no muy pesada', 'ligera'],
    ['una valigia non troppo grande', 'non troppo grande', 'small'],
    ['a very quiet fan', 'very quiet', 'silent'],
    ['ein sehr leiser Ventilator', 'sehr leiser', 'quiet'],
  ] as const) {
    const [found, ...others] = read(text)
    assert.deepEqual([found?.[0], others.length], [said, 0], text)
    assert.ok(found?.[1].includes(word), `${text}: ${found?.[1]}`)
  }
})

test('a quality by itself, and what is not told by degrees, is none', () => {
  for (const text of ['a big box', 'eine große Kiste', 'too expensive', 'so many bags', 'not blue', '', 'too'])
    assert.deepEqual(read(text), [], text)
})
