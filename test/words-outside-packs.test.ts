import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { foreignWords, foreignWordsIn, foreignWordsOf } from './support/foreign-words.ts'

const SOURCE = new URL('../src/', import.meta.url).pathname

/** What is written to people in their language, and names that are no words of a language. */
const notRead = [
  'assistant/engine/phrases/',
  'widget/words.ts',
  'widget/transcript-mail.ts',
  'orders/order-code-mail.ts',
  'leads/back-in-stock-mail.ts',
  'shared/top-level-domains.ts',
  // Short forms that end with a full stop, whatever language a text is in.
  'shared/sentences.ts',
  // What a shop tells of its products and itself.
  'demo/catalog-table.ts',
  'demo/demo-policies.ts',
  'http/demo/demo-words.ts',
  'http/demo/demo-own-words.ts',
  'cli/conversation.command.ts',
  'cli/widget-settings.command.ts',
  // Secrets that are none, whatever they mean.
  'shared/strong-secret.ts',
  // The judge of what fits shares no words with what it judges.
  'eval/fit/words/',
  'eval/talks/words/',
]

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('language/packs/'))
  .filter((file) => !notRead.some((path) => file.startsWith(path)))
  .sort()

test('words of a language stand in its pack and nowhere else', () => {
  assert.ok(foreignWords.size > 1000, `only ${foreignWords.size} words to look for`)
  const found = files.flatMap((file) => {
    const words = foreignWordsIn(`${SOURCE}${file}`)
    return words.length > 0 ? [{ file, words }] : []
  })
  assert.deepEqual(
    found.map(({ file, words }) => `src/${file}: ${words.slice(0, 10).join(', ')}`),
    [],
    'put these words into src/language/packs/',
  )
})

test('words are found in texts, templates, patterns and keys, not in comments and imports', () => {
  const code = [
    "import { schuhe } from './zapatos.ts'",
    '// chaussures',
    "const a = ['Größe', 'size', `para hombre`]",
    "const b = { 'camiseta': /\\bvestido\\b|(?:falda)s?/u }",
  ].join('\n')
  assert.deepEqual(foreignWordsOf(code).sort(), ['camiseta', 'falda', 'grosse', 'hombre', 'para', 'vestido'])
})
