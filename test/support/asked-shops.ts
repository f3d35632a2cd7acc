import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from './talk.ts'
import { startTestApp, type TestApp, type TestStore } from './test-app.ts'

/** A shop whose pages have rules for some goods, and what is asked there: a line goes on from the former one where it begins with "+". */
export interface AskedShop {
  name: string
  language: string
  page: string
  products: ReturnType<typeof product>[]
  asked: [line: string, told: RegExp, not?: RegExp][]
}

interface Form {
  externalId: string
  price: number
  inventory: number
  options?: Record<string, string>
}

export const product = (
  externalId: string,
  title: string,
  category: string,
  description: string,
  variants: Form[],
) => ({
  ...{ externalId, title, category, description, url: `https://shop.example/${externalId}` },
  variants,
})

/** Tests, one for each conversation, that a shop is answered as it should be. */
export function testAskedShops(about: string, shops: readonly AskedShop[]): void {
  let app: TestApp
  before(async () => {
    app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  })
  after(() => app.close())
  for (const { name, language, page, products, asked } of shops) {
    describe(`${about}: ${name}`, () => {
      let store: TestStore
      before(async () => {
        store = await app.createStore(name, { language, currency: 'EUR' })
        await upsertProducts(store.context, products)
        await addKnowledge(store.context, { file: { name: 'help.md', content: Buffer.from(page).toString('base64') } })
      })
      for (const [at, [line, told, not]] of asked.entries()) {
        if (line.startsWith('+')) continue
        test(line, async () => {
          const talk = await startTalk(store)
          const answer = await talk.say(line)
          assert.match(`${answer.text} ${answer.cards.map(({ title }) => title)}`, told)
          if (not) assert.doesNotMatch(answer.text, not)
          for (const [next, further] of asked.slice(at + 1)) {
            if (!next.startsWith('+')) break
            assert.match((await talk.say(next.slice(1))).text, further, next)
          }
        })
      }
    })
  }
}
