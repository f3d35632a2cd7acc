import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { appOfFile, makeTwoStores } from '../../test/support/test-app.ts'
import { answerMessage } from '../assistant/answer-message.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import type { StoreContext } from '../context.ts'
import { addMessage } from '../conversations/add-message.ts'
import { getConversation } from '../conversations/get-conversation.ts'
import { addNote } from '../conversations/inbox/inbox-notes.ts'
import type { ShopperContext } from '../conversations/shopper-context.ts'
import { startConversation } from '../conversations/start-conversation.ts'
import { BadRequestError, NotFoundError } from '../errors.ts'
import { reportAnswer } from '../eval/own/own-suite.ts'
import { listEvents } from '../events/list-events.ts'
import { captureLead } from '../leads/capture-lead.ts'
import { getLead } from '../leads/get-lead.ts'
import { addLeadNote } from '../leads/work/lead-notes.ts'
import { takeInFile } from '../orders/take-in-file.ts'
import { upsertOrders } from '../orders/upsert-orders.ts'
import { erasePerson, findPerson } from './erase-person.ts'
import { exportStore } from './export-store.ts'
import { personalData, tablesOf, withoutShoppers } from './personal-data.queries.ts'
import { forgetOld, getRetention, setRetention } from './retention.ts'

const app = await appOfFile()
let ctx: StoreContext
let other: StoreContext
const bea = { id: 'acc_bea', name: 'Bea' }

beforeEach(async () => {
  ;({ ctx, other } = await makeTwoStores(app))
  for (const where of [ctx, other]) {
    await upsertProducts(where, [
      { externalId: 'desk', title: 'Oak Desk', variants: [{ externalId: 'desk-1', price: 320, inventory: 4 }] },
    ])
  }
})

const shopperOf = (where: StoreContext, email: string | null): ShopperContext => ({
  ...where,
  visitor: {
    ...{ sessionId: 'ws_test', addressKey: 'k', origin: 'https://shop.example', locale: 'en', page: null },
    shopper: email ? { id: email, email, name: null } : null,
  },
})

async function say(where: StoreContext, conversationId: string, text: string, email: string | null = null) {
  return answerMessage(shopperOf(where, email), { conversationId, text })
}

interface Traces {
  email: string
  name: string
  phone: string
  parcel: string
  secret: string
}

/** What somebody leaves behind who bought, asked, and was worked by the shop's people. Their words have `secret` in them. */
async function live(where: StoreContext, { email, name, phone, parcel, secret }: Traces): Promise<string[]> {
  await upsertOrders(where, [
    {
      ...{ externalId: `o-${secret.length}`, number: `N-${secret.length}`, email, customerName: name, total: 320 },
      ...{ trackingNumber: parcel, trackingUrl: `https://parcel.example/${parcel}`, carrier: 'DHL' },
      items: [{ title: 'Oak Desk', platformVariantId: 'desk-1', quantity: 1, unitPrice: 320 }],
    },
  ])
  const { id: signedIn } = await startConversation(shopperOf(where, email), { shopper: { email, name } })
  const answer = await say(where, signedIn, `is the oak desk there in ${secret} teal?`, email)
  await addNote(where, { conversationId: signedIn, text: `${name} called about ${secret}` }, bea)
  await reportAnswer(where, { conversationId: signedIn, messageId: answer.id, says: ['oak'] }, bea)
  // Nobody knows them here but by what they wrote.
  const { id: unknown } = await startConversation(where, {})
  await say(where, unknown, `I am ${name}, my mail is ${email.toUpperCase()}. I look for a ${secret} lamp`)
  const { id: before } = await startConversation(where, {})
  await say(where, before, `do you ship to ${secret} island?`)
  const lead = await captureLead(where, {
    ...{ email, name, phone, purpose: 'quote', conversationId: before },
    details: { productId: 'desk', message: `two of ${secret}` },
  })
  await addLeadNote(where, { leadId: lead.id, text: `wants ${secret}` }, bea)
  return [signedIn, unknown, before]
}

const ada: Traces = {
  ...{ email: 'ada.lane+shop@mail.example', name: 'Ada Lane-Quill', phone: '+493012345678' },
  ...{ parcel: 'JD0146', secret: 'zanzibarine' },
}
const tom: Traces = {
  ...{ email: 'tom@mail.example', name: 'Tom Brightwater', phone: '+493087654321' },
  ...{ parcel: 'JD0999', secret: 'kamchatkan' },
}

/** Tables with a row that holds a text, in whatever column; of all stores. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT format('%I.%I', table_schema, table_name) AS name
    FROM information_schema.tables WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`.execute(
    app.context.db,
  )
  assert.ok(rows.length > 50)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${sql.raw(name)} t
      WHERE position(${text.toLowerCase()} in lower(t::text)) > 0`.execute(app.context.db)
    if (hits[0]?.count) found.push(name)
  }
  return found
}

test('after a person is erased no table has a word of them, and everybody else is as before', async () => {
  await live(ctx, ada)
  const toms = await live(ctx, tom)
  const { id: third } = await startConversation(ctx, {})
  await addMessage(ctx, { conversationId: third, role: 'shopper', text: 'hello' })
  await addNote(ctx, { conversationId: third, text: `A friend of ${ada.email}, same address` }, bea)
  for (const text of Object.values(ada)) assert.ok((await tablesWith(text)).length > 0, text)
  const toldOfTom = await Promise.all(Object.values(tom).map(tablesWith))
  const events = await listEvents(ctx, { limit: '100' })

  const wanted = { conversations: 3, messages: 6, leads: 1, orders: 1, notes: 1, cases: 1 }
  assert.deepEqual(await findPerson(ctx, { email: ada.email }), wanted)
  assert.deepEqual(await erasePerson(ctx, { email: `Ada.Lane+shop@mail.example` }), wanted)

  for (const text of Object.values(ada)) assert.deepEqual(await tablesWith(text), [], text)
  assert.deepEqual(await Promise.all(Object.values(tom).map(tablesWith)), toldOfTom)
  for (const id of toms) assert.ok((await getConversation(ctx, id)).messages.length > 0)
  // The log of events has no gap, and the shop's numbers stay.
  const after = await listEvents(ctx, { limit: '100' })
  assert.deepEqual(
    after.data.slice(0, events.data.length).map(({ id, type }) => [id, type]),
    events.data.map(({ id, type }) => [id, type]),
  )
  const { rows } = await sql<{ total: string }>`SELECT total FROM orders
    WHERE store_id = ${ctx.storeId} AND external_id = ${`o-${ada.secret.length}`}`.execute(app.context.db)
  assert.equal(Number(rows[0]?.total), 320)
  const none = { conversations: 0, messages: 0, leads: 0, orders: 0, notes: 0, cases: 0 }
  assert.deepEqual(await erasePerson(ctx, { email: ada.email, phone: ada.phone }), none)
})

test('a person of another store is not touched, and a phone number alone is enough', async () => {
  await live(other, ada)
  const none = { conversations: 0, messages: 0, leads: 0, orders: 0, notes: 0, cases: 0 }
  assert.deepEqual(await erasePerson(ctx, { email: ada.email }), none)
  const lead = await captureLead(ctx, { phone: '+49 30 555 123', name: 'Per', purpose: 'support' })
  assert.equal((await erasePerson(ctx, { phone: '+4930555123' })).leads, 1)
  await assert.rejects(getLead(ctx, lead.id), NotFoundError)
  assert.equal((await findPerson(other, { email: ada.email })).leads, 1)
  await assert.rejects(erasePerson(ctx, {}), BadRequestError)
  await assert.rejects(erasePerson({ ...ctx, scopes: ['read', 'write'] }, { email: ada.email }), /scope/)
  await erasePerson(other, { email: ada.email })
})

test('who is named alike is not taken for them, however a number is written and wherever an address stands', async () => {
  const [ann, joann] = ['ann@mail.example', 'joann@mail.example']
  const open = async () => (await startConversation(ctx, {})).id
  const said = async (text: string) => {
    const conversationId = await open()
    await addMessage(ctx, { conversationId, role: 'shopper', text })
    return conversationId
  }
  const theirs = [
    await said(`it's me:\n${ann}.`),
    await said('ring me: 030 / 1234-5678, thanks'),
    await said(`<ANN@mail.example>`),
  ]
  const others = [await said(joann), await said(`${ann}.au and ann@mail.example-shop.de`), await said('030 1234 5679')]
  const third = await open()
  await addNote(ctx, { conversationId: third, text: `${joann} lives with ${ann}, +49 30 12345678` }, bea)
  await captureLead(ctx, {
    email: joann,
    purpose: 'quote',
    details: { productId: 'desk', message: `like\n${ann} has` },
  })
  const own = await captureLead(ctx, { email: ann, name: 'Ann', phone: '+49 30 12345678', purpose: 'quote' })

  const found = await erasePerson(ctx, { email: ann, phone: '+49 (30) 12345678' })
  assert.deepEqual([found.conversations, found.leads, found.notes], [3, 1, 1])
  for (const id of theirs) await assert.rejects(getConversation(ctx, id), NotFoundError)
  for (const id of others) assert.equal((await getConversation(ctx, id)).id, id)
  await assert.rejects(getLead(ctx, own.id), NotFoundError)
  const { rows } = await sql<{ text: string; details: string }>`
    SELECT (SELECT text FROM conversation_notes WHERE store_id = ${ctx.storeId}) AS text,
      (SELECT details->>'message' FROM leads WHERE store_id = ${ctx.storeId}) AS details`.execute(app.context.db)
  assert.deepEqual(rows, [{ text: `${joann} lives with …, +49 …`, details: 'like\n… has' }])
  const told = (await listEvents(ctx, { limit: '100' })).data.flatMap(({ type, data }) =>
    type.startsWith('lead.') ? [(data as { lead: { email: string | null } }).lead.email] : [],
  )
  assert.deepEqual(
    told.filter((email) => email !== null),
    [joann],
  )
})

test('an order that is not theirs any more is told to readers of the feed', async () => {
  await live(ctx, ada)
  const stampOf = async () => {
    const { rows } = await sql<{
      at: Date
    }>`SELECT changed_at AS at FROM orders WHERE store_id = ${ctx.storeId}`.execute(app.context.db)
    return rows[0]?.at.getTime() ?? 0
  }
  const before = await stampOf()
  await erasePerson(ctx, { email: ada.email })
  assert.ok((await stampOf()) > before)
})

test('every table there is says what becomes of a shopper’s data in it', async () => {
  const { rows } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(app.context.db)
  assert.deepEqual(
    [...Object.keys(personalData), ...Object.keys(withoutShoppers)].sort(),
    rows.map(({ name }) => name).sort(),
  )
})

test('every table that belongs to a conversation or a lead is known to what forgets them', async () => {
  const withColumn = async (column: string) =>
    (
      await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name = ${column} ORDER BY 1`.execute(app.context.db)
    ).rows.map(({ name }) => name)
  const namesOf = (what: 'conversation' | 'lead') =>
    tablesOf(what)
      .flatMap(([table, by]) => (by === 'id' ? [] : [table]))
      .sort()
  // These only point to one, and lose the pointer.
  const pointing = ['eval_cases', 'leads']
  assert.deepEqual(
    (await withColumn('conversation_id')).filter((name) => !pointing.includes(name)).sort(),
    namesOf('conversation'),
  )
  assert.deepEqual((await withColumn('lead_id')).filter((name) => name !== 'conversations').sort(), namesOf('lead'))
})

test('what is older than the store keeps it is forgotten by the job, and nothing else', async () => {
  const old = await live(ctx, ada)
  const kept = await live(ctx, tom)
  const foreign = await live(other, tom)
  const { id: waiting } = await startConversation(ctx, {})
  await addMessage(ctx, { conversationId: waiting, role: 'shopper', text: 'hello?' })
  const ago = new Date(Date.now() - 40 * 86_400_000)
  const age = (ids: readonly string[]) =>
    sql`UPDATE conversations c SET created_at = ${ago}::timestamptz + make_interval(secs => n.at), last_message_at = ${ago}
      FROM unnest(${[...ids]}::text[]) WITH ORDINALITY AS n(id, at) WHERE c.id = n.id`.execute(app.context.db)
  await age([...old, ...foreign, waiting])
  await sql`UPDATE conversations SET status = 'waiting_for_human' WHERE id = ${waiting}`.execute(app.context.db)
  await forgetOld(app.context)
  assert.equal((await getConversation(ctx, old[0] as string)).id, old[0], 'nothing is forgotten until somebody says so')

  assert.equal((await getRetention(ctx)).conversationDays, null)
  await setRetention(ctx, { conversationDays: 30, leadDays: 365 })
  await forgetOld(app.context)
  for (const id of old) await assert.rejects(getConversation(ctx, id), NotFoundError)
  for (const id of [...kept, waiting]) assert.equal((await getConversation(ctx, id)).id, id)
  for (const id of foreign) assert.equal((await getConversation(other, id)).id, id)
  const { ranAt, forgotten } = await getRetention(ctx)
  assert.ok(ranAt)
  assert.deepEqual(forgotten, { conversations: 3, leads: 0 })
  assert.equal((await findPerson(ctx, { email: ada.email })).leads, 1, 'leads have a time of their own')

  await sql`UPDATE leads SET created_at = ${ago}, last_contact_at = ${ago}
    WHERE store_id = ${ctx.storeId} AND email = ${ada.email}`.execute(app.context.db)
  await setRetention(ctx, { conversationDays: null, leadDays: 30 })
  await forgetOld(app.context)
  assert.equal((await findPerson(ctx, { email: ada.email })).leads, 0)
  assert.equal((await findPerson(ctx, { email: tom.email })).leads, 1)
  await assert.rejects(setRetention(ctx, { conversationDays: 0, leadDays: null }), BadRequestError)
  await setRetention(ctx, { conversationDays: null, leadDays: null })
})

async function textOf(where: StoreContext, what: string): Promise<string> {
  let text = ''
  for await (const part of (await exportStore(where, { what })).lines) text += part
  return text
}

test('an export has everything, can be pushed again, and holds no secret', async () => {
  const talks = await live(ctx, ada)
  await live(other, tom)
  const lines = (await textOf(ctx, 'everything'))
    .trim()
    .split('\n')
    .map(
      (line) => JSON.parse(line) as { kind: string; item: { id?: string; externalId?: string; messages?: object[] } },
    )
  const of = (kind: string) => lines.filter((line) => line.kind === kind).map(({ item }) => item)
  assert.deepEqual(
    of('conversations')
      .map(({ id }) => id)
      .sort(),
    talks.toSorted(),
  )
  assert.ok(of('conversations').every(({ messages }) => messages && messages.length >= 2))
  assert.deepEqual(
    [of('products').length, of('orders').length, of('leads').length, of('settings').length],
    [1, 1, 1, 1],
  )
  assert.ok(!JSON.stringify(lines).includes(tom.secret), 'another store is not in it')

  const { ctx: empty } = await makeTwoStores(app)
  for (const what of ['products', 'orders']) {
    const text = await textOf(ctx, what)
    const content = Buffer.from(text).toString('base64')
    const taken = await takeInFile(empty, { name: `spiel-${what}.jsonl`, content })
    assert.deepEqual([taken.kind, taken.upserted, taken.failed], [what, 1, 0])
    assert.equal(await textOf(empty, what), text)
  }
})

test('an export of more than a page loses nothing', async () => {
  const many = Array.from({ length: 199 }, (_, at) => ({ externalId: `p${at}`, title: `Thing ${at}` }))
  await upsertProducts(ctx, many)
  const ids = (await textOf(ctx, 'products'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).externalId)
  assert.equal(new Set(ids).size, 200)
  assert.equal(ids.length, 200)
})
