import assert from 'node:assert/strict'
import test from 'node:test'
import { emailPattern } from './email-pattern.ts'

const addressesIn = (text: string) => text.match(emailPattern) ?? []

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
