import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp, type TestStore } from '../support/test-app.ts'

const page = `# Our studio

Open Tuesday to Saturday, 10 am to 6 pm. On Saturdays at 11 there is a free class for children of 6 to 9 years. Write to hello@kiln.example.

# Returns

A vase that has been used only indoors and has a clean base can be sent back within 40 days; 12 EUR is taken off for collecting it.

# Repairs

We repair handles, whoever made the cup, for 15 EUR.`

const german = `# Garantie und Reparatur

Auf alles gelten 2 Jahre Gewährleistung. Krugmann hat 2 Jahre Garantie, bei gewerblicher Nutzung keine. Unsere Werkstatt repariert Krugmann, auch wenn Sie nicht bei uns gekauft haben.`

let app: TestApp
let store: TestStore
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
  store = await app.createStore('Kiln', { language: 'en', currency: 'EUR' })
  const product = (externalId: string, title: string, price: number, category: string) => ({
    ...{ externalId, title, category },
    variants: [{ externalId: `${externalId}-1`, price, inventory: 40 }],
  })
  await upsertProducts(store.context, [
    product('a', 'Birch Vase', 45, 'Vases'),
    product('b', 'Moss Vase', 65, 'Vases'),
    product('c', 'Dune Teapot', 38, 'Teapots'),
  ])
  for (const [name, text] of [
    ['shop.md', page],
    ['laden.md', german],
  ] as const)
    await addKnowledge(store.context, { file: { name, content: Buffer.from(text).toString('base64') } })
})
after(() => app.close())

const answer = async (line: string): Promise<string> => (await (await startTalk(store)).say(line)).text

for (const line of [
  'hello, its my sisters 30th on saturday and shes climbing mad, got about 20 quid, any ideas??',
  "c'est l'anniversaire de ma nièce dimanche, elle a 6 ans, budget 20 euros, une idée ?",
  "c'est l'anniv de ma tante samedi, un vase peut etre? budget 50",
  'nix bestellt. ich such lack der den kratzer abdeckt',
])
  test(`${line}: a message that wishes is not asked of the pages`, async () =>
    assert.doesNotMatch(await answer(line), /Tuesday|class|sent back|repair|Garantie/))

for (const [line, told] of [
  ['do you repair cups too?', /15 EUR/],
  ['do you also fix teapots?', /15 EUR/],
  ['is there something for kids on saturdays?', /class/],
] as const)
  test(`${line}: what asks the shop is`, async () => assert.match(await answer(line), told))
