import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { updateLeadSchema } from './leads.schema.ts'
import { updateLead } from './update-lead.ts'
import { exportLeads, leadExportQuerySchema } from './work/export-leads.ts'
import { addLeadNote, leadNoteSchema, removeLeadNote } from './work/lead-notes.ts'
import { countLeadWork, getLeadToWork, listLeadWork } from './work/list-lead-work.ts'

/** Leads, as the shop's people work them. */
export const leadsDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/leads', role: 'viewer', operationId: 'listLeadWork', summary: 'Leads' },
    handle: async (ctx, { query }) => ({ status: 200, body: await listLeadWork(ctx, query) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/leads-counts', role: 'viewer', operationId: 'countLeadWork', summary: 'How many' },
    handle: async (ctx) => ({ status: 200, body: await countLeadWork(ctx) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/leads-export', role: 'agent', operationId: 'exportLeads', summary: 'All as CSV' },
    query: leadExportQuerySchema,
    handle: async (ctx, { query }) => ({
      file: { name: 'leads.csv', type: 'text/csv; charset=utf-8', content: exportLeads(ctx, query) },
    }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/leads/{id}', role: 'viewer', operationId: 'getLeadToWork', summary: 'One lead' },
    handle: async (ctx, { params }) => ({ status: 200, body: await getLeadToWork(ctx, params.id as string) }),
  }),
  dashboardRoute({
    ...{ method: 'PATCH', path: '/leads/{id}', role: 'agent', operationId: 'updateLead', summary: 'Change a lead' },
    body: updateLeadSchema.omit({ leadId: true }),
    handle: async (ctx, { params, body }) => ({
      status: 200,
      body: await updateLead(ctx, { leadId: params.id as string, ...body }),
    }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/leads/{id}/notes', role: 'agent', operationId: 'addLeadNote', summary: 'Note' },
    body: leadNoteSchema.omit({ leadId: true }),
    handle: async (ctx, { params, body, person }) => ({
      status: 201,
      body: await addLeadNote(ctx, { leadId: params.id as string, ...body }, person),
    }),
  }),
  dashboardRoute({
    ...{ method: 'DELETE', path: '/leads/{id}/notes/{note}', role: 'agent', operationId: 'removeLeadNote' },
    summary: 'Take a note back',
    handle: async (ctx, { params, person }) => {
      await removeLeadNote(ctx, { leadId: params.id as string, id: params.note as string }, person)
      return { status: 200, body: {} }
    },
  }),
]
