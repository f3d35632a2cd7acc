import type { z } from 'zod'
import type { AppContext } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { BadRequestError, ConflictError, NotFoundError, UnauthorizedError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { deletePasskey, findPasskeys, notePasskeyUse, writePasskeyName } from './accounts.queries.ts'
import {
  type Account,
  addPasskeySchema,
  type OwnPasskey,
  passkeyIdSchema,
  passkeySignInSchema,
  renamePasskeySchema,
} from './accounts.schema.ts'
import type { Auth } from './login-library.ts'
import { isPasskeyOrigin, passkeyHost } from './passkey-host.ts'

const MOST_PASSKEYS = 20

/** What a browser is asked for, with the cookie that ties its answer to the question. */
export interface PasskeyQuestion {
  options: object
  cookies: string[]
}

/** Where a browser's answer came from. */
export interface PasskeyPage {
  /** The Cookie header. */
  cookie: string
  /** The Origin header. */
  origin: string
}

/** Sign-in by a key that a device keeps and gives to its person alone. */
export interface Passkeys {
  /** @throws {NotFoundError} where the server is at no address that browsers make passkeys for; {ConflictError} when there are too many */
  beginAdding(account: Account, cookie: string): Promise<PasskeyQuestion>
  /** @throws {BadRequestError} when the answer is not that of the question */
  finishAdding(raw: unknown, page: PasskeyPage): Promise<void>
  /** @throws {NotFoundError} as above */
  beginSignIn(): Promise<PasskeyQuestion>
  /** @throws {UnauthorizedError} for any answer but that of a known passkey to this question */
  finishSignIn(raw: unknown, page: PasskeyPage): Promise<{ cookies: string[] }>
}

/**
 * Passkeys by the login library. Each asks for the person's finger, face or PIN on the device, so that a passkey stands for password
 * and second factor together.
 */
export function createPasskeys(app: Pick<AppContext, 'db' | 'publicUrl'>, library: () => Promise<Auth>): Passkeys {
  const host = passkeyHost(app.publicUrl)
  const refuseWithoutHost = () => {
    if (host === undefined) throw new NotFoundError('Passkeys need an https address in SPIEL_PUBLIC_URL')
  }
  const headersOf = ({ cookie, origin }: PasskeyPage) =>
    host !== undefined && isPasskeyOrigin(origin, host) ? new Headers({ cookie, origin }) : undefined
  return {
    beginAdding: async ({ id }, cookie) => {
      refuseWithoutHost()
      if ((await findPasskeys(app.db, id)).length >= MOST_PASSKEYS) {
        throw new ConflictError(`An account has at most ${MOST_PASSKEYS} passkeys`)
      }
      const { api } = await library()
      return questionOf(
        await api.generatePasskeyRegistrationOptions({ headers: new Headers({ cookie }), asResponse: true }),
      )
    },
    finishAdding: async (raw, page) => {
      const { name, response } = parseInput(addPasskeySchema, raw)
      const headers = headersOf(page)
      const { api } = await library()
      const done =
        headers && (await api.verifyPasskeyRegistration({ body: { name, response }, headers, asResponse: true }))
      if (!done?.ok)
        throw new BadRequestError([{ path: 'response', code: 'wrong', message: 'is not what was asked for' }])
    },
    beginSignIn: async () => {
      refuseWithoutHost()
      const { api } = await library()
      const made = await questionOf(
        await api.generatePasskeyAuthenticationOptions({ headers: new Headers(), asResponse: true }),
      )
      return { ...made, options: { ...made.options, userVerification: 'required' } }
    },
    finishSignIn: async (raw, page) => {
      const { response } = parseInput(passkeySignInSchema, raw)
      const headers = headersOf(page)
      const { api } = await library()
      const done = headers && (await api.verifyPasskeyAuthentication({ body: { response }, headers, asResponse: true }))
      if (!done?.ok) throw new UnauthorizedError()
      await inTransaction(app.db, (trx) => notePasskeyUse(trx, response.id))
      return { cookies: done.headers.getSetCookie().filter((line) => line.includes('session_token=')) }
    },
  }
}

async function questionOf(answer: Response): Promise<PasskeyQuestion> {
  if (!answer.ok) throw new UnauthorizedError()
  return { options: (await answer.json()) as object, cookies: answer.headers.getSetCookie() }
}

/** Those of an account, the oldest first, and the host name they belong to; null where browsers make none. */
export async function listPasskeys(
  app: AppContext,
  { id }: Account,
): Promise<{ host: string | null; data: OwnPasskey[] }> {
  const rows = await findPasskeys(app.db, id)
  return {
    host: passkeyHost(app.publicUrl) ?? null,
    data: rows.map(({ id, name, created_at, last_used_at }) => ({
      ...{ id, name },
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
  }
}

/** @throws {NotFoundError} for another account's */
export async function renamePasskey(
  app: AppContext,
  account: Account,
  raw: z.input<typeof renamePasskeySchema>,
): Promise<void> {
  const { id, name } = parseInput(renamePasskeySchema, raw)
  const isDone = await inTransaction(app.db, (trx) => writePasskeyName(trx, { accountId: account.id, id, name }))
  if (!isDone) throw new NotFoundError()
}

/** @throws {NotFoundError} for another account's */
export async function removePasskey(
  app: AppContext,
  account: Account,
  raw: z.input<typeof passkeyIdSchema>,
): Promise<void> {
  const { id } = parseInput(passkeyIdSchema, raw)
  const isDone = await inTransaction(app.db, (trx) => deletePasskey(trx, account.id, id))
  if (!isDone) throw new NotFoundError()
}
