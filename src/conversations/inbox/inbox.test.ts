import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { appOfFile, makeTwoStores } from '../../../test/support/test-app.ts'
import { waitUntil } from '../../../test/support/wait-until.ts'
import type { StoreContext } from '../../context.ts'
import { ConflictError, MissingScopeError, NotFoundError } from '../../errors.ts'
import { addMessage } from '../add-message.ts'
import { getConversation } from '../get-conversation.ts'
import { requestHuman } from '../request-human.ts'
import { resolveConversation } from '../resolve-conversation.ts'
import { startConversation } from '../start-conversation.ts'
import { replyAsHuman, returnToAssistant, takeConversation } from '../take-conversation.ts'
import { updateConversation } from '../update-conversation.ts'
import { followInbox, type InboxEvent } from './inbox-events.ts'
import { addNote, listCannedReplies, listNotes, removeCannedReply, removeNote, saveCannedReply } from './inbox-notes.ts'
import { countInbox, getInboxItem, listFacets, listInbox } from './list-inbox.ts'
import { markRead, showPresence } from './presence.ts'
import { readThread } from './read-thread.ts'
import { StoreFeed } from './store-feed.ts'

const app = await appOfFile()
let ctx: StoreContext
let other: StoreContext
beforeEach(async () => {
  ;({ ctx, other } = await makeTwoStores(app))
})

const bea = { id: 'acc_bea', name: 'Bea' }
const tom = { id: 'acc_tom', name: 'Tom' }

async function talk(where: StoreContext, ...texts: string[]): Promise<string> {
  const { id } = await startConversation(where, { shopper: { name: 'Mara Lindqvist', email: 'mara@mail.example' } })
  for (const [at, text] of texts.entries()) {
    await addMessage(where, { conversationId: id, role: at % 2 === 0 ? 'shopper' : 'assistant', text })
  }
  return id
}
const idsOf = async (query: Record<string, string>, person = bea.id, where = ctx) =>
  (await listInbox(where, query, person)).data.map(({ id }) => id)

test('the latest is first, an empty conversation is none, and pages lose and repeat nothing', async () => {
  const ids: string[] = []
  for (let at = 0; at < 7; at++) ids.push(await talk(ctx, `Wo bleibt mein Paket ${at}?`))
  await startConversation(ctx, {})
  await talk(other, 'not yours')
  const first = await listInbox(ctx, { limit: '3' }, bea.id)
  const second = await listInbox(ctx, { limit: '3', cursor: first.next_cursor as string }, bea.id)
  const third = await listInbox(ctx, { limit: '3', cursor: second.next_cursor as string }, bea.id)
  const seen = [first, second, third].flatMap(({ data }) => data.map(({ id }) => id))
  assert.deepEqual(seen, ids.toReversed())
  assert.equal(third.next_cursor, null)
  assert.equal(first.data[0]?.lastMessage?.text, 'Wo bleibt mein Paket 6?')
})

test('each filter keeps what it names', async () => {
  const [angry, calm, foreign] = [await talk(ctx, 'This is broken!'), await talk(ctx, 'hi'), await talk(other, 'hi')]
  await updateConversation(ctx, {
    ...{ conversationId: angry, intent: 'complaint', sentiment: 'negative', tags: ['broken'], language: 'en' },
  })
  for (const query of [
    ...[{ intent: 'complaint' }, { sentiment: 'negative' }, { tag: 'broken' }, { language: 'en' }],
  ] as Record<string, string>[]) {
    assert.deepEqual(await idsOf(query), [angry], JSON.stringify(query))
  }
  await requestHuman(ctx, { conversationId: angry, reason: 'asked' })
  assert.deepEqual(await idsOf({ status: 'waiting_for_human' }), [angry])
  await takeConversation(ctx, { conversationId: angry, person: bea.name, personId: bea.id })
  assert.deepEqual(await idsOf({ assignee: 'me' }), [angry])
  assert.deepEqual(await idsOf({ assignee: 'me' }, tom.id), [])
  assert.deepEqual(await idsOf({ assignee: bea.id }, tom.id), [angry])
  assert.deepEqual(await idsOf({ assignee: 'none' }), [calm])
  await resolveConversation(ctx, { conversationId: calm })
  assert.deepEqual(await idsOf({ status: 'open' }), [angry])
  assert.deepEqual(await countInbox(ctx, bea.id), { waiting: 0, mine: 1, withOthers: 0, active: 0 })
  assert.deepEqual(await countInbox(ctx, tom.id), { waiting: 0, mine: 0, withOthers: 1, active: 0 })
  assert.deepEqual(await listFacets(ctx), { tags: ['broken'], languages: ['en'], people: [bea] })
  await assert.rejects(getInboxItem(ctx, foreign, bea.id), NotFoundError)
})

test('messages are searched by all words, by their beginnings, and never another store’s', async () => {
  const parcel = await talk(ctx, 'Hallo', 'Guten Tag!', 'Ist die Lieferung nach Österreich versandkostenfrei?')
  await talk(ctx, 'Do you have an umbrella?')
  await talk(other, 'Ist die Lieferung nach Österreich versandkostenfrei?')
  assert.deepEqual(await idsOf({ q: 'lieferung österreich' }), [parcel])
  assert.deepEqual(await idsOf({ q: 'Versandkosten' }), [parcel])
  assert.deepEqual(await idsOf({ q: 'lieferung umbrella' }), [])
  assert.deepEqual(await idsOf({ q: "o'brien & | ! (:*" }), [])
  assert.equal((await idsOf({ q: 'mara l' })).length, 2)
  assert.equal((await idsOf({ q: 'mara@mail.example' })).length, 2)
  assert.deepEqual(await idsOf({ q: parcel }), [parcel])
  const { data } = await listInbox(ctx, { q: 'lieferung' }, bea.id)
  assert.match(data[0]?.match ?? '', /^Ist die Lieferung/)
  await replyAsHuman(ctx, { conversationId: parcel, person: 'Bea', text: 'Ja, ab 50 Euro.' })
  assert.deepEqual(await idsOf({ q: '50 euro' }), [parcel])
})

test('unread is told for each person apart, and a new message makes it unread again', async () => {
  const id = await talk(ctx, 'hello')
  assert.equal((await getInboxItem(ctx, id, bea.id)).isUnread, true)
  await markRead(ctx, { conversationId: id, isRead: true }, bea)
  assert.equal((await getInboxItem(ctx, id, bea.id)).isUnread, false)
  assert.deepEqual(await idsOf({ unread: 'true' }), [])
  assert.deepEqual(await idsOf({ unread: 'true' }, tom.id), [id])
  await addMessage(ctx, { conversationId: id, role: 'shopper', text: 'still there?' })
  assert.deepEqual(await idsOf({ unread: 'true' }), [id])
  await markRead(ctx, { conversationId: id, isRead: true }, bea)
  await markRead(ctx, { conversationId: id, isRead: false }, bea)
  assert.equal((await getInboxItem(ctx, id, bea.id)).isUnread, true)
})

test('of two who answer at once one does, and two of one name are told apart', async () => {
  const id = await talk(ctx, 'Is anybody there?')
  const answers = await Promise.allSettled([
    replyAsHuman(ctx, { conversationId: id, person: 'Bea', personId: bea.id, text: 'Yes, I am Bea.' }),
    replyAsHuman(ctx, { conversationId: id, person: 'Tom', personId: tom.id, text: 'Yes, I am Tom.' }),
  ])
  const refused = answers.find((one) => one.status === 'rejected')
  assert.ok(refused?.reason instanceof ConflictError)
  assert.match(refused.reason.message, /^(Bea|Tom) has this conversation$/)
  const { messages } = await getConversation(ctx, id)
  assert.equal(messages.filter(({ role }) => role === 'human').length, 1)
  await returnToAssistant(ctx, { conversationId: id })
  assert.equal((await getInboxItem(ctx, id, bea.id)).person, null)
  await takeConversation(ctx, { conversationId: id, person: 'Bea', personId: bea.id })
  const namesake = { conversationId: id, person: 'Bea', personId: 'acc_bea_2' }
  await assert.rejects(takeConversation(ctx, namesake), ConflictError)
  await takeConversation(ctx, { ...namesake, isForced: true })
  assert.deepEqual((await getInboxItem(ctx, id, bea.id)).person, { id: 'acc_bea_2', name: 'Bea' })
  await assert.rejects(takeConversation(other, { ...namesake, isForced: true }), NotFoundError)
})

test('notes are for the people of the shop alone', async () => {
  const id = await talk(ctx, 'hello')
  const note = await addNote(ctx, { conversationId: id, text: 'Knows the boss.' }, bea)
  assert.deepEqual(await listNotes(ctx, id), [note])
  assert.deepEqual(await listNotes(other, id), [])
  assert.ok(!JSON.stringify(await getConversation(ctx, id)).includes('boss'))
  await assert.rejects(addNote(other, { conversationId: id, text: 'x' }, bea), NotFoundError)
  const agent: StoreContext = { ...ctx, scopes: ['read', 'write'] }
  await assert.rejects(removeNote(agent, { conversationId: id, id: note.id }, tom), NotFoundError)
  await assert.rejects(addNote({ ...ctx, scopes: ['read'] }, { conversationId: id, text: 'x' }, bea), MissingScopeError)
  await removeNote(agent, { conversationId: id, id: note.id }, bea)
  assert.deepEqual(await listNotes(ctx, id), [])
})

test('ready answers have one shortcut each, in any letter case', async () => {
  const saved = await saveCannedReply(ctx, { shortcut: 'Versand', text: 'Wir liefern in 3 Tagen.' })
  await assert.rejects(saveCannedReply(ctx, { shortcut: 'versand', text: 'x' }), ConflictError)
  const returns = await saveCannedReply(ctx, { shortcut: 'returns', text: '30 days.' })
  await assert.rejects(saveCannedReply(ctx, { shortcut: 'VERSAND', text: 'x' }, returns.id), ConflictError)
  await saveCannedReply(ctx, { shortcut: 'returns', text: '60 days.' }, returns.id)
  assert.deepEqual(
    (await listCannedReplies(ctx)).map(({ shortcut, text }) => [shortcut, text]),
    [
      ['returns', '60 days.'],
      ['Versand', 'Wir liefern in 3 Tagen.'],
    ],
  )
  assert.deepEqual(await listCannedReplies(other), [])
  await assert.rejects(saveCannedReply(other, { shortcut: 'x', text: 'x' }, saved.id), NotFoundError)
  await assert.rejects(removeCannedReply(other, saved.id), NotFoundError)
  await removeCannedReply(ctx, saved.id)
  assert.equal((await listCannedReplies(ctx)).length, 1)
})

test('an open page is told what changes in its store, who is where, and nothing of another store', async () => {
  const feed = new StoreFeed(app.context.db, 10)
  const id = await talk(ctx, 'hello')
  const leaves = new AbortController()
  const told: InboxEvent[] = []
  const listening = (async () => {
    for await (const event of followInbox(ctx, { feed, personId: bea.id }, leaves.signal)) told.push(event)
  })()
  await waitUntil(() => told.length > 0)
  assert.deepEqual(told[0], { event: 'present', data: { people: [] } })
  await talk(other, 'not yours')
  await addMessage(ctx, { conversationId: id, role: 'shopper', text: 'news' })
  const lines = () => told.flatMap((event) => (event.event === 'conversations' ? event.data.items : []))
  await waitUntil(() => lines().some(({ lastMessage }) => lastMessage?.text === 'news'))
  assert.deepEqual([...new Set(lines().map((line) => line.id))], [id])
  await showPresence(ctx, { conversationId: id, typing: true }, tom)
  const people = () => told.findLast((event) => event.event === 'present')?.data.people
  await waitUntil(() => people()?.length === 1)
  assert.deepEqual(people(), [{ conversationId: id, personId: tom.id, name: 'Tom', isTyping: true }])
  await showPresence(other, { conversationId: id }, { id: 'acc_spy', name: 'Spy' })
  await showPresence(ctx, { conversationId: id, gone: true }, tom)
  await waitUntil(() => people()?.length === 0)
  leaves.abort()
  await listening
  assert.ok(!JSON.stringify(told).includes('Spy'))
})

test('a thread shows what an answer was shown with', async () => {
  const id = await talk(ctx, 'scarves?')
  const cards = [{ externalId: 'scarf', title: 'Scarf' }]
  const events = [
    { type: 'text', text: 'Here.' },
    { type: 'cards', cards },
  ]
  const receipts = [{ entity: 'product', id: 'scarf', field: 'price', value: 18, asOf: '2026-11-01T00:00:00.000Z' }]
  await addMessage(ctx, { conversationId: id, role: 'assistant', text: 'Here.', payload: { events }, receipts })
  const { messages, hasEarlier } = await readThread(ctx, id, { limit: '1' })
  assert.equal(hasEarlier, true)
  assert.deepEqual(messages[0]?.shown, [{ type: 'cards', cards }])
  assert.deepEqual(messages[0]?.receipts, receipts)
  await assert.rejects(readThread(other, id), NotFoundError)
})
