import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { replaceMarkdownLinks } from './markdown-links.ts'

const shown = (text: string) => replaceMarkdownLinks(text, '[', (label, address) => `{${label}|${address}}`)

test('a link gives its label and its address', () => {
  assert.equal(
    shown('see [our page](https://shop.example/a "Title") and [b] (<x>)'),
    'see {our page|https://shop.example/a} and {b|x}',
  )
  assert.equal(shown('[not a link] (because it never ends'), '[not a link] (because it never ends')
  assert.equal(shown('a [b [c](d)'), 'a {b [c|d}')
  assert.equal(
    replaceMarkdownLinks('![x](y) [a](b)', '![', () => ''),
    ' [a](b)',
  )
})

test('it reads what the patterns read that it stands for', () => {
  const pieces = fc.array(fc.constantFrom('[', ']', '(', ')', '!', 'a', ' ', '<', '>', '\n'), { maxLength: 16 })
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('')
      const link = /\[([^\]]*)\]\s*\(\s*<?([^)>\s]*)>?[^)]*\)/g
      assert.equal(shown(text), text.replace(link, '{$1|$2}'))
      assert.equal(
        replaceMarkdownLinks(text, '![', () => '#'),
        text.replace(/!\[([^\]]*)\]\s*\([^)]*\)/g, '#'),
      )
    }),
    { numRuns: 2_000 },
  )
})
