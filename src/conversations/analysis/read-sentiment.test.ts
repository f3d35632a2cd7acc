import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { sentimentOf } from './analyse-conversation.ts'
import { isShouting, readSentiment } from './read-sentiment.ts'

const linesOf = (name: string) =>
  readFileSync(new URL(`../../../test/data/conversations/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [string, string, string])

for (const [name, least] of [
  ['sentiment-dev', 0.95],
  ['sentiment-blind', 0.85],
] as const) {
  test(`${name}: what one message says`, (t) => {
    const lines = linesOf(name)
    const wrong = lines.filter(([language, wanted, text]) => sentimentOf([readSentiment(text, language)]) !== wanted)
    t.diagnostic(`${name}: ${lines.length - wrong.length} of ${lines.length} right`)
    const opposite = wrong.filter(
      ([language, wanted, text]) =>
        [wanted, sentimentOf([readSentiment(text, language)])].sort().join() === 'negative,positive',
    )
    assert.deepEqual(opposite, [], 'praise taken for blame, or the reverse')
    if (name === 'sentiment-dev') assert.deepEqual(wrong, [])
    assert.ok(1 - wrong.length / lines.length >= least, `${wrong.length} wrong`)
  })
}

test('capitals shout only where there are words', () => {
  assert.ok(isShouting('WHERE IS MY ORDER'))
  for (const text of ['XL', 'USB-C HDMI', 'order W2378156', 'I WANT it', 'OK']) assert.ok(!isShouting(text), text)
})

test('of a language without words of ours only signs count; of an unknown one all are tried', () => {
  assert.deepEqual(readSentiment('straszne 😡', 'pl'), { good: 0, bad: 2, angry: true })
  assert.ok(readSentiment('das ist furchtbar', null).bad >= 2)
  assert.equal(readSentiment('facial mist', 'en').bad, 0)
})
