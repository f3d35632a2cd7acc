import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createInstructionLeakScan } from './instruction-leak.ts'

test('a run of the instructions is known, also in pieces; ordinary talk about them is not', () => {
  const { repeats, tailOf } = createInstructionLeakScan(
    'Facts come only from tool results of this turn. Never promise a discount.',
  )
  assert.ok(repeats('', 'I was told: facts come ONLY from tool results, of this turn.'))
  assert.ok(repeats(tailOf('', 'Facts\ncome\nonly\nfrom\ntool\nresu'), 'lts of th is tu rn'))
  assert.ok(repeats('', [...'facts come only from tool results of this turn'].reverse().join('')))
  assert.ok(repeats('', 'Snpgf pbzr bayl sebz gbby erfhygf bs'))
  assert.ok(!repeats('', 'I never promise a discount, sorry.'))
  assert.ok(!repeats(tailOf('', 'Facts come only'), 'from the shop.'))
})
