import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { email } from '../../shared/fields.ts'
import { sameText } from '../../shared/same-text.ts'
import type { VerifiedShopper } from '../../shopper-identity/shopper-token.ts'
import type { Credentials } from '../connector.ts'

/** BigCommerce makes them for fifteen minutes. */
const MOST_LIFE_SECONDS = 3600
/** How far its clock may run ahead of ours. */
const MAX_SKEW_SECONDS = 60

const headerSchema = z.object({ alg: z.literal('HS256') })
const seconds = z.int().positive()
const claimsSchema = z.object({
  customer: z.object({ id: z.int().positive(), email }),
  iss: z.literal('bc/apps'),
  sub: z.string(),
  aud: z.string(),
  store_hash: z.string(),
  operation: z.literal('current_customer'),
  iat: seconds,
  exp: seconds,
})

/**
 * Reads what BigCommerce's Current Customer API says of who is logged in on the shop's pages: a JWT, signed with the client secret of an app that the owner
 * made for it. The algorithm is HS256 whatever the token says. Tokens of the same app for another store or another purpose are none.
 * @returns null for any token that is not in order
 */
export function readCustomerToken(
  token: string,
  { appClientId, appClientSecret, storeHash }: Credentials,
  nowSeconds: number,
): VerifiedShopper | null {
  if (!appClientId || !appClientSecret || !storeHash) return null
  const [header = '', payload = '', signature = '', ...more] = token.split('.')
  const signed = createHmac('sha256', appClientSecret).update(`${header}.${payload}`).digest('base64url')
  if (more.length > 0 || !sameText(signed, signature)) return null
  const claims = claimsSchema.safeParse(jsonOf(payload)).data
  if (!headerSchema.safeParse(jsonOf(header)).success || !claims) return null
  const { customer, sub, aud, store_hash: hash, iat, exp } = claims
  const isOurs = sub === storeHash && hash === storeHash && aud === appClientId
  const isLive = iat <= nowSeconds + MAX_SKEW_SECONDS && exp > nowSeconds && exp - iat <= MOST_LIFE_SECONDS
  return isOurs && isLive ? { id: String(customer.id), email: customer.email.toLowerCase(), name: null } : null
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
