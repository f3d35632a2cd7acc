import { randomBytes } from 'node:crypto'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 62 * 4: larger bytes are thrown away, so that every character is equally likely. */
const FAIR = 248

/** `length` characters of base62 from the system's secure random source: 5.95 bits each. */
export function randomBase62(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < FAIR && text.length < length) text += BASE62[byte % 62]
    }
  }
  return text
}

/** An opaque id of 131 random bits with a prefix that tells what it names: `conv_…`, `lead_…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBase62(22)}`

/** A number below 62^width in base62, padded with zeros. */
export function toBase62(value: number, width: number): string {
  let text = ''
  for (let rest = value; text.length < width; rest = Math.floor(rest / 62)) text = BASE62[rest % 62] + text
  return text
}
