import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parseSuite, SuiteError } from './parse-suite.ts'

const faultsOf = (text: string): string[] => {
  try {
    parseSuite(text, 'suite.yml')
    return []
  } catch (error) {
    assert.ok(error instanceof SuiteError)
    return error.message.split('\n')
  }
}

test('a suite is read with its defaults', () => {
  const suite = parseSuite(
    'catalog: c.jsonl\nconversations:\n  - name: one\n    turns:\n      - user: hi\n',
    'suite.yml',
  )
  assert.equal(suite.conversations[0]?.repeat, 1)
  assert.deepEqual(suite.conversations[0]?.turns[0]?.expect, {})
  assert.equal(suite.store.currency, 'USD')
})

test('a tool may be named alone', () => {
  const text =
    'conversations:\n  - name: a\n    turns:\n      - {user: hi, expect: {tools: [search_products, {name: x, args: {a: 1}}]}}\n'
  const { tools } = parseSuite(text, 's').conversations[0]?.turns[0]?.expect ?? {}
  assert.deepEqual(tools, [
    { name: 'search_products', args: undefined, output: undefined },
    { name: 'x', args: { a: 1 } },
  ])
})

test('faults are told with the line they are on, all at once', () => {
  const text = `catalog: c.jsonl
conversations:
  - name: one
    turns:
      - user: hi
        expect:
          text: {matches: "("}
          prodcts: {min: 1}
  - name: two
    repeat: 0
    turns: []
`
  const faults = faultsOf(text)
  assert.ok(
    faults.some((fault) => /^suite\.yml:7: .*matches: must be a regular expression/.test(fault)),
    faults.join('\n'),
  )
  assert.ok(
    faults.some((fault) => /^suite\.yml:8: .*prodcts/.test(fault)),
    faults.join('\n'),
  )
  assert.ok(
    faults.some((fault) => /^suite\.yml:10: .*repeat/.test(fault)),
    faults.join('\n'),
  )
  assert.ok(
    faults.some((fault) => /^suite\.yml:11: .*turns/.test(fault)),
    faults.join('\n'),
  )
})

test('YAML that is none is told with its line', () => {
  assert.match(faultsOf('conversations:\n  - name: a\n   turns: [\n')[0] ?? '', /^suite\.yml:\d+: /)
  assert.match(faultsOf('')[0] ?? '', /^suite\.yml:1: /)
  assert.match(faultsOf('- just\n- a list\n')[0] ?? '', /^suite\.yml:1: /)
})

test('names and labels used twice, and labels that come too late, are faults', () => {
  const text = `conversations:
  - name: a
    turns:
      - {user: hi, expect: {text: {same_as: later}}}
  - name: a
    turns:
      - {user: hi, label: later}
      - {user: hi, label: later}
`
  assert.deepEqual(faultsOf(text), [
    'suite.yml:4: same_as: no turn before this one has the label "later"',
    'suite.yml:5: the name "a" is used twice',
    'suite.yml:8: the label "later" is used twice',
  ])
})

test('a text that YAML cuts at # is a fault, a quoted one is not', () => {
  const suite = (user: string) => `conversations:\n  - name: a\n    turns:\n      - user: ${user}\n`
  assert.match(faultsOf(suite('where is order #12'))[0] ?? '', /^suite\.yml:4: user: "#12" is a comment/)
  assert.deepEqual(faultsOf(suite("'where is order #12'")), [])
})

const STARTER = new URL('../../../evals/starter/', import.meta.url)
const PHRASES = new URL('../../assistant/engine/phrases/', import.meta.url)

test('the starter suite can be read, is large, and expects no text that the code holds', () => {
  const files = ['working/', 'held-back/'].flatMap((half) =>
    readdirSync(new URL(half, STARTER)).map((name) => new URL(half + name, STARTER)),
  )
  const suites = files.map((file) => parseSuite(readFileSync(file, 'utf8'), file.pathname))
  const conversations = suites.flatMap((suite) => suite.conversations)
  assert.ok(conversations.length >= 150, `${conversations.length}`)
  const names = new Set(conversations.map(({ name }) => name))
  assert.equal(names.size, conversations.length, 'the halves share a name')
  const code = readdirSync(PHRASES).map((name) => readFileSync(new URL(name, PHRASES), 'utf8').toLowerCase())
  const expected = conversations.flatMap(({ turns }) =>
    turns.flatMap(({ expect }) => expect.text?.matches?.split('|') ?? []),
  )
  const sentences = expected.filter((text) => text.split(' ').length >= 3)
  assert.ok(sentences.length > 0)
  for (const text of sentences) assert.ok(!code.some((phrases) => phrases.includes(text.toLowerCase())), text)
})
