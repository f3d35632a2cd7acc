import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { type StrangerQuestion, strangerQuestionsOf } from '../../../test/data/knowledge/stranger-questions.ts'
import { askPages, type IndexedPages, indexPages } from '../../../test/support/ask-pages.ts'

const folder = new URL('../../../test/data/knowledge/strangers/', import.meta.url)

describe('questions as people type them about six shops with many facts in a section', () => {
  const shops = new Map<string, IndexedPages>()
  before(() => {
    for (const file of readdirSync(folder)) {
      const [shop = '', language = ''] = file.split('.')
      shops.set(shop, indexPages([{ name: shop, bytes: readFileSync(new URL(file, folder)) }], language))
    }
  })

  async function quoteFor(asked: StrangerQuestion): Promise<string> {
    const [best] = await askPages(shops.get(asked.shop) as IndexedPages, asked)
    return best?.around.join(' ').toLowerCase() ?? ''
  }

  async function count(half: 0 | 1) {
    const tally = { answerable: 0, right: 0, wrong: 0, missed: 0, unanswerable: 0, answeredAnyhow: 0 }
    for (const asked of strangerQuestionsOf(half)) {
      const said = await quoteFor(asked)
      const has = (word: string) => said.includes(word.toLowerCase())
      const isRight = asked.needed.every((words) => words.some(has)) && !asked.barred.some(has)
      if (asked.needed.length === 0) {
        tally.unanswerable++
        tally.answeredAnyhow += said === '' ? 0 : 1
        continue
      }
      tally.answerable++
      tally[said === '' ? 'missed' : isRight ? 'right' : 'wrong']++
    }
    return tally
  }

  // Floors a little below what was reached; of the odd half no line was looked at.
  for (const half of [0, 1] as const) {
    test(`${half === 0 ? 'the half learned from' : 'the other half'}: what is asked is quoted`, async (t) => {
      const tally = await count(half)
      t.diagnostic(JSON.stringify(tally))
      assert.ok(tally.answerable >= 150 && tally.unanswerable >= 10)
      assert.ok(tally.right / tally.answerable >= 0.74, `${tally.right} of ${tally.answerable} right`)
      assert.ok(tally.wrong / tally.answerable <= 0.11, `${tally.wrong} of ${tally.answerable} wrong`)
      assert.ok(tally.answeredAnyhow <= 6, `${tally.answeredAnyhow} answered that no page answers`)
    })
  }
})
