import { crc32 } from 'node:zlib'
import { randomBase62, toBase62 } from '../shared/random.ts'

/** `sp_pub_` + 24 base62 + 6 base62 CRC32 of all before it. Public: it stands in the shop's pages and is stored as it is. */
const FORMAT = /^sp_pub_[0-9A-Za-z]{30}$/

export function generateWidgetKey(): string {
  const body = `sp_pub_${randomBase62(24)}`
  return body + checkDigits(body)
}

/** Garbage is refused before the database is asked. */
export const isWidgetKey = (key: string): boolean => FORMAT.test(key) && checkDigits(key.slice(0, -6)) === key.slice(-6)

const checkDigits = (body: string): string => toBase62(crc32(body), 6)
