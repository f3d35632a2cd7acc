import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasEnded, type LockOwner, thisProcess, type Verdict } from './lock-owner.ts'

/** Name of the lock file inside the data folder. */
export const LOCK_FILE = 'spiel.lock'

const HEARTBEAT_INTERVAL_MS = 2_000
/** How long the heartbeat of an owner in another container or on another machine may stand still before it counts as dead. */
const FOREIGN_SILENCE_MS = 15_000
const RETRY_INTERVAL_MS = 25
const ACQUIRE_TIMEOUT_MS = FOREIGN_SILENCE_MS + 10_000

/** What the process that holds the lock may publish for other processes of the same user. */
export interface LockFacts {
  /** Path of the socket on which the running server takes orders of the CLI. */
  controlSocket?: string
  /** Where the running server answers requests. */
  url?: string
  /** Temporary folder of the database socket; the next owner removes it after a crash. */
  socketDir?: string
}

/** What the lock file holds, as JSON. */
export interface LockRecord extends LockOwner, LockFacts {
  /** Random, another one for each acquisition. */
  token: string
}

/** Another live process has the data folder. */
export class DataFolderInUseError extends Error {
  readonly dataDir: string
  readonly pid: number

  constructor(dataDir: string, owner: LockOwner) {
    super(
      `The data folder ${dataDir} is in use by process ${owner.pid}` +
        `${owner.hostname === thisProcess().hostname ? '' : ` on ${owner.hostname}`}; stop that one first or choose another folder`,
    )
    this.name = 'DataFolderInUseError'
    this.dataDir = dataDir
    this.pid = owner.pid
  }
}

export interface DataFolderLock {
  readonly record: LockRecord
  /** What a dead owner before us had published; null when there was none. */
  readonly previous: LockRecord | null
  /** Adds facts to the lock file, atomically. */
  publish(facts: LockFacts): void
  /** Gives the folder free. Safe to call twice. */
  release(): void
}

interface Snapshot {
  record: LockRecord
  heartbeatMs: number
}

/**
 * Takes the data folder for this process, also from an owner that has died (kill -9, power cut): at once when it ran under the same
 * kernel and process namespace, else after its heartbeat stood still for 15 s.
 * @param onLost called when another process took the folder over, for example after this one was suspended for long; stop writing at once
 * @throws DataFolderInUseError when a live process holds the folder
 */
export async function acquireDataFolderLock(dataDir: string, onLost?: (error: Error) => void): Promise<DataFolderLock> {
  const file = path.join(dataDir, LOCK_FILE)
  const record: LockRecord = { ...thisProcess(), token: randomBytes(12).toString('hex') }
  const deadlineMs = performance.now() + ACQUIRE_TIMEOUT_MS
  const previous = await take(file, record, dataDir, deadlineMs)
  removeLeftovers(dataDir)
  return holdLock(file, record, previous, onLost)
}

/** The live owner of a data folder with all it published, or null. Looks only at the file; does not wait. */
export function readLock(dataDir: string): LockRecord | null {
  const snapshot = read(path.join(dataDir, LOCK_FILE))
  if (!snapshot) return null
  const verdict = hasEnded(snapshot.record)
  if (verdict === 'yes') return null
  if (verdict === 'unknown' && Date.now() - snapshot.heartbeatMs > FOREIGN_SILENCE_MS) return null
  return snapshot.record
}

/**
 * Puts `record` into `file`, replacing only a dead owner's. No file system call compares and replaces, so whoever wants to replace the
 * record with token T first takes a second lock named after T, and then looks whether T is still there: exactly one of many wins.
 * That second lock can be left behind by a crash too, and is taken over in the same way.
 */
async function take(file: string, record: LockRecord, dataDir: string, deadlineMs: number): Promise<LockRecord | null> {
  for (;;) {
    if (createWith(file, record)) return null
    const found = read(file)
    if (!found) continue
    if (await isOwned(file, found)) {
      if (file === path.join(dataDir, LOCK_FILE)) throw new DataFolderInUseError(dataDir, found.record)
      // Another process is just taking over: it will have the folder in a moment.
      if (performance.now() > deadlineMs) throw new DataFolderInUseError(dataDir, found.record)
      await sleep(RETRY_INTERVAL_MS)
      const main = read(path.join(dataDir, LOCK_FILE))
      if (main && hasEnded(main.record) === 'no') throw new DataFolderInUseError(dataDir, main.record)
      continue
    }
    const guard = `${file}.${found.record.token.slice(0, 24)}`
    const guardRecord = { ...record, token: randomBytes(12).toString('hex') }
    await take(guard, guardRecord, dataDir, deadlineMs)
    try {
      if (read(file)?.record.token === found.record.token) {
        replaceWith(file, record)
        return found.record
      }
    } finally {
      if (read(guard)?.record.token === guardRecord.token) fs.rmSync(guard, { force: true })
    }
  }
}

async function isOwned(file: string, found: Snapshot): Promise<boolean> {
  const verdict: Verdict = hasEnded(found.record)
  if (verdict !== 'unknown') return verdict === 'no'
  if (Date.now() - found.heartbeatMs > 4 * FOREIGN_SILENCE_MS) return false
  // The clocks of two machines may differ, so a younger heartbeat is watched, not compared with our clock.
  const untilMs = performance.now() + FOREIGN_SILENCE_MS
  while (performance.now() < untilMs) {
    await sleep(HEARTBEAT_INTERVAL_MS / 4)
    const now = read(file)
    if (now?.record.token !== found.record.token) return now !== null
    if (now.heartbeatMs !== found.heartbeatMs) return true
  }
  return false
}

function holdLock(
  file: string,
  record: LockRecord,
  previous: LockRecord | null,
  onLost?: (error: Error) => void,
): DataFolderLock {
  const isOurs = () => read(file)?.record.token === record.token
  const heartbeat = setInterval(() => {
    if (isOurs()) {
      const now = new Date()
      return fs.utimes(file, now, now, () => {})
    }
    clearInterval(heartbeat)
    onLost?.(new Error(`The lock of the data folder ${path.dirname(file)} was taken by another process`))
  }, HEARTBEAT_INTERVAL_MS)
  heartbeat.unref()
  return {
    record,
    previous,
    publish(facts) {
      if (!isOurs()) throw new Error(`The lock of the data folder ${path.dirname(file)} is no longer ours`)
      Object.assign(record, facts)
      replaceWith(file, record)
    },
    release() {
      clearInterval(heartbeat)
      if (isOurs()) fs.rmSync(file, { force: true })
    },
  }
}

/** Links a complete file into place: like O_EXCL, but nobody ever sees it half written. False when the name is taken. */
function createWith(file: string, record: LockRecord): boolean {
  const complete = writeAside(file, record)
  try {
    fs.linkSync(complete, file)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    // Some network and FUSE file systems have no hard links.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error
    return createExclusively(file, record)
  } finally {
    fs.rmSync(complete, { force: true })
  }
}

function createExclusively(file: string, record: LockRecord): boolean {
  try {
    fs.writeFileSync(file, JSON.stringify(record), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function replaceWith(file: string, record: LockRecord): void {
  fs.renameSync(writeAside(file, record), file)
}

function writeAside(file: string, record: LockRecord): string {
  const aside = `${file}.new-${record.pid}-${randomBytes(6).toString('hex')}`
  fs.writeFileSync(aside, `${JSON.stringify(record)}\n`, { flag: 'wx', mode: 0o600 })
  return aside
}

/** Null when there is no file. A file that is no record belongs to nobody, but only after it had time to be written. */
function read(file: string): Snapshot | null {
  let text: string
  let heartbeatMs: number
  try {
    text = fs.readFileSync(file, 'utf8')
    heartbeatMs = fs.statSync(file).mtimeMs
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  try {
    const record = JSON.parse(text) as LockRecord
    if (Number.isInteger(record?.pid) && /^[0-9a-f]{24}$/.test(record.token)) return { record, heartbeatMs }
  } catch {
    // Not JSON: handled below like any other file that is no record.
  }
  const unknown = { pid: 0, bootId: '', pidNamespace: null, startTime: null, hostname: '' }
  return { record: { ...unknown, token: `broken-${Math.floor(heartbeatMs)}` }, heartbeatMs }
}

/** Files of attempts that were killed half-way. Only the owner of the folder may do this: nobody else's attempt can win any more. */
function removeLeftovers(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir)) {
    const leftover = path.join(dataDir, name)
    if (!name.startsWith(`${LOCK_FILE}.`)) continue
    const stat = fs.statSync(leftover, { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs > ACQUIRE_TIMEOUT_MS) fs.rmSync(leftover, { force: true })
  }
}
