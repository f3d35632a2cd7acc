import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Embedder, EmbedderMisconfiguredError, EmbedderUnavailableError, type TextKind } from './embedder.ts'
import { pauseQueries } from './pause-queries.ts'

function start() {
  const state = { nowMs: 1_000_000, asked: 0, error: undefined as Error | undefined }
  const inner: Embedder = {
    id: 'inner',
    dimensions: 1,
    embed: async (texts) => {
      state.asked++
      if (state.error) throw state.error
      return texts.map(() => Float32Array.of(1))
    },
  }
  const told: (string | undefined)[] = []
  const embedder = pauseQueries(inner, { now: () => state.nowMs, onChange: (fault) => told.push(fault) })
  const faultOf = async (kind: TextKind = 'query') => {
    try {
      await embedder.embed(['a'], kind)
      return 'none'
    } catch (error) {
      return (error as EmbedderUnavailableError).fault
    }
  }
  return { state, told, faultOf }
}

test('three failures in a row pause queries; one try after a growing pause ends or prolongs it', async () => {
  const { state, told, faultOf } = start()
  state.error = new EmbedderUnavailableError('too slow', { fault: 'timeout' })
  for (let n = 0; n < 3; n++) assert.equal(await faultOf(), 'timeout')
  assert.deepEqual([await faultOf(), await faultOf(), state.asked], ['paused', 'paused', 3])
  state.nowMs += 4_999
  assert.equal(await faultOf(), 'paused')
  state.nowMs += 1
  assert.equal(await faultOf(), 'timeout')
  state.nowMs += 9_999
  assert.equal(await faultOf(), 'paused')
  state.nowMs += 1
  // Of queries that come together only one is the try.
  assert.deepEqual((await Promise.all([faultOf(), faultOf(), faultOf()])).sort(), ['paused', 'paused', 'timeout'])
  state.error = undefined
  for (let n = 0; n < 4; n++) state.nowMs += 30_000
  assert.deepEqual([await faultOf(), await faultOf()], ['none', 'none'])
  assert.deepEqual(told, ['timeout', undefined], 'told once each')
})

test('many queries that fail at once lead to the first pause, not to a longer one', async () => {
  const { state, faultOf } = start()
  state.error = new EmbedderUnavailableError('too slow', { fault: 'timeout' })
  await Promise.all(Array.from({ length: 20 }, () => faultOf()))
  state.nowMs += 5_000
  assert.equal(await faultOf(), 'timeout')
})

test('a pause never grows beyond half a minute', async () => {
  const { state, faultOf } = start()
  state.error = new EmbedderUnavailableError('away')
  for (let n = 0; n < 100; n++, state.nowMs += 30_000) assert.equal(await faultOf(), 'unreachable')
})

test('refused texts and documents pause nothing, and a success in between forgets failures', async () => {
  const { state, faultOf } = start()
  state.error = new EmbedderMisconfiguredError('bad text', { fault: 'text_refused' })
  for (let n = 0; n < 5; n++) assert.equal(await faultOf(), 'text_refused')
  state.error = new EmbedderUnavailableError('away')
  for (let n = 0; n < 5; n++) assert.equal(await faultOf('document'), 'unreachable')
  for (let n = 0; n < 2; n++) assert.equal(await faultOf(), 'unreachable')
  state.error = undefined
  assert.equal(await faultOf(), 'none')
  state.error = new EmbedderUnavailableError('away')
  for (let n = 0; n < 3; n++) assert.equal(await faultOf(), 'unreachable')
  assert.deepEqual([await faultOf(), await faultOf('document')], ['paused', 'unreachable'])
})
