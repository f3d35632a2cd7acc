import { z } from 'zod'
import * as widget from '../widget/widget.schema.ts'
import { settingsAnswerSchema } from '../widget/widget-settings.schema.ts'
import { convert, outputComponents } from './openapi-components.ts'
import {
  badRequestExample,
  buildDocument,
  header,
  pathParameters,
  rateLimitExample,
  responseRefs,
  responsesWith,
  retryAfter,
} from './openapi-document.ts'
import type { WidgetRoute } from './widget-route.ts'

const inputs = {
  StartSession: widget.startSessionSchema,
  SendMessage: widget.sendMessageSchema,
  Say: widget.saySchema,
  Feedback: widget.feedbackSchema,
  LeadForm: widget.leadFormSchema,
  TranscriptForm: widget.transcriptFormSchema,
  Deed: widget.deedSchema,
}

const { Issue, Error: PlainError, BadRequest, RateLimited } = outputComponents
const outputs = {
  Session: widget.startedSessionSchema,
  OpenedConversation: widget.conversationAnswerSchema,
  Turn: widget.turnSchema,
  Said: widget.saidSchema,
  History: widget.historySchema,
  FeedbackAnswer: widget.feedbackAnswerSchema,
  KeptLead: widget.keptLeadSchema,
  AskedTranscript: widget.askedTranscriptSchema,
  ClosedConversation: widget.closedSchema,
  NotedDeed: widget.deedAnswerSchema,
  Settings: settingsAnswerSchema,
  Products: widget.productsAnswerSchema,
  Questions: widget.questionsAnswerSchema,
  ShownProduct: widget.shownProductSchema,
  Card: widget.cardSchema,
  Button: widget.buttonSchema,
  Order: widget.orderCardSchema,
  Reorder: widget.reorderSchema,
  Receipt: widget.receiptSchema,
  ...{ Issue, Error: PlainError, BadRequest, RateLimited },
  Forbidden: z.object({ error: z.literal('origin not allowed') }),
}

const REQUEST_ID = { 'X-Request-Id': header('Names this request in the logs.') }
const RENEWED = {
  'X-Session-Token': header('The next token, when the one sent has less than ten minutes left; use it from now on.'),
}
/** The OpenAPI 3.1 document of the widget API, from its routes and the schemas that validate. */
export const buildWidgetOpenApi = (routes: readonly WidgetRoute[]): object =>
  buildDocument({
    title: 'Spiel widget API',
    summary: 'What a shop’s page uses to let a shopper talk to the assistant.',
    description: INTRODUCTION,
    server: '/api/widget/v1',
    tags: [
      { name: 'Sessions', description: 'Visits' },
      { name: 'Conversations', description: 'Between a shopper and the assistant, or a person' },
      { name: 'Messages', description: 'What is said in them' },
    ],
    securitySchemes: {
      widgetKey: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Widget-Key',
        description: 'Public key of a shop: `sp_pub_…`, good on its origins only',
      },
      session: { type: 'http', scheme: 'bearer', description: 'The token of a session' },
    },
    schemas: { ...convert(inputs, 'input'), ...convert(outputs, 'output') },
    responses: commonResponses(),
    routes,
    operation,
  })

const INTRODUCTION = `A page opens a session with its shop's widget key, then sends the session's token as \`Authorization: Bearer\`.
Bodies are JSON in UTF-8, at most 16 KiB. Unknown fields are ignored. Cross-origin requests are answered to the key's origins only.`

function operation(route: WidgetRoute): object {
  const { response, body, params, query } = route
  const common: Record<number, string> = {
    401: 'Unauthorized',
    403: 'Forbidden',
    500: 'InternalError',
    503: 'Unavailable',
  }
  if (params) common[404] = 'NotFound'
  if (query) common[400] = 'BadRequest'
  if (body) Object.assign(common, { 400: 'BadRequest', 413: 'PayloadTooLarge', 415: 'UnsupportedEncoding' })
  if (route.isLimited || response.events) common[429] = 'RateLimited'
  if (route.canConflict) common[409] = 'Conflict'
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: route.description,
    security: [route.needs === 'key' ? { widgetKey: [] } : { session: [] }],
    ...(params || query || response.events ? { parameters: parameters(route) } : {}),
    ...(body ? { requestBody: requestBody(body) } : {}),
    responses: {
      [response.status]: {
        description: response.description,
        headers: { ...REQUEST_ID, ...(route.needs === 'session' ? RENEWED : {}) },
        content: content(response),
      },
      ...responseRefs(common),
    },
  }
}

function parameters({ params, query = {}, response }: WidgetRoute): object[] {
  const inPath = pathParameters(params)
  const inQuery = Object.entries(query).map(([name, { description, schema }]) => {
    const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' })
    return { ...{ name, in: 'query', required: false, description, schema: json } }
  })
  if (!response.events) return [...inPath, ...inQuery]
  const description = 'The `id` of the last event that came: what is missing since then follows.'
  return [
    ...inPath,
    ...inQuery,
    { name: 'Last-Event-ID', in: 'header', required: false, description, schema: { type: 'string' } },
  ]
}

function requestBody({ component, isOptional, example }: NonNullable<WidgetRoute['body']>): object {
  const schema = { $ref: `#/components/schemas/${component}` }
  return { required: !isOptional, content: { 'application/json': { schema, example } } }
}

function content({ component, events }: WidgetRoute['response']): object {
  return {
    ...(component ? { 'application/json': { schema: { $ref: `#/components/schemas/${component}` } } } : {}),
    ...(events ? { 'text/event-stream': { schema: { type: 'string', description: events } } } : {}),
  }
}

function commonResponses(): Record<string, object> {
  const { answer, plain } = responsesWith(REQUEST_ID)
  const issue = { path: 'text', code: 'too_big', message: 'must have at most 2000 characters' }
  return {
    BadRequest: answer('The body is not JSON, or does not fit its schema.', 'BadRequest', badRequestExample(issue)),
    Unauthorized: plain('The key or token is missing, unknown, revoked or expired.', 'Unauthorized', {
      'WWW-Authenticate': header('Bearer'),
    }),
    Forbidden: answer('The page is not on an origin of the key.', 'Forbidden', { error: 'origin not allowed' }),
    NotFound: plain('No such row in this session.', 'Not found'),
    Conflict: plain('What is stored speaks against it; `error` says what, `busy` when too many messages wait.', 'busy'),
    PayloadTooLarge: plain('The body is over 16 KiB.', 'Payload too large'),
    UnsupportedEncoding: plain('The Content-Encoding is neither gzip nor br.', 'Unsupported media type'),
    RateLimited: answer('A limit is reached.', 'RateLimited', rateLimitExample(20), retryAfter),
    InternalError: plain('A fault of ours.', 'Internal server error'),
    Unavailable: plain('The database is away; try again.', 'Service unavailable', retryAfter),
  }
}
