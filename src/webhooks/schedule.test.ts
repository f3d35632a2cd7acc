import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PAUSES_MS, pauseAfter, readRetryAfter } from './schedule.ts'

test('ten attempts in some 75 hours, each pause within a fifth of its own', () => {
  assert.equal(PAUSES_MS.length, 10)
  const hours = PAUSES_MS.reduce((sum, pause) => sum + pause, 0) / 3_600_000
  assert.ok(hours > 75 && hours < 76.5, String(hours))
  for (let made = 1; made < 10; made++) {
    const usual = PAUSES_MS[made] as number
    assert.equal(pauseAfter(made, 0), Math.round(usual * 0.8))
    assert.equal(pauseAfter(made, 0.5), usual)
    assert.ok((pauseAfter(made, 0.999_999) as number) <= usual * 1.2)
  }
  assert.equal(pauseAfter(10, 0.5), undefined)
})

test('Retry-After lengthens a pause within bounds, and never shortens one', () => {
  assert.equal(pauseAfter(1, 0.5, 60_000), 60_000)
  assert.equal(pauseAfter(1, 0.5, 1), 5_000)
  assert.equal(pauseAfter(1, 0.5, 999_999_999), 3_600_000)
  assert.equal(pauseAfter(4, 0.5, 999_999_999), 4 * 3_600_000)
  assert.equal(pauseAfter(10, 0.5, 60_000), undefined)
})

test('Retry-After is seconds or a date', () => {
  const now = Date.parse('2026-11-22T10:00:00Z')
  assert.equal(readRetryAfter('120', now), 120_000)
  assert.equal(readRetryAfter('Sun, 22 Nov 2026 10:01:00 GMT', now), 60_000)
  for (const senseless of [undefined, '', '-1', 'soon', '0', 'Sun, 22 Nov 2026 09:00:00 GMT', '9'.repeat(40)]) {
    assert.equal(readRetryAfter(senseless, now), undefined, String(senseless))
  }
})
