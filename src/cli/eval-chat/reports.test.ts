import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SaxesParser } from 'saxes'
import { htmlReport } from './report-html.ts'
import { junitReport } from './report-junit.ts'
import { describeResults } from './report-table.ts'
import type { ConversationResult, SuiteResult, TurnResult } from './run-suite.ts'
import { totalsOf } from './totals.ts'

const HOSTILE = '<script>alert("1")</script> & \u0000\u001b[31m ]]> \ud800 ﷽'

const turn = (failures: TurnResult['failures']): TurnResult => ({
  ...{
    user: HOSTILE,
    text: HOSTILE,
    tookMs: 12,
    cpuMs: 6,
    firstEventMs: 5,
    isClarifying: failures.length > 0,
    tools: [],
  },
  ...{ understood: null, cards: [HOSTILE], buttons: [], order: null, failures },
})

const conversation = (name: string, more: Partial<ConversationResult> = {}): ConversationResult => ({
  ...{
    name,
    category: 'search',
    language: 'en',
    attempt: 1,
    outcome: 'passed',
    reason: null,
    turns: [turn([])],
    notRun: [],
  },
  ...more,
})

const results: SuiteResult[] = [
  {
    suite: HOSTILE,
    file: 'suite.yml',
    conversations: [
      conversation('good'),
      conversation(HOSTILE, {
        outcome: 'failed',
        turns: [turn([{ kind: 'text', message: HOSTILE }])],
        notRun: ['polite'],
      }),
      conversation('elsewhere', { outcome: 'skipped', reason: HOSTILE, turns: [] }),
      conversation('again'),
      conversation('again', { attempt: 2, outcome: 'failed', reason: 'broke' }),
    ],
  },
]

test('the JUnit report is well-formed, whatever was said', () => {
  const seen: Record<string, number> = {}
  const parser = new SaxesParser()
  parser.on('error', (error) => assert.fail(error))
  parser.on('opentag', ({ name }) => {
    seen[name] = (seen[name] ?? 0) + 1
  })
  const report = junitReport(results)
  parser.write(report).close()
  assert.deepEqual(seen, { testsuites: 1, testsuite: 1, testcase: 5, failure: 2, skipped: 1 })
  assert.match(report, /tests="5" failures="2" skipped="1"/)
})

test('the page runs nothing of what was said', () => {
  const page = htmlReport(results, totalsOf(results))
  assert.ok(!page.includes('<script'))
  assert.equal(page.match(/<details /g)?.length, 5)
})

test('totals count a conversation as passed when all its tries did', () => {
  const totals = totalsOf(results)
  assert.deepEqual([totals.conversations, totals.skipped, totals.turns], [3, 1, 4])
  assert.deepEqual([totals.passed.count, totals.passed.of], [1, 3])
  assert.deepEqual(totals.passHat, { '1': (1 + 0 + 0.5) / 3, '2': 0 })
  assert.equal(totals.clarifyingRate, 0.25)
  assert.deepEqual(totals.failures, { text: 1 })
})

test('the table tells what failed and what was not run', () => {
  const lines = describeResults(results, totalsOf(results)).join('\n')
  assert.match(lines, /1 of 3 = 33\.3 %/)
  assert.match(lines, /1 criteria were not run/)
  assert.match(lines, /failed: again: broke/)
})
