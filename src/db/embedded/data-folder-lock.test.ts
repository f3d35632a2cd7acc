import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { acquireDataFolderLock, DataFolderInUseError, LOCK_FILE, readLock } from './data-folder-lock.ts'
import { thisProcess } from './lock-owner.ts'

const HOLDER = fileURLToPath(new URL('../../../test/support/lock-holder.ts', import.meta.url))
const STALE_TOKEN = '0123456789abcdef01234567'

let dataDir: string
let children: ChildProcess[]

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'spiel-lock-'))
  children = []
})

afterEach(async () => {
  await Promise.all(children.map(kill))
  fs.rmSync(dataDir, { recursive: true, force: true })
})

/** Starts another process that goes for the lock; resolves to its first line. */
async function holder(startAtMs = 0): Promise<{ child: ChildProcess; answer: string }> {
  const child = spawn(process.execPath, [HOLDER, dataDir, String(startAtMs)], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const [answer] = await once(child.stdout, 'data')
  return { child, answer: String(answer).trim() }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

function writeLock(owner: object): void {
  fs.writeFileSync(path.join(dataDir, LOCK_FILE), JSON.stringify({ ...thisProcess(), token: STALE_TOKEN, ...owner }))
}

test('a second process is refused with a line that names the owner and the folder', async () => {
  const { child, answer } = await holder()
  assert.equal(answer, 'won')
  await assert.rejects(acquireDataFolderLock(dataDir), (error: Error) => {
    assert.ok(error instanceof DataFolderInUseError)
    assert.equal(error.pid, child.pid)
    assert.ok(error.message.includes(dataDir) && error.message.includes(`process ${child.pid}`))
    assert.ok(!error.message.includes('\n'))
    return true
  })
  assert.match((await holder()).answer, /^refused /)
})

test('the same process cannot take a folder twice', async () => {
  const lock = await acquireDataFolderLock(dataDir)
  await assert.rejects(acquireDataFolderLock(dataDir), DataFolderInUseError)
  lock.release()
  lock.release()
  const again = await acquireDataFolderLock(dataDir)
  assert.equal(again.previous, null)
  again.release()
  assert.deepEqual(fs.readdirSync(dataDir), [])
})

test('other processes read what the owner published, and nothing after its death', async () => {
  const { child } = await holder()
  assert.equal(readLock(dataDir)?.pid, child.pid)
  assert.equal(readLock(dataDir)?.controlSocket, `/run/${child.pid}.sock`)
  assert.equal(fs.statSync(path.join(dataDir, LOCK_FILE)).mode & 0o777, 0o600)
  await kill(child)
  assert.equal(readLock(dataDir), null)
})

test('after kill -9 the next process takes over at once and learns what the dead one had published', async () => {
  const { child } = await holder()
  await kill(child)
  const taken = acquireDataFolderLock(dataDir)
  // Whoever waits for a heartbeat or a timer is not there before the event loop comes round.
  const lock = await Promise.race([taken, nextTurn('waits')])
  assert.ok(typeof lock !== 'string', String(lock))
  assert.equal(lock.previous?.pid, child.pid)
  assert.equal(lock.previous?.controlSocket, `/run/${child.pid}.sock`)
  lock.release()
})

test('a lock of an earlier boot, or of a pid that now belongs to another process, is stale', async (t) => {
  if (thisProcess().startTime === null) return t.skip('this system has no /proc')
  for (const owner of [{ bootId: 'an-earlier-boot' }, { startTime: '1' }]) {
    writeLock(owner)
    assert.equal(readLock(dataDir), null)
    const lock = await acquireDataFolderLock(dataDir)
    assert.equal(lock.previous?.token, STALE_TOKEN)
    lock.release()
  }
})

test('an owner in another container lives as long as its heartbeat moves', async (t) => {
  if (thisProcess().pidNamespace === null) return t.skip('this system has no pid namespaces')
  writeLock({ pidNamespace: 'pid:[1]', pid: 1 })
  const file = path.join(dataDir, LOCK_FILE)
  const heartbeat = setInterval(() => fs.utimesSync(file, new Date(), new Date()), 200)
  try {
    assert.equal(readLock(dataDir)?.pid, 1)
    await assert.rejects(acquireDataFolderLock(dataDir), DataFolderInUseError)
  } finally {
    clearInterval(heartbeat)
  }
  const longAgo = new Date(Date.now() - 120_000)
  fs.utimesSync(file, longAgo, longAgo)
  const lock = await acquireDataFolderLock(dataDir)
  lock.release()
})

test('eight processes race for a stale lock, several times: exactly one wins', async () => {
  const rounds = Number(process.env.LOCK_RACE_ROUNDS ?? 2)
  for (let round = 0; round < rounds; round++) {
    const { child } = await holder()
    await kill(child)
    // All are up and waiting by then, so that they really start together.
    const startAtMs = Date.now() + 1_500
    const racers = await Promise.all(Array.from({ length: 8 }, () => holder(startAtMs)))
    const answers = racers.map(({ answer }) => answer.split(' ')[0]).sort()
    assert.deepEqual(answers, [...Array(7).fill('refused'), 'won'])
    const winner = racers.find(({ answer }) => answer === 'won')
    assert.equal(readLock(dataDir)?.pid, winner?.child.pid)
    await Promise.all(racers.map((racer) => kill(racer.child)))
  }
})

test('eight processes race when two earlier takeovers were killed half-way', async () => {
  const dead = { startTime: '1' }
  const record = (token: string) => JSON.stringify({ ...thisProcess(), ...dead, token })
  writeLock(dead)
  const guard = path.join(dataDir, `${LOCK_FILE}.${STALE_TOKEN}`)
  fs.writeFileSync(guard, record('a'.repeat(24)))
  fs.writeFileSync(`${guard}.${'a'.repeat(24)}`, record('b'.repeat(24)))
  const startAtMs = Date.now() + 1_500
  const racers = await Promise.all(Array.from({ length: 8 }, () => holder(startAtMs)))
  assert.equal(racers.filter(({ answer }) => answer === 'won').length, 1)
  assert.equal(racers.filter(({ answer }) => answer.startsWith('refused')).length, 7)
})
