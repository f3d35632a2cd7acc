import type { z } from 'zod'
import type { AppContext, Role, StoreContext } from '../context.ts'
import { requireScope } from '../context.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction, type Transaction } from '../db/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { parseInput } from '../shared/parse-input.ts'
import { newId } from '../shared/random.ts'
import { insertAccount } from './accounts.queries.ts'
import {
  type Account,
  type Invitation,
  inviteSchema,
  joinSchema,
  type Member,
  setRoleSchema,
  tokenSchema,
} from './accounts.schema.ts'
import { invitationMail } from './invitation-mail.ts'
import {
  deleteMembership,
  findInvitation,
  findInvitations,
  findMembers,
  findStoreName,
  type InvitationRow,
  insertInvitation,
  insertMembership,
  lockMembers,
  setInvitationRevoked,
  takeInvitation,
  writeRole,
} from './members.queries.ts'
import { hashToken, newToken } from './own-links.ts'
import { hashPassword, setPassword } from './passwords.ts'

const INVITATION_DAYS = 7
const MOST_INVITATIONS = 50

/** Everybody with a part in the store, and invitations not taken yet. */
export async function listMembers(ctx: StoreContext): Promise<{ members: Member[]; invitations: Invitation[] }> {
  const [members, invitations] = await Promise.all([
    findMembers(ctx.db, ctx.storeId),
    findInvitations(ctx.db, ctx.storeId),
  ])
  return {
    members: members.map(({ created_at, ...member }) => ({ ...member, since: created_at.toISOString() })),
    invitations: invitations.map(presentInvitation),
  }
}

/**
 * Makes a link with which somebody joins the store, and mails it where an address is given and a mail server is set: the link itself is
 * kept nowhere, so it is mailed at once or not at all. Only an owner makes owners.
 * @returns the end of the link, once, and whether the mail server took it
 */
export async function inviteMember(
  ctx: StoreContext,
  by: Role,
  raw: z.input<typeof inviteSchema>,
): Promise<Invitation & { path: string; isMailed: boolean }> {
  requireScope(ctx, 'admin')
  const { role, email } = parseInput(inviteSchema, raw)
  if (role === 'owner' && by !== 'owner') throw new ConflictError('Only an owner makes owners')
  const { token, tokenHash } = newToken()
  const id = newId('inv')
  const row = await inTransaction(ctx.db, async (trx) => {
    const open = await findInvitations(trx, ctx.storeId)
    if (open.length >= MOST_INVITATIONS) throw new ConflictError('Too many invitations are open; take one back first')
    const values = { id, tokenHash, role, email: email ?? null, createdBy: ctx.actor, days: INVITATION_DAYS }
    await recordAudit(trx, ctx, 'member.invited', id, { role, email: email ?? null })
    return insertInvitation(trx, ctx.storeId, values)
  })
  const path = `/join#${token}`
  return { ...presentInvitation(row), path, isMailed: email ? await mailInvitation(ctx, { email, role, path }) : false }
}

async function mailInvitation(
  { db, storeId, mailer, publicUrl }: StoreContext,
  { email, role, path }: { email: string; role: Role; path: string },
): Promise<boolean> {
  if (!mailer) return false
  const store = await findStoreName(db, storeId)
  const mail = invitationMail({ store, role, link: publicUrl + path, days: INVITATION_DAYS })
  return mailer.send({ to: email, ...mail }).then(
    () => true,
    // Whoever invites is shown the link, and sends it.
    () => false,
  )
}

/** @throws {NotFoundError} for one that is taken, taken back, too old, or another store's */
export async function revokeInvitation(ctx: StoreContext, id: string): Promise<void> {
  requireScope(ctx, 'admin')
  await inTransaction(ctx.db, async (trx) => {
    if (!(await setInvitationRevoked(trx, ctx.storeId, id))) throw new NotFoundError()
    await recordAudit(trx, ctx, 'invitation.revoked', id, {})
  })
}

/** What an invitation is for. @throws {NotFoundError} as revokeInvitation */
export async function lookAtInvitation(
  app: AppContext,
  raw: z.input<typeof tokenSchema>,
): Promise<{ store: string; role: Role; email: string | null }> {
  const row = await findInvitation(app.db, hashToken(parseInput(tokenSchema, raw).token))
  if (!row) throw new NotFoundError()
  return { store: row.store, role: row.role, email: row.email }
}

/**
 * Makes an account and takes an invitation with it.
 * @throws {ConflictError} when the address has an account: its owner signs in and takes the invitation then
 */
export async function joinByInvitation(
  app: AppContext,
  raw: z.input<typeof joinSchema>,
): Promise<{ email: string; slug: string }> {
  const { token, name, email, password } = parseInput(joinSchema, raw)
  const invitation = await findInvitation(app.db, hashToken(token))
  if (!invitation) throw new NotFoundError()
  const hash = await hashPassword(password)
  const id = newId('acct')
  await inTransaction(app.db, async (trx) => {
    if (!(await insertAccount(trx, { id, email, name, isOperator: false }))) {
      throw new ConflictError('This address has an account: sign in first')
    }
    await setPassword(trx, id, hash)
    await take(trx, invitation, id)
  })
  return { email, slug: invitation.slug }
}

/** Takes an invitation with the account one has. */
export async function acceptInvitation(
  app: AppContext,
  account: Account,
  raw: z.input<typeof tokenSchema>,
): Promise<{ slug: string }> {
  const invitation = await findInvitation(app.db, hashToken(parseInput(tokenSchema, raw).token))
  if (!invitation) throw new NotFoundError()
  await inTransaction(app.db, (trx) => take(trx, invitation, account.id))
  return { slug: invitation.slug }
}

/** Who is a member already keeps their role. */
async function take(
  trx: Transaction,
  { store_id: storeId, id, role }: InvitationRow,
  accountId: string,
): Promise<void> {
  if (!(await takeInvitation(trx, storeId, id, accountId))) throw new NotFoundError()
  const isNew = await insertMembership(trx, { storeId, accountId, role })
  if (isNew) await recordAudit(trx, { storeId, actor: `account:${accountId}` }, 'member.joined', accountId, { role })
}

/**
 * Gives a member another role. Only an owner makes or unmakes owners, and the last owner stays one.
 * @throws {NotFoundError | ConflictError}
 */
export async function setMemberRole(
  ctx: StoreContext,
  by: Role,
  accountId: string,
  raw: z.input<typeof setRoleSchema>,
): Promise<void> {
  requireScope(ctx, 'admin')
  const { role } = parseInput(setRoleSchema, raw)
  await inTransaction(ctx.db, async (trx) => {
    await lockForChange(ctx, trx, { by, accountId, next: role })
    await writeRole(trx, ctx.storeId, accountId, role)
    await recordAudit(trx, ctx, 'member.role_changed', accountId, { role })
  })
}

/** Takes somebody out of the store: the very next request is a 404. @throws {NotFoundError | ConflictError} */
export async function removeMember(ctx: StoreContext, by: Role, accountId: string): Promise<void> {
  requireScope(ctx, 'admin')
  await inTransaction(ctx.db, async (trx) => {
    await lockForChange(ctx, trx, { by, accountId, next: undefined })
    await deleteMembership(trx, ctx.storeId, accountId)
    await recordAudit(trx, ctx, 'member.removed', accountId, {})
  })
}

async function lockForChange(
  ctx: StoreContext,
  trx: Transaction,
  { by, accountId, next }: { by: Role; accountId: string; next: Role | undefined },
): Promise<void> {
  const members = await lockMembers(trx, ctx.storeId)
  const member = members.find(({ account_id }) => account_id === accountId)
  if (!member) throw new NotFoundError()
  const touchesOwner = member.role === 'owner' || next === 'owner'
  if (touchesOwner && by !== 'owner') throw new ConflictError('Only an owner makes or unmakes owners')
  const isLast = member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1
  if (isLast && next !== 'owner') throw new ConflictError('A store keeps at least one owner')
}

function presentInvitation({ id, role, email, created_at, expires_at }: InvitationRow): Invitation {
  return { id, role, email, createdAt: created_at.toISOString(), expiresAt: expires_at.toISOString() }
}
