import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OpenStreams } from './open-streams.ts'

const caps = { session: 10, address: 2, store: 100, process: 100 }

test('all addresses of one IPv6 /48 together have four times what one has', () => {
  const streams = new OpenStreams(caps)
  const client = (line: number) => ({ sessionId: `s${line}`, storeId: 1, addressKey: `a${line}`, networkKey: 'n' })
  const releases = Array.from({ length: 8 }, (_, line) => streams.reserve(client(line)))
  assert.throws(() => streams.reserve(client(9)), /A client network can have 8 event streams/)
  streams.reserve({ ...client(9), networkKey: 'another' })
  releases[0]?.()
  releases[0]?.()
  streams.reserve(client(10))
  assert.throws(() => streams.reserve(client(11)), /A client network/)
})

test('a wish that is refused by one cap takes no place under the others', () => {
  const streams = new OpenStreams(caps)
  const client = { sessionId: 's', storeId: 1, addressKey: 'a' }
  for (let count = 0; count < 2; count++) streams.reserve(client)
  for (let count = 0; count < 20; count++) assert.throws(() => streams.reserve(client), /A client address can have 2/)
  for (let count = 0; count < 8; count++) streams.reserve({ ...client, addressKey: `b${count}` })
  assert.throws(() => streams.reserve({ ...client, addressKey: 'c' }), /A session can have 10/)
})
