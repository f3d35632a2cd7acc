import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Clause } from '../../src/assistant/engine/clause.ts'
import type { Row } from '../../src/assistant/engine/frame-row.ts'
import { rowOfTable, rowsOf, SURELY_ELSE } from '../../src/assistant/engine/row-of.ts'
import { likelySubject, mayBeAbout } from '../../src/assistant/engine/subject/read-subject.ts'
import { subjects } from '../../src/assistant/engine/subject/subject-signs.ts'
import { upsertProducts } from '../../src/catalog/upsert-products.ts'
import { addKnowledge } from '../../src/knowledge/add-knowledge.ts'
import { labelledShops, playLabelled } from '../support/labelled-talks.ts'
import { amount } from '../support/proof-run.ts'
import { startTalk, type Talk } from '../support/talk.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' })
})
after(() => app.close())

/** Messages that two people would label alike are fewer than all. */
const LEAST_RIGHT = 0.72

test('what messages of strangers are about is read right most of the time', async (t) => {
  const counts = { asked: 0, right: 0, sure: 0, sureRight: 0, ruledOut: 0 }
  for (const shop of labelledShops) {
    for await (const { scope, about } of playLabelled(app, shop, 'held-back', amount(3, 1))) {
      const [found] = scope.understanding.found
      if (!found?.shares) continue
      const clause = new Clause(scope, found)
      const { frame } = rowOfTable(clause)
      const { subject, share } = likelySubject(clause, frame)
      const without = subjects.filter((one) => !mayBeAbout(clause, frame, SURELY_ELSE, (own) => own === one))
      assert.ok(share < SURELY_ELSE || !without.includes(subject), `${clause.text}: ${subject} was ruled out`)
      counts.ruledOut += without.length
      const isRight = about.includes(subject)
      counts.asked++
      if (isRight) counts.right++
      if (share >= SURELY_ELSE) counts.sure++
      if (share >= SURELY_ELSE && isRight) counts.sureRight++
    }
  }
  const { asked, right, sure, sureRight, ruledOut } = counts
  t.diagnostic(`${right} of ${asked} right, of those that are sure ${sureRight} of ${sure}`)
  assert.ok(asked >= 150, String(asked))
  assert.ok(right >= asked * LEAST_RIGHT, JSON.stringify(counts))
  assert.ok(sureRight / sure > right / asked, JSON.stringify(counts))
  assert.ok(ruledOut > asked * (subjects.length / 2), JSON.stringify(counts))
})

const openShop = async () => {
  const store = await app.createStore('Small', { language: 'en', currency: 'EUR' })
  const products = [
    ['Rain Cape Puddle', 'Waterproof cape for children of 3 to 6 years.'],
    ['Scooter Zip', 'Three wheels, up to 50 kg. Folds flat for the boot. 2 year warranty.'],
  ]
  const { errors } = await upsertProducts(
    store.context,
    products.map(([title, description], at) => ({
      ...{ externalId: `p${at}`, title, description },
      variants: [{ externalId: `v${at}`, price: 20 + at, inventory: 3 }],
    })),
  )
  assert.deepEqual(errors, [])
  const pages = '# Delivery\n\nWe send parcels in 3 to 5 working days, 4.90 an order.'
  await addKnowledge(store.context, { file: { name: 'help.md', content: Buffer.from(pages).toString('base64') } })
  return store
}

/** The rows that the last message speaks to, and the one of the table alone. */
function rowsOfLast(talk: Talk): { rows: readonly Row[]; byTable: Row } {
  const scope = talk.last()
  const [found] = scope?.understanding.found ?? []
  assert.ok(scope && found)
  const clause = new Clause(scope, found)
  return { rows: rowsOf(clause), byTable: rowOfTable(clause) }
}

test('what a message is about goes before what it sounds like', async () => {
  const talk = await startTalk(await openShop())
  await talk.say('what have you got against rain for kids')
  const { text } = await talk.say('how old has he got to be')
  const { rows, byTable } = rowsOfLast(talk)
  assert.equal(byTable.frame, 'pages')
  assert.deepEqual(
    rows.map(({ frame }) => frame),
    ['products shown', 'pages'],
  )
  assert.match(text, /children of 3 to 6 years/)
})

test('where that tells nothing what it sounds like answers, and nothing is left of the other', async () => {
  const talk = await startTalk(await openShop())
  await talk.say('tell me about the scooter')
  const { text } = await talk.say('how long is the warranty')
  const { rows, byTable } = rowsOfLast(talk)
  assert.deepEqual([rows.length, rows[0]?.frame, byTable.frame], [1, 'products shown', 'products shown'])
  assert.match(text, /2 year warranty/)
  assert.equal(talk.last()?.state.pending, null)
})
