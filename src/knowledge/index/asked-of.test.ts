import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PassageIndex } from './passage-index.ts'

/** The sentences that are quoted first, for a question that is asked of a product with such labels. */
function quoted(texts: readonly string[], question: string, labels: readonly string[]): string {
  const index = new PassageIndex()
  const chunks = texts.map((text, position) => ({ position, heading: '', text }))
  index.put({ id: 'p', title: 'Help', url: null, language: 'en', asOf: '', chunks })
  const of = labels.length > 0 ? { labels, language: 'en' } : undefined
  const [best] = index.find(question, { language: 'en', limit: 1, of })
  return best?.around.join(' ') ?? ''
}

const returns = [
  'You may send goods back within 60 days, unused. Sleeping bags come back in their sealed bag only. Clearance styles can only be exchanged.',
  'We deliver within 3 days.',
]

test('what is said of such goods is quoted, and what is said of other goods is not', () => {
  const question = 'can i send it back?'
  const ofBags = quoted(returns, question, ['dipper', 'sleeping bags'])
  assert.match(ofBags, /^Sleeping bags/)
  const ofClearance = quoted(returns, question, ['wren', 'clearance styles'])
  assert.match(ofClearance, /Clearance/)
  assert.doesNotMatch(ofClearance, /Sleeping/)
})

const delivery = [
  'Parcels take 2 to 3 days. Oversized items (beds, wardrobes, paddle boards) take 3 weeks by carrier. They cannot go by express.',
  'Oversized items are picked up for $40.',
]

test('a kind of goods is known by what the pages list of it', () => {
  assert.match(quoted(delivery, 'how long does it take?', ['oak', 'wardrobes']), /^Oversized/)
  assert.match(quoted(delivery, 'how long does it take?', ['kettle', 'kitchen']), /^Parcels/)
  assert.match(quoted(delivery, 'can it go by express?', ['kayak', 'paddle boards']), /cannot go/)
})

test('a word by which pages speak of something else names no goods', () => {
  const pages = ['Gift wrapping is $3 and may take a day. Delivery takes 2 days.', 'We open at 9.']
  assert.match(quoted(pages, 'how long does delivery take?', ['gift', 'mug']), /^Delivery/)
})
