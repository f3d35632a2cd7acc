import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { App } from '../../src/app.ts'
import type { StoreContext } from '../../src/context.ts'
import { addMessage } from '../../src/conversations/add-message.ts'
import { startConversation } from '../../src/conversations/start-conversation.ts'
import { takeStamps } from '../../src/db/store-clock.ts'
import { captureLead } from '../../src/leads/capture-lead.ts'
import { updateLead } from '../../src/leads/update-lead.ts'
import { asOperatorOf } from '../../src/stores/list-stores.ts'
import { ProofClient } from '../support/proof-http.ts'
import { amount, Random, report, seed } from '../support/proof-run.ts'
import { openApp } from '../support/proof-server.ts'
import { startProofServers } from '../support/proof-servers.ts'
import {
  addVerdicts,
  judgeWalk,
  readVersions,
  recordVersions,
  type SeenRow,
  takeSnapshot,
  type Verdict,
  type Walk,
} from '../support/proof-walks.ts'
import { startTestApp } from '../support/test-app.ts'
import { testDatabaseKind } from '../support/test-database.ts'

const WRITERS = 8
const BULK = 120
const EMBEDDED = testDatabaseKind() === 'embedded'
/** The embedded database has one connection: who sleeps in a transaction stops everybody. */
const LONGEST_PAUSE_MS = EMBEDDED ? 4 : 300

/** From here on only single rows and changes come, or no walk would ever catch up with the writers. */
const MOST_ROWS = amount(900, 40_000)

type Table = 'leads' | 'conversations'
type Db = Kysely<never>

interface Page {
  rows: SeenRow[]
  /** As the server gave it; null at the end. */
  next: string | null
}

type FetchPage = (query: { sort: Walk['sort']; order: Walk['order']; limit: number; cursor?: string }) => Promise<Page>

interface Ground {
  context: StoreContext
  /** For the proof's own look at the database. */
  db: Db
  fetchPage(table: Table, random: Random): FetchPage
  close(): Promise<void>
}

/** Two server processes and the writers' own connections on PostgreSQL; everything in this process on the embedded database. */
async function openGround(): Promise<Ground> {
  const client = new ProofClient(16)
  if (EMBEDDED) {
    const app = await startTestApp()
    const store = await app.createStore()
    const key = await store.key('read')
    const close = async () => {
      client.close()
      await app.close()
    }
    const fetchPage = (table: Table) => pagesOverHttp(client, () => app.url, key, table)
    return { context: store.context, db: app.database.kysely as unknown as Db, fetchPage, close }
  }
  const servers = await startProofServers([['read']])
  const close = async () => {
    client.close()
    await app?.close()
    await servers.close()
  }
  let app: App | undefined
  try {
    app = await openApp(servers.place, 2 * WRITERS + 6)
    const context = await asOperatorOf(app.context, servers.slug)
    const fetchPage = (table: Table, random: Random) =>
      pagesOverHttp(client, () => random.pick(servers.servers).url, servers.keys[0] ?? '', table)
    return { context, db: app.database.kysely as unknown as Db, fetchPage, close }
  } catch (error) {
    await close()
    throw error
  }
}

function pagesOverHttp(client: ProofClient, url: () => string, key: string, table: Table): FetchPage {
  return async (query) => {
    const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const { status, json, text } = await client.call(url(), `/${table}?${parameters}`, { key })
    assert.equal(status, 200, text.slice(0, 300))
    const rows = json.data.map((row: { id: string; createdAt: string; updatedAt: string }) => ({
      id: row.id,
      createdMs: Date.parse(row.createdAt),
      updatedMs: Date.parse(row.updatedAt),
    }))
    return { rows, next: json.next_cursor }
  }
}

interface Writing {
  /** Set when nothing more is to be begun. */
  isOver: boolean
  /** Set when the last transaction has ended: from then on an empty page is the end. */
  hasEnded: boolean
  rows: number
  rolledBack: number
}

/** Inserts many rows in one transaction that is slow before and after it takes its stamps; one in ten is rolled back. */
async function insertSlowly(ctx: StoreContext, table: Table, random: Random, writing: Writing): Promise<void> {
  const count = random.chance(0.7) && writing.rows < MOST_ROWS ? BULK : 1
  const pause = () => delay(random.int(0, LONGEST_PAUSE_MS))
  const isDropped = random.chance(0.1)
  const idPart = `bulk_${random.int(0, 2 ** 31)}_${writing.rows}`
  try {
    await ctx.db.transaction().execute(async (trx) => {
      await pause()
      const stamp = await takeStamps(trx, ctx.storeId, table, count)
      await (table === 'leads'
        ? sql`INSERT INTO leads (store_id, id, purpose, status, priority, created_at, updated_at)
            SELECT ${ctx.storeId}::int, ${idPart}::text || n, 'other', 'new', 'low', s, s
            FROM generate_series(0, ${count - 1}::int) n, LATERAL (SELECT ${stamp}::timestamptz + n * interval '1 ms' AS s) x`
        : sql`INSERT INTO conversations (store_id, id, status, channel, created_at, updated_at)
            SELECT ${ctx.storeId}::int, ${idPart}::text || n, 'active', 'web', s, s
            FROM generate_series(0, ${count - 1}::int) n, LATERAL (SELECT ${stamp}::timestamptz + n * interval '1 ms' AS s) x`
      ).execute(trx)
      await pause()
      if (isDropped) throw new RangeError('rolled back')
    })
    writing.rows += count
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    writing.rolledBack += count
  }
}

/** The verbs themselves: new rows, and changes that move updated_at. */
async function useVerbs(ctx: StoreContext, table: Table, random: Random, own: string[]): Promise<void> {
  const former = own.length > 0 && random.chance(0.6) ? random.pick(own) : undefined
  if (table === 'leads') {
    if (former) await updateLead(ctx, { leadId: former, name: `Name ${random.int(0, 999)}` })
    else
      own.push((await captureLead(ctx, { email: `walker${random.int(1, 2 ** 31)}@mail.example`, purpose: 'quote' })).id)
  } else if (former) await addMessage(ctx, { conversationId: former, role: 'shopper', text: 'Hello' })
  else own.push((await startConversation(ctx, { channel: 'web' })).id)
}

async function write(ctx: StoreContext, table: Table, writer: number, writing: Writing): Promise<void> {
  const random = new Random(seed + writer * 31 + (table === 'leads' ? 0 : 7))
  const own: string[] = []
  while (!writing.isOver) {
    await insertSlowly(ctx, table, random, writing)
    for (let call = random.int(0, 6); call > 0 && !writing.isOver; call--) {
      await useVerbs(ctx, table, random, own)
      writing.rows++
    }
    // In one process with the walkers, writers without a pause would leave the followers ever further behind.
    if (EMBEDDED) await delay(random.int(200, 1000))
  }
}

/** What a client may do to a cursor on its way. */
const asGiven = (cursor: string) => cursor
const throughDate = (cursor: string) => new Date(cursor).toISOString()

/** From the newest row down, at most `mostPages`. */
async function walkDown(db: Db, fetchPage: FetchPage, sort: Walk['sort'], random: Random): Promise<Walk> {
  const onTheWay = random.chance(0.5) ? asGiven : throughDate
  const fixed = random.chance(0.5) ? random.int(1, 100) : undefined
  const mostPages = (fixed ?? 50) < 20 ? 100 : 2000
  const before = await takeSnapshot(db)
  const seen: SeenRow[] = []
  let cursor: string | undefined
  let isComplete = false
  for (let page = 0; page < mostPages && !isComplete; page++) {
    const { rows, next } = await fetchPage({
      sort,
      order: 'desc',
      limit: fixed ?? random.int(1, 100),
      ...(cursor ? { cursor } : {}),
    })
    seen.push(...rows)
    isComplete = next === null
    cursor = next === null ? undefined : onTheWay(next)
  }
  return { sort, order: 'desc', before, after: await takeSnapshot(db), seen, isComplete }
}

/** From the oldest row up, and on until all writing is over and nothing is left. */
async function follow(
  db: Db,
  fetchPage: FetchPage,
  sort: Walk['sort'],
  random: Random,
  writing: Writing,
): Promise<Walk> {
  const onTheWay = random.chance(0.5) ? asGiven : throughDate
  const before = await takeSnapshot(db)
  const seen: SeenRow[] = []
  let cursor: string | undefined
  for (;;) {
    const hadEnded = writing.hasEnded
    const { rows, next } = await fetchPage({
      sort,
      order: 'asc',
      limit: random.int(1, 100),
      ...(cursor ? { cursor } : {}),
    })
    seen.push(...rows)
    const last = rows.at(-1)
    // At the end of the list a follower keeps its place: the stamp of the last row it saw.
    if (last) cursor = onTheWay(next ?? new Date(sort === 'created_at' ? last.createdMs : last.updatedMs).toISOString())
    if (hadEnded && rows.length === 0) break
    if (next === null) await delay(random.int(1, 50))
  }
  return { sort, order: 'asc', before, after: await takeSnapshot(db), seen, isComplete: true }
}

const sorts = ['created_at', 'updated_at'] as const

/** Walks both lists down in both sorts, again and again, until enough rows were seen, while two followers a list and sort follow. */
async function walkWhileWriting(
  ground: Ground,
  tables: Table[],
  visits: number,
  writing: Writing,
): Promise<Map<Table, Walk[]>> {
  const walks = new Map(tables.map((table) => [table, [] as Walk[]]))
  let seen = 0
  const places = tables.flatMap((table) => sorts.map((sort) => ({ table, sort })))
  const down = places.map(async ({ table, sort }, place) => {
    for (let round = 0; seen < visits; round++) {
      const random = new Random(seed + place * 1000 + round)
      const walk = await walkDown(ground.db, ground.fetchPage(table, random), sort, random)
      seen += walk.seen.length
      walks.get(table)?.push(walk)
      if (walk.seen.length < 100) await delay(50)
    }
  })
  const followers = places.flatMap(({ table, sort }, place) =>
    [1, 2].map(async (number) => {
      const random = new Random(seed + place * 77 + number)
      walks.get(table)?.push(await follow(ground.db, ground.fetchPage(table, random), sort, random, writing))
    }),
  )
  const endOfWriting = Promise.all(down).then(() => {
    writing.isOver = true
  })
  await Promise.all([endOfWriting, ...followers])
  return walks
}

test('no row is skipped or repeated by any walk while eight slow writers write', async (t) => {
  const ground = await openGround()
  const tables: Table[] = ['leads', 'conversations']
  const writing: Writing = { isOver: false, hasEnded: false, rows: 0, rolledBack: 0 }
  try {
    for (const table of tables) await recordVersions(ground.db, table)
    const writers = tables.flatMap((table) =>
      Array.from({ length: WRITERS }, (_, writer) => write(ground.context, table, writer, writing)),
    )
    const ended = Promise.all(writers).finally(() => {
      writing.isOver = true
      writing.hasEnded = true
    })
    const [walks] = await Promise.all([walkWhileWriting(ground, tables, amount(2500, 420_000), writing), ended])
    const verdicts: Verdict[] = []
    for (const table of tables) {
      const versions = await readVersions(ground.db, table)
      verdicts.push(...(walks.get(table) ?? []).map((walk) => judgeWalk(walk, versions)))
    }
    const sum = addVerdicts(verdicts)
    report(
      t,
      `seed ${seed}: ${WRITERS} writers a list wrote ${writing.rows} rows and changes (${writing.rolledBack} more rolled back); ` +
        `${verdicts.length} walks, ${sum.visits} row visits, ${sum.required} owed: ${sum.missing} missing, ` +
        `${sum.duplicated} duplicated, ${sum.wrong} out of order`,
    )
    assert.deepEqual([sum.missing, sum.duplicated, sum.wrong], [0, 0, 0])
    assert.ok(sum.visits >= amount(2500, 400_000))
  } finally {
    await ground.close()
  }
})

test('the same check finds what stamps of now() without the store clock lose', async (t) => {
  const ground = await openGround()
  const writing: Writing = { isOver: false, hasEnded: false, rows: 0, rolledBack: 0 }
  try {
    await sql`CREATE TABLE naive (id text PRIMARY KEY, created_at timestamptz(3) DEFAULT now(), updated_at timestamptz(3) DEFAULT now())`.execute(
      ground.db,
    )
    await recordVersions(ground.db, 'naive')
    const fetchPage: FetchPage = async ({ sort, order, limit, cursor }) => {
      const column = sql.ref(sort)
      const [before, direction] = [sql.raw(order === 'desc' ? '<' : '>'), sql.raw(order)]
      const { rows } = await sql<{ id: string; created_at: Date; updated_at: Date }>`
        SELECT * FROM naive WHERE ${cursor === undefined ? sql`true` : sql`${column} ${before} ${cursor}::timestamptz`}
        ORDER BY ${column} ${direction} LIMIT ${limit + 1}`.execute(ground.db)
      const page = rows.slice(0, limit)
      const seen = page.map((row) => ({
        id: row.id,
        createdMs: row.created_at.getTime(),
        updatedMs: row.updated_at.getTime(),
      }))
      return { rows: seen, next: rows.length > limit ? (page.at(-1)?.[sort].toISOString() ?? null) : null }
    }
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      const random = new Random(seed + writer)
      for (let round = 0; round < amount(6, 60); round++) {
        const count = random.chance(0.5) ? BULK : 1
        await ground.db.transaction().execute(async (trx) => {
          await sql`INSERT INTO naive (id) SELECT ${`${writer}-${round}-`}::text || n FROM generate_series(1, ${count}::int) n`.execute(
            trx,
          )
          await delay(random.int(0, LONGEST_PAUSE_MS))
        })
        writing.rows += count
      }
    })
    const over = Promise.all(writers).then(() => {
      writing.hasEnded = true
    })
    const followers = [1, 2, 3, 4].map((number) =>
      follow(ground.db, fetchPage, 'created_at', new Random(seed + number), writing),
    )
    const [walks] = await Promise.all([Promise.all(followers), over])
    const versions = await readVersions(ground.db, 'naive')
    const sum = addVerdicts(walks.map((walk) => judgeWalk(walk, versions)))
    report(
      t,
      `now() and no lock: ${writing.rows} rows, ${walks.length} followers owed ${sum.required}, missed ${sum.missing}`,
    )
    assert.ok(sum.missing > 0, 'the check found nothing where rows must get lost')
  } finally {
    await ground.close()
  }
})
