import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { falseSentences } from '../../../test/data/gate-claims/false-sentences.ts'
import { sampleFacts, sampleOptions } from '../../../test/data/gate-claims/sample-facts.ts'
import { trueSentences } from '../../../test/data/gate-claims/true-sentences.ts'
import { createTextGate } from './claim-gate.ts'
import { maxSentenceLength, SentenceCutter } from './text/cut-sentences.ts'

const sentencesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').slice(2).join('|').trim().replaceAll('\\u200b', '\u200b'))
const pool = [...sentencesOf(trueSentences), ...sentencesOf(falseSentences)]

const gateAll = (deltas: string[]) => {
  const gate = createTextGate(sampleOptions)
  const out = deltas.flatMap((delta) => gate.push(delta))
  return [...out, ...gate.end()]
}
const cutAt = (text: string, places: number[]): string[] => {
  const sorted = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b)
  return [0, ...sorted].map((place, at) => text.slice(place, sorted[at] ?? text.length))
}
const cutUp = (text: string) => {
  const cutter = new SentenceCutter()
  return [...cutter.push(text), ...cutter.end()].map((piece) => piece.text.trim())
}

describe('a text in pieces', () => {
  test('every way to cut a lie into two deltas gives the same as in one', () => {
    for (const sentence of pool.slice(-40)) {
      const whole = gateAll([sentence])
      for (let at = 1; at < sentence.length; at += 3)
        assert.deepEqual(gateAll([sentence.slice(0, at), sentence.slice(at)]), whole)
    }
  })

  test('the same text in other deltas gives the same sentences', () => {
    const texts = fc.array(
      fc.oneof(
        fc.constantFrom(...pool),
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('\n', '...', '5. ', 'z. B. ', '。'),
      ),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom(' ', '\n', ''),
        fc.array(fc.nat(), { maxLength: 30 }),
        (parts, space, places) => {
          const text = parts.join(space)
          assert.deepEqual(gateAll(cutAt(text, places)), gateAll([text]))
        },
      ),
      { numRuns: 200 },
    )
  })

  test('nothing is lost or doubled by cutting, and no sentence is longer than its limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...pool, ' '.repeat(1500), 'x'.repeat(2500)))),
        (parts) => {
          const cutter = new SentenceCutter()
          const pieces = [...parts.flatMap((part) => cutter.push(part)), ...cutter.end()]
          assert.equal(pieces.map(({ text }) => text).join(''), parts.join(''))
          for (const { text } of pieces) assert.ok(text.length <= maxSentenceLength + 64)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('abbreviations, decimals, dates and lists do not end a sentence', () => {
    assert.deepEqual(cutUp('It is $1,299.99. That is all. 1. First thing\n2. Second'), [
      'It is $1,299.99.',
      'That is all.',
      '1. First thing',
      '2. Second',
    ])
    assert.deepEqual(cutUp('Das ist z. B. die Nr. 5 vom 5. Mai. Gut!'), ['Das ist z. B. die Nr. 5 vom 5. Mai.', 'Gut!'])
    assert.deepEqual(cutUp('Well... it is here. Really?! Yes… No.'), ['Well... it is here.', 'Really?!', 'Yes…', 'No.'])
    assert.deepEqual(cutUp('在庫あり。はい！ok'), ['在庫あり。', 'はい！', 'ok'])
    assert.deepEqual(cutUp('It costs $5. 9 dollars.'), ['It costs $5. 9 dollars.'])
  })

  test('a sentence without an end is forced out and replaced; a turn without an end is cut off', () => {
    const gate = createTextGate({ ...sampleOptions, maxLength: 5000 })
    const out = gate.push('a lot '.repeat(200_000)).concat(gate.end())
    assert.ok(out.length <= 6)
    assert.deepEqual(out.map(({ replaced }) => replaced?.reason).slice(0, 3), ['too_long', 'too_long', 'too_long'])
    assert.ok(
      out.every(({ text, stands, replaced }) => !replaced || (text === '' && !stands)),
      'nothing of it is shown',
    )
  })
})

describe('facts that come while the text runs', () => {
  test('a sentence counts once its fact was read, with a receipt', () => {
    const facts = [...sampleFacts]
    const later = facts.splice(0, facts.length)
    const gate = createTextGate({ ...sampleOptions, facts: () => facts })
    assert.equal(gate.push('The Rain Jacket is $79.99. ').concat(gate.push('Now ')).at(0)?.replaced?.reason, 'money')
    facts.push(...later)
    const [shown] = [...gate.push('the Rain Jacket is $79.99.'), ...gate.end()]
    assert.equal(shown?.replaced, null)
    assert.deepEqual(
      shown?.receipts.map(({ entity, id, field, value }) => [entity, id, field, value]),
      [
        ['variant', '1a', 'price', 79.99],
        ['product', '1', 'title', 'Rain Jacket'],
      ],
    )
  })

  test('"it" is the product of the sentence before', () => {
    const reasons = (text: string) => gateAll([text]).map(({ replaced }) => replaced?.reason ?? null)
    assert.deepEqual(reasons('I like the Rain Jacket. It costs $79.99.'), [null, null])
    assert.deepEqual(reasons('I like the Rain Jacket. It costs $59.'), [null, 'money'])
    assert.deepEqual(reasons('Wool Scarf:\n- $59\n- in stock'), [null, null, 'stock'])
  })

  test('what is told in place is of the shopper’s language, and told once', () => {
    const gate = createTextGate({ ...sampleOptions, language: 'de' })
    const out = [
      ...gate.push('Die Rain Jacket kostet 5 €. Die Rain Jacket kostet 6 €. Hallo. Sie kostet 7 €.'),
      ...gate.end(),
    ]
    assert.equal(out.map(({ text }) => text.trim() !== '').join(), 'true,false,true,false')
    assert.match(out[0]?.text ?? '', /Rain Jacket.*79,99|79\.99/)
  })
})
