import assert from 'node:assert/strict'
import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { runHere } from '../../test/support/run-here.ts'
import { startTestApp } from '../../test/support/test-app.ts'
import type { UnderstoodMessage } from '../assistant/understanding/understand-messages.ts'
import { upsertProducts } from '../catalog/upsert-products.ts'
import { runOperatorCommand } from '../http/operator-api.ts'
import { understandLines } from './understand.command.ts'

const answerTo = (text: string): UnderstoodMessage => ({
  ...{ intent: 'other', confidence: 1, slots: {}, act: 'unknown', intents: ['other'] },
  language: text,
})

async function run(input: Readable) {
  const output = new PassThrough()
  const written = text(output)
  const batches: number[] = []
  const failed = await understandLines(input, output, async (lines) => {
    batches.push(lines.length)
    return lines.map((line) => answerTo(line.text))
  })
  output.end()
  const lines = (await written)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
  return { failed, batches, lines }
}

test('Each line is answered in its place, and one that cannot be read says so', async () => {
  const { failed, lines } = await run(
    Readable.from(['{"text":"a"}\n{"te', 'xt":"b"}\nnonsense\n\n[1]\n{"text":5}\n{"text":"c","lang":7}\n{"text":"d"}']),
  )
  assert.deepEqual(
    lines.map((line) => line.error ?? line.language),
    ['a', 'b', 'not JSON', 'text must be a string', 'text must be a string', 'lang must be a language tag', 'd'],
  )
  assert.equal(failed, 4)
})

test('Thousands of lines go in few questions, in order, and characters cut by a chunk stay whole', async () => {
  const texts = Array.from({ length: 3000 }, (_, at) => `größe ${at} 👍`)
  const bytes = Buffer.from(texts.map((one) => `${JSON.stringify({ text: one })}\n`).join(''))
  const chunks = Array.from({ length: Math.ceil(bytes.length / 9001) }, (_, at) =>
    bytes.subarray(at * 9001, (at + 1) * 9001),
  )
  const { lines, batches } = await run(Readable.from(chunks, { objectMode: false }))
  assert.deepEqual(
    lines.map(({ language }) => language),
    texts,
  )
  assert.ok(batches.length <= 40, `${batches.length} questions`)
})

test('A line is answered before the next one comes', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const done = understandLines(input, output, async (lines) => lines.map((line) => answerTo(line.text)))
  input.write('{"text":"first"}\n')
  const [first] = await once(output, 'data')
  assert.match(String(first), /"first"/)
  input.end()
  assert.equal(await done, 0)
})

test("The operator's command understands messages with the words of the store", async (t) => {
  const app = await startTestApp()
  t.after(() => app.close())
  const { context, slug } = await app.createStore()
  const variants = [{ externalId: 'v', title: 'One', price: 50, options: { Color: 'Marine Mist' } }]
  await upsertProducts(context, [{ externalId: 'p', title: 'Zorbling Shoe', variants }])
  const answer = await runOperatorCommand(app.context, 'assistant.understand', {
    store: slug,
    lines: [{ text: 'zorbling shoe in marine mist under 60' }, { text: 'wo bleibt mein paket' }],
  })
  const [search, order] = (answer as { result: UnderstoodMessage[] }).result
  assert.equal(search?.intent, 'product_search')
  assert.deepEqual(search?.slots, {
    ...{ price_max: 60, currency: 'USD', color: 'marine mist', product_type: 'shoe' },
  })
  assert.equal(order?.intent, 'order_status')
  assert.equal(order?.language, 'de')
})

test('spiel understand --help shows an example', async () => {
  const { code, stdout } = await runHere(['understand', '--help'], {})
  assert.equal(code, 0)
  assert.match(stdout, /\| spiel understand --store acme/)
})
