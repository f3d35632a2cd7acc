import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortQuote } from './short-quote.ts'

const clock =
  'Analogue Alarm Clock with Non Ticking and Snooze for elderlyBig Numbers Big numbers on dial is easy to read even across the roomQuiet ' +
  'with Non TickingSecond hand sweeps smoothly without ticking to give you a quiet sleepNightlight Big nightlight button on top is very ' +
  'easy to be pressed to illuminate the dialPower Requires two carbon zinc AA batteries, not includedPackage 1 clock 1 instruction manual'

test('a page without full stops is cut to what the question is about', () => {
  const quote = shortQuote(clock, 'does it run on batteries?')
  assert.ok(quote.includes('Requires two carbon zinc AA batteries, not included'))
  assert.ok(quote.length < 240, quote)
  assert.match(quote, /^… /)
  assert.ok(clock.includes(quote.replaceAll(/^… | …$/g, '')))
})

test('a short quote, and one without a word of the question, stay whole', () => {
  assert.equal(shortQuote('Machine wash, tumble dry low.', 'can it go in the dryer?'), 'Machine wash, tumble dry low.')
  assert.equal(shortQuote(clock, 'how heavy?'), clock)
})
