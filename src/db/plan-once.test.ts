import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { connectDatabase } from './connect.ts'
import { planOnce } from './plan-once.ts'

test('the embedded database prepares a marked statement once, an unmarked one never', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'spiel-plan-once-'))
  const { kysely, close } = await connectDatabase({ dataDir })
  try {
    const halve = async (by: number) => {
      const { rows } = await sql<{ n: number }>`
        ${planOnce} SELECT 6 / ${by}::int AS n`.execute(kysely)
      return rows[0]?.n
    }
    assert.equal(await halve(2), 3)
    await assert.rejects(halve(0), { code: '22012' })
    assert.equal(await halve(3), 2)
    await sql`SELECT ${1}::int AS unmarked`.execute(kysely)
    const { rows } = await sql`SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%SELECT%'`.execute(
      kysely,
    )
    assert.equal(rows.length, 1)
  } finally {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
