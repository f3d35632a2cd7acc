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

const shopOf = async (titles: readonly string[]) => {
  const store = await app.createStore('Small', { language: 'en', currency: 'EUR' })
  const { errors } = await upsertProducts(
    store.context,
    titles.map((title, at) => ({
      externalId: `p${at}`,
      title,
      variants: [{ externalId: `v${at}`, price: 10 + at, inventory: 3 }],
    })),
  )
  assert.deepEqual(errors, [])
  return store
}
const inBed = 'need to read in bed without waking the wife'

test('a need told at length finds the same, and no correction is told of what is not found by its letters', async () => {
  const store = await shopOf(['Clip-on reading light', 'Baking tin', 'Garden hose', 'Wool blanket'])
  const story =
    'She goes to sleep early and gets cross about the ceiling light, so I have been on the stairs with my book. '
  for (const text of [inBed, `${inBed}. ${story.repeat(6)}`]) {
    const { cards, text: said } = await (await startTalk(store)).say(text)
    assert.deepEqual(
      cards.map(({ title }) => title),
      ['Clip-on reading light'],
      said,
    )
    assert.doesNotMatch(said, /searched for/)
  }
})

test('who has nothing like it shows nothing, though words are shared', async () => {
  const asked = 'the squirrels keep eating everything we put out for the birds, we need something against that'
  const shown: string[] = []
  for (const [shop, store] of stores) {
    const { cards } = await (await startTalk(store)).say(asked)
    if (cards.length > 0) shown.push(shop)
  }
  assert.deepEqual(shown, ['garden', 'garten'])
})
