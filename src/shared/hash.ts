import { createHash, hash } from 'node:crypto'

/** First 16 bytes of the SHA-256 of a value's JSON: enough to tell two contents apart, half the storage. */
export function contentHash(value: unknown): Buffer {
  return hash('sha256', JSON.stringify(value), 'buffer').subarray(0, 16)
}

/** The same of JSON that is made piece by piece. */
export class ContentHash {
  readonly #hash = createHash('sha256')

  add(piece: string): void {
    this.#hash.update(piece)
  }

  digest(): Buffer {
    return this.#hash.digest().subarray(0, 16)
  }
}

/** A bytea as PostgreSQL reads it inside JSON. */
export const byteaText = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`
