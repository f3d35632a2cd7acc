import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { httpUrl, readRichText, readRuns } from './rich-text.ts'

test('lines, lists and bold', () => {
  assert.deepEqual(readRichText('Two **fit**:\n- one\n- two\n\n1. first\n2) second'), [
    { kind: 'p', entries: [[{ text: 'Two ' }, { text: 'fit', isBold: true }, { text: ':' }]] },
    { kind: 'ul', entries: [[{ text: 'one' }], [{ text: 'two' }]] },
    { kind: 'ol', entries: [[{ text: 'first' }], [{ text: 'second' }]] },
  ])
})

test('an address is a link up to the end of the sentence', () => {
  const link = (line: string) => readRuns(line).find(({ href }) => href)?.href
  assert.equal(link('See https://shop.example/a?b=1, please.'), 'https://shop.example/a?b=1')
  assert.equal(link('(see https://shop.example/a).'), 'https://shop.example/a')
  assert.equal(link('https://shop.example/a_(b)'), 'https://shop.example/a_(b)')
  assert.equal(link('javascript:alert(1) data:text/html,x //shop.example'), undefined)
})

test('tags, images and half of a bold are words', () => {
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '![a](javascript:1)',
    '**half',
    '* * *x',
    '<a href="https://x">',
  ]) {
    const runs = readRuns(text)
    assert.equal(runs.map((run) => run.text).join(''), text)
  }
})

test('no word is lost or doubled, whatever the text', () => {
  const parts = fc.constantFrom('**', '*', 'https://a.b/c', '(', ')', '.', ' ', 'word', '1. ', '- ', '<b>', 'é')
  fc.assert(
    fc.property(fc.array(parts), (all) => {
      const line = all.join('')
      const read = readRuns(line).map(({ text, isBold }) => (isBold ? `**${text}**` : text))
      assert.equal(read.join(''), line)
    }),
  )
})

test('only http and https may be opened', () => {
  assert.equal(httpUrl('https://shop.example/a b'), 'https://shop.example/a%20b')
  for (const url of ['javascript:alert(1)', 'JaVaScRiPt:1', 'data:text/html,x', '/relative', '', null, undefined]) {
    assert.equal(httpUrl(url), undefined, String(url))
  }
})
