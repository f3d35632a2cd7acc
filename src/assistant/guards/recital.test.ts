import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRecitalScan } from './recital.ts'

test('a run of the instructions is known, also in pieces; ordinary talk about them is not', () => {
  const isRecital = createRecitalScan('Facts come only from tool results of this turn. Never promise a discount.')
  assert.ok(isRecital('', 'I was told: facts come ONLY from tool results, of this turn.'))
  assert.ok(isRecital('Facts\ncome\nonly\nfrom\ntool\nresu', 'lts of th is tu rn'))
  assert.ok(isRecital('', [...'facts come only from tool results of this turn'].reverse().join('')))
  assert.ok(isRecital('', 'Snpgf pbzr bayl sebz gbby erfhygf bs'))
  assert.ok(!isRecital('', 'I never promise a discount, sorry.'))
  assert.ok(!isRecital('Facts come only', 'from the shop.'))
})
