import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { randomBase62, toBase62 } from '../shared/random.ts'

/**
 * `sp_live_` + 12 base62 (public prefix) + `.` + 43 base62 secret (256 bits) + 6 base62 CRC32 of all before it.
 * Secret scanners can match `sp_live_[0-9A-Za-z]{12}\.[0-9A-Za-z]{49}` and check the last six.
 */
const FORMAT = /^(sp_live_[0-9A-Za-z]{12})\.[0-9A-Za-z]{43}([0-9A-Za-z]{6})$/

export interface GeneratedKey {
  /** Public: shown in lists and logs. */
  prefix: string
  /** The whole secret key; shown once, never stored. */
  key: string
}

export function generateKey(): GeneratedKey {
  const prefix = `sp_live_${randomBase62(12)}`
  const body = `${prefix}.${randomBase62(43)}`
  return { prefix, key: body + checkDigits(body) }
}

/** The public prefix of a well-formed key, else undefined: garbage is refused before the database is asked. */
export function prefixOf(key: string): string | undefined {
  const match = FORMAT.exec(key)
  return match && checkDigits(key.slice(0, -6)) === match[2] ? match[1] : undefined
}

/** What is stored of a key. With 256 random bits a slow hash would add no safety, and let anybody burn our processor time. */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()

const checkDigits = (body: string): string => toBase62(crc32(body), 6)
