import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOST_TERMS, PageWords } from './page-words.ts'
import { PassageIndex } from './passage-index.ts'

const nonsense = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `w${(from + at).toString(36)}q`).join(' ')

test('terms past the limit have no number, those before keep theirs', () => {
  const words = new PageWords()
  for (let from = 0; from < MOST_TERMS; from += 10_000) {
    words.numbersFor(Array.from({ length: 10_000 }, (_, at) => `t${from + at}`))
  }
  assert.deepEqual([...words.numbersFor(['t0', 'one more', 't7'])], [0, 7])
  assert.equal(words.size, MOST_TERMS)
  assert.equal(words.numberOf('one more'), undefined)
  assert.equal(words.hasTooManyLeftOver(MOST_TERMS * 0.8), false)
  assert.equal(words.hasTooManyLeftOver(MOST_TERMS * 0.7), true)
})

test('an index whose pages are gone is made anew without their words, and answers as before', () => {
  const page = { title: 'Help', url: null, language: 'en', asOf: '2026-01-01T00:00:00Z' }
  const help = [{ position: 0, heading: 'Shipping', text: 'We ship to Canada within 5 business days.' }]
  let index = new PassageIndex()
  index.put({ ...page, id: 'help', chunks: help })
  const chunks = Array.from({ length: 150 }, (_, position) => {
    return { position, heading: 'x', text: nonsense(position * 200, 200) }
  })
  index.put({ ...page, id: 'noise', chunks })
  for (const _ of index.stepsOfUpdate());
  assert.equal(index.hasTooManyLeftOver, false)
  const [asked, options] = ['how long does shipping to Canada take?', { language: 'en', limit: 1 }] as const
  index.remove('noise')
  for (const _ of index.stepsOfUpdate());
  assert.equal(index.hasTooManyLeftOver, true)
  const [before] = index.find(asked, options)
  const bytes = index.bytes
  for (const steps = index.stepsOfRenewal(); ; ) {
    const step = steps.next()
    if (!step.done) continue
    index = step.value
    break
  }
  assert.equal(before?.text, help[0]?.text)
  assert.deepEqual(index.find(asked, options), [before])
  assert.equal(index.hasTooManyLeftOver, false)
  assert.ok(index.bytes < bytes / 10, `${index.bytes} of ${bytes}`)
})
