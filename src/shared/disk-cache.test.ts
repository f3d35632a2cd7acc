import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { DiskCache } from './disk-cache.ts'

const root = mkdtempSync(join(tmpdir(), 'spiel-disk-cache-'))
after(() => rmSync(root, { recursive: true, force: true }))
let made = 0

function cacheOf({ folder = join(root, String(++made)), budgetBytes = 1e6 } = {}) {
  const faults: string[] = []
  const cache = new DiskCache({ folder, budgetBytes, onFault: ({ message }) => faults.push(message) })
  return { cache, folder, faults }
}

async function* chunksOf(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text)
}

/** What was read; null when there is no whole file of the version. */
async function readAll(cache: DiskCache, name: string, version: string): Promise<string[] | null> {
  const found: string[] = []
  return (await cache.read(name, version, async (chunk) => void found.push(chunk.toString()))) ? found : null
}

describe('the cache on disk', () => {
  test('gives back what was written, under its own name and version only', async () => {
    const { cache, folder, faults } = cacheOf()
    assert.equal(await readAll(cache, 'a', '1'), null)
    assert.ok(await cache.write('a', '1', chunksOf('one', 'two')))
    assert.ok(await cache.write('b', '1', chunksOf()))
    assert.deepEqual(await readAll(cache, 'a', '1'), ['one', 'two'])
    assert.deepEqual(await readAll(cache, 'b', '1'), [])
    assert.equal(await readAll(cache, 'a', '2'), null)
    assert.ok(await cache.write('a', '2', chunksOf('three')))
    assert.deepEqual(await readAll(cache, 'a', '2'), ['three'])
    assert.equal(await readAll(cache, 'a', '1'), null)
    assert.deepEqual([readdirSync(folder).sort(), faults], [['a.cache', 'b.cache'], []])
  })

  test('a file that was cut off or changed anywhere counts as missing and is deleted', async () => {
    const { cache, folder } = cacheOf()
    const path = join(folder, 'a.cache')
    await cache.write('a', '1', chunksOf('one', 'two'))
    const whole = readFileSync(path)
    for (let at = 0; at < whole.length; at++) {
      truncateSync(path, at)
      assert.equal(await readAll(cache, 'a', '1'), null, `cut off at ${at}`)
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] as number) ^ 1
      writeFileSync(path, changed)
      assert.equal(await readAll(cache, 'a', '1'), null, `changed at ${at}`)
      writeFileSync(path, whole)
    }
    assert.deepEqual(await readAll(cache, 'a', '1'), ['one', 'two'])
    writeFileSync(path, 'something else, for instance a file of an older program')
    assert.equal(await readAll(cache, 'a', '1'), null)
    assert.deepEqual(readdirSync(folder), [])
  })

  test('a reader that cannot make sense of a chunk is rid of the file', async () => {
    const { cache, folder, faults } = cacheOf()
    await cache.write('a', '1', chunksOf('one'))
    const isRead = await cache.read('a', '1', async () => {
      throw new Error('no such kind')
    })
    assert.deepEqual([isRead, readdirSync(folder), faults], [false, [], ['no such kind']])
  })

  test('when the chunks end in an error the former file stays, and nothing lies beside it', async () => {
    const { cache, folder } = cacheOf()
    await cache.write('a', '1', chunksOf('one'))
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('two')
      throw new Error('changed meanwhile')
    }
    await assert.rejects(cache.write('a', '1', broken()), /changed meanwhile/)
    assert.deepEqual([await readAll(cache, 'a', '1'), readdirSync(folder)], [['one'], ['a.cache']])
  })

  test('over the budget those used least lately go, and what a killed process left', async () => {
    const { cache, folder } = cacheOf({ budgetBytes: 2_500 })
    const body = 'x'.repeat(1_000)
    const old = new Date(Date.now() - 24 * 60 * 60_000)
    for (const name of ['a', 'b']) {
      await cache.write(name, '1', chunksOf(body))
      utimesSync(join(folder, `${name}.cache`), old, old)
    }
    const leftover = join(folder, 'c.1.abc.tmp')
    writeFileSync(leftover, body)
    utimesSync(leftover, old, old)
    await readAll(cache, 'a', '1')
    await cache.write('d', '1', chunksOf(body))
    assert.deepEqual(readdirSync(folder).sort(), ['a.cache', 'd.cache'])
  })

  test('where nothing can be written it says so once', async () => {
    const file = join(root, 'a-file')
    writeFileSync(file, '')
    const { cache, faults } = cacheOf({ folder: join(file, 'cache') })
    assert.equal(await cache.write('a', '1', chunksOf('one')), false)
    assert.equal(await cache.write('a', '1', chunksOf('one')), false)
    assert.equal(await readAll(cache, 'a', '1'), null)
    assert.equal(faults.length, 1)
  })
})
