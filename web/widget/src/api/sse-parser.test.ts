import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatEvent } from '../../../../src/http/event-stream.ts'
import { sseParser } from './sse-parser.ts'

test('however a stream is cut, the same events come, once and in order', () => {
  const event = fc.record({
    id: fc.option(fc.stringMatching(/^\d+\.\d+$/), { nil: undefined }),
    text: fc.string({ unit: 'binary' }),
  })
  fc.assert(
    fc.property(fc.array(event), fc.array(fc.nat()), fc.boolean(), (events, cuts, hasReturns) => {
      const wire = events.map(({ id, text }) => formatEvent({ ...(id ? { id } : {}), event: 'text', data: { text } }))
      const whole = `retry: 1000\n\n${wire.join(': \n\n')}`
      const stream = hasReturns ? whole.replaceAll('\n', '\r\n') : whole
      const places = [...new Set(cuts.map((cut) => cut % (stream.length + 1)))].sort((a, b) => a - b)
      const parse = sseParser()
      const pieces = [0, ...places].map((from, at) => stream.slice(from, places[at]))
      const read = pieces.flatMap((piece) => parse(piece))
      assert.deepEqual(
        read,
        events.map(({ id, text }) => ({ id, event: 'text', data: { text } })),
      )
    }),
  )
})

test('a line separator in a text ends no line, and makes no field', () => {
  const parse = sseParser()
  const data = { text: 'one\u2028id: 7\u2029data: {}' }
  assert.deepEqual(parse(formatEvent({ event: 'text', data })), [{ id: undefined, event: 'text', data }])
})

test('what is not complete is kept back; what is no JSON is left out', () => {
  const parse = sseParser()
  assert.deepEqual(parse('event: done\ndata: {"a":1}\n'), [])
  assert.deepEqual(parse('\nevent: x\ndata: {\n\n'), [{ id: undefined, event: 'done', data: { a: 1 } }])
})
