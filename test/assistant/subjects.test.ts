import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Clause } from '../../src/assistant/engine/clause.ts'
import type { Row } from '../../src/assistant/engine/frame-row.ts'
import { rowOfTable, rowsOf, SURELY_ELSE } from '../../src/assistant/engine/row-of.ts'
import { likelySubject } from '../../src/assistant/engine/subject/read-subject.ts'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { labelledShops, playLabelled } from '../support/labelled-talks.ts'
import { amount } from '../support/proof-run.ts'
import { startTalk } from '../support/talk.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
})
after(() => app.close())

/** Messages that two people would label alike are fewer than all. */
const LEAST_RIGHT = 0.72

test('what messages of strangers are about is read right most of the time', async (t) => {
  const counts = { asked: 0, right: 0, sure: 0, sureRight: 0 }
  for (const shop of labelledShops) {
    for await (const { scope, about } of playLabelled(app, shop, 'held-back', amount(3, 1))) {
      const [found] = scope.understanding.found
      if (!found?.shares) continue
      const clause = new Clause(scope, found)
      const { subject, share } = likelySubject(clause, rowOfTable(clause).frame)
      const isRight = about.includes(subject)
      counts.asked++
      if (isRight) counts.right++
      if (share >= SURELY_ELSE) counts.sure++
      if (share >= SURELY_ELSE && isRight) counts.sureRight++
    }
  }
  const { asked, right, sure, sureRight } = counts
  t.diagnostic(`${right} of ${asked} right, of those that are sure ${sureRight} of ${sure}`)
  assert.ok(asked >= 150, String(asked))
  assert.ok(right >= asked * LEAST_RIGHT, JSON.stringify(counts))
  assert.ok(sureRight / sure > right / asked, JSON.stringify(counts))
})

const shopOf = async (products: readonly { title: string; description: string }[]) => {
  const store = await app.createStore('Small', { language: 'en', currency: 'EUR' })
  const { errors } = await upsertProducts(
    store.context,
    products.map(({ title, description }, at) => ({
      ...{ externalId: `p${at}`, title, description },
      variants: [{ externalId: `v${at}`, price: 20 + at, inventory: 3 }],
    })),
  )
  assert.deepEqual(errors, [])
  return store
}

test('the row for what a clause is about goes first, and what it sounds like comes behind', async () => {
  const store = await shopOf([
    {
      title: 'Balance Bike Pip',
      description: 'For children from 2 years to 4 years, seat from 32 to 40 cm. Steel frame.',
    },
  ])
  const talk = await startTalk(store)
  await talk.say('balance bike pip')
  await talk.say('how long will she get out of it, she is nearly 3')
  const scope = talk.last()
  const [found] = scope?.understanding.found ?? []
  assert.ok(scope && found)
  const clause = new Clause(scope, found)
  const byTable = rowOfTable(clause)
  const rows: readonly Row[] = rowsOf(clause)
  assert.equal(rows[0]?.frame, 'products shown')
  assert.equal(rows.at(-1), byTable)
})
