import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { ServerKeys } from './server-keys.ts'

/** `sps_` + base64url(JSON) + `.` + base64url(HMAC-SHA256): the browser can read it, so it names ids only. */
const FORMAT = /^sps_([A-Za-z0-9_-]{1,3000})\.([A-Za-z0-9_-]{43})$/
const PURPOSE = 'widget session'

const claimsSchema = z.object({
  /** Widget key. */
  k: z.string(),
  /** Session id. */
  s: z.string(),
  o: z.string(),
  /** The shop's id of its verified shopper. */
  u: z.string().optional(),
  /** Expiry, epoch milliseconds. */
  e: z.int(),
})

export interface SessionClaims {
  key: string
  sessionId: string
  /** Of the page, as the browser sent it. */
  origin: string
  shopperId: string | null
  expiresAtMs: number
}

export async function signSession(keys: ServerKeys, claims: SessionClaims): Promise<string> {
  const { key: k, sessionId: s, origin: o, shopperId, expiresAtMs: e } = claims
  const json = JSON.stringify({ k, s, o, ...(shopperId === null ? {} : { u: shopperId }), e })
  const payload = Buffer.from(json).toString('base64url')
  return `sps_${payload}.${(await keys.mac(payload, PURPOSE)).toString('base64url')}`
}

/** undefined unless this server signed it; whether it has expired is the caller's to say. */
export async function readSession(keys: ServerKeys, token: string): Promise<SessionClaims | undefined> {
  const [, payload, signature] = FORMAT.exec(token) ?? []
  if (payload === undefined || signature === undefined) return undefined
  const given = Buffer.from(signature, 'base64url')
  // Of 43 characters the last has two bits to spare: four texts would decode alike.
  if (given.toString('base64url') !== signature) return undefined
  if (!timingSafeEqual(await keys.mac(payload, PURPOSE), given)) return undefined
  const { k, s, o, u, e } = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return { key: k, sessionId: s, origin: o, shopperId: u ?? null, expiresAtMs: e }
}
