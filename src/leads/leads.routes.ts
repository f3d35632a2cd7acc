import { PAGE_DESCRIPTION } from '../shared/page.ts'
import type { PublicRoute } from '../shared/route.ts'
import { getLead } from './get-lead.ts'
import { leadQuerySchema } from './leads.schema.ts'
import { listLeads } from './list-leads.ts'

export const leadsRoutes: PublicRoute[] = [
  {
    method: 'GET',
    path: '/leads',
    scope: 'read',
    operationId: 'listLeads',
    tag: 'Leads',
    summary: 'List leads',
    description: PAGE_DESCRIPTION,
    query: leadQuerySchema,
    responses: { 200: { description: 'A page.', component: 'LeadPage' } },
    handle: async (ctx, { query }) => ({ status: 200, body: await listLeads(ctx, query) }),
  },
  {
    method: 'GET',
    path: '/leads/{id}',
    scope: 'read',
    operationId: 'getLead',
    tag: 'Leads',
    summary: 'One lead',
    description: 'The lead as it is now.',
    params: { id: 'Id of the lead.' },
    responses: { 200: { description: 'The lead.', component: 'Lead' } },
    handle: async (ctx, { params }) => ({ status: 200, body: await getLead(ctx, params.id ?? '') }),
  },
]
