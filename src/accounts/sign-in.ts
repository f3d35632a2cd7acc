import { createHash, randomBytes } from 'node:crypto'
import type { AppContext } from '../context.ts'
import { RateLimitedError, UnauthorizedError } from '../errors.ts'
import { readMailAddress } from '../shared/mail-address.ts'
import { parseInput } from '../shared/parse-input.ts'
import { type AdmittedRow, admitTry, findOrMakeServerSecret, forgetTries } from './accounts.queries.ts'
import { type Account, signInSchema } from './accounts.schema.ts'
import type { Auth } from './login-library.ts'

/** Tries in any 60 s. Who guesses gets 300 an hour at one account; a whole office behind one address still gets in. */
const TRIES_PER_ACCOUNT = 5
const TRIES_PER_ADDRESS = 30

/** Who is signed in by a request's cookies. */
export interface SignedIn {
  account: Account
  /** Of this session; never sent anywhere. */
  sessionToken: string
  /** Cookies to set: the session was prolonged. */
  cookies: string[]
}

/** Sessions of the dashboard. */
export interface SignIn {
  /** @throws {UnauthorizedError} alike for an unknown address and a wrong password; {RateLimitedError} */
  signIn(raw: unknown, addressKey: string): Promise<{ cookies: string[] }>
  signOut(cookie: string): Promise<{ cookies: string[] }>
  identify(cookie: string | undefined): Promise<SignedIn | undefined>
  /** Counts a try with a link. @throws {RateLimitedError} */
  countTry(addressKey: string): Promise<void>
}

/**
 * Sessions by better-auth on our own tables and connection. It is loaded at the first use, since that takes 0.4 s which a start need
 * not wait for. A session begins with a new token at each sign-in, so that none can be fixed before.
 */
export function createSignIn(app: Pick<AppContext, 'db' | 'secrets' | 'publicUrl'>): SignIn {
  let loading: Promise<Auth> | undefined
  const library = () => {
    loading ??= load(app).catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const count = async (name: string, limit: number) => refuse(await admitTry(app.db, name, limit), limit)
  return {
    countTry: (addressKey) => count(`sign-in ${addressKey}`, TRIES_PER_ADDRESS),
    signIn: async (raw, addressKey) => {
      const { email: written, password } = parseInput(signInSchema, raw)
      const email = readMailAddress(written) ?? ''
      await count(`sign-in ${addressKey}`, TRIES_PER_ADDRESS)
      const own = `sign-in ${createHash('sha256').update(email).digest('base64url')}`
      await count(own, TRIES_PER_ACCOUNT)
      const { api } = await library()
      const response = await api.signInEmail({ body: { email, password }, headers: new Headers(), asResponse: true })
      if (!response.ok) throw new UnauthorizedError()
      // Who knows the password guessed nothing, however many devices they sign in on.
      await forgetTries(app.db, own)
      return { cookies: response.headers.getSetCookie() }
    },
    signOut: async (cookie) => {
      const { api } = await library()
      const response = await api.signOut({ headers: new Headers({ cookie }), asResponse: true })
      return { cookies: response.headers.getSetCookie() }
    },
    identify: async (cookie) => {
      if (!cookie?.includes('spiel-')) return undefined
      const { api } = await library()
      const { headers, response } = await api.getSession({ headers: new Headers({ cookie }), returnHeaders: true })
      if (!response) return undefined
      const { id, name, email, isOperator } = response.user as typeof response.user & { isOperator?: boolean }
      return {
        account: { id, name, email, isOperator: isOperator === true },
        sessionToken: response.session.token,
        cookies: headers.getSetCookie(),
      }
    },
  }
}

function refuse({ admitted, retry_after_s }: AdmittedRow, limit: number): void {
  if (!admitted) throw new RateLimitedError(limit, retry_after_s)
}

async function load({ db, secrets, publicUrl }: Pick<AppContext, 'db' | 'secrets' | 'publicUrl'>): Promise<Auth> {
  const secret = secrets.isReady
    ? secrets.mac('sessions', 'dashboard')
    : await findOrMakeServerSecret(db, 'dashboard', randomBytes(32))
  const { openLibrary } = await import('./login-library.ts')
  return openLibrary({ db, secret: secret.toString('base64url'), publicUrl })
}
