import { inviteMember, joinByInvitation } from '../../src/accounts/members.ts'
import type { Role } from '../../src/context.ts'
import type { TestApp, TestStore } from './test-app.ts'

export const PASSWORD = 'four plain words here'

export interface DashboardAnswer {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  json: any
}

export interface DashboardCall {
  body?: unknown
  /** Instead of those of the dashboard's own page; undefined takes one away. */
  headers?: Record<string, string | undefined>
}

/** Somebody signed in, or nobody, as the dashboard's page calls the server. */
export interface DashboardClient {
  cookie: string
  /** Below /api/dashboard/v1. */
  call(method: string, path: string, options?: DashboardCall): Promise<DashboardAnswer>
}

/** A browser with this cookie. What the server sets is not kept; `cookieOf` reads it. */
export function dashboardClient(app: { url: string }, cookie = ''): DashboardClient {
  return {
    cookie,
    call: async (method, path, { body, headers = {} } = {}) => {
      const given = { 'x-spiel-page': '1', 'sec-fetch-site': 'same-origin', cookie, ...headers }
      const sent = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]))
      const gone = new AbortController()
      const response = await fetch(`${app.url}/api/dashboard/v1${path}`, {
        method,
        headers: sent,
        signal: gone.signal,
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
      const text = isStream ? '' : await response.text()
      if (isStream) gone.abort()
      let json: unknown
      try {
        json = JSON.parse(text)
      } catch {}
      return { status: response.status, headers: response.headers, text, json }
    },
  }
}

/** The session's cookie that an answer sets; '' when it sets none. */
export const cookieOf = ({ headers }: DashboardAnswer): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ')

/** Somebody with a new account and one role in a store, signed in. */
export async function memberOf(
  app: TestApp,
  store: TestStore,
  role: Role,
): Promise<DashboardClient & { email: string }> {
  const email = await accountIn(store, role)
  const answer = await dashboardClient(app).call('POST', '/sign-in', { body: { email, password: PASSWORD } })
  if (answer.status !== 200) throw new Error(`Sign-in: ${answer.status} ${answer.text}`)
  return { ...dashboardClient(app, cookieOf(answer)), email }
}

let made = 0

/** Its address. The password is PASSWORD. */
export async function accountIn({ context }: TestStore, role: Role): Promise<string> {
  const email = `${role}-${++made}@team.example`
  const { path } = await inviteMember(context, 'owner', { role })
  await joinByInvitation(context, {
    token: path.split('#')[1] as string,
    name: `The ${role}`,
    email,
    password: PASSWORD,
  })
  return email
}
