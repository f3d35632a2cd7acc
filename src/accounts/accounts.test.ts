import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appOfFile, makeTwoStores } from '../../test/support/test-app.ts'
import { BadRequestError, ConflictError, MissingScopeError, NotFoundError } from '../errors.ts'
import { listAudit } from './list-audit.ts'
import {
  createOwner,
  lookAtLink,
  makeFirstOwner,
  makeFirstRunLink,
  resetOwner,
  setPasswordByLink,
} from './make-owner.ts'
import {
  acceptInvitation,
  inviteMember,
  joinByInvitation,
  listMembers,
  lookAtInvitation,
  removeMember,
  revokeInvitation,
  setMemberRole,
} from './members.ts'
import { asMemberOf, listOwnStores, makeOwnStore } from './own-account.ts'

const app = await appOfFile()
const password = 'four plain words here'
const tokenOf = ({ path }: { path: string }) => path.split('#')[1] as string
let people = 0
const person = (name = 'Mara') => ({ name, email: `person-${++people}@team.example`, password })

/** Somebody who joined by an invitation. */
async function join(ctx: Awaited<ReturnType<typeof makeTwoStores>>['ctx'], role: 'viewer' | 'admin' | 'owner') {
  const who = person(role)
  await joinByInvitation(app.context, { token: tokenOf(await inviteMember(ctx, 'owner', { role })), ...who })
  const { members } = await listMembers(ctx)
  const member = members.find(({ email }) => email === who.email)
  assert.ok(member)
  return { id: member.id, name: who.name, email: who.email, isOperator: false }
}

test('of those who come with a first-run link at once one becomes the owner, of all stores there are', async () => {
  const { ctx } = await makeTwoStores(app)
  const link = await makeFirstRunLink(app.context)
  const other = await makeFirstRunLink(app.context)
  assert.ok(link && other)
  assert.deepEqual(await lookAtLink(app.context, { token: tokenOf(link) }), { purpose: 'first-run' })
  const tries = [link, link, other].map((one) => makeFirstOwner(app.context, { token: tokenOf(one), ...person() }))
  const outcomes = await Promise.allSettled(tries)
  const made = outcomes.filter((one) => one.status === 'fulfilled')
  assert.equal(made.length, 1)
  const { members } = await listMembers(ctx)
  assert.deepEqual(
    members.map(({ id, role }) => [id, role]),
    [[made[0]?.value.id, 'owner']],
  )
  assert.equal(await makeFirstRunLink(app.context), undefined)
  for (const one of [link, other]) {
    await assert.rejects(makeFirstOwner(app.context, { token: tokenOf(one), ...person() }), NotFoundError)
  }
  await assert.rejects(createOwner(app.context, {}), BadRequestError)
})

test("the operator's link makes an owner of one store, or lets one in again, and only the last link holds", async () => {
  const { ctx, other } = await makeTwoStores(app)
  const { slug } = await storeOf(ctx.storeId)
  const { email } = person()
  const first = await createOwner(app.context, { email, store: slug })
  const second = await resetOwner(app.context, { email })
  await assert.rejects(setPasswordByLink(app.context, { token: tokenOf(first), password }), NotFoundError)
  await assert.rejects(setPasswordByLink(app.context, { token: tokenOf(second), password: 'short' }), BadRequestError)
  assert.deepEqual(await setPasswordByLink(app.context, { token: tokenOf(second), password }), { email })
  assert.ok((await listMembers(ctx)).members.some((member) => member.email === email && member.role === 'owner'))
  assert.ok(!(await listMembers(other)).members.some((member) => member.email === email))
  await assert.rejects(createOwner(app.context, { email }), ConflictError)
  await assert.rejects(resetOwner(app.context, { email: 'nobody@team.example' }), NotFoundError)
  await assert.rejects(createOwner(app.context, { email: person().email, store: 'no-such' }), NotFoundError)
})

/** A store's row, by its number. */
async function storeOf(storeId: number) {
  const { findStores } = await import('../stores/stores.queries.ts')
  const row = (await findStores(app.context.db)).find(({ id }) => id === storeId)
  assert.ok(row)
  return row
}

test('an invitation is taken once, and gives its role in its store alone', async () => {
  const { ctx, other } = await makeTwoStores(app)
  const invitation = await inviteMember(ctx, 'admin', { role: 'agent', email: ' New@Team.example ' })
  const token = tokenOf(invitation)
  assert.deepEqual(await lookAtInvitation(app.context, { token }), {
    ...{ store: 'Test store', role: 'agent', email: 'new@team.example' },
  })
  const joined = await Promise.allSettled([1, 2, 3].map(() => joinByInvitation(app.context, { token, ...person() })))
  assert.equal(joined.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.deepEqual((await listMembers(ctx)).invitations, [])
  assert.equal((await listMembers(ctx)).members.at(-1)?.role, 'agent')
  assert.equal((await listMembers(other)).members.length, 0)
  const again = await inviteMember(ctx, 'owner', { role: 'viewer' })
  await assert.rejects(revokeInvitation(other, again.id), NotFoundError)
  await revokeInvitation(ctx, again.id)
  await assert.rejects(lookAtInvitation(app.context, { token: tokenOf(again) }), NotFoundError)
})

test('who has an account takes an invitation with it, and keeps a role they have', async () => {
  const { ctx, other } = await makeTwoStores(app)
  const account = await join(ctx, 'admin')
  const taken = { ...person(), email: account.email }
  const token = tokenOf(await inviteMember(other, 'owner', { role: 'viewer' }))
  await assert.rejects(joinByInvitation(app.context, { token, ...taken }), ConflictError)
  await acceptInvitation(app.context, account, { token })
  assert.equal((await listOwnStores(app.context, account)).length, 2)
  await acceptInvitation(app.context, account, { token: tokenOf(await inviteMember(ctx, 'owner', { role: 'viewer' })) })
  assert.equal((await listMembers(ctx)).members.find(({ id }) => id === account.id)?.role, 'admin')
})

test('only an owner makes or unmakes owners, and the last one stays', async () => {
  const { ctx, other } = await makeTwoStores(app)
  const [owner, admin] = [await join(ctx, 'owner'), await join(ctx, 'admin')]
  await assert.rejects(inviteMember(ctx, 'admin', { role: 'owner' }), ConflictError)
  await assert.rejects(setMemberRole(ctx, 'admin', admin.id, { role: 'owner' }), ConflictError)
  await assert.rejects(removeMember(ctx, 'admin', owner.id), ConflictError)
  await assert.rejects(setMemberRole(ctx, 'owner', owner.id, { role: 'viewer' }), ConflictError)
  await assert.rejects(removeMember(ctx, 'owner', owner.id), ConflictError)
  await assert.rejects(setMemberRole(other, 'owner', admin.id, { role: 'viewer' }), NotFoundError)
  await setMemberRole(ctx, 'owner', admin.id, { role: 'owner' })
  const outcomes = await Promise.allSettled([owner, admin].map(({ id }) => removeMember(ctx, 'owner', id)))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1, 'not both at once')
  assert.equal((await listMembers(ctx)).members.length, 1)
})

test('an account acts in its stores alone, with the scopes of its role', async () => {
  const { ctx, other } = await makeTwoStores(app)
  const viewer = await join(ctx, 'viewer')
  const { slug, public_id: id } = await storeOf(ctx.storeId)
  for (const name of [slug, id]) {
    const { ctx: own, role } = await asMemberOf(app.context, viewer, name)
    assert.deepEqual(
      [own.storeId, own.scopes, own.actor, role],
      [ctx.storeId, ['read'], `account:${viewer.id}`, 'viewer'],
    )
    await assert.rejects(listAudit(own, {}), MissingScopeError)
  }
  const { slug: foreign } = await storeOf(other.storeId)
  await assert.rejects(asMemberOf(app.context, viewer, foreign), NotFoundError)
  await assert.rejects(makeOwnStore(app.context, viewer, { name: 'Mine' }), MissingScopeError)
})

test('the log tells who did what, by name, page by page', async () => {
  const { ctx } = await makeTwoStores(app)
  const admin = await join(ctx, 'admin')
  const acting = { ...ctx, actor: `account:${admin.id}` }
  for (let n = 0; n < 30; n++) await inviteMember(acting, 'admin', { role: 'viewer' })
  for (const { id } of (await listMembers(ctx)).invitations) await revokeInvitation(acting, id)
  const first = await listAudit(ctx, {})
  assert.equal(first.data.length, 50)
  assert.deepEqual([first.data[0]?.action, first.data[0]?.actorName], ['invitation.revoked', 'admin'])
  const second = await listAudit(ctx, { cursor: first.nextCursor ?? '' })
  assert.equal(second.nextCursor, null)
  const ids = [...first.data, ...second.data].map(({ id }) => Number(id))
  assert.deepEqual(
    ids,
    ids.toSorted((one, two) => two - one),
  )
  assert.equal(new Set(ids).size, ids.length)
})

test('an invitation is mailed where there is a mail server and an address, and its link is shown in any case', async () => {
  const { ctx } = await makeTwoStores(app)
  const sent: { to: string; subject: string; text: string }[] = []
  const mailer = { send: async (mail: { to: string; subject: string; text: string }) => void sent.push(mail) }
  const email = 'new@team.example'
  const mailed = await inviteMember({ ...ctx, mailer, publicUrl: 'https://chat.example' }, 'owner', {
    role: 'agent',
    email,
  })
  assert.equal(mailed.isMailed, true)
  assert.equal(sent[0]?.to, email)
  assert.ok(sent[0]?.text.includes(`https://chat.example${mailed.path}`))
  assert.equal((await lookAtInvitation(app.context, { token: tokenOf(mailed) })).email, email)
  assert.equal((await inviteMember({ ...ctx, mailer }, 'owner', { role: 'agent' })).isMailed, false)
  const away = { send: () => Promise.reject(new Error('550 no such box')) }
  const shown = await inviteMember({ ...ctx, mailer: away }, 'owner', { role: 'agent', email })
  assert.equal(shown.isMailed, false)
  assert.equal((await lookAtInvitation(app.context, { token: tokenOf(shown) })).email, email)
  assert.equal((await inviteMember({ ...ctx, mailer: null }, 'owner', { role: 'agent', email })).isMailed, false)
  assert.equal(sent.length, 1)
})
