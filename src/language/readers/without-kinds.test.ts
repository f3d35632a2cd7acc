import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutKinds } from './without-kinds.ts'

test('what stands beside a colour or a material stays as it was typed', () => {
  assert.equal(withoutKinds('black t-shirts', ['color']), 't-shirts')
  assert.equal(withoutKinds("men's e-bike in red, 6,5 kg", ['color']), "men's e-bike in , 6,5 kg")
  assert.equal(withoutKinds('leather boots in black', ['material']), 'boots in black')
  assert.equal(withoutKinds('t-shirts', ['color', 'material']), 't-shirts')
})
