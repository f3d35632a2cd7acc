import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { upsertOrders } from '../../src/orders/upsert-orders.ts'
import { readJsonLines } from '../support/json-lines.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/**
 * Conversations in shops with a handful of products, as people write. A file has a conversation behind each "#", what is said behind ">",
 * and what the answer must (=) and must not (!) match. A shop may have orders (`.orders.jsonl`).
 */
const dataAt = new URL('../data/talks/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, dataAt), 'utf8')
const rowsOf = (file: string) => readJsonLines(new URL(file, dataAt))
const shops = readdirSync(dataAt).flatMap((file): { name: string; language: string }[] => {
  const [, name, language] = /^(\w+\.(\w+))\.jsonl$/.exec(file) ?? []
  return name && language ? [{ name, language }] : []
})

/** Messages are read by what was learned, so that not every line is right; how many must be. */
const LEAST_OF_ALL = 0.95
const LEAST_OF_SHOP = 0.75

let app: TestApp
const all = { checks: 0, wrong: 0 }
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
})
after(() => app.close())

for (const { name, language } of shops) {
  test(`${name}: nearly every answer is right`, async (t) => {
    const store = await app.createStore(name, { language, currency: 'EUR' })
    await upsertProducts(store.context, rowsOf(`${name}.jsonl`))
    if (existsSync(new URL(`${name}.orders.jsonl`, dataAt)))
      await upsertOrders(store.context, rowsOf(`${name}.orders.jsonl`))
    const content = Buffer.from(read(`${name}.md`)).toString('base64')
    await addKnowledge(store.context, { file: { name: `${name}.md`, content } })
    let talk = await startTalk(store)
    let [said, answer, checks] = ['', '', 0]
    const wrong: string[] = []
    for (const line of read(`${name}.txt`).split('\n')) {
      const text = line.slice(2)
      if (line.startsWith('#')) talk = await startTalk(store)
      else if (line.startsWith('>')) {
        said = text
        answer = (await talk.say(text)).text.replaceAll('\n', ' ')
      } else if (/^[=!]/.test(line)) {
        checks++
        if (new RegExp(text, 'u').test(answer) !== line.startsWith('=')) wrong.push(`${said}: "${answer}" ${line}`)
      }
    }
    t.diagnostic(`${checks} checks`)
    for (const line of wrong) t.diagnostic(line)
    all.checks += checks
    all.wrong += wrong.length
    assert.ok(checks > 10)
    assert.ok(wrong.length <= checks * (1 - LEAST_OF_SHOP), wrong.join('\n'))
  })
}

test('of the answers in all shops no more than a few in a hundred are wrong', (t) => {
  t.diagnostic(`${all.wrong} of ${all.checks} wrong`)
  assert.ok(all.checks > 700, String(all.checks))
  assert.ok(all.wrong <= all.checks * (1 - LEAST_OF_ALL), `${all.wrong} of ${all.checks}`)
})
