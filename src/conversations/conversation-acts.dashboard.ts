import { z } from 'zod'
import { type DashboardRoute, dashboardRoute } from '../shared/dashboard-route.ts'
import { replyAsHumanSchema, updateConversationSchema } from './conversations.schema.ts'
import { cannedReplySchema, noteSchema } from './inbox/inbox.schema.ts'
import { addNote, listCannedReplies, removeCannedReply, removeNote, saveCannedReply } from './inbox/inbox-notes.ts'
import { resolveConversation } from './resolve-conversation.ts'
import { replyAsHuman, returnToAssistant, takeConversation } from './take-conversation.ts'
import { updateConversation } from './update-conversation.ts'

const idOf = ({ id }: Record<string, string>) => ({ conversationId: id as string })

/** What the shop's people do in a conversation. */
export const conversationActs: DashboardRoute[] = [
  dashboardRoute({
    ...{
      method: 'POST',
      path: '/inbox/{id}/take',
      role: 'agent',
      operationId: 'takeConversation',
      summary: 'Take over',
    },
    body: z.object({ isForced: z.boolean().default(false) }),
    handle: async (ctx, { params, body, person: { id: personId, name: person } }) => ({
      status: 200,
      body: await takeConversation(ctx, { ...idOf(params), ...body, person, personId }),
    }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/inbox/{id}/return', role: 'agent', operationId: 'returnToAssistant' },
    summary: 'The assistant goes on',
    handle: async (ctx, { params }) => ({ status: 200, body: await returnToAssistant(ctx, idOf(params)) }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/inbox/{id}/resolve', role: 'agent', operationId: 'resolveConversation' },
    summary: 'It is done',
    handle: async (ctx, { params }) => ({ status: 200, body: await resolveConversation(ctx, idOf(params)) }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/inbox/{id}/reply', role: 'agent', operationId: 'replyAsHuman', summary: 'Answer' },
    body: replyAsHumanSchema.pick({ text: true }),
    handle: async (ctx, { params, body, person: { id: personId, name: person } }) => ({
      status: 201,
      body: await replyAsHuman(ctx, { ...idOf(params), ...body, person, personId }),
    }),
  }),
  dashboardRoute({
    ...{
      method: 'PATCH',
      path: '/inbox/{id}',
      role: 'agent',
      operationId: 'updateConversation',
      summary: 'Correct it',
    },
    body: updateConversationSchema.omit({ conversationId: true }),
    handle: async (ctx, { params, body }) => ({
      status: 200,
      body: await updateConversation(ctx, { ...idOf(params), ...body }),
    }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/inbox/{id}/notes', role: 'agent', operationId: 'addNote', summary: 'Note something' },
    body: noteSchema.omit({ conversationId: true }),
    handle: async (ctx, { params, body, person }) => ({
      status: 201,
      body: await addNote(ctx, { ...idOf(params), ...body }, person),
    }),
  }),
  dashboardRoute({
    ...{ method: 'DELETE', path: '/inbox/{id}/notes/{note}', role: 'agent', operationId: 'removeNote' },
    summary: 'Take a note back',
    handle: async (ctx, { params, person }) => {
      await removeNote(ctx, { ...idOf(params), id: params.note as string }, person)
      return { status: 200, body: {} }
    },
  }),
  dashboardRoute({
    ...{ method: 'GET', path: '/canned-replies', role: 'viewer', operationId: 'listCannedReplies' },
    summary: 'Ready answers',
    handle: async (ctx) => ({ status: 200, body: { data: await listCannedReplies(ctx) } }),
  }),
  dashboardRoute({
    ...{ method: 'POST', path: '/canned-replies', role: 'agent', operationId: 'addCannedReply' },
    summary: 'Keep a ready answer',
    body: cannedReplySchema,
    handle: async (ctx, { body }) => ({ status: 201, body: await saveCannedReply(ctx, body) }),
  }),
  dashboardRoute({
    ...{ method: 'PUT', path: '/canned-replies/{id}', role: 'agent', operationId: 'changeCannedReply' },
    summary: 'Change a ready answer',
    body: cannedReplySchema,
    handle: async (ctx, { params, body }) => ({ status: 200, body: await saveCannedReply(ctx, body, params.id) }),
  }),
  dashboardRoute({
    ...{ method: 'DELETE', path: '/canned-replies/{id}', role: 'agent', operationId: 'removeCannedReply' },
    summary: 'Forget a ready answer',
    handle: async (ctx, { params }) => {
      await removeCannedReply(ctx, params.id as string)
      return { status: 200, body: {} }
    },
  }),
]
