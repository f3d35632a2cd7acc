import {
  addPasskeySchema,
  ownPasswordSchema,
  passkeyIdSchema,
  passkeySignInSchema,
  renamePasskeySchema,
} from '../accounts/accounts.schema.ts'
import { checkPassword } from '../accounts/own-account.ts'
import { listPasskeys, removePasskey, renamePasskey } from '../accounts/passkeys.ts'
import { type AccountRoute, forAccount, forNobody } from './dashboard-account-route.ts'

const done = { status: 200, body: { ok: true } }

/** Signing in with a passkey, and those of one's own account. */
export const passkeyRoutes: AccountRoute[] = [
  forNobody(
    { method: 'POST', path: '/sign-in/passkey/begin', operationId: 'beginPasskeySignIn', isCounted: true },
    {
      handle: async (_app, _request, { signIn }) => {
        const { options, cookies } = await signIn.passkeys.beginSignIn()
        return { status: 200, body: options, cookies }
      },
    },
  ),
  forNobody(
    { method: 'POST', path: '/sign-in/passkey', operationId: 'signInWithPasskey', isCounted: true },
    {
      body: passkeySignInSchema,
      handle: async (_app, { body, cookie, origin }, { signIn }) => ({
        ...done,
        ...(await signIn.passkeys.finishSignIn(body, { cookie, origin })),
      }),
    },
  ),
  forAccount(
    { method: 'GET', path: '/me/passkeys', operationId: 'listPasskeys' },
    {
      handle: async (app, { account }) => ({ status: 200, body: await listPasskeys(app, account) }),
    },
  ),
  forAccount(
    { method: 'POST', path: '/me/passkeys/begin', operationId: 'beginPasskey' },
    {
      body: ownPasswordSchema,
      handle: async (app, { account }, { body, cookie, addressKey }, { signIn }) => {
        await signIn.countTry(addressKey)
        await checkPassword(app, account, body.current)
        const { options, cookies } = await signIn.passkeys.beginAdding(account, cookie)
        return { status: 200, body: options, cookies }
      },
    },
  ),
  forAccount(
    { method: 'POST', path: '/me/passkeys', operationId: 'addPasskey' },
    {
      body: addPasskeySchema,
      handle: async (_app, _who, { body, cookie, origin }, { signIn }) => {
        await signIn.passkeys.finishAdding(body, { cookie, origin })
        return { ...done, status: 201 }
      },
    },
  ),
  forAccount(
    { method: 'POST', path: '/me/passkeys/rename', operationId: 'renamePasskey' },
    {
      body: renamePasskeySchema,
      handle: async (app, { account }, { body }) => {
        await renamePasskey(app, account, body)
        return done
      },
    },
  ),
  forAccount(
    { method: 'POST', path: '/me/passkeys/remove', operationId: 'removePasskey' },
    {
      body: passkeyIdSchema,
      handle: async (app, { account }, { body }) => {
        await removePasskey(app, account, body)
        return done
      },
    },
  ),
]
