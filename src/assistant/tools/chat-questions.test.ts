import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import {
  type ChatQuestion,
  chatPagesOf,
  chatQuestionsOf,
  chatShops,
  plainly,
} from '../../../test/data/knowledge/chat-questions.ts'
import { askPages, type IndexedPages, indexPages } from '../../../test/support/ask-pages.ts'

describe('questions in everyday words about the pages of fourteen shops', () => {
  const shops = new Map<string, IndexedPages>()
  before(() => {
    for (const [shop, language] of [...chatShops('learned'), ...chatShops('unread')])
      shops.set(shop, indexPages(chatPagesOf(shop), language))
  })

  async function quoteFor(asked: ChatQuestion): Promise<string> {
    const passages = await askPages(shops.get(asked.shop) as IndexedPages, asked)
    return passages.flatMap(({ around }) => around).join(' ')
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

  // Floors a little below what was reached.
  for (const half of ['learned', 'unread'] as const) {
    test(`${half === 'learned' ? 'the shops learned from' : 'the other shops'}: what is asked is quoted`, async (t) => {
      const { answerable, unanswerable, right, wrong, answeredAnyhow } = await count(t, half)
      assert.ok(answerable >= 240 && unanswerable >= 50)
      assert.ok(right / answerable >= 0.51, `${right} of ${answerable} right`)
      assert.ok(wrong / right <= 0.5, `${wrong} wrong, ${right} right`)
      assert.ok(answeredAnyhow <= unanswerable * 0.22, `${answeredAnyhow} answered that no page answers`)
    })
  }
})
