import { z } from 'zod'
import type { PublicRoute } from '../shared/route.ts'
import { schemaComponents, simplify } from './openapi-components.ts'
import {
  badRequestExample,
  buildDocument,
  header,
  jsonOf,
  pathParameters,
  rateLimitExample,
  responseRefs,
  responsesWith,
  retryAfter,
} from './openapi-document.ts'
import { describeWebhooks } from './openapi-webhooks.ts'

const COMMON_RESPONSES = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'RateLimited',
  500: 'InternalError',
  503: 'Unavailable',
} as const

const RATE_HEADERS = {
  'X-RateLimit-Limit': header('Requests admitted per key in any 60 seconds.', 'integer'),
  'X-RateLimit-Remaining': header('Requests left at this moment.', 'integer'),
  'X-RateLimit-Reset': header('Unix epoch in milliseconds at which a place is free again.', 'integer'),
}
const REQUEST_ID = {
  'X-Request-Id': header('Names this request in the logs; yours is kept when it matches ^[\\w-]{1,64}$.'),
}

/** Builds the OpenAPI 3.1 document of the public API from the routes themselves and the schemas that validate. */
export const buildPublicOpenApi = (routes: PublicRoute[]): object =>
  buildDocument({
    title: 'Spiel public API',
    summary: 'Push a catalog and orders in, pull conversations and leads out.',
    description: INTRODUCTION,
    server: '/api/public/v1',
    security: [{ apiKey: [] }],
    tags: [
      { name: 'Catalog', description: 'Products and variants' },
      { name: 'Orders', description: 'Orders and line items' },
      { name: 'Conversations', description: 'Between shoppers and the assistant' },
      { name: 'Leads', description: 'Contacts the assistant captured' },
      { name: 'Search', description: 'What the assistant finds' },
      { name: 'Events', description: 'What happened, to pull' },
      { name: 'Webhooks', description: 'The same, pushed to you' },
    ],
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: `sp_live_<prefix>.<secret>`' },
    },
    schemas: schemaComponents(),
    responses: commonResponses(),
    routes,
    operation,
    webhooks: describeWebhooks(),
  })

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
      content: jsonOf(component, example),
    }
  }
  const common: Record<number, string> = { ...COMMON_RESPONSES }
  if (route.params) common[404] = 'NotFound'
  if (route.body) Object.assign(common, { 413: 'PayloadTooLarge', 415: 'UnsupportedEncoding' })
  Object.assign(responses, responseRefs(common))
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: `${route.description}\n\nScope: \`${route.scope}\`.`,
    'x-required-scope': route.scope,
    ...(route.params || route.query
      ? { parameters: [...pathParameters(route.params), ...queryParameters(route)] }
      : {}),
    ...(route.body ? { requestBody: requestBody(route) } : {}),
    responses,
  }
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
  if (component === undefined) {
    const { $schema: _, ...schema } = z.toJSONSchema(route.body as z.ZodType, {
      ...{ io: 'input', unrepresentable: 'any', override: ({ jsonSchema }) => simplify(jsonSchema) },
    })
    return { required: true, content: { 'application/json': { schema, examples: route.bodyExamples } } }
  }
  const schema = {
    type: 'object',
    required: [list],
    properties: {
      [list as string]: { type: 'array', maxItems: 200, items: { $ref: `#/components/schemas/${component}` } },
    },
  }
  return { required: true, content: { 'application/json': { schema, examples: route.bodyExamples } } }
}

function commonResponses(): Record<string, object> {
  const { answer, plain } = responsesWith(REQUEST_ID)
  const issue = { path: 'products', code: 'too_big', message: 'must have at most 200 products' }
  const forbidden = { error: 'Forbidden', message: 'Missing scope: write' }
  const limited = { ...RATE_HEADERS, ...retryAfter }
  return {
    BadRequest: answer(
      'The body is not JSON, or the request as a whole does not fit its schema. Nothing was written.',
      'BadRequest',
      badRequestExample(issue),
      RATE_HEADERS,
    ),
    Unauthorized: plain('The key is missing, malformed, unknown, revoked or expired.', 'Unauthorized', {
      'WWW-Authenticate': header('Bearer'),
    }),
    Forbidden: answer('The key lacks the scope.', 'Forbidden', forbidden, RATE_HEADERS),
    NotFound: plain('The store has no such row.', 'Not found', RATE_HEADERS),
    PayloadTooLarge: plain('The body is over 10 MiB.', 'Payload too large', RATE_HEADERS),
    UnsupportedEncoding: plain('The Content-Encoding is neither gzip nor br.', 'Unsupported media type', RATE_HEADERS),
    RateLimited: answer('The limit is reached.', 'RateLimited', rateLimitExample(60), limited),
    InternalError: plain('A fault of ours.', 'Internal server error'),
    Unavailable: plain('The database is away; try again.', 'Service unavailable', retryAfter),
  }
}
