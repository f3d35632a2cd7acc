import {
  type Account,
  changePasswordSchema,
  codeSchema,
  firstOwnerSchema,
  joinSchema,
  newPasswordSchema,
  newStoreSchema,
  ownPasswordSchema,
  renameSchema,
  signInSchema,
  tokenSchema,
} from '../accounts/accounts.schema.ts'
import { hasAccounts, lookAtLink, makeFirstOwner, setPasswordByLink } from '../accounts/make-owner.ts'
import { acceptInvitation, joinByInvitation, lookAtInvitation } from '../accounts/members.ts'
import {
  changePassword,
  listOwnStores,
  makeOwnStore,
  removeSecondFactor,
  renameAccount,
} from '../accounts/own-account.ts'
import { passkeyHost } from '../accounts/passkey-host.ts'
import type { AppContext } from '../context.ts'
import { getDemoLink } from '../widget/demo-link.ts'
import type { DemoMode } from '../widget/demo-origin.ts'
import { type AccountRoute, forAccount, forNobody } from './dashboard-account-route.ts'
import { passkeyRoutes } from './dashboard-passkey-routes.ts'

/** The link opens the demo of all stores: who runs the server has it. */
async function demoPath(app: AppContext, { isOperator }: Account, mode: DemoMode): Promise<string | null> {
  if (mode === 'public') return '/demo'
  return mode === 'link' && isOperator ? `/demo?link=${await getDemoLink(app)}` : null
}

const done = { status: 200, body: { ok: true } }

/** All that can be done outside a store. */
export const accountRoutes: AccountRoute[] = [
  forNobody(
    { method: 'GET', path: '/state', operationId: 'getState', isCounted: false },
    {
      handle: async (app) => {
        const body = { hasOwner: await hasAccounts(app.db), passkeyHost: passkeyHost(app.publicUrl) ?? null }
        return { status: 200, body }
      },
    },
  ),
  forNobody(
    { method: 'POST', path: '/sign-in', operationId: 'signIn', isCounted: false },
    {
      body: signInSchema,
      handle: async (_app, { body, addressKey }, { signIn }) => {
        const { cookies, needsCode } = await signIn.signIn(body, addressKey)
        return { status: 200, body: needsCode ? { needsCode } : { ok: true }, cookies }
      },
    },
  ),
  forNobody(
    { method: 'POST', path: '/links/look', operationId: 'lookAtLink', isCounted: true },
    {
      body: tokenSchema,
      handle: async (app, { body }) => ({ status: 200, body: await lookAtLink(app, body) }),
    },
  ),
  forNobody(
    { method: 'POST', path: '/first-run', operationId: 'makeFirstOwner', isCounted: true },
    {
      body: firstOwnerSchema,
      handle: async (app, { body, addressKey }, { signIn }) => {
        await makeFirstOwner(app, body)
        return { status: 201, body: { ok: true }, ...(await signIn.signIn(body, addressKey)) }
      },
    },
  ),
  forNobody(
    { method: 'POST', path: '/links/password', operationId: 'setPasswordByLink', isCounted: true },
    {
      body: newPasswordSchema,
      handle: async (app, { body, addressKey }, { signIn }) => {
        const { email } = await setPasswordByLink(app, body)
        return { ...done, ...(await signIn.signIn({ email, password: body.password }, addressKey)) }
      },
    },
  ),
  forNobody(
    { method: 'POST', path: '/invitations/look', operationId: 'lookAtInvitation', isCounted: true },
    {
      body: tokenSchema,
      handle: async (app, { body }) => ({ status: 200, body: await lookAtInvitation(app, body) }),
    },
  ),
  forNobody(
    { method: 'POST', path: '/invitations/join', operationId: 'joinByInvitation', isCounted: true },
    {
      body: joinSchema,
      handle: async (app, { body, addressKey }, { signIn }) => {
        const { email, slug } = await joinByInvitation(app, body)
        return {
          ...{ status: 201, body: { slug } },
          ...(await signIn.signIn({ email, password: body.password }, addressKey)),
        }
      },
    },
  ),
  forAccount(
    { method: 'POST', path: '/invitations/accept', operationId: 'acceptInvitation' },
    {
      body: tokenSchema,
      handle: async (app, { account }, { body }) => ({ status: 200, body: await acceptInvitation(app, account, body) }),
    },
  ),
  forAccount(
    { method: 'POST', path: '/sign-out', operationId: 'signOut' },
    {
      handle: async (_app, _who, { cookie }, { signIn }) => ({ ...done, ...(await signIn.signOut(cookie)) }),
    },
  ),
  forAccount(
    { method: 'GET', path: '/me', operationId: 'getMe' },
    {
      handle: async (app, { account, hasSecondFactor }, _request, { demo }) => ({
        status: 200,
        body: {
          hasSecondFactor,
          ...{ account, stores: await listOwnStores(app, account), publicUrl: app.publicUrl },
          demoPath: await demoPath(app, account, demo),
        },
      }),
    },
  ),
  forAccount(
    { method: 'PATCH', path: '/me', operationId: 'renameAccount' },
    {
      body: renameSchema,
      handle: async (app, { account }, { body }) => {
        await renameAccount(app, account, body)
        return done
      },
    },
  ),
  forAccount(
    { method: 'POST', path: '/me/password', operationId: 'changePassword' },
    {
      body: changePasswordSchema,
      handle: async (app, who, { body, addressKey }, { signIn }) => {
        await signIn.countTry(addressKey)
        await changePassword(app, who, body)
        return done
      },
    },
  ),
  forAccount(
    { method: 'POST', path: '/me/second-factor', operationId: 'beginSecondFactor' },
    {
      body: ownPasswordSchema,
      handle: async (_app, _who, { body, cookie, addressKey }, { signIn }) => {
        await signIn.countTry(addressKey)
        return { status: 201, body: await signIn.beginSecondFactor(cookie, body.current) }
      },
    },
  ),
  forAccount(
    { method: 'POST', path: '/me/second-factor/confirm', operationId: 'confirmSecondFactor' },
    {
      body: codeSchema,
      handle: async (_app, _who, { body, cookie, addressKey }, { signIn }) => {
        await signIn.countTry(addressKey)
        return { ...done, ...(await signIn.confirmSecondFactor(cookie, body.code)) }
      },
    },
  ),
  forAccount(
    { method: 'POST', path: '/me/second-factor/remove', operationId: 'removeSecondFactor' },
    {
      body: ownPasswordSchema,
      handle: async (app, who, { body, addressKey }, { signIn }) => {
        await signIn.countTry(addressKey)
        await removeSecondFactor(app, who, body)
        return done
      },
    },
  ),
  forAccount(
    { method: 'POST', path: '/stores', operationId: 'makeStore' },
    {
      body: newStoreSchema,
      handle: async (app, { account }, { body }) => ({ status: 201, body: await makeOwnStore(app, account, body) }),
    },
  ),
  ...passkeyRoutes,
]
