import { z } from 'zod'
import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { addKnowledge } from './add-knowledge.ts'
import { findPassages } from './find-passages.ts'
import { addKnowledgeSchema, MAX_FILE_BYTES } from './knowledge.schema.ts'
import { listKnowledge, removeKnowledge } from './list-knowledge.ts'
import { refreshKnowledge } from './refresh-knowledge.ts'

/** Base64, and the names around it. */
const MOST_BODY_BYTES = Math.ceil((MAX_FILE_BYTES * 4) / 3) + 16 * 1024

/** Settings -> Knowledge: what the assistant answers from. */
export const knowledgeDashboardRoutes: DashboardRoute[] = [
  dashboardRoute({
    ...{ method: 'GET', path: '/knowledge', role: 'viewer', operationId: 'listKnowledge', summary: 'All sources' },
    handle: async (ctx) => ({ status: 200, body: await listKnowledge(ctx) }),
  }),
  dashboardRoute({
    ...{
      method: 'POST',
      path: '/knowledge',
      role: 'agent',
      operationId: 'addKnowledge',
      summary: 'Add or replace one',
    },
    body: addKnowledgeSchema,
    maxBodyBytes: MOST_BODY_BYTES,
    handle: async (ctx, { body }) => ({ status: 201, body: await addKnowledge(ctx, body) }),
  }),
  dashboardRoute({
    ...{ method: 'DELETE', path: '/knowledge/{id}', role: 'agent', operationId: 'removeKnowledge' },
    summary: 'Forget one',
    handle: async (ctx, { params }) => ({ status: 200, body: await removeKnowledge(ctx, { id: params.id }) }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/knowledge/refresh', role: 'agent', operationId: 'refreshKnowledge' },
    summary: 'Read all pages again',
    handle: async (ctx) => ({ status: 200, body: await refreshKnowledge(ctx) }),
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/knowledge/passages', role: 'viewer', operationId: 'findKnowledge' },
    summary: 'What a question would be answered from',
    query: z.object({ question: z.string().min(1).max(500) }),
    handle: async (ctx, { query }) => ({
      status: 200,
      body: await findPassages(ctx, { question: query.question, limit: 3, includeWeak: true }),
    }),
  }),
]
