import { resolveConversation } from '../conversations/resolve-conversation.ts'
import { askForTranscript } from '../widget/ask-for-transcript.ts'
import { leaveLead } from '../widget/leave-lead.ts'
import { noteDeed } from '../widget/note-deed.ts'
import { getWidgetConversation } from '../widget/open-conversation.ts'
import type { Caller } from '../widget/sessions.ts'
import { admit } from '../widget/turn-limits.ts'
import { deedSchema, leadFormSchema, transcriptFormSchema } from '../widget/widget.schema.ts'
import type { WidgetInside } from './widget-inside.ts'
import type { WidgetRoute } from './widget-route.ts'

const CONVERSATION = { id: 'Id of a conversation of this session, or of this verified shopper.' }

const count = ({ ctx }: Caller, { limits }: WidgetInside) =>
  admit(ctx.db, ctx.storeId, limits, { what: 'form', visitor: ctx.visitor })

/** What a shopper does with a conversation besides talking. */
export const formRoutes: WidgetRoute[] = [
  {
    method: 'POST',
    path: '/conversations/{id}/lead',
    needs: 'session',
    operationId: 'leaveLead',
    tag: 'Conversations',
    summary: 'Leave a contact',
    description:
      'An e-mail address, a phone number, or both. `consent` must be true; kept with it are the time and the `leadConsent` of the settings, in the language of the session. An address that was left before adds to what is known.',
    params: CONVERSATION,
    body: {
      schema: leadFormSchema,
      component: 'LeadForm',
      example: { email: 'ann@example.com', name: 'Ann', consent: true },
    },
    response: { status: 201, description: 'Kept.', component: 'KeptLead' },
    isLimited: true,
    handle: async (caller, { params, body }, door) => {
      await count(caller, door)
      return { status: 201, body: await leaveLead(caller, params.id as string, body as never) }
    },
  },
  {
    method: 'POST',
    path: '/conversations/{id}/transcript',
    needs: 'session',
    operationId: 'askForTranscript',
    tag: 'Conversations',
    summary: 'Ask for the conversation by mail',
    description:
      'One mail per conversation and address in an hour, three per conversation in an hour, three per address in a day, five per client in an hour. A 409 without a mail server (`transcripts` of the settings is false then), and before anything was answered.',
    params: CONVERSATION,
    body: {
      schema: transcriptFormSchema,
      component: 'TranscriptForm',
      example: { email: 'ann@example.com' },
    },
    response: { status: 202, description: 'It will be mailed.', component: 'AskedTranscript' },
    isLimited: true,
    canConflict: true,
    handle: async (caller, { params, body }, door) => {
      await count(caller, door)
      return {
        status: 202,
        body: await askForTranscript(caller, door.keys, params.id as string, body as never),
      }
    },
  },
  {
    method: 'POST',
    path: '/conversations/{id}/deeds',
    needs: 'session',
    operationId: 'noteDeed',
    tag: 'Conversations',
    summary: 'Tell what became of a product shown',
    description:
      'For the shop’s figures: from shown to clicked to in the cart. Told again it counts once. The widget does so by itself.',
    params: CONVERSATION,
    body: { schema: deedSchema, component: 'Deed', example: { deed: 'card_click', productId: 'TEE-1' } },
    response: { status: 202, description: 'Noted.', component: 'NotedDeed' },
    isLimited: true,
    handle: async ({ ctx }, { params, body }, { limits }) => {
      await admit(ctx.db, ctx.storeId, limits, { what: 'deed', visitor: ctx.visitor })
      return { status: 202, body: await noteDeed(ctx, params.id as string, body as never) }
    },
  },
  {
    method: 'POST',
    path: '/conversations/{id}/close',
    needs: 'session',
    operationId: 'closeConversation',
    tag: 'Conversations',
    summary: 'End a conversation',
    description:
      'The shopper is through. Closing twice changes nothing; a later message opens it again. What a person was asked stays with them: the status tells.',
    params: CONVERSATION,
    response: { status: 200, description: 'Closed.', component: 'ClosedConversation' },
    isLimited: true,
    handle: async (caller, { params }, door) => {
      await count(caller, door)
      const conversationId = params.id as string
      await getWidgetConversation(caller.ctx, conversationId)
      const { id, status } = await resolveConversation(caller.ctx, { conversationId, resolvedBy: 'shopper' })
      return { status: 200, body: { id, status } }
    },
  },
]
