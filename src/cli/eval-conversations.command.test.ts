import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { runHere } from '../../test/support/run-here.ts'

const CATALOG = fileURLToPath(new URL('../../evals/starter/data/dummyjson.jsonl.gz', import.meta.url))
/** Just under what was reached when this was written. */
const LEAST_RIGHT = 80

let folder: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'spiel-eval-conversations-'))
})
after(() => rmSync(folder, { recursive: true, force: true }))

const run = (...args: string[]) => runHere(['eval', 'conversations', ...args], { SPIEL_DATA_DIR: join(folder, 'data') })

test('conversations about a catalog are held, judged and counted', async (t) => {
  const options = ['--catalog', CATALOG, '--count', '15', '--seed', '2', '--fail-below', String(LEAST_RIGHT)]
  const { stdout, stderr, code } = await run(...options, '--json', '--per-conversation')
  const { total, kinds, languages, conversations } = JSON.parse(stdout)
  t.diagnostic(`${total.right} of ${total.turns} turns right, ${total.contradicting} contradicting`)
  const failed = JSON.stringify(
    conversations.flatMap((one: { turns: { outcome: string }[] }) =>
      one.turns.filter((turn) => turn.outcome !== 'right'),
    ),
  )
  assert.equal(total.contradicting, 0, failed)
  assert.equal(code, 0, failed + stderr)
  assert.equal(conversations.length, 15)
  assert.equal(total.right + total.wrong + total.contradicting, total.turns)
  for (const groups of [kinds, languages]) {
    assert.equal(
      groups.reduce((sum: number, { turns }: { turns: number }) => sum + turns, 0),
      total.turns,
    )
  }
})

test('wrong use is told', async () => {
  for (const args of [[], ['--catalog', CATALOG, '--kind', 'gossip'], ['--catalog', CATALOG, '--fail-below', 'all']]) {
    assert.equal((await run(...args)).code, 2, args.join(' '))
  }
})
