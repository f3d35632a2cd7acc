import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { falseSentences } from '../../../test/data/guards/false-sentences.ts'
import { moreTrueSentences } from '../../../test/data/guards/more-true-sentences.ts'
import { sampleFacts, sampleOptions } from '../../../test/data/guards/sample-facts.ts'
import { talkTruths, terseTruths } from '../../../test/data/guards/talk-sentences.ts'
import { trueSentences } from '../../../test/data/guards/true-sentences.ts'
import { createTextGate, type GatedSentence, type TextGateOptions } from './text-gate.ts'

const gated = (text: string, given: Partial<TextGateOptions> = {}): GatedSentence[] => {
  const gate = createTextGate({ ...sampleOptions, ...given })
  return [...gate.push(text), ...gate.end()]
}
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [language, shopperText, ...sentence] = line.split('|')
      const said = sentence.join('|').trim().replaceAll('\\u200b', '\u200b')
      return { language: language?.trim() ?? 'en', shopperText: shopperText?.trim() ?? '', sentence: said }
    })
const reasonsOf = ({ language, shopperText, sentence }: ReturnType<typeof lines>[number]) =>
  gated(sentence, { language, shopperText }).flatMap(({ replaced }) => replaced?.reason ?? [])

describe('hand-written sentences', () => {
  test('no lie is shown', () => {
    const shown = lines(falseSentences).filter((line) => reasonsOf(line).length === 0)
    assert.deepEqual(
      shown.map(({ sentence }) => sentence),
      [],
    )
  })

  test('truthful sentences are shown, but for 2 % at most of those looked at and 4 % of those held back', (t) => {
    const all = lines(trueSentences)
    const halves = [0, 1].map((half) => all.filter((_, at) => at % 2 === half))
    halves[0]?.push(...lines(moreTrueSentences), ...lines(talkTruths), ...lines(terseTruths))
    for (const [half, part] of halves.entries()) {
      const replaced = part.filter((line) => reasonsOf(line).length > 0)
      t.diagnostic(`half ${half}: ${replaced.length} of ${part.length} replaced`)
      const told = replaced.map((line) => `${line.language} ${reasonsOf(line)}: ${line.sentence}`)
      if (half === 0) for (const line of told) t.diagnostic(line)
      assert.ok(replaced.length <= part.length * (half === 0 ? 0.02 : 0.04), half === 0 ? told.join('\n') : 'held back')
    }
    assert.ok(all.length >= 200 && sampleFacts.length > 50)
  })
})
