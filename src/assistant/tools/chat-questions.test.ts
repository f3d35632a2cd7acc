import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import {
  type ChatQuestion,
  chatPagesOf,
  chatQuestionsOf,
  chatShops,
  plainly,
} from '../../../test/data/knowledge/chat-questions.ts'
import { chunkDocument } from '../../knowledge/chunk-document.ts'
import { PassageIndex } from '../../knowledge/index/passage-index.ts'
import { DocumentReader } from '../../knowledge/readers/read-document.ts'
import { StoreCatalog } from '../../search/store-catalog.ts'
import { createUnderstander } from '../understanding/create-understander.ts'
import { GOES_ON, policyPassages } from './policy-passages.ts'

async function indexOf(shop: string, language: string): Promise<PassageIndex> {
  const index = new PassageIndex()
  for (const { name, bytes } of chatPagesOf(shop)) {
    const document = await new DocumentReader().readDocument('markdown', bytes)
    const chunks = chunkDocument(document).chunks.map((chunk, position) => ({ position, ...chunk }))
    index.put({ id: name, title: document.title ?? name, url: null, language, asOf: '', chunks })
  }
  return index
}

describe('questions in everyday words about the pages of eight shops', () => {
  const indexes = new Map<string, { index: PassageIndex; language: string }>()
  const understander = createUnderstander()
  const catalog = new StoreCatalog({ language: 'en', currency: 'EUR' })
  before(async () => {
    for (const [shop, language] of [...chatShops('learned'), ...chatShops('unread')])
      indexes.set(shop, { index: await indexOf(shop, language), language })
  })

  async function quoteFor({ shop, language, text, former }: ChatQuestion): Promise<string> {
    const { found } = understander.understand(text, { catalog, language })
    const acts = found.filter(({ confidence }) => confidence >= 0.5).map(({ act }) => act)
    const of = indexes.get(shop)
    const find = async (wanted: { question: string; language: string; limit: number }) =>
      (of?.index.find(wanted.question, wanted) ?? []).map((one) => ({
        ...one,
        id: `${one.source.id}.${one.position}`,
        language: of?.language ?? '',
      }))
    const question = former === null ? text : `${former}${GOES_ON}${text}`
    const passages = await policyPassages(find, { question, language, acts })
    return passages
      .filter(({ isFurther }, at) => at === 0 || isFurther)
      .flatMap(({ bestSentences }) => bestSentences)
      .join(' ')
  }

  async function count(t: { diagnostic(text: string): void }, half: 'learned' | 'unread') {
    const tally = { answerable: 0, right: 0, wrong: 0, missed: 0, unanswerable: 0, answeredAnyhow: 0 }
    for (const asked of chatQuestionsOf(half)) {
      const quote = await quoteFor(asked)
      const said = plainly(quote)
      const isRight = asked.needed.every((texts) =>
        texts.some((one) => said.includes(one) || (said !== '' && one.includes(said))),
      )
      const outcome =
        asked.needed.length === 0
          ? said === ''
            ? null
            : 'answeredAnyhow'
          : said === ''
            ? 'missed'
            : isRight
              ? 'right'
              : 'wrong'
      tally[asked.needed.length === 0 ? 'unanswerable' : 'answerable']++
      if (outcome) tally[outcome]++
      if (process.env.SPIEL_TEST_TALK === half && outcome && outcome !== 'right')
        t.diagnostic(
          `${asked.shop} ${outcome}: ${asked.former ?? ''} > ${asked.text} | ${quote} | ${asked.needed.join(' ')}`,
        )
    }
    t.diagnostic(JSON.stringify(tally))
    return tally
  }

  for (const half of ['learned', 'unread'] as const) {
    test(`${half === 'learned' ? 'the shops learned from' : 'the other shops'}: what is asked is quoted`, async (t) => {
      const { answerable, unanswerable, right } = await count(t, half)
      assert.ok(answerable >= 140 && unanswerable >= 30)
      assert.ok(right / answerable >= 0.3, `${right} of ${answerable} right`)
    })
  }
})
