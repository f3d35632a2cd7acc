import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { DiskCache } from '../../shared/disk-cache.ts'
import { atOnce } from '../../shared/in-slices.ts'
import { createUnderstander } from './create-understander.ts'
import { IntentModel } from './intent-model.ts'

const folder = mkdtempSync(join(tmpdir(), 'spiel-learned-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const words = [['where', 'is', 'my', 'order'], ['xprod', 'under', 'xprice'], ['wann', 'kommt', 'das', 'paket'], ['zzz']]
const told = (model: IntentModel) => words.map((each) => [...model.predict(each)])

test('what was learned is taken from disk at the next start, and a damaged file is made anew', async () => {
  const faults: string[] = []
  /** Counts what is written: a start that finds a file writes none. */
  class Counting extends DiskCache {
    static written = 0
    override write(...given: Parameters<DiskCache['write']>): Promise<boolean> {
      Counting.written++
      return super.write(...given)
    }
  }
  const start = () =>
    createUnderstander(
      new Counting({ folder, budgetBytes: 1e9, onFault: ({ message }) => faults.push(message) }),
    ).prepare()
  await start()
  assert.equal(Counting.written, 1)
  await start()
  assert.equal(Counting.written, 1)
  const path = join(folder, readdirSync(folder)[0] as string)
  const bytes = readFileSync(path)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1
  writeFileSync(path, bytes)
  await start()
  assert.deepEqual([Counting.written, faults], [2, ['a checksum is wrong']])
})

test('a model tells the same by what another learned, and takes nothing of another shape', () => {
  const teacher = atOnce(IntentModel.make())
  assert.equal(teacher.learned(), null)
  teacher.trainOn(Number.POSITIVE_INFINITY)
  const learned = (teacher.learned() ?? []).map((part) => Buffer.from(part))
  const pupil = atOnce(IntentModel.make())
  assert.equal(pupil.takeLearned(learned.slice(1)), false)
  assert.equal(pupil.takeLearned(learned.map((part) => part.subarray(4))), false)
  assert.ok(!pupil.isReady)
  assert.ok(pupil.takeLearned(learned))
  assert.ok(pupil.isReady)
  assert.deepEqual(told(pupil), told(teacher))
})
