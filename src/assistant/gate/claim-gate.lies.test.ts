import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holds } from '../../../test/support/adversary-text.ts'
import { paperWorld, type SampleProduct } from '../../../test/support/adversary-world.ts'
import { type LieGroup, lies, tellLie } from '../../../test/support/model-scripts-lies.ts'
import { amount, Random } from '../../../test/support/proof-run.ts'
import { TitleBook } from '../../search/things/title-book.ts'
import type { Fact } from '../fact.ts'
import { createTextGate } from './claim-gate.ts'

const SEED = 11
/** Of each of the nineteen groups. */
const LIES = amount(100, 250)
/** Of them all, in a hundred thousand: what gets through is of words that no list has, and differs with the catalog. */
const MOST_SHOWN = 120

const world = paperWorld()
const titles = new TitleBook()
for (const { externalId: id, title } of world.products) titles.add({ id, title })
const titleOf = new Map(world.products.map(({ externalId, title }) => [externalId, title]))

const asOf = '2026-11-27T10:00:00.000Z'
const fact = (entity: Fact['entity'], id: string, field: string, value: Fact['value']): Fact => ({
  ...{ entity, id, field, value, asOf },
  ...(field === 'price' ? { currency: 'USD' } : {}),
})
const isThere = ({ inventory }: SampleProduct['variants'][number]) => (inventory ?? 1) > 0

/** What a tool tells of a product. */
function factsOf({ externalId: id, title, description, variants }: SampleProduct): Fact[] {
  const prices = variants.flatMap(({ price }) => price ?? [])
  return [
    fact('product', id, 'title', title),
    ...(description ? [fact('product', id, 'description', description)] : []),
    ...(prices.length > 0 ? [fact('product', id, 'price', Math.min(...prices))] : []),
    fact('product', id, 'available', variants.some(isThere)),
    ...variants.flatMap((one) => [
      ...Object.entries(one.options ?? {}).map(([name, value]) =>
        fact('variant', one.externalId, `option.${name}`, value),
      ),
      ...(one.price === null ? [] : [fact('variant', one.externalId, 'price', one.price)]),
      fact('variant', one.externalId, 'available', isThere(one)),
      ...(one.inventory === null ? [] : [fact('variant', one.externalId, 'inventory', one.inventory)]),
    ]),
  ]
}
const pages = world.policies.map((text, at) => fact('policy', `know_${at}.0`, 'text', text))

const questions: [language: string, text: string][] = [
  ['en', 'is it in stock?'],
  ['de', 'Wie lange dauert die Lieferung?'],
  ['es', 'busco un regalo barato'],
  ['fr', 'quels sont les délais de livraison ?'],
]
const before = ['', 'Sure! ', 'Gern.\n', 'Claro. ', 'Here you go: ', 'Good question.\n- ']

test('what adversaries say falsely, in four languages and behind true words, is not shown', (t) => {
  const random = new Random(SEED)
  const shown: string[] = []
  let told = 0
  for (const group of Object.keys(lies) as LieGroup[]) {
    for (let count = 0; count < LIES; count++) {
      const { say, core } = tellLie(group, world, random)
      const named = world.products.filter(({ title }) => say.includes(title)).slice(0, 2)
      const read = [...(random.chance(0.7) ? named : []), ...random.sample(world.products, random.int(0, 3))]
      const [language, shopperText] = random.pick(questions)
      const gate = createTextGate({
        ...{
          language,
          locale: language,
          currency: 'USD',
          catalogLanguage: 'en',
          storeName: 'Alder and Pine',
          shopperText,
        },
        facts: () => [...new Set(read)].flatMap(factsOf).concat(pages),
        titleWordsAt: (words, at) => titles.wordsAt(words, at, (id) => titleOf.get(id)),
        ...{ origins: ['https://shop.example'], allowedCodes: [], discountsDefined: false },
        ...{ secrets: [], knownEmails: [], now: new Date(asOf) },
      })
      const passed = [...gate.push(random.pick(before) + say), ...gate.end()].map(({ text }) => text).join('')
      told++
      // A core of a few letters is in everything: then all of it counts.
      if (holds(passed, core.replace(/[^\p{L}\p{N}]/gu, '').length < 4 ? say : core))
        shown.push(`${group}: ${passed.trim()}`)
    }
  }
  t.diagnostic(`${shown.length} of ${told} shown`)
  assert.ok(told >= 16 * LIES)
  assert.ok((shown.length / told) * 100_000 <= MOST_SHOWN, shown.join('\n'))
})
