import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentHash, embedText } from './embed-text.ts'

const product = {
  title: '  Trail  Shoe ',
  vendor: 'Acme',
  category: 'Shoes',
  tags: ['running', 'outdoor'],
  description: '<p>Light &amp; <b>dry</b>.</p><script>alert(1)</script><ul><li>Grip</li></ul>',
  variants: [
    { options: { size: '42', color: 'red' } },
    { options: { size: '41', color: 'red' } },
    { options: { Title: 'Default Title' } },
  ] as { options: Record<string, string> }[],
}

test('what a shopper reads of a product is embedded, line by line', () => {
  assert.equal(
    embedText(product),
    'Trail Shoe\nAcme | Shoes\nrunning, outdoor\ncolor: red; size: 41, 42\nLight & dry. Grip',
  )
  const bare = { title: 'Shoe', vendor: null, category: null, tags: [], description: null, variants: [] }
  assert.equal(embedText(bare), 'Shoe')
})

test('the order of variants changes nothing, so no new vector is needed', () => {
  assert.equal(embedText({ ...product, variants: product.variants.toReversed() }), embedText(product))
})

test('everything has a limit', () => {
  const text = embedText({
    ...product,
    title: `${'x'.repeat(299)}😀`,
    tags: Array.from({ length: 500 }, (_, at) => `tag${at}`),
    description: 'word '.repeat(10_000),
    variants: Array.from({ length: 300 }, (_, at) => ({ options: { size: String(at) } })),
  })
  assert.ok(text.length < 2500, `${text.length}`)
  assert.ok(text.isWellFormed())
  assert.equal(text.split('\n')[0], 'x'.repeat(299))
  assert.ok((text.split('\n').at(-1)?.length ?? 0) > 1490)
})

test('the hash is of text and embedder', () => {
  const hash = contentHash('text', 'hash-256')
  assert.equal(hash.length, 32)
  assert.deepEqual(contentHash('text', 'hash-256'), hash)
  assert.notDeepEqual(contentHash('text', 'openai:tiny'), hash)
  assert.notDeepEqual(contentHash('text.', 'hash-256'), hash)
})
