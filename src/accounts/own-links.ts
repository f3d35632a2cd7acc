import { createHash } from 'node:crypto'
import { randomBase62 } from '../shared/random.ts'

/** A secret for the end of a link, 256 bits, and what is kept of it. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBase62(43)
  return { token, tokenHash: hashToken(token) }
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
