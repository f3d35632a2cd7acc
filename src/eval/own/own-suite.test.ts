import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { appOfFile, makeTwoStores } from '../../../test/support/test-app.ts'
import type { StoreContext } from '../../context.ts'
import { addMessage } from '../../conversations/add-message.ts'
import { startConversation } from '../../conversations/start-conversation.ts'
import { BadRequestError, NotFoundError } from '../../errors.ts'
import { parseSuite } from '../chat/parse-suite.ts'
import { exportOwnSuite, listEvalCases, listEvalRuns, noteEvalRun, removeEvalCase, reportAnswer } from './own-suite.ts'

const app = await appOfFile()
let ctx: StoreContext
let other: StoreContext
beforeEach(async () => {
  ;({ ctx, other } = await makeTwoStores(app))
})
const bea = { name: 'Bea' }

async function wrong(): Promise<{ conversationId: string; messageId: string; asked: string }> {
  const { id: conversationId } = await startConversation(ctx, {})
  await addMessage(ctx, { conversationId, role: 'shopper', text: 'Do you ship to Norway?' })
  await addMessage(ctx, { conversationId, role: 'assistant', text: 'We ship in the EU.' })
  const asked = await addMessage(ctx, { conversationId, role: 'shopper', text: 'And what does it cost (#1)?' })
  const { id: messageId } = await addMessage(ctx, { conversationId, role: 'assistant', text: 'It is free.' })
  return { conversationId, messageId, asked: asked.id }
}

test('a wrong answer becomes a case that spiel eval chat reads, with what was said before', async () => {
  const { conversationId, messageId } = await wrong()
  const input = { conversationId, messageId, says: ['NOK 99.50', '3-5 days'], saysNot: ['free'], showsNot: ['Kettle'] }
  const kept = await reportAnswer(ctx, { ...input, why: 'Norway costs.' }, bea)
  assert.deepEqual(kept.asked, ['Do you ship to Norway?', 'And what does it cost (#1)?'])
  assert.equal(kept.was, 'It is free.')
  const suite = parseSuite(await exportOwnSuite(ctx), 'own.yml')
  const [first, second] = suite.conversations[0]?.turns ?? []
  assert.deepEqual(first?.expect, {})
  const { matches = '', not_matches: not = '' } = second?.expect.text ?? {}
  const right = 'To Norway it is NOK 99.50,\nin 3-5  days.'
  assert.match(right, new RegExp(matches, 'iu'))
  assert.doesNotMatch('It is NOK 99x50 in 3-5 days', new RegExp(matches, 'iu'))
  assert.match('FREE', new RegExp(not, 'iu'))
  assert.doesNotMatch(right, new RegExp(not, 'iu'))
  assert.deepEqual(second?.expect.products, { exclude: ['Kettle'] })
  assert.deepEqual(suite.conversations[0]?.criteria, ['Norway costs.'])
})

test('the same exchange twice makes two cases, and a case can be taken back', async () => {
  const { conversationId, messageId } = await wrong()
  await reportAnswer(ctx, { conversationId, messageId, person: true }, bea)
  const two = await reportAnswer(ctx, { conversationId, messageId, shows: ['Kettle'] }, bea)
  assert.equal(parseSuite(await exportOwnSuite(ctx), 'own.yml').conversations.length, 2)
  await assert.rejects(removeEvalCase(other, two.id), NotFoundError)
  await removeEvalCase(ctx, two.id)
  assert.equal((await listEvalCases(ctx)).length, 1)
})

test('what is no answer, says nothing of what should have been, or is another store’s is refused', async () => {
  const { conversationId, messageId, asked } = await wrong()
  await assert.rejects(reportAnswer(ctx, { conversationId, messageId }, bea), BadRequestError)
  await assert.rejects(reportAnswer(ctx, { conversationId, messageId: asked, person: true }, bea), NotFoundError)
  await assert.rejects(reportAnswer(other, { conversationId, messageId, person: true }, bea), NotFoundError)
  await assert.rejects(exportOwnSuite(other), NotFoundError)
})

test('how runs went is kept in order', async () => {
  await noteEvalRun(ctx, { passed: 2, cases: 4 })
  await noteEvalRun(ctx, { passed: 4, cases: 4 })
  await assert.rejects(noteEvalRun(ctx, { passed: 5, cases: 4 }), BadRequestError)
  assert.deepEqual(
    (await listEvalRuns(ctx)).map(({ passed }) => passed),
    [2, 4],
  )
  assert.deepEqual(await listEvalRuns(other), [])
})
