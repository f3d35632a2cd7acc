import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from './create-log.ts'

/** A disk that can be full. */
class Disk {
  isFull = false
  readonly lines: { level: number; msg: string; lostLines?: number; fault?: string }[] = []
  #room = Number.POSITIVE_INFINITY

  /** Full again after so many lines. */
  freeFor(lines: number): void {
    this.isFull = false
    this.#room = lines
  }

  write(line: string): void {
    if (this.isFull || this.#room-- <= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    this.lines.push(JSON.parse(line))
  }
}

const said = (disk: Disk) => disk.lines.map(({ msg }) => msg)

test('lines that cannot be written are counted, and told of once when writing works again', () => {
  const disk = new Disk()
  const log = createLog('info', disk)
  log.info('one')
  disk.isFull = true
  for (let count = 0; count < 3; count++) log.info('lost')
  disk.isFull = false
  log.info('two')
  log.info('three')
  assert.deepEqual(said(disk), ['one', 'two', 'log lines could not be written', 'three'])
  const { level, lostLines, fault } = disk.lines[2] ?? {}
  assert.deepEqual([level, lostLines, fault], [50, 3, 'ENOSPC'])
})

test('what was lost is told even when the line that tells of it is lost first', () => {
  const disk = new Disk()
  const log = createLog('info', disk)
  disk.isFull = true
  log.info('lost')
  log.info('lost')
  disk.freeFor(1)
  log.info('fits')
  disk.freeFor(9)
  log.info('again')
  assert.deepEqual(said(disk), ['fits', 'again', 'log lines could not be written'])
  assert.equal(disk.lines[2]?.lostLines, 2)
})
