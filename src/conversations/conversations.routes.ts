import { PAGE_DESCRIPTION } from '../shared/page.ts'
import type { PublicRoute } from '../shared/route.ts'
import { conversationQuerySchema } from './conversations.schema.ts'
import { getConversation } from './get-conversation.ts'
import { listConversations } from './list-conversations.ts'

export const conversationsRoutes: PublicRoute[] = [
  {
    method: 'GET',
    path: '/conversations',
    scope: 'read',
    operationId: 'listConversations',
    tag: 'Conversations',
    summary: 'List conversations',
    description: PAGE_DESCRIPTION,
    query: conversationQuerySchema,
    responses: { 200: { description: 'A page.', component: 'ConversationPage' } },
    handle: async (ctx, { query }) => ({ status: 200, body: await listConversations(ctx, query) }),
  },
  {
    method: 'GET',
    path: '/conversations/{id}',
    scope: 'read',
    operationId: 'getConversation',
    tag: 'Conversations',
    summary: 'One conversation with its messages',
    description: 'Messages are oldest first.',
    params: { id: 'Id of the conversation.' },
    responses: { 200: { description: 'The conversation.', component: 'ConversationDetail' } },
    handle: async (ctx, { params }) => ({ status: 200, body: await getConversation(ctx, params.id ?? '') }),
  },
]
