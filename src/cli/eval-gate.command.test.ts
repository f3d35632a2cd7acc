import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { runHere } from '../../test/support/run-here.ts'
import type { PlayedCase } from '../eval/gate/tally-gate.ts'
import { describeGate, describePlayed } from './eval-gate/report-gate.ts'

let folder: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'spiel-eval-gate-'))
  const shirt = { externalId: 'ada', title: 'Ada Shirt', status: 'active', url: 'https://shop.example/ada' }
  const variants = [{ externalId: 'ada-1', title: 'Default', price: 20, inventory: 3 }]
  const store = { name: 'Ada', currency: 'USD', language: 'en', origin: 'https://shop.example' }
  writeFileSync(join(folder, 'catalog.jsonl'), `${JSON.stringify({ ...shirt, variants })}\n`)
  writeFileSync(join(folder, 'stores.json'), JSON.stringify({ ada: { store, catalog: 'catalog.jsonl' } }))
})
after(() => rmSync(folder, { recursive: true, force: true }))

const look = { name: 'get_product', arguments: { product_id: 'ada' } }
const answer = (id: string, say: string, lie: string | null = null, tools: object[] = [look]) => ({
  ...{ id, store: 'ada', language: 'en', shopper: 'What does the Ada Shirt cost?', tools, say, lie },
  ...{ truth: lie === null ? 'true' : 'lie', kind: 'money', note: '' },
})

/** Runs `spiel eval gate` on these answers. */
async function gate(answers: object[], ...options: string[]) {
  const file = join(folder, 'answers.jsonl')
  writeFileSync(file, answers.map((one) => `${JSON.stringify(one)}\n`).join(''))
  return runHere(['eval', 'gate', file, ...options], {})
}

test('answers are played as turns of a model, and counted by what the shopper was shown', async () => {
  const answers = [
    answer('right', 'The Ada Shirt is $20.00.'),
    answer('blocked', 'The Ada Shirt is $21.00.'),
    answer('held', 'The Ada Shirt is $3.00.', '$3.00'),
    answer('let-through', 'The Ada Shirt is $20.00.', 'Ada Shirt is $20.00'),
  ]
  const told = await gate(answers, '--wrong', '--json', '--most-blocked', '50', '--most-shown', '49')
  assert.equal(told.code, 1, told.stderr)
  const { reports, wrong } = JSON.parse(told.stdout)
  assert.deepEqual(reports[0].truths.total.all, { wrong: 1, of: 2 })
  assert.deepEqual(reports[0].lies.kinds, [
    { kind: 'money', byLanguage: { en: { wrong: 1, of: 2 } }, all: { wrong: 1, of: 2 } },
  ])
  assert.deepEqual(
    wrong.map((one: PlayedCase) => one.gateCase.id),
    ['blocked', 'let-through'],
  )
  const totals = describeGate(reports[0], false).join('\n')
  assert.match(totals, /all +1\/2 +1\/2 +50\.0 %/)
  assert.doesNotMatch(totals, /21\.00|money/)
  assert.match(describeGate(reports[0], true).join('\n'), /money +1\/2/)
  assert.deepEqual(describePlayed(wrong[0]).slice(1, 4), [
    'blocked: blocked (ada)',
    '  > What does the Ada Shirt cost?',
    '  said  The Ada Shirt is $21.00.',
  ])
})

test('a call that does not run, a store that is not there and a broken line are faults of the file', async () => {
  const broken = await gate([answer('x', 'Hello.', null, [{ name: 'get_product', arguments: { product_id: 7 } }])])
  assert.equal(broken.code, 2)
  assert.match(broken.stderr, /x: call 1, get_product, did not run/)
  assert.match((await gate([{ ...answer('x', 'Hello.'), store: 'bea' }])).stderr, /has no store bea/)
  assert.match((await gate([{ say: 'Hello.' }])).stderr, /answers\.jsonl:1 is no judged answer/)
  assert.match((await gate([answer('x', 'Hello.')], '--only', 'y')).stderr, /has no answer with y/)
  assert.match((await gate([answer('x', 'Hello.')], '--most-shown', 'all')).stderr, /from 0 to 100/)
})
