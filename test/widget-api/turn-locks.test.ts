import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { endTurn, keepTurn, takeTurn } from '../../src/widget/turns.queries.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { scripted, visit } from '../support/widget-client.ts'

let app: TestApp

before(async () => {
  app = await startTestApp({ SPIEL_TURN_LIMITS: '0' }, { widget: { answering: scripted() } })
})
after(() => app.close())

test('a turn that ends while it is kept does end, 300 times', async () => {
  const { context } = await app.createStore('Locks')
  const { db, storeId } = context
  const { conversationId } = await visit(app, { slug: '', context, key: async () => '' })
  const { rows } = await sql<{ session_id: string }>`
    SELECT session_id FROM widget_conversations WHERE conversation_id = ${conversationId}`.execute(db)
  const whose = { storeId, conversationId, sessionId: rows[0]?.session_id ?? '', shopperId: null }
  for (let round = 0; round < 300; round++) {
    const taken = await takeTurn(db, whose, { clientMessageId: undefined, textHash: Buffer.from('x') })
    assert.equal(taken?.outcome, 'begun')
    const number = taken.number
    const turn = {
      storeId,
      conversationId,
      number,
      state: 'done',
      events: [],
      messageId: null,
      isRepeatable: false,
    } as const
    await Promise.all([
      keepTurn(db, storeId, conversationId, number, []),
      keepTurn(db, storeId, conversationId, number, []),
      endTurn(db, turn),
    ])
  }
})
