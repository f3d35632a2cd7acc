import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { appOfFile, makeTwoStores } from '../../test/support/test-app.ts'
import { countProducts } from '../catalog/count-products.ts'
import { BadRequestError } from '../errors.ts'
import { openUpload, takeInFile } from './take-in-file.ts'

const app = await appOfFile()
const base64 = (text: string) => Buffer.from(text).toString('base64')

test('a file is taken in as `spiel push` would, and what fails is told by its line', async () => {
  const { ctx, other } = await makeTwoStores(app)
  const example = readFileSync(new URL('../../examples/catalog.csv', import.meta.url), 'utf8')
  const taken = await takeInFile(ctx, { name: 'catalog.csv', content: base64(example) })
  assert.deepEqual([taken.kind, taken.format, taken.failed], ['products', 'csv', 0])
  assert.equal(await countProducts(ctx, 100), taken.upserted)
  assert.equal(await countProducts(other, 100), 0)

  const lines = Array.from({ length: 450 }, (_, n) =>
    JSON.stringify({ externalId: `p${n}`, title: n === 210 ? 7 : `P ${n}` }),
  )
  lines[5] = '{"broken'
  const mixed = await takeInFile(ctx, { name: 'mixed.jsonl', content: base64(lines.join('\n')) })
  assert.deepEqual([mixed.upserted, mixed.failed], [448, 2])
  assert.deepEqual(mixed.faults.map(({ line, externalId }) => [line, externalId]).sort(), [
    [211, 'p210'],
    [6, null],
  ])
  assert.equal(await countProducts(ctx, 100), 100, 'counting stops')
})

test('what is no catalog is refused with the reason, and nothing is stored', async () => {
  const { ctx } = await makeTwoStores(app)
  for (const [name, text] of [
    ['notes.txt', 'Dear diary'],
    ['table.csv', 'a,b\n1,2\n'],
  ] as const) {
    await assert.rejects(takeInFile(ctx, { name, content: base64(text) }), BadRequestError)
  }
  assert.equal(await countProducts(ctx, 10), 0)
})
test('how far a file is, is told batch by batch', async () => {
  const { ctx } = await makeTwoStores(app)
  const lines = Array.from({ length: 450 }, (_, n) =>
    JSON.stringify({ externalId: `p${n}`, title: n === 7 ? 7 : `P ${n}` }),
  )
  const steps = await openUpload(ctx, { name: 'many.jsonl', content: base64(lines.join('\n')) })
  assert.equal(await countProducts(ctx, 100), 0, 'nothing before it is asked for')
  const seen: [number, number][] = []
  let last = 0
  for await (const { share, upserted, failed } of steps) {
    assert.ok(share >= last && share <= 1)
    last = share
    seen.push([upserted, failed])
  }
  assert.deepEqual(seen, [
    [199, 1],
    [399, 1],
    [449, 1],
  ])
  assert.equal(last, 1)
})
