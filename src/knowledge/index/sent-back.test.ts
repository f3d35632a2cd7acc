import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PassageIndex } from './passage-index.ts'

/** What is quoted for a question of goods with such labels, of pages that are passages under a heading each. */
function quoted(pages: Record<string, string>, question: string, labels: readonly string[]): string {
  const index = new PassageIndex()
  const chunks = Object.entries(pages).map(([heading, text], position) => ({ position, heading, text }))
  index.put({ id: 'p', title: 'Help', url: null, language: 'en', asOf: '', chunks })
  const [best] = index.find(question, { language: 'en', limit: 1, of: { labels, language: 'en' } })
  return best?.bestSentences.join(' ') ?? ''
}

const question = 'can i send it back if i do not like it?'

test('the rule for such goods goes before the one for all, in its passage and in another', () => {
  const inOne = {
    Returns:
      'If you do not like it, you can send it back to us within 30 days of delivery, unused. Cameras can be returned within 14 days.',
  }
  assert.match(quoted(inOne, question, ['pix 3', 'cameras']), /^Cameras/)
  assert.match(quoted(inOne, question, ['oslo', 'frames']), /^If you do not like it/)
  const inAnother = {
    Returns: 'If you do not like it, you can send it back to us within 30 days of delivery, unused.',
    Electronics: 'Cameras can be returned within 14 days.',
  }
  assert.match(quoted(inAnother, question, ['pix 3', 'cameras']), /^Cameras/)
})

test('goods that most of the pages name have a rule of their own all the same', () => {
  const all = 'If you do not like it, you can send it back to us within 30 days of delivery, unused.'
  const own = 'Cameras can be returned within 14 days.'
  const others = {
    Repairs: 'We mend cameras of all makers.',
    Courses: 'Bring your camera to our evenings.',
    Warranty: 'Cameras have 3 years.',
  }
  assert.match(quoted({ Returns: `${all} ${own}`, ...others }, question, ['pix 3', 'cameras']), /Cameras can/)
  assert.match(quoted({ Returns: all, Electronics: own, ...others }, question, ['pix 3', 'cameras']), /Cameras can/)
})

test('what goes on behind that rule is told with it, what is left out of other goods is not', () => {
  const page = {
    Returns:
      'You can return unused items within 30 days. Cameras can be returned within 14 days. If more than 50 shots were taken, we keep 15 % of the price. ' +
      'We do not take back: earphones, opened films and gift cards.',
  }
  const ofCameras = quoted(page, question, ['pix 3', 'cameras'])
  assert.match(ofCameras, /14 days\. If more than 50 shots/)
  const ofFrames = quoted(page, question, ['oslo', 'frames'])
  assert.match(ofFrames, /30 days/)
  assert.doesNotMatch(ofFrames, /earphones|Cameras/)
})

test('an e-bike is no bike', () => {
  const page = { Returns: 'You can return unused items within 30 days. E-bikes can be returned within 14 days.' }
  assert.match(quoted(page, question, ['halden', 'e-bikes']), /^E-bikes/)
  assert.match(quoted(page, question, ['corrie', 'bikes']), /30 days/)
})
