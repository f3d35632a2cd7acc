import assert from 'node:assert/strict'
import test from 'node:test'
import { disguisedEmailPattern, spellOutEmails } from './disguised-email.ts'

test('a disguised address is found too', () => {
  for (const said of [
    'jan(at)shop.example',
    'jan [at] shop dot example',
    'jan arroba shop punto example',
    'jan @ shop.example',
  ]) {
    assert.equal(`mail ${said}`.match(disguisedEmailPattern)?.length, 1, said)
  }
  assert.equal('look at this, not at that'.match(disguisedEmailPattern), null)
})

test('an address that was spelt out is written as it is meant', () => {
  const said = {
    'omar.khan @ example . com': 'omar.khan@example.com',
    'ana arroba tienda punto es': 'ana@tienda.es',
    'jan (at) shop dot example': 'jan@shop.example',
    'meet me at home': 'meet me at home',
  }
  for (const [text, meant] of Object.entries(said)) assert.equal(spellOutEmails(text), meant)
})
