import type { z } from 'zod'
import { type AppContext, type Role, roles, type StoreContext } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { BadRequestError, MissingScopeError, NotFoundError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { createStore } from '../stores/create-store.ts'
import { asOperatorOf } from '../stores/list-stores.ts'
import { deleteSecondFactor, deleteSessions, findNames, findPasswordHash, writeName } from './accounts.queries.ts'
import {
  type Account,
  changePasswordSchema,
  newStoreSchema,
  type OwnStore,
  ownPasswordSchema,
  renameSchema,
} from './accounts.schema.ts'
import { findMembership, findOwnStores, insertMembership } from './members.queries.ts'
import { hashPassword, isPassword, setPassword } from './passwords.ts'
import type { SignedIn } from './sign-in.ts'

/** The stores an account has a part in, by name. */
export async function listOwnStores(app: AppContext, account: Account): Promise<OwnStore[]> {
  const rows = await findOwnStores(app.db, account.id)
  return rows.map(({ public_id, ...rest }) => ({ id: public_id, ...rest }))
}

/** Makes a store and its maker the owner. Only who came first, or was made so by the operator, may. */
export async function makeOwnStore(
  app: AppContext,
  account: Account,
  raw: z.input<typeof newStoreSchema>,
): Promise<OwnStore> {
  if (!account.isOperator) throw new MissingScopeError('operator')
  const input = parseInput(newStoreSchema, raw)
  const store = await createStore(app, input, `account:${account.id}`)
  const { storeId } = await asOperatorOf(app, store.slug)
  await inTransaction(app.db, (trx) => insertMembership(trx, { storeId, accountId: account.id, role: 'owner' }))
  const { id, slug, name, currency, language } = store
  return { id, slug, name, currency, language, role: 'owner' }
}

/**
 * The account acting in a store, named by slug or public id.
 * @throws {NotFoundError} for a store it has no part in: it is as absent as none
 */
export async function asMemberOf(
  app: AppContext,
  account: Account,
  store: string,
): Promise<{ ctx: StoreContext; role: Role }> {
  const row = await findMembership(app.db, account.id, store)
  if (!row) throw new NotFoundError()
  const { store_id: storeId, currency, role } = row
  const ctx: StoreContext = { ...app, storeId, currency, scopes: SCOPES[role], actor: `account:${account.id}` }
  return { ctx, role }
}

/** What verbs let them do; which routes they may call is said by each route. */
const SCOPES: Record<Role, StoreContext['scopes']> = {
  viewer: ['read'],
  agent: ['read', 'write'],
  admin: ['admin'],
  owner: ['admin'],
}

/** Whether somebody may do what needs at least `least`. */
export const isAtLeast = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least)

export async function renameAccount(
  app: AppContext,
  account: Account,
  raw: z.input<typeof renameSchema>,
): Promise<void> {
  const { name } = parseInput(renameSchema, raw)
  await inTransaction(app.db, (trx) => writeName(trx, account.id, name))
}

/** Sets another password and ends all other sessions. @throws {ConflictError} when the current one is wrong */
export async function changePassword(
  app: AppContext,
  { account, sessionToken }: SignedIn,
  raw: z.input<typeof changePasswordSchema>,
): Promise<void> {
  const { current, password } = parseInput(changePasswordSchema, raw)
  await checkPassword(app, account, current)
  const hash = await hashPassword(password)
  await inTransaction(app.db, async (trx) => {
    await setPassword(trx, account.id, hash)
    await deleteSessions(trx, account.id, sessionToken)
  })
}

/** Who found a session open must not make themselves at home in it. @throws {BadRequestError} for a wrong password */
export async function checkPassword(app: AppContext, { id }: Account, current: string): Promise<void> {
  const known = await findPasswordHash(app.db, id)
  if (known && (await isPassword(current, known))) return
  throw new BadRequestError([{ path: 'current', code: 'wrong', message: 'is not your password' }])
}

/** Takes the second factor away. @throws {BadRequestError} for a wrong password */
export async function removeSecondFactor(
  app: AppContext,
  { account }: SignedIn,
  raw: z.input<typeof ownPasswordSchema>,
): Promise<void> {
  const { current } = parseInput(ownPasswordSchema, raw)
  await checkPassword(app, account, current)
  await inTransaction(app.db, (trx) => deleteSecondFactor(trx, account.id))
}

/** Names for what audit_events call `account:<id>`; others keep what they are called. */
export async function nameActors(app: AppContext, actors: (string | null)[]): Promise<Map<string, string>> {
  const idOf = (actor: string | null) => (actor?.startsWith('account:') ? actor.slice('account:'.length) : undefined)
  const ids = [...new Set(actors.map(idOf).filter((id) => id !== undefined))]
  if (ids.length === 0) return new Map()
  return new Map((await findNames(app.db, ids)).map(({ id, name }) => [`account:${id}`, name]))
}
