import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openTestDatabase } from '../../test/support/test-database.ts'
import { takeStamps } from './store-clock.ts'

describe('takeStamps', () => {
  test('stamps are unique whole milliseconds, in order, also when they run ahead of the wall clock', async () => {
    const database = await openTestDatabase({ poolSize: 4 })
    try {
      const db = database.database.kysely
      const { id } = await db
        .insertInto('stores')
        .values({ public_id: 'store_x', slug: 'x', name: 'x' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const counts = [1, 500, 1, 3000, 2, 1, 1]
      const taken = await Promise.all(
        counts.map((count) =>
          db
            .transaction()
            .execute(async (trx) => ({ count, first: (await takeStamps(trx, id, 'leads', count)).getTime() })),
        ),
      )
      const all = taken.flatMap(({ count, first }) => Array.from({ length: count }, (_, index) => first + index))
      assert.equal(new Set(all).size, all.length)
      const other = await db.transaction().execute((trx) => takeStamps(trx, id, 'conversations'))
      assert.ok(other.getTime() < Math.max(...all), 'each resource has a clock of its own')
    } finally {
      await database.close()
    }
  })
})
