import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

/** First messages of shoppers who need something, and what a good clerk would show: see test/data/needs/README.md. */
interface Asked {
  shop: string
  language: string
  text: string
  /** External ids, the best first; none where the shop has nothing of the kind. */
  ids: string[]
}

const read = (file: string): string => readFileSync(new URL(`../data/needs/${file}`, import.meta.url), 'utf8')
const rowsOf = <Row>(file: string): Row[] =>
  read(file)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const languages = JSON.parse(read('shops.json')) as Record<string, string>

let app: TestApp
const stores = new Map<string, TestStore>()
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  for (const [shop, language] of Object.entries(languages)) {
    const store = await app.createStore(shop, { language, currency: 'EUR' })
    await upsertProducts(store.context, rowsOf(`${shop}.jsonl`))
    stores.set(shop, store)
  }
})
after(() => app.close())

for (const [file, leastFirst, leastOfThree] of [
  ['working.jsonl', 0.6, 0.68],
  ['held-back.jsonl', 0.55, 0.6],
] as const) {
  test(`${file}: most needs are answered by what a good clerk would show`, async (t) => {
    const counts = { asked: 0, first: 0, three: 0, shownOfNone: 0, none: 0 }
    for (const { shop, text, ids } of rowsOf<Asked>(file)) {
      const talk = await startTalk(stores.get(shop) as TestStore)
      const shown = (await talk.say(text)).cards.map(({ externalId }) => externalId)
      if (ids.length === 0) {
        counts.none++
        if (shown.length > 0) counts.shownOfNone++
        continue
      }
      counts.asked++
      if (ids.includes(shown[0] ?? '')) counts.first++
      if (shown.slice(0, 3).some((id) => ids.includes(id))) counts.three++
    }
    const { asked, first, three, none, shownOfNone } = counts
    t.diagnostic(`of ${asked} the first is right ${first} times, one of three ${three} times`)
    t.diagnostic(`something is shown for ${shownOfNone} of ${none} that the shop has nothing for`)
    assert.ok(first >= asked * leastFirst && three >= asked * leastOfThree, JSON.stringify(counts))
  })
}
