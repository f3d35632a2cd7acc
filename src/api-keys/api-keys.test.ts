import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { startTestApp, type TestApp, type TestStore } from '../../test/support/test-app.ts'
import type { StoreContext } from '../context.ts'
import { BadRequestError, ConflictError, MissingScopeError, NotFoundError } from '../errors.ts'
import type { graces } from './api-keys.schema.ts'
import { createKey } from './create-key.ts'
import { listKeys } from './list-keys.ts'
import { revokeKey } from './revoke-key.ts'
import { rotateKey } from './rotate-key.ts'

let app: TestApp
let store: TestStore
let ctx: StoreContext

before(async () => {
  app = await startTestApp({ SPIEL_LOG_LEVEL: 'trace' })
})
after(() => app.close())
beforeEach(async () => {
  store = await app.createStore()
  ctx = store.context
})

const make = (fields: object = {}) => createKey(ctx, { name: 'sync', scopes: ['read'], ...fields })
const status = async (key: string) => (await app.call('/leads', { key })).status

/** Moves a time of a key, as if it were later now. */
async function age(id: string, column: 'expires_at' | 'last_used_at', seconds: number): Promise<void> {
  await sql`UPDATE api_keys SET ${sql.ref(column)} = ${sql.ref(column)} - make_interval(secs => ${seconds})
    WHERE id = ${id}`.execute(app.context.db)
}

async function auditRows(): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT actor, action, subject, details FROM audit_events
    WHERE store_id = ${ctx.storeId} AND action LIKE 'api_key.%' ORDER BY id`.execute(app.context.db)
  return rows
}

test('a key works at once, with its own scopes, for its own store', async () => {
  const created = await make({ scopes: ['write', 'read', 'read'] })
  assert.deepEqual(created.scopes, ['read', 'write'], 'each once, in one order')
  assert.equal(created.prefix, created.key.split('.')[0])
  assert.equal(await status(created.key), 200)
  assert.deepEqual(await auditRows(), [
    {
      actor: 'operator',
      action: 'api_key.created',
      subject: created.id,
      details: { name: 'sync', scopes: ['read', 'write'] },
    },
  ])
})

test('a name, known scopes and a time that exists are needed', async () => {
  for (const wrong of [
    { name: '' },
    { name: 'x'.repeat(101) },
    { scopes: [] },
    { scopes: ['root'] },
    { scopes: 'read' },
    { expiresAt: 'soon' },
  ]) {
    await assert.rejects(make(wrong), BadRequestError, JSON.stringify(wrong))
  }
  assert.deepEqual(await listKeys(ctx), [])
  assert.deepEqual(await auditRows(), [])
})

describe('revocation', () => {
  test('holds on the very next request, by id or by prefix', async () => {
    for (const name of ['id', 'prefix'] as const) {
      const created = await make()
      assert.equal(await status(created.key), 200)
      await revokeKey(ctx, { key: created[name] })
      assert.equal(await status(created.key), 401)
    }
  })

  test('twice is no fault and leaves one audit row', async () => {
    const { id } = await make()
    await revokeKey(ctx, { key: id })
    await revokeKey(ctx, { key: id })
    assert.deepEqual((await auditRows()).slice(1), [
      { actor: 'operator', action: 'api_key.revoked', subject: id, details: { name: 'sync' } },
    ])
  })
})

describe('expiry', () => {
  test('a key ends when its time comes', async () => {
    const { id, key, expiresAt } = await make({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
    assert.ok(expiresAt)
    assert.equal(await status(key), 200)
    await age(id, 'expires_at', 1800)
    assert.equal(await status(key), 200)
    await age(id, 'expires_at', 1801)
    assert.equal(await status(key), 401)
    assert.equal((await listKeys(ctx))[0]?.status, 'expired')
  })
})

describe('rotation', () => {
  for (const [grace, seconds] of Object.entries({ '0h': 0, '1h': 3600, '24h': 86_400, '7d': 604_800 })) {
    test(`with a grace of ${grace}`, async () => {
      const old = await make({ scopes: ['read', 'write'] })
      const next = await rotateKey(ctx, { key: old.prefix, grace: grace as keyof typeof graces })
      assert.deepEqual([next.name, next.scopes, next.expiresAt], ['sync', ['read', 'write'], null])
      assert.equal(await status(next.key), 200)
      if (seconds > 0) {
        assert.equal(await status(old.key), 200)
        await age(old.id, 'expires_at', seconds - 1800)
        assert.equal(await status(old.key), 200)
        await age(old.id, 'expires_at', 1801)
      }
      assert.equal(await status(old.key), 401)
      assert.equal(await status(next.key), 200)
      assert.deepEqual((await auditRows()).at(-1), {
        actor: 'operator',
        action: 'api_key.rotated',
        subject: old.id,
        details: { replacedBy: next.id, grace },
      })
    })
  }

  test('never prolongs a key that was to end sooner', async () => {
    const old = await make({ expiresAt: new Date(Date.now() + 60_000).toISOString() })
    await rotateKey(ctx, { key: old.id, grace: '7d' })
    const shown = (await listKeys(ctx)).find(({ id }) => id === old.id)
    assert.equal(shown?.expiresAt, old.expiresAt)
  })

  test('of a revoked or expired key is refused, as is an unknown grace', async () => {
    const revoked = await make()
    await revokeKey(ctx, { key: revoked.id })
    const expired = await make({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    await assert.rejects(rotateKey(ctx, { key: revoked.id, grace: '1h' }), ConflictError)
    await assert.rejects(rotateKey(ctx, { key: expired.id, grace: '1h' }), ConflictError)
    const { id } = await make()
    await assert.rejects(rotateKey(ctx, { key: id, grace: '30d' as '7d' }), BadRequestError)
  })
})

test('last_used_at is written at most once a minute', async () => {
  const { id, key } = await make()
  const lastUsed = async () => (await listKeys(ctx))[0]?.lastUsedAt
  assert.equal(await lastUsed(), null)
  const askedAt = Date.now()
  await status(key)
  const answeredAt = Date.now()
  const first = (await lastUsed()) ?? ''
  // The clocks of database and test may differ by a moment.
  const firstAt = Date.parse(first)
  assert.ok(firstAt >= askedAt - 50 && firstAt <= answeredAt + 50, first)
  await status(key)
  assert.equal(await lastUsed(), first)
  await age(id, 'last_used_at', 20)
  const aged = await lastUsed()
  await status(key)
  assert.equal(await lastUsed(), aged, '20 s later: not again')
  await age(id, 'last_used_at', 45)
  await status(key)
  assert.ok(((await lastUsed()) as string) >= first, '65 s later: again')
})

test('a store has at most 50 live keys, also when many are made at once', async () => {
  for (let n = 0; n < 46; n++) await make({ name: `k${n}` })
  const made = await Promise.allSettled(Array.from({ length: 12 }, () => make({ name: 'at once' })))
  assert.equal(made.filter(({ status: outcome }) => outcome === 'fulfilled').length, 4)
  assert.equal((await listKeys(ctx)).length, 50)
  await assert.rejects(make(), ConflictError)
  const [newest] = await listKeys(ctx)
  await revokeKey(ctx, { key: newest?.id as string })
  assert.equal(await status((await make()).key), 200)
  const { context } = await app.createStore()
  assert.ok(await createKey(context, { name: 'other store', scopes: ['read'] }))
})

test("another store's key is not found, by id or by prefix, and stays good", async () => {
  const theirs = await make()
  const { context: stranger } = await app.createStore()
  for (const key of [theirs.id, theirs.prefix]) {
    await assert.rejects(revokeKey(stranger, { key }), NotFoundError)
    await assert.rejects(rotateKey(stranger, { key, grace: '0h' }), NotFoundError)
  }
  assert.deepEqual(await listKeys(stranger), [])
  assert.equal(await status(theirs.key), 200)
})

test('each verb needs the scope admin', async () => {
  const { id } = await make()
  for (const scopes of [['read'], ['write'], ['read', 'write']] as StoreContext['scopes'][]) {
    const caller = { ...ctx, scopes }
    await assert.rejects(createKey(caller, { name: 'x', scopes: ['read'] }), MissingScopeError)
    await assert.rejects(listKeys(caller), MissingScopeError)
    await assert.rejects(revokeKey(caller, { key: id }), MissingScopeError)
    await assert.rejects(rotateKey(caller, { key: id, grace: '0h' }), MissingScopeError)
  }
  assert.equal((await listKeys(ctx)).length, 1)
})

test('the secret is in the answer to its making and nowhere else', async () => {
  const created = await make({ scopes: ['admin'] })
  const rotated = await rotateKey(ctx, { key: created.id, grace: '1h' })
  for (const { key } of [created, rotated]) {
    await app.call('/catalog', { key, body: '{' })
    await app.call('/catalog', { key, body: { products: [{ externalId: 'A', title: 'T' }, {}] } })
    await app.call(`/leads?token=${key}`, { key })
    await app.call('/nothing', { key })
  }
  const listed = JSON.stringify(await listKeys(ctx))
  const logged = app.logLines.join('')
  const kept = await everythingStored()
  assert.match(listed, new RegExp(created.prefix))
  assert.match(logged, new RegExp(created.prefix))
  assert.match(kept, new RegExp(created.prefix))
  for (const { key } of [created, rotated]) {
    const secret = key.split('.')[1] as string
    for (const [where, text] of Object.entries({ listed, logged, kept })) {
      assert.ok(!text.includes(secret), where)
      assert.ok(!text.includes(Buffer.from(key).toString('hex')), `${where}, in hex`)
      assert.ok(!text.includes(Buffer.from(key).toString('base64').slice(0, 60)), `${where}, in base64`)
    }
  }
})

/** Every row of every table of the database, as text. */
async function everythingStored(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`.execute(app.context.db)
  assert.ok(tables.length > 10)
  const texts = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`SELECT t::text AS text FROM ${sql.raw(name)} t`.execute(app.context.db)
    texts.push(...rows.map(({ text }) => text))
  }
  return texts.join('\n')
}

test('a secret key that a browser sends is noted with the page, and answered like any other', async () => {
  const [used, other] = [await make(), await make()]
  const seen = async () =>
    (await listKeys(ctx)).map(({ id, seenInBrowser }) => [id, seenInBrowser?.origin ?? seenInBrowser])
  assert.equal(await status(used.key), 200)
  assert.ok((await seen()).every(([, origin]) => origin === null))
  const fromPage = await app.call('/leads', { key: used.key, headers: { origin: 'https://shop.example' } })
  assert.equal(fromPage.status, 200)
  assert.equal(fromPage.headers.get('access-control-allow-origin'), null, 'a page cannot read it')
  assert.deepEqual(new Map((await seen()) as [string, string][]).get(used.id), 'https://shop.example')
  assert.equal(new Map((await seen()) as [string, string][]).get(other.id), null)
  assert.equal(
    (await app.call('/leads', { key: 'sp_live_x.y', headers: { origin: 'https://evil.example' } })).status,
    401,
  )
  assert.equal(new Map((await seen()) as [string, string][]).get(used.id), 'https://shop.example')
})
