import assert from 'node:assert/strict'
import test from 'node:test'
import type { TranscriptMessage } from '../conversations/conversations.schema.ts'
import { transcriptMail } from './transcript-mail.ts'

/** What of a shopper's words the mail holds. */
function mailed(text: string): string {
  const message = { role: 'shopper', author: null, text, createdAt: '2026-01-02T03:04:05.000Z', payload: null }
  const { text: mail } = transcriptMail([message as unknown as TranscriptMessage], {
    language: 'en',
    storeName: 'Shop',
  })
  return mail.split('UTC):\n')[1] as string
}

test("a shopper's links and addresses are left out, the words around them stay", () => {
  const left = '[link left out]'
  assert.equal(mailed('look at https://evil.example/a now'), `look at ${left} now`)
  assert.equal(mailed('evil.example, evil。example or (www.evil.example)'), `${left}, ${left} or (${left})`)
  assert.equal(mailed('mail me: v@evil.example'), `mail me: ${left}`)
  assert.equal(mailed('It costs 12.50. Really? e.g. this...'), 'It costs 12.50. Really? e.g. this...')
})

test('a message as long as may be takes no more than its length', () => {
  const before = process.threadCpuUsage()
  mailed('\uFDF4'.repeat(2_000))
  mailed('a'.repeat(36_000))
  const { user, system } = process.threadCpuUsage(before)
  // About 5 s when each letter was a place to begin at.
  assert.ok(user + system < 500_000, `${user + system} µs of processor time`)
})
