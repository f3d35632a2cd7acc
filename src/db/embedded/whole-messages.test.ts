import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket'
import { handOverWholeMessages } from './whole-messages.ts'

handOverWholeMessages()

/** A handler whose messages are noted instead of run, with what it held at most. */
function newHandler() {
  const messages: Buffer[] = []
  let concatenated = 0
  const queryQueue = {
    enqueue: async (_id: number, message: Uint8Array) => {
      messages.push(Buffer.from(message))
      return 0
    },
  }
  const handler = new PGLiteSocketHandler({ queryQueue } as never) as unknown as {
    socket: object
    active: boolean
    messageBuffer: Buffer
    handleData(data: Buffer): Promise<number>
  }
  Object.assign(handler, { socket: { writable: false }, active: true })
  let held = handler.messageBuffer
  Object.defineProperty(handler, 'messageBuffer', {
    get: () => held,
    set: (buffer: Buffer) => {
      if (buffer.length > held.length) concatenated += buffer.length
      held = buffer
    },
  })
  return { handler, messages, concatenated: () => concatenated }
}

function message(type: string, bytes: number): Buffer {
  const whole = Buffer.alloc(5 + bytes, type.toLowerCase())
  whole.write(type)
  whole.writeInt32BE(4 + bytes, 1)
  return whole
}

function startup(): Buffer {
  const whole = Buffer.alloc(40)
  whole.writeInt32BE(40, 0)
  whole.writeInt32BE(196_608, 4)
  return whole
}

test('messages come over as they were sent, however they were cut', async () => {
  const sent = [
    startup(),
    message('Q', 3),
    message('P', 20_000),
    message('B', 0),
    message('S', 0),
    message('Q', 70_000),
  ]
  for (const size of [1, 3, 5, 7, 1_000, 65_536, 1_000_000]) {
    const { handler, messages } = newHandler()
    const stream = Buffer.concat(sent)
    for (let from = 0; from < stream.length; from += size) await handler.handleData(stream.subarray(from, from + size))
    assert.deepEqual(messages, sent, `pieces of ${size} bytes`)
  }
})

test('a message of megabytes is put together once, not with each piece of it', async () => {
  const { handler, messages, concatenated } = newHandler()
  const large = message('B', 4 * 2 ** 20)
  const stream = Buffer.concat([message('P', 100), large, message('S', 0)])
  for (let from = 0; from < stream.length; from += 65_536) {
    await handler.handleData(stream.subarray(from, from + 65_536))
  }
  assert.deepEqual(
    messages.map(({ length }) => length),
    [105, large.length, 5],
  )
  assert.ok(concatenated() < 1.1 * stream.length, `${concatenated()} bytes of ${stream.length}`)
})
