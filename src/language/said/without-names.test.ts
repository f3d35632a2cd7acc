import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Deed, deeds } from './said-lines.ts'
import type { SaidPart } from './said-reader.ts'
import { withoutNames } from './without-names.ts'

const part = (deed: Deed, confidence: number, [start, end] = [0, 20]): SaidPart => ({
  ...{ text: '', start, end, deed, confidence, words: [] },
  shares: deeds.map((one) => (one === deed ? confidence : 0)),
})

test('a part that is a wish only by the names that a shop knows is what it is without them', () => {
  const read = (named: SaidPart, bare: SaidPart) => withoutNames([named], [bare])[0]?.deed
  assert.equal(read(part('find', 0.8), part('status', 0.5)), 'status')
  assert.equal(read(part('find', 0.4), part('shipping', 0.7)), 'shipping')
  // Told, and not asked; hardly asked; asked to have it; another part.
  assert.equal(read(part('find', 0.8), part('tell', 0.9)), 'find')
  assert.equal(read(part('find', 0.8), part('status', 0.3)), 'find')
  assert.equal(read(part('find', 0.8), part('shop', 0.5)), 'find')
  assert.equal(read(part('find', 0.8), part('status', 0.9, [20, 40])), 'find')
  assert.equal(read(part('refine', 0.8), part('status', 0.9)), 'refine')
})
