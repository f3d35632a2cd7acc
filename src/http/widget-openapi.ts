import { z } from 'zod'
import * as widget from '../widget/widget.schema.ts'
import { settingsAnswerSchema } from '../widget/widget-settings.schema.ts'
import { convert, outputComponents } from './openapi-components.ts'
import type { WidgetRoute } from './widget-route.ts'

const inputs = {
  StartSession: widget.startSessionSchema,
  SendMessage: widget.sendMessageSchema,
  Feedback: widget.feedbackSchema,
  LeadForm: widget.leadFormSchema,
  TranscriptForm: widget.transcriptFormSchema,
}

const { Issue, Error: PlainError, BadRequest, RateLimited } = outputComponents
const outputs = {
  Session: widget.startedSessionSchema,
  OpenedConversation: widget.conversationAnswerSchema,
  Turn: widget.turnSchema,
  History: widget.historySchema,
  FeedbackAnswer: widget.feedbackAnswerSchema,
  KeptLead: widget.keptLeadSchema,
  AskedTranscript: widget.askedTranscriptSchema,
  ClosedConversation: widget.closedSchema,
  Settings: settingsAnswerSchema,
  Card: widget.cardSchema,
  Button: widget.buttonSchema,
  Order: widget.orderCardSchema,
  Reorder: widget.reorderSchema,
  Receipt: widget.receiptSchema,
  ...{ Issue, Error: PlainError, BadRequest, RateLimited },
  Forbidden: z.object({ error: z.literal('origin not allowed') }),
}

const header = (description: string, type: 'integer' | 'string' = 'string') => ({ description, schema: { type } })
const REQUEST_ID = { 'X-Request-Id': header('Names this request in the logs.') }
const RENEWED = {
  'X-Session-Token': header('The next token, when the one sent has less than ten minutes left; use it from now on.'),
}
const RETRY_AFTER = { 'Retry-After': header('Seconds to wait before trying again.', 'integer') }

/** The OpenAPI 3.1 document of the widget API, from its routes and the schemas that validate. */
export function buildWidgetOpenApi(routes: readonly WidgetRoute[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Spiel widget API',
      version: '1.0.0',
      summary: 'What a shop’s page uses to let a shopper talk to the assistant.',
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api/widget/v1', description: 'This server' }],
    tags: [
      { name: 'Sessions', description: 'Visits' },
      { name: 'Conversations', description: 'Between a shopper and the assistant, or a person' },
      { name: 'Messages', description: 'What is said in them' },
    ],
    paths,
    components: {
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
    },
  }
}

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
      ...Object.fromEntries(
        Object.entries(common).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
      ),
    },
  }
}

function parameters({ params = {}, query = {}, response }: WidgetRoute): object[] {
  const inPath = Object.entries(params).map(([name, description]) => ({
    ...{ name, in: 'path', required: true, description, schema: { type: 'string' } },
  }))
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
  const answer = (description: string, component: string, example: unknown, headers: object = {}) => ({
    description,
    headers: { ...headers, ...REQUEST_ID },
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${component}` }, example } },
  })
  const plain = (description: string, error: string, headers: object = {}) =>
    answer(description, 'Error', { error }, headers)
  const issue = { path: 'text', code: 'too_big', message: 'must have at most 2000 characters' }
  const badRequest = {
    error: 'Bad request',
    details: { formErrors: [], fieldErrors: { text: [issue.message] }, issues: [issue] },
  }
  const message = 'Limit of 20 requests per minute reached. Retry in 12 s.'
  const limited = { success: false, error: { code: 'RATE_LIMIT_EXCEEDED', message, retryAfter: 12 } }
  return {
    BadRequest: answer('The body is not JSON, or does not fit its schema.', 'BadRequest', badRequest),
    Unauthorized: plain('The key or token is missing, unknown, revoked or expired.', 'Unauthorized', {
      'WWW-Authenticate': header('Bearer'),
    }),
    Forbidden: answer('The page is not on an origin of the key.', 'Forbidden', { error: 'origin not allowed' }),
    NotFound: plain('No such row in this session.', 'Not found'),
    Conflict: plain('What is stored speaks against it; `error` says what, `busy` when too many messages wait.', 'busy'),
    PayloadTooLarge: plain('The body is over 16 KiB.', 'Payload too large'),
    UnsupportedEncoding: plain('The Content-Encoding is neither gzip nor br.', 'Unsupported media type'),
    RateLimited: answer('A limit is reached.', 'RateLimited', limited, RETRY_AFTER),
    InternalError: plain('A fault of ours.', 'Internal server error'),
    Unavailable: plain('The database is away; try again.', 'Service unavailable', RETRY_AFTER),
  }
}
