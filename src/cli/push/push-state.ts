import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'

/** How much of each end of a file goes into its fingerprint. Together with size and time of change that tells edits apart. */
const FINGERPRINT_BYTES = 64 * 1024

export interface PushCounts {
  /** Items sent and answered. */
  items: number
  stored: number
  failed: number
  /** Lines, rows or elements that could not be read as an item. */
  unreadable: number
}

/** What must be the same for an interrupted push to go on. */
export interface PushIdentity {
  sizeBytes: number
  mtimeMs: number
  fingerprint: string
  url: string
  /** The public part of the key; the secret is never written. */
  keyPrefix: string
  /** The options that decide what is read from the file. */
  reading: string
}

export interface PushState extends PushIdentity {
  version: 1
  /** So many entries from the start of the file are dealt with, without a gap. */
  entriesDone: number
  /** Length of the error file at that point; what stands behind it belongs to entries that will be sent again. */
  errorBytes: number
  counts: PushCounts
}

export function stateFileOf(path: string): string {
  return `${path}.spiel-push.json`
}

/** Size, time of change and a hash of both ends of the file. @throws system errors such as ENOENT. */
export async function identifyFile(path: string): Promise<Pick<PushIdentity, 'sizeBytes' | 'mtimeMs' | 'fingerprint'>> {
  const { size, mtimeMs } = await stat(path)
  const file = await open(path)
  try {
    const hash = createHash('sha256')
    const buffer = Buffer.alloc(FINGERPRINT_BYTES)
    for (const position of [0, Math.max(0, size - FINGERPRINT_BYTES)]) {
      const { bytesRead } = await file.read(buffer, 0, FINGERPRINT_BYTES, position)
      hash.update(buffer.subarray(0, bytesRead))
    }
    return { sizeBytes: size, mtimeMs, fingerprint: hash.digest('hex') }
  } finally {
    await file.close()
  }
}

/** The public part of a key: all before the dot, and nothing of a text that is no key. */
export function keyPrefixOf(key: string): string {
  return /^(sp_live_[0-9A-Za-z]{1,32})\./.exec(key)?.[1] ?? ''
}

/** The state left by an interrupted push, or why there is none to go on from. */
export function readState(path: string, identity: PushIdentity): { state: PushState | null; reason: string | null } {
  let state: PushState
  try {
    state = JSON.parse(readFileSync(stateFileOf(path), 'utf8'))
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT'
    return { state: null, reason: isAbsent ? null : 'its state file cannot be read' }
  }
  if (state?.version !== 1 || !Number.isSafeInteger(state.entriesDone) || !state.counts) {
    return { state: null, reason: 'its state file has another form' }
  }
  const sameFile = (['sizeBytes', 'mtimeMs', 'fingerprint'] as const).every((name) => state[name] === identity[name])
  if (!sameFile) return { state: null, reason: 'the file has changed' }
  if (state.url !== identity.url || state.keyPrefix !== identity.keyPrefix) {
    return { state: null, reason: 'it went to another server or key' }
  }
  if (state.reading !== identity.reading) return { state: null, reason: 'it was read with other options' }
  return { state, reason: null }
}

/** Whole or not at all: a kill in the middle leaves the former state. */
export function writeState(path: string, state: PushState): void {
  const draft = `${path}.draft.spiel-push.json`
  writeFileSync(draft, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, stateFileOf(path))
}

export function removeState(path: string): void {
  rmSync(stateFileOf(path), { force: true })
  rmSync(`${path}.draft.spiel-push.json`, { force: true })
}
