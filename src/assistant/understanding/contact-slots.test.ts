import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readContacts } from './contact-slots.ts'

const orderOf = (text: string, isAwaited: boolean) => readContacts(text, 'en', isAwaited).order_number

test('a number that was asked for is the order, also beside an address', () => {
  for (const text of ['7001 mara@mail.example', '7001, my e-mail is mara@mail.example', 'its 7001', '7001!']) {
    assert.equal(orderOf(text, true), '7001', text)
  }
  assert.equal(readContacts('7001 mara@mail.example', 'en', true).email, 'mara@mail.example')
})

test('amounts, counts and sizes are no orders, whatever was asked', () => {
  for (const text of ['under 200 dollars', '$200', '200€', 'size 42', '2 or 3', '19.995']) {
    assert.equal(orderOf(text, true), undefined, text)
  }
  for (const text of ['quote for 1000 shirts, a@b.example', 'i want 500 of them', '432']) {
    assert.equal(orderOf(text, false), undefined, text)
  }
})

test('without a question a number is an order when nothing but an address stands beside it', () => {
  assert.equal(orderOf('10432', false), '10432')
  assert.equal(orderOf('7001 mara@mail.example', false), '7001')
})
