import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { PlatformError } from '../platform-error.ts'
import { readBulkFile } from './bulk-file.ts'

const streamOf =
  (text: string, piece = 7) =>
  async () => {
    const bytes = new TextEncoder().encode(text)
    return new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += piece) controller.enqueue(bytes.subarray(at, at + piece))
        controller.close()
      },
    })
  }

async function readAll(
  lines: object[],
  expected = lines.length,
  text = lines.map((line) => JSON.stringify(line)).join('\n'),
) {
  const items = []
  for await (const item of readBulkFile(streamOf(text), expected)) items.push(item)
  return items
}

const lines = [
  { id: 'gid://shopify/Product/1' },
  { id: 'gid://shopify/ProductVariant/11', __parentId: 'gid://shopify/Product/1' },
  { id: 'gid://shopify/MediaImage/111', __parentId: 'gid://shopify/ProductVariant/11' },
  { id: 'gid://shopify/ProductVariant/12', __parentId: 'gid://shopify/Product/1' },
  { id: 'gid://shopify/Product/2' },
  { id: 'gid://shopify/Product/3' },
  { id: 'gid://shopify/ProductVariant/31', __parentId: 'gid://shopify/Product/3' },
]

test('children are found wherever they stand, those of children too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(lines, { minLength: lines.length }), async (shuffled) => {
      const items = await readAll(shuffled)
      const byId = new Map(items.map(({ node, children }) => [node.id, children.map(({ id }) => id).sort()]))
      assert.deepEqual([...byId.keys()].sort(), [
        'gid://shopify/Product/1',
        'gid://shopify/Product/2',
        'gid://shopify/Product/3',
      ])
      assert.deepEqual(byId.get('gid://shopify/Product/1'), [
        'gid://shopify/MediaImage/111',
        'gid://shopify/ProductVariant/11',
        'gid://shopify/ProductVariant/12',
      ])
      assert.deepEqual(byId.get('gid://shopify/Product/2'), [])
    }),
    { numRuns: 50 },
  )
})

test('half a file is no file: nothing of it is handed over', async () => {
  const text = lines.map((line) => JSON.stringify(line)).join('\n')
  for (const cut of [text.length - 3, Math.floor(text.length / 2), text.lastIndexOf('\n')]) {
    let count = 0
    await assert.rejects(async () => {
      for await (const _ of readBulkFile(streamOf(text.slice(0, cut)), lines.length)) count++
    }, PlatformError)
    assert.equal(count, 0)
  }
})
