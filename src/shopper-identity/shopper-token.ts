import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { email, visibleText } from '../shared/fields.ts'

/**
 * docs/shopper-identity.md tells integrators of this format: base64url(JSON) "." base64url(HMAC-SHA256 of the first part). The second may be in
 * hexadecimal: templates such as Shopify's cannot write it otherwise.
 */
const FORMAT = /^([A-Za-z0-9_-]{8,4000})\.([A-Za-z0-9_-]{43}|[0-9a-f]{64})$/

export const MAX_LIFE_SECONDS = 3600
/** How far the shop's clock may run ahead of ours. */
const MAX_SKEW_SECONDS = 60

const seconds = z.int().positive()
const claimsSchema = z.object({
  sub: visibleText(255),
  email,
  name: visibleText(255).nullish(),
  iat: seconds,
  exp: seconds,
})

/** The shopper whom the shop's own login vouches for. */
export interface VerifiedShopper {
  /** The shop's own identifier of the customer. */
  id: string
  /** Lower-cased. */
  email: string
  name: string | null
}

const sign = (secret: string, payload: string): Buffer => createHmac('sha256', secret).update(payload).digest()

/** As the shop's own server does it; for tests and for trying out. */
export function signShopperToken(
  secret: string,
  claims: { sub: string; email: string; name?: string; iat: number; exp: number },
): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${payload}.${sign(secret, payload).toString('base64url')}`
}

/**
 * @param secrets those valid now; all are tried, in a time that tells nothing about them
 * @param nowSeconds Unix time
 * @returns null for any token that is not in order: malformed, of another secret, expired, living longer than an hour
 */
export function readShopperToken(
  token: string,
  secrets: readonly string[],
  nowSeconds: number,
): VerifiedShopper | null {
  const [, payload, signature] = FORMAT.exec(token) ?? []
  if (payload === undefined || signature === undefined) return null
  const given = Buffer.from(signature, signature.length === 64 ? 'hex' : 'base64url')
  const checks = secrets.map((secret) => timingSafeEqual(sign(secret, payload), given))
  if (!checks.includes(true)) return null
  const claims = claimsSchema.safeParse(parseJson(payload))
  if (!claims.success) return null
  const { sub, email, name, iat, exp } = claims.data
  if (exp <= nowSeconds || iat > nowSeconds + MAX_SKEW_SECONDS || exp - iat > MAX_LIFE_SECONDS) return null
  return { id: sub, email, name: name ?? null }
}

function parseJson(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
