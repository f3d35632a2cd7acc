import { z } from 'zod'
import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { inviteSchema, setRoleSchema } from './accounts.schema.ts'
import { listAudit } from './list-audit.ts'
import { inviteMember, listMembers, removeMember, revokeInvitation, setMemberRole } from './members.ts'

const done = { status: 200, body: { ok: true } }

/** Settings -> Team, and -> Audit log. */
export const teamDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{
      method: 'GET',
      path: '/team',
      role: 'viewer',
      operationId: 'listTeam',
      summary: 'Who has a part in the store',
    },
    handle: async (ctx) => ({ status: 200, body: await listMembers(ctx) }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/team/invitations', role: 'admin', operationId: 'inviteMember', summary: 'Invite' },
    body: inviteSchema,
    handle: async (ctx, { body, person }) => ({ status: 201, body: await inviteMember(ctx, person.role, body) }),
  }),
  dashboardRoute({
    ...{ method: 'DELETE', path: '/team/invitations/{id}', role: 'admin', operationId: 'revokeInvitation' },
    summary: 'Take an invitation back',
    handle: async (ctx, { params }) => {
      await revokeInvitation(ctx, params.id as string)
      return done
    },
  }),
  dashboardRoute({
    ...{ method: 'PATCH', path: '/team/{id}', role: 'admin', operationId: 'setMemberRole', summary: 'Another role' },
    body: setRoleSchema,
    handle: async (ctx, { params, body, person }) => {
      await setMemberRole(ctx, person.role, params.id as string, body)
      return done
    },
  }),
  dashboardRoute({
    ...{
      method: 'DELETE',
      path: '/team/{id}',
      role: 'admin',
      operationId: 'removeMember',
      summary: 'Take somebody out',
    },
    handle: async (ctx, { params, person }) => {
      await removeMember(ctx, person.role, params.id as string)
      return done
    },
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/audit', role: 'admin', operationId: 'listAudit', summary: 'Who did what' },
    query: z.object({
      cursor: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
      actor: z.string().max(100).optional(),
    }),
    handle: async (ctx, { query }) => ({ status: 200, body: await listAudit(ctx, query) }),
  }),
]
