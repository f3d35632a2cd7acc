import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Statement } from '../statement.ts'
import { oneAnswer } from './one-answer.ts'

const fact = (id: string) => ({ entity: 'product' as const, id, field: 'title', value: id, asOf: '2026-01-01' })
const about = (id: string, text: string, more: Partial<Statement> = {}): Statement => ({
  ...{ text, facts: [fact(id)], about: { id, named: id } },
  ...more,
})
const texts = (...statements: Statement[]) => oneAnswer(statements).map(({ text }) => text)

test('a product that the sentence before was about is not named again', () => {
  const told = about('kettle', 'Kettle is in stock.')
  const quote = (id: string) => about(id, `The page of ${id} says: “steel”`, { behind: 'Its page says: “steel”' })
  assert.deepEqual(texts(told, quote('kettle')), ['Kettle is in stock.', 'Its page says: “steel”'])
  assert.deepEqual(texts(told, quote('toaster')), ['Kettle is in stock.', 'The page of toaster says: “steel”'])
  assert.deepEqual(texts(quote('kettle')), ['The page of kettle says: “steel”'])
  const page: Statement = { text: '“We deliver on Mondays.”', facts: [{ ...fact('p1'), entity: 'policy' }] }
  assert.equal(texts(told, page, quote('kettle'))[2], 'The page of kettle says: “steel”')
})

test('a price or a stock that was told is not told again, but of another form', () => {
  const both = about('hoodie', 'Hoodie (L) is $69, but sold out.', { tells: ['price', 'stock'] })
  both.about = { id: 'hoodie', named: 'Hoodie (L)' }
  const out = (named: string) =>
    about('hoodie', `${named} is sold out.`, { about: { id: 'hoodie', named }, tells: ['stock'] })
  assert.deepEqual(texts(both, out('Hoodie (L)')), ['Hoodie (L) is $69, but sold out.'])
  assert.deepEqual(texts(both, out('Hoodie')), ['Hoodie (L) is $69, but sold out.'])
  assert.deepEqual(texts(both, out('Hoodie (M)')).length, 2)
  assert.deepEqual(texts(out('Hoodie (L)'), both).length, 2)
})
