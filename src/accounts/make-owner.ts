import type { z } from 'zod'
import type { AppContext } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { BadRequestError, ConflictError, NotFoundError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import {
  deletePasskeys,
  deleteSecondFactor,
  deleteSessions,
  dropLinks,
  findAccount,
  findAccountByEmail,
  findLink,
  hasAccounts,
  insertAccount,
  insertLink,
  lockAccounts,
  takeLink,
} from './accounts.queries.ts'
import { firstOwnerSchema, newPasswordSchema, ownerLinkSchema, tokenSchema } from './accounts.schema.ts'
import { insertMembershipOf } from './members.queries.ts'
import { hashToken, newToken } from './own-links.ts'
import { hashPassword, setPassword } from './passwords.ts'

const LINK_HOURS = 24

/** Where a one-time link leads to: below the dashboard's address, the secret behind #, which browsers send to nobody. */
export interface OwnerLink {
  path: string
  email: string | null
  hours: number
}

export { hasAccounts }

/** The link of a server without accounts, for who makes the first owner; undefined when there is one. */
export async function makeFirstRunLink(app: AppContext): Promise<OwnerLink | undefined> {
  if (await hasAccounts(app.db)) return undefined
  const { token, tokenHash } = newToken()
  // Former links go on: another process may have printed one.
  await inTransaction(app.db, (trx) => insertLink(trx, { tokenHash, accountId: null, hours: LINK_HOURS }))
  return { path: `/first-run#${token}`, email: null, hours: LINK_HOURS }
}

/**
 * Makes the first account, with the link that `npm start` printed: owner of all stores there are.
 * @throws {NotFoundError} for a link that is unknown, used or too old; {ConflictError} when there is an account already
 */
export async function makeFirstOwner(app: AppContext, raw: z.input<typeof firstOwnerSchema>): Promise<{ id: string }> {
  const { token, name, email, password } = parseInput(firstOwnerSchema, raw)
  const hash = await hashPassword(password)
  const id = newId('acct')
  return inTransaction(app.db, async (trx) => {
    await lockAccounts(trx)
    const link = await takeLink(trx, hashToken(token))
    if (!link || link.account_id !== null) throw new NotFoundError('The link is not valid any more')
    if (await hasAccounts(trx)) throw new ConflictError('There is an owner already')
    await insertAccount(trx, { id, email, name, isOperator: true })
    await setPassword(trx, id, hash)
    for (const storeId of await insertMembershipOf(trx, id, null)) {
      await recordAudit(trx, { storeId, actor: `account:${id}` }, 'member.added', id, { role: 'owner' })
    }
    await dropLinks(trx, null)
    return { id }
  })
}

/** What a link that somebody opened is for. @throws {NotFoundError} for one that is unknown, used or too old */
export async function lookAtLink(
  app: AppContext,
  raw: z.input<typeof tokenSchema>,
): Promise<{ purpose: 'first-run' } | { purpose: 'password'; name: string; email: string }> {
  const { token } = parseInput(tokenSchema, raw)
  const link = await findLink(app.db, hashToken(token))
  if (!link) throw new NotFoundError('The link is not valid any more')
  if (link.account_id === null) return { purpose: 'first-run' }
  const account = await findAccount(app.db, link.account_id)
  if (!account) throw new NotFoundError('The link is not valid any more')
  return { purpose: 'password', name: account.name, email: account.email }
}

/** Sets a password with a link of the operator, and ends all sessions of the account. @throws {NotFoundError} */
export async function setPasswordByLink(
  app: AppContext,
  raw: z.input<typeof newPasswordSchema>,
): Promise<{ email: string }> {
  const { token, password } = parseInput(newPasswordSchema, raw)
  const hash = await hashPassword(password)
  return inTransaction(app.db, async (trx) => {
    const link = await takeLink(trx, hashToken(token))
    const account = link?.account_id ? await findAccount(trx, link.account_id) : undefined
    if (!account) throw new NotFoundError('The link is not valid any more')
    await setPassword(trx, account.id, hash)
    // Whoever runs the server lets somebody in who lost all of them.
    await deleteSecondFactor(trx, account.id)
    await deletePasskeys(trx, account.id)
    await deleteSessions(trx, account.id)
    await dropLinks(trx, account.id)
    return { email: account.email }
  })
}

/**
 * The operator's own way in, `spiel owner create`: makes an owner of one store, or of all, without a password, and a link to set one.
 * Without an address, on a server without accounts, it is the link of the first run.
 * @throws {ConflictError} when the address has an account; {NotFoundError} for an unknown store
 */
export async function createOwner(app: AppContext, raw: z.input<typeof ownerLinkSchema>): Promise<OwnerLink> {
  const { email, store, name } = parseInput(ownerLinkSchema, raw)
  if (!email) {
    const link = await makeFirstRunLink(app)
    if (link) return link
    throw new BadRequestError([{ path: 'email', code: 'required', message: 'must be given, since there is an owner' }])
  }
  const id = newId('acct')
  return inTransaction(app.db, async (trx) => {
    await lockAccounts(trx)
    const isFirst = !(await hasAccounts(trx))
    const isNew = await insertAccount(trx, { id, email, name: name ?? email, isOperator: isFirst })
    if (!isNew) throw new ConflictError(`${email} has an account; see: spiel owner reset`)
    const stores = await insertMembershipOf(trx, id, store ?? null)
    if (store && stores.length === 0) throw new NotFoundError(`There is no store ${store}; see: spiel store list`)
    for (const storeId of stores) {
      await recordAudit(trx, { storeId, actor: 'operator' }, 'member.added', id, { role: 'owner' })
    }
    if (isFirst) await dropLinks(trx, null)
    return passwordLink(trx, id, email)
  })
}

/**
 * A link to set a new password, for somebody who is locked out: `spiel owner reset`. With a store the account becomes its owner.
 * @throws {NotFoundError} when no account has the address
 */
export async function resetOwner(app: AppContext, raw: z.input<typeof ownerLinkSchema>): Promise<OwnerLink> {
  const { email, store } = parseInput(ownerLinkSchema, raw)
  return inTransaction(app.db, async (trx) => {
    const account = email ? await findAccountByEmail(trx, email) : undefined
    if (!account) throw new NotFoundError(`No account has the address ${email ?? ''}; see: spiel owner create`)
    if (store) {
      const [storeId] = await insertMembershipOf(trx, account.id, store)
      if (storeId === undefined) throw new NotFoundError(`There is no store ${store}; see: spiel store list`)
      await recordAudit(trx, { storeId, actor: 'operator' }, 'member.added', account.id, { role: 'owner' })
    }
    return passwordLink(trx, account.id, account.email)
  })
}

async function passwordLink(
  trx: Parameters<typeof dropLinks>[0],
  accountId: string,
  email: string,
): Promise<OwnerLink> {
  const { token, tokenHash } = newToken()
  await dropLinks(trx, accountId)
  await insertLink(trx, { tokenHash, accountId, hours: LINK_HOURS })
  return { path: `/password#${token}`, email, hours: LINK_HOURS }
}
