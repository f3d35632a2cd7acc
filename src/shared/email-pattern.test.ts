import assert from 'node:assert/strict'
import test from 'node:test'
import { disguisedEmailPattern, emailPattern } from './email-pattern.ts'

const addressesIn = (text: string, pattern = emailPattern) => text.match(pattern) ?? []

test('addresses in a text are found whole', () => {
  assert.deepEqual(addressesIn('write to jan.novak+shop@mail.shop.example, or <eva_1@x.example>'), [
    'jan.novak+shop@mail.shop.example',
    'eva_1@x.example',
  ])
  assert.deepEqual(addressesIn('josé@correo.example;müller@büro.example'), [
    'josé@correo.example',
    'müller@büro.example',
  ])
  assert.deepEqual(addressesIn('@shop jan@ jan@shop a @ b.example'), [])
})

test('a disguised address is found too', () => {
  for (const said of [
    'jan(at)shop.example',
    'jan [at] shop dot example',
    'jan arroba shop punto example',
    'jan @ shop.example',
  ]) {
    assert.deepEqual(addressesIn(`mail ${said}`, disguisedEmailPattern).length, 1, said)
  }
  assert.deepEqual(addressesIn('look at this, not at that', disguisedEmailPattern), [])
})
