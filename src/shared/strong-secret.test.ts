import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { strongSecret } from './strong-secret.ts'

const isTaken = (secret: string) => strongSecret.safeParse(secret).success

test('what people type in place of a secret is refused', () => {
  for (const weak of [
    ...['x'.repeat(32), 'x'.repeat(5_000), 'ab'.repeat(16), `${'a'.repeat(16)}${'b'.repeat(16)}`, 'z9Q#'.repeat(10)],
    ...['abcdefghijklmnopqrstuvwxyz012345', 'zyxwvutsrqponmlkjihgfedcba987654', '12345678901234567890123456789012'],
    ...['0123456789abcdef0123456789abcdef', 'FEDCBA9876543210FEDCBA9876543210', '02468ace02468ace02468ace02468ace'],
    ...['changeme'.repeat(4), 'deadbeef'.repeat(4), 'hunter2'.repeat(5), 'SPIEL_SECRET_SPIEL_SECRET_SPIEL_SECRET'],
    ...[
      'qwertyuiopasdfghjklzxcvbnm123456',
      'passwordpasswordpasswordpassword1',
      '00000000-0000-0000-0000-000000000000',
    ],
    ...['Kx7!'.repeat(8), ' '.repeat(40), 'a1b2'.repeat(9), 'äöü'.repeat(11)],
  ]) {
    assert.equal(isTaken(weak), false, weak.slice(0, 50))
  }
})

test('random secrets of every usual form are taken, 2,000 of each', () => {
  for (let at = 0; at < 2_000; at++) {
    const bytes = createHash('sha256').update(`seed ${at}`).digest()
    const digits = BigInt(`0x${bytes.toString('hex')}`)
      .toString()
      .slice(0, 32)
    const hex = bytes.toString('hex').slice(0, 32)
    const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    for (const strong of [hex, uuid, digits, bytes.toString('base64'), bytes.toString('base64url').slice(0, 32)]) {
      assert.ok(isTaken(strong), strong)
    }
  }
  assert.ok(isTaken('violet harbour minus seventeen otters humming'), 'a sentence of one’s own')
})

test('31 characters are too few, however random', () => {
  assert.equal(isTaken('q0nT4vZc8WmR1sYdKxP7uHfLb3jGaEo'), false)
})
