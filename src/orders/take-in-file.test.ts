import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { appOfFile, makeTwoStores } from '../../test/support/test-app.ts'
import { countProducts } from '../catalog/count-products.ts'
import { BadRequestError } from '../errors.ts'
import { takeInFile } from './take-in-file.ts'

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
