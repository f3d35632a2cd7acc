import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createTestDatabase, openTestDatabase, testDatabaseKind } from './test-database.ts'

test('each test database has the schema, no rows, and is its own', async () => {
  const first = await openTestDatabase()
  const second = await openTestDatabase()
  try {
    assert.equal(first.kind, testDatabaseKind())
    assert.equal(first.database.kind, first.kind)
    await sql`CREATE TABLE only_here (n int)`.execute(first.database.kysely)
    const find = sql<{ found: string | null; migrated: string | null }>`
      SELECT to_regclass('only_here')::text AS found, to_regclass('stores')::text AS migrated`
    assert.deepEqual((await find.execute(first.database.kysely)).rows, [{ found: 'only_here', migrated: 'stores' }])
    assert.deepEqual((await find.execute(second.database.kysely)).rows, [{ found: null, migrated: 'stores' }])
  } finally {
    await first.close()
    await second.close()
  }
})

test('an empty test database has no tables; drop removes it', async () => {
  const empty = await openTestDatabase({ empty: true })
  const { rows } = await sql`SELECT to_regclass('stores')::text AS found`.execute(empty.database.kysely)
  assert.deepEqual(rows, [{ found: null }])
  await empty.close()
  if (empty.options.dataDir) assert.equal(existsSync(empty.options.dataDir), false)
  await empty.drop()
})

test('a test database can be made without opening it', async () => {
  const made = await createTestDatabase()
  assert.equal(Object.keys(made.options).length, 1)
  await made.drop()
})
