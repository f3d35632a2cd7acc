import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { ConflictError } from '../errors.ts'

const FILE = 'spiel.secret'
const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Deriving one takes 0.2 ms, and each request needs two. */
const MOST_KEYS_KEPT = 100

/** Nothing can be kept secret yet: SPIEL_SECRET is unset, and there is no data folder to keep one in. */
export class SecretMissingError extends ConflictError {
  constructor() {
    super(
      'On a PostgreSQL server this needs SPIEL_SECRET: set it to at least 32 random characters, the same for every process',
    )
  }
}

/** Sealed with another secret, or not by us. */
export class SecretUnreadableError extends ConflictError {
  constructor() {
    super('What is stored was encrypted with another SPIEL_SECRET: set the former one, or make the stored secret anew')
  }
}

/** Keeps secrets in the database unreadable for who has only the database. The key is derived at the first use. */
export interface SecretBox {
  /** Whether seal, open and mac work. */
  readonly isReady: boolean
  /**
   * AES-256-GCM. `purpose` is bound to the result: sealed for one purpose (and store), it opens for no other.
   * @throws {SecretMissingError}
   */
  seal(text: string, purpose: string): Buffer
  /** @throws {SecretMissingError | SecretUnreadableError} */
  open(sealed: Buffer, purpose: string): string
  /**
   * HMAC-SHA256 under a key that is not in the database: for short secrets that a plain hash would not hide.
   * @throws {SecretMissingError}
   */
  mac(text: string, purpose: string): Buffer
}

/**
 * @param options.secret SPIEL_SECRET. Without it, one is made at the first use and kept in the data folder (mode 0600).
 * @param options.dataDir the embedded database's folder; undefined on a PostgreSQL server
 */
export function createSecretBox(options: { secret: string | undefined; dataDir: string | undefined }): SecretBox {
  const { secret, dataDir } = options
  let master: string | undefined = secret
  const keyFor = (use: string): Buffer => {
    if (master === undefined) {
      if (dataDir === undefined) throw new SecretMissingError()
      master = readOrMakeSecret(join(dataDir, FILE))
    }
    return Buffer.from(hkdfSync('sha256', master, 'spiel', use, 32))
  }
  const macKeys = new Map<string, KeyObject>()
  const macKeyFor = (purpose: string): KeyObject => {
    const known = macKeys.get(purpose)
    if (known) return known
    const key = createSecretKey(keyFor(`mac:${purpose}`))
    // Some purposes name a row each: they come once and never again.
    if (macKeys.size >= MOST_KEYS_KEPT) macKeys.clear()
    macKeys.set(purpose, key)
    return key
  }
  return {
    isReady: secret !== undefined || dataDir !== undefined,
    seal: (text, purpose) => seal(keyFor('seal'), text, purpose),
    open: (sealed, purpose) => open(keyFor('seal'), sealed, purpose),
    mac: (text, purpose) => createHmac('sha256', macKeyFor(purpose)).update(text).digest(),
  }
}

function seal(key: Buffer, text: string, purpose: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

function open(key: Buffer, sealed: Buffer, purpose: string): string {
  const textAt = 1 + NONCE_BYTES
  if (sealed.length < textAt + TAG_BYTES || sealed[0] !== VERSION) throw new SecretUnreadableError()
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, textAt))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(textAt, -TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    throw new SecretUnreadableError()
  }
}

function readOrMakeSecret(file: string): string {
  const known = readSecret(file)
  if (known !== undefined) return known
  // Written whole under another name first: after a crash there is a whole secret or none, never half a one.
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const handle = openSync(draft, 'wx', 0o600)
  try {
    writeSync(handle, randomBytes(32).toString('base64url'))
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  try {
    // Unlike rename, link does not replace one that was made meanwhile.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  const made = readSecret(file)
  if (made === undefined) throw new Error(`The secret ${file} vanished`)
  return made
}

function readSecret(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text.length < 32) throw new Error(`The secret ${file} is too short: restore it from a backup`)
    return text
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
