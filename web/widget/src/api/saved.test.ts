import assert from 'node:assert/strict'
import { test } from 'node:test'
import { savedStore } from './saved.ts'

/** localStorage as a map. */
function storage() {
  const kept = new Map<string, string>()
  const area = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
  return { kept, area }
}

test('nothing is kept before first use, and everything since', () => {
  const { kept, area } = storage()
  const saved = savedStore('n', () => area)
  saved.write({ unread: 1 })
  assert.equal(kept.size, 0)
  assert.equal(saved.read().unread, 1)
  saved.write({ token: 't' }, true)
  saved.write({ conversationId: 'c' })
  assert.deepEqual(JSON.parse(kept.get('n') ?? ''), { unread: 1, token: 't', conversationId: 'c' })
})

test('another tab or page reads and changes the same', () => {
  const { area } = storage()
  const [one, other] = [savedStore('n', () => area), savedStore('n', () => area)]
  one.write({ token: 't' }, true)
  other.write({ conversationId: 'c' })
  assert.deepEqual(one.read(), { token: 't', conversationId: 'c' })
})

test('a browser that keeps nothing, or kept something broken, is no fault', () => {
  const saved = savedStore('n', () => {
    throw new DOMException('blocked', 'SecurityError')
  })
  saved.write({ token: 't' }, true)
  assert.equal(saved.read().token, 't')
  const { kept, area } = storage()
  kept.set('n', '{broken')
  assert.deepEqual(savedStore('n', () => area).read(), {})
})
