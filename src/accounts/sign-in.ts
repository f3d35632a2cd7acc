import { createHash, randomBytes } from 'node:crypto'
import type { AppContext } from '../context.ts'
import { BadRequestError, RateLimitedError, UnauthorizedError } from '../errors.ts'
import { readMailAddress } from '../shared/mail-address.ts'
import { parseInput } from '../shared/parse-input.ts'
import { type AdmittedRow, admitTry, findOrMakeServerSecret, forgetTries } from './accounts.queries.ts'
import { type Account, signInSchema } from './accounts.schema.ts'
import type { Auth } from './login-library.ts'
import { createPasskeys, type Passkeys } from './passkeys.ts'

/** Tries in any 60 s. Who guesses gets 300 an hour at one account; a whole office behind one address still gets in. */
const TRIES_PER_ACCOUNT = 5
const TRIES_PER_ADDRESS = 30

/** Who is signed in by a request's cookies. */
export interface SignedIn {
  account: Account
  /** Of this session; never sent anywhere. */
  sessionToken: string
  hasSecondFactor: boolean
  /** Cookies to set: the session was prolonged. */
  cookies: string[]
}

/** What an app is given that is to show codes, and the codes for its loss; both are shown this one time. */
export interface NewSecondFactor {
  /** otpauth://totp/… */
  uri: string
  codes: string[]
}

/** Sessions of the dashboard. */
export interface SignIn {
  /**
   * `needsCode`: address and password are right, and the account has a second factor: nobody is signed in without its code.
   * @throws {UnauthorizedError} alike for an unknown address, a wrong password and a wrong code; {RateLimitedError}
   */
  signIn(raw: unknown, addressKey: string): Promise<{ cookies: string[]; needsCode: boolean }>
  signOut(cookie: string): Promise<{ cookies: string[] }>
  identify(cookie: string | undefined): Promise<SignedIn | undefined>
  /** Begins to set up a second factor; it counts once a code was given. @throws {BadRequestError} for a wrong password, or where there is one */
  beginSecondFactor(cookie: string, password: string): Promise<NewSecondFactor>
  /** @throws {BadRequestError} for a wrong code */
  confirmSecondFactor(cookie: string, code: string): Promise<{ cookies: string[] }>
  passkeys: Passkeys
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
    passkeys: createPasskeys(app, library),
    countTry: (addressKey) => count(`sign-in ${addressKey}`, TRIES_PER_ADDRESS),
    signIn: async (raw, addressKey) => {
      const { email: written, password, code } = parseInput(signInSchema, raw)
      const email = readMailAddress(written) ?? ''
      await count(`sign-in ${addressKey}`, TRIES_PER_ADDRESS)
      const own = `sign-in ${createHash('sha256').update(email).digest('base64url')}`
      await count(own, TRIES_PER_ACCOUNT)
      const { api } = await library()
      const response = await api.signInEmail({ body: { email, password }, headers: new Headers(), asResponse: true })
      if (!response.ok) throw new UnauthorizedError()
      const { twoFactorRedirect } = (await response.clone().json()) as { twoFactorRedirect?: boolean }
      if (twoFactorRedirect) {
        if (code === undefined) return { cookies: [], needsCode: true }
        const passed = await checkCode(api, cookieOf(response), code)
        if (!passed.ok) throw new UnauthorizedError()
        await forgetTries(app.db, own)
        return { cookies: sessionCookies(passed), needsCode: false }
      }
      // Who knows the password guessed nothing, however many devices they sign in on.
      await forgetTries(app.db, own)
      return { cookies: response.headers.getSetCookie(), needsCode: false }
    },
    beginSecondFactor: async (cookie, password) => {
      const { api } = await library()
      const headers = new Headers({ cookie })
      const response = await api.enableTwoFactor({ body: { password }, headers, asResponse: true })
      if (!response.ok) throw new BadRequestError([{ path: 'current', code: 'wrong', message: 'is not your password' }])
      const { totpURI, backupCodes } = (await response.json()) as { totpURI: string; backupCodes: string[] }
      return { uri: totpURI, codes: backupCodes }
    },
    confirmSecondFactor: async (cookie, code) => {
      const { api } = await library()
      const response = await api.verifyTOTP({ body: { code }, headers: new Headers({ cookie }), asResponse: true })
      if (!response.ok) throw new BadRequestError([{ path: 'code', code: 'wrong', message: 'is not the code of now' }])
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
      const user = response.user as typeof response.user & { isOperator?: boolean; twoFactorEnabled?: boolean | null }
      const { id, name, email, isOperator } = user
      return {
        account: { id, name, email, isOperator: isOperator === true },
        sessionToken: response.session.token,
        hasSecondFactor: user.twoFactorEnabled === true,
        cookies: headers.getSetCookie(),
      }
    },
  }
}

/** What a response sets, as a browser would send it back. */
const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')

/** Of a sign-in with a code the browser keeps the session alone: what led to it was never sent to it. */
const sessionCookies = (response: Response): string[] =>
  response.headers.getSetCookie().filter((line) => line.includes('session_token='))

/** Six digits are of the app, anything else is a code for its loss. */
function checkCode(api: Auth['api'], cookie: string, code: string): Promise<Response> {
  const asked = { body: { code }, headers: new Headers({ cookie }), asResponse: true } as const
  return /^\d{6}$/.test(code) ? api.verifyTOTP(asked) : api.verifyBackupCode(asked)
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
