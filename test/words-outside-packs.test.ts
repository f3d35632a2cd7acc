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
  'cli/conversation.command.ts',
  'cli/widget-settings.command.ts',
  // Secrets that are none, whatever they mean.
  'shared/strong-secret.ts',
  // The judge of what fits shares no words with what it judges.
  'eval/fit/words/',
  'eval/talks/words/',
]

/** Files whose words still have to move into the packs. Take one out when it has none any more; put none in. */
const stillToDo = `
assistant/guards/amounts.ts
assistant/guards/attributes.ts
assistant/guards/check-comparisons.ts
assistant/guards/check-discount.ts
assistant/guards/check-features.ts
assistant/guards/check-money.ts
assistant/guards/check-names.ts
assistant/guards/check-numbers.ts
assistant/guards/check-order-claims.ts
assistant/guards/check-order-day.ts
assistant/guards/check-policy.ts
assistant/guards/check-stock.ts
assistant/guards/check-words.ts
assistant/guards/claim-borders.ts
assistant/guards/claims.ts
assistant/guards/cut-sentences.ts
assistant/guards/dates.ts
assistant/guards/differences.ts
assistant/guards/everyday-words.ts
assistant/guards/fact-book.ts
assistant/guards/feature-words.ts
assistant/guards/free-shipping.ts
assistant/guards/leak-scan.ts
assistant/guards/lexicon-words.ts
assistant/guards/lexicon.ts
assistant/guards/neutral-sentences.ts
assistant/guards/open-question.ts
assistant/guards/option-sizes.ts
assistant/guards/option-words.ts
assistant/guards/order-numbers.ts
assistant/guards/ordinary-words.ts
assistant/guards/plain-text.ts
assistant/guards/policy-claims.ts
assistant/guards/policy-clauses.ts
assistant/guards/policy-part.ts
assistant/guards/policy-support.ts
assistant/guards/price-claims.ts
assistant/guards/product-numbers.ts
assistant/guards/scene.ts
assistant/guards/sums.ts
assistant/guards/unread-name.ts
assistant/guards/weekdays.ts
`
  .trim()
  .split('\n')

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
  const unlisted = found.filter(({ file }) => !stillToDo.includes(file))
  assert.deepEqual(
    unlisted.map(({ file, words }) => `src/${file}: ${words.slice(0, 10).join(', ')}`),
    [],
    'put these words into src/language/packs/',
  )
  const done = stillToDo.filter((file) => !found.some((one) => one.file === file))
  assert.deepEqual(done, [], 'take these out of the list: they hold no such word any more')
  const words = found.reduce((sum, one) => sum + one.words.length, 0)
  console.log(`words outside the packs: ${words} in ${found.length} of ${files.length} files`)
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
