import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchOrders, normalEmail } from './order-match.ts'

const fits = (stored: string | null, given: string): boolean => {
  const email = normalEmail(given)
  return email !== undefined && matchOrders([{ number_key: '7', email: stored }], '7', [email]).length === 1
}

test('an address fits that of the order however it is spelled, and as it was pushed', () => {
  for (const [stored, given] of [
    ['ann@mail.example', ' Ann@Mail.example '],
    ['ann@mail.example', 'ａｎｎ＠ｍａｉｌ．ｅｘａｍｐｌｅ'],
    ['ann@mail.example', 'ann@mail。example'],
    ['jürgen@bücher.example', 'JÜRGEN@xn--bcher-kva.example'],
    ['jürgen@xn--bcher-kva.example', 'jürgen@bücher.example'],
    ['a..b@mail.example', 'A..B@mail.example'],
    ['a,b@mail.example', 'a,b@mail.example'],
  ] as const) {
    assert.equal(fits(stored, given), true, `${stored} ${given}`)
  }
  for (const [stored, given] of [
    ['ann@mail.example', 'ann+1@mail.example'],
    ['ann@mail.example', 'anna@mail.example'],
    ['a.b@gmail.com', 'ab@gmail.com'],
    [null, 'ann@mail.example'],
  ] as const) {
    assert.equal(fits(stored, given), false, `${stored} ${given}`)
  }
})
