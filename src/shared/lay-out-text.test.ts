import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeEntities, layOut } from './lay-out-text.ts'

const told = (description: string) =>
  layOut(description).map(
    ({ kind, runs }) => `${kind}: ${runs.map(({ text, isBold }) => (isBold ? `*${text}*` : text)).join('')}`,
  )

test('entities in titles become the signs they stand for, and nothing else changes', () => {
  assert.equal(decodeEntities('Nike&trade; Air &ndash; 10 &amp; up &#8211; it&#x27;s'), "Nike™ Air – 10 & up – it's")
  for (const text of ['AT&T', 'R&D; fast', '&nosuchthing;', 'a & b', '&#99999999;', '<b>&']) {
    assert.equal(decodeEntities(text).includes('undefined'), false)
  }
  assert.equal(decodeEntities('AT&T <b>'), 'AT&T <b>')
})

test('HTML is laid out as paragraphs, lists and headings; scripts are left out', () => {
  assert.deepEqual(
    told(
      '<h2>About</h2><p>Soft &amp; warm.</p><ul><li><b>Care:</b> cold</li><li>Wool</li></ul><script>alert(1)</script>',
    ),
    ['h: About', 'p: Soft & warm.', 'li: *Care:* cold', 'li: Wool'],
  )
  assert.deepEqual(told('One<br>Two<br/>Three'), ['p: One', 'p: Two', 'p: Three'])
})

test('one run of bullets becomes a list, lines become paragraphs', () => {
  assert.deepEqual(told('A good tent. • Two rooms • 4,000 mm • 7.8 kg'), [
    'p: A good tent.',
    'li: Two rooms',
    'li: 4,000 mm',
    'li: 7.8 kg',
  ])
  assert.deepEqual(told('• One •Two'), ['li: One', 'li: Two'])
  assert.deepEqual(told('Intro\n- one\n- two\n\nEnd'), ['p: Intro', 'li: one', 'li: two', 'p: End'])
  assert.deepEqual(told('well-known - and good'), ['p: well-known - and good'])
})

test('what is no text, and what is endless, is bounded', () => {
  assert.deepEqual(told(''), [])
  assert.deepEqual(told('   \n\n '), [])
  assert.deepEqual(told('<><><<p'), ['p: <><><<p'])
  assert.ok(layOut('•x'.repeat(50_000)).length <= 60)
  assert.ok(layOut('<div>'.repeat(20_000)).length <= 60)
})
