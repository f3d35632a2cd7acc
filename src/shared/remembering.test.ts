import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remembering } from './remembering.ts'

function counted(most?: number) {
  let calls = 0
  const remembered = remembering((text: string) => {
    calls++
    return text.length
  }, most)
  return { remembered, calls: () => calls }
}

test('a text is worked out once', () => {
  const { remembered, calls } = counted()
  assert.deepEqual([remembered('red'), remembered('red'), remembered('blue')], [3, 3, 4])
  assert.equal(calls(), 2)
})

test('it begins anew after so many texts, or so many letters of them', () => {
  const few = counted(2)
  for (const text of ['a', 'b', 'c', 'a']) few.remembered(text)
  assert.equal(few.calls(), 4)
  const long = counted()
  const texts = Array.from({ length: 120 }, (_, at) => `${at}`.padEnd(4_000, 'x'))
  for (const text of texts) long.remembered(text)
  long.remembered(texts.at(-1) as string)
  assert.equal(long.calls(), 120)
  long.remembered(texts[0] as string)
  assert.equal(long.calls(), 121)
})
