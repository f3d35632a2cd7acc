import assert from 'node:assert/strict'
import { test } from 'node:test'
import { facetLikeness } from '../../../language/facets/taught-facets.ts'
import { atOnce } from '../../../shared/in-slices.ts'
import { aspects } from './aspects.ts'
import { productAspects } from './read-aspects.ts'

const EVERY = 8

test('learned from seven of eight lines, the aspect of half of the eighth ones is told', (t) => {
  const lines = productAspects.readLessons()
  assert.ok(lines.length > 30_000)
  const reader = productAspects.newReader()
  atOnce(reader.learn(lines.filter((_, at) => at % EVERY !== 3)))
  const heldBack = lines.filter((_, at) => at % EVERY === 3)
  const shareOf = (isQuestion: boolean): number => {
    const some = heldBack.filter(({ heading }) => (heading === null) === isQuestion)
    const right = some.filter(({ text, language, facets }) => {
      const shares = isQuestion ? reader.ofQuestion(text, language) : reader.ofSentence('', text, language)
      const first = aspects[shares.indexOf(Math.max(...shares))]
      return first !== undefined && facets.includes(first)
    })
    return right.length / some.length
  }
  const [questions, sentences] = [shareOf(true), shareOf(false)]
  t.diagnostic(`questions ${questions.toFixed(3)}, sentences ${sentences.toFixed(3)} of ${heldBack.length} lines`)
  assert.ok(questions >= 0.5, String(questions))
  assert.ok(sentences >= 0.6, String(sentences))
})

test('every aspect has lessons in each language, as questions and as sentences', () => {
  const seen = new Set(
    productAspects
      .readLessons()
      .flatMap(({ facets, language, heading }) => facets.map((one) => `${one} ${language} ${heading === null}`)),
  )
  for (const aspect of aspects)
    for (const language of ['en', 'de', 'fr', 'es'])
      for (const isQuestion of [true, false]) assert.ok(seen.has(`${aspect} ${language} ${isQuestion}`), aspect)
})

test('a sentence without a word of the question is more alike than another', () => {
  const asked = productAspects.asked('will it survive my dishwasher', 'en')
  const alike = (sentence: string, language: string) =>
    facetLikeness(asked, productAspects.told('', sentence, language))
  assert.ok(alike('Nur von Hand spülen.', 'de') > 2 * alike('Wiegt 320 g.', 'de'))
  assert.ok(alike('Wipe with a damp cloth only.', 'en') > 2 * alike('For two to four players.', 'en'))
})
