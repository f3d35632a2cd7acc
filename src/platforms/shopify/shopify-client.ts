import { setTimeout as pause } from 'node:timers/promises'
import type { Credentials, Session } from '../connector.ts'
import { PlatformError } from '../platform-error.ts'
import { type PlatformAnswer, type PlatformHttp, throwIfRefused } from '../platform-http.ts'

export const API_VERSION = '2026-10'
const PATH = `/admin/api/${API_VERSION}/graphql.json`
/** Renewed so long before its end that no request meets it. */
const RENEW_BEFORE_MS = 5 * 60_000
const MOST_THROTTLED = 20

/** What the API answers: read, never trusted. */
// biome-ignore lint/suspicious/noExplicitAny: documented fields of somebody else's JSON
export type Json = any

type Speaker = Pick<Session, 'credentials' | 'http' | 'saveCredentials'>

/**
 * Asks the Admin API, with a token that is good: one that ends is renewed before, and one that was ended meanwhile is renewed once.
 * @throws {PlatformError}
 */
export async function askShopify(
  speaker: Speaker,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Json> {
  await renewIfDue(speaker)
  let mayRenew = canRenew(speaker.credentials)
  for (let throttled = 0; ; ) {
    const answer = await speaker.http.ask(PATH, { method: 'POST', body: { query, variables } })
    if (answer.status === 401 && mayRenew) {
      mayRenew = false
      await renew(speaker)
      continue
    }
    throwIfRefused(answer)
    const errors: Json[] = Array.isArray(answer.json?.errors) ? answer.json.errors : []
    if (errors.some(({ extensions }) => extensions?.code === 'THROTTLED')) {
      const waitMs = Math.max(500, paceOf(answer))
      if (++throttled > MOST_THROTTLED) throw new PlatformError('away', 'Shopify asks us to wait', waitMs)
      await pause(waitMs)
      continue
    }
    if (errors.length > 0) throw errorOf(errors[0])
    if (!answer.json?.data) throw new PlatformError('unreadable', 'Shopify’s answer cannot be read')
    return answer.json.data
  }
}

function errorOf({ extensions, path }: Json): PlatformError {
  const where = Array.isArray(path) ? ` at ${path.slice(0, 3).join('.')}` : ''
  if (extensions?.code === 'ACCESS_DENIED')
    return new PlatformError('refused', `Shopify denies access${where}: a scope is missing`)
  return new PlatformError('unreadable', `Shopify refuses a question${where}`)
}

/** Until there is enough for as much again: by the numbers of the answer, never by constants, since plans have others. */
export function paceOf({ json }: PlatformAnswer): number {
  const { requestedQueryCost: cost, throttleStatus } = json?.extensions?.cost ?? {}
  const { currentlyAvailable: left, restoreRate: perSecond } = throttleStatus ?? {}
  if (![cost, left, perSecond].every((one) => typeof one === 'number') || perSecond <= 0) return 0
  return Math.max(0, Math.ceil(((cost - left) / perSecond) * 1000))
}

const canRenew = ({ clientId, clientSecret, refreshToken }: Credentials): boolean =>
  Boolean(clientId && clientSecret) || Boolean(refreshToken)

async function renewIfDue(speaker: Speaker): Promise<void> {
  const { accessToken, expiresAt } = speaker.credentials
  if (!accessToken || (expiresAt && Number(expiresAt) - Date.now() < RENEW_BEFORE_MS)) await renew(speaker)
}

/** What was renewed is stored before it is used: a refresh token that was used once is good no more. */
async function renew(speaker: Speaker): Promise<void> {
  await speaker.saveCredentials(await renewed(speaker.http, speaker.credentials))
}

/** The credentials with a new token. An app of the owner's own asks with its id and secret, others by their refresh token. */
export async function renewed(http: PlatformHttp, credentials: Credentials): Promise<Credentials> {
  const { clientId, clientSecret, refreshToken } = credentials
  if (!clientId || !clientSecret)
    throw new PlatformError('refused', 'Shopify refuses the access token: paste a new one')
  const grant = refreshToken
    ? { grant_type: 'refresh_token', refresh_token: refreshToken }
    : { grant_type: 'client_credentials' }
  const body = { client_id: clientId, client_secret: clientSecret, ...grant }
  const answer = await http.ask('/admin/oauth/access_token', { method: 'POST', body })
  const { access_token: accessToken, expires_in: seconds, refresh_token: next } = answer.json ?? {}
  if (answer.status >= 400 || typeof accessToken !== 'string') {
    throw new PlatformError(
      'refused',
      'Shopify refuses the client id and secret, or the app is not installed in this shop',
    )
  }
  const expiresAt = Number.isFinite(seconds) ? String(Date.now() + seconds * 1000) : ''
  return { ...credentials, accessToken, expiresAt, ...(typeof next === 'string' ? { refreshToken: next } : {}) }
}

/** All nodes of a connection whose first page is there. */
export async function restOf(
  first: { nodes: Json[]; pageInfo: { hasNextPage: boolean; endCursor: string } },
  next: (after: string) => Promise<Json>,
): Promise<Json[]> {
  const all = [...first.nodes]
  for (let { pageInfo } = first; pageInfo.hasNextPage; ) {
    const page = await next(pageInfo.endCursor)
    if (!page) break
    all.push(...page.nodes)
    pageInfo = page.pageInfo
  }
  return all
}
