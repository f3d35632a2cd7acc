import { z } from 'zod'
import type { PublicRoute } from '../shared/route.ts'
import { schemaComponents, simplify } from './openapi-components.ts'

const COMMON_RESPONSES = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'RateLimited',
  500: 'InternalError',
  503: 'Unavailable',
} as const

const header = (description: string, type: 'integer' | 'string' = 'integer') => ({ description, schema: { type } })

const RATE_HEADERS = {
  'X-RateLimit-Limit': header('Requests admitted per key in any 60 seconds.'),
  'X-RateLimit-Remaining': header('Requests left at this moment.'),
  'X-RateLimit-Reset': header('Unix epoch in milliseconds at which a place is free again.'),
}
const REQUEST_ID = {
  'X-Request-Id': header('Names this request in the logs; yours is kept when it matches ^[\\w-]{1,64}$.', 'string'),
}

/** Builds the OpenAPI 3.1 document from the routes themselves and the schemas that validate. */
export function buildOpenApi(routes: PublicRoute[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Spiel public API',
      version: '1.0.0',
      summary: 'Push a catalog and orders in, pull conversations and leads out.',
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api/public/v1', description: 'This server' }],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'Catalog', description: 'Products and variants' },
      { name: 'Orders', description: 'Orders and line items' },
      { name: 'Conversations', description: 'Between shoppers and the assistant' },
      { name: 'Leads', description: 'Contacts the assistant captured' },
      { name: 'Search', description: 'What the assistant finds' },
    ],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: `sp_live_<prefix>.<secret>`' },
      },
      schemas: schemaComponents(),
      responses: commonResponses(),
    },
  }
}

const INTRODUCTION = `Every request carries \`Authorization: Bearer <API key>\`. The key decides the store.
Bodies are JSON in UTF-8 (gzip and br accepted), at most 10 MiB after inflating and 32 levels deep. Unknown fields and query parameters are ignored.
Writes are idempotent on externalId: sending the same again is safe and cheap.
60 requests are admitted per key in any 60 seconds; a client that waits Retry-After is always admitted.`

function operation(route: PublicRoute): object {
  const responses: Record<string, object> = {}
  for (const [status, { description, component, example }] of Object.entries(route.responses)) {
    responses[status] = {
      description,
      headers: { ...RATE_HEADERS, ...REQUEST_ID },
      content: json({ $ref: `#/components/schemas/${component}` }, example),
    }
  }
  for (const [status, name] of Object.entries(COMMON_RESPONSES)) {
    responses[status] = { $ref: `#/components/responses/${name}` }
  }
  if (route.params) responses[404] = { $ref: '#/components/responses/NotFound' }
  if (route.body) {
    responses[413] = { $ref: '#/components/responses/PayloadTooLarge' }
    responses[415] = { $ref: '#/components/responses/UnsupportedEncoding' }
  }
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: `${route.description}\n\nScope: \`${route.scope}\`.`,
    'x-required-scope': route.scope,
    ...(route.params || route.query ? { parameters: [...pathParameters(route), ...queryParameters(route)] } : {}),
    ...(route.body ? { requestBody: requestBody(route) } : {}),
    responses,
  }
}

function pathParameters(route: PublicRoute): object[] {
  return Object.entries(route.params ?? {}).map(([name, description]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string' },
  }))
}

function queryParameters(route: PublicRoute): object[] {
  if (!route.query) return []
  const { properties = {} } = z.toJSONSchema(route.query, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => simplify(jsonSchema),
  })
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = property as { description?: string; default?: unknown }
    // In a query everything is text; what it has to be is a number.
    const shown = name === 'limit' ? { type: 'integer', minimum: 1, maximum: 100, default: schema.default } : schema
    return {
      name,
      in: 'query',
      required: false,
      description: description ?? `Only rows with this ${name}.`,
      schema: shown,
    }
  })
}

function requestBody(route: PublicRoute): object {
  const [list] = Object.keys((route.body as z.ZodObject).shape)
  const component = { products: 'Product', orders: 'Order' }[list as string]
  const schema = {
    type: 'object',
    required: [list],
    properties: {
      [list as string]: { type: 'array', maxItems: 200, items: { $ref: `#/components/schemas/${component}` } },
    },
  }
  return { required: true, content: { 'application/json': { schema, examples: route.bodyExamples } } }
}

function json(schema: object, example?: unknown): object {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } }
}

function commonResponses(): Record<string, object> {
  const answer = (description: string, component: string, example: unknown, headers: object = {}) => ({
    description,
    headers: { ...headers, ...REQUEST_ID },
    content: json({ $ref: `#/components/schemas/${component}` }, example),
  })
  const retryAfter = { 'Retry-After': header('Seconds to wait before trying again.') }
  return {
    BadRequest: answer(
      'The body is not JSON, or the request as a whole does not fit its schema. Nothing was written.',
      'BadRequest',
      {
        error: 'Bad request',
        details: {
          formErrors: [],
          fieldErrors: { products: ['must have at most 200 products'] },
          issues: [{ path: 'products', code: 'too_big', message: 'must have at most 200 products' }],
        },
      },
      RATE_HEADERS,
    ),
    Unauthorized: answer(
      'The key is missing, malformed, unknown, revoked or expired.',
      'Error',
      { error: 'Unauthorized' },
      { 'WWW-Authenticate': header('Bearer', 'string') },
    ),
    Forbidden: answer(
      'The key lacks the scope.',
      'Forbidden',
      { error: 'Forbidden', message: 'Missing scope: write' },
      RATE_HEADERS,
    ),
    NotFound: answer('The store has no such row.', 'Error', { error: 'Not found' }, RATE_HEADERS),
    PayloadTooLarge: answer('The body is over 10 MiB.', 'Error', { error: 'Payload too large' }, RATE_HEADERS),
    UnsupportedEncoding: answer(
      'The Content-Encoding is neither gzip nor br.',
      'Error',
      { error: 'Unsupported media type' },
      RATE_HEADERS,
    ),
    RateLimited: answer(
      'The limit is reached.',
      'RateLimited',
      {
        success: false,
        error: {
          code: 'RATE_LIMIT_EXCEEDED',
          message: 'Limit of 60 requests per minute reached. Retry in 12 s.',
          retryAfter: 12,
        },
      },
      { ...RATE_HEADERS, ...retryAfter },
    ),
    InternalError: answer('A fault of ours.', 'Error', { error: 'Internal server error' }),
    Unavailable: answer('The database is away; try again.', 'Error', { error: 'Service unavailable' }, retryAfter),
  }
}
