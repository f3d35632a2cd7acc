import { readdirSync, readFileSync } from 'node:fs'
import { type Subject, subjects } from '../../src/assistant/engine/subject/subject-signs.ts'
import type { TurnScope } from '../../src/assistant/turn-scope.ts'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import { readJsonLines } from './json-lines.ts'
import { startTalk } from './talk.ts'
import type { TestApp } from './test-app.ts'

const dataAt = new URL('../data/subjects/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, dataAt), 'utf8')
const rowsOf = (file: string) => readJsonLines(new URL(file, dataAt))

/** The shops of test/data/subjects. */
export const labelledShops: readonly string[] = readdirSync(dataAt, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** A message as it was said, with what it is about. */
interface LabelledTurn {
  shop: string
  text: string
  about: readonly Subject[]
  /** The turn as it ended. */
  scope: TurnScope
}

/**
 * Says the conversations of a shop, see test/data/subjects/README.md. What nobody labelled is said too.
 * @param every only one in so many conversations
 */
export async function* playLabelled(
  app: TestApp,
  shop: string,
  half: 'working' | 'held-back',
  every = 1,
): AsyncGenerator<LabelledTurn> {
  const store = await app.createStore(shop, JSON.parse(read(`${shop}/shop.json`)))
  await upsertProducts(store.context, rowsOf(`${shop}/products.jsonl`))
  await upsertOrders(store.context, rowsOf(`${shop}/orders.jsonl`))
  const content = Buffer.from(read(`${shop}/pages.md`)).toString('base64')
  await addKnowledge(store.context, { file: { name: 'pages.md', content } })
  const talks = read(`${shop}/${half}.tsv`).split('\n\n')
  for (const lines of talks.filter((_, at) => at % every === 0)) {
    const talk = await startTalk(store)
    for (const line of lines.trim().split('\n').slice(1)) {
      const [label = '', text = ''] = line.split('\t')
      await talk.say(text)
      const scope = talk.last()
      if (label !== '-' && scope) yield { shop, text, about: label.split(',').map(subjectOf), scope }
    }
  }
}

function subjectOf(label: string): Subject {
  const subject = subjects.find((one) => one === label)
  if (!subject) throw new Error(`no subject ${label}`)
  return subject
}
