import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { setImmediate as tick } from 'node:timers/promises'
import { eventStream } from './event-stream.ts'

const options = { heartbeatMs: 60_000, stalledMs: 60_000, onError: () => {} }

test('the source is asked for no more than the client takes', async () => {
  let made = 0
  const stream = eventStream(async function* () {
    for (; made < 10_000; made++) yield { id: String(made), event: 'text', data: { text: 'x'.repeat(1000) } }
  }, options)
  for (let round = 0; round < 100; round++) await tick()
  assert.ok(made < 300, `${made} events were made for a client that reads none`)
  let text = ''
  for await (const chunk of stream) text += chunk
  assert.equal(text.split('event: text').length - 1, 10_000)
})

test('a client that takes nothing is cut off, and the source ended', async () => {
  let ended = false
  const stream = eventStream(
    async function* (signal) {
      try {
        while (!signal.aborted) yield { event: 'text', data: { text: 'x'.repeat(1000) } }
      } finally {
        ended = true
      }
    },
    { ...options, stalledMs: 20 },
  )
  await once(stream, 'close')
  for (let round = 0; round < 10; round++) await tick()
  assert.equal(ended, true)
})

test('a fault of the source ends the stream and is told', async () => {
  const faults: unknown[] = []
  const stream = eventStream(
    // biome-ignore lint/correctness/useYield: it fails before
    async function* () {
      throw new Error('away')
    },
    { ...options, onError: (error) => faults.push(error) },
  )
  let text = ''
  for await (const chunk of stream) text += chunk
  assert.deepEqual([text, faults.length], ['retry: 1000\n\n', 1])
})
