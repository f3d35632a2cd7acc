import assert from 'node:assert/strict'
import { test } from 'node:test'
import { troubleOfRefund } from './troubles.ts'

test('money is wanted back for a trouble only where it is likely that it is wanted back', () => {
  const kept = ['habe vor 3 tagen tulpenzwiebeln bekommen', 'kann ich die noch zurückgeben wenn die tüte noch zu ist?']
  assert.equal(troubleOfRefund([kept.join(', '), ...kept], 'de'), null)
  const broken = ['the jug arrived smashed', 'can i have my money back?']
  assert.equal(troubleOfRefund([broken.join('. '), ...broken], 'en'), 'damaged')
})
