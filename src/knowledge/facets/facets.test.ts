import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { type FacetLine, readFacetLine } from '../../language/facets/facet-line.ts'
import { facetMatch } from '../../language/facets/taught-facets.ts'
import { atOnce } from '../../shared/in-slices.ts'
import { seededRandom, shuffle } from '../../shared/seeded-random.ts'
import { PassageIndex } from '../index/passage-index.ts'
import { facets } from './facets.ts'
import { pageFacets } from './read-facets.ts'

const EVERY = 8
const OTHERS = 25

describe('learned from seven of eight lines, the eighth are told', () => {
  const reader = pageFacets.newReader()
  const lines = pageFacets.readLessons()
  const heldBack = lines.filter((_, at) => at % EVERY === 3)
  const of = (isQuestion: boolean) => heldBack.filter(({ heading }) => (heading === null) === isQuestion)
  before(() => atOnce(reader.learn(lines.filter((_, at) => at % EVERY !== 3))))
  const readAs = ({ heading, text, language }: FacetLine) =>
    heading === null ? reader.ofQuestion(text, language) : reader.ofSentence(heading, text, language)
  const firstOf = (shares: Float32Array) => facets[shares.indexOf(Math.max(...shares))]
  const rightOf = (some: FacetLine[]) =>
    some.filter((line) => (line.facets as (string | undefined)[]).includes(firstOf(readAs(line)))).length / some.length

  test('the facet of half of the questions, and of most sentences', (t) => {
    const [questions, sentences] = [rightOf(of(true)), rightOf(of(false))]
    t.diagnostic(`questions ${questions.toFixed(3)}, sentences ${sentences.toFixed(3)} of ${heldBack.length} lines`)
    assert.ok(heldBack.length > 1500)
    assert.ok(questions >= 0.48, String(questions))
    assert.ok(sentences >= 0.6, String(sentences))
  })

  test('of 26 sentences the one that tells what is asked comes first four times in ten', (t) => {
    const random = seededRandom(7)
    const sentences = of(false).map((line) => ({ line, told: pageFacets.mostOf(readAs(line)) }))
    const asked = of(true).filter(({ facets: [facet] }) => facet !== 'none')
    const first = asked.filter((question) => {
      const isRight = ({ line }: (typeof sentences)[number]) => line.facets.some((one) => question.facets.includes(one))
      const [right, others] = [sentences.filter(isRight), sentences.filter((one) => !isRight(one))]
      shuffle(right, random)
      shuffle(others, random)
      const shares = readAs(question)
      const matchOf = (one: (typeof sentences)[number] | undefined) => (one ? facetMatch(shares, one.told) : -1)
      const most = Math.max(...others.slice(0, OTHERS).map(matchOf))
      return matchOf(right[0]) > most
    })
    t.diagnostic(`${first.length} of ${asked.length}`)
    assert.ok(first.length / asked.length >= 0.36, `${first.length} of ${asked.length}`)
  })
})

test('a page answers without a word of the question', () => {
  const index = new PassageIndex()
  const text =
    'We reimburse you within seven working days. Parcels leave our warehouse on Mondays. The cat sleeps in the window.'
  const chunks = [{ position: 0, heading: '', text }]
  index.put({ id: 'p', title: '', url: null, language: 'en', asOf: '', chunks })
  const [best] = index.find('how long till its on my card', { language: 'en', limit: 1 })
  assert.match(best?.bestSentences[0] ?? '', /^We reimburse/)
})

test('a line tells its facets, and what is asked or below which heading it stands', () => {
  assert.deepEqual(readFacetLine('delivery.cost delivery.time|||s|||Good to know > 5 €, 2 days', facets, 'en'), {
    ...{ facets: ['delivery.cost', 'delivery.time'], language: 'en' },
    ...{ heading: 'Good to know', text: '5 €, 2 days' },
  })
  assert.equal(readFacetLine('delivery.cost|||q|||how much', facets, 'en')?.heading, null)
  assert.equal(readFacetLine('delivery.price|||q|||how much', facets, 'en'), null)
})
