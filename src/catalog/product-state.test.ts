import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { contentHash } from '../shared/hash.ts'
import { mergeProduct } from './product-state.ts'

test('the hash of searchable text is of the options in the order that sort() gives them', async () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.constantFrom('a', 'a,b', 'a b', 'b,c', 'a,', ',', ''),
  )
  const options = fc.array(fc.tuple(word, word), { maxLength: 8 }).map((pairs) => Object.fromEntries(pairs))
  await fc.assert(
    fc.asyncProperty(fc.array(options, { maxLength: 3 }), async (given) => {
      const { search_hash } = await mergeProduct(
        undefined,
        { externalId: 'A', title: 'T', variants: given.map((options, at) => ({ externalId: `V${at}`, options })) },
        new Date(0),
      )
      const variants = given.map((options) => [null, null, Object.entries(options).sort()])
      assert.deepEqual(search_hash, contentHash(['T', null, null, null, [], variants]))
    }),
  )
})
