import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createOperatorCli, type OperatorCli } from '../../test/support/operator-cli.ts'
import { withOperator } from '../../test/support/proof-server.ts'
import { inTransaction } from '../db/transaction.ts'
import { countBrokenRun, markSetAside } from '../jobs/jobs.queries.ts'
import { keepHouseJob } from '../jobs/keep-house.ts'
import { refreshKnowledgeJob } from '../knowledge/knowledge.jobs.ts'

let cli: OperatorCli
before(async () => {
  cli = await createOperatorCli()
})
after(() => cli.database.drop())

test('spiel jobs shows what waits and what was set aside, and has it tried again', async () => {
  const { spiel, json } = cli
  assert.match((await spiel('jobs', 'list')).stdout, /^No job waits/)
  const aside = '0d3c0b1e-7a43-4a0e-9d55-3a8f1b1c2d10'
  const payload = { storeId: 1, sourceId: 'know_1' }
  await withOperator(cli.database.options, async ({ db, queue }) => {
    await inTransaction(db, (trx) => queue.enqueue(trx, keepHouseJob, {}))
    for (let run = 1; run <= 2; run++) {
      await countBrokenRun(db, { id: aside, name: refreshKnowledgeJob.name, payload }, 'its worker died')
    }
    await markSetAside(db, aside)
    // Broken once: it is tried again by itself.
    const other = '0d3c0b1e-7a43-4a0e-9d55-3a8f1b1c2d11'
    await countBrokenRun(db, { id: other, name: keepHouseJob.name, payload: {} }, 'its worker died')
  })
  const all = await json('jobs', 'list')
  assert.deepEqual(
    all.map(({ name, state, tries }: Record<string, unknown>) => [name, state, tries]),
    [
      ['refresh-knowledge', 'set-aside', 2],
      ['keep-house', 'waiting', 0],
    ],
  )
  const [only, ...others] = await json('jobs', 'list', '--set-aside')
  assert.deepEqual([only.id, only.payload, only.reason, others], [aside, payload, 'its worker died', []])
  const { stdout } = await spiel('jobs', 'list', '--set-aside')
  assert.match(stdout, new RegExp(`^ID .*\n${aside}  refresh-knowledge  set-aside  2 .*its worker died\n$`))

  assert.equal((await spiel('jobs', 'retry', aside)).stdout, 'refresh-knowledge is tried again\n')
  assert.deepEqual(await json('jobs', 'list', '--set-aside'), [])
  const again = await spiel('jobs', 'retry', aside)
  assert.deepEqual([again.code, again.stderr], [1, `spiel: No job ${aside} was set aside or has failed\n`])
  await withOperator(cli.database.options, async ({ db }) => {
    const { rows } =
      await sql`SELECT data FROM pgboss.job WHERE name = 'refresh-knowledge' AND state = 'created'`.execute(db)
    assert.deepEqual(rows, [{ data: payload }])
  })
})
