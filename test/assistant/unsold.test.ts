import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { readLexicon } from '../../src/language/goods/kinds-of-goods.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/**
 * Kinds of goods that a shop has not, by the titles of its products and the lexicon of goods, are asked for in the shops of
 * test/data/needs: what is shown must not be said to fit, and nobody who names a thing is shown whatever there is.
 */
const asks = {
  en: ['do you have {}?', '{}', 'im looking for a {}'],
  de: ['habt ihr {}?', '{}', 'ich suche {}'],
  fr: ['vous avez {} ?', '{}', 'je cherche {}'],
  es: ['¿tenéis {}?', '{}', 'busco {}'],
}
/** What may fit, is only the nearest there is, or is another thing is not said to fit; all else is: "I would take a look at X". */
const isHedged =
  /may fit|könnt?en? passen|peu(?:t|vent) convenir|pueden? encajar|nearest|am nächsten|le plus proche|más parecido/
const isBrowsed = /What are you looking for|Was suchen Sie|Que cherchez|Qué busca/
/** One kind of so many is asked for. */
const EACH = 120
/** The kinds of the shop are read from its titles, which is not always right. */
const MOST_FITTING = 0.03

const read = (file: string): string => readFileSync(new URL(`../data/needs/${file}`, import.meta.url), 'utf8')
const languages = JSON.parse(read('shops.json')) as Record<string, keyof typeof asks>

let app: TestApp
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
})
after(() => app.close())

test('of what a shop has not, hardly anything is said to fit, and not just anything is shown', async (t) => {
  const lexicon = readLexicon()
  const counts = { asked: 0, fit: 0, browsed: 0 }
  for (const [at, [shop, language]] of Object.entries(languages).entries()) {
    const store = await app.createStore(shop, { language, currency: 'EUR' })
    const rows = read(`${shop}.jsonl`).trim().split('\n')
    await upsertProducts(
      store.context,
      rows.map((row) => JSON.parse(row)),
    )
    const first = await startTalk(store)
    await first.say('hi')
    const kinds = first.last()?.catalog.kinds
    for (let kind = at; kind < lexicon.length; kind += EACH) {
      const name = lexicon[kind]?.names[language][0]
      if (kinds?.of(kind) !== undefined || name === undefined) continue
      const text = (asks[language][kind % 3] as string).replace('{}', name)
      const answer = await (await startTalk(store)).say(text)
      counts.asked++
      if (answer.cards.length === 0 || isHedged.test(answer.text)) continue
      counts[isBrowsed.test(answer.text) ? 'browsed' : 'fit']++
      t.diagnostic(`${shop}: ${text} | ${answer.text.replaceAll('\n', ' ')}`)
    }
  }
  t.diagnostic(JSON.stringify(counts))
  assert.ok(counts.asked > 200 && counts.fit + counts.browsed <= counts.asked * MOST_FITTING, JSON.stringify(counts))
})

const shopOf = async (language: string, titles: readonly string[]) => {
  const store = await app.createStore('Small', { language, currency: 'EUR' })
  const rows = titles.map((title, at) => ({
    ...{ externalId: `p${at}`, title },
    variants: [{ externalId: `v${at}`, price: 10, inventory: 3 }],
  }))
  assert.deepEqual((await upsertProducts(store.context, rows)).errors, [])
  return store
}

test('both parts of a joined name must be told, unless a title has the whole name', async () => {
  const store = await shopOf('de', ['Stehlampe Bogen', 'Schirmständer Granit', 'Schirm Blau', 'Sommerdecke Kamel'])
  for (const [asked, said] of [
    ['Muschellampe', /Stehlampe Bogen könnte passen.*nichts zu „muschel“/s],
    ['Stehlampe', /Stehlampe Bogen passt/],
    ['Schirmständer', /Schirmständer Granit passt/],
    ['Sommerdecke', /Sommerdecke Kamel passt/],
  ] as const)
    assert.match((await (await startTalk(store)).say(asked)).text, said)
})

test('what is missing is told by its whole name, as it was typed, and no other is meant by it', async () => {
  const english = await shopOf('en', ['Wool blanket', 'Beeswax food wrap', 'Tea towel', 'Desk fan', 'Plant pot'])
  const german = await shopOf('de', ['Wolldecke', 'Handtuch', 'Teppich Kelim', 'Stehlampe'])
  const french = await shopOf('fr', ['Couverture en laine', 'Torchon', 'Lampe de bureau', 'Pot de fleurs'])
  for (const [store, asked, said] of [
    [english, 'do you have a fan heater?', /no fan heater/],
    [english, 'do you have memory cards?', /no memory cards/],
    [english, 'im looking for a de-icer', /no de-icer/],
    [english, 'im looking for a party hat', /no party hat/],
    [english, 'im looking for a pom poms', /found nothing|no pom poms/],
    [german, 'habt ihr Wärmflaschen?', /„Wärmflaschen“/],
    [french, 'vous vendez du ketchup ?', /pas de « ketchup »/],
  ] as const) {
    const talk = await startTalk(store)
    // As the first words, and behind what there is not.
    for (const time of ['first', 'second']) {
      const { cards, text } = await talk.say(asked)
      assert.match(text, said, time)
      assert.deepEqual(cards, [], text)
    }
  }
})

test('names are known across languages, and what is nearest is told to be that', async () => {
  const english = await shopOf('en', ['Kids tricycle, red', 'Wool blanket', 'Tea towel', 'Desk fan'])
  const { cards } = await (await startTalk(english)).say('¿tenéis triciclo?')
  assert.deepEqual(
    cards.map(({ title }) => title),
    ['Kids tricycle, red'],
  )
  const german = await shopOf('de', ['Stichheiler Stift', 'Wolldecke', 'Handtuch', 'Teppich Kelim'])
  assert.match((await (await startTalk(german)).say('Füller')).text, /Füller habe ich nicht.*Stift/s)
})
