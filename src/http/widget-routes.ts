import { parseInput } from '../shared/parse-input.ts'
import { followConversation, followTurn } from '../widget/live-events.ts'
import { findOrOpenConversation, getHistory, giveFeedback, openConversation } from '../widget/open-conversation.ts'
import { admit } from '../widget/turn-limits.ts'
import { feedbackSchema, historyQuerySchema, saySchema, sendMessageSchema } from '../widget/widget.schema.ts'
import { formRoutes } from './widget-form-routes.ts'
import type { WidgetRoute } from './widget-route.ts'
import { sessionRoutes } from './widget-session-routes.ts'

const CONVERSATION = { id: 'Id of a conversation of this session, or of this verified shopper.' }
const MESSAGE = 'Id of an answer.'

/** The same deed at two addresses: with the conversation named, and without. */
function feedbackRoute(path: string, operationId: string, params: Record<string, string>): WidgetRoute {
  return {
    method: 'POST',
    path,
    needs: 'session',
    operationId,
    params,
    tag: 'Messages',
    summary: 'Say whether an answer helped',
    description: 'On an answer of the assistant. A later word replaces an earlier one.',
    body: { schema: feedbackSchema, component: 'Feedback', example: { value: 1 } },
    response: { status: 200, description: 'Noted.', component: 'FeedbackAnswer' },
    handle: async ({ ctx }, { params: { id, messageId }, body }) => {
      const which =
        messageId === undefined
          ? { conversationId: undefined, messageId: id as string }
          : { conversationId: id, messageId }
      return { status: 200, body: await giveFeedback(ctx, which, body as never) }
    },
  }
}

/** The whole widget API, in reading order. */
export const widgetRoutes: WidgetRoute[] = [
  ...sessionRoutes,
  {
    method: 'POST',
    path: '/conversations',
    needs: 'session',
    operationId: 'openConversation',
    tag: 'Conversations',
    summary: 'Open a conversation',
    description:
      'Usable only with the session that opened it; with a verified shopper, also with their later sessions.',
    response: { status: 201, description: 'Open.', component: 'OpenedConversation' },
    isLimited: true,
    handle: async (caller, _request, { limits, findGreetings }) => {
      const { ctx } = caller
      await admit(ctx.db, ctx.storeId, limits, { what: 'conversation', visitor: ctx.visitor })
      return { status: 201, body: await openConversation(caller, findGreetings) }
    },
  },
  {
    method: 'GET',
    path: '/conversations/{id}',
    needs: 'session',
    operationId: 'getHistory',
    tag: 'Conversations',
    summary: 'Read a conversation',
    description:
      'The last messages with what they were shown with, oldest first, and who has the conversation. With `before` the ones before that message.',
    params: CONVERSATION,
    query: {
      limit: { description: 'At most so many messages, 1 to 200.', schema: historyQuerySchema.shape.limit },
      before: { description: 'Id of a message.', schema: historyQuerySchema.shape.before },
    },
    response: { status: 200, description: 'The conversation.', component: 'History' },
    handle: async ({ ctx }, { params, query }) => ({
      status: 200,
      body: await getHistory(ctx, params.id as string, query),
    }),
  },
  {
    method: 'POST',
    path: '/conversations/{id}/messages',
    needs: 'session',
    operationId: 'sendMessage',
    tag: 'Messages',
    summary: 'Say something and be answered',
    description:
      'With `Accept: text/event-stream` the answer comes as events while it is made, else as one JSON object. After a broken connection send the same again, with the same `clientMessageId` and `Last-Event-ID`: what is missing follows. A message that comes while another is answered waits for it; a fourth waiting one is a 409 `busy`.',
    params: CONVERSATION,
    body: {
      schema: sendMessageSchema,
      component: 'SendMessage',
      example: {
        text: 'A rain jacket under 100, please',
        clientMessageId: 'm-1',
        page: { url: 'https://shop.example/jackets' },
      },
    },
    response: {
      status: 200,
      description: 'The answer.',
      component: 'Turn',
      events: 'Events `text`, `cards`, `buttons`, `order`, `reorder`, `notice` and, last, `done` with the whole turn.',
    },
    isLimited: true,
    canConflict: true,
    handle: async ({ ctx }, { params, body, wantsEvents, lastEventId }, { turns, limits }) => {
      const { page, ...message } = parseInput(sendMessageSchema, body)
      const input = { ...message, page: page ?? undefined, conversationId: params.id as string }
      const turn = await turns.take(ctx, input, limits)
      if (!wantsEvents) return { status: 200, body: await turn.answer(new AbortController().signal) }
      const { conversationId } = input
      return { conversationId, events: (signal) => followTurn(turn, lastEventId, signal) }
    },
  },
  {
    method: 'POST',
    path: '/messages',
    needs: 'session',
    operationId: 'say',
    tag: 'Messages',
    summary: 'Say something, in a new conversation or one that is there',
    description:
      'As `sendMessage`, in one request for both: without `conversationId` a conversation is opened. Its address is always the same, so a browser asks permission for it once. Sent again with the same `clientConversationId` (or `clientMessageId`) by the same session it goes on with the same conversation, also when both come at a time.',
    body: {
      schema: saySchema,
      component: 'Say',
      example: {
        ...{ text: 'A rain jacket under 100, please', clientMessageId: 'm-1', clientConversationId: 'c-1' },
        page: { url: 'https://shop.example/jackets' },
      },
    },
    response: {
      status: 200,
      description: 'The answer.',
      component: 'Said',
      events: 'First, at each coming, `conversation` with its `id`; then the events of `sendMessage`.',
    },
    isLimited: true,
    canConflict: true,
    handle: async (caller, { body, wantsEvents, lastEventId }, { turns, limits }) => {
      const { page, conversationId: id, clientConversationId, ...message } = parseInput(saySchema, body)
      const name = clientConversationId ?? message.clientMessageId
      const conversationId = id ?? (await findOrOpenConversation(caller, name, limits))
      const turn = await turns.take(caller.ctx, { ...message, page: page ?? undefined, conversationId }, limits)
      if (!wantsEvents) {
        return { status: 200, body: { ...(await turn.answer(new AbortController().signal)), conversationId } }
      }
      return {
        conversationId,
        async *events(signal) {
          yield { event: 'conversation', data: { id: conversationId } }
          yield* followTurn(turn, lastEventId, signal)
        },
      }
    },
  },
  {
    method: 'GET',
    path: '/conversations/{id}/events',
    needs: 'session',
    operationId: 'followConversation',
    tag: 'Conversations',
    summary: 'Follow a conversation',
    description:
      'Stays open. With `Last-Event-ID` of a turn, first the rest of that turn. Then what a person of the shop writes (`message`), whether they are typing (`typing`: `active`), and who has the conversation (`status`: `status` and `handOff` as in the history; at once, and at each change, also of the place in the queue).',
    params: CONVERSATION,
    response: {
      status: 200,
      description: 'Events.',
      events: 'Events of a turn, then `message`, `typing` and `status`.',
    },
    handle: async ({ ctx }, { params, lastEventId }, { turns, watch }) => {
      const conversationId = params.id as string
      const events = await followConversation(ctx, conversationId, { turns, watch, lastEventId })
      return { conversationId, events, isOpenEnded: true }
    },
  },
  feedbackRoute('/conversations/{id}/messages/{messageId}/feedback', 'giveFeedback', {
    ...CONVERSATION,
    messageId: MESSAGE,
  }),
  ...formRoutes,
  feedbackRoute('/messages/{id}/feedback', 'giveFeedbackOnMessage', { id: MESSAGE }),
]
