import assert from 'node:assert/strict'
import { test } from 'node:test'
import { atOnce } from '../../shared/in-slices.ts'
import { PassageIndex } from './passage-index.ts'

const texts = [
  'We ship to Spain within three days. Shipping costs 5 EUR.',
  'Returns are free for 30 days. Send the parcel back with the label.',
  'You can pay by card or on invoice. Gift cards are taken too.',
]
const source = (id: string, of: string[]) => ({
  ...{ id, title: 'Help', url: null, language: 'en', asOf: '2026-01-01T00:00:00.000Z' },
  chunks: of.map((text, position) => ({ position, heading: '', text })),
})
const asked = { language: 'en', limit: 3 }
const found = (index: PassageIndex, question: string) => index.find(question, asked).map(({ text }) => text)

test('a source put in by steps is there when they are done, a passage a step, and what was there answers meanwhile', () => {
  const [stepped, whole] = [new PassageIndex(), new PassageIndex()]
  for (const index of [stepped, whole]) index.put(source('old', ['We ship to France within two days.']))
  const question = 'how long does shipping take?'
  const before = found(stepped, question)
  assert.equal(before.length, 1)
  whole.put(source('new', texts))
  const put = stepped.stepsOfPut(source('new', texts))
  for (let passage = 0; passage < texts.length; passage++) {
    assert.equal(put.next().done, false)
    assert.deepEqual(found(stepped, question), before)
  }
  assert.ok(put.next().done)
  const update = stepped.stepsOfUpdate()
  for (let passage = 0; passage <= texts.length; passage++) {
    assert.equal(update.next().done, false)
    assert.deepEqual(found(stepped, question), before)
  }
  atOnce(update)
  assert.deepEqual(stepped.find(question, asked), whole.find(question, asked))
  assert.ok(found(stepped, question).length > 1)
})

test('of a passage a hundred sentences are read one by one', () => {
  const index = new PassageIndex()
  index.put(source('long', [Array.from({ length: 600 }, (_, at) => `It ships ${at}.`).join(' ')]))
  const [passage] = index.find('does it ship?', asked)
  assert.ok(passage && passage.bestSentences.join(' ').length < 10_000)
})
